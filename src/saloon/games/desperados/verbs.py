# compiled zone
"""Everything that can be said in Desperados, everything that can happen, and every reason to say no."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import BANKS, DEPUTIES, FACES, MOVES, PLANS, TOWNS, TURNS
from saloon.kernel.core import EventKind
from saloon.kernel.reasons import ReasonTable
from saloon.kernel.verbs import SEAT, Verb, VerbTable, numbers, words

TOWN: Final = words("town", TOWNS)
CARD: Final = words("card", [*TOWNS, "saloon", "stuck"])
DEPUTY: Final = numbers("deputy", 1, DEPUTIES)
TARGET: Final = words("target", ["poker", "brown", "blue"])
BANK: Final = words("bank", [TOWNS[town] for town in BANKS])
TILE: Final = words("tile", [str(value) for value in FACES])
PLAN: Final = words("plan", [f"p{number}" for number in range(1, len(PLANS) + 1)])
TURN: Final = numbers("turn", 1, TURNS)
MOVE: Final = numbers("move", 1, MOVES)
COUNT: Final = numbers("count", 0, DEPUTIES + 1)
COACH: Final = words("coach", ["brown", "blue"])
SIDE: Final = words("side", ["sheriff", "outlaws"])

# DES-T6: these are all the words that change the game; talk and plans are not among them.
PLACE: Final = Verb("place", TOWN)
POST: Final = Verb("post", TOWN)
START: Final = Verb("start", TOWN)
SEND: Final = Verb("send", DEPUTY, TOWN)
LAY: Final = Verb("lay", CARD)
EXCHANGE: Final = Verb("exchange", CARD)
ROB: Final = Verb("rob", TARGET)
PEEK: Final = Verb("peek")
REST: Final = Verb("rest")
CONFIRM: Final = Verb("confirm", ordered=True)
CONCEDE: Final = Verb("concede", interrupt=True)
VERBS: Final = VerbTable([PLACE, POST, START, SEND, LAY, EXCHANGE, ROB, PEEK, REST, CONFIRM, CONCEDE])

STAR: Final = Verb("star", SEAT)
BANK_TILE: Final = Verb("bank_tile", BANK, TILE)
PLAN_DRAWN: Final = Verb("plan", PLAN)
POKER_TILE: Final = Verb("poker_tile", TILE)
COACH_TILE: Final = Verb("coach_tile", TILE)
REFILL: Final = Verb("refill", BANK)
CHANCES: Final = VerbTable([STAR, BANK_TILE, PLAN_DRAWN, POKER_TILE, COACH_TILE, REFILL])

SHERIFF_IS: Final = EventKind("sheriff_is", SEAT)
TILE_LAID: Final = EventKind("tile_laid", BANK)
TILE_SEEN: Final = EventKind("tile_seen", BANK, TILE, reveals=True)
PLAN_LAID: Final = EventKind("plan_laid", PLAN)
SHERIFF_PLACED: Final = EventKind("sheriff_placed", TOWN)
DEPUTY_PLACED: Final = EventKind("deputy_placed", DEPUTY, TOWN)
START_CHOSEN: Final = EventKind("start_chosen", SEAT, TOWN)
STARTED: Final = EventKind("started", SEAT, TOWN, reveals=True)
TURN_BEGAN: Final = EventKind("turn_began", TURN)
MOVE_BEGAN: Final = EventKind("move_began", MOVE)
COACH_SET: Final = EventKind("coach_set", COACH, TOWN)
COACH_CAME: Final = EventKind("coach_came", COACH, TOWN)
COACH_WAITS: Final = EventKind("coach_waits", COACH, TOWN)
DEPUTY_RODE: Final = EventKind("deputy_rode", DEPUTY, TOWN)
SHERIFF_LAID: Final = EventKind("sheriff_laid")
SHERIFF_CARD: Final = EventKind("sheriff_card", CARD)
EXCHANGED: Final = EventKind("exchanged", CARD)
CARD_CHOSEN: Final = EventKind("card_chosen", SEAT, CARD)
DECLARED_ROB: Final = EventKind("declared_rob", SEAT, TARGET)
DECLARED_PEEK: Final = EventKind("declared_peek", SEAT)
DECLARED_NOTHING: Final = EventKind("declared_nothing", SEAT)
CONFIRMED: Final = EventKind("confirmed", SEAT)
CARDS_LAID: Final = EventKind("cards_laid", MOVE, reveals=True)
ACTS_CLOSED: Final = EventKind("acts_closed", MOVE, reveals=True)
LAPSED: Final = EventKind("lapsed", TARGET, TOWN)
ROBBERY: Final = EventKind("robbery", TARGET, TOWN, COUNT.named("required"))
DISC_STACKED: Final = EventKind("disc_stacked", SEAT)
DISC_RESERVE: Final = EventKind("disc_reserve", SEAT)
CARD_SHOWN: Final = EventKind("card_shown", SEAT, MOVE, CARD, reveals=True)
PEEKED: Final = EventKind("peeked", SEAT, TOWN)
TILE_PEEKED: Final = EventKind("tile_peeked", BANK, TILE, reveals=True)
STEP_BEGAN: Final = EventKind("step_began", MOVE)
TURNED: Final = EventKind("turned", SEAT, CARD, TOWN, reveals=True)
ARRESTED: Final = EventKind("arrested", SEAT, TOWN)
CARD_LOST: Final = EventKind("card_lost", SEAT, TOWN)
CAME_OFF: Final = EventKind("came_off", TARGET, TOWN, COUNT.named("came"), COUNT.named("required"))
FAILED: Final = EventKind("failed", TARGET, TOWN, COUNT.named("came"), COUNT.named("required"))
TILE_TAKEN: Final = EventKind("tile_taken", TARGET, TOWN)
TILE_WORTH: Final = EventKind("tile_worth", TARGET, TILE, reveals=True)
BANK_LOOTED: Final = EventKind("bank_looted", BANK, COUNT.named("came"))
BANK_WORTH: Final = EventKind("bank_worth", BANK, TILE, reveals=True)
TURN_ENDED: Final = EventKind("turn_ended", TURN)
BANK_DRY: Final = EventKind("bank_dry", BANK)
TILE_OPENED: Final = EventKind("tile_opened", TOWN, TILE, reveals=True)
AGREED: Final = EventKind("agreed", SEAT)
CONCEDED: Final = EventKind("conceded", SIDE)
WON: Final = EventKind("won", SIDE)
EVENTS: Final = [
    SHERIFF_IS,
    TILE_LAID,
    TILE_SEEN,
    PLAN_LAID,
    SHERIFF_PLACED,
    DEPUTY_PLACED,
    START_CHOSEN,
    STARTED,
    TURN_BEGAN,
    MOVE_BEGAN,
    COACH_SET,
    COACH_CAME,
    COACH_WAITS,
    DEPUTY_RODE,
    SHERIFF_LAID,
    SHERIFF_CARD,
    EXCHANGED,
    CARD_CHOSEN,
    DECLARED_ROB,
    DECLARED_PEEK,
    DECLARED_NOTHING,
    CONFIRMED,
    CARDS_LAID,
    ACTS_CLOSED,
    LAPSED,
    ROBBERY,
    DISC_STACKED,
    DISC_RESERVE,
    CARD_SHOWN,
    PEEKED,
    TILE_PEEKED,
    STEP_BEGAN,
    TURNED,
    ARRESTED,
    CARD_LOST,
    CAME_OFF,
    FAILED,
    TILE_TAKEN,
    TILE_WORTH,
    BANK_LOOTED,
    BANK_WORTH,
    TURN_ENDED,
    BANK_DRY,
    TILE_OPENED,
    AGREED,
    CONCEDED,
    WON,
]

# DES-R3: the clause of everything said out of its place.
# DES-R7: a reason is all that a refusal makes, and only its maker hears it.
REASONS: Final = ReasonTable(order_rule="DES-R3", end_rule="DES-W1")
NO_SUCH_SEAT: Final = REASONS.add("DES-S2", "no_such_seat")
TOO_MANY_DEPUTIES: Final = REASONS.add("DES-S11", "too_many_deputies")
PAWN_FIRST: Final = REASONS.add("DES-S12", "pawn_first")
PAWN_STANDS: Final = REASONS.add("DES-S12", "pawn_stands")
NO_START_YET: Final = REASONS.add("DES-S14", "no_start_yet")
SAME_CHOICE: Final = REASONS.add("DES-R4", "same_choice")
BLUE_NOT_OUT: Final = REASONS.add("DES-C3", "blue_not_out")
COACH_ELSEWHERE: Final = REASONS.add("DES-C8", "coach_elsewhere")
NO_SUCH_DEPUTY: Final = REASONS.add("DES-D1", "no_such_deputy")
NO_ROAD: Final = REASONS.add("DES-D2", "no_road")
DEPUTY_RODE_ALREADY: Final = REASONS.add("DES-D3", "deputy_rode_already")
CARD_LIES: Final = REASONS.add("DES-D5", "card_lies")
ONE_CARD: Final = REASONS.add("DES-H1", "one_card")
SHERIFF_FAR: Final = REASONS.add("DES-H2", "far")
SHERIFF_HERE: Final = REASONS.add("DES-H3", "here")
SHERIFF_SPENT: Final = REASONS.add("DES-H4", "spent")
SHERIFF_NOT_STUCK: Final = REASONS.add("DES-H5", "not_stuck")
CARD_FINAL: Final = REASONS.add("DES-H7", "card_final")
TOO_LATE: Final = REASONS.add("DES-H8", "too_late")
NO_CARD_YET: Final = REASONS.add("DES-M1", "no_card_yet")
OUTLAW_FAR: Final = REASONS.add("DES-M2", "far")
OUTLAW_HERE: Final = REASONS.add("DES-M3", "here")
OUTLAW_SPENT: Final = REASONS.add("DES-M4", "spent")
OUTLAW_NOT_STUCK: Final = REASONS.add("DES-M5", "not_stuck")
OUTLAW_STUCK: Final = REASONS.add("DES-M5", "stuck")
LOST_CARD: Final = REASONS.add("DES-M6", "lost_card")
CARDS_CLOSED: Final = REASONS.add("DES-M7", "cards_closed")
NO_POKER_TILE: Final = REASONS.add("DES-B2", "no_poker_tile")
DISC_PLACED: Final = REASONS.add("DES-B3", "disc_placed")
OUTNUMBERED: Final = REASONS.add("DES-B4", "outnumbered")
TOO_FEW_DISCS: Final = REASONS.add("DES-B5", "too_few_discs")
ROBBED_BEFORE: Final = REASONS.add("DES-B6", "robbed_before")
NO_BANK_TILE: Final = REASONS.add("DES-P1", "no_bank_tile")
