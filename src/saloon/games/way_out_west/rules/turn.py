# compiled zone
"""Chapter E: the course of a turn, and the end of the game."""

from __future__ import annotations

from typing import Final

from saloon.games.way_out_west.board import LAST_SPACE, PAYDAY_EVERY, TOKENS, TOWNS
from saloon.games.way_out_west.rules.actions import Actions
from saloon.games.way_out_west.rules.auction import Auction
from saloon.games.way_out_west.rules.income import payday
from saloon.games.way_out_west.state import IN_HAND, WayOutWest
from saloon.games.way_out_west.verbs import TURN_BEGAN
from saloon.kernel.core import EVERYONE, Step

BIDDING: Final = 0
ACTING: Final = 1
ENDING: Final = 2


class Turn(Step[WayOutWest]):
    """WOW-T1: an auction, the actions, the end of the turn; this step lies under those it opens.

    WOW-D1: whatever lies on top is the one thing that is pending, and no step asks two seats at once."""

    def __init__(self, stage: int = BIDDING) -> None:
        self.stage: int = stage

    def copy(self) -> Turn:
        return Turn(self.stage)

    def advance(self, s: WayOutWest) -> None:
        stage = self.stage
        self.stage = stage + 1
        if stage == BIDDING:
            if s.heard is not None:
                s.tell(TURN_BEGAN, EVERYONE, [s.turn])
            s.stack.append(Auction(s.play_order[:]))
        elif stage == ACTING:
            s.stack.append(Actions(0))
        else:
            self.end(s)

    def end(self, s: WayOutWest) -> None:
        """WOW-E1 to WOW-E4: payday on every third space, then the marker advances; space 12 is the last."""
        if s.turn % PAYDAY_EVERY == 0:
            payday(s)
        if s.turn == LAST_SPACE:
            s.stack.pop()
            return
        s.turn += 1
        self.stage = BIDDING
        clear_boxes(s)
        elect_sheriffs(s)


def clear_boxes(s: WayOutWest) -> None:
    """WOW-A1: all boxes are empty and everybody has two tokens."""
    s.tokens = [IN_HAND] * (s.seats * TOKENS)


def elect_sheriffs(s: WayOutWest) -> None:
    """WOW-J10, WOW-L16: from the next turn on every jail has a sheriff again."""
    for town in range(TOWNS):
        s.missing[town] = 0
