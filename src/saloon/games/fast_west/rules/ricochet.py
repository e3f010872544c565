# compiled zone
"""Chapter B: the flight of a bullet, from ricochet to ricochet."""

from __future__ import annotations

from saloon.games.fast_west.board import BULLET_WEAPONS
from saloon.games.fast_west.rules.shots import Volley
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import RICOCHETED
from saloon.kernel.core import EVERYONE


def fly(s: FastWest, volley: Volley) -> None:
    """FW-B6, FW-B8, FW-B9: every bullet shot that no duel cancelled flies by itself; dynamite is not turned
    aside."""
    for one in volley.authors:
        if BULLET_WEAPONS >> s.table[one] & 1:
            for side in range(2):
                if volley.flying[2 * one + side] >= 0:
                    volley.ended[2 * one + side] = flight(s, volley, one, side)


def flight(s: FastWest, volley: Volley, author: int, side: int) -> int:
    """FW-B1 to FW-B5, FW-B7: where a shot ends. It keeps its own direction from one ricochet to the next,
    until it meets somebody without one or comes back to its author, who stays its author all along
    (FW-B7)."""
    place = 2 * author + side
    at = volley.flying[place]
    while at != author and volley.reflecting >> at & 1:
        volley.passed |= 1 << at
        if s.heard is not None:
            s.tell(RICOCHETED, EVERYONE, [author, at])
        if volley.is_boosted(at):
            # FW-Q11: a boosted ricochet sends it straight home.
            return author
        at = volley.beside[2 * at + side]
    return at
