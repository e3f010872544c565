# compiled zone
"""Everything that is printed on cards. Change a figure here and the rules follow.

Every entry says where it comes from: `printed A` is stated by the rulebook, `printed B` follows from its
counts, `house C` is a proposal of this house that contradicts nothing known and waits for the printed card.
"""

from __future__ import annotations

from typing import Final

RELOAD: Final = 0
DODGE: Final = 1
REVOLVER: Final = 2
WINCHESTER: Final = 3
DYNAMITE: Final = 4
RICOCHET: Final = 5
MISCALCULATION: Final = 6


class CardFace:
    """One of the seven action cards: what it costs, and the lives its hit takes (0: no weapon)."""

    def __init__(self, name: str, cost: int, damage: int, source: str) -> None:
        self.name: Final = name
        self.cost: Final = cost
        self.damage: Final = damage
        self.source: Final = source


# FW-O5: costs, damage, decks, hearts and names stand in this file only. The order is the canonical card
# order.
CARDS: Final = [
    CardFace("reload", 0, 0, "printed A"),
    CardFace("dodge", 0, 0, "printed A"),
    CardFace("revolver", 1, 1, "printed A"),
    CardFace("winchester", 2, 1, "printed A"),
    CardFace("dynamite", 5, 2, "printed A"),
    CardFace("ricochet", 0, 0, "printed A"),
    CardFace("miscalculation", 2, 0, "printed A"),
]

COST: Final = [card.cost for card in CARDS]
DAMAGE: Final = [card.damage for card in CARDS]
# FW-O2: one of each of the seven, beside the bullet counter. (printed B)
CARD_COUNT: Final = len(CARDS)
ALL_CARDS: Final = (1 << len(CARDS)) - 1
BULLET_WEAPONS: Final = 1 << REVOLVER | 1 << WINCHESTER
WEAPONS: Final = BULLET_WEAPONS | 1 << DYNAMITE

# FW-O1: the box. (printed A)
SETS: Final = 10
CARDS_OF_A_SET: Final = 8
ACTION_CARDS: Final = 80

# FW-S3: lives and bullets. (printed A)
LIVES: Final = 3
FIRST_BULLETS: Final = 1
MOST_BULLETS: Final = 5
# What a reload, the priest and the handy barrel give, and what a boost adds. (printed A)
RELOAD_GAIN: Final = 1
PRIEST_GAIN: Final = 1
BARREL_GAIN: Final = 1
BOOSTED_RELOAD_GAIN: Final = 1
RECOVERY: Final = 1
BOOSTED_RECOVERY: Final = 2

# FW-S8: the little duel, which machines can solve. (house C)
DUEL_SEATS: Final = 2
DUEL_LIVES: Final = 1
DUEL_TARGET: Final = 3
DUEL_TURNS: Final = [0, 2, 3, 4]

LEFT: Final = 0
RIGHT: Final = 1
BOTH: Final = 2
CROSSED: Final = 3
ARROWS: Final = ["left", "right", "both", "crossed"]

TUMBLEWEED: Final = 0
PRIEST: Final = 1
CLOSE_QUARTERS: Final = 2
OPEN_FIELD: Final = 3
BARREL: Final = 4
RAIN: Final = 5
FLASHBACK: Final = 6
# The events and the arrows. (printed A)
EVENT_NAMES: Final = ["tumbleweed", "priest", "close_quarters", "open_field", "barrel", "rain", "flashback"]

NO_CARD: Final = -1
# Which card an event bans, by event.
BANS: Final = [NO_CARD, NO_CARD, DODGE, RICOCHET, NO_CARD, NO_CARD, NO_CARD]


class Target:
    """A target card: one event and one arrow."""

    def __init__(self, event: int, arrow: int) -> None:
        self.event: Final = event
        self.arrow: Final = arrow


