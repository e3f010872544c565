"""What could be said under each version of a title's rules, kept in the store: with it a game that was begun
under old rules is written down, word by word, by a house that has others now."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from saloon.kernel import catalogue
from saloon.kernel.core import NATURE, Rules
from saloon.kernel.notation import seat_sign, words_of
from saloon.kernel.verbs import DiceVerb, Domain, Verb, VerbTable
from saloon.server.history.schema import VOCABULARIES


class Values(msgspec.Struct, frozen=True):
    """A domain of a verb."""

    tokens: list[str]
    first: int
    optional: bool


class Saying(msgspec.Struct, frozen=True):
    """A verb; `sides` and `most` of one that throws dice."""

    name: str
    values: list[Values] = []
    sides: int = 0
    most: int = 0


class Vocabulary(msgspec.Struct, frozen=True):
    """Of the seats, and of NATURE, each in the order of their integers."""

    verbs: list[Saying]
    chances: list[Saying]


def saying(verb: Verb) -> Saying:
    if isinstance(verb, DiceVerb):
        return Saying(verb.name, sides=verb.sides, most=verb.most)
    return Saying(verb.name, [Values(one.tokens, one.first, one.optional) for one in verb.domains])


def of_rules(rules: Rules) -> Vocabulary:
    return Vocabulary(
        [saying(one) for one in rules.verbs.verbs], [saying(one) for one in rules.chances.verbs]
    )


def keep(db: Connection) -> None:
    """The vocabulary of every title as it is now, if it is not there yet."""
    known = {
        (row.title, row.version) for row in db.execute(select(VOCABULARIES.c.title, VOCABULARIES.c.version))
    }
    for title in catalogue.titles():
        rules = catalogue.load(title)
        if (title, rules.version) in known:
            continue
        words = msgspec.json.encode(of_rules(rules)).decode()
        # Another node may start at the same moment.
        with suppress(IntegrityError), db.begin_nested():
            db.execute(insert(VOCABULARIES).values(title=title, version=rules.version, words=words))


UNKNOWN: Final = Vocabulary([], [])


def find(db: Connection, title: str, version: int) -> Vocabulary:
    """What could be said by this version; nothing, if this house has never played by it."""
    here = (VOCABULARIES.c.title == title, VOCABULARIES.c.version == version)
    found = db.scalar(select(VOCABULARIES.c.words).where(*here))
    return UNKNOWN if found is None else msgspec.json.decode(found, type=Vocabulary)


def table(sayings: list[Saying]) -> VerbTable:
    return VerbTable([verb(one) for one in sayings])


def verb(one: Saying) -> Verb:
    if one.sides:
        return DiceVerb(one.name, one.sides, one.most)
    return Verb(
        one.name, *[Domain("", value.tokens, value.first, "", value.optional) for value in one.values]
    )


def lines(vocabulary: Vocabulary, words: list[tuple[int, int]]) -> list[str]:
    """Words as they are written. What nobody can spell any more stands there as its integer."""
    verbs, chances = table(vocabulary.verbs), table(vocabulary.chances)
    out = []
    for seat, action in words:
        owner = (chances if seat == NATURE else verbs).owner(action)
        said = words_of(owner, action) if owner is not None else str(action)
        out.append(f"{seat_sign(seat)} {said}")
    return out
