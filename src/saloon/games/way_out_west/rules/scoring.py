# compiled zone
"""Chapter V: victory points."""

from __future__ import annotations

from saloon.games.way_out_west.board import (
    CATTLE_POINTS,
    MOST_WANTED,
    MOST_WANTED_TIED,
    RICHEST,
    RICHEST_TIED,
    TOWNS,
)
from saloon.games.way_out_west.rules.income import weather
from saloon.games.way_out_west.state import NONE, WayOutWest


def building_points(s: WayOutWest, seat: int, town: int) -> int:
    """WOW-V2, WOW-V3, WOW-L17: each building is worth the size of its town."""
    return s.size(town) * s.owned(seat, town)


def cattle_points(s: WayOutWest, seat: int, town: int) -> int:
    """WOW-V4 to WOW-V6: one point each, one more with a train, one less with a farmer."""
    return s.cattle[seat * TOWNS + town] * CATTLE_POINTS[weather(s, town)]


def controller(s: WayOutWest, town: int) -> int:
    """WOW-V7, WOW-V9: the seat with more buildings and cattle there than any other, or NONE."""
    best = NONE
    most = 0
    for seat in range(s.seats):
        counters = s.owned(seat, town) + s.cattle[seat * TOWNS + town]
        if counters > most:
            most = counters
            best = seat
        elif counters == most:
            best = NONE
    return best


def control_points(s: WayOutWest, seat: int, town: int) -> int:
    """WOW-V8, WOW-V10: the size of the town, be it 0, for whoever controls it."""
    return s.size(town) if controller(s, town) == seat else 0


def town_points(s: WayOutWest, seat: int, town: int) -> int:
    return building_points(s, seat, town) + cattle_points(s, seat, town) + control_points(s, seat, town)


def most(held: list[int], seat: int, alone: int, tied: int) -> int:
    """WOW-V15: a prize for the highest number, another for each who shares it, none if the highest is
    zero."""
    best = max(held)
    if best == 0 or held[seat] < best:
        return 0
    return alone if held.count(best) == 1 else tied


def cash_points(s: WayOutWest, seat: int) -> int:
    """WOW-V11, WOW-V12: five for the richest, two for each of several."""
    return most(s.cash, seat, RICHEST, RICHEST_TIED)


def wanted_points(s: WayOutWest, seat: int) -> int:
    """WOW-V13, WOW-V14: four for the most wanted, two for each of several."""
    return most(s.wanted, seat, MOST_WANTED, MOST_WANTED_TIED)


def points(s: WayOutWest, seat: int) -> int:
    """WOW-V1, WOW-V16: nothing else scores: no cowboys, stock, farmers or tokens."""
    total = cash_points(s, seat) + wanted_points(s, seat)
    for town in range(TOWNS):
        total += town_points(s, seat, town)
    return total


def winners(scores: list[int]) -> list[int]:
    """WOW-V17: the highest total wins, shared by all who have it."""
    return [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
