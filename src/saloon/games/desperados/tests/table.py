"""Tables to set up and table talk to say: `at("pawn: B=taos")`, `lay(match, "saloon", B="taos",
C="saloon")`."""

from __future__ import annotations

from typing import Any

from saloon.games.desperados.state import Desperados
from saloon.kernel import flow
from saloon.kernel.core import NATURE, Event
from saloon.kernel.match import Match

USUAL = {
    "turn": "1",
    "move": "0",
    "sheriff": "A",
    "row": "p1 p3 p5 p7 p9",
    "coaches": "durango -",
    "bank": "santa_fe=500@A gallup=2300@A flagstaff=800@A tucson=2600@A el_paso=1100@A",
    "bank_lot": "santa_fe=first gallup=first flagstaff=first tucson=first el_paso=first",
    "pile": "1400 1700 2000 2900 3200",
}
"""A fresh table at the beginning of turn 1: the sheriff and his deputies in Prescott, far from everything."""


def at(*lines: str, seats: int = 3, options: str = "") -> Match:
    """A table that is as usual but for these lines."""
    fields = dict(USUAL)
    fields["deputies"] = " ".join(["prescott"] * (seats - 1))
    fields["pawn"] = " ".join(["A=prescott", *[f"{letter}=el_paso" for letter in "BCDEF"[: seats - 1]]])
    rest: list[str] = []
    for line in lines:
        key, _, value = line.partition(":")
        if " " in key.strip() or rest:
            rest.append(line)
        elif key == "pawn":
            fields["pawn"] = merged(fields["pawn"], value)
        else:
            fields[key] = value.strip()
    chosen = [f"option {option.replace('=', ': ')}" for option in options.split()]
    head = ["saloon position 1", "title: desperados", f"seats: {seats}", *chosen]
    return Match.from_position("\n".join([*head, *[f"{k}: {v}" for k, v in fields.items()], *rest]) + "\n")


TAOS_ROBBED = (
    "poker: shiprock,durango,cimarron,albuquerque,winslow,prescott,phoenix,globe,tombstone,silver_city,"
    "socorro,lincoln,roswell"
)
"""Poker tiles everywhere but in Taos."""


def merged(usual: str, given: str) -> str:
    """`A=taos` instead of the usual `A=...`, the others as they are."""
    places = dict(part.split("=") for part in usual.split())
    places |= dict(part.split("=") for part in given.split())
    return " ".join(f"{seat}={town}" for seat, town in places.items())


def true(match: Match) -> Desperados:
    """What is really so."""
    assert isinstance(match.state, Desperados)
    return match.state


def outlaws(match: Match) -> list[str]:
    return ["ABCDEF"[seat] for seat in true(match).outlaws()]


def lay(match: Match, sheriff: str, **cards: str) -> list[Event]:
    """A move up to the action step: the sheriff's card, the outlaws' (the clock's for those not named),
    confirmed."""
    match.play(f"A lay {sheriff}")
    for seat in outlaws(match):
        match.play(f"{seat} lay {cards[seat]}" if seat in cards else f"{seat} {match.fallback(seat)}")
    return confirm(match)


def confirm(match: Match, order: str = "") -> list[Event]:
    """All outlaws confirm, in seat order unless another is given; what the last one makes happen, with
    the first of the tiles wherever chance is asked."""
    heard: list[Event] = []
    for seat in order or outlaws(match):
        heard = match.play(f"{seat} confirm")
    return heard + chance(match)


def chance(match: Match) -> list[Event]:
    """The first answer to everything that is asked of chance."""
    heard: list[Event] = []
    while (asked := flow.chance(match.state)) is not None:
        heard += match.put(NATURE, asked.spread()[0][0])
    return heard


def act(match: Match, order: str = "", **deeds: str) -> list[Event]:
    """The action step: what each declares, then all confirm."""
    for seat, deed in deeds.items():
        match.play(f"{seat} {deed}")
    return confirm(match, order)


def clock(match: Match, moves: int = 1) -> list[Event]:
    """So many moves in which the clock plays for everybody, and the first tile is turned; all that
    happens."""
    heard: list[Event] = []
    while moves and not match.over:
        now = true(match).turn, true(match).move
        heard += match.play(f"{match.waiting()[0]} {match.fallback(match.waiting()[0])}")
        heard += chance(match)
        moves -= (true(match).turn, true(match).move) != now
    return heard


def seen(match: Match, viewer: str) -> Any:
    """The table in a viewer's view."""
    return match.view(viewer)["table"]


def told(events: list[Event], kind: str) -> list[list[int]]:
    """The arguments of all events of one kind."""
    return [event.args for event in events if event.kind.name == kind]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind.name for event in events]


def why(match: Match, word: str) -> str:
    """The clause that refuses a word, with the key of its sentence; nothing if it may be said."""
    refusal = match.refusal(word)
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"
