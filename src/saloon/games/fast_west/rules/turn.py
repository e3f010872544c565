# compiled zone
"""The course of a turn; it lies under the steps it opens."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import NO_CARD
from saloon.games.fast_west.rules.answers import UNHEARD, Answers, asked
from saloon.games.fast_west.rules.choosing import Choose
from saloon.games.fast_west.rules.ends import ending, show_all
from saloon.games.fast_west.rules.gringos import Gringos
from saloon.games.fast_west.rules.recovery import open_flashback, open_recovery
from saloon.games.fast_west.rules.shootout import shoot_out
from saloon.games.fast_west.rules.target import TargetCard, flashback
from saloon.games.fast_west.state import FastWest
from saloon.kernel.core import Step

TARGET: Final = 0
EVENT: Final = 1
CHOOSE: Final = 2
GRINGOS: Final = 3
ANSWERS: Final = 4
SHOOTOUT: Final = 5
PHASES: Final = ["target", "event", "choose", "gringos", "answers", "shootout"]


class Turn(Step[FastWest]):
    """FW-T1, FW-C1, FW-R3, FW-W5: target card, event, window T, gringos, window R, shootout, and again."""

    def __init__(self, phase: int = TARGET) -> None:
        self.phase: int = phase

    def copy(self) -> Turn:
        return Turn(self.phase)

    def advance(self, s: FastWest) -> None:
        phase = self.phase
        self.phase = phase + 1
        if phase == TARGET:
            begin(s)
            s.stack.append(TargetCard())
        elif phase == EVENT:
            if flashback(s):
                open_flashback(s)
        elif phase == CHOOSE:
            s.stack.append(Choose(s.seats))
        elif phase == GRINGOS:
            if s.gringo_mask():
                s.stack.append(Gringos())
        elif phase == ANSWERS:
            mask = asked(s)
            if mask:
                s.stack.append(Answers(mask, [UNHEARD] * s.seats))
        else:
            self.close(s)

    def close(self, s: FastWest) -> None:
        """FW-W5: the shootout, then the end test, then what the dodges bring back."""
        volley = shoot_out(s)
        self.phase = TARGET
        if ending(s):
            show_all(s)
            s.stack.pop()
        else:
            open_recovery(s, volley.dodging, volley.boosted)


def begin(s: FastWest) -> None:
    """FW-T5: the living are fixed for the turn; nothing is left of the last one but lives, bullets and
    cards."""
    s.turn += 1
    s.swapped = NO_CARD
    s.guard = 0
    s.double = 0
    s.stunt = 0
    s.two_guns = 0
