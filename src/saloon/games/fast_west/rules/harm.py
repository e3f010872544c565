# compiled zone
"""Chapters A and P: what stops a shot that arrives, and the lives it takes."""

from __future__ import annotations

from saloon.games.fast_west.board import (
    ACCOUNTANT,
    BANDIT_QUEEN,
    DAMAGE,
    DODGE,
    DOUBLE_DAMAGE,
    DYNAMITE,
    MISCALCULATION,
    WINCHESTER,
)
from saloon.games.fast_west.rules.shots import Volley, clockwise
from saloon.games.fast_west.state import DODGE_SCOPE, FastWest
from saloon.games.fast_west.verbs import HIT, SPARED, STOPPED, TURNED_BACK
from saloon.kernel.core import EVERYONE


def blast(s: FastWest, volley: Volley) -> None:
    """FW-A9 to FW-A12: dynamite goes past dodge and ricochet; an active miscalculation turns it back on its
    thrower, who has no card against it."""
    for one in volley.authors:
        if s.table[one] != DYNAMITE:
            continue
        for side in range(2):
            target = volley.flying[2 * one + side]
            if target < 0:
                continue
            if volley.works(target) and s.table[target] == MISCALCULATION:
                s.tell(TURNED_BACK, EVERYONE, [one, target])
                hit(s, volley, one, one)
            else:
                hit(s, volley, one, target)


def arrive(s: FastWest, volley: Volley) -> None:
    """FW-B4: every bullet shot is stopped where it ended, or hits."""
    for one in volley.authors:
        for side in range(2):
            target = volley.ended[2 * one + side]
            if target < 0:
                continue
            if stopped(s, volley, 2 * one + side, target):
                if s.heard is not None:
                    s.tell(STOPPED, EVERYONE, [one, target])
            else:
                hit(s, volley, one, target)


def stopped(s: FastWest, volley: Volley, place: int, target: int) -> bool:
    """FW-A3, FW-A4, FW-A11, FW-P02.3, FW-P09.1: a dodge stops all shots that reach it (or one, by option),
    the Ninja's guard one, the Accountant's miscalculation every winchester; nothing else stops anything."""
    card = s.table[target]
    if s.guard >> target & 1:
        return place == the_one(s, volley, target)
    if not volley.works(target):
        return False
    if card == DODGE:
        if s.options[DODGE_SCOPE] and place != the_one(s, volley, target):
            return False
        volley.dodged |= 1 << target
        return True
    if card == MISCALCULATION and s.power(target) == ACCOUNTANT:
        return s.table[place // 2] == WINCHESTER
    return False


def the_one(s: FastWest, volley: Volley, target: int) -> int:
    """FW-P00.9: where one shot only can be stopped, the one that would take most lives; among equals the one
    whose author comes first clockwise from the defender's left."""
    best = -1
    most = 0
    nearest = 0
    for one in volley.authors:
        for side in range(2):
            if volley.ended[2 * one + side] != target:
                continue
            lives = damage(s, one)
            way = clockwise(s.ring, target, one)
            if best < 0 or lives > most or (lives == most and way < nearest):
                best, most, nearest = 2 * one + side, lives, way
    return best


def damage(s: FastWest, author: int) -> int:
    """FW-A7, FW-A8, FW-A9, FW-P07.1: the lives a hit of this gunslinger's weapon takes."""
    return DOUBLE_DAMAGE if s.double >> author & 1 else DAMAGE[s.table[author]]


def hit(s: FastWest, volley: Volley, author: int, target: int) -> None:
    """FW-P00.8, FW-P05.1, FW-P05.2, FW-K10: a hit, unless the Stunt Double takes it."""
    if s.stunt >> target & 1:
        s.tell(SPARED, EVERYONE, [author, target])
        return
    lives = damage(s, author)
    volley.loss[target] += lives
    if s.heard is not None:
        s.tell(HIT, EVERYONE, [author, target, lives])
    if s.power(author) == BANDIT_QUEEN and s.table[author] != DYNAMITE:
        volley.robbed |= 1 << target
