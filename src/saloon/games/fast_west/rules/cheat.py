# compiled zone
"""Chapter P01: the Cheat, who changes his weapon once all cards are turned."""

from __future__ import annotations

from saloon.games.fast_west.board import BOTH, CHEAT, COST, CROSSED, WEAPONS
from saloon.games.fast_west.rules.piles import shown_in_hand
from saloon.games.fast_west.rules.reveals import reveal
from saloon.games.fast_west.state import CHEAT_REDIRECT, NO_SIDE, FastWest
from saloon.games.fast_west.verbs import (
    AIMED,
    CANNOT_PAY_BOTH,
    NO_NEW_SIDE,
    NO_SIDE_TO_CHOOSE,
    NO_WEAPON_SWAP,
    NOT_IN_HAND,
    NOT_THE_CHEAT,
    SWAP,
    SWAPPED,
)
from saloon.kernel.core import EVERYONE


def may_swap(s: FastWest, seat: int, card: int, side: int) -> int:
    """FW-P01.1 to FW-P01.3: weapon for weapon, from the hand, both costs covered by his bullets."""
    if s.identity[seat] != CHEAT:
        return NOT_THE_CHEAT
    if not WEAPONS >> s.table[seat] & 1 or not WEAPONS >> card & 1:
        return NO_WEAPON_SWAP
    if not s.hand(seat) >> card & 1:
        return NOT_IN_HAND
    if s.bullets[seat] < COST[s.table[seat]] + COST[card]:
        return CANNOT_PAY_BOTH
    return may_redirect(s) if side != NO_SIDE else 0


def may_redirect(s: FastWest) -> int:
    """FW-P01.4, FW-P01.5: a new side may come with the swap, but under arrow both there is none to choose."""
    if s.arrow == BOTH:
        return NO_SIDE_TO_CHOOSE
    if s.options[CHEAT_REDIRECT] and s.arrow != CROSSED:
        return NO_NEW_SIDE
    return 0


def swaps(s: FastWest, seat: int) -> list[int]:
    """Every legal swap of a seat."""
    out: list[int] = []
    if s.identity[seat] != CHEAT or not WEAPONS >> s.table[seat] & 1:
        return out
    for action in range(SWAP.base, SWAP.base + SWAP.size):
        if may_swap(s, seat, SWAP.arg(action, 0), SWAP.arg(action, 1)) == 0:
            out.append(action)
    return out


def swap(s: FastWest, seat: int, action: int) -> None:
    """FW-P01.6: the new weapon lies on the first one; only it shoots, but both go to the pile and both are
    paid."""
    if not s.revealed >> seat & 1:
        reveal(s, seat)
    card = SWAP.arg(action, 0)
    side = SWAP.arg(action, 1)
    shown_in_hand(s, seat, card)
    s.swapped = s.table[seat]
    s.table[seat] = card
    s.tell(SWAPPED, EVERYONE, [seat, card])
    if side != NO_SIDE:
        s.side[seat] = side
        s.tell(AIMED, EVERYONE, [seat, side])
