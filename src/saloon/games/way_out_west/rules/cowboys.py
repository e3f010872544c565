# compiled zone
"""Chapter W: buying cowboys."""

from __future__ import annotations

from saloon.games.way_out_west.board import COWBOY_PRICE, MOST_BOUGHT, TOWNS
from saloon.games.way_out_west.rules.stagecoach import pay_for_arrival
from saloon.games.way_out_west.state import PRICES, WayOutWest
from saloon.games.way_out_west.verbs import (
    DONE,
    HIRED,
    NO_COWBOYS_LEFT,
    NO_DOLLAR_FOR_COWBOY,
    PUT,
    STOPPED,
    TOO_EARLY,
)
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class BuyingCowboys(Step[WayOutWest]):
    """WOW-W1, WOW-W4, WOW-W5, WOW-D14: one cowboy or two, each into any town, whoever is there."""

    def __init__(self, seat: int, bought: int = 0) -> None:
        self.seat: int = seat
        self.bought: int = bought

    def copy(self) -> BuyingCowboys:
        return BuyingCowboys(self.seat, self.bought)

    def must(self, s: WayOutWest) -> int:
        return bit(self.seat)

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        out = PUT.actions()
        if self.bought:
            out.append(DONE.of())
        return out

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        return [*PUT.actions(), DONE.of()]

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        if PUT.owns(action):
            return 0
        if action == DONE.of():
            return 0 if self.bought else TOO_EARLY
        return NOT_NOW

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        if action == DONE.of():
            s.tell(STOPPED, EVERYONE, [seat])
            s.stack.pop()
            return
        hire(s, seat, PUT.arg(action, 0))
        self.bought += 1
        if self.bought == MOST_BOUGHT or may_buy_cowboys(s, seat):
            s.stack.pop()

    def fallback(self, s: WayOutWest, seat: int) -> int:
        return DONE.of() if self.bought else PUT.of(0)


def hire(s: WayOutWest, seat: int, town: int) -> None:
    """WOW-W2, WOW-W6: each cowboy costs $1 and may earn another seat's stagecoach one."""
    s.pay(seat, COWBOY_PRICE, PRICES)
    s.spare_cowboys[seat] -= 1
    s.cowboys[seat * TOWNS + town] += 1
    if s.heard is not None:
        s.tell(HIRED, EVERYONE, [seat, town])
    pay_for_arrival(s, seat, town)


def may_buy_cowboys(s: WayOutWest, seat: int) -> int:
    """WOW-W7, WOW-W8: a counter in stock and a dollar; that also opens the box."""
    if s.spare_cowboys[seat] == 0:
        return NO_COWBOYS_LEFT
    return 0 if s.cash[seat] >= COWBOY_PRICE else NO_DOLLAR_FOR_COWBOY
