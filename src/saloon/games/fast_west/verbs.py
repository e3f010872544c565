# compiled zone
"""Everything that can be said in Fast West, and everything that can happen."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import ARROWS, CARDS, EVENT_NAMES, IDENTITIES, TARGETS
from saloon.kernel.core import EventKind
from saloon.kernel.reasons import ReasonTable
from saloon.kernel.verbs import SEAT, SEAT_LETTERS, Domain, Verb, VerbTable, numbers, words

FIRST_GRINGO: Final = 10
GRINGO_SIGNS: Final = ["G1", "G2"]

# Ten seats and, after them, the two gringos, who are shot at and cheered for but never speak.
GUNSLINGER: Final = Domain("seat", [*SEAT_LETTERS, *GRINGO_SIGNS])
GRINGO: Final = Domain("seat", GRINGO_SIGNS, FIRST_GRINGO)
CARD: Final = words("card", [card.name for card in CARDS])
MORE: Final = Domain("card", ["-", *[card.name for card in CARDS]], -1, "more", True)
SIDE: Final = words("side", ["left", "right"])
AIM: Final = Domain("aim", ["-", "left", "right"], -1, "side", True)
GUNS: Final = words("guns", ["both"], optional=True)
NEW_ARROW: Final = Domain("arrow", ["-", *ARROWS], -1, "arrow", True)
ARROW: Final = words("arrow", ARROWS)
HAPPENING: Final = words("happening", EVENT_NAMES)
TARGET: Final = numbers("target", 1, len(TARGETS))
IDENTITY: Final = words("identity", [one.name for one in IDENTITIES])
TURN: Final = numbers("turn", 0, 300)
LIFE: Final = numbers("lives", 0, 4)
BULLETS: Final = numbers("bullets", 0, 5)
COUNT: Final = numbers("count", 0, 9)

# FW-C2: card, side and flag are one word, accepted or refused as a whole.
PLAY: Final = Verb("play", CARD, AIM, GUNS)
# FW-C10: reveals take effect in the order in which they arrive.
REVEAL: Final = Verb("reveal", NEW_ARROW, ordered=True)
CHEER: Final = Verb("cheer", GUNSLINGER.named("for"), CARD)
SWAP: Final = Verb("swap", CARD, AIM)
GUARD: Final = Verb("guard")
RECOVER: Final = Verb("recover", CARD, MORE)
PASS: Final = Verb("pass")
VERBS: Final = VerbTable([PLAY, REVEAL, CHEER, SWAP, GUARD, RECOVER, PASS])

DEAL: Final = Verb("deal", SEAT, IDENTITY)
TURN_TARGET: Final = Verb("target", TARGET)
TURN_GRINGO: Final = Verb("gringo", GRINGO.named("gringo"), CARD)
COIN: Final = Verb("coin", GRINGO.named("gringo"), SIDE)
CHANCES: Final = VerbTable([DEAL, TURN_TARGET, TURN_GRINGO, COIN])

_BY: Final = GUNSLINGER.named("by")
_AT: Final = GUNSLINGER.named("at")
DEALT: Final = EventKind("dealt", SEAT, IDENTITY, reveals=True)
DEALT_HIDDEN: Final = EventKind("dealt_hidden", SEAT)
TURN_BEGAN: Final = EventKind("turn_began", TURN, HAPPENING, ARROW)
RESHUFFLED: Final = EventKind("reshuffled")
GAINED: Final = EventKind("gained", SEAT, COUNT)
# FW-C2: what was said in a window is final, so those who hear their own word again can no longer take it
# back.
CHOSEN: Final = EventKind("chosen", SEAT, CARD, reveals=True)
COMMITTED: Final = EventKind("committed", SEAT)
GUESSING: Final = EventKind("guessing", SEAT, GUNSLINGER.named("for"), CARD, reveals=True)
CHEERED: Final = EventKind("cheered", SEAT, GUNSLINGER.named("for"))
STOOD_BY: Final = EventKind("stood_by", SEAT, reveals=True)
ANSWERED: Final = EventKind("answered", SEAT, reveals=True)
ALL_ANSWERED: Final = EventKind("all_answered", reveals=True)
TAKING: Final = EventKind("taking", SEAT, CARD, reveals=True)
CHOSE_BACK: Final = EventKind("chose_back", SEAT)
REVEALED: Final = EventKind("revealed", SEAT, IDENTITY, reveals=True)
HEART_LOST: Final = EventKind("heart_lost", SEAT)
ROBBED: Final = EventKind("robbed", SEAT.named("by"), SEAT.named("from"), COUNT)
ARROW_CHANGED: Final = EventKind("arrow_changed", SEAT, ARROW)
RETURNED: Final = EventKind("returned")
PLAYED: Final = EventKind("played", GUNSLINGER, CARD, reveals=True)
AIMED: Final = EventKind("aimed", GUNSLINGER, SIDE, reveals=True)
BOTH_GUNS: Final = EventKind("both_guns", SEAT, reveals=True)
SWAPPED: Final = EventKind("swapped", SEAT, CARD, reveals=True)
GUARDED: Final = EventKind("guarded", SEAT, reveals=True)
DOUBLED: Final = EventKind("doubled", SEAT)
GUESSED: Final = EventKind("guessed", SEAT, GUNSLINGER.named("for"), CARD, reveals=True)
BOOSTED: Final = EventKind("boosted", GUNSLINGER, CARD)
BANNED: Final = EventKind("banned", GUNSLINGER, CARD)
UNPAID: Final = EventKind("unpaid", SEAT, CARD)
PAID: Final = EventKind("paid", SEAT, COUNT)
FIRED: Final = EventKind("fired", _BY, CARD, _AT)
CANCELLED: Final = EventKind("cancelled", _BY, _AT)
RICOCHETED: Final = EventKind("ricocheted", _BY, _AT)
STOPPED: Final = EventKind("stopped", _BY, _AT)
SPARED: Final = EventKind("spared", _BY, _AT)
HIT: Final = EventKind("hit", _BY, _AT, LIFE)
TURNED_BACK: Final = EventKind("turned_back", _BY, _AT)
LOST: Final = EventKind("lost", GUNSLINGER, LIFE)
TOOK_PILE: Final = EventKind("took_pile", SEAT)
TOOK_CARD: Final = EventKind("took_card", SEAT, CARD)
RECOVERED: Final = EventKind("recovered", SEAT, CARD)
RECOVERED_SOME: Final = EventKind("recovered_some", SEAT, COUNT)
SHUFFLED: Final = EventKind("shuffled", GUNSLINGER)
ELIMINATED: Final = EventKind("eliminated", GUNSLINGER)
IDENTITY_SHOWN: Final = EventKind("identity_shown", SEAT, IDENTITY, reveals=True)
EVENTS: Final = [
    DEALT,
    DEALT_HIDDEN,
    TURN_BEGAN,
    RESHUFFLED,
    GAINED,
    CHOSEN,
    COMMITTED,
    GUESSING,
    CHEERED,
    STOOD_BY,
    ANSWERED,
    ALL_ANSWERED,
    TAKING,
    CHOSE_BACK,
    REVEALED,
    HEART_LOST,
    ROBBED,
    ARROW_CHANGED,
    RETURNED,
    PLAYED,
    AIMED,
    BOTH_GUNS,
    SWAPPED,
    GUARDED,
    DOUBLED,
    GUESSED,
    BOOSTED,
    BANNED,
    UNPAID,
    PAID,
    FIRED,
    CANCELLED,
    RICOCHETED,
    STOPPED,
    SPARED,
    HIT,
    TURNED_BACK,
    LOST,
    TOOK_PILE,
    TOOK_CARD,
    RECOVERED,
    RECOVERED_SOME,
    SHUFFLED,
    ELIMINATED,
    IDENTITY_SHOWN,
]

# FW-C12: every refusal cites the clause it breaks, the most specific one if it breaks several.
REASONS: Final = ReasonTable(order_rule="FW-C1", end_rule="FW-W1")
TOO_MANY_SETS: Final = REASONS.add("FW-N1", "too_many_sets")
DUEL_FOR_TWO: Final = REASONS.add("FW-S8", "duel_for_two")
NOT_IN_HAND: Final = REASONS.add("FW-C3", "not_in_hand")
DODGE_BANNED: Final = REASONS.add("FW-T9", "dodge_banned")
RICOCHET_BANNED: Final = REASONS.add("FW-T10", "ricochet_banned")
SIDE_MISSING: Final = REASONS.add("FW-C4", "side_missing")
SIDE_SURPLUS: Final = REASONS.add("FW-C4", "side_surplus")
NOT_TWO_GUN: Final = REASONS.add("FW-C5", "not_two_gun")
MUST_PLAY: Final = REASONS.add("FW-C1", "must_play")
SPECTATOR: Final = REASONS.add("FW-L4", "spectator")
COMMITTED_ALREADY: Final = REASONS.add("FW-C2", "committed_already")
REVEAL_TOO_LATE: Final = REASONS.add("FW-C8", "reveal_too_late")
REVEALED_ALREADY: Final = REASONS.add("FW-P00.2", "revealed_already")
NOT_HERE: Final = REASONS.add("FW-P00.7", "not_here")
ARROW_MISSING: Final = REASONS.add("FW-P06.1", "arrow_missing")
ARROW_SURPLUS: Final = REASONS.add("FW-P06.1", "arrow_surplus")
STILL_IN: Final = REASONS.add("FW-Q1", "still_in")
CHEER_FOR_NOBODY: Final = REASONS.add("FW-Q3", "cheer_for_nobody")
NOT_THE_CHEAT: Final = REASONS.add("FW-P01.1", "not_the_cheat")
NO_WEAPON_SWAP: Final = REASONS.add("FW-P01.2", "no_weapon_swap")
CANNOT_PAY_BOTH: Final = REASONS.add("FW-P01.3", "cannot_pay_both")
NO_NEW_SIDE: Final = REASONS.add("FW-P01.4", "no_new_side")
NO_SIDE_TO_CHOOSE: Final = REASONS.add("FW-P01.5", "no_side_to_choose")
NOT_THE_NINJA: Final = REASONS.add("FW-P02.1", "not_the_ninja")
NO_GUARD: Final = REASONS.add("FW-P02.2", "no_guard")
NO_LATE_REVEAL: Final = REASONS.add("FW-R5", "no_late_reveal")
NOT_IN_WINDOW: Final = REASONS.add("FW-R3", "not_in_window")
NOT_IN_FLASHBACK: Final = REASONS.add("FW-T16", "not_in_flashback")
NOT_IN_RECOVERY: Final = REASONS.add("FW-A6", "not_in_recovery")
NO_REVEAL_NOW: Final = REASONS.add("FW-R15", "no_reveal_now")
SWAP_LATER: Final = REASONS.add("FW-P01.2", "swap_later")
GUARD_LATER: Final = REASONS.add("FW-P02.2", "guard_later")
ANSWERED_ALREADY: Final = REASONS.add("FW-R4", "answered_already")
NOT_IN_PILE: Final = REASONS.add("FW-A5", "not_in_pile")
NOT_THE_DODGE: Final = REASONS.add("FW-A5", "not_the_dodge")
WRONG_NUMBER: Final = REASONS.add("FW-A6", "wrong_number")
ONE_CARD_BACK: Final = REASONS.add("FW-T13", "one_card_back")
