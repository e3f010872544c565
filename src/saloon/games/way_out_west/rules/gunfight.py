# compiled zone
"""Chapter G, declaring: where a gunfight takes place, and for what."""

from __future__ import annotations

from saloon.games.way_out_west.board import BANK, KINDS, TOWNS
from saloon.games.way_out_west.rules.fight import Gunfight
from saloon.games.way_out_west.rules.sides import CATTLE_TARGET, FARMER_TARGET
from saloon.games.way_out_west.state import ATTACK_OWN_FARMER, NONE, WayOutWest
from saloon.games.way_out_west.verbs import (
    ATTACK,
    CHALLENGED,
    EVICT,
    NO_CATTLE_TO_REPLACE,
    NO_COWBOY_TO_FIGHT,
    NO_FARMER_HERE,
    NO_FIGHT,
    NO_SUCH_BUILDING,
    NO_SUCH_SEAT,
    NO_TARGET_HERE,
    RAID,
    RUSTLE,
    TOO_FEW_CATTLE,
    YOUR_OWN,
    YOUR_OWN_BANK,
    YOUR_OWN_FARMER,
)
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class Challenge(Step[WayOutWest]):
    """WOW-G1, WOW-D19, WOW-D20: the attacker names a town, then a target in it."""

    def __init__(self, seat: int, town: int = NONE) -> None:
        self.seat: int = seat
        self.town: int = town

    def copy(self) -> Challenge:
        return Challenge(self.seat, self.town)

    def must(self, s: WayOutWest) -> int:
        return bit(self.seat)

    def asks(self, s: WayOutWest, seat: int) -> str:
        return "attack" if self.town == NONE else "target"

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        if self.town == NONE:
            return [ATTACK.of(town) for town in range(TOWNS) if may_fight_in(s, seat, town) == 0]
        return targets(s, seat, self.town)

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        if self.town == NONE:
            return ATTACK.actions()
        herds = [RUSTLE.of(owner, herd) for owner in range(s.seats) if owner != seat for herd in (1, 2)]
        return [*RAID.actions(), *herds, EVICT.of()]

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        if self.town == NONE:
            return may_fight_in(s, seat, ATTACK.arg(action, 0)) if ATTACK.owns(action) else NOT_NOW
        if RAID.owns(action):
            return may_raid(s, seat, self.town, RAID.arg(action, 0))
        if RUSTLE.owns(action):
            return may_rustle(s, seat, self.town, RUSTLE.arg(action, 0), RUSTLE.arg(action, 1))
        return may_evict(s, seat, self.town) if action == EVICT.of() else NOT_NOW

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        if self.town == NONE:
            self.town = ATTACK.arg(action, 0)
            s.tell(CHALLENGED, EVERYONE, [seat, self.town])
            return
        fight = Gunfight(seat, self.town)
        s.stack[-1] = fight
        if RAID.owns(action):
            kind = RAID.arg(action, 0)
            fight.aim(kind, s.owner[self.town * KINDS + kind], 0)
        elif RUSTLE.owns(action):
            fight.aim(CATTLE_TARGET, RUSTLE.arg(action, 0), RUSTLE.arg(action, 1))
        else:
            fight.aim(FARMER_TARGET, NONE, 0)
        fight.open(s)


def targets(s: WayOutWest, seat: int, town: int) -> list[int]:
    """WOW-G4, WOW-G5: a building of somebody else, one or two cattle of one other seat, or the farmer."""
    out: list[int] = []
    for kind in range(KINDS):
        owner = s.owner[town * KINDS + kind]
        if owner >= 0 and owner != seat:
            out.append(RAID.of(kind))
    most = min(2, s.spare_cattle[seat])
    for owner in range(s.seats):
        if owner != seat:
            for herd in range(1, min(most, s.cattle[owner * TOWNS + town]) + 1):
                out.append(RUSTLE.of(owner, herd))
    if may_evict(s, seat, town) == 0:
        out.append(EVICT.of())
    return out


def may_raid(s: WayOutWest, seat: int, town: int, kind: int) -> int:
    """WOW-G6, WOW-G9, WOW-R1: any building of another seat, whatever the attacker has in stock or owns
    there."""
    owner = s.owner[town * KINDS + kind]
    if owner == NONE:
        return NO_SUCH_BUILDING
    if owner == seat:
        return YOUR_OWN_BANK if kind == BANK else YOUR_OWN
    return 0


def may_rustle(s: WayOutWest, seat: int, town: int, owner: int, herd: int) -> int:
    """WOW-G5, WOW-G6, WOW-G8: so many cattle of one other seat, and as many in stock to replace them."""
    if owner >= s.seats:
        return NO_SUCH_SEAT
    if owner == seat:
        return YOUR_OWN
    if s.cattle[owner * TOWNS + town] < herd:
        return TOO_FEW_CATTLE
    return 0 if s.spare_cattle[seat] >= herd else NO_CATTLE_TO_REPLACE


def may_evict(s: WayOutWest, seat: int, town: int) -> int:
    """WOW-G7: the farmer, unless the seat placed him itself (option `attack_own_farmer`)."""
    if s.farmer[town] == NONE:
        return NO_FARMER_HERE
    return YOUR_OWN_FARMER if s.farmer[town] == seat and not s.options[ATTACK_OWN_FARMER] else 0


def may_fight_in(s: WayOutWest, seat: int, town: int) -> int:
    """WOW-G3, WOW-J15: a town where the seat has a cowboy, for which a sheriff alone is not enough, and a
    target."""
    if s.cowboys[seat * TOWNS + town] == 0:
        return NO_COWBOY_TO_FIGHT
    return 0 if has_target(s, seat, town) else NO_TARGET_HERE


def has_target(s: WayOutWest, seat: int, town: int) -> bool:
    for at in range(town * KINDS, town * KINDS + KINDS):
        if s.owner[at] >= 0 and s.owner[at] != seat:
            return True
    if s.spare_cattle[seat]:
        for owner in range(s.seats):
            if owner != seat and s.cattle[owner * TOWNS + town]:
                return True
    return may_evict(s, seat, town) == 0


def may_fight_somewhere(s: WayOutWest, seat: int) -> int:
    """WOW-G10: the box is open if some town has a cowboy of the seat and a target for it."""
    for town in range(TOWNS):
        if may_fight_in(s, seat, town) == 0:
            return 0
    return NO_FIGHT
