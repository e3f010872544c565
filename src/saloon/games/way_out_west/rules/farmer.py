# compiled zone
"""Chapter F: the farmer."""

from __future__ import annotations

from saloon.games.way_out_west.board import TOWNS
from saloon.games.way_out_west.state import FARMER_IN_HAND, FARMER_ON_MAP, NONE, WayOutWest
from saloon.games.way_out_west.verbs import (
    DISPLACE,
    DISPLACED,
    FARMER_STANDS,
    FARMER_USED,
    NO_CORRAL_FREE,
    NO_SUCH_SEAT,
    NOTHING_TO_DISPLACE,
    SETTLE,
    SETTLED,
)
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class PlacingFarmer(Step[WayOutWest]):
    """WOW-F1, WOW-D18: a town, and there a vacant corral or somebody's cattle."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def copy(self) -> PlacingFarmer:
        return PlacingFarmer(self.seat)

    def must(self, s: WayOutWest) -> int:
        return bit(self.seat)

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        out = [SETTLE.of(town) for town in range(TOWNS) if may_settle(s, town) == 0]
        for town in range(TOWNS):
            if s.farmer[town] == NONE:
                for owner in range(s.seats):
                    if s.cattle[owner * TOWNS + town]:
                        out.append(DISPLACE.of(town, owner))
        return out

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        out = SETTLE.actions()
        for town in range(TOWNS):
            out.extend([DISPLACE.of(town, owner) for owner in range(s.seats)])
        return out

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        if SETTLE.owns(action):
            return may_settle(s, SETTLE.arg(action, 0))
        if DISPLACE.owns(action):
            return may_displace(s, DISPLACE.arg(action, 0), DISPLACE.arg(action, 1))
        return NOT_NOW

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        if DISPLACE.owns(action):
            town = DISPLACE.arg(action, 0)
            displace(s, town, DISPLACE.arg(action, 1))
        else:
            town = SETTLE.arg(action, 0)
        settle(s, seat, town)
        s.stack.pop()


def settle(s: WayOutWest, seat: int, town: int) -> None:
    """WOW-F7, WOW-F9, WOW-F10: he is nobody's now and his corral is taken; only his placer is remembered."""
    s.farmer[town] = seat
    s.farmer_of[seat] = FARMER_ON_MAP
    if s.heard is not None:
        s.tell(SETTLED, EVERYONE, [seat, town])


def displace(s: WayOutWest, town: int, owner: int) -> None:
    """WOW-F5: the cattle in his corral go back to their owner's stock."""
    s.cattle[owner * TOWNS + town] -= 1
    s.spare_cattle[owner] += 1
    if s.heard is not None:
        s.tell(DISPLACED, EVERYONE, [owner, town])


def may_settle(s: WayOutWest, town: int) -> int:
    """WOW-F4: one farmer to a town; here, into a vacant corral."""
    if s.farmer[town] != NONE:
        return FARMER_STANDS
    return 0 if s.vacant(town) else NO_CORRAL_FREE


def may_displace(s: WayOutWest, town: int, owner: int) -> int:
    """WOW-F6: anybody's cattle, the own too; no cowboy is needed and no town is closed."""
    if owner >= s.seats:
        return NO_SUCH_SEAT
    if s.farmer[town] != NONE:
        return FARMER_STANDS
    return 0 if s.cattle[owner * TOWNS + town] else NOTHING_TO_DISPLACE


def may_place_farmer(s: WayOutWest, seat: int) -> int:
    """WOW-F3, WOW-F11: once in the whole game. With one farmer to a seat, some town is always without."""
    return 0 if s.farmer_of[seat] == FARMER_IN_HAND else FARMER_USED
