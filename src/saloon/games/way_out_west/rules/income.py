# compiled zone
"""Chapter I: payday."""

from __future__ import annotations

from saloon.games.way_out_west.board import (
    BANK,
    BANK_INCOME,
    CATTLE_INCOME,
    HOTEL,
    HOTEL_INCOME,
    KINDS,
    STORE,
    STORE_FARMER_INCOME,
    STORE_INCOME,
    TOWNS,
    TRAIN,
)
from saloon.games.way_out_west.state import INCOME, STORE_FARMER_PAY, WayOutWest
from saloon.games.way_out_west.verbs import EARNED
from saloon.kernel.core import EVERYONE


def payday(s: WayOutWest) -> None:
    """WOW-I1, WOW-I2, WOW-I13, WOW-D5: every seat is paid from the same position; jail, stagecoach and train
    earn nothing."""
    for seat in range(s.seats):
        cattle = sum([cattle_income(s, seat, town) for town in range(TOWNS)])
        bank = sum([bank_income(s, seat, town) for town in range(TOWNS)])
        store = sum([store_income(s, seat, town) for town in range(TOWNS)])
        hotel = sum([hotel_income(s, seat, town) for town in range(TOWNS)])
        income = cattle + bank + store + hotel
        s.earn(seat, income, INCOME)
        if s.heard is not None:
            s.tell(EARNED, EVERYONE, [seat, income, cattle, bank, store, hotel])


def weather(s: WayOutWest, town: int) -> int:
    """What decides the worth of cattle in a town: farmer + 2 * train, whoever owns it."""
    return (1 if s.farmer[town] >= 0 else 0) + (2 if s.owner[town * KINDS + TRAIN] >= 0 else 0)


def cattle_income(s: WayOutWest, seat: int, town: int) -> int:
    """WOW-I3 to WOW-I6: $2 a counter, $1 with a farmer, doubled by a train."""
    herd = s.cattle[seat * TOWNS + town]
    return herd * CATTLE_INCOME[weather(s, town)] if herd else 0


def bank_income(s: WayOutWest, seat: int, town: int) -> int:
    """WOW-I7: $2 for every building that is not its owner's."""
    if s.owner[town * KINDS + BANK] != seat:
        return 0
    return BANK_INCOME * (s.size(town) - s.owned(seat, town))


def store_income(s: WayOutWest, seat: int, town: int) -> int:
    """WOW-I8, WOW-I11: $1 for everybody else's cattle, train or farmer or not."""
    if s.owner[town * KINDS + STORE] != seat:
        return 0
    farmer = 1 if s.farmer[town] >= 0 else 0
    herds = s.filled(town) - farmer - s.cattle[seat * TOWNS + town]
    return STORE_INCOME * herds + store_farmer_income(s, seat, town)


def store_farmer_income(s: WayOutWest, seat: int, town: int) -> int:
    """WOW-I9, WOW-I10: $2 for a farmer, with option `store_farmer_pay: not_own` only for somebody else's."""
    placer = s.farmer[town]
    if placer < 0 or (placer == seat and s.options[STORE_FARMER_PAY]):
        return 0
    return STORE_FARMER_INCOME


def hotel_income(s: WayOutWest, seat: int, town: int) -> int:
    """WOW-I12: $1 for everybody else's cowboys."""
    if s.owner[town * KINDS + HOTEL] != seat:
        return 0
    guests = 0
    for other in range(s.seats):
        if other != seat:
            guests += s.cowboys[other * TOWNS + town]
    return HOTEL_INCOME * guests
