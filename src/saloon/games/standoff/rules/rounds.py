# compiled zone
"""The course of a game: choose, fire, bury - until one side is left."""

from __future__ import annotations

from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.rules.ends import bury, one_side_left
from saloon.games.standoff.state import ROUNDS, Standoff
from saloon.games.standoff.verbs import NEXT_ROUND
from saloon.kernel.core import EVERYONE, Step


class Round(Step[Standoff]):
    """STD-C1, STD-E1: one round; it lies under the steps it opens and ends when they are gone."""

    def __init__(self, opened: int = 0) -> None:
        self.opened: int = opened

    def copy(self) -> Round:
        return Round(self.opened)

    def advance(self, s: Standoff) -> None:
        if not self.opened:
            self.opened = 1
            s.stack.append(Choose(s.seats))
            return
        bury(s)
        if one_side_left(s) or s.round == s.options[ROUNDS]:
            s.stack.pop()
        else:
            s.round += 1
            self.opened = 0
            s.tell(NEXT_ROUND, EVERYONE, [s.round])
