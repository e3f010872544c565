# compiled zone
"""Everything that can be said in Way Out West, everything that can happen, and every reason for a no."""

from __future__ import annotations

from typing import Final

from saloon.games.way_out_west.board import BOX_TOKENS, KIND_TOKENS, LAST_SPACE, MOST_MONEY, TOWN_TOKENS
from saloon.kernel.core import EventKind
from saloon.kernel.reasons import ReasonTable
from saloon.kernel.verbs import SEAT, DiceVerb, Verb, VerbTable, numbers, words

TOWN: Final = words("town", TOWN_TOKENS)
KIND: Final = words("kind", KIND_TOKENS)
BOX: Final = words("box", BOX_TOKENS)
BID_DOLLARS: Final = numbers("dollars", 1, MOST_MONEY)
DOLLARS: Final = numbers("dollars", 0, MOST_MONEY)
HERD: Final = numbers("herd", 1, 2)
COUNT: Final = numbers("count", 0, 20)
PLACE: Final = numbers("place", 1, 5)
TURN: Final = numbers("turn", 1, LAST_SPACE)
FACE: Final = numbers("face", 1, 6)
ORIGIN: Final = TOWN.named("origin")
DESTINATION: Final = TOWN.named("destination")
OWNER: Final = SEAT.named("owner")

BID: Final = Verb("bid", BID_DOLLARS)
DROP: Final = Verb("drop")
TAKE: Final = Verb("take", BOX)
PASS: Final = Verb("pass")
PUT: Final = Verb("put", TOWN)
"""A cowboy into a town: at the start, and when bought."""
GRAZE: Final = Verb("graze", TOWN)
BUILD: Final = Verb("build", KIND, TOWN)
RIDE: Final = Verb("ride", ORIGIN, DESTINATION)
DRIVE: Final = Verb("drive", OWNER, ORIGIN, DESTINATION)
SETTLE: Final = Verb("settle", TOWN)
"""The farmer into a vacant corral."""
DISPLACE: Final = Verb("displace", TOWN, OWNER)
"""The farmer into the corral of somebody's cattle."""
DONE: Final = Verb("done")
ATTACK: Final = Verb("attack", TOWN)
RAID: Final = Verb("raid", KIND)
RUSTLE: Final = Verb("rustle", OWNER, HERD)
EVICT: Final = Verb("evict")
ASK: Final = Verb("ask")
FORGO: Final = Verb("forgo")
HELP: Final = Verb("help")
REFUSE: Final = Verb("refuse")
FIRE: Final = Verb("fire")
STAY: Final = Verb("stay")
RETREAT: Final = Verb("retreat")
FLEE: Final = Verb("flee", TOWN)
LEAVE: Final = Verb("leave", TOWN)
SNATCH: Final = Verb("snatch", OWNER)
VERBS: Final = VerbTable(
    [
        *[BID, DROP, TAKE, PASS, PUT, GRAZE, BUILD, RIDE, DRIVE, SETTLE, DISPLACE, DONE],
        *[ATTACK, RAID, RUSTLE, EVICT, ASK, FORGO, HELP, REFUSE, FIRE, STAY, RETREAT, FLEE, LEAVE, SNATCH],
    ]
)

BEGIN: Final = Verb("begin", SEAT)
ROLL: Final = DiceVerb("roll")
# WOW-D34: nothing else is random.
CHANCES: Final = VerbTable([BEGIN, ROLL])

