# compiled zone
"""What a viewer may see of Fast West: a whitelist."""

from __future__ import annotations

from saloon.games.fast_west.board import (
    ARROWS,
    CARD_COUNT,
    CARDS,
    EVENT_NAMES,
    GRINGO_DECK,
    IDENTITIES,
    TARGETS,
)
from saloon.games.fast_west.rules.answers import Answers
from saloon.games.fast_west.rules.choosing import Choose
from saloon.games.fast_west.rules.gringos import Gringos
from saloon.games.fast_west.rules.piles import SIZE
from saloon.games.fast_west.rules.recovery import Recovery, cards_of
from saloon.games.fast_west.rules.target import TargetCard
from saloon.games.fast_west.state import REVEAL_PAUSE, FastWest, last_turn
from saloon.games.fast_west.verbs import CHEER, FIRST_GRINGO, GUARD, GUNS, PASS, PLAY, SIDE, SWAP
from saloon.kernel.core import ARCHIVE, bit, sees


def view(s: FastWest, viewer: int) -> dict[str, object]:
    """FW-C11, FW-K14: the table as this viewer sees it."""
    return {
        "turn": s.turn,
        "turn_limit": last_turn(s),
        "reveal_pause_s": s.options[REVEAL_PAUSE],
        "target": target_view(s),
        "turned": [at + 1 for at in range(len(TARGETS)) if s.turned >> at & 1],
        "face_down": len([1 for at in range(len(TARGETS)) if not s.turned >> at & 1]),
        "ring": s.ring[:],
        "seats": [seat_view(s, seat, viewer) for seat in range(s.seats)],
        "gringos": [gringo_view(s, one) for one in sorted(s.ring) if one >= FIRST_GRINGO],
        "steps": [step_view(s, viewer, step) for step in s.stack],
    }


def target_view(s: FastWest) -> dict[str, object] | None:
    """The card in force, with the arrow that holds now."""
    if not s.target:
        return None
    printed = TARGETS[s.target - 1].arrow
    return {
        "number": s.target,
        "event": EVENT_NAMES[s.event],
        "arrow": ARROWS[s.arrow],
        "printed_arrow": ARROWS[printed],
    }


def seat_view(s: FastWest, seat: int, viewer: int) -> dict[str, object]:
    alive = s.alive >> seat & 1 == 1
    mine = viewer in (seat, ARCHIVE)
    hand = s.hand(seat)
    count = SIZE[hand]
    committed = committed_card(s, seat)
    if committed >= 0:
        count -= 1
        hand &= ~bit(committed)
    out = common_view(s, seat)
    out["bullets"] = s.bullets[seat] if alive else None
    out["identity"] = identity_name(s, seat) if sees(s.known(seat), viewer) else None
    out["revealed"] = s.revealed >> seat & 1 == 1
    out["hand"] = card_names(hand) if mine else None
    out["hand_count"] = count
    out["pile"] = card_names(s.pile[seat]) if mine else None
    out["pile_count"] = SIZE[s.pile[seat]]
    out["surely_in_pile"] = card_names(surely_in_pile(s, seat))
    out["guard"] = s.guard >> seat & 1 == 1
    out["double"] = s.double >> seat & 1 == 1
    out["stunt"] = s.stunt >> seat & 1 == 1
    out["both_guns"] = s.two_guns >> seat & 1 == 1
    out["swapped"] = CARDS[s.swapped].name if s.swapped >= 0 and s.holds_swap(seat) else None
    out["cheer"] = cheer_view(s.cheer[seat], mine)
    return out


def common_view(s: FastWest, one: int) -> dict[str, object]:
    """What seats and gringos have in common, all of it public."""
    table = s.table[one]
    return {
        "lives": s.lives[one],
        "alive": s.alive >> one & 1 == 1,
        "out": s.out[one] or None,
        "table": CARDS[table].name if table >= 0 else None,
        "side": SIDE.token(s.side[one]) if s.side[one] >= 0 else None,
    }


