# compiled zone
"""Sentences for people, from the locale files: `<title>/locale/<language>.toml` over the house's own.

A key is a dotted path (`verb.draw`, `event.fell`, `why.not_now`, `value.town.abilene`). Inside a sentence
`{town}` is an argument in words, `{cost}` a number, and `{cost:dollar|dollars}` picks by number.
"""

from __future__ import annotations

import string
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from saloon.kernel.core import NATURE, WATCHER, Args, Event, Rules
from saloon.kernel.errors import SaloonError
from saloon.kernel.reasons import Refusal
from saloon.kernel.verbs import MAX_SEATS, SEAT_LETTERS, DiceVerb, Domain

LANGUAGES = ("en", "it")


Part = tuple[str, str | None, "list[Part]"]
"""A piece of a sentence: what is said, then the name of an argument and what its form is picked from."""


@cache
def template(sentence: str) -> list[Part]:
    """A sentence, read once."""
    return [
        (literal, name, template(spec) if spec else [])
        for literal, name, spec, _ in string.Formatter().parse(sentence)
    ]


def fill(parts: list[Part], args: Mapping[str, object]) -> str:
    out = ""
    for literal, name, spec in parts:
        out += literal
        if name is None:
            continue
        if name not in args:
            # An argument that is missing reads as its own name, so that it is found.
            out += f"{{{name or 0}}}"
        elif spec and "|" in (form := fill(spec, args)):
            one, many = form.split("|", 1)
            out += one if str(args[name]) == "1" else many
        else:
            out += str(args[name])
    return out


class Phrase:
    """`str.format` with `{n:one|many}`."""

    def vformat(self, sentence: str, args: tuple[object, ...], named: Mapping[str, object]) -> str:
        return fill(template(sentence), named)


PHRASE = Phrase()
MOST_SAID: Final = 500
"""Sentences kept ready for one table in one language."""


@cache
def sentences(package: str, language: str) -> dict[str, str]:
    """All keys of one locale file, flattened."""
    if language not in LANGUAGES:
        raise SaloonError(f"no language '{language}': the house speaks {', '.join(LANGUAGES)}")
    file = resources.files(package) / "locale" / f"{language}.toml"
    return flatten(tomllib.loads(file.read_text(encoding="utf-8")))


@cache
def vocabulary(title: str, language: str) -> dict[str, str]:
    """All sentences of a title, the house's own among them."""
    return {**sentences("saloon.kernel", language), **sentences(f"saloon.games.{title}", language)}


def flatten(tree: Mapping[str, Any], path: str = "") -> dict[str, str]:
    out: dict[str, str] = {}
    for key, value in tree.items():
        if isinstance(value, dict):
            out.update(flatten(value, f"{path}{key}."))
        else:
            out[path + key] = str(value)
    return out


class Words:
    """One title in one language, with the names of the people at the table."""

    def __init__(self, rules: Rules, language: str = "en", names: Mapping[int, str] | None = None) -> None:
        self.rules = rules
        self.language = language
        self.names = dict(names or {})
        self.known = vocabulary(rules.title, language)
        self.made: dict[object, Any] = {}
        """What was once put into words; whoever keeps something here makes its key."""
        self.said: dict[object, str] = {}

    def has(self, key: str) -> bool:
        return key in self.known

    def say(self, key: str, **args: object) -> str:
        """The sentence of a key; a key that is missing shows itself, so that it is found."""
        asked: object = (key, *args.items()) if args else key
        said = self.said.get(asked)
        if said is None:
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            sentence = self.known.get(key, f"<{key}>")
            said = self.said[asked] = PHRASE.vformat(sentence, (), args)
        return said

    def seat(self, seat: int) -> str:
        """A person's name, or the seat's letter."""
        if seat == NATURE:
            return self.say("house.nature")
        if seat == WATCHER:
            return self.say("house.watcher")
        return self.names.get(seat) or SEAT_LETTERS[seat]

    def value(self, domain: Domain | None, value: int) -> str:
        """One value of a domain in words."""
        if domain is None:
            return str(value)
        if domain.name == "seat" and value < MAX_SEATS:
            return self.seat(value)
        return self.known.get(f"value.{domain.name}.{domain.token(value)}", domain.token(value))

    def spell(self, args: Args) -> dict[str, object]:
        """Arguments ready for `say`."""
        return {name: self.value(domain, value) for name, (domain, value) in args.items()}

    def arguments(self, domains: list[Domain], values: list[int]) -> dict[str, object]:
        return {d.label: self.value(d, v) for d, v in zip(domains, values, strict=False)}

    def action(self, seat: int, action: int) -> str:
        """What saying this would mean: 'Draw on Bea'."""
        table = self.rules.chances if seat == NATURE else self.rules.verbs
        verb = table.owner(action)
        if verb is None:
            raise ValueError(f"{action} is no action of {self.rules.title}")
        values = verb.args(action)
        if isinstance(verb, DiceVerb):
            return self.say(f"verb.{verb.name}", faces=" ".join(map(str, values)))
        if verb.domains and verb.domains[-1].optional and values[-1] == verb.domains[-1].first:
            short = f"verb.{verb.name}_bare"
            if short in self.known:
                return self.say(short, **self.arguments(verb.domains, values))
        return self.say(f"verb.{verb.name}", **self.arguments(verb.domains, values))

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        kind = event.kind
        args = self.arguments(kind.domains, event.args)
        if kind.rest is not None:
            rest = event.args[len(kind.domains) :]
            args[kind.rest.label] = ", ".join(self.value(kind.rest, v) for v in rest) or self.say(
                "house.none"
            )
        return self.say(f"event.{kind.name}", **args)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, as a sentence (the clause is shown beside it)."""
        return self.say(f"why.{refusal.key}", **self.spell(refusal.args))
