# compiled zone
"""The map, the cards, the tiles and the travel plans.

Where a value comes from is said beside it: *book* (the publisher's text), *reported* (published reviews),
*deduced* from both, or *house* (ours; to be replaced when the printed component is known). The letter is the
certainty, from A (sure) to D (no evidence).
"""

from __future__ import annotations

from typing import Final

# DES-R1: five turns of five moves. (book, A)
TURNS: Final = 5
MOVES: Final = 5

# DES-S1: three to six seats, one of them the sheriff's. (reported, A)
FEWEST: Final = 3
MOST: Final = 6

# DES-O1: 19 towns, five of them with a bank. (reported, A) Names, places and which have the bank: house, D,
# save Santa Fe: reported, B. The order is the town order wherever the rules need one; x and y are board
# units.
TOWNS: Final = [
    "shiprock",
    "durango",
    "taos",
    "cimarron",
    "santa_fe",
    "albuquerque",
    "gallup",
    "winslow",
    "flagstaff",
    "prescott",
    "phoenix",
    "globe",
    "tucson",
    "tombstone",
    "silver_city",
    "socorro",
    "lincoln",
    "roswell",
    "el_paso",
]
BANKS: Final = [4, 6, 8, 12, 18]
PLACES: Final = [
    (473, 124),
    (590, 60),
    (791, 163),
    (908, 163),
    (770, 266),
    (696, 356),
    (473, 291),
    (283, 356),
    (155, 304),
    (60, 420),
    (113, 562),
    (272, 549),
    (230, 716),
    (346, 793),
    (516, 639),
    (653, 484),
    (823, 549),
    (940, 562),
    (706, 767),
]

# DES-O2: 36 roads, planar and connected, three to six at every town. (house, D)
ROADS: Final = [
    (0, 1),
    (0, 6),
    (0, 8),
    (0, 5),
    (1, 2),
    (1, 5),
    (2, 3),
    (2, 4),
    (3, 4),
    (3, 17),
    (4, 5),
    (4, 17),
    (5, 6),
    (5, 15),
    (5, 16),
    (6, 7),
    (6, 15),
    (7, 8),
    (7, 11),
    (7, 9),
    (8, 9),
    (9, 10),
    (10, 11),
    (10, 12),
    (11, 12),
    (11, 14),
    (11, 6),
    (12, 13),
    (13, 14),
    (13, 18),
    (14, 15),
    (14, 18),
    (15, 16),
    (16, 17),
    (16, 18),
    (17, 18),
]

# DES-O3: a deck holds each town once and one Saloon. (reported, A) The stuck marker is no card.
SALOON: Final = 19
STUCK: Final = 20
DECK: Final = (1 << 20) - 1
SALOON_CARD: Final = 1 << SALOON

# DES-O4: the bank tiles. (limits book, A; values house, C)
LOW: Final = [500, 800, 1100, 1400, 1700, 2000]
HIGH: Final = [2300, 2600, 2900, 3200]
BOTTOM: Final = 2000
BOTTOMS: Final = 2
DEALT_LOW: Final = 3
DEALT_HIGH: Final = 2

# DES-O5: the poker tiles. (count reported, A; range reported, B; values house, D)
POKER_TILES: Final = [300] * 3 + [400] * 4 + [500] * 4 + [600] * 3

# DES-O6: the coach tiles. (range reported, B; count deduced, C; values house, D)
COACH_TILES: Final = [800] * 2 + [900] * 2 + [1000] * 2 + [1100] * 2 + [1200] * 2

# DES-O7: the travel plans, stop 0 to stop 5 on the brown and on the blue side. (form book, A; six stops
# deduced, C; routes house, D) Their ends form a tournament on five towns, so a chain of five always exists.
STOPS: Final = 6
PLANS: Final = [
    ([1, 5, 16, 18, 17, 3], [1, 0, 5, 4, 2, 3]),
    ([1, 0, 6, 5, 15, 16], [1, 2, 3, 4, 17, 16]),
    ([3, 17, 18, 14, 15, 16], [3, 4, 2, 1, 5, 16]),
    ([3, 17, 16, 18, 14, 13], [3, 4, 5, 15, 14, 13]),
    ([16, 15, 14, 11, 12, 13], [16, 5, 4, 17, 18, 13]),
    ([16, 15, 6, 11, 7, 9], [16, 18, 14, 11, 10, 9]),
    ([13, 14, 15, 6, 7, 9], [13, 14, 11, 12, 10, 9]),
    ([13, 18, 17, 3, 2, 1], [13, 14, 15, 6, 0, 1]),
    ([9, 7, 8, 0, 5, 1], [9, 10, 11, 6, 0, 1]),
    ([9, 7, 6, 5, 4, 3], [9, 8, 0, 1, 2, 3]),
]

# DES-O8: one disc and one pawn per outlaw, five deputies, a brown and a blue coach. (book, A)
DEPUTIES: Final = 5
BROWN: Final = 0
BLUE: Final = 1


def neighbours() -> list[list[int]]:
    """The towns adjacent to every town, in town order."""
    near: list[list[int]] = [[] for _ in TOWNS]
    for a, b in ROADS:
        near[a].append(b)
        near[b].append(a)
    return [sorted(each) for each in near]


def masks(near: list[list[int]]) -> list[int]:
    return [sum([1 << town for town in each]) for each in near]


def distances(near: list[list[int]]) -> list[list[int]]:
    """How many roads lie between any two towns."""
    table: list[list[int]] = []
    for start in range(len(near)):
        far = [-1] * len(near)
        far[start] = 0
        queue = [start]
        for town in queue:
            for other in near[town]:
                if far[other] < 0:
                    far[other] = far[town] + 1
                    queue.append(other)
        table.append(far)
    return table


NEAR: Final = neighbours()
NEAR_MASK: Final = masks(NEAR)
REACH: Final = [mask | SALOON_CARD for mask in NEAR_MASK]
"""The cards that lead somewhere from a town: its neighbours', and the Saloon."""
FAR: Final = distances(NEAR)
BANK_OF: Final = [BANKS.index(town) if town in BANKS else -1 for town in range(len(TOWNS))]
"""Which bank a town has, counted in town order; -1 for none."""
NO_BANK: Final = sum([1 << town for town in range(len(TOWNS)) if town not in BANKS])

FACES: Final = sorted(set(LOW + HIGH + POKER_TILES + COACH_TILES))
"""Every amount a tile can show."""
