# compiled zone
"""Chapter L: what holds between any two steps. Laws about changes are tested where the changes are made."""

from __future__ import annotations

from saloon.games.way_out_west.board import (
    BOX_TOKENS,
    BOXES,
    CATTLE,
    CORRALS,
    COWBOYS,
    EACH_KIND,
    JAIL,
    KIND_TOKENS,
    KINDS,
    LAST_SPACE,
    MOST_MONEY,
    START_SPACE,
    TOWN_TOKENS,
    TOWNS,
    WANTED_TOTAL,
    boxes_of,
)
from saloon.games.way_out_west.rules.actions import boxes_used
from saloon.games.way_out_west.state import (
    BIDS,
    CATTLE_BOXES,
    COACH,
    FARMER_ON_MAP,
    FLOWS,
    INCOME,
    OPENING,
    PRICES,
    ROBBERY,
    WANTED,
    WayOutWest,
)
from saloon.kernel.verbs import SEAT_LETTERS


def broken_laws(s: WayOutWest) -> list[str]:
    """Every law that does not hold, as a sentence."""
    broken: list[str] = []
    for seat in range(s.seats):
        check_counters(s, seat, broken)
        check_money(s, seat, broken)
    check_robberies(s, broken)
    check_farmers(s, broken)
    for town in range(TOWNS):
        check_town(s, town, broken)
    check_track(s, broken)
    check_wanted(s, broken)
    return broken


def check_counters(s: WayOutWest, seat: int, broken: list[str]) -> None:
    """WOW-L1, WOW-L2: of each counter a seat has as many as came in the box, in stock or on the map."""
    row = range(seat * TOWNS, seat * TOWNS + TOWNS)
    if sum([s.cowboys[at] for at in row]) + s.spare_cowboys[seat] != COWBOYS:
        broken.append(f"{SEAT_LETTERS[seat]} does not have {COWBOYS} cowboys in all")
    if sum([s.cattle[at] for at in row]) + s.spare_cattle[seat] != CATTLE:
        broken.append(f"{SEAT_LETTERS[seat]} does not have {CATTLE} cattle in all")
    least = min([s.cowboys[at] for at in row] + [s.cattle[at] for at in row])
    if min(least, s.spare_cowboys[seat], s.spare_cattle[seat]) < 0:
        broken.append(f"{SEAT_LETTERS[seat]} has fewer than no counters")
    for kind in range(KINDS):
        standing = sum([1 for town in range(TOWNS) if s.owner[town * KINDS + kind] == seat])
        spare = s.spare_buildings[seat * KINDS + kind]
        if spare < 0 or standing + spare != EACH_KIND:
            broken.append(
                f"{SEAT_LETTERS[seat]} does not have {EACH_KIND} counters in all: {KIND_TOKENS[kind]}"
            )


def check_money(s: WayOutWest, seat: int, broken: list[str]) -> None:
    """WOW-L6, WOW-L7: cash is whole, never negative, and what the flows of money have made of it."""
    flows = s.ledger[seat * FLOWS : seat * FLOWS + FLOWS]
    gained = flows[OPENING] + flows[INCOME] + flows[COACH] + flows[ROBBERY]
    if not 0 <= s.cash[seat] <= MOST_MONEY:
        broken.append(f"{SEAT_LETTERS[seat]} has ${s.cash[seat]}, not from 0 to {MOST_MONEY}")
    if s.cash[seat] != gained - flows[BIDS] - flows[PRICES]:
        broken.append(f"{SEAT_LETTERS[seat]} has money that came from nowhere, or lost some")


def check_robberies(s: WayOutWest, broken: list[str]) -> None:
    """WOW-L8: what robbers took, somebody lost."""
    if sum([s.ledger[seat * FLOWS + ROBBERY] for seat in range(s.seats)]) != 0:
        broken.append("robbers took what nobody lost")


def check_farmers(s: WayOutWest, broken: list[str]) -> None:
    """WOW-L3: every farmer is in hand, on the map once, or gone."""
    for seat in range(s.seats):
        on_map = s.farmer.count(seat)
        if on_map > 1 or (on_map == 1) != (s.farmer_of[seat] == FARMER_ON_MAP):
            broken.append(f"the farmer of {SEAT_LETTERS[seat]} is not in one place")


def check_town(s: WayOutWest, town: int, broken: list[str]) -> None:
    """WOW-L4, WOW-L16: no more than there is room for; a sheriff is missing only where there is a jail."""
    if s.size(town) > s.spaces(town):
        broken.append(f"{TOWN_TOKENS[town]} has more buildings than spaces")
    if s.filled(town) > CORRALS[town]:
        broken.append(f"{TOWN_TOKENS[town]} has more cattle and farmers than corrals")
    if s.missing[town] and s.owner[town * KINDS + JAIL] < 0:
        broken.append(f"{TOWN_TOKENS[town]} misses the sheriff of no jail")


def check_track(s: WayOutWest, broken: list[str]) -> None:
    """WOW-L9, WOW-L12, WOW-L13: boxes hold no more tokens than there are, the order names every seat once,
    the marker is on the track."""
    used = boxes_used(s)
    for box in range(BOXES):
        if used[box] > boxes_of(box, s.seats, s.options[CATTLE_BOXES]):
            broken.append(f"there are {used[box]} tokens in boxes of this kind: {BOX_TOKENS[box]}")
    if sorted(s.play_order) != list(range(s.seats)):
        broken.append("the play order does not name every seat once")
    if not START_SPACE[s.seats] <= s.turn <= LAST_SPACE:
        broken.append(f"the turn marker is on space {s.turn}")


def check_wanted(s: WayOutWest, broken: list[str]) -> None:
    """WOW-L10: no Wanted counter comes or goes."""
    if s.supply < 0 or s.supply + sum(s.wanted) != WANTED_TOTAL[s.options[WANTED]]:
        broken.append("the Wanted counters do not add up")
