# compiled zone
"""Verbs: what may be said at a table, as words and as plain integers.

A title lists its verbs once. From the list come the integer of every action (mixed radix), its text, the
greying and grouping in every client, and the index a learner uses. Rule code never builds action objects:

    BUILD = Verb("build", KIND, TOWN)
    VERBS = VerbTable([BID, BUILD])
    if BUILD.owns(a): kind, town = BUILD.args(a)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MAX_SEATS: Final = 10
SEAT_LETTERS: Final = "ABCDEFGHIJ"


class Domain:
    """A named, ordered set of values `first .. first + size - 1`, each with a one-word token.

    `name` is the locale group of the values, `label` the name of this argument inside sentences. With
    `optional` the first value reads `-` and is left out at the end of a line.
    """

    def __init__(
        self, name: str, tokens: list[str], first: int = 0, label: str = "", optional: bool = False
    ) -> None:
        self.name: Final = name
        self.label: Final = label or name
        self.tokens: Final = tokens
        self.first: Final = first
        self.size: Final = len(tokens)
        self.optional: Final = optional

    def named(self, label: str) -> Domain:
        """The same values under another argument name (`SEAT.named("target")`)."""
        return Domain(self.name, self.tokens, self.first, label, self.optional)

    def has(self, value: int) -> bool:
        return self.first <= value < self.first + self.size

    def token(self, value: int) -> str:
        return self.tokens[value - self.first]

    def value(self, token: str) -> int | None:
        """The value behind a token, or None."""
        return self.tokens.index(token) + self.first if token in self.tokens else None

    def values(self) -> list[int]:
        return list(range(self.first, self.first + self.size))


def words(name: str, tokens: list[str], optional: bool = False) -> Domain:
    """A domain of words; with `optional`, value 0 is 'not said'."""
    return Domain(name, ["-", *tokens] if optional else tokens, 0, "", optional)


def numbers(name: str, low: int, high: int) -> Domain:
    """Whole numbers from low to high, both included."""
    return Domain(name, [str(n) for n in range(low, high + 1)], low)


SEAT: Final = Domain("seat", list(SEAT_LETTERS))
"""The seats. A title with neutral figures makes a longer domain of the same name: they come after the ten
seats."""


class Verb:
    """One thing that can be said, with its arguments; owns a range of the action space."""

    def __init__(self, name: str, *domains: Domain, ordered: bool = False, interrupt: bool = False) -> None:
        """`ordered`: commits of this verb by different seats do not commute (the order is part of the rule).
        `interrupt`: may be said whenever `Rules.interrupters` lets a seat, whatever the step."""
        self.name: Final = name
        self.domains: Final = list(domains)
        self.ordered: Final = ordered
        self.interrupt: Final = interrupt
        self.base: int = 0
        size = 1
        strides: list[int] = []
        for domain in reversed(self.domains):
            strides.insert(0, size)
            size *= domain.size
        self.size: int = size
        self.strides: Final = strides
        self._s0: i64 = strides[0] if strides else 0
        self._s1: i64 = strides[1] if len(strides) > 1 else 0
        self._s2: i64 = strides[2] if len(strides) > 2 else 0
        self._s3: i64 = strides[3] if len(strides) > 3 else 0
        self._zero: i64 = 0

    def place(self, base: int) -> None:
        """Called once by the verb table."""
        self.base = base
        shift = 0
        for domain, stride in zip(self.domains, self.strides, strict=True):
            shift += domain.first * stride
        self._zero = base - shift

    def owns(self, action: int) -> bool:
        return self.base <= action < self.base + self.size

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> int:
        """The integer of this verb with these arguments (at most four; `encode` takes any number)."""
        return self._zero + a * self._s0 + b * self._s1 + c * self._s2 + d * self._s3

    def arg(self, action: int, index: int) -> int:
        domain = self.domains[index]
        return (action - self.base) // self.strides[index] % domain.size + domain.first

    def args(self, action: int) -> list[int]:
        rest = action - self.base
        out: list[int] = []
        for i in range(len(self.domains)):
            stride = self.strides[i]
            out.append(rest // stride + self.domains[i].first)
            rest %= stride
        return out

    def encode(self, args: list[int]) -> int:
        """The integer of a full argument list; every argument must lie in its domain."""
        action = self.base
        for domain, stride, value in zip(self.domains, self.strides, args, strict=True):
            action += (value - domain.first) * stride
        return action

    def actions(self) -> list[int]:
        return list(range(self.base, self.base + self.size))


class DiceVerb(Verb):
    """NATURE's word for a throw of dice: any number of faces, packed into one integer.

    A throw of n dice has the code base + (6^n - 1) / 5 + the faces as digits to base 6.
    """

    def __init__(self, name: str, sides: int = 6, most: int = 23) -> None:
        super().__init__(name)
        self.sides: Final = sides
        self.most: Final = most
        self.offsets: Final[list[int]] = [(sides**n - 1) // (sides - 1) for n in range(most + 2)]
        self.size = self.offsets[most + 1]

    def pack(self, faces: list[int]) -> int:
        """Faces count from 1."""
        value = 0
        for face in faces:
            value = value * self.sides + face - 1
        return self.base + self.offsets[len(faces)] + value

    def face(self, action: int) -> int:
        """The only face of a throw of one die."""
        return action - self.base

    def args(self, action: int) -> list[int]:
        rest = action - self.base
        count = 0
        power = 1
        while rest >= power:
            rest -= power
            power *= self.sides
            count += 1
        faces = [0] * count
        for i in range(count - 1, -1, -1):
            faces[i] = rest % self.sides + 1
            rest //= self.sides
        return faces


class VerbTable:
    """All verbs of one speaker (the seats, or NATURE) and their ranges, in the order they are listed."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: Final = verbs
        base = 0
        self.interrupts_at: int = -1
        for verb in verbs:
            if verb.interrupt and self.interrupts_at < 0:
                self.interrupts_at = base
            if not verb.interrupt and self.interrupts_at >= 0:
                raise ValueError(f"interrupt verbs come last: {verb.name}")
            verb.place(base)
            base += verb.size
        self.size: Final = base
        if self.interrupts_at < 0:
            self.interrupts_at = base

    def owner(self, action: int) -> Verb | None:
        for verb in self.verbs:
            if verb.owns(action):
                return verb
        return None

    def named(self, name: str) -> Verb | None:
        for verb in self.verbs:
            if verb.name == name:
                return verb
        return None
