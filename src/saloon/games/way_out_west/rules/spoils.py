# compiled zone
"""Chapter G, what the winner gets: the target, and a Wanted counter."""

from __future__ import annotations

from saloon.games.way_out_west.board import BANK, JAIL, KINDS, TOWNS
from saloon.games.way_out_west.rules.robbery import Robbery
from saloon.games.way_out_west.rules.sides import CATTLE_TARGET, FARMER_TARGET, Sides
from saloon.games.way_out_west.state import FARMER_GONE, NONE, WayOutWest
from saloon.games.way_out_west.verbs import (
    CAPTURED,
    EVICTED,
    HAS_NO_WANTED,
    NO_SUCH_SEAT,
    NOT_FROM_YOURSELF,
    REMOVED,
    RUSTLED,
    SNATCH,
    SNATCHED,
    TOOK_WANTED,
)
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


def take_spoils(s: WayOutWest, fight: Sides) -> None:
    """WOW-G46, WOW-G51: what an attacker who won does to the target; a defender who won changes nothing."""
    if fight.kind == BANK:
        s.stack.append(Robbery(fight.attacker, fight.owner, fight.town))
    elif fight.kind == FARMER_TARGET:
        evict(s, fight.attacker, fight.town)
    elif fight.kind == CATTLE_TARGET:
        rustle(s, fight)
    else:
        capture(s, fight)


def capture(s: WayOutWest, fight: Sides) -> None:
    """WOW-G43, WOW-G45, WOW-G48 to WOW-G50: the building changes its colour and works for the new owner at
    once; a jail goes, and so does what the attacker has no counter for."""
    seat = fight.attacker
    kind = fight.kind
    s.unbuild(fight.town, kind)
    if kind == JAIL or s.spare_buildings[seat * KINDS + kind] == 0:
        s.tell(REMOVED, EVERYONE, [fight.owner, kind, fight.town])
    else:
        s.erect(seat, fight.town, kind)
        s.tell(CAPTURED, EVERYONE, [seat, kind, fight.town, fight.owner])


def rustle(s: WayOutWest, fight: Sides) -> None:
    """WOW-G44: each counter is replaced in its corral."""
    seat = fight.attacker
    herd = fight.herd
    s.cattle[fight.owner * TOWNS + fight.town] -= herd
    s.spare_cattle[fight.owner] += herd
    s.cattle[seat * TOWNS + fight.town] += herd
    s.spare_cattle[seat] -= herd
    s.tell(RUSTLED, EVERYONE, [seat, herd, fight.town, fight.owner])


def evict(s: WayOutWest, seat: int, town: int) -> None:
    """WOW-G47, WOW-F8, WOW-F12: the farmer leaves the game; his corral is vacant, and nothing else is
    undone."""
    s.farmer_of[s.farmer[town]] = FARMER_GONE
    s.farmer[town] = NONE
    s.tell(EVICTED, EVERYONE, [seat, town])


def award(s: WayOutWest, seat: int) -> None:
    """WOW-G52, WOW-G53, WOW-L10, WOW-L11: one Wanted counter from the supply, or else from somebody else."""
    if s.supply:
        s.supply -= 1
        s.wanted[seat] += 1
        s.tell(TOOK_WANTED, EVERYONE, [seat])
    elif sum(s.wanted) > s.wanted[seat]:
        s.stack.append(Snatching(seat))


class Snatching(Step[WayOutWest]):
    """WOW-G54, WOW-D27: with an empty supply the winner takes a counter of another seat; it cannot
    decline."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def copy(self) -> Snatching:
        return Snatching(self.seat)

    def must(self, s: WayOutWest) -> int:
        return bit(self.seat)

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        return [SNATCH.of(owner) for owner in range(s.seats) if may_snatch(s, seat, owner) == 0]

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        return [SNATCH.of(owner) for owner in range(s.seats)]

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        return may_snatch(s, seat, SNATCH.arg(action, 0)) if SNATCH.owns(action) else NOT_NOW

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        owner = SNATCH.arg(action, 0)
        s.wanted[owner] -= 1
        s.wanted[seat] += 1
        s.tell(SNATCHED, EVERYONE, [seat, owner])
        s.stack.pop()


def may_snatch(s: WayOutWest, seat: int, owner: int) -> int:
    if owner >= s.seats:
        return NO_SUCH_SEAT
    if owner == seat:
        return NOT_FROM_YOURSELF
    return 0 if s.wanted[owner] else HAS_NO_WANTED
