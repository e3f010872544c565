"""A title's first lesson: a script played on a real table, with something to read at every step.

`lesson.toml` in the title's folder holds the table and the words, `lesson.<language>.toml` what is said:

    seat = "A"

    [[step]]
    id = "draw"                       # its texts: [draw] text and hint in lesson.en.toml
    position = "saloon position 1 ..."# sets the table up anew
    play = ["B duck"]                 # said before the learner reads the text
    want = ["draw B"]                 # the learner says one of these; the script goes on with the first
    then = ["* roll 6"]               # said right after it
    point = "seat:1"                  # what to look at: a domain and a token, or `view:` and a path

Every word goes through the rules: a script that does not fit them is refused with the step's name.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from saloon.kernel import catalogue, flow
from saloon.kernel.core import Event
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.notation import words_of
from saloon.kernel.telling import happening, seen, verb_of
from saloon.kernel.told import Happening, Seen
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.kernel.words import Words, flatten

KEYS: Final = {"id", "position", "play", "want", "then", "point"}


@dataclass(frozen=True, slots=True)
class Step:
    """What is said, the table to look at, and what to do: `want` are the words that go on (none: read on)."""

    text: str
    seen: Seen
    story: list[Happening]
    want: list[str]
    hint: str
    point: str


@dataclass(frozen=True, slots=True)
class Lesson:
    title: str
    seat: int
    names: list[str]
    """What its sentences call each seat."""
    steps: list[Step]


def script(title: str) -> dict[str, Any]:
    """The script as it is written."""
    return toml(title, "lesson.toml")


def texts(title: str, language: str) -> dict[str, str]:
    """What is said, by `STEP.text` and `STEP.hint`."""
    return flatten(toml(title, f"lesson.{language}.toml"))


def toml(title: str, name: str) -> dict[str, Any]:
    file = resources.files(f"saloon.games.{title}") / name
    if not file.is_file():
        raise SaloonError(f"{title} has no lesson")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def has_lesson(title: str) -> bool:
    return (resources.files(f"saloon.games.{title}") / "lesson.toml").is_file()


@cache
def lesson(title: str, language: str) -> Lesson:
    """The lesson, played; the same for everybody, so it is played once."""
    name = catalogue.load(title).title
    told = script(name)
    course = Course(name, language, str(told.get("seat", "A")), told.get("names", {}))
    steps = [course.step(one) for one in told["step"]]
    called = [course.called.get(seat, SEAT_LETTERS[seat]) for seat in range(steps[0].seen.seats)]
    return Lesson(name, course.seat, called, steps)


class Course:
    """A lesson on its way."""

    def __init__(self, title: str, language: str, seat: str, names: dict[str, str]) -> None:
        self.title = title
        self.texts = texts(title, language)
        self.seat = SEAT_LETTERS.index(seat)
        self.called = {SEAT_LETTERS.index(letter): name for letter, name in names.items()}
        self.words = Words(catalogue.load(title), language, self.called)
        self.match: Match | None = None
        self.fresh: list[Event] = []
        self.heard = 0

    def step(self, one: dict[str, Any]) -> Step:
        """One step: what went before it, what is seen, and the wanted word said."""
        name = str(one.get("id", ""))
        if unknown := set(one) - KEYS:
            raise SaloonError(
                f"the lesson of {self.title}, step '{name}', has no {', '.join(sorted(unknown))}"
            )
        try:
            return self.played(name, one)
        except SaloonError as error:
            raise SaloonError(f"the lesson of {self.title}, step '{name}': {error}") from None

    def played(self, name: str, one: dict[str, Any]) -> Step:
        if "position" in one:
            self.match = Match.from_position(one["position"], words=self.words)
            self.fresh, self.heard = [], 0
        match = self.match
        if match is None:
            raise SaloonError("the first step sets no position up")
        for line in one.get("play", []):
            self.say(match, line)
        story = self.told()
        want = [self.wanted(match, said) for said in one.get("want", [])]
        step = Step(
            self.texts[f"{name}.text"],
            seen(match, SEAT_LETTERS[self.seat], self.words, self.heard),
            story,
            want,
            self.texts.get(f"{name}.hint", ""),
            str(one.get("point", "")),
        )
        if want:
            self.say(match, f"{SEAT_LETTERS[self.seat]} {want[0]}")
        for line in one.get("then", []):
            self.say(match, line)
        return step

    def say(self, match: Match, line: str) -> None:
        self.fresh += match.play(line)

    def told(self) -> list[Happening]:
        """What the learner has heard since the step before."""
        heard = [event for event in self.fresh if event.audience >> self.seat & 1]
        self.fresh = []
        out = [happening(event, self.heard + n, self.words) for n, event in enumerate(heard, 1)]
        self.heard += len(out)
        return out

    def wanted(self, match: Match, said: str) -> str:
        """A wanted word as the table writes it, if it can be said here."""
        legal = flow.legal(match.rules, match.state, self.seat)
        found = {words_of(verb_of(match, action), action) for action in legal}
        if said not in found:
            raise SaloonError(f"'{said}' cannot be said here: {', '.join(sorted(found)) or 'nothing can'}")
        return said
