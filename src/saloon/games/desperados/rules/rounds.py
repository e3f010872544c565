# compiled zone
"""Chapter R: turns, moves and their order."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import MOVES
from saloon.games.desperados.rules.cards import LayCards
from saloon.games.desperados.rules.coaches import advance_coaches
from saloon.games.desperados.rules.ending import EndOfTurn
from saloon.games.desperados.rules.robberies import Act
from saloon.games.desperados.rules.sheriff import SheriffMove
from saloon.games.desperados.rules.verification import IDLE, Verification
from saloon.games.desperados.state import MIDDLE_LOT, NONE, Desperados
from saloon.games.desperados.verbs import MOVE_BEGAN
from saloon.kernel.core import EVERYONE, Step

MOVE: Final = 0
CARDS: Final = 1
ACTS: Final = 2
AFTER: Final = 3
CHECKED: Final = 4


class Round(Step[Desperados]):
    """DES-R1, DES-R2: five moves, verification, the end of the turn, again and again; it lies under the
    steps it opens. `coming` is what comes when they are gone."""

    def __init__(self, coming: int) -> None:
        self.coming: int = coming

    def copy(self) -> Round:
        return Round(self.coming)

    def advance(self, s: Desperados) -> None:
        coming = self.coming
        self.coming = coming + 1
        if coming == MOVE:
            begin_move(s)
            s.stack.append(SheriffMove())
        elif coming == CARDS:
            s.stack.append(LayCards([NONE] * s.seats, [], 0))
        elif coming == ACTS:
            s.stack.append(Act([NONE] * s.seats, [], 0))
        elif coming == AFTER:
            self.after_move(s)
        else:
            self.coming = MOVE
            s.stack.append(EndOfTurn(0, 0, [], MIDDLE_LOT))

    def after_move(self, s: Desperados) -> None:
        if s.move < MOVES:
            self.coming = MOVE
        else:
            s.stack.append(Verification(0, IDLE, 0))


def begin_move(s: Desperados) -> None:
    """DES-C4: the coaches' advance is the first event of a move. An agreement to concede holds for one
    move."""
    s.move += 1
    s.sent = 0
    s.conceding = 0
    s.tell(MOVE_BEGAN, EVERYONE, [s.move])
    advance_coaches(s)
