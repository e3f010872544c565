# compiled zone
"""Chapter M: moving cowboys."""

from __future__ import annotations

from saloon.games.way_out_west.board import TOWNS
from saloon.games.way_out_west.rules.stagecoach import pay_for_ride
from saloon.games.way_out_west.state import WayOutWest
from saloon.games.way_out_west.verbs import (
    DONE,
    MOVED_ALREADY,
    NO_COWBOY_HERE,
    NOBODY_TO_MOVE,
    RIDE,
    RODE,
    SAME_TOWN,
    STOPPED,
    TOO_EARLY,
)
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class MovingCowboys(Step[WayOutWest]):
    """WOW-M1, WOW-M3, WOW-M5, WOW-D16: own cowboys, one at a time, from any town to any other.

    `left` counts the moves still to be made, `ready` the cowboys of each town who have not moved yet."""

    def __init__(self, seat: int, left: int, ready: list[int], moved: int = 0) -> None:
        self.seat: int = seat
        self.left: int = left
        self.ready: list[int] = ready
        self.moved: int = moved

    def copy(self) -> MovingCowboys:
        return MovingCowboys(self.seat, self.left, self.ready[:], self.moved)

    def must(self, s: WayOutWest) -> int:
        return bit(self.seat)

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        out: list[int] = []
        for origin in range(TOWNS):
            if self.ready[origin]:
                for destination in range(TOWNS):
                    if destination != origin:
                        out.append(RIDE.of(origin, destination))
        if self.moved:
            out.append(DONE.of())
        return out

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        return [*RIDE.actions(), DONE.of()]

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        if RIDE.owns(action):
            return self.may_ride(s, RIDE.arg(action, 0), RIDE.arg(action, 1))
        if action == DONE.of():
            return 0 if self.moved else TOO_EARLY
        return NOT_NOW

    def may_ride(self, s: WayOutWest, origin: int, destination: int) -> int:
        """WOW-M4, WOW-M6: only own cowboys, and none of them twice in one action."""
        if s.cowboys[self.seat * TOWNS + origin] == 0:
            return NO_COWBOY_HERE
        if self.ready[origin] == 0:
            return MOVED_ALREADY
        return SAME_TOWN if origin == destination else 0

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        if action == DONE.of():
            s.tell(STOPPED, EVERYONE, [seat])
            s.stack.pop()
            return
        origin = RIDE.arg(action, 0)
        ride(s, seat, origin, RIDE.arg(action, 1))
        self.ready[origin] -= 1
        self.moved += 1
        self.left -= 1
        if self.left == 0 or sum(self.ready) == 0:
            s.stack.pop()

    def fallback(self, s: WayOutWest, seat: int) -> int:
        return DONE.of() if self.moved else self.legal(s, seat)[0]


def ride(s: WayOutWest, seat: int, origin: int, destination: int) -> None:
    """One cowboy from town to town, with what a stagecoach earns on the way."""
    s.cowboys[seat * TOWNS + origin] -= 1
    s.cowboys[seat * TOWNS + destination] += 1
    if s.heard is not None:
        s.tell(RODE, EVERYONE, [seat, origin, destination])
    pay_for_ride(s, seat, origin, destination)


def departures(s: WayOutWest, seat: int) -> list[int]:
    """WOW-M6: the cowboys a seat has in each town as its action begins."""
    return s.cowboys[seat * TOWNS : seat * TOWNS + TOWNS]


def may_move_cowboys(s: WayOutWest, seat: int) -> int:
    """WOW-M8: the box is open for whoever has a cowboy on the map."""
    for at in range(seat * TOWNS, seat * TOWNS + TOWNS):
        if s.cowboys[at]:
            return 0
    return NOBODY_TO_MOVE
