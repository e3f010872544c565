# compiled zone
"""Chapter W: when the game is over, and who has won."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.rules.lives import show_identity
from saloon.games.fast_west.state import FastWest, last_turn
from saloon.kernel.core import seats_in

NOT_OVER: Final = 0
LAST_ONE: Final = 1
WEST: Final = 2
GRINGO: Final = 3
GRINGOS_BOTH: Final = 4
LIMIT: Final = 5


def ending(s: FastWest) -> int:
    """FW-W1 to FW-W5: tested once per turn, after its eliminations."""
    seats = s.living()
    gringos = s.gringo_mask()
    if seats == 0:
        return WEST if gringos == 0 else GRINGO if is_one(gringos) else GRINGOS_BOTH
    if gringos == 0 and is_one(seats):
        return LAST_ONE
    return LIMIT if s.turn >= last_turn(s) else NOT_OVER


def is_one(mask: int) -> bool:
    return mask & (mask - 1) == 0


def show_all(s: FastWest) -> None:
    """FW-W7: nothing is left to protect."""
    for seat in range(s.seats):
        show_identity(s, seat)


def outlived(s: FastWest) -> list[int]:
    """FW-W6: a seat's score is the number of seats that were out in an earlier turn than it; the same turn
    is the same place."""
    last = [s.out[seat] if s.out[seat] else s.turn + 1 for seat in range(s.seats)]
    return [sum([1 for other in last if other < mine]) for mine in last]


REASONS: Final = [
    ("", ""),
    ("last_one", "FW-W1"),
    ("west", "FW-W2"),
    ("gringo", "FW-W3"),
    ("gringos", "FW-W3"),
    ("turn_limit", "FW-W4"),
]


def winners(s: FastWest, how: int) -> list[int]:
    """FW-W1 to FW-W4: the last one standing; no seat when the West or gringos win."""
    return seats_in(s.living()) if how == LAST_ONE else []
