# compiled zone
"""Exact chances of a gunfight that nobody leaves, from the numbers of shooters alone.

Who falls first decides who may still retreat, never who wins; so two numbers and the order of fire say it
all. The chances are exact fractions, worked out once and kept; `attacker_wins` hands them out in
ten-thousandths."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from saloon.games.way_out_west.board import HIT_ON, MOST_SHOOTERS, SIDES

ATTACKER_FIRST: Final = 0
DEFENDER_FIRST: Final = 1
SIMULTANEOUS: Final = 2

PARTS: Final = 10_000
"""What the rounded chances are out of."""

WIDTH: Final = MOST_SHOOTERS + 1
ZERO: Final = Fraction(0)
ONE: Final = Fraction(1)
HIT: Final = Fraction(SIDES - HIT_ON + 1, SIDES)

VOLLEYS: Final[list[list[Fraction]]] = []
DUELS: Final[list[Fraction | None]] = [None] * (WIDTH * WIDTH)
MELEES: Final[list[Fraction | None]] = [None] * (WIDTH * WIDTH)
ROUNDED: Final = [-1] * (3 * WIDTH * WIDTH)


def volley(shooters: int) -> list[Fraction]:
    """The chances of 0, 1, 2 ... hits with so many dice."""
    while len(VOLLEYS) <= shooters:
        last = VOLLEYS[-1] if VOLLEYS else []
        missed = [chance * (ONE - HIT) for chance in last] + [ZERO]
        struck = [ZERO] + [chance * HIT for chance in last]
        VOLLEYS.append([missed[k] + struck[k] for k in range(len(missed))] if last else [ONE])
    return VOLLEYS[shooters]


def first_wins(first: int, second: int) -> Fraction:
    """WOW-G20, WOW-G24: that the side which fires first beats the other, in alternating fire.

    With m shooters against n it wins at once, or the other side fires first with what is left. When both miss
    all is as before, so the chances of (m, n) and (n, m) are two unknowns in two equations."""
    if second == 0:
        return ONE
    if first == 0:
        return ZERO
    known = DUELS[first * WIDTH + second]
    if known is None:
        mine = unless_all_miss(first, second)
        theirs = unless_all_miss(second, first)
        miss = volley(first)[0]
        known = (mine + miss - miss * (theirs + volley(second)[0])) / (ONE - miss * volley(second)[0])
        DUELS[first * WIDTH + second] = known
    return known


def unless_all_miss(first: int, second: int) -> Fraction:
    """The part of `first_wins` in which the first volley hits somebody."""
    chances = volley(first)
    total = ZERO
    for hits in range(1, first + 1):
        total += chances[hits] * (ONE - first_wins(second - hits, first) if hits < second else ONE)
    return total


def simultaneous_wins(mine: int, theirs: int) -> Fraction:
    """WOW-G21, WOW-G25, WOW-G41: that a side wins when both fire together; both may fall."""
    if mine == 0:
        return ZERO
    if theirs == 0:
        return ONE
    known = MELEES[mine * WIDTH + theirs]
    if known is None:
        dealt = volley(mine)
        taken = volley(theirs)
        known = ZERO
        for hits in range(mine + 1):
            for losses in range(theirs + 1):
                if hits or losses:
                    left = max(0, mine - losses)
                    known += dealt[hits] * taken[losses] * simultaneous_wins(left, max(0, theirs - hits))
        known /= ONE - dealt[0] * taken[0]
        MELEES[mine * WIDTH + theirs] = known
    return known


def attacker(attackers: int, defenders: int, order: int) -> Fraction:
    """That the attacker wins."""
    if order == SIMULTANEOUS:
        return simultaneous_wins(attackers, defenders)
    if order == ATTACKER_FIRST:
        return first_wins(attackers, defenders)
    return ONE - first_wins(defenders, attackers)


def defender(attackers: int, defenders: int, order: int) -> Fraction:
    """That the defender wins."""
    return (
        simultaneous_wins(defenders, attackers)
        if order == SIMULTANEOUS
        else ONE - attacker(attackers, defenders, order)
    )


def order_of_fire(attackers: int, defenders: int) -> int:
    """WOW-G20, WOW-G21: before the first shot."""
    if attackers == defenders:
        return SIMULTANEOUS
    return ATTACKER_FIRST if attackers < defenders else DEFENDER_FIRST


def rounded(chance: Fraction) -> int:
    """In ten-thousandths; only what is certain is 0 or all."""
    if chance in (ZERO, ONE):
        return PARTS if chance == ONE else 0
    return min(PARTS - 1, max(1, round(chance * PARTS)))


def attacker_wins(attackers: int, defenders: int, order: int) -> int:
    """That the attacker wins, in ten-thousandths, from a table filled as it is asked."""
    at = (order * WIDTH + attackers) * WIDTH + defenders
    known = ROUNDED[at]
    if known < 0:
        known = rounded(attacker(attackers, defenders, order))
        ROUNDED[at] = known
    return known
