"""States that real games reach: whole games played by chance or by the title's heuristic, kept for all laws.

A `Journey` is one whole game with copies of the states on its way; a `Moment` is one of these states. Both
are found by number, so that laws share them and Hypothesis can shrink towards the start of the first game.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from hypothesis import strategies as st

from saloon.kernel import catalogue, flow, position
from saloon.kernel.core import NATURE, WATCHER, Rules, State, seats_in
from saloon.kernel.notation import say
from saloon.kernel.options import read_options, spoken
from saloon.kernel.rng import FastRng, Rng

MOST_WORDS = 20_000
"""A game longer than this counts as one that never ends."""
KEPT = 120
"""How many states of one game are kept at most."""
STYLES = ("any word", "any word, out of turn too", "the heuristic", "the heuristic, out of turn too")


@dataclass(frozen=True)
class Title:
    """Everything the laws ask of a title."""

    rules: Rules
    form: position.Form
    board: catalogue.Board

    def text(self, s: State) -> str:
        return position.write(self.rules, self.form, s)

    def reread(self, text: str) -> State:
        return position.read(lambda _: (self.rules, self.form), text)[1]

    def counts(self) -> list[int]:
        """Up to five seat counts, the fewest and the most among them."""
        fewest, most = self.rules.fewest, self.rules.most
        steps = min(4, most - fewest)
        return (
            sorted({fewest + (most - fewest) * i // steps for i in range(steps + 1)}) if steps else [fewest]
        )


@cache
def title(name: str) -> Title:
    return Title(catalogue.load(name), catalogue.form(name), catalogue.board(name))


@dataclass
class Journey:
    """One whole game."""

    title: Title
    seats: int
    options: list[int]
    style: str
    log: list[tuple[int, int]] = field(default_factory=list)
    kept: list[tuple[int, State]] = field(default_factory=list)
    """States with the number of words before them; the first and the last are always among them."""

    @property
    def end(self) -> State:
        return self.kept[-1][1]

    def lines(self, upto: int) -> list[str]:
        return [say(self.title.rules, seat, action) for seat, action in self.log[:upto]]


@dataclass(frozen=True)
class Moment:
    """One state on a journey. Laws copy it before they touch it."""

    journey: Journey
    at: int

    @property
    def title(self) -> Title:
        return self.journey.title

    @property
    def rules(self) -> Rules:
        return self.journey.title.rules

    @property
    def state(self) -> State:
        return self.journey.kept[self.at][1]

    @property
    def words(self) -> int:
        """How many words were said before it."""
        return self.journey.kept[self.at][0]

    def viewers(self) -> list[int]:
        return [*range(self.journey.seats), WATCHER]

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Hypothesis prints this instead of the whole journey."""
        printer.text(f"moment {self.at} of a journey with {self.journey.seats} seats, {self}")

    def __str__(self) -> str:
        """What a failing law shows: the words before, and the position."""
        last = "\n".join(self.journey.lines(self.words)[-12:])
        return f"after {self.words} words ({self.journey.style}):\n{last}\n\n{self.title.text(self.state)}"


def draw_options(rules: Rules, seats: int, rng: Rng) -> list[int]:
    """Options that these seats can play with; each is the default half of the time."""
    for _ in range(200):
        given = {
            option.name: option.domain.tokens[rng.below(option.domain.size)]
            for option in rules.options
            if rng.below(2)
        }
        options = read_options(rules, given)
        if rules.may_sit(seats, options) == 0:
            return options
    raise AssertionError(f"{rules.title} seats {seats} with no options that were tried")


def next_word(rules: Rules, s: State, rng: Rng, style: str) -> tuple[int, int]:
    """Who speaks next, and what."""
    asked = flow.chance(s)
    pending = flow.pending(s)
    if "out of turn" in style and rng.below(12) == 0:
        free = seats_in(flow.speakers(rules, s))
        if free:
            seat = free[rng.below(len(free))]
            words = flow.legal(rules, s, seat)
            return seat, words[rng.below(len(words))]
    if asked is not None:
        return NATURE, asked.sample(rng)
    seats = seats_in(pending)
    if not seats:
        raise AssertionError("nobody is asked, and the game is not over")
    seat = seats[rng.below(len(seats))]
    if "heuristic" in style and rng.below(10):
        return seat, rules.choose(s, seat, rng)
    words = s.stack[-1].legal(s, seat)
    return seat, words[rng.below(len(words))]


def speak(rules: Rules, s: State, seat: int, action: int) -> None:
    """A word, unchecked."""
    if seat == NATURE:
        flow.answer(s, action)
    else:
        flow.step(rules, s, seat, action)


def travel(title: Title, seats: int, options: list[int], rng: Rng, style: str, most: int) -> Journey:
    """Play a whole game and keep states on the way."""
    journey = Journey(title, seats, options, style)
    s = flow.start(title.rules, seats, options)
    journey.kept.append((0, s.copy()))
    stride = 1
    while not s.over():
        if len(journey.log) >= most:
            raise AssertionError(f"{title.rules.title} with {seats} seats goes on after {most} words")
        seat, action = next_word(title.rules, s, rng, style)
        speak(title.rules, s, seat, action)
        journey.log.append((seat, action))
        if len(journey.log) % stride == 0 or s.over():
            journey.kept.append((len(journey.log), s.copy()))
            if len(journey.kept) > KEPT and not s.over():
                journey.kept = journey.kept[::2]
                stride *= 2
    return journey


@cache
def numbered(name: str, seats: int, number: int) -> Journey:
    """The same journey for everybody who asks for this number."""
    return travelled(title(name), seats, number)


def travelled(one: Title, seats: int, number: int, most: int = MOST_WORDS) -> Journey:
    """Options, style and words follow from the number; number 0 has default options if they fit."""
    rng = FastRng(1_000_003 * number + seats)
    plain = read_options(one.rules, {})
    fits = number == 0 and one.rules.may_sit(seats, plain) == 0
    options = plain if fits else draw_options(one.rules, seats, rng)
    return travel(one, seats, options, rng, STYLES[number % len(STYLES)], most)


GAMES = 8 if os.environ.get("HYPOTHESIS_PROFILE", "ci") == "ci" else 80
"""How many journeys of one title and seat count are looked at."""


@st.composite
def moments(draw: st.DrawFn, name: str, seats: int, games: int = GAMES) -> Moment:
    """A state some game reaches."""
    journey = numbered(name, seats, draw(st.integers(0, games - 1)))
    return Moment(journey, draw(st.integers(0, len(journey.kept) - 1)))


rngs = st.integers(0, 2**31).map(FastRng)


def option_words(rules: Rules, options: list[int]) -> dict[str, str]:
    return spoken(rules, options, all_of_them=True)
