"""Cells of a position's text: one value of the state as one word, both ways."""

from __future__ import annotations

from abc import ABC, abstractmethod

from saloon.kernel.core import EVERYONE, WATCHERS
from saloon.kernel.notation import Token, read_words, words_of
from saloon.kernel.options import FLAG, nearest
from saloon.kernel.verbs import MAX_SEATS, SEAT, SEAT_LETTERS, Domain, VerbTable

NONE_SIGN = "-"
EVERYONE_SIGN = "*"


class Cell(ABC):
    """How one integer is written; an empty text leaves its place out of the line. `read` raises `Unreadable`
    at the token."""

    @abstractmethod
    def write(self, value: int) -> str: ...

    @abstractmethod
    def read(self, token: Token, seats: int) -> int: ...


class Number(Cell):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def write(self, value: int) -> str:
        return str(value)

    def read(self, token: Token, seats: int) -> int:
        digits = token.text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 18):
            raise token.bad(f"'{token.text}' is no whole number")
        value = int(token.text)
        if not self.low <= value <= self.high:
            raise token.bad(f"{value} is not between {self.low} and {self.high}")
        return value


class Value(Cell):
    """A value of a domain by its token; `none` is the integer written as `-`, if there is one."""

    def __init__(self, domain: Domain, none: int | None = None) -> None:
        self.domain = domain
        self.none = none

    def write(self, value: int) -> str:
        return NONE_SIGN if value == self.none else self.domain.token(value)

    def read(self, token: Token, seats: int) -> int:
        if token.text == NONE_SIGN and self.none is not None:
            return self.none
        value = self.domain.value(token.text)
        if value is None or (self.domain.name == SEAT.name and seats <= value < MAX_SEATS):
            raise token.bad(
                f"'{token.text}' is no {self.domain.name}{nearest(token.text, self.domain.tokens)}"
            )
        return value


def flag() -> Value:
    """yes or no."""
    return Value(FLAG)


class Seats(Cell):
    """A mask of seats, as letters; with `watchers` it is an audience: `*` alone is everyone, at the end of
    letters the watchers."""

    def __init__(self, watchers: bool = False) -> None:
        self.watchers = watchers

    def write(self, value: int) -> str:
        if self.watchers and value == EVERYONE:
            return EVERYONE_SIGN
        letters = "".join(letter for seat, letter in enumerate(SEAT_LETTERS) if value >> seat & 1)
        return letters + (EVERYONE_SIGN if value & WATCHERS else "") or NONE_SIGN

    def read(self, token: Token, seats: int) -> int:
        text = token.text
        if text == NONE_SIGN:
            return 0
        mask = 0
        if self.watchers and text.endswith(EVERYONE_SIGN):
            if text == EVERYONE_SIGN:
                return EVERYONE
            mask = WATCHERS
            text = text[:-1]
        if not text:
            raise token.bad("who? seats as letters, * for everyone, or - for nobody")
        for letter in text:
            seat = SEAT_LETTERS.find(letter)
            if not 0 <= seat < seats:
                raise token.bad(f"'{token.text}' is no set of seats")
            mask |= 1 << seat
        return mask


class Said(Cell):
    """An action, its words joined by slashes (`draw/B`); `none` (usually -1) is written `-`."""

    def __init__(self, verbs: VerbTable, none: int = -1) -> None:
        self.verbs = verbs
        self.none = none

    def write(self, value: int) -> str:
        if value == self.none:
            return NONE_SIGN
        verb = self.verbs.owner(value)
        if verb is None:
            raise ValueError(f"{value} is no action")
        return words_of(verb, value).replace(" ", "/")

    def read(self, token: Token, seats: int) -> int:
        if token.text == NONE_SIGN:
            return self.none
        parts = [Token(part, token.line, token.column) for part in token.text.split("/")]
        if not all(part.text for part in parts):
            raise token.bad(f"'{token.text}' says nothing")
        action = read_words(self.verbs, parts)
        verb = self.verbs.owner(action)
        for domain, value in zip(verb.domains, verb.args(action), strict=False) if verb else []:
            if domain.name == SEAT.name and seats <= value < MAX_SEATS:
                raise token.bad(f"there is no seat {domain.token(value)} at this table")
        return action
