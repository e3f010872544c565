# compiled zone
"""Chapter S: the identities are dealt."""

from __future__ import annotations

from saloon.games.fast_west.board import DUEL_SEATS, IDENTITIES
from saloon.games.fast_west.rules.turn import Turn
from saloon.games.fast_west.state import DUEL, FastWest, gringos_at
from saloon.games.fast_west.verbs import DEAL, DEALT, DEALT_HIDDEN, DUEL_FOR_TWO
from saloon.kernel.chance import Chance, Draw
from saloon.kernel.core import EVERYONE, Step, bit


class Deal(Step[FastWest]):
    """FW-S4: one hidden identity for each seat, seat after seat. What a gringo holds nobody will ever see,
    so nobody draws it (FW-N4)."""

    def __init__(self, to: int) -> None:
        self.to: int = to

    def copy(self) -> Deal:
        return Deal(self.to)

    def chance(self, s: FastWest) -> Chance | None:
        """FW-S6, FW-K15: every shuffle is asked of NATURE, so that one seed makes the whole game. FW-S8: for
        the little duel there is nothing to deal."""
        if self.to == s.seats or s.options[DUEL]:
            return None
        return Draw(bit(self.to), [DEAL.of(self.to, identity) for identity in not_dealt(s)])

    def take_chance(self, s: FastWest, action: int) -> None:
        seat = self.to
        s.identity[seat] = DEAL.arg(action, 1)
        s.tell(DEALT, bit(seat), [seat, s.identity[seat]])
        s.tell(DEALT_HIDDEN, EVERYONE & ~bit(seat), [seat])
        self.to += 1

    def advance(self, s: FastWest) -> None:
        s.stack[-1] = Turn()


def may_duel(seats: int, options: list[int]) -> int:
    """FW-S8: the little duel is for two seats and no gringos."""
    alone = seats == DUEL_SEATS and not gringos_at(seats, options)
    return 0 if alone or not options[DUEL] else DUEL_FOR_TWO


def not_dealt(s: FastWest) -> list[int]:
    """FW-K6: the identities no seat holds."""
    return [identity for identity in range(len(IDENTITIES)) if identity not in s.identity]
