# compiled zone
"""Chapter A: two rounds of one action each."""

from __future__ import annotations

from saloon.games.way_out_west.board import (
    BOXES,
    BUILD_BOX,
    CATTLE_BOX,
    COWBOYS_BOX,
    FARMER_BOX,
    GUNFIGHT_BOX,
    MOVE_2_BOX,
    MOVE_4_BOX,
    MOVE_CATTLE_BOX,
    MOVES_2,
    MOVES_4,
    TOKENS,
    boxes_of,
)
from saloon.games.way_out_west.rules.buildings import Building, may_build_somewhere, open_kinds
from saloon.games.way_out_west.rules.cattle import BuyingCattle, may_buy_cattle
from saloon.games.way_out_west.rules.cowboys import BuyingCowboys, may_buy_cowboys
from saloon.games.way_out_west.rules.driving import DrivingCattle, may_drive_somewhere
from saloon.games.way_out_west.rules.farmer import PlacingFarmer, may_place_farmer
from saloon.games.way_out_west.rules.gunfight import Challenge, may_fight_somewhere
from saloon.games.way_out_west.rules.moving import MovingCowboys, departures, may_move_cowboys
from saloon.games.way_out_west.state import CATTLE_BOXES, DISCARDED, WayOutWest
from saloon.games.way_out_west.verbs import BOX_TAKEN, PASS, PASSED, TAKE, TOOK
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class Actions(Step[WayOutWest]):
    """WOW-A2, WOW-A3, WOW-D12: every seat once in play order, then once more in the same order.

    WOW-A14: an action is a step on top of this one, so it is finished before the next seat is asked.
    WOW-D2, WOW-D3: a step offers exactly what its `why` allows, and asks even where that is a single thing.
    """

    def __init__(self, at: int) -> None:
        self.at: int = at

    def copy(self) -> Actions:
        return Actions(self.at)

    def must(self, s: WayOutWest) -> int:
        """WOW-A15: until all tokens are used."""
        at = self.at
        if at >= s.seats:
            at -= s.seats
        return bit(s.play_order[at]) if self.at < TOKENS * s.seats else 0

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        """WOW-A7, WOW-A10: passing is always possible, and sometimes all that is."""
        used = boxes_used(s)
        kinds = open_kinds(s, seat)
        out: list[int] = []
        for box in range(BOXES):
            if used[box] < boxes_of(box, s.seats, s.options[CATTLE_BOXES]):
                if BUILD_BOX <= box < BUILD_BOX + 6:
                    if kinds >> (box - BUILD_BOX) & 1:
                        out.append(TAKE.of(box))
                elif may_carry_out(s, seat, box) == 0:
                    out.append(TAKE.of(box))
        out.append(PASS.of())
        return out

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        return [*TAKE.actions(), PASS.of()]

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        if TAKE.owns(action):
            return may_take(s, seat, TAKE.arg(action, 0))
        return 0 if action == PASS.of() else NOT_NOW

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        """WOW-A4, WOW-A7, WOW-A8: a token goes into the box, or is discarded; only that one."""
        token = seat * TOKENS + (1 if self.at >= s.seats else 0)
        self.at += 1
        if action == PASS.of():
            s.tokens[token] = DISCARDED
            s.tell(PASSED, EVERYONE, [seat])
            return
        box = TAKE.arg(action, 0)
        s.tokens[token] = box
        if s.heard is not None:
            s.tell(TOOK, EVERYONE, [seat, box])
        s.stack.append(begin(s, seat, box))

    def advance(self, s: WayOutWest) -> None:
        """WOW-A16: whoever passed, the play order stays as it is."""
        s.stack.pop()

    def fallback(self, s: WayOutWest, seat: int) -> int:
        return PASS.of()


def boxes_used(s: WayOutWest) -> list[int]:
    """WOW-L9: how many tokens lie in the boxes of each kind."""
    used = [0] * BOXES
    for token in s.tokens:
        if token >= 0:
            used[token] += 1
    return used


def may_take(s: WayOutWest, seat: int, box: int) -> int:
    """WOW-A5, WOW-A6: any empty box, even of a kind the seat has used before."""
    if boxes_used(s)[box] >= boxes_of(box, s.seats, s.options[CATTLE_BOXES]):
        return BOX_TAKEN
    return may_carry_out(s, seat, box)


def may_carry_out(s: WayOutWest, seat: int, box: int) -> int:
    """WOW-A9, WOW-A11: a box is open for whoever can carry out at least one effect of it, and must."""
    if box == CATTLE_BOX:
        return may_buy_cattle(s, seat)
    if box == COWBOYS_BOX:
        return may_buy_cowboys(s, seat)
    if box in (MOVE_4_BOX, MOVE_2_BOX):
        return may_move_cowboys(s, seat)
    if box == MOVE_CATTLE_BOX:
        return may_drive_somewhere(s, seat)
    if box == GUNFIGHT_BOX:
        return may_fight_somewhere(s, seat)
    if box == FARMER_BOX:
        return may_place_farmer(s, seat)
    return may_build_somewhere(s, seat, box - BUILD_BOX)


def begin(s: WayOutWest, seat: int, box: int) -> Step[WayOutWest]:
    """The step that carries out the action of a box."""
    if box == CATTLE_BOX:
        return BuyingCattle(seat)
    if box == COWBOYS_BOX:
        return BuyingCowboys(seat)
    if box == MOVE_4_BOX:
        return MovingCowboys(seat, MOVES_4, departures(s, seat))
    if box == MOVE_2_BOX:
        return MovingCowboys(seat, MOVES_2, departures(s, seat))
    if box == MOVE_CATTLE_BOX:
        return DrivingCattle(seat)
    if box == GUNFIGHT_BOX:
        return Challenge(seat)
    if box == FARMER_BOX:
        return PlacingFarmer(seat)
    return Building(seat, box - BUILD_BOX)
