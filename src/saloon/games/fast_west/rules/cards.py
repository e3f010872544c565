# compiled zone
"""Chapter A: where the table cards go at the end of the turn."""

from __future__ import annotations

from saloon.games.fast_west.board import COOK, DODGE, DYNAMITE, MISCALCULATION, NO_CARD, RELOAD, RICOCHET
from saloon.games.fast_west.rules.gringos import put_away
from saloon.games.fast_west.rules.piles import discard, keep, take_all
from saloon.games.fast_west.rules.shots import Volley
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import FIRST_GRINGO


def clear_table(s: FastWest, volley: Volley) -> None:
    """FW-A13: all table cards leave the table, unpaid and replaced ones too."""
    for one in s.ring:
        if not s.alive >> one & 1:
            continue
        if one >= FIRST_GRINGO:
            put_away(s, one)
        else:
            clear_card(s, volley, one)
            if s.swapped >= 0 and s.holds_swap(one):
                # FW-P01.6: the replaced weapon too.
                discard(s, one, s.swapped)
        s.table[one] = NO_CARD
        s.side[one] = -1
    s.swapped = NO_CARD


def clear_card(s: FastWest, volley: Volley, seat: int) -> None:
    """FW-A2, FW-Q10, FW-K8: a reload, or the extra one of a boosted dynamite, takes everything back; then
    the guard's dodge goes to the pile. A few cards return alone, all others are discarded."""
    card = s.table[seat]
    if card == RELOAD or (card == DYNAMITE and volley.is_boosted(seat)):
        take_all(s, seat)
        if s.guard >> seat & 1:
            discard(s, seat, DODGE)
    elif returns(s, volley, seat):
        keep(s, seat, card)
    else:
        discard(s, seat, card)


def returns(s: FastWest, volley: Volley, seat: int) -> bool:
    """FW-Q12, FW-P13.1: a boosted miscalculation, and the Cook's ricochet that passed a shot on."""
    card = s.table[seat]
    if card == MISCALCULATION:
        return volley.is_boosted(seat)
    return card == RICOCHET and volley.passed >> seat & 1 == 1 and s.power(seat) == COOK
