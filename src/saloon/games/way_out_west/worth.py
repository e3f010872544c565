# compiled zone
"""What counters are worth to a seat, in cents of a point: now, with the paydays that are still to come."""

from __future__ import annotations

from typing import Final

from saloon.games.way_out_west.board import (
    BANK,
    BANK_INCOME,
    BUILDING_PRICE,
    CATTLE_INCOME,
    CATTLE_POINTS,
    CATTLE_PRICE,
    COWBOY_PRICE,
    HOTEL,
    JAIL,
    KINDS,
    LAST_SPACE,
    PAYDAY_EVERY,
    STAGECOACH,
    STORE,
    STORE_FARMER_INCOME,
    TOWNS,
    TRAIN,
)
from saloon.games.way_out_west.rules.buildings import may_pay, may_stand
from saloon.games.way_out_west.rules.cattle import may_graze
from saloon.games.way_out_west.rules.income import weather
from saloon.games.way_out_west.state import NONE, WayOutWest
from saloon.games.way_out_west.verbs import DRIVE

POINT: Final = 100
"""A victory point."""
DOLLAR_LAST: Final = 2
DOLLAR_TURN: Final = 6
DOLLAR_MOST: Final = 14
"""A dollar in the last turn, what each turn left adds to it, and its limit. Little: it scores only for the
richest, and whoever saves does not build. These figures and those below come from some thousand games of
ranchers against ranchers who weigh things a little differently."""
CONTROL: Final = 12
"""A counter's share in controlling a town, for each building there."""
GUARD_HOUSE: Final = 360
GUARD_HERD: Final = 60
"""What a first cowboy is worth beside each own building and cattle counter,"""
EYE_HOUSE: Final = 33
EYE_HERD: Final = 12
"""and beside those of others."""
FIRST_POST: Final = 38
"""What a first cowboy is worth where cattle may come, at the bottom of the ladder."""


def turns_left(s: WayOutWest) -> int:
    """Turns after this one."""
    return LAST_SPACE - s.turn


def paydays_left(s: WayOutWest) -> int:
    """Paydays still to come, that of this turn included."""
    return (LAST_SPACE - s.turn) // PAYDAY_EVERY + 1


def dollar(s: WayOutWest) -> int:
    return min(DOLLAR_MOST, DOLLAR_LAST + DOLLAR_TURN * turns_left(s))


def cattle_value(s: WayOutWest, town: int) -> int:
    """One cattle counter of anybody in a town, with its share in controlling it."""
    kind = weather(s, town)
    income = CATTLE_INCOME[kind] * paydays_left(s) * dollar(s)
    return POINT * CATTLE_POINTS[kind] + income + CONTROL * s.size(town)


def herd(s: WayOutWest, seat: int, town: int) -> int:
    """Cattle bought for a town, less what stores of others gain by it."""
    shop = s.owner[town * KINDS + STORE]
    gift = dollar(s) * paydays_left(s) // 3 if shop >= 0 and shop != seat else 0
    return cattle_value(s, town) - CATTLE_PRICE * dollar(s) - gift


def best_herd(s: WayOutWest, seat: int) -> int:
    """Two counters, if stock and cash allow, in the best town that takes one."""
    most = 0
    for town in range(TOWNS):
        if may_graze(s, seat, town) == 0:
            most = max(most, herd(s, seat, town))
    return most * min(2, s.spare_cattle[seat], s.cash[seat])


def cattle_of_others(s: WayOutWest, seat: int, town: int) -> int:
    farmer = 1 if s.farmer[town] >= 0 else 0
    return s.filled(town) - farmer - s.cattle[seat * TOWNS + town]


def guests(s: WayOutWest, seat: int, town: int) -> int:
    """The cowboys of others in a town."""
    count = 0
    for at in range(town, s.seats * TOWNS, TOWNS):
        count += s.cowboys[at]
    return count - s.cowboys[seat * TOWNS + town]


def yields(s: WayOutWest, seat: int, kind: int, town: int) -> int:
    """Dollars that a building of this kind would bring its owner to the end of the game, roughly."""
    paydays = paydays_left(s)
    if kind == BANK:
        return paydays * BANK_INCOME * (s.size(town) - s.owned(seat, town))
    if kind == STORE:
        farmer = STORE_FARMER_INCOME if s.farmer[town] >= 0 else 0
        return paydays * (cattle_of_others(s, seat, town) + farmer)
    if kind == HOTEL:
        return paydays * guests(s, seat, town)
    if kind == STAGECOACH:
        return turns_left(s) + 1
    return 0


def extra(s: WayOutWest, seat: int, kind: int, town: int) -> int:
    """What a jail guards and a train doubles, the own share against that of all others."""
    if kind == JAIL:
        return 25 * s.owned(seat, town) + 10 * s.cattle[seat * TOWNS + town]
    if kind == TRAIN:
        herds = 2 * s.cattle[seat * TOWNS + town] - cattle_of_others(s, seat, town)
        return herds * (POINT + 2 * paydays_left(s) * dollar(s)) // 2
    return 0


