# compiled zone
"""Chapter P00 and the one-shot identities: turning an identity up, and what that does at once."""

from __future__ import annotations

from saloon.games.fast_west.board import (
    COST,
    DRIVER,
    DRIVER_GAIN,
    GUNSMITH,
    GUNSMITH_GAIN,
    IDENTITIES,
    LEFT,
    MOST_BULLETS,
    NO_IDENTITY,
    PICKPOCKET,
    PICKPOCKET_TAKE,
    RIGHT,
    STUNT_DOUBLE,
)
from saloon.games.fast_west.rules.target import gain
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import (
    ARROW_CHANGED,
    ARROW_MISSING,
    ARROW_SURPLUS,
    FIRST_GRINGO,
    HEART_LOST,
    NO_LATE_REVEAL,
    NOT_HERE,
    REVEALED,
    REVEALED_ALREADY,
    ROBBED,
)
from saloon.kernel.core import EVERYONE, bit


def may_reveal_early(s: FastWest, seat: int, arrow: int) -> int:
    """FW-P00.7: whether this identity may be revealed while cards are chosen; the Driver names an arrow."""
    if s.revealed >> seat & 1:
        return REVEALED_ALREADY
    identity = s.identity[seat]
    if identity == NO_IDENTITY or not IDENTITIES[identity].early:
        return NOT_HERE
    if identity == DRIVER:
        return ARROW_MISSING if arrow < 0 else 0
    return ARROW_SURPLUS if arrow >= 0 else 0


def may_reveal_late(s: FastWest, seat: int, arrow: int) -> int:
    """FW-R5, FW-R15, FW-P00.7: once cards are turned a reveal must be able to matter."""
    if s.revealed >> seat & 1:
        return REVEALED_ALREADY
    identity = s.identity[seat]
    if identity == NO_IDENTITY or not IDENTITIES[identity].late >> s.table[seat] & 1:
        return NO_LATE_REVEAL
    if IDENTITIES[identity].covered and s.bullets[seat] < COST[s.table[seat]]:
        return NO_LATE_REVEAL
    return ARROW_SURPLUS if arrow >= 0 else 0


def reveal(s: FastWest, seat: int) -> None:
    """FW-P00.1, FW-P00.2, FW-L7: the identity turns up for good; lives = min(lives, hearts)."""
    s.revealed |= bit(seat)
    s.faceup |= bit(seat)
    s.tell(REVEALED, EVERYONE, [seat, s.identity[seat]])
    hearts = IDENTITIES[s.identity[seat]].hearts
    if s.lives[seat] > hearts:
        # FW-L8: a choice, not a shot: no power prevents it.
        s.lives[seat] = hearts
        s.tell(HEART_LOST, EVERYONE, [seat])


def burst(s: FastWest, seat: int, arrow: int) -> None:
    """FW-P00.1: what a one-shot identity does at the moment it is revealed while cards are chosen."""
    identity = s.identity[seat]
    if identity == GUNSMITH:
        arm(s, seat)
    elif identity == PICKPOCKET:
        pick_pockets(s, seat)
    elif identity == STUNT_DOUBLE:
        s.stunt |= bit(seat)
    elif identity == DRIVER:
        turn_arrow(s, seat, arrow)


def arm(s: FastWest, seat: int) -> None:
    """FW-P03.1: the Gunsmith has bullets to spare."""
    gain(s, seat, GUNSMITH_GAIN)


def pick_pockets(s: FastWest, seat: int) -> None:
    """FW-P04.1: the Pickpocket takes a bullet from the left neighbour, then from the right one."""
    left = s.beside(seat, LEFT)
    right = s.beside(seat, RIGHT)
    rob(s, seat, left, PICKPOCKET_TAKE)
    if right != left:
        rob(s, seat, right, PICKPOCKET_TAKE)


def rob(s: FastWest, seat: int, victim: int, most: int) -> None:
    """FW-K9, FW-N8: bullets move one to one, as many as there are and fit; a gringo has none to give."""
    if victim >= FIRST_GRINGO:
        return
    count = min(most, s.bullets[victim], MOST_BULLETS - s.bullets[seat])
    if count > 0:
        s.bullets[victim] -= count
        s.bullets[seat] += count
        s.tell(ROBBED, EVERYONE, [seat, victim, count])


def turn_arrow(s: FastWest, seat: int, arrow: int) -> None:
    """FW-P06.1: the Stagecoach Driver replaces the turn's arrow for everybody, then gains bullets."""
    s.arrow = arrow
    s.tell(ARROW_CHANGED, EVERYONE, [seat, arrow])
    gain(s, seat, DRIVER_GAIN)
