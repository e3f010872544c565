# compiled zone
"""Random numbers as the engine sees them: something that answers `below(n)`.

`FastRng` (sfc32) serves search, playouts and tests: equal on every machine and in both speeds. What falls
at a real table comes from `nature`, which anybody can check afterwards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK32: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Anything that draws evenly from 0 .. n-1."""

    def below(self, n: int) -> int:
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held


class FastRng(Rng):
    """sfc32 by Chris Doty-Humphrey: 32-bit, small, passes PractRand."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & MASK32
        self.b: i64 = (seed >> 32) & MASK32
        self.c: i64 = (seed >> 64) & MASK32
        self.count: i64 = 1
        for _ in range(12):
            self.next32()

    def next32(self) -> i64:
        out: i64 = (self.a + self.b + self.count) & 0xFFFFFFFF
        self.count = (self.count + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) & 0xFFFFFFFF) | (self.c >> 11)) + out & 0xFFFFFFFF
        return out

    def below(self, n: int) -> int:
        """Even for every n up to 2^31: draws past the last whole multiple of n are thrown again."""
        m: i64 = n
        limit: i64 = 4294967296 - 4294967296 % m
        x: i64 = self.next32()
        while x >= limit:
            x = self.next32()
        return x % m
