# compiled zone
"""Chapter B: buildings and transport."""

from __future__ import annotations

from saloon.games.way_out_west.board import BUILDING_PRICE, KINDS, MOST_TO_BUILD, TOWNS
from saloon.games.way_out_west.state import NONE, PRICES, WayOutWest
from saloon.games.way_out_west.verbs import (
    ANOTHER_KIND,
    BUILD,
    BUILT,
    KIND_STANDS,
    NO_COUNTER_LEFT,
    NOWHERE_TO_BUILD,
    PRICE_TOO_HIGH,
    SPACES_FULL,
    TWO_ALREADY,
)
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class Building(Step[WayOutWest]):
    """WOW-B1, WOW-D15: one counter of the kind the box is for."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: int = seat
        self.kind: int = kind

    def copy(self) -> Building:
        return Building(self.seat, self.kind)

    def must(self, s: WayOutWest) -> int:
        return bit(self.seat)

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        return [
            BUILD.of(self.kind, town) for town in range(TOWNS) if may_stand(s, seat, self.kind, town) == 0
        ]

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        return [BUILD.of(self.kind, town) for town in range(TOWNS)]

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        if not BUILD.owns(action):
            return NOT_NOW
        if BUILD.arg(action, 0) != self.kind:
            return ANOTHER_KIND
        return may_stand(s, seat, self.kind, BUILD.arg(action, 1))

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        build(s, seat, self.kind, BUILD.arg(action, 1))
        s.stack.pop()


def build(s: WayOutWest, seat: int, kind: int, town: int) -> None:
    """WOW-B2: the price of the box is paid and the counter placed."""
    s.pay(seat, BUILDING_PRICE[kind], PRICES)
    s.erect(seat, town, kind)
    if s.heard is not None:
        s.tell(BUILT, EVERYONE, [seat, kind, town, BUILDING_PRICE[kind]])


def may_stand(s: WayOutWest, seat: int, kind: int, town: int) -> int:
    """WOW-B3 to WOW-B5, WOW-B7 to WOW-B9, WOW-L5: a free space, no second of its kind, and a builder who owns
    fewer than two there (more only by capture); no cowboy is needed."""
    if s.owner[town * KINDS + kind] != NONE:
        return KIND_STANDS
    if s.size(town) >= s.spaces(town):
        return SPACES_FULL
    return TWO_ALREADY if s.owned(seat, town) >= MOST_TO_BUILD else 0


def may_pay(s: WayOutWest, seat: int, kind: int) -> int:
    """WOW-B10: a counter in stock, and the price in cash."""
    if s.spare_buildings[seat * KINDS + kind] == 0:
        return NO_COUNTER_LEFT
    return 0 if s.cash[seat] >= BUILDING_PRICE[kind] else PRICE_TOO_HIGH


def may_build_somewhere(s: WayOutWest, seat: int, kind: int) -> int:
    """WOW-B11: the box is open if the counter can be paid and some town takes it."""
    code = may_pay(s, seat, kind)
    if code:
        return code
    return 0 if open_kinds(s, seat) >> kind & 1 else NOWHERE_TO_BUILD


def open_kinds(s: WayOutWest, seat: int) -> int:
    """The mask of the kinds a seat can build somewhere, all six in one pass over the towns."""
    affordable = 0
    for kind in range(KINDS):
        if may_pay(s, seat, kind) == 0:
            affordable |= 1 << kind
    kinds = 0
    for town in range(TOWNS):
        if kinds == affordable:
            break
        if s.size(town) < s.spaces(town) and s.owned(seat, town) < MOST_TO_BUILD:
            for kind in range(KINDS):
                if s.owner[town * KINDS + kind] == NONE:
                    kinds |= 1 << kind & affordable
    return kinds
