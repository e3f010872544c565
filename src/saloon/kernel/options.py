"""Table options: what a group may play differently, declared by the title and checked once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from saloon.kernel.core import Rules
from saloon.kernel.errors import Illegal, SaloonError
from saloon.kernel.reasons import Refusal
from saloon.kernel.verbs import Domain, words
from saloon.kernel.words import PHRASE, Words, sentences

FLAG = words("flag", ["no", "yes"])
FEW = 8
"""So many choices are told one by one."""
ALIASES = {"true": "yes", "false": "no", "on": "yes", "off": "no"}


class Unfit(SaloonError):
    """A wish that no table can be set up with: the key of a sentence (`wish.KEY`) and its arguments. `known`:
    what could be wished for instead; the nearest of it is named beside `word`."""

    def __init__(self, key: str, word: str = "", known: Sequence[str] = (), **args: object) -> None:
        self.key = key
        self.word = word
        self.known = list(known)
        self.args_said = args
        super().__init__(self.told("en"))

    def told(self, language: str) -> str:
        said = sentences("saloon.kernel", language)
        if self.key == "value":
            known = shortened(self.known, language)
        else:
            known = ", ".join(self.known) or said["wish.none"]
        close = get_close_matches(self.word, self.known, 1)
        near = PHRASE.vformat(said["wish.near"], (), {"near": close[0]}) if close else ""
        args = {**self.args_said, "word": self.word, "known": known, "near": near}
        return PHRASE.vformat(said[f"wish.{self.key}"], (), args)


def shortened(tokens: list[str], language: str) -> str:
    """What may be chosen, in a line."""
    if len(tokens) <= FEW:
        return ", ".join(tokens)
    ends = {"first": tokens[0], "last": tokens[-1]}
    return PHRASE.vformat(sentences("saloon.kernel", language)["wish.range"], (), ends)


@dataclass(frozen=True)
class Option:
    """One option: its values, what it is unless a table says otherwise, and where that comes from.

    `source` is `book` where the rulebook speaks, `ruling` or `house` where we do; `rule` is the clause."""

    name: str
    domain: Domain
    default: str
    rule: str
    source: str

    def value(self, text: str) -> int:
        """The integer kept in `State.options`."""
        token = text.strip().lower()
        value = self.domain.value(token)
        if value is None:
            value = self.domain.value(ALIASES.get(token, token))
        if value is None:
            raise Unfit("value", text, self.domain.tokens, option=self.name)
        return value

    def choices(self, language: str = "en") -> str:
        return shortened(self.domain.tokens, language)


@dataclass(frozen=True)
class Preset:
    """A named bundle of options; `for_seats` says what is different at a table of so many."""

    name: str
    values: Mapping[str, str] = field(default_factory=dict)
    for_seats: Mapping[int, Mapping[str, str]] = field(default_factory=dict)

    def at(self, seats: int) -> dict[str, str]:
        return {**self.values, **self.for_seats.get(seats, {})}


def check_seats(rules: Rules, seats: int) -> None:
    if not rules.fewest <= seats <= rules.most:
        raise Unfit("seats", title=rules.title, fewest=rules.fewest, most=rules.most, seats=seats)


def check_fit(rules: Rules, seats: int, options: list[int], words: Words | None = None) -> None:
    """These seats can play with these options."""
    code = rules.may_sit(seats, options)
    if code:
        reason = rules.reasons.find(code)
        refusal = Refusal(reason.rule, reason.key, {})
        raise Illegal(refusal, (words or Words(rules)).refusal(refusal))


def nearest(word: str, known: list[str]) -> str:
    """' (did you mean ...?)' when something like it is known."""
    close = get_close_matches(word, known, 1)
    return f" (did you mean '{close[0]}'?)" if close else ""


def read_options(rules: Rules, given: Mapping[str, str], seats: int = 0) -> list[int]:
    """The full option list for a game, defaults filled in; one clear sentence for the first thing wrong.
    `seats` matters to presets that depend on it."""
    asked = dict(given)
    wanted = asked.pop("preset", None)
    if wanted is not None:
        asked = {**preset(rules, wanted).at(seats), **asked}
    known = [option.name for option in rules.options]
    for name in asked:
        if name not in known:
            raise Unfit("option", name, known, title=rules.title)
    return [option.value(asked.get(option.name, option.default)) for option in rules.options]


def preset(rules: Rules, name: str) -> Preset:
    for one in rules.presets:
        if one.name == name:
            return one
    known = [one.name for one in rules.presets]
    raise Unfit("preset", name, known, title=rules.title)


def spoken(rules: Rules, options: list[int], all_of_them: bool = False) -> dict[str, str]:
    """Options as words; only those that differ from the default unless all are wanted."""
    out: dict[str, str] = {}
    for option, value in zip(rules.options, options, strict=True):
        token = option.domain.token(value)
        if all_of_them or token != option.default:
            out[option.name] = token
    return out
