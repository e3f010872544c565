"""Words as text: `A bid 5`, `* roll 6 1 4`. One line says one thing, and reads back as the same integer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from saloon.kernel.core import NATURE, Rules
from saloon.kernel.errors import Unreadable
from saloon.kernel.options import nearest
from saloon.kernel.verbs import SEAT_LETTERS, DiceVerb, Domain, Verb, VerbTable

NATURE_SIGN: Final = "*"
LONGEST_LINE: Final = 2_000


@dataclass(frozen=True)
class Token:
    """A word and where it stands; line and column count from 1."""

    text: str
    line: int
    column: int

    def bad(self, message: str) -> Unreadable:
        return Unreadable(message, self.line, self.column)


def tokens(text: str, line: int = 1, column: int = 1) -> list[Token]:
    """The words of one line, with their places; a line too long or with control characters is refused."""
    if len(text) > LONGEST_LINE:
        raise Unreadable(f"a line has at most {LONGEST_LINE} characters", line, LONGEST_LINE)
    odd = next((i for i, c in enumerate(text) if not c.isprintable() and c != "\t"), -1)
    if odd >= 0:
        raise Unreadable("a control character", line, column + odd)
    return [Token(m.group(), line, column + m.start()) for m in re.finditer(r"\S+", text)]


def seat_sign(seat: int) -> str:
    return NATURE_SIGN if seat == NATURE else SEAT_LETTERS[seat]


def read_seat(token: Token, seats: int) -> int:
    """A seat's letter, or NATURE's star."""
    if token.text == NATURE_SIGN:
        return NATURE
    seat = SEAT_LETTERS.find(token.text.upper()) if len(token.text) == 1 else -1
    if not 0 <= seat < seats:
        raise token.bad(
            f"'{token.text}' is no seat of this table: A to {SEAT_LETTERS[seats - 1]}, or * for chance"
        )
    return seat


def words_of(verb: Verb, action: int) -> str:
    """An action of this verb without its speaker: `build bank abilene`."""
    if isinstance(verb, DiceVerb):
        return " ".join([verb.name, *map(str, verb.args(action))])
    args = verb.args(action)
    while args and verb.domains[len(args) - 1].optional and args[-1] == verb.domains[len(args) - 1].first:
        args.pop()
    return " ".join([verb.name, *[verb.domains[i].token(v) for i, v in enumerate(args)]])


def say(rules: Rules, seat: int, action: int) -> str:
    """What a seat (or NATURE) said, as a line: `A bid 5`."""
    table = rules.chances if seat == NATURE else rules.verbs
    verb = table.owner(action)
    if verb is None:
        raise ValueError(f"{action} is no action of {rules.title}")
    return f"{seat_sign(seat)} {words_of(verb, action)}"


def read(rules: Rules, seats: int, text: str, line: int = 1, column: int = 1) -> tuple[int, int]:
    """(seat, action) of a line; says what cannot be read, with line and column."""
    found = tokens(text, line, column)
    if not found:
        raise Unreadable("nothing is said here", line, column)
    seat = read_seat(found[0], seats)
    if len(found) == 1:
        raise found[0].bad(f"what does {found[0].text} say?")
    return seat, read_words(rules.chances if seat == NATURE else rules.verbs, found[1:])


def read_words(table: VerbTable, found: list[Token]) -> int:
    """The action of `build bank abilene`."""
    verb = table.named(found[0].text.lower())
    if verb is None:
        known = [v.name for v in table.verbs]
        raise found[0].bad(f"no verb '{found[0].text}'{nearest(found[0].text, known)}: {', '.join(known)}")
    if isinstance(verb, DiceVerb):
        return read_dice(verb, found)
    args: list[int] = []
    for i, domain in enumerate(verb.domains):
        if i + 1 < len(found):
            args.append(read_value(domain, found[i + 1]))
        elif domain.optional:
            args.append(domain.first)
        else:
            raise found[-1].bad(f"'{verb.name}' needs {domain.label} after '{found[-1].text}'")
    if len(found) - 1 > len(verb.domains):
        raise found[len(verb.domains) + 1].bad(f"'{verb.name}' takes no more words")
    return verb.encode(args)


def read_value(domain: Domain, token: Token) -> int:
    value = domain.value(token.text.lower())
    if value is None:
        value = domain.value(token.text.upper())
    if value is None:
        few = domain.tokens if len(domain.tokens) <= 20 else [domain.tokens[0], "to", domain.tokens[-1]]
        raise token.bad(
            f"'{token.text}' is no {domain.label}{nearest(token.text, domain.tokens)}: {' '.join(few)}"
        )
    return value


def read_dice(verb: DiceVerb, found: list[Token]) -> int:
    faces: list[int] = []
    for token in found[1:]:
        digits = token.text
        face = int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 4 else 0
        if not 1 <= face <= verb.sides:
            raise token.bad(f"'{digits}' is no face of a die: 1 to {verb.sides}")
        faces.append(face)
    if len(faces) > verb.most:
        raise found[0].bad(f"at most {verb.most} dice at once")
    return verb.pack(faces)
