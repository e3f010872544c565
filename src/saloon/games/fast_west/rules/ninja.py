# compiled zone
"""Chapter P02: the Ninja, who gives up a dodge while reloading."""

from __future__ import annotations

from saloon.games.fast_west.board import DODGE, NINJA, RELOAD
from saloon.games.fast_west.rules.piles import shown_in_hand
from saloon.games.fast_west.rules.reveals import reveal
from saloon.games.fast_west.rules.target import banned
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import GUARDED, NO_GUARD, NOT_THE_NINJA
from saloon.kernel.core import EVERYONE, bit


def may_guard(s: FastWest, seat: int) -> int:
    """FW-P02.1, FW-P02.2: with reload on the table, dodge in the hand, and not at close quarters."""
    if s.identity[seat] != NINJA:
        return NOT_THE_NINJA
    if s.table[seat] != RELOAD or not s.hand(seat) >> DODGE & 1 or banned(s, DODGE):
        return NO_GUARD
    return 0


def guard(s: FastWest, seat: int) -> None:
    """FW-P02.4: declared before the shots fly; the dodge is gone even if nothing comes."""
    if not s.revealed >> seat & 1:
        reveal(s, seat)
    shown_in_hand(s, seat, DODGE)
    s.guard |= bit(seat)
    s.tell(GUARDED, EVERYONE, [seat])
