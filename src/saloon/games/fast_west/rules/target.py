# compiled zone
"""Chapter T: the target card, its event and its arrow."""

from __future__ import annotations

from saloon.games.fast_west.board import (
    ALL_TARGETS,
    BANS,
    BARREL,
    BARREL_GAIN,
    CROSSED,
    DUEL_TARGET,
    FLASHBACK,
    LEFT,
    MOST_BULLETS,
    NO_CARD,
    PRIEST,
    PRIEST_GAIN,
    RAIN,
    RIGHT,
    TARGETS,
    WEAPONS,
)
from saloon.games.fast_west.state import DUEL, FastWest
from saloon.games.fast_west.verbs import GAINED, RESHUFFLED, TURN_BEGAN, TURN_TARGET
from saloon.kernel.chance import Chance, Draw
from saloon.kernel.core import EVERYONE, Step


class TargetCard(Step[FastWest]):
    """FW-T1: the turn starts with the top target card; its event and arrow hold until the turn ends."""

    def copy(self) -> TargetCard:
        return TargetCard()

    def chance(self, s: FastWest) -> Chance | None:
        """FW-T14: with no face-down card left all sixteen make a new deck. FW-S8: the little duel has the
        same one every turn."""
        if s.options[DUEL]:
            return Draw(EVERYONE, [TURN_TARGET.of(DUEL_TARGET)])
        faces = face_down(s.turned)
        return Draw(EVERYONE, [TURN_TARGET.of(1 + at) for at in range(len(TARGETS)) if faces >> at & 1])

    def take_chance(self, s: FastWest, action: int) -> None:
        """FW-T6, FW-T7: the event is dealt with before anybody chooses; tumbleweed is none."""
        at = TURN_TARGET.arg(action, 0) - 1
        if s.turned == ALL_TARGETS:
            s.turned = 0
            s.tell(RESHUFFLED, EVERYONE, [])
        s.turned |= 1 << at
        s.target = at + 1
        s.event = TARGETS[at].event
        s.arrow = TARGETS[at].arrow
        s.tell(TURN_BEGAN, EVERYONE, [s.turn, s.event, s.arrow])
        s.stack.pop()
        if s.event == PRIEST:
            bless(s)


def face_down(turned: int) -> int:
    """FW-K4: turned and face-down cards are always the sixteen."""
    return ALL_TARGETS if turned == ALL_TARGETS else ALL_TARGETS & ~turned


def bless(s: FastWest) -> None:
    """FW-T8: the priest gives every living seat a bullet at once."""
    for seat in range(s.seats):
        if s.alive >> seat & 1:
            gain(s, seat, PRIEST_GAIN)


def gain(s: FastWest, seat: int, count: int) -> None:
    """FW-S3, FW-P00.4: bullets never pass five; what is above is lost."""
    before = s.bullets[seat]
    s.bullets[seat] = min(MOST_BULLETS, before + count)
    if s.heard is not None and s.bullets[seat] > before:
        s.tell(GAINED, EVERYONE, [seat, s.bullets[seat] - before])


def banned(s: FastWest, card: int) -> bool:
    """FW-T9, FW-T10: no dodge at close quarters, no ricochet in the open field."""
    return BANS[s.event] == card and card != NO_CARD


def barrel(s: FastWest) -> int:
    """FW-T11: what the handy barrel adds to every reload of the turn."""
    return BARREL_GAIN if s.event == BARREL else 0


def free_shots(s: FastWest, card: int) -> bool:
    """FW-T12, FW-R13: in a rain of bullets weapons are not spent on; a miscalculation is no weapon."""
    return s.event == RAIN and WEAPONS >> card & 1 == 1


def flashback(s: FastWest) -> bool:
    """FW-T13."""
    return s.event == FLASHBACK


def must_aim(s: FastWest, card: int) -> bool:
    """FW-T4: under crossed arrows the owner of a weapon picks its side."""
    return s.arrow == CROSSED and WEAPONS >> card & 1 == 1


def fixed_side(s: FastWest) -> int:
    """FW-T2: the side the arrow gives to everybody, or -1."""
    return s.arrow if s.arrow == LEFT or s.arrow == RIGHT else -1
