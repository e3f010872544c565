"""What a game is to be before it begins: title, seats, bots, names, options, seed, language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from saloon.bots.levels import LEVELS
from saloon.kernel import catalogue, nature
from saloon.kernel.core import Rules
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.options import check_seats, read_options
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.kernel.words import Words
from saloon.terminal import bots
from saloon.terminal.speech import Speech

COSY: Final = 3
"""How many seats a table has unless somebody says otherwise, if the title allows it."""
LONGEST_NAME: Final = 24


@dataclass
class Plan:
    rules: Rules
    speech: Speech
    seats: int
    bots: dict[int, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    seed: str | None = None

    @classmethod
    def usual(cls, title: str, speech: Speech, seats: int | None = None) -> Plan:
        """One person and bots around a table of the usual size."""
        rules = catalogue.load(title)
        if seats is None:
            chosen = read_options(rules, {})
            sizes = [n for n in range(rules.fewest, rules.most + 1) if not rules.may_sit(n, chosen)]
            seats = min(sizes, key=lambda n: abs(n - COSY))
        check_seats(rules, seats)
        return cls(rules, speech, seats, dict.fromkeys(range(1, seats), bots.HEURISTIC))

    def words(self) -> Words:
        return Words(self.rules, self.speech.language, self.names)

    def resize(self, seats: int) -> None:
        """More seats are taken by bots; with fewer the last ones get up."""
        check_seats(self.rules, seats)
        for seat in range(self.seats, seats):
            self.bots[seat] = bots.HEURISTIC
        self.bots = {seat: kind for seat, kind in self.bots.items() if seat < seats}
        self.names = {seat: name for seat, name in self.names.items() if seat < seats}
        self.seats = seats

    def secret_seed(self) -> str:
        """The seed somebody chose, or one that nobody knows."""
        if self.seed is None:
            return nature.new_seed()
        nature.read_seed(self.seed)
        return self.seed

    def chosen(self) -> list[int]:
        """Every option's value, presets and defaults included - even at a table that cannot begin yet."""
        try:
            return self.match().state.options
        except SaloonError:
            return read_options(self.rules, self.options)

    def match(self) -> Match:
        """The game, begun; refuses with one clear sentence what cannot be played."""
        match = Match.new(self.rules.title, self.seats, self.options, self.secret_seed(), self.words())
        match.bots = dict(self.bots)
        return match


def seat_of(text: str, seats: int, speech: Speech) -> int:
    seat = SEAT_LETTERS.find(text.strip().upper()) if len(text.strip()) == 1 else -1
    if not 0 <= seat < seats:
        raise SaloonError(speech.say("error.seat", seat=text, last=SEAT_LETTERS[seats - 1]))
    return seat


def read_bots(listed: str | None, kinds: list[str], seats: int, speech: Speech) -> dict[int, str] | None:
    """`--bots B,C` (also `all`, `none`) and `--bot B=random`; None if nothing was said of bots."""
    if listed is None and not kinds:
        return None
    out: dict[int, str] = {}
    letters = list(SEAT_LETTERS[:seats]) if listed == "all" else (listed or "none").split(",")
    for letter in [] if letters == ["none"] else letters:
        out[seat_of(letter, seats, speech)] = bots.HEURISTIC
    for text in kinds:
        letter, _, kind = text.partition("=")
        out[seat_of(letter, seats, speech)] = kind_of(kind or bots.HEURISTIC, speech)
    return out


def kind_of(text: str, speech: Speech) -> str:
    if not bots.is_known(text):
        raise SaloonError(
            speech.say("error.bot", kind=text, known=", ".join([*bots.KINDS, *LEVELS, "run:COMMAND"]))
        )
    return text


def read_names(texts: list[str], seats: int, speech: Speech) -> dict[int, str]:
    """`--name B=Bea`."""
    out: dict[int, str] = {}
    for text in texts:
        letter, _, name = text.partition("=")
        out[seat_of(letter, seats, speech)] = name_of(name, speech)
    return out


def name_of(text: str, speech: Speech) -> str:
    name = " ".join(text.split())
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise SaloonError(speech.say("error.name", most=LONGEST_NAME))
    return name


def read_pairs(texts: list[str], speech: Speech) -> dict[str, str]:
    """`--option NAME=VALUE`."""
    out: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise SaloonError(speech.say("error.pair", text=text))
        out[name.strip()] = value.strip()
    return out
