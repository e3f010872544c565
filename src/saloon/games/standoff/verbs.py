# compiled zone
"""Everything that can be said in a standoff, and everything that can happen."""

from __future__ import annotations

from typing import Final

from saloon.kernel.core import EventKind
from saloon.kernel.reasons import ReasonTable
from saloon.kernel.verbs import SEAT, DiceVerb, Verb, VerbTable, numbers

LUCKY: Final = numbers("lucky", 1, 4)
FACE: Final = numbers("face", 1, 6)
ROUND: Final = numbers("round", 1, 50)

DRAW: Final = Verb("draw", SEAT.named("target"))
DUCK: Final = Verb("duck")
RETHINK: Final = Verb("rethink")
SHOW: Final = Verb("show")
KEEP: Final = Verb("keep")
HAT: Final = Verb("hat")
STAND: Final = Verb("stand")
LEAVE: Final = Verb("leave", interrupt=True)
VERBS: Final = VerbTable([DRAW, DUCK, RETHINK, SHOW, KEEP, HAT, STAND, LEAVE])

DEAL: Final = Verb("deal", SEAT, LUCKY)
ROLL: Final = DiceVerb("roll")
CHANCES: Final = VerbTable([DEAL, ROLL])

DEALT: Final = EventKind("dealt", SEAT, LUCKY, reveals=True)
DEALT_HIDDEN: Final = EventKind("dealt_hidden", SEAT)
CHOSE: Final = EventKind("chose", SEAT)
RETHOUGHT: Final = EventKind("rethought", SEAT)
DREW: Final = EventKind("drew", SEAT, SEAT.named("target"), reveals=True)
DUCKED: Final = EventKind("ducked", SEAT, reveals=True)
FIRED: Final = EventKind("fired", SEAT, SEAT.named("target"), FACE)
SHOWED: Final = EventKind("showed", SEAT, LUCKY, reveals=True)
KEPT: Final = EventKind("kept", SEAT)
HAT_FLEW: Final = EventKind("hat_flew", SEAT)
WOUNDED: Final = EventKind("wounded", SEAT)
FELL: Final = EventKind("fell", SEAT, LUCKY, reveals=True)
LEFT: Final = EventKind("left", SEAT, LUCKY, reveals=True)
NEXT_ROUND: Final = EventKind("next_round", ROUND)
EVENTS: Final = [
    DEALT,
    DEALT_HIDDEN,
    CHOSE,
    RETHOUGHT,
    DREW,
    DUCKED,
    FIRED,
    SHOWED,
    KEPT,
    HAT_FLEW,
    WOUNDED,
    FELL,
    LEFT,
    NEXT_ROUND,
]

REASONS: Final = ReasonTable(order_rule="STD-C1", end_rule="STD-E3")
ON_YOURSELF: Final = REASONS.add("STD-C2", "on_yourself")
ON_THE_DEAD: Final = REASONS.add("STD-C2", "on_the_dead")
ON_YOUR_GANG: Final = REASONS.add("STD-C2", "on_your_gang")
NOTHING_CHOSEN: Final = REASONS.add("STD-C3", "nothing_chosen")
ALREADY_CHOSEN: Final = REASONS.add("STD-C3", "already_chosen")
NOT_YOUR_NUMBER: Final = REASONS.add("STD-F3", "not_your_number")
UNEVEN_GANGS: Final = REASONS.add("STD-S2", "uneven_gangs")
