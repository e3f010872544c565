# compiled zone
"""Chapter C: everybody chooses in secret, all at once."""

from __future__ import annotations

from typing import Final

from saloon.games.standoff.rules.ends import one_side_left
from saloon.games.standoff.rules.fire import Volley
from saloon.games.standoff.state import Standoff
from saloon.games.standoff.verbs import (
    ALREADY_CHOSEN,
    CHOSE,
    DRAW,
    DREW,
    DUCK,
    DUCKED,
    NOTHING_CHOSEN,
    ON_THE_DEAD,
    ON_YOUR_GANG,
    ON_YOURSELF,
    RETHINK,
    RETHOUGHT,
)
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW

NOTHING: Final = -1


class Choose(Step[Standoff]):
    """STD-C1, STD-C3: the living choose together; `must` are those who still think."""

    def __init__(self, seats: int, choices: list[int] | None = None) -> None:
        self.choices: list[int] = [NOTHING] * seats if choices is None else choices

    def copy(self) -> Choose:
        return Choose(0, self.choices[:])

    def must(self, s: Standoff) -> int:
        mask = 0
        for seat in range(s.seats):
            if self.choices[seat] == NOTHING and s.lives[seat] > 0:
                mask |= bit(seat)
        return 0 if one_side_left(s) else mask

    def may(self, s: Standoff) -> int:
        return s.living() & ~self.must(s) if self.must(s) else 0

    def menu(self, s: Standoff, seat: int) -> list[int]:
        return [*[DRAW.of(target) for target in range(s.seats)], DUCK.of(), RETHINK.of()]

    def legal(self, s: Standoff, seat: int) -> list[int]:
        if self.choices[seat] != NOTHING:
            return [RETHINK.of()]
        free = s.living() & ~s.gang(seat)
        out = [DRAW.of(target) for target in range(s.seats) if free >> target & 1]
        out.append(DUCK.of())
        return out

    def why(self, s: Standoff, seat: int, action: int) -> int:
        chosen = self.choices[seat] != NOTHING
        if action == RETHINK.of():
            return 0 if chosen else NOTHING_CHOSEN
        if DRAW.owns(action):
            return ALREADY_CHOSEN if chosen else may_draw(s, seat, DRAW.arg(action, 0))
        if action == DUCK.of():
            return ALREADY_CHOSEN if chosen else 0
        return NOT_NOW

    def take(self, s: Standoff, seat: int, action: int) -> None:
        if action == RETHINK.of():
            self.choices[seat] = NOTHING
            s.tell(RETHOUGHT, EVERYONE, [seat])
        else:
            self.choices[seat] = action
            if s.heard is not None:
                s.tell(CHOSE, EVERYONE, [seat])

    def advance(self, s: Standoff) -> None:
        """STD-C4: all choices are shown together."""
        for seat in range(s.seats):
            if s.lives[seat] == 0:
                self.choices[seat] = NOTHING
            elif s.heard is not None and self.choices[seat] != NOTHING:
                tell_choice(s, seat, self.choices[seat])
        s.stack[-1] = Volley(self.choices, 0)

    def fallback(self, s: Standoff, seat: int) -> int:
        """STD-E7."""
        return DUCK.of() if self.choices[seat] == NOTHING else RETHINK.of()


def may_draw(s: Standoff, seat: int, target: int) -> int:
    """STD-C2: nobody draws on himself, the dead or the own gang."""
    if target == seat:
        return ON_YOURSELF
    if target >= s.seats or s.lives[target] == 0:
        return ON_THE_DEAD
    if s.gang(seat) >> target & 1:
        return ON_YOUR_GANG
    return 0


def tell_choice(s: Standoff, seat: int, choice: int) -> None:
    if DRAW.owns(choice):
        s.tell(DREW, EVERYONE, [seat, DRAW.arg(choice, 0)])
    else:
        s.tell(DUCKED, EVERYONE, [seat])