# FW-O3: the sixteen target cards; their pairing is house C.
TARGETS: Final = [
    Target(TUMBLEWEED, LEFT),
    Target(TUMBLEWEED, RIGHT),
    Target(TUMBLEWEED, BOTH),
    Target(TUMBLEWEED, CROSSED),
    Target(PRIEST, LEFT),
    Target(PRIEST, CROSSED),
    Target(CLOSE_QUARTERS, RIGHT),
    Target(CLOSE_QUARTERS, BOTH),
    Target(OPEN_FIELD, LEFT),
    Target(OPEN_FIELD, BOTH),
    Target(BARREL, RIGHT),
    Target(BARREL, CROSSED),
    Target(RAIN, BOTH),
    Target(RAIN, CROSSED),
    Target(FLASHBACK, LEFT),
    Target(FLASHBACK, RIGHT),
]
ALL_TARGETS: Final = (1 << len(TARGETS)) - 1

# FW-N3: a gringo's nine cards. (printed A)
GRINGO_DECK: Final = [
    RELOAD,
    DODGE,
    REVOLVER,
    REVOLVER,
    WINCHESTER,
    WINCHESTER,
    RICOCHET,
    RICOCHET,
    MISCALCULATION,
]
SETS_OF_A_GRINGO: Final = 2
# Gringos advised for so many seats. (printed A)
ADVISED_GRINGOS: Final = [0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0]

CHEAT: Final = 0
NINJA: Final = 1
GUNSMITH: Final = 2
PICKPOCKET: Final = 3
STUNT_DOUBLE: Final = 4
DRIVER: Final = 5
DOUBLE_BARREL: Final = 6
PROSPECTOR: Final = 7
ACCOUNTANT: Final = 8
TRAPPER: Final = 9
BANDIT_QUEEN: Final = 10
QUICK_DRAW: Final = 11
COOK: Final = 12
TWO_GUN: Final = 13
NO_IDENTITY: Final = -1


class Identity:
    """A gunslinger card: its hearts, whether it may be revealed while choosing, the table cards with which
    it may be revealed once they are turned, and whether the bullets for that card must be there."""

    def __init__(
        self, name: str, permanent: bool, hearts: int, early: bool, late: int, covered: bool, source: str
    ) -> None:
        self.name: Final = name
        self.permanent: Final = permanent
        self.hearts: Final = hearts
        self.early: Final = early
        self.late: Final = late
        self.covered: Final = covered
        self.source: Final = source


# FW-O4: the fourteen identities. The powers of the first two are printed, all else here is the house's.
# FW-P00.7: where each of them may be revealed; the Cheat and the Ninja have words of their own once cards
# are turned.
# FW-P00.6: no identity occurs twice.
IDENTITIES: Final = [
    Identity("cheat", True, 3, True, 0, False, "power printed A, hearts house C"),
    Identity("ninja", True, 2, True, 0, False, "power printed A, hearts house C"),
    Identity("gunsmith", False, 3, True, 0, False, "house C"),
    Identity("pickpocket", False, 3, True, 0, False, "house C"),
    Identity("stunt_double", False, 2, True, 0, False, "house C"),
    Identity("stagecoach_driver", False, 3, True, 0, False, "house C"),
    Identity("double_barrel", False, 3, False, BULLET_WEAPONS, True, "house C"),
    Identity("prospector", True, 3, True, 1 << RELOAD, False, "house C"),
    Identity("accountant", True, 3, True, 1 << MISCALCULATION, False, "house C"),
    Identity("trapper", True, 3, True, 1 << DODGE, False, "house C"),
    Identity("bandit_queen", True, 3, True, BULLET_WEAPONS, True, "house C"),
    Identity("quick_draw", True, 3, True, WEAPONS, True, "house C"),
    Identity("cook", True, 3, True, 1 << RICOCHET, False, "house C"),
    Identity("two_gun", True, 2, True, 0, False, "house C"),
]

# What the powers amount to. (house C)
GUNSMITH_GAIN: Final = 3
PICKPOCKET_TAKE: Final = 1
DRIVER_GAIN: Final = 2
DOUBLE_DAMAGE: Final = 2
PROSPECTOR_GAIN: Final = 1
TRAPPER_GAIN: Final = 2
QUEEN_TAKE: Final = 2
