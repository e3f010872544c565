# compiled zone
"""Chapter D, second half: two gunslingers who shoot at each other."""

from __future__ import annotations

from saloon.games.fast_west.board import BULLET_WEAPONS, COST, LEFT, QUICK_DRAW, RIGHT
from saloon.games.fast_west.rules.shots import NO_SHOT, Volley
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import CANCELLED
from saloon.kernel.core import EVERYONE


def duel(s: FastWest, volley: Volley) -> None:
    """FW-D3, FW-D6, FW-D7: pair by pair on the complete list of first targets, so that the order is
    irrelevant and a shot the same card sends elsewhere stays."""
    aims = volley.aims
    flying = aims[:]
    for one in volley.authors:
        for side in range(2):
            other = aims[2 * one + side]
            if other < 0 or (aims[2 * other + LEFT] != one and aims[2 * other + RIGHT] != one):
                continue
            if beaten(s.table[one], s.table[other], wins_ties(s, volley, one), wins_ties(s, volley, other)):
                flying[2 * one + side] = NO_SHOT
                if s.heard is not None:
                    s.tell(CANCELLED, EVERYONE, [one, other])
    volley.flying = flying


def beaten(mine: int, theirs: int, i_win: bool, they_win: bool) -> bool:
    """FW-D4, FW-D5, FW-D8, FW-D9, FW-P00.5: whether my shot of a pair is cancelled. Printed costs rank
    different weapons; equal ones cancel each other unless exactly one side wins ties."""
    if mine == theirs:
        return they_win or not i_win
    return COST[mine] < COST[theirs]


def wins_ties(s: FastWest, volley: Volley, one: int) -> bool:
    """FW-D8, FW-Q8, FW-P12.1: a boosted revolver or winchester, or the revealed Quick Draw with any
    weapon."""
    if volley.is_boosted(one) and BULLET_WEAPONS >> s.table[one] & 1:
        return True
    return s.power(one) == QUICK_DRAW
