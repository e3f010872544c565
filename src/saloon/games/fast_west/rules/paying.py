# compiled zone
"""Chapter R, end: every final card is paid at the same time."""

from __future__ import annotations

from saloon.games.fast_west.board import ACCOUNTANT, COST, MISCALCULATION
from saloon.games.fast_west.rules.target import banned, free_shots
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import BANNED, FIRST_GRINGO, PAID, UNPAID
from saloon.kernel.core import EVERYONE


def pay(s: FastWest) -> int:
    """FW-R9, FW-R14: paid with the bullets held now. Returns the mask of those whose card is active."""
    active = 0
    for one in s.ring:
        if s.alive >> one & 1 and (pays_gringo(s, one) if one >= FIRST_GRINGO else pays(s, one)):
            active |= 1 << one
    return active


def pays_gringo(s: FastWest, one: int) -> bool:
    """FW-N7, FW-N8, FW-N11: a gringo's bullets are endless; only an event stops its card."""
    return not is_dud(s, one)


def pays(s: FastWest, seat: int) -> bool:
    """FW-R10, FW-R11, FW-R12: once for the whole card, however many ways it shoots; spent whatever becomes
    of it. Whoever is short of bullets pays nothing and the card does nothing."""
    if is_dud(s, seat):
        return False
    card = s.table[seat]
    price = need(s, seat)
    if s.bullets[seat] < price:
        if s.heard is not None:
            s.tell(UNPAID, EVERYONE, [seat, card])
        return False
    if price and not free_shots(s, card):
        s.bullets[seat] -= price
        if s.heard is not None:
            s.tell(PAID, EVERYONE, [seat, price])
    return True


def need(s: FastWest, seat: int) -> int:
    """FW-R9, FW-P09.1, FW-P01.3: the card's cost, nothing for the Accountant's miscalculation, both weapons'
    for a Cheat who swapped."""
    card = s.table[seat]
    if card == MISCALCULATION and s.power(seat) == ACCOUNTANT:
        return 0
    if s.swapped >= 0 and s.holds_swap(seat):
        return COST[card] + COST[s.swapped]
    return COST[card]


def is_dud(s: FastWest, one: int) -> bool:
    """FW-A14: a banned card on the table all the same does nothing."""
    if not banned(s, s.table[one]):
        return False
    s.tell(BANNED, EVERYONE, [one, s.table[one]])
    return True