BEGAN: Final = EventKind("began", SEAT)
STATIONED: Final = EventKind("stationed", SEAT, TOWN)
TURN_BEGAN: Final = EventKind("turn_began", TURN)
BADE: Final = EventKind("bade", SEAT, DOLLARS)
DROPPED: Final = EventKind("dropped", SEAT, PLACE, DOLLARS)
LED: Final = EventKind("led", SEAT, DOLLARS)
TOOK: Final = EventKind("took", SEAT, BOX)
PASSED: Final = EventKind("passed", SEAT)
GRAZED: Final = EventKind("grazed", SEAT, TOWN)
HIRED: Final = EventKind("hired", SEAT, TOWN)
BUILT: Final = EventKind("built", SEAT, KIND, TOWN, DOLLARS)
RODE: Final = EventKind("rode", SEAT, ORIGIN, DESTINATION)
DROVE: Final = EventKind("drove", SEAT, OWNER, ORIGIN, DESTINATION)
SETTLED: Final = EventKind("settled", SEAT, TOWN)
DISPLACED: Final = EventKind("displaced", OWNER, TOWN)
COACH_PAID: Final = EventKind("coach_paid", OWNER, TOWN)
STOPPED: Final = EventKind("stopped", SEAT)
CHALLENGED: Final = EventKind("challenged", SEAT, TOWN)
RAIDED: Final = EventKind("raided", SEAT, TOWN, KIND, OWNER)
RUSTLING: Final = EventKind("rustling", SEAT, TOWN, OWNER, HERD)
EVICTING: Final = EventKind("evicting", SEAT, TOWN)
ASKED: Final = EventKind("asked", SEAT, OWNER)
FORWENT: Final = EventKind("forwent", SEAT)
HELPED: Final = EventKind("helped", SEAT)
REFUSED: Final = EventKind("refused", SEAT)
LINED_UP: Final = EventKind("lined_up", COUNT.named("attackers"), COUNT.named("defenders"))
TOOK_AIM: Final = EventKind("took_aim", SEAT)
ATTACKER_FIRED: Final = EventKind("attacker_fired", SEAT, COUNT.named("hits"), rest=FACE)
DEFENDER_FIRED: Final = EventKind("defender_fired", SEAT, COUNT.named("hits"), rest=FACE)
FARMER_FIRED: Final = EventKind("farmer_fired", TOWN, COUNT.named("hits"), rest=FACE)
COWBOYS_FELL: Final = EventKind("cowboys_fell", SEAT, COUNT)
GUNMAN_FELL: Final = EventKind("gunman_fell", SEAT)
GUARD_FELL: Final = EventKind("guard_fell", SEAT, KIND)
SHERIFF_FELL: Final = EventKind("sheriff_fell", TOWN)
STAYED: Final = EventKind("stayed", SEAT)
RETREATED: Final = EventKind("retreated", SEAT)
FLED: Final = EventKind("fled", SEAT, TOWN)
SCATTERED: Final = EventKind("scattered", SEAT, COUNT)
WON: Final = EventKind("won", SEAT)
FARMER_WON: Final = EventKind("farmer_won", TOWN)
NOBODY_WON: Final = EventKind("nobody_won", TOWN)
CAPTURED: Final = EventKind("captured", SEAT, KIND, TOWN, OWNER)
REMOVED: Final = EventKind("removed", OWNER, KIND, TOWN)
RUSTLED: Final = EventKind("rustled", SEAT, HERD, TOWN, OWNER)
EVICTED: Final = EventKind("evicted", SEAT, TOWN)
ROBBED: Final = EventKind("robbed", SEAT, OWNER, DOLLARS, rest=FACE)
LEFT: Final = EventKind("left", SEAT, TOWN)
TOOK_WANTED: Final = EventKind("took_wanted", SEAT)
SNATCHED: Final = EventKind("snatched", SEAT, OWNER)
EARNED: Final = EventKind(
    "earned",
    SEAT,
    DOLLARS,
    *[DOLLARS.named("cattle"), DOLLARS.named("bank"), DOLLARS.named("store"), DOLLARS.named("hotel")],
)
EVENTS: Final = [
    *[BEGAN, STATIONED, TURN_BEGAN, BADE, DROPPED, LED, TOOK, PASSED, GRAZED, HIRED, BUILT, RODE, DROVE],
    *[
        STOPPED,
        CHALLENGED,
        TOOK_AIM,
        SETTLED,
        DISPLACED,
        COACH_PAID,
        RAIDED,
        RUSTLING,
        EVICTING,
        ASKED,
        FORWENT,
        HELPED,
        REFUSED,
        LINED_UP,
    ],
    *[ATTACKER_FIRED, DEFENDER_FIRED, FARMER_FIRED, COWBOYS_FELL, GUNMAN_FELL, GUARD_FELL, SHERIFF_FELL],
    *[STAYED, RETREATED, FLED, SCATTERED, WON, FARMER_WON, NOBODY_WON, CAPTURED, REMOVED, RUSTLED, EVICTED],
    *[ROBBED, LEFT, TOOK_WANTED, SNATCHED, EARNED],
]

