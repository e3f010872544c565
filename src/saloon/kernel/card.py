"""A title's card: what it is called and has, as plain values for clients; the same for every table.

Names of values, verbs, options and presets come in the asker's language; what stands on the board comes from
the title's `figures.py`, if it has one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saloon.kernel import catalogue
from saloon.kernel.core import Rules
from saloon.kernel.options import Option
from saloon.kernel.verbs import DiceVerb, Domain, Verb
from saloon.kernel.words import Words


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of an option, and what it is called."""

    value: str
    text: str


@dataclass(frozen=True, slots=True)
class OptionCard:
    """What a group may play differently. `source`: book, ruling or house."""

    name: str
    text: str
    default: str
    choices: list[Choice]
    rule: str
    source: str


@dataclass(frozen=True, slots=True)
class PresetCard:
    name: str
    text: str
    values: dict[str, str]
    for_seats: dict[str, dict[str, str]]


@dataclass(frozen=True, slots=True)
class Argument:
    label: str
    domain: str


@dataclass(frozen=True, slots=True)
class VerbCard:
    name: str
    args: list[Argument]


@dataclass(frozen=True, slots=True)
class OrderCard:
    """A standing order of the title's own: what it is called, what it says when given (`{n}` or `{seat}` is
    its value), and what it must be told: number, seat or nothing."""

    kind: str
    name: str
    text: str
    needs: str


@dataclass(frozen=True, slots=True)
class TitleCard:
    """`values`: what the tokens of each domain are called. `roles`: what its roles are called, where it has
    any. `figures`: what stands on the board."""

    title: str
    name: str
    blurb: str
    rules: int
    fewest: int
    most: int
    verbs: list[VerbCard]
    values: dict[str, dict[str, str]]
    options: list[OptionCard]
    presets: list[PresetCard]
    figures: dict[str, Any]
    roles: dict[str, str]
    orders: list[OrderCard]


def card(title: str, language: str) -> TitleCard:
    rules = catalogue.load(title)
    words = Words(rules, language)
    return TitleCard(
        rules.title,
        words.say("title.name"),
        words.say("title.blurb"),
        rules.version,
        rules.fewest,
        rules.most,
        [VerbCard(verb.name, arguments(verb)) for verb in rules.verbs.verbs],
        values(rules, words),
        [option_card(option, words) for option in rules.options],
        [
            PresetCard(
                one.name,
                words.say(f"preset.{one.name}"),
                dict(one.values),
                {str(seats): dict(more) for seats, more in one.for_seats.items()},
            )
            for one in rules.presets
        ],
        catalogue.figures(rules.title),
        group(words, "role"),
        [order_card(kind, text, words) for kind, text in group(words, "order").items()],
    )


def group(words: Words, name: str) -> dict[str, str]:
    """The sentences of one group of the title's locale file, as they stand there."""
    return {key.split(".", 1)[1]: text for key, text in words.known.items() if key.startswith(f"{name}.")}


def order_card(kind: str, text: str, words: Words) -> OrderCard:
    needs = "number" if "{n}" in text else "seat" if "{seat}" in text else "nothing"
    return OrderCard(kind, words.say(f"order_name.{kind}"), text, needs)


def arguments(verb: Verb) -> list[Argument]:
    if isinstance(verb, DiceVerb):
        return []
    return [Argument(domain.label, domain.name) for domain in verb.domains]


def values(rules: Rules, words: Words) -> dict[str, dict[str, str]]:
    """What each token is called, of every domain that verbs and events speak of."""
    domains: dict[str, Domain] = {}
    for verb in rules.verbs.verbs:
        if not isinstance(verb, DiceVerb):
            domains.update({domain.name: domain for domain in verb.domains})
    for kind in rules.events:
        domains.update({domain.name: domain for domain in kind.domains})
    return {
        name: {token: words.value(domain, value) for token, value in named(domain)}
        for name, domain in domains.items()
        if name != "seat" and any(not token.isdigit() for token in domain.tokens)
    }


def named(domain: Domain) -> list[tuple[str, int]]:
    return [(domain.token(value), value) for value in domain.values() if domain.token(value) != "-"]


def option_card(option: Option, words: Words) -> OptionCard:
    return OptionCard(
        option.name,
        words.say(f"option.{option.name}"),
        option.default,
        [Choice(option.domain.token(v), words.value(option.domain, v)) for v in option.domain.values()],
        option.rule,
        option.source,
    )
