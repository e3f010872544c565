# compiled zone
"""The board and the counters. Every value says where it comes from: `book` (the rules text), `reported` (told
by somebody who had the components, with our certainty) or `house` (ours, where no source is known)."""

from __future__ import annotations

from typing import Final

# WOW-O1 (ends reported, high; middle three reported, medium): the ladder from bottom to top.
TOWN_TOKENS: Final = ["san_antonia", "kansas_city", "abilene", "dodge_city", "deadwood"]
TOWNS: Final = 5

# WOW-O2 (extremes reported, high; the rest house): building spaces, by option `building_spaces`.
BUILDING_SPACES: Final = [[3, 4, 4, 5, 6], [3, 4, 5, 5, 6]]

# WOW-O3 (extremes reported, high; the rest house)
CORRALS: Final = [4, 5, 5, 6, 7]

# WOW-O4 (house, follows from WOW-O3): occupied corrals of a town that open the next one; nothing lies above
# the top.
OPENS_NEXT_AT: Final = [3, 3, 3, 4]

KIND_TOKENS: Final = ["jail", "store", "stagecoach", "hotel", "bank", "train"]
KINDS: Final = 6
JAIL: Final = 0
STORE: Final = 1
STAGECOACH: Final = 2
HOTEL: Final = 3
BANK: Final = 4
TRAIN: Final = 5

# WOW-O5 (reported, high): counters of one colour.
COWBOYS: Final = 9
CATTLE: Final = 9
EACH_KIND: Final = 3

# WOW-O6 (book): one farmer counter each, for the whole game.
FARMERS: Final = 1

# WOW-O7 (reported in conflict): 18 counted by an owner, 13 in two component lists; by option `wanted_total`.
WANTED_TOTAL: Final = [18, 13]

# WOW-O8: the action boxes, in the order in which they are listed; prices and numbers below.
BOX_TOKENS: Final = [
    "cattle",
    "cowboys",
    "build_jail",
    "build_store",
    "build_stagecoach",
    "build_hotel",
    "build_bank",
    "build_train",
    "move_cowboys_4",
    "move_cowboys_2",
    "move_cattle",
    "gunfight",
    "farmer",
]
BOXES: Final = 13
CATTLE_BOX: Final = 0
COWBOYS_BOX: Final = 1
BUILD_BOX: Final = 2
"""The first of the six building boxes, which follow in the order of the kinds."""
MOVE_4_BOX: Final = 8
MOVE_2_BOX: Final = 9
MOVE_CATTLE_BOX: Final = 10
GUNFIGHT_BOX: Final = 11
FARMER_BOX: Final = 12

# How many boxes of each kind there are, whoever plays; cattle see below. That the special actions are free is
# reported (medium).
# WOW-W3 (reported, high): three of cowboys.
# WOW-B1 (book): one of each building.
# WOW-M2, WOW-K2, WOW-F2 (house): one of each kind of move, and one for the farmer.
# WOW-G2 (house; more than one is reported, high): three for gunfights.
BOX_COUNT: Final = [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1]

# WOW-C3 (one more with five is book; the numbers reported, low): by option `cattle_boxes`, 3-4 players / 5.
CATTLE_BOX_COUNT: Final = [[2, 3], [3, 4]]

# WOW-C2 (book)
CATTLE_PRICE: Final = 1
# WOW-W2 (amount reported, high; per counter reported, medium)
COWBOY_PRICE: Final = 1
# WOW-B2 (jail, store, train reported, high; stagecoach, hotel, bank house)
BUILDING_PRICE: Final = [3, 5, 8, 8, 10, 20]

# WOW-C1 and WOW-W1 (book): counters that one action may buy.
MOST_BOUGHT: Final = 2
# WOW-M2 (four reported, medium; two house): cowboys that one action may move.
MOVES_4: Final = 4
MOVES_2: Final = 2
# WOW-B5 (book): who owns this many in a town cannot build there.
MOST_TO_BUILD: Final = 2

# WOW-S1 (book)
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5
# WOW-S3, WOW-S4 (book): by number of seats.
START_MONEY: Final = [0, 0, 0, 20, 20, 25]
# WOW-S10, WOW-S11 (book): by number of seats.
START_SPACE: Final = [0, 0, 0, 1, 4, 4]
# WOW-S8 (book)
SETUP_COWBOYS: Final = 3
# WOW-S2 (book): action tokens, and so rounds of a turn.
TOKENS: Final = 2

# WOW-O9 (book): six sides, spaces 1 to 12.
SIDES: Final = 6
LAST_SPACE: Final = 12
# WOW-E1 (book): every third space is a payday.
PAYDAY_EVERY: Final = 3

# WOW-G23 (book): this and more is a hit.
HIT_ON: Final = 5
# WOW-R2 (book)
ROBBERY_DICE: Final = 3

# WOW-I3 to WOW-I6 (book): income of one cattle counter, by farmer in town + 2 * train in town.
CATTLE_INCOME: Final = [2, 1, 4, 2]
# WOW-V4 to WOW-V6 (book): points of one cattle counter, the same way.
CATTLE_POINTS: Final = [1, 0, 2, 1]
# WOW-I7 (book)
BANK_INCOME: Final = 2
# WOW-I8, WOW-I9 (book)
STORE_INCOME: Final = 1
STORE_FARMER_INCOME: Final = 2
# WOW-I12 (book)
HOTEL_INCOME: Final = 1
# WOW-X1 (book)
COACH_INCOME: Final = 1

# WOW-V11, WOW-V12 (book)
RICHEST: Final = 5
RICHEST_TIED: Final = 2
# WOW-V13, WOW-V14 (book)
MOST_WANTED: Final = 4
MOST_WANTED_TIED: Final = 2

# The most shooters a side can have: nine cowboys, a guard and a sheriff.
MOST_SHOOTERS: Final = COWBOYS + 2

# WOW-O10 (reported, high): money is whole dollars. Generously counted, no game can bring more of it to the
# table than this: five start, twelve turns of twelve paying cowboys each, and four paydays on which every
# corral, space and cowboy earns the most it can (a bank 2 for each of up to five others, a store 2 for a
# farmer).
MOST_MONEY: Final = (
    MOST_SEATS * START_MONEY[MOST_SEATS]
    + LAST_SPACE * 12 * COACH_INCOME
    + LAST_SPACE
    // PAYDAY_EVERY
    * (27 * CATTLE_INCOME[2] + TOWNS * 5 * BANK_INCOME + 27 * STORE_INCOME + TOWNS * 2 + 45 * HOTEL_INCOME)
)


def boxes_of(box: int, seats: int, cattle_boxes: int) -> int:
    """WOW-O8, WOW-C3: how many boxes of a kind there are."""
    if box == CATTLE_BOX:
        return CATTLE_BOX_COUNT[cattle_boxes][1 if seats == MOST_SEATS else 0]
    return BOX_COUNT[box]
