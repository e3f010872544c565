"""From what was seen to a tree of parts, with a name for every place of the row."""

from __future__ import annotations

from typing import Any, Final

from saloon.kernel.core import Rules
from saloon.research.shape import MOST, Amount, Bag, Either, Flag, Keyed, Part, Record, Row, Step, Word
from saloon.research.survey import vocabularies

FEW: Final = 16
"""Numbers with at most so many values have a place for each value."""
KEYS: Final = 64
"""A list is kept by its keys, or as a bag, if there are at most so many."""

Key = str | int


class Layout:
    """Lays parts out one after the other. `names` says what each place means, `most` the largest number that
    can stand there."""

    def __init__(self, rules: Rules, seen: list[Any]) -> None:
        """`seen` holds examples of what is to be written."""
        self.vocabularies = vocabularies(rules)
        self.names: list[str] = []
        self.most: list[int] = []
        self.root = self.part("", seen)

    def place(self, name: str, most: int = 1) -> None:
        self.names.append(name)
        self.most.append(most)

    def part(self, name: str, values: list[Any]) -> Part:
        """The part for one place of the views, from the values that were met there."""
        at = len(self.names)
        parts: list[Part] = []
        if any(isinstance(one, bool) for one in values):
            parts.append(self.flag(name, None in values))
        if words := {one for one in values if isinstance(one, str)}:
            parts.append(self.word(name, words))
        if found := numbers(values):
            parts.append(self.number(name, found))
        if records := [one for one in values if isinstance(one, dict)]:
            parts.append(self.record(name, records))
        if lists := [one for one in values if isinstance(one, list)]:
            parts.append(self.rows(name, lists))
        return parts[0] if len(parts) == 1 else Either(at, parts)

    def flag(self, name: str, known: bool) -> Part:
        at = len(self.names)
        self.place(name)
        if known:
            self.place(f"{name} known")
        return Flag(at, known)

    def word(self, name: str, met: set[str]) -> Part:
        at = len(self.names)
        words = self.vocabulary(met)
        for word in words:
            self.place(f"{name}={word}")
        return Word(at, words)

    def vocabulary(self, words: set[str]) -> list[str]:
        """The smallest declared set with these words in it; if there is none, the words themselves."""
        for known in self.vocabularies:
            if words <= set(known):
                return known
        return sorted(words)

    def number(self, name: str, values: list[int]) -> Part:
        at = len(self.names)
        low, high = widened(values)
        if high - low < FEW:
            for value in range(low, high + 1):
                self.place(f"{name}={value}")
            return Step(at, low, high)
        unit = -(-(high - low) // MOST)
        self.place(f"{name} from {low}" + (f" by {unit}" if unit > 1 else ""), (high - low) // unit)
        self.place(f"{name} known")
        return Amount(at, low, unit)

    def record(self, name: str, records: list[dict[str, Any]], without: str = "") -> Part:
        """Every field of any of them; `without` the one they are known by."""
        at = len(self.names)
        fields = list(dict.fromkeys(key for one in records for key in one if key != without))
        dot = f"{name}." if name else ""
        parts = [self.part(dot + key, distinct([one.get(key) for one in records])) for key in fields]
        return Record(at, fields, parts)

    def rows(self, name: str, lists: list[list[Any]]) -> Part:
        """Of fixed length: place by place. Otherwise by keys, if its things have them; as a bag, if they are
        words or few numbers; else place by place after all."""
        at = len(self.names)
        longest = max(map(len, lists))
        varies = min(map(len, lists)) < longest
        every = distinct([one for items in lists for one in items])
        if varies and (part := self.keyed(name, lists, every) or self.bag(name, every)):
            return part
        if varies:
            self.place(f"{name} length", min(MOST, widened([longest])[1]))
        parts: list[Part] = []
        for i in range(longest):
            parts.append(self.part(f"{name}[{i}]", every if varies else [items[i] for items in lists]))
        return Row(at, parts, varies)

    def keyed(self, name: str, lists: list[list[Any]], every: list[Any]) -> Part | None:
        """The part for things that each begin with a word or number of their own."""
        at = len(self.names)
        field, keys = keys_of(lists)
        if not keys:
            return None
        words = {key for key in keys if isinstance(key, str)}
        known = self.vocabulary(words) if words else []
        low, high = (0, -1) if words else self.covered(numbers([*keys]))
        places: list[Key] = [*known] if words else [*range(low, high + 1)]
        if len(places) > KEYS:
            return None
        for key in places:
            self.place(f"{name}[{key}]")
        parts: list[Part] = []
        for key in places:
            # What a number of a row means does not depend on the key; what a step tells of itself does.
            met = every if not words else [one for one in every if key_of(one)[1] == key]
            parts.append(self.thing(f"{name}[{key}]", field, met))
        return Keyed(at, field, known, low, parts)

    def thing(self, name: str, field: str, met: list[Any]) -> Part:
        """A thing in a list, without what it is known by."""
        if field:
            return self.record(name, met, field)
        return self.part(name, distinct([[None, *one[1:]] for one in met]))

    def bag(self, name: str, every: list[Any]) -> Part | None:
        at = len(self.names)
        met = {one for one in every if isinstance(one, str)}
        counts = numbers(every)
        if len(counts) + sum(isinstance(one, str) for one in every) < len(every):
            return None
        low, high = self.covered(counts) if counts else (0, -1)
        words = self.vocabulary(met) if met else []
        if high - low + len(words) >= KEYS:
            return None
        for key in [*words, *range(low, high + 1)]:
            self.place(f"{name} has {key}", MOST)
        self.place(f"{name} known")
        return Bag(at, words, low, high - low + 1)

    def covered(self, values: list[int]) -> tuple[int, int]:
        """Bounds of numbers that stand for things: of the smallest declared set that has room for them."""
        low, high = widened(values)
        sizes = [len(known) for known in self.vocabularies if max(values) < len(known)]
        return low, min([high, *[size - 1 for size in sizes]])


def distinct(values: list[Any]) -> list[Any]:
    """Each value once: they are laid out again for every place of a list."""
    return list({repr(one): one for one in values}.values())


def numbers(values: list[Any]) -> list[int]:
    return [one for one in values if isinstance(one, int) and not isinstance(one, bool)]


def key_of(one: Any) -> tuple[str, Key | None]:
    """What a thing in a list begins with: the field's name (none in a list) and its value."""
    name, key = "", None
    if isinstance(one, dict) and one:
        name, key = next(iter(one.items()))
    elif isinstance(one, list) and one:
        key = one[0]
    return name, key if isinstance(key, str | int) and not isinstance(key, bool) else None


def keys_of(lists: list[list[Any]]) -> tuple[str, set[Key]]:
    """The field by which the things of these lists are known, and its values; none if it does not tell them
    apart."""
    fields: set[str] = set()
    keys: set[Key] = set()
    for items in lists:
        found = [key_of(one) for one in items]
        here = {key for _, key in found if key is not None}
        if len(here) < len(items):
            return "", set()
        fields |= {name for name, _ in found}
        keys |= here
    if len(fields) != 1 or len({type(key) for key in keys}) != 1:
        return "", set()
    return fields.pop(), keys


def widened(values: list[int]) -> tuple[int, int]:
    """Bounds with room for what was not met: down to 0 or further, doubling, and up to one below a power of
    two."""
    below, above = 0, 1
    while below > min(values):
        below = 2 * below - 1
    while above < max(values):
        above = 2 * above + 1
    return below, above
