# compiled zone
"""Chapter F: the shots of a round, one by one."""

from __future__ import annotations

from typing import Final

from saloon.games.standoff.state import Standoff
from saloon.games.standoff.verbs import (
    DRAW,
    FIRED,
    HAT,
    HAT_FLEW,
    KEEP,
    KEPT,
    NOT_YOUR_NUMBER,
    ROLL,
    SHOW,
    SHOWED,
    STAND,
    WOUNDED,
)
from saloon.kernel.chance import Chance, Throw
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW

ROLLING: Final = 0
SHOWING: Final = 1
HIT: Final = 2
DONE: Final = 3

ONE_DIE: Final = Throw(EVERYONE, ROLL, 1)


class Volley(Step[Standoff]):
    """STD-F1: the shots are fired in seat order; wounds wait for the end of the round."""

    def __init__(self, choices: list[int], shooter: int) -> None:
        self.choices: list[int] = choices
        self.shooter: int = shooter

    def copy(self) -> Volley:
        return Volley(self.choices[:], self.shooter)

    def advance(self, s: Standoff) -> None:
        while self.shooter < s.seats:
            shooter = self.shooter
            choice = self.choices[shooter]
            self.shooter += 1
            if DRAW.owns(choice):
                target = DRAW.arg(choice, 0)
                ducked = 0 if DRAW.owns(self.choices[target]) else 1
                s.stack.append(Shot(shooter, target, ducked, 0, ROLLING))
                return
        s.stack.pop()


class Shot(Step[Standoff]):
    """STD-F2 to STD-F5: one shot, from the die to the hat."""

    def __init__(self, shooter: int, target: int, ducked: int, die: int, stage: int) -> None:
        self.shooter: int = shooter
        self.target: int = target
        self.ducked: int = ducked
        self.die: int = die
        self.stage: int = stage

    def copy(self) -> Shot:
        return Shot(self.shooter, self.target, self.ducked, self.die, self.stage)

    def must(self, s: Standoff) -> int:
        asked = self.shooter if self.stage == SHOWING else self.target
        return bit(asked) if SHOWING <= self.stage <= HIT and s.lives[asked] > 0 else 0

    def asks(self, s: Standoff, seat: int) -> str:
        return "show" if self.stage == SHOWING else "hat"

    def menu(self, s: Standoff, seat: int) -> list[int]:
        return [SHOW.of(), KEEP.of()] if self.stage == SHOWING else [HAT.of(), STAND.of()]

    def why(self, s: Standoff, seat: int, action: int) -> int:
        """STD-F3: the number may be shown only if it is the one on the die."""
        if self.stage == SHOWING:
            if action == SHOW.of():
                return 0 if s.lucky[seat] == self.die else NOT_YOUR_NUMBER
            return 0 if action == KEEP.of() else NOT_NOW
        return 0 if action == HAT.of() or action == STAND.of() else NOT_NOW

    def take(self, s: Standoff, seat: int, action: int) -> None:
        if action == SHOW.of():
            self.show(s)
        elif action == KEEP.of():
            if s.heard is not None:
                s.tell(KEPT, EVERYONE, [seat])
            self.stage = DONE
        elif action == HAT.of():
            s.hats[seat] = 0
            s.tell(HAT_FLEW, EVERYONE, [seat])
            self.stage = DONE
        else:
            self.wound(s)

    def chance(self, s: Standoff) -> Chance | None:
        """STD-E2: no die for a shot by or at somebody who has left."""
        if self.stage != ROLLING or s.lives[self.shooter] == 0 or s.lives[self.target] == 0:
            return None
        return ONE_DIE

    def take_chance(self, s: Standoff, action: int) -> None:
        """STD-F2: 5 and 6 hit who drew, 6 hits who ducked."""
        self.die = ROLL.face(action)
        if s.heard is not None:
            s.tell(FIRED, EVERYONE, [self.shooter, self.target, self.die])
        if self.die >= 5 + self.ducked:
            self.hit(s)
        else:
            self.stage = SHOWING if s.known[self.shooter] != EVERYONE else DONE

    def show(self, s: Standoff) -> None:
        """STD-F4: a shown number is known to all from now on; the shot hits."""
        s.known[self.shooter] = EVERYONE
        s.tell(SHOWED, EVERYONE, [self.shooter, self.die])
        self.hit(s)

    def hit(self, s: Standoff) -> None:
        """STD-F5: the target's hat may take the bullet."""
        if s.hats[self.target]:
            self.stage = HIT
        else:
            self.wound(s)

    def wound(self, s: Standoff) -> None:
        s.wounds[self.target] += 1
        s.hits[self.shooter] += 1
        if s.heard is not None:
            s.tell(WOUNDED, EVERYONE, [self.target])
        self.stage = DONE

    def advance(self, s: Standoff) -> None:
        s.stack.pop()

    def fallback(self, s: Standoff, seat: int) -> int:
        """STD-E7."""
        return KEEP.of() if self.stage == SHOWING else HAT.of()
