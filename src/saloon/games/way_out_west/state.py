# compiled zone
"""What is true at a table of Way Out West. All of it is public."""

from __future__ import annotations

from typing import Final

from saloon.games.way_out_west.board import (
    BUILDING_SPACES,
    CATTLE,
    CORRALS,
    COWBOYS,
    EACH_KIND,
    JAIL,
    KINDS,
    START_MONEY,
    START_SPACE,
    TOKENS,
    TOWNS,
    WANTED_TOTAL,
)
from saloon.kernel.core import State

# The options, in the order of game.py.
CATTLE_BOXES: Final = 0
CATTLE_SPLIT: Final = 1
SPACES: Final = 2
MOVE_CATTLE_SCOPE: Final = 3
WANTED: Final = 4
SHERIFF_RETURNS: Final = 5
ATTACK_OWN_FARMER: Final = 6
STORE_FARMER_PAY: Final = 7
OPEN_MONEY: Final = 8

NONE: Final = -1
"""No seat: an empty building space, a town without farmer, a place of the track that is still free."""

# What becomes of an action token: in hand, discarded by passing, or in the box with that number.
IN_HAND: Final = -1
DISCARDED: Final = -2

# WOW-L3: where a seat's farmer is; he only ever goes down this list.
FARMER_IN_HAND: Final = 0
FARMER_ON_MAP: Final = 1
FARMER_GONE: Final = 2

# WOW-L7: the flows of money. There is no other, and each has one sign.
OPENING: Final = 0
INCOME: Final = 1
COACH: Final = 2
BIDS: Final = 3
PRICES: Final = 4
ROBBERY: Final = 5
FLOWS: Final = 6


class WayOutWest(State):
    """Lists over seats and towns are flat: `seat * TOWNS + town`, `town * KINDS + kind`."""

    def __init__(self, seats: int, options: list[int], like: WayOutWest | None = None) -> None:
        """A fresh table, or with `like` an independent copy of another one."""
        super().__init__(seats, options)
        if like is None:
            self.fresh(seats, options)
        else:
            self.turn: int = like.turn
            self.supply: int = like.supply
            self.play_order: list[int] = like.play_order[:]
            self.cash: list[int] = like.cash[:]
            self.ledger: list[int] = like.ledger[:]
            self.cowboys: list[int] = like.cowboys[:]
            self.cattle: list[int] = like.cattle[:]
            self.owner: list[int] = like.owner[:]
            self.farmer: list[int] = like.farmer[:]
            self.missing: list[int] = like.missing[:]
            self.spare_cowboys: list[int] = like.spare_cowboys[:]
            self.spare_cattle: list[int] = like.spare_cattle[:]
            self.spare_buildings: list[int] = like.spare_buildings[:]
            self.farmer_of: list[int] = like.farmer_of[:]
            self.wanted: list[int] = like.wanted[:]
            self.tokens: list[int] = like.tokens[:]
            self.bring(like)

    def fresh(self, seats: int, options: list[int]) -> None:
        """WOW-S2 to WOW-S4, WOW-S10 to WOW-S13: everybody equipped, all five towns empty, nobody wanted."""
        self.turn = START_SPACE[seats]
        self.supply = WANTED_TOTAL[options[WANTED]]
        self.play_order = list(range(seats))
        self.cash = [START_MONEY[seats]] * seats
        self.ledger = [START_MONEY[seats], 0, 0, 0, 0, 0] * seats
        self.cowboys = [0] * (seats * TOWNS)
        self.cattle = [0] * (seats * TOWNS)
        self.owner = [NONE] * (TOWNS * KINDS)
        self.farmer = [NONE] * TOWNS
        self.missing = [0] * TOWNS
        # WOW-L15: on the map only by setup, purchase, losses and retreats of more than four.
        self.spare_cowboys = [COWBOYS] * seats
        self.spare_cattle = [CATTLE] * seats
        self.spare_buildings = [EACH_KIND] * (seats * KINDS)
        self.farmer_of = [FARMER_IN_HAND] * seats
        self.wanted = [0] * seats
        self.tokens = [IN_HAND] * (seats * TOKENS)

    def copy(self) -> WayOutWest:
        return WayOutWest(self.seats, self.options, self)

    # ---- money ----
    # WOW-A13: it moves by these two and in a robbery; there are no loans, gifts or trades.

    def pay(self, seat: int, dollars: int, flow: int) -> None:
        """WOW-A12, WOW-L6, WOW-L7: from a seat to the reserve, never beyond its cash."""
        self.cash[seat] -= dollars
        self.ledger[seat * FLOWS + flow] += dollars

    def earn(self, seat: int, dollars: int, flow: int) -> None:
        """WOW-S5: from the reserve, which never runs out."""
        self.cash[seat] += dollars
        self.ledger[seat * FLOWS + flow] += dollars

    # ---- towns ----

    def filled(self, town: int) -> int:
        """WOW-C9: the occupied corrals of a town, a farmer's included."""
        count = 1 if self.farmer[town] >= 0 else 0
        cattle = self.cattle
        for at in range(town, len(cattle), TOWNS):
            count += cattle[at]
        return count

    def vacant(self, town: int) -> int:
        """WOW-C14: the vacant corrals of a town; only their number matters."""
        return CORRALS[town] - self.filled(town)

    def size(self, town: int) -> int:
        """WOW-V2: the buildings of a town, all owners together."""
        count = 0
        owner = self.owner
        for at in range(town * KINDS, town * KINDS + KINDS):
            if owner[at] >= 0:
                count += 1
        return count

    def owned(self, seat: int, town: int) -> int:
        """WOW-B6: the buildings a seat owns in a town, built or captured; cattle are none."""
        count = 0
        owner = self.owner
        for at in range(town * KINDS, town * KINDS + KINDS):
            if owner[at] == seat:
                count += 1
        return count

    def spaces(self, town: int) -> int:
        """WOW-B12: how many building spaces a town has; which of them is used does not matter."""
        return BUILDING_SPACES[self.options[SPACES]][town]

    def sheriff(self, town: int) -> int:
        """WOW-J1, WOW-J11: the owner of the jail in a town if its sheriff is there to fight, else NONE."""
        return NONE if self.missing[town] else self.owner[town * KINDS + JAIL]

    # ---- counters ----

    def unbuild(self, town: int, kind: int) -> None:
        """WOW-G48, WOW-B9, WOW-J12: a building goes back to its owner's stock; space, kind and sheriff are
        free again at once."""
        at = town * KINDS + kind
        self.spare_buildings[self.owner[at] * KINDS + kind] += 1
        self.owner[at] = NONE
        if kind == JAIL:
            self.missing[town] = 0

    def erect(self, seat: int, town: int, kind: int) -> None:
        """A counter of a seat's stock onto an empty space."""
        self.spare_buildings[seat * KINDS + kind] -= 1
        self.owner[town * KINDS + kind] = seat
