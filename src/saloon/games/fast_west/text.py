# compiled zone
"""Fast West as lines of text, from a view alone: for terminals, screen readers and bots that read."""

from __future__ import annotations

from typing import Any

from saloon.games.fast_west.verbs import FIRST_GRINGO, GRINGO_SIGNS
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.kernel.words import Words

View = dict[str, Any]


def board(view: View, words: Words) -> list[str]:
    """The turn, then everybody in the order they sit, clockwise."""
    lines = [headline(view, words)]
    top = view["steps"][-1] if view["steps"] else {}
    for one in view["ring"]:
        if one >= FIRST_GRINGO:
            lines.append("  " + gringo_line(view["gringos"][one - FIRST_GRINGO], one, words))
        else:
            lines.append("  " + seat_line(view, one, top, words))
    return lines


def headline(view: View, words: Words) -> str:
    target = view["target"]
    if target is None:
        return words.say("text.before")
    return words.say(
        "text.turn",
        turn=view["turn"],
        limit=view["turn_limit"],
        event=words.say(f"value.happening.{target['event']}"),
        arrow=words.say(f"value.arrow.{target['arrow']}"),
        left=view["face_down"],
    )


def gringo_line(gringo: View, one: int, words: Words) -> str:
    parts = [words.say("text.gringo", name=GRINGO_SIGNS[one - FIRST_GRINGO], lives=gringo["lives"])]
    if not gringo["alive"]:
        return ", ".join([*parts, words.say("text.out", turn=gringo["out"])])
    parts += table_parts(gringo, words)
    if gringo["discards"]:
        parts.append(words.say("text.discards", cards=listed(gringo["discards"], words)))
    return ", ".join(parts)


def seat_line(view: View, seat: int, top: View, words: Words) -> str:
    one = view["seats"][seat]
    parts = [words.say("text.seat", letter=SEAT_LETTERS[seat], name=words.seat(seat), lives=one["lives"])]
    if one["alive"]:
        parts.append(words.say("text.bullets", bullets=one["bullets"]))
    else:
        parts.append(words.say("text.out", turn=one["out"]))
    parts += identity_parts(one, words)
    parts += table_parts(one, words)
    parts += mark_parts(one, words)
    if one["alive"]:
        parts += card_parts(one, words)
    return ", ".join([*parts, *spoken_parts(seat, one, top, words)])


def identity_parts(one: View, words: Words) -> list[str]:
    if one["identity"] is None:
        return [words.say("text.hidden")]
    name = words.say(f"value.identity.{one['identity']}")
    return [words.say("text.revealed" if one["revealed"] else "text.secret", identity=name)]


def table_parts(one: View, words: Words) -> list[str]:
    """The card on the table, and where it points."""
    if one["table"] is None:
        return []
    card = words.say(f"value.card.{one['table']}")
    if one["side"] is None:
        return [words.say("text.table", card=card)]
    return [words.say("text.table_aimed", card=card, side=words.say(f"value.side.{one['side']}"))]


def mark_parts(one: View, words: Words) -> list[str]:
    """What holds for this turn only."""
    parts = [words.say(f"text.{mark}") for mark in ("guard", "double", "stunt", "both_guns") if one[mark]]
    if one["swapped"] is not None:
        parts.append(words.say("text.swapped", card=words.say(f"value.card.{one['swapped']}")))
    return parts


def card_parts(one: View, words: Words) -> list[str]:
    """The own hand and pile; of others' piles what the table has seen."""
    if one["hand"] is not None:
        parts = [words.say("text.hand", cards=listed(one["hand"], words))]
        return parts + ([words.say("text.pile", cards=listed(one["pile"], words))] if one["pile"] else [])
    if not one["pile_count"]:
        return []
    seen = one["surely_in_pile"]
    unseen = one["pile_count"] - len(seen)
    shown = [words.say(f"value.card.{card}") for card in seen]
    shown += [words.say("text.unseen", count=unseen)] if unseen else []
    return [words.say("text.pile", cards=", ".join(shown))]


def spoken_parts(seat: int, one: View, top: View, words: Words) -> list[str]:
    """What the seat has said in the open window, as far as the viewer may hear it."""
    cheer = one["cheer"]
    if top.get("step") == "choose" and top["spoken"][seat]:
        if top["commits"][seat] is not None:
            card = words.say(f"value.card.{top['commits'][seat]['card']}")
            return [words.say("text.own_commit", card=card)]
        if top["cheers"][seat] is None:
            return [words.say("text.committed")]
        cheer = top["cheers"][seat]
    if cheer is None:
        return []
    if cheer["for"] is None:
        return [words.say("text.no_cheer")]
    whom = (
        GRINGO_SIGNS[cheer["for"] - FIRST_GRINGO]
        if cheer["for"] >= FIRST_GRINGO
        else words.seat(cheer["for"])
    )
    if cheer["card"] is None:
        return [words.say("text.cheer", whom=whom)]
    return [words.say("text.own_cheer", whom=whom, card=words.say(f"value.card.{cheer['card']}"))]


def listed(cards: list[str], words: Words) -> str:
    return ", ".join(words.say(f"value.card.{card}") for card in cards) or words.say("text.no_cards")