def building_value(s: WayOutWest, seat: int, kind: int, town: int) -> int:
    """A building standing in a town: its size at the end, which is somewhat more than now, and its income."""
    grown = min(s.spaces(town), s.size(town) + 1 + turns_left(s) // 3)
    return POINT * grown + yields(s, seat, kind, town) * dollar(s) + extra(s, seat, kind, town)


def house(s: WayOutWest, seat: int, kind: int, town: int) -> int:
    """A building to be built: it also raises the size for everybody there."""
    mine = s.owned(seat, town)
    others = s.size(town) - mine
    lift = POINT * mine - POINT * others // (s.seats - 1)
    return building_value(s, seat, kind, town) + lift - BUILDING_PRICE[kind] * dollar(s)


def best_house(s: WayOutWest, seat: int, kind: int) -> int:
    if may_pay(s, seat, kind):
        return 0
    most = -POINT
    for town in range(TOWNS):
        if may_stand(s, seat, kind, town) == 0:
            most = max(most, house(s, seat, kind, town))
    return most


def estate(s: WayOutWest, seat: int, town: int) -> int:
    """What a seat has to lose in a town."""
    return GUARD_HOUSE * s.owned(seat, town) + GUARD_HERD * s.cattle[seat * TOWNS + town]


def prey(s: WayOutWest, seat: int, town: int) -> int:
    """What others have there to be taken."""
    others = s.size(town) - s.owned(seat, town)
    return EYE_HOUSE * others + EYE_HERD * cattle_of_others(s, seat, town)


def post(s: WayOutWest, seat: int, town: int) -> int:
    """One more cowboy in a town: to herd, to guard and to threaten; each further one is worth less."""
    there = s.cowboys[seat * TOWNS + town]
    value = estate(s, seat, town) + prey(s, seat, town)
    # Cattle needs a cowboy, and the towns open from below.
    if there == 0 and s.vacant(town) and s.spare_cattle[seat]:
        value += FIRST_POST // (town + 1)
    toll = s.owner[town * KINDS + STAGECOACH]
    if toll >= 0 and toll != seat:
        value -= dollar(s)
    inn = s.owner[town * KINDS + HOTEL]
    if inn >= 0 and inn != seat:
        value -= dollar(s) * paydays_left(s) // 2
    return value * min(6, turns_left(s) + 2) // (6 * (there + 1))


def best_post(s: WayOutWest, seat: int) -> int:
    """Two cowboys, if stock and cash allow."""
    most = max([post(s, seat, town) for town in range(TOWNS)])
    return (most - COWBOY_PRICE * dollar(s)) * min(2, s.spare_cowboys[seat], s.cash[seat])


def leaving(s: WayOutWest, seat: int, town: int) -> int:
    """What one cowboy less costs a seat in a town."""
    at = seat * TOWNS + town
    s.cowboys[at] -= 1
    value = post(s, seat, town)
    s.cowboys[at] += 1
    return value


def ride(s: WayOutWest, seat: int, origin: int, destination: int) -> int:
    return post(s, seat, destination) - leaving(s, seat, origin) - 10


def best_ride(s: WayOutWest, seat: int) -> int:
    """The best single ride; the further ones are left out of the reckoning."""
    gain = max([post(s, seat, town) for town in range(TOWNS)])
    least = 1_000_000
    for town in range(TOWNS):
        if s.cowboys[seat * TOWNS + town]:
            least = min(least, leaving(s, seat, town))
    return gain - least


def drive(s: WayOutWest, seat: int, action: int) -> int:
    """Cattle to where it is worth more; that of others, where a table allows it, to where it is worth
    less."""
    gain = cattle_value(s, DRIVE.arg(action, 2)) - cattle_value(s, DRIVE.arg(action, 1))
    return gain if DRIVE.arg(action, 0) == seat else -gain // (s.seats - 1)


def best_drive(s: WayOutWest, seat: int) -> int:
    """From the worst own pasture to the best vacant one."""
    low, high = 1_000_000, 0
    for town in range(TOWNS):
        value = cattle_value(s, town)
        if s.cattle[seat * TOWNS + town]:
            low = min(low, value)
        if s.vacant(town):
            high = max(high, value)
    return max(0, high - low)


def farmer(s: WayOutWest, seat: int, town: int) -> int:
    """What a farmer takes from others' cattle, less what he takes from the own; a store of the own likes
    him."""
    harm = POINT + paydays_left(s) * dollar(s) * (2 if s.owner[town * KINDS + TRAIN] >= 0 else 1)
    mine = s.cattle[seat * TOWNS + town]
    value = harm * (cattle_of_others(s, seat, town) - (s.seats - 1) * mine) // (s.seats - 1)
    if s.owner[town * KINDS + STORE] == seat:
        value += STORE_FARMER_INCOME * paydays_left(s) * dollar(s)
    return value


def displaced(s: WayOutWest, seat: int, town: int, owner: int) -> int:
    value = cattle_value(s, town)
    return -value if owner == seat else value // (s.seats - 1)


def best_farmer(s: WayOutWest, seat: int) -> int:
    most = 0
    for town in range(TOWNS):
        if s.farmer[town] == NONE:
            value = farmer(s, seat, town)
            if cattle_of_others(s, seat, town):
                value += cattle_value(s, town) // (s.seats - 1)
            most = max(most, value)
    return most
