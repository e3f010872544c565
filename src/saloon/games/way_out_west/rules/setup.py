# compiled zone
"""Chapter S: who begins, and everybody's first cowboys."""

from __future__ import annotations

from saloon.games.way_out_west.board import SETUP_COWBOYS, TOWNS
from saloon.games.way_out_west.rules.turn import Turn
from saloon.games.way_out_west.state import WayOutWest
from saloon.games.way_out_west.verbs import BEGAN, BEGIN, PUT, STATIONED
from saloon.kernel.chance import Chance, Draw
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class FirstSeat(Step[WayOutWest]):
    """WOW-S6, WOW-D30: every seat is equally likely to begin."""

    def copy(self) -> FirstSeat:
        return FirstSeat()

    def chance(self, s: WayOutWest) -> Chance | None:
        return Draw(EVERYONE, [BEGIN.of(seat) for seat in range(s.seats)])

    def take_chance(self, s: WayOutWest, action: int) -> None:
        """WOW-S7: the first play order runs clockwise from the first seat."""
        first = BEGIN.arg(action, 0)
        s.play_order = [(first + k) % s.seats for k in range(s.seats)]
        s.tell(BEGAN, EVERYONE, [first])
        s.stack[-1] = Stationing(0)


class Stationing(Step[WayOutWest]):
    """WOW-S8, WOW-S9, WOW-D10: three rounds in play order; one cowboy into any town, free of everything."""

    def __init__(self, at: int) -> None:
        self.at: int = at

    def copy(self) -> Stationing:
        return Stationing(self.at)

    def must(self, s: WayOutWest) -> int:
        return bit(s.play_order[self.at % s.seats])

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        return PUT.actions()

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        return PUT.actions()

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        return 0 if PUT.owns(action) else NOT_NOW

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        town = PUT.arg(action, 0)
        s.spare_cowboys[seat] -= 1
        s.cowboys[seat * TOWNS + town] += 1
        if s.heard is not None:
            s.tell(STATIONED, EVERYONE, [seat, town])
        self.at += 1
        if self.at == SETUP_COWBOYS * s.seats:
            s.stack[-1] = Turn()
