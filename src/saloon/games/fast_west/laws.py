# compiled zone
"""What is true of every position, whatever is played: the conservation laws of chapter K."""

from __future__ import annotations

from saloon.games.fast_west.board import (
    BOTH,
    IDENTITIES,
    LIVES,
    MOST_BULLETS,
    NO_IDENTITY,
    RELOAD,
    TARGETS,
    WEAPONS,
)
from saloon.games.fast_west.rules.choosing import Choose
from saloon.games.fast_west.rules.ends import NOT_OVER, ending
from saloon.games.fast_west.rules.gringos import Gringos
from saloon.games.fast_west.rules.piles import SIZE
from saloon.games.fast_west.state import TURN_LIMIT, FastWest
from saloon.games.fast_west.verbs import FIRST_GRINGO


def broken(s: FastWest) -> list[str]:
    """Every law that does not hold, as a short sentence."""
    out: list[str] = []
    for one in s.ring:
        check_gunslinger(s, one, out)
    for seat in range(s.seats):
        check_seat(s, seat, out)
    check_target(s, out)
    check_identities(s, out)
    if s.over() and ending(s) == NOT_OVER:
        out.append("the game is over but nothing has ended it")
    if s.turn > s.options[TURN_LIMIT]:
        # FW-K13: nothing lasts longer than the turn limit.
        out.append(f"turn {s.turn} is past the limit")
    return out


def check_gunslinger(s: FastWest, one: int, out: list[str]) -> None:
    """FW-K3, FW-K12: lives are 0 to 3; who has some is alive, who has none is out."""
    sign = name(one)
    if not 0 <= s.lives[one] <= LIVES:
        out.append(f"{sign} has {s.lives[one]} lives")
    if (s.alive >> one & 1 == 1) != (s.lives[one] > 0) or (s.lives[one] > 0) == (s.out[one] > 0):
        out.append(f"{sign} is neither in nor out")
    if s.table[one] >= 0 and WEAPONS >> s.table[one] & 1 and s.side[one] < 0 and not may_lack_side(s):
        out.append(f"{sign} shoots to neither side")


def may_lack_side(s: FastWest) -> bool:
    """FW-N6: under arrow both nobody has a side, and a gringo's weapon waits for its coin."""
    top = s.stack[-1] if s.stack else None
    return s.arrow == BOTH or (isinstance(top, Gringos) and top.coin == 1)


def check_seat(s: FastWest, seat: int, out: list[str]) -> None:
    """FW-K1, FW-K2, FW-K7: bullets 0 to 5; pile and table never hold the same card; the true pile is among
    those the table thinks possible; reload is in the hand whenever cards are chosen."""
    sign = name(seat)
    if not 0 <= s.bullets[seat] <= MOST_BULLETS:
        out.append(f"{sign} has {s.bullets[seat]} bullets")
    table = s.table[seat]
    if table >= 0 and s.pile[seat] >> table & 1:
        out.append(f"{sign} has a card on the table and in the pile")
    if s.pile[seat] not in s.maybe[seat] or any(SIZE[p] != SIZE[s.pile[seat]] for p in s.maybe[seat]):
        out.append(f"{sign} has a pile that the table rules out")
    if isinstance(s.stack[-1] if s.stack else None, Choose) and s.pile[seat] >> RELOAD & 1:
        out.append(f"{sign} has no reload in hand")
    identity = s.identity[seat]
    if s.revealed >> seat & 1 and (identity == NO_IDENTITY or s.lives[seat] > IDENTITIES[identity].hearts):
        out.append(f"{sign} has more lives than hearts")
    if s.revealed & ~s.faceup or s.revealed & ~s.alive:
        out.append("a power works that nobody has seen")


def check_target(s: FastWest, out: list[str]) -> None:
    """FW-K4: the card in force is one of those turned."""
    if s.target and not s.turned >> (s.target - 1) & 1:
        out.append("the target card in force has not been turned")
    if s.target and s.event != TARGETS[s.target - 1].event:
        out.append("the event is not the target card's")


def check_identities(s: FastWest, out: list[str]) -> None:
    """FW-K6: no identity is dealt twice."""
    for identity in range(len(IDENTITIES)):
        if s.identity.count(identity) > 1:
            out.append(f"{IDENTITIES[identity].name} is dealt twice")


def name(one: int) -> str:
    return "ABCDEFGHIJ"[one] if one < FIRST_GRINGO else f"G{one - FIRST_GRINGO + 1}"
