# compiled zone
"""Way Out West as lines of text, from a view alone: for terminals, screen readers and bots that read."""

from __future__ import annotations

from typing import Any

from saloon.games.way_out_west.verbs import BOX, KIND, TOWN
from saloon.kernel.verbs import SEAT_LETTERS, Domain
from saloon.kernel.words import Words


def board(view: dict[str, Any], words: Words) -> list[str]:
    order = ", ".join(words.seat(seat) for seat in view["play_order"])
    lines = [words.say("text.turn", turn=view["turn"], order=order, supply=view["supply"])]
    # The top of the ladder stands above, as on the map.
    for token, town in reversed(view["towns"].items()):
        lines.append("  " + town_line(token, town, words))
    lines.append(boxes_line(view, words))
    lines += ["  " + seat_line(seat, one, words) for seat, one in enumerate(view["seats"])]
    for step in view["steps"]:
        lines += step_lines(step, words)
    return lines


def named(domain: Domain, token: str, words: Words) -> str:
    """A token of a view in words."""
    return words.value(domain, domain.first + domain.tokens.index(token))


def town_line(token: str, one: dict[str, Any], words: Words) -> str:
    parts = [
        words.say(
            "text.town",
            town=named(TOWN, token, words),
            spaces=one["spaces"] - one["size"],
            all_spaces=one["spaces"],
            corrals=one["vacant"],
            all_corrals=one["corrals"],
        )
    ]
    if not one["open"]:
        parts.append(words.say("text.closed"))
    parts += counters(one, words)
    if one["farmer"] is not None:
        parts.append(words.say("text.farmer", seat=words.seat(one["farmer"])))
    if one["sheriff_missing"]:
        parts.append(words.say("text.sheriff_missing"))
    if one["control"] is not None:
        parts.append(words.say("text.control", seat=words.seat(one["control"])))
    return "; ".join(parts)


def counters(one: dict[str, Any], words: Words) -> list[str]:
    """The buildings, cowboys and cattle of a town, as far as there are any."""
    buildings = [
        words.say("text.owned", kind=named(KIND, kind, words), seat=words.seat(seat))
        for kind, seat in one["buildings"].items()
    ]
    parts = [words.say("text.buildings", list=", ".join(buildings))] if buildings else []
    for what in ("cowboys", "cattle"):
        counted = [
            words.say("text.counted", seat=words.seat(seat), count=count)
            for seat, count in enumerate(one[what])
            if count
        ]
        if counted:
            parts.append(words.say(f"text.{what}", list=", ".join(counted)))
    return parts


def boxes_line(view: dict[str, Any], words: Words) -> str:
    free = [
        words.say("text.box", box=named(BOX, token, words), count=box["count"] - len(box["tokens"]))
        for token, box in view["boxes"].items()
        if box["count"] > len(box["tokens"])
    ]
    return words.say("text.boxes", list=", ".join(free))


def seat_line(seat: int, one: dict[str, Any], words: Words) -> str:
    cash = words.say("text.covered") if one["cash"] is None else words.say("text.cash", cash=one["cash"])
    name = words.seat(seat)
    head = words.say(
        "text.seat",
        who=SEAT_LETTERS[seat] if name == SEAT_LETTERS[seat] else f"{SEAT_LETTERS[seat]} {name}",
        cash=cash,
        wanted=one["wanted"],
        cowboys=one["cowboys"],
        cattle=one["cattle"],
    )
    parts = [head, words.say("text.tokens", count=one["tokens"].count("hand"))]
    if one["farmer"] == "in_hand":
        parts.append(words.say("text.farmer_in_hand"))
    if one["points"] is not None:
        parts.append(words.say("text.points", points=one["points"]))
    return ", ".join(parts)


def step_lines(step: dict[str, Any], words: Words) -> list[str]:
    """What is going on: the auction, or the gunfight."""
    if step["step"] == "auction":
        bids = [
            words.say("text.out", seat=words.seat(seat))
            if seat in step["places"]
            else words.say("text.bid", seat=words.seat(seat), dollars=dollars)
            for seat, dollars in enumerate(step["bids"])
        ]
        return [words.say("text.bids", list=", ".join(bids))]
    if step["step"] != "gunfight":
        return []
    lines = [
        words.say("text.fight", town=named(TOWN, step["town"], words), seat=words.seat(step["attacker"]))
    ]
    if step["attackers"] is not None:
        lines.append(words.say("text.strength", attackers=step["attackers"], defenders=step["defenders"]))
    return lines
