# compiled zone
"""Chapters A and P: the bullets that move once the losses of the turn stand."""

from __future__ import annotations

from saloon.games.fast_west.board import (
    BANDIT_QUEEN,
    BOOSTED_RELOAD_GAIN,
    DYNAMITE,
    LEFT,
    PROSPECTOR,
    PROSPECTOR_GAIN,
    QUEEN_TAKE,
    RELOAD,
    RELOAD_GAIN,
    TRAPPER,
    TRAPPER_GAIN,
)
from saloon.games.fast_west.rules.reveals import rob
from saloon.games.fast_west.rules.shots import Volley
from saloon.games.fast_west.rules.target import barrel, gain
from saloon.games.fast_west.state import FastWest


def rob_the_hit(s: FastWest, volley: Volley) -> None:
    """FW-P11.1, FW-P11.2: the Bandit Queen takes from each other seat her bullets hit, clockwise from her
    left, after payment and before any gain; dying does not keep her from it."""
    if not volley.robbed:
        return
    queen = s.holder(BANDIT_QUEEN)
    victim = volley.beside[2 * queen + LEFT]
    while victim != queen:
        if volley.robbed >> victim & 1:
            rob(s, queen, victim, QUEEN_TAKE)
        victim = volley.beside[2 * victim + LEFT]


def collect(s: FastWest, volley: Volley) -> None:
    """FW-A1, FW-Q7, FW-Q10, FW-P10.1, FW-N10: reloads, the extra reload of a boosted dynamite, and what a
    dodge earns the Trapper."""
    for seat in range(s.seats):
        if not volley.works(seat):
            continue
        card = s.table[seat]
        if card == RELOAD:
            extra = BOOSTED_RELOAD_GAIN if volley.is_boosted(seat) else 0
            gain(s, seat, RELOAD_GAIN + extra + barrel(s) + prospects(s, volley, seat))
        elif card == DYNAMITE and volley.is_boosted(seat):
            gain(s, seat, RELOAD_GAIN + barrel(s) + prospects(s, volley, seat))
        elif volley.dodged >> seat & 1 and s.power(seat) == TRAPPER:
            gain(s, seat, TRAPPER_GAIN)


def prospects(s: FastWest, volley: Volley, seat: int) -> int:
    """FW-P08.1, FW-P08.2: the Prospector reloads more when no active weapon had him as first target and no
    ricocheted shot ended on him."""
    if s.power(seat) != PROSPECTOR:
        return 0
    for place, target in enumerate(volley.aims):
        if seat in (target, volley.ended[place]):
            return 0
    return PROSPECTOR_GAIN
