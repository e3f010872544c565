# compiled zone
"""Chapter C: buying cattle, and which towns are open for them."""

from __future__ import annotations

from saloon.games.way_out_west.board import CATTLE_PRICE, MOST_BOUGHT, OPENS_NEXT_AT, TOWNS
from saloon.games.way_out_west.state import CATTLE_SPLIT, NONE, PRICES, WayOutWest
from saloon.games.way_out_west.verbs import (
    CORRALS_FULL,
    DONE,
    GRAZE,
    GRAZED,
    NO_CATTLE_LEFT,
    NO_COWBOY_TO_HERD,
    NO_DOLLAR_FOR_CATTLE,
    NOWHERE_TO_GRAZE,
    ONE_TOWN_ONLY,
    STOPPED,
    TOO_EARLY,
    TOWN_CLOSED,
)
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class BuyingCattle(Step[WayOutWest]):
    """WOW-C1, WOW-D13: one cattle counter or two, each into a corral; `first` is the town of the first
    one."""

    def __init__(self, seat: int, bought: int = 0, first: int = NONE) -> None:
        self.seat: int = seat
        self.bought: int = bought
        self.first: int = first

    def copy(self) -> BuyingCattle:
        return BuyingCattle(self.seat, self.bought, self.first)

    def must(self, s: WayOutWest) -> int:
        return bit(self.seat)

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        out = self.towns(s)
        if self.bought:
            out.append(DONE.of())
        return out

    def towns(self, s: WayOutWest) -> list[int]:
        return [GRAZE.of(town) for town in range(TOWNS) if self.may_put(s, town) == 0]

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        return [*GRAZE.actions(), DONE.of()]

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        if GRAZE.owns(action):
            return self.may_put(s, GRAZE.arg(action, 0))
        if action == DONE.of():
            return 0 if self.bought else TOO_EARLY
        return NOT_NOW

    def may_put(self, s: WayOutWest, town: int) -> int:
        """WOW-C11, WOW-C13: each counter is checked on its own; with option `cattle_split: no` both go
        together."""
        if self.bought and not s.options[CATTLE_SPLIT] and town != self.first:
            return ONE_TOWN_ONLY
        return may_graze(s, self.seat, town)

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        if action == DONE.of():
            s.tell(STOPPED, EVERYONE, [seat])
            s.stack.pop()
            return
        town = GRAZE.arg(action, 0)
        buy(s, seat, town)
        self.bought += 1
        self.first = town
        # WOW-D4: no question without a choice beside "done".
        if self.bought == MOST_BOUGHT or may_afford(s, seat) or not self.towns(s):
            s.stack.pop()

    def fallback(self, s: WayOutWest, seat: int) -> int:
        return DONE.of() if self.bought else self.towns(s)[0]


def buy(s: WayOutWest, seat: int, town: int) -> None:
    """WOW-C2: each counter costs $1, paid as it is placed."""
    s.pay(seat, CATTLE_PRICE, PRICES)
    s.spare_cattle[seat] -= 1
    s.cattle[seat * TOWNS + town] += 1
    if s.heard is not None:
        s.tell(GRAZED, EVERYONE, [seat, town])


def is_open(s: WayOutWest, town: int) -> bool:
    """WOW-C7, WOW-C8, WOW-C10, WOW-C12: the bottom town always; any other while more than half of the corrals
    of the next lower one are occupied, whatever happens further down."""
    return town == 0 or s.filled(town - 1) >= OPENS_NEXT_AT[town - 1]


def may_graze(s: WayOutWest, seat: int, town: int) -> int:
    """WOW-C4 to WOW-C6: a vacant corral in an open town where the seat has a cowboy, who may go later."""
    if s.cowboys[seat * TOWNS + town] == 0:
        return NO_COWBOY_TO_HERD
    if not is_open(s, town):
        return TOWN_CLOSED
    return 0 if s.vacant(town) else CORRALS_FULL


def may_afford(s: WayOutWest, seat: int) -> int:
    """WOW-C15: a counter in stock and a dollar."""
    if s.spare_cattle[seat] == 0:
        return NO_CATTLE_LEFT
    return 0 if s.cash[seat] >= CATTLE_PRICE else NO_DOLLAR_FOR_CATTLE


def may_buy_cattle(s: WayOutWest, seat: int) -> int:
    """WOW-C16: the box is open if one counter can be bought and placed."""
    code = may_afford(s, seat)
    if code:
        return code
    for town in range(TOWNS):
        if may_graze(s, seat, town) == 0:
            return 0
    return NOWHERE_TO_GRAZE