def gringo_view(s: FastWest, one: int) -> dict[str, object]:
    """FW-N4: nobody ever sees a gringo's identity, so there is none here."""
    spent = s.spent[one - FIRST_GRINGO]
    out = common_view(s, one)
    out["discards"] = [CARDS[card].name for at, card in enumerate(GRINGO_DECK) if spent >> at & 1]
    out["face_down"] = len([1 for at in range(len(GRINGO_DECK)) if not spent >> at & 1])
    return out


def identity_name(s: FastWest, seat: int) -> str | None:
    return IDENTITIES[s.identity[seat]].name if s.identity[seat] >= 0 else None


def card_names(cards: int) -> list[str]:
    return [CARDS[card].name for card in range(CARD_COUNT) if cards >> card & 1]


def surely_in_pile(s: FastWest, seat: int) -> int:
    """What public play proves to lie in a pile."""
    cards = s.maybe[seat][0]
    for pile in s.maybe[seat]:
        cards &= pile
    return cards


def committed_card(s: FastWest, seat: int) -> int:
    """The card a seat has face down on the table, or -1."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Choose) and top.said[seat] >= 0 and PLAY.owns(top.said[seat]):
        return PLAY.arg(top.said[seat], 0)
    return -1


def cheer_view(said: int, mine: bool) -> dict[str, object] | None:
    """FW-Q4: the name at once, the guess only to the spectator himself."""
    if said < 0:
        return None
    if not CHEER.owns(said):
        return {"for": None, "card": None}
    return {"for": CHEER.arg(said, 0), "card": CARDS[CHEER.arg(said, 1)].name if mine else None}


def step_view(s: FastWest, viewer: int, step: object) -> dict[str, object]:
    if isinstance(step, Choose):
        return choose_view(s, viewer, step)
    if isinstance(step, Answers):
        return {
            "step": "answers",
            "asked": [seat for seat in range(s.seats) if step.asked >> seat & 1],
            "answers": [
                answer_words(said) if viewer in (seat, ARCHIVE) else None
                for seat, said in enumerate(step.said)
            ],
        }
    if isinstance(step, Recovery):
        return {
            "step": "recovery",
            "after_dodge": step.after_dodge == 1,
            "owed": step.owed[:],
            "chosen": [said >= 0 for said in step.chosen],
            "cards": [
                card_names(cards_of(said)) if said >= 0 and viewer in (seat, ARCHIVE) else None
                for seat, said in enumerate(step.chosen)
            ],
        }
    if isinstance(step, Gringos):
        return {"step": "gringos", "turning": step.turning, "coin": step.coin == 1}
    if isinstance(step, TargetCard):
        return {"step": "target"}
    return {"step": type(step).__name__.lower()}


def choose_view(s: FastWest, viewer: int, step: Choose) -> dict[str, object]:
    """FW-C11: who has committed is public, what only to its owner."""
    cheers: list[object] = []
    commits: list[object] = []
    for seat in range(s.seats):
        said = step.said[seat]
        mine = viewer in (seat, ARCHIVE)
        alive = s.alive >> seat & 1 == 1
        cheers.append(None if alive else cheer_view(said, mine))
        commits.append(commit_words(said) if mine and alive and said >= 0 else None)
    return {
        "step": "choose",
        "spoken": [said >= 0 for said in step.said],
        "commits": commits,
        "cheers": cheers,
    }


def commit_words(said: int) -> dict[str, object]:
    side = PLAY.arg(said, 1)
    return {
        "card": CARDS[PLAY.arg(said, 0)].name,
        "side": SIDE.token(side) if side >= 0 else None,
        "both": GUNS.token(PLAY.arg(said, 2)) == "both",
    }


def answer_words(said: int) -> dict[str, object] | None:
    if said < 0:
        return None
    if SWAP.owns(said):
        side = SWAP.arg(said, 1)
        return {
            "answer": "swap",
            "card": CARDS[SWAP.arg(said, 0)].name,
            "side": SIDE.token(side) if side >= 0 else None,
        }
    if said == PASS.base:
        return {"answer": "pass"}
    return {"answer": "guard" if said == GUARD.base else "reveal"}
