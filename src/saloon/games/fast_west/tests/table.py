"""A table for tests: set the situation up, say what the seats say, look at what everybody sees.

match = sit(3, "target: 1", "bullets: A=2")
shoot(match, "A winchester", "B dodge", "C reload")
assert lives(match) == [3, 3, 3]
"""

from __future__ import annotations

from typing import Any

from saloon.games.fast_west.board import TARGETS
from saloon.kernel.core import WATCHER, Event, sees
from saloon.kernel.match import Match

HEAD = "saloon position 1\ntitle: fast_west\n"

# Target cards by what the tests ask of them.
LEFT, RIGHT, BOTH, CROSSED = "target: 1", "target: 2", "target: 3", "target: 4"
PRIEST_LEFT, PRIEST_CROSSED, CLOSE_RIGHT, CLOSE_BOTH = "target: 5", "target: 6", "target: 7", "target: 8"
OPEN_LEFT, OPEN_BOTH, BARREL_RIGHT, BARREL_CROSSED = "target: 9", "target: 10", "target: 11", "target: 12"
RAIN_BOTH, RAIN_CROSSED, FLASHBACK_LEFT = "target: 13", "target: 14", "target: 15"
TWO_HEARTS = "lives: A=2 B=2"
ALL_BUT_ONE = "turned: " + "+".join(str(number) for number in range(1, len(TARGETS)))


def sit(seats: int, *lines: str, phase: str = "choose") -> Match:
    """A table in the middle of a turn, before the cards are chosen; no gringos unless a line says so."""
    given = list(lines)
    if not any(line.startswith("option gringos") for line in given):
        given.insert(0, "option gringos: 0")
    if not any(line.startswith("target") for line in given) and phase != "target":
        given.insert(0, LEFT)
    if not any(line.startswith("turn:") for line in given):
        given.insert(0, "turn: 1")
    text = [HEAD + f"seats: {seats}", *given]
    if phase:
        text += ["step turn", f"  phase: {phase}"]
    return Match.from_position("\n".join(text) + "\n")


def commit(match: Match, *words: str) -> None:
    """`A revolver left` is `A play revolver left`; whatever begins with another verb is said as it is."""
    verbs = {verb.name for verb in match.rules.verbs.verbs} | {
        verb.name for verb in match.rules.chances.verbs
    }
    for word in words:
        seat, first, *rest = word.split()
        match.play(word if first in verbs else " ".join([seat, "play", first, *rest]))


def hush(match: Match) -> None:
    """Everybody who is asked in window R and has not answered passes."""
    while step(match) == "answers":
        for seat in match.waiting():
            match.play(f"{seat} pass")


def shoot(match: Match, *words: str) -> list[str]:
    """Commits, gringos' cards and answers as given, all others pass; what everybody hears, as sentences."""
    before = len(match.log)
    commit(match, *words)
    hush(match)
    return heard(match, before)


def heard(match: Match, since: int = 0, viewer: int = WATCHER) -> list[str]:
    """What a viewer has been told since so many words."""
    return [match.words.event(event) for event in events(match, since) if sees(event.audience, viewer)]


def events(match: Match, since: int = 0) -> list[Event]:
    return [event for entry in match.log[since:] for event in entry.events]


def names(match: Match, since: int = 0) -> list[str]:
    """The kinds of the events that happened."""
    return [event.kind.name for event in events(match, since)]


def step(match: Match) -> str:
    """The step that is open."""
    steps = match.view("archive")["table"]["steps"]  # type: ignore[index]  # a view is plain JSON
    return str(steps[-1]["step"]) if steps else "over"


def table(match: Match, viewer: str = "archive") -> dict[str, Any]:
    view: Any = match.view(viewer)["table"]
    return dict(view)


def seat(match: Match, letter: str, viewer: str = "archive") -> dict[str, Any]:
    """One seat as somebody sees it."""
    return dict(table(match, viewer)["seats"][ord(letter) - ord("A")])


def lives(match: Match) -> list[int]:
    """Seats first, then gringos."""
    view = table(match)
    return [one["lives"] for one in [*view["seats"], *view["gringos"]]]


def bullets(match: Match) -> list[int]:
    return [one["bullets"] for one in table(match)["seats"]]


def pile(match: Match, letter: str) -> list[str]:
    return list(seat(match, letter)["pile"])


def hand(match: Match, letter: str) -> list[str]:
    return list(seat(match, letter)["hand"])


def refused(match: Match, word: str) -> str:
    """The clause a word is refused with, or nothing; the table is the same afterwards."""
    before = match.position()
    refusal = match.refusal(word)
    assert match.position() == before
    return refusal.rule if refusal else ""


def identity(match: Match, letter: str, viewer: str = "watcher") -> str | None:
    found = seat(match, letter, viewer)["identity"]
    return None if found is None else str(found)


def meet(first: str, second: str, *given: str, seats: int = 3, revealed: str = "AB") -> Match:
    """Both of them at a table, revealed unless a test wants them hidden."""
    lines = [f"identity: A={first} B={second}", *given]
    if revealed:
        lines.append(f"revealed: {revealed}")
    return sit(seats, *lines)
