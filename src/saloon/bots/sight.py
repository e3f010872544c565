# compiled zone
"""What a bot is given: one seat's knowledge and nothing else.

A `Sight` never holds the real state. `look` draws a world that the seat cannot tell from the real one, keeps
that, and every world sampled later is drawn anew from it. Two real worlds that differ only in what the seat
may not know give the same Sight.
"""

from __future__ import annotations

from typing import Final

from saloon.kernel import flow
from saloon.kernel.core import Rules, State
from saloon.kernel.rng import FastRng, Rng

LOOK_SEED: Final = 0x5A1005


class Sight:
    """A seat, a world it thinks possible, and a way to draw others."""

    def __init__(self, rules: Rules, world: State, seat: int) -> None:
        """`world` must come from `redetermine`; use `look`."""
        self.rules: Final = rules
        self.world: Final = world
        self.seat: Final = seat

    def sample(self, rng: Rng) -> State:
        """Another world that looks the same to the seat, evenly drawn; the caller may play on in it."""
        return self.rules.redetermine(self.world, self.seat, rng)

    def words(self) -> list[int]:
        """What the step on top lets the seat say now (no interrupts)."""
        if not self.world.stack:
            return []
        top = self.world.stack[-1]
        if not (top.must(self.world) | top.may(self.world)) >> self.seat & 1:
            return []
        return top.legal(self.world, self.seat)

    def legal(self) -> list[int]:
        """Everything the seat can say now, interrupts included."""
        return flow.legal(self.rules, self.world, self.seat)


def look(rules: Rules, state: State, seat: int) -> Sight:
    """The sight of a seat in a state."""
    return Sight(rules, rules.redetermine(state, seat, FastRng(LOOK_SEED)), seat)
