# compiled zone
"""Chapter L: lives and elimination."""

from __future__ import annotations

from saloon.games.fast_west.board import NO_IDENTITY
from saloon.games.fast_west.rules.piles import SURE
from saloon.games.fast_west.rules.shots import Volley
from saloon.games.fast_west.state import SHOW_IDENTITY, FastWest
from saloon.games.fast_west.verbs import ELIMINATED, FIRST_GRINGO, IDENTITY_SHOWN, LOST
from saloon.kernel.core import EVERYONE, bit


def lose(s: FastWest, volley: Volley) -> None:
    """FW-L1, FW-L2, FW-L3, FW-K11: all losses of the turn at once, never below nothing."""
    for one in s.ring:
        lost = min(s.lives[one], volley.loss[one])
        if lost > 0:
            s.lives[one] -= lost
            if s.heard is not None:
                s.tell(LOST, EVERYONE, [one, lost])


def eliminate(s: FastWest) -> None:
    """FW-L4, FW-L6: everybody without lives is out, all together; their seats no longer count from the next
    turn."""
    for one in s.ring:
        if s.alive >> one & 1 and s.lives[one] == 0:
            s.alive &= ~bit(one)
            s.out[one] = s.turn
            s.tell(ELIMINATED, EVERYONE, [one])
            if one < FIRST_GRINGO:
                retire(s, one)


def retire(s: FastWest, seat: int) -> None:
    """FW-L4, FW-L5: the seat becomes a spectator with all seven cards; its identity is shown, by option,
    which is no reveal."""
    s.revealed &= ~bit(seat)
    s.bullets[seat] = 0
    s.pile[seat] = 0
    s.maybe[seat] = SURE[0]
    if s.options[SHOW_IDENTITY]:
        show_identity(s, seat)


def show_identity(s: FastWest, seat: int) -> None:
    if not s.faceup >> seat & 1 and s.identity[seat] != NO_IDENTITY:
        s.faceup |= bit(seat)
        s.tell(IDENTITY_SHOWN, EVERYONE, [seat, s.identity[seat]])
