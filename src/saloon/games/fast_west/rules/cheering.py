# compiled zone
"""Chapter Q: the spectators cheer, and a right guess boosts a card."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import CARD_COUNT
from saloon.games.fast_west.state import GUNSLINGERS, FastWest
from saloon.games.fast_west.verbs import BOOSTED, CHEER, CHEER_FOR_NOBODY, GUESSED, PASS
from saloon.kernel.core import EVERYONE

CHEERS: Final[list[list[int]]] = [[] for _ in range(1 << GUNSLINGERS)]


def may_cheer(s: FastWest, one: int) -> int:
    """FW-Q2, FW-Q3: for any gunslinger who is in this turn, gringos too, with any of the seven cards."""
    return 0 if s.alive >> one & 1 else CHEER_FOR_NOBODY


def cheers_for(alive: int) -> list[int]:
    """FW-Q1: every cheer for these gunslingers, and the pass."""
    out: list[int] = []
    for one in range(GUNSLINGERS):
        if alive >> one & 1:
            first = CHEER.of(one, 0)
            out.extend(range(first, first + CARD_COUNT))
    out.append(PASS.base)
    return out


def cheers(s: FastWest) -> list[int]:
    """`cheers_for` those who are in, made once for each group."""
    found = CHEERS[s.alive]
    if not found:
        found = cheers_for(s.alive)
        CHEERS[s.alive] = found
    return found


def guessed(s: FastWest) -> int:
    """FW-Q4, FW-Q5, FW-Q13, FW-Q14: the guesses are turned and compared with the final cards; the mask of
    those whose card was guessed, by however many. A wrong guess does nothing, and the spectator keeps all
    seven cards."""
    mask = 0
    for seat in range(s.seats):
        said = s.cheer[seat]
        if CHEER.owns(said):
            one = CHEER.arg(said, 0)
            card = CHEER.arg(said, 1)
            if s.heard is not None:
                s.tell(GUESSED, EVERYONE, [seat, one, card])
            if s.table[one] == card:
                mask |= 1 << one
        s.cheer[seat] = -1
    return mask


def tell_boosts(s: FastWest, mask: int) -> None:
    """FW-Q6: only a card that works can be boosted."""
    for one in s.ring:
        if mask >> one & 1:
            s.tell(BOOSTED, EVERYONE, [one, s.table[one]])
