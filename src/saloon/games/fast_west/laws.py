# compiled zone
"""What is true of every position, whatever is played: the conservation laws of chapter K, and that an open
window fits the table it stands on."""

from __future__ import annotations

from saloon.games.fast_west.board import (
    BOTH,
    IDENTITIES,
    LIVES,
    MOST_BULLETS,
    NO_CARD,
    NO_IDENTITY,
    RELOAD,
    TARGETS,
    WEAPONS,
)
from saloon.games.fast_west.rules.answers import Answers, asked
from saloon.games.fast_west.rules.choosing import Choose
from saloon.games.fast_west.rules.ends import NOT_OVER, ending
from saloon.games.fast_west.rules.gringos import Gringos
from saloon.games.fast_west.rules.piles import SIZE
from saloon.games.fast_west.rules.recovery import Recovery
from saloon.games.fast_west.rules.turn import Turn
from saloon.games.fast_west.state import ABSENT, GUNSLINGERS, NO_ARROW, FastWest, last_turn
from saloon.games.fast_west.verbs import CHEER, FIRST_GRINGO, PASS, PLAY
from saloon.kernel.core import Step


def broken(s: FastWest) -> list[str]:
    """Every law that does not hold, as a short sentence."""
    out: list[str] = []
    for one in range(GUNSLINGERS):
        if one in s.ring:
            check_gunslinger(s, one, out)
        elif s.lives[one] != ABSENT or s.table[one] != NO_CARD:
            out.append(f"{name(one)} is not at this table")
    for seat in range(s.seats):
        check_seat(s, seat, out)
        check_identity(s, seat, out)
    check_target(s, out)
    check_end(s, out)
    if s.stack:
        check_window(s, s.stack[-1], out)
    return out


def check_gunslinger(s: FastWest, one: int, out: list[str]) -> None:
    """FW-K3, FW-K12: lives are 0 to 3; who has some is alive, who has none is out."""
    sign = name(one)
    if not 0 <= s.lives[one] <= LIVES:
        out.append(f"{sign} has {s.lives[one]} lives")
    if (s.alive >> one & 1 == 1) != (s.lives[one] > 0) or (s.lives[one] > 0) == (s.out[one] > 0):
        out.append(f"{sign} is neither in nor out")
    card = s.table[one]
    if card >= 0 and WEAPONS >> card & 1 and s.side[one] < 0 and not may_lack_side(s):
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
    if s.lives[seat] == 0 and s.bullets[seat] + s.pile[seat] > 0:
        out.append(f"{sign} is out and still has bullets or a pile")
    if s.pile[seat] >> RELOAD & 1:
        out.append(f"{sign} has the reload in the pile")


def check_identity(s: FastWest, seat: int, out: list[str]) -> None:
    """FW-K3, FW-K6: no identity is dealt twice; a revealed one is open, alive, and has no more lives than
    hearts."""
    sign = name(seat)
    identity = s.identity[seat]
    if identity != NO_IDENTITY and s.identity.count(identity) > 1:
        out.append(f"{sign} has an identity that is dealt twice")
    if s.revealed >> seat & 1:
        if identity == NO_IDENTITY or s.lives[seat] > IDENTITIES[identity].hearts:
            out.append(f"{sign} has more lives than hearts")
        if not s.faceup & s.alive & 1 << seat:
            out.append(f"{sign} has a power that nobody has seen")


def check_target(s: FastWest, out: list[str]) -> None:
    """FW-K4: the card in force is one of those turned, and gives the event."""
    if not s.target:
        return
    if not s.turned >> (s.target - 1) & 1 or s.event != TARGETS[s.target - 1].event:
        out.append("the target card in force has not been turned")


def check_end(s: FastWest, out: list[str]) -> None:
    """FW-K13: it is over when something has ended it, and nothing lasts longer than the turn limit."""
    if s.over() and ending(s) == NOT_OVER:
        out.append("the game is over but nothing has ended it")
    if not s.over() and s.living() == 0:
        out.append("nobody is left to play")
    if s.turn > last_turn(s):
        out.append(f"turn {s.turn} is past the limit")


def check_window(s: FastWest, top: Step[FastWest], out: list[str]) -> None:
    """An open window stands on a turn, and the table cards are where it needs them."""
    if isinstance(top, Turn):
        return
    lying = s.alive if isinstance(top, Answers) else s.living() if isinstance(top, Gringos) else 0
    for one in s.ring:
        if lying >> one & 1 and s.table[one] < 0:
            out.append(f"{name(one)} has no card on the table")
        if s.table[one] >= 0 and not (lying | s.gringo_mask()) >> one & 1:
            out.append(f"{name(one)} has a card on the table too early")
    if isinstance(top, Choose):
        check_commits(s, top, out)
    elif isinstance(top, Answers) and (top.asked != asked(s) or s.arrow == NO_ARROW):
        out.append("window R asks others than it should")
    elif isinstance(top, Recovery):
        check_recovery(s, top, out)


def check_commits(s: FastWest, top: Choose, out: list[str]) -> None:
    """FW-K1: what lies face down came from the hand."""
    if s.arrow == NO_ARROW:
        out.append("no target card is turned")
    for seat in range(s.seats):
        said = top.said[seat]
        if said < 0:
            continue
        alive = s.alive >> seat & 1 == 1
        if alive != PLAY.owns(said) or not (alive or CHEER.owns(said) or said == PASS.base):
            out.append(f"{name(seat)} has said what it cannot say")
        elif top.why(s, seat, said):
            out.append(f"{name(seat)} has said what is not allowed")


def check_recovery(s: FastWest, top: Recovery, out: list[str]) -> None:
    """FW-K1: what is taken back comes from the pile."""
    for seat in range(s.seats):
        if top.owed[seat] and not s.alive >> seat & 1:
            out.append(f"{name(seat)} is out and takes nothing back")
        elif top.chosen[seat] >= 0 and top.why(s, seat, top.chosen[seat]):
            out.append(f"{name(seat)} takes back what is not allowed")


def name(one: int) -> str:
    return "ABCDEFGHIJ"[one] if one < FIRST_GRINGO else f"G{one - FIRST_GRINGO + 1}"