REASONS: Final = ReasonTable(order_rule="WOW-D1", end_rule="WOW-E3")
NO_SUCH_SEAT: Final = REASONS.add("WOW-S1", "no_such_seat")
BID_TOO_LOW: Final = REASONS.add("WOW-T5", "bid_too_low")
BID_TOO_HIGH: Final = REASONS.add("WOW-T7", "bid_too_high")
BOX_TAKEN: Final = REASONS.add("WOW-A5", "box_taken")
TOO_EARLY: Final = REASONS.add("WOW-D4", "too_early")
NO_CATTLE_LEFT: Final = REASONS.add("WOW-C15", "no_cattle_left")
NO_DOLLAR_FOR_CATTLE: Final = REASONS.add("WOW-C15", "no_dollar_for_cattle")
NOWHERE_TO_GRAZE: Final = REASONS.add("WOW-C16", "nowhere_to_graze")
TOWN_CLOSED: Final = REASONS.add("WOW-C8", "town_closed")
NO_COWBOY_TO_HERD: Final = REASONS.add("WOW-C5", "no_cowboy_to_herd")
CORRALS_FULL: Final = REASONS.add("WOW-C4", "corrals_full")
ONE_TOWN_ONLY: Final = REASONS.add("WOW-C13", "one_town_only")
NO_COWBOYS_LEFT: Final = REASONS.add("WOW-W7", "no_cowboys_left")
NO_DOLLAR_FOR_COWBOY: Final = REASONS.add("WOW-W7", "no_dollar_for_cowboy")
NO_COUNTER_LEFT: Final = REASONS.add("WOW-B10", "no_counter_left")
PRICE_TOO_HIGH: Final = REASONS.add("WOW-A12", "price_too_high")
NOWHERE_TO_BUILD: Final = REASONS.add("WOW-B11", "nowhere_to_build")
ANOTHER_KIND: Final = REASONS.add("WOW-B1", "another_kind")
SPACES_FULL: Final = REASONS.add("WOW-B3", "spaces_full")
TWO_ALREADY: Final = REASONS.add("WOW-B5", "two_already")
KIND_STANDS: Final = REASONS.add("WOW-B8", "kind_stands")
NOBODY_TO_MOVE: Final = REASONS.add("WOW-M8", "nobody_to_move")
NO_COWBOY_HERE: Final = REASONS.add("WOW-M4", "no_cowboy_here")
MOVED_ALREADY: Final = REASONS.add("WOW-M6", "moved_already")
SAME_TOWN: Final = REASONS.add("WOW-M1", "same_town")
NO_CATTLE_TO_DRIVE: Final = REASONS.add("WOW-K9", "no_cattle_to_drive")
NOT_YOUR_CATTLE: Final = REASONS.add("WOW-K6", "not_your_cattle")
NO_CATTLE_HERE: Final = REASONS.add("WOW-K1", "no_cattle_here")
SAME_PASTURE: Final = REASONS.add("WOW-K7", "same_pasture")
NO_VACANT_CORRAL: Final = REASONS.add("WOW-K1", "no_vacant_corral")
FARMER_USED: Final = REASONS.add("WOW-F3", "farmer_used")
FARMER_STANDS: Final = REASONS.add("WOW-F4", "farmer_stands")
NO_CORRAL_FREE: Final = REASONS.add("WOW-F5", "no_corral_free")
NOTHING_TO_DISPLACE: Final = REASONS.add("WOW-F5", "nothing_to_displace")
NO_FIGHT: Final = REASONS.add("WOW-G10", "no_fight")
NO_COWBOY_TO_FIGHT: Final = REASONS.add("WOW-G3", "no_cowboy_to_fight")
NO_TARGET_HERE: Final = REASONS.add("WOW-G4", "no_target_here")
NO_SUCH_BUILDING: Final = REASONS.add("WOW-G4", "no_such_building")
YOUR_OWN: Final = REASONS.add("WOW-G6", "your_own")
YOUR_OWN_BANK: Final = REASONS.add("WOW-R1", "your_own_bank")
TOO_FEW_CATTLE: Final = REASONS.add("WOW-G5", "too_few_cattle")
NO_CATTLE_TO_REPLACE: Final = REASONS.add("WOW-G8", "no_cattle_to_replace")
NO_FARMER_HERE: Final = REASONS.add("WOW-G4", "no_farmer_here")
YOUR_OWN_FARMER: Final = REASONS.add("WOW-G7", "your_own_farmer")
TOWN_USED: Final = REASONS.add("WOW-G37", "town_used")
MUST_GO_ELSEWHERE: Final = REASONS.add("WOW-G37", "must_go_elsewhere")
MUST_LEAVE_TOWN: Final = REASONS.add("WOW-R8", "must_leave_town")
NOT_FROM_YOURSELF: Final = REASONS.add("WOW-G54", "not_from_yourself")
HAS_NO_WANTED: Final = REASONS.add("WOW-G54", "has_no_wanted")
