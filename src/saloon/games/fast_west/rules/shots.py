# compiled zone
"""Chapter D, first half: who shoots at whom. A shot's place in every list is twice its author plus its
side."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import BOTH, DODGE, LEFT, RICOCHET, RIGHT, WEAPONS
from saloon.games.fast_west.state import GUNSLINGERS, FastWest
from saloon.games.fast_west.verbs import FIRED
from saloon.kernel.core import EVERYONE

NO_SHOT: Final = -1


class Volley:
    """One shootout while it is being worked out: plain facts, filled in chapter after chapter."""

    def __init__(self, s: FastWest, active: int, boosted: int) -> None:
        self.active: int = active
        self.boosted: int = boosted & active
        self.beside: list[int] = neighbours(s.ring, s.alive)
        self.authors: list[int] = shooters(s, active)
        self.aims: list[int] = first_targets(s, self)
        """FW-D1: the first target of each shot."""
        self.flying: list[int] = self.aims
        """The shots that no duel cancelled."""
        self.ended: list[int] = [NO_SHOT] * (2 * GUNSLINGERS)
        """Where each bullet shot arrived."""
        self.reflecting: int = active & holding(s, RICOCHET)
        self.dodging: int = active & holding(s, DODGE)
        self.passed: int = 0
        """Those whose ricochet passed a shot on."""
        self.dodged: int = 0
        """Those whose dodge stopped a shot."""
        self.robbed: int = 0
        """Those hit by the Bandit Queen's bullets."""
        self.loss: list[int] = [0] * GUNSLINGERS

    def works(self, one: int) -> bool:
        return self.active >> one & 1 == 1

    def is_boosted(self, one: int) -> bool:
        return self.boosted >> one & 1 == 1


def shooters(s: FastWest, active: int) -> list[int]:
    """FW-D10: those whose weapon works, in the order of the ring; all others shoot at nobody."""
    out: list[int] = []
    for one in s.ring:
        if active >> one & 1 and WEAPONS >> s.table[one] & 1:
            out.append(one)
    return out


def holding(s: FastWest, card: int) -> int:
    """The mask of those with this card on the table."""
    mask = 0
    for one in s.ring:
        if s.table[one] == card:
            mask |= 1 << one
    return mask


def neighbours(ring: list[int], alive: int) -> list[int]:
    """FW-T2, FW-T5, FW-T15: both neighbours of every living gunslinger, fixed for the turn; with two alive
    each is both neighbours of the other."""
    out = [NO_SHOT] * (2 * GUNSLINGERS)
    before = -1
    first = -1
    for one in ring:
        if alive >> one & 1:
            if before < 0:
                first = one
            else:
                out[2 * before + LEFT] = one
                out[2 * one + RIGHT] = before
            before = one
    if before >= 0:
        out[2 * before + LEFT] = first
        out[2 * first + RIGHT] = before
    return out


def first_targets(s: FastWest, volley: Volley) -> list[int]:
    """FW-D1, FW-D2, FW-T3, FW-P14.1: one shot of an active weapon for each distinct first target,
    each with its own side."""
    beside = volley.beside
    aims = [NO_SHOT] * (2 * GUNSLINGERS)
    for one in volley.authors:
        left = 2 * one + LEFT
        right = 2 * one + RIGHT
        if s.arrow == BOTH or s.two_guns >> one & 1:
            aims[left] = beside[left]
            if beside[right] != beside[left]:
                aims[right] = beside[right]
        else:
            place = 2 * one + s.side[one]
            aims[place] = beside[place]
    return aims


def tell_shots(s: FastWest, volley: Volley) -> None:
    for place, target in enumerate(volley.aims):
        if target >= 0:
            s.tell(FIRED, EVERYONE, [place // 2, s.table[place // 2], target])
