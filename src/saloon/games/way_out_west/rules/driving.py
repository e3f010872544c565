# compiled zone
"""Chapter K: moving cattle."""

from __future__ import annotations

from saloon.games.way_out_west.board import TOWNS
from saloon.games.way_out_west.state import MOVE_CATTLE_SCOPE, WayOutWest
from saloon.games.way_out_west.verbs import (
    DRIVE,
    DROVE,
    NO_CATTLE_HERE,
    NO_CATTLE_TO_DRIVE,
    NO_SUCH_SEAT,
    NO_VACANT_CORRAL,
    NOT_YOUR_CATTLE,
    SAME_PASTURE,
)
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class DrivingCattle(Step[WayOutWest]):
    """WOW-K1, WOW-D17: one cattle counter to a vacant corral of another town."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def copy(self) -> DrivingCattle:
        return DrivingCattle(self.seat)

    def must(self, s: WayOutWest) -> int:
        return bit(self.seat)

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        vacant = [s.vacant(town) for town in range(TOWNS)]
        out: list[int] = []
        for owner in range(s.seats):
            if owner == seat or s.options[MOVE_CATTLE_SCOPE]:
                for origin in range(TOWNS):
                    if s.cattle[owner * TOWNS + origin]:
                        for destination in range(TOWNS):
                            if vacant[destination] and destination != origin:
                                out.append(DRIVE.of(owner, origin, destination))
        return out

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        owners = list(range(s.seats)) if s.options[MOVE_CATTLE_SCOPE] else [seat]
        towns = range(TOWNS)
        return [DRIVE.of(owner, start, end) for owner in owners for start in towns for end in towns]

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        if not DRIVE.owns(action):
            return NOT_NOW
        return may_drive(s, seat, DRIVE.arg(action, 0), DRIVE.arg(action, 1), DRIVE.arg(action, 2))

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        owner = DRIVE.arg(action, 0)
        origin = DRIVE.arg(action, 1)
        destination = DRIVE.arg(action, 2)
        s.cattle[owner * TOWNS + origin] -= 1
        s.cattle[owner * TOWNS + destination] += 1
        if s.heard is not None:
            s.tell(DROVE, EVERYONE, [seat, owner, origin, destination])
        s.stack.pop()


def may_drive(s: WayOutWest, seat: int, owner: int, origin: int, destination: int) -> int:
    """WOW-K3 to WOW-K8: no cowboy is needed at either end and no town is closed; own cattle only, unless
    option `move_cattle_scope: any`; another town, and a corral without cattle or farmer."""
    if owner >= s.seats:
        return NO_SUCH_SEAT
    if owner != seat and not s.options[MOVE_CATTLE_SCOPE]:
        return NOT_YOUR_CATTLE
    if s.cattle[owner * TOWNS + origin] == 0:
        return NO_CATTLE_HERE
    if origin == destination:
        return SAME_PASTURE
    return 0 if s.vacant(destination) else NO_VACANT_CORRAL


def may_drive_somewhere(s: WayOutWest, seat: int) -> int:
    """WOW-K9: the box is open if the seat may move some cattle and another town has a vacant corral."""
    grazing = 0
    for owner in range(s.seats):
        if owner == seat or s.options[MOVE_CATTLE_SCOPE]:
            for town in range(TOWNS):
                if s.cattle[owner * TOWNS + town]:
                    grazing |= 1 << town
    if grazing == 0:
        return NO_CATTLE_TO_DRIVE
    for town in range(TOWNS):
        # The corral may not be in the only town that has the cattle.
        if grazing & ~(1 << town) and s.vacant(town):
            return 0
    return NO_VACANT_CORRAL
