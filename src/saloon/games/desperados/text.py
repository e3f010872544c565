# compiled zone
"""A table of Desperados as lines of text, from a view alone: for terminals, screen readers and bots that
read."""

from __future__ import annotations

from typing import Any

from saloon.games.desperados.board import BLUE, BROWN, PLANS, TOWNS
from saloon.games.desperados.verbs import CARD, PLAN, TARGET, TOWN
from saloon.kernel.verbs import SEAT_LETTERS, Domain
from saloon.kernel.words import Words

REASONS = ["", "", "card_lost", "card_seen", "saloon_seen", "", ""]
"""The sentences of `places.why_not`, in the order of its codes."""
TELLING = (2, 3, 4)
"""Those worth a line: that somewhere is too far everybody sees."""


def board(view: dict[str, Any], words: Words) -> list[str]:
    lines = [
        words.say("text.turn", turn=view["turn"], move=view["move"]),
        money(view, words),
        *plans(view, words),
        deputies(view, words),
        banks(view, words),
        poker(view, words),
    ]
    lines += [f"  {seat_line(view, seat, words)}" for seat in range(len(view["seats"]))]
    lines += [robbery(one, words) for one in view["robberies"]]
    lines += step_lines(view, words)
    lines += [line for one in view["places"] for line in place_lines(one, words)]
    return lines


def town(words: Words, number: int | None) -> str:
    return words.say("text.nowhere") if number is None else words.value(TOWN, number)


def named(words: Words, domain: Domain, token: str) -> str:
    value = domain.value(token)
    return token if value is None else words.value(domain, value)


def listed(words: Words, parts: list[str]) -> str:
    return ", ".join(parts) or words.say("house.none")


def money(view: dict[str, Any], words: Words) -> str:
    total = words.say("text.unknown") if view["total"] is None else view["total"]
    tiles = len(view["loot"])
    return words.say("text.loot", total=total, tiles=tiles, goal=view["goal"])


def plans(view: dict[str, Any], words: Words) -> list[str]:
    """The row, and for each coach where it stands and the stops of the side it follows now."""
    row = view["plans"]
    if not row:
        return []
    out = [words.say("text.row", plans=" ".join(PLAN.token(plan) for plan in row))]
    brown = PLANS[row[view["turn"] - 1]][BROWN]
    out.append(coach("text.brown", view["coaches"]["brown"], brown, words))
    if view["turn"] > 1:
        blue = PLANS[row[view["turn"] - 2]][BLUE]
        out.append(coach("text.blue", view["coaches"]["blue"], blue, words))
    return out


def coach(key: str, at: int | None, stops: list[int], words: Words) -> str:
    return words.say(key, town=town(words, at), stops=" - ".join(town(words, stop) for stop in stops))


def deputies(view: dict[str, Any], words: Words) -> str:
    parts = [f"{number} {town(words, one['town'])}" for number, one in enumerate(view["deputies"], 1)]
    return words.say("text.deputies", deputies=listed(words, parts))


def banks(view: dict[str, Any], words: Words) -> str:
    parts: list[str] = []
    for one in view["banks"]:
        worth = words.say("text.face_down") if one["value"] is None else one["value"]
        parts.append(f"{town(words, one['town'])} {worth if one['tile'] else words.say('text.no_tile')}")
    return words.say("text.banks", banks=", ".join(parts), pile=view["pile"]["tiles"])


def poker(view: dict[str, Any], words: Words) -> str:
    return words.say("text.poker", towns=listed(words, [town(words, one) for one in view["poker"]]))


def seat_line(view: dict[str, Any], seat: int, words: Words) -> str:
    one = view["seats"][seat]
    if one["role"] is None:
        return words.say("text.seat_open", letter=SEAT_LETTERS[seat], name=words.seat(seat))
    role = words.say("text.sheriff" if one["role"] == "sheriff" else "text.outlaw")
    head = words.say("text.seat", letter=SEAT_LETTERS[seat], name=words.seat(seat), role=role)
    parts = [words.say("text.pawn", town=town(words, one["pawn"]))]
    if one["laid"]:
        cards = " ".join("?" if card is None else named(words, CARD, card) for card in one["laid"])
        parts.append(words.say("text.laid", cards=cards))
    if one["at"] is not None and one["at"] != one["pawn"]:
        parts.append(words.say("text.at", town=town(words, one["at"])))
    if one["lost"]:
        parts.append(words.say("text.lost", towns=listed(words, [town(words, card) for card in one["lost"]])))
    if one["arrested"]:
        parts.append(words.say("text.arrested"))
    return f"{head}: {', '.join(parts)}"


def robbery(one: dict[str, Any], words: Words) -> str:
    return words.say(
        "text.robbery",
        target=named(words, TARGET, one["target"]),
        town=town(words, one["town"]),
        move=one["move"],
        required=one["required"],
        stack=listed(words, [words.seat(seat) for seat in one["stack"]]),
        reserve=listed(words, [words.seat(seat) for seat in one["reserve"]]),
    )


def step_lines(view: dict[str, Any], words: Words) -> list[str]:
    """What the outlaws have chosen in an open step, for those who may see it."""
    top = view["steps"][-1] if view["steps"] else {}
    if top.get("choices") is None:
        return []
    out: list[str] = []
    for seat, choice in enumerate(top["choices"]):
        if choice is None and seat not in top["confirmed"]:
            continue
        said = choice_words(choice, words)
        key = "text.confirmed" if seat in top["confirmed"] else "text.chosen"
        out.append(words.say(key, name=words.seat(seat), choice=said))
    return out


def choice_words(choice: str | None, words: Words) -> str:
    if choice is None:
        return words.say("house.none")
    if choice == "peek":
        return words.say("verb.peek")
    return named(words, CARD if choice in CARD.tokens else TARGET, choice)


def place_lines(one: dict[str, Any], words: Words) -> list[str]:
    """Where somebody may be now, the likeliest first, and the reasons that are no matter of distance."""
    now = sorted(one["moves"][-1], key=lambda pair: -pair[1])
    chances = ", ".join(f"{town(words, place)} {percent(chance)}" for place, chance in now)
    out = [words.say("text.possible", name=words.seat(one["seat"]), places=chances)]
    for place, reason, tells in one["why"]:
        if reason in TELLING and 0 <= place < len(TOWNS):
            why = words.say(f"text.{REASONS[reason]}", town=town(words, place), move=tells)
            out.append(f"  {why}")
    return out


def percent(thousandths: int) -> str:
    return "<1%" if thousandths < 10 else f"{(thousandths + 5) // 10}%"
