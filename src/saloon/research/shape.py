# compiled zone
"""How what a seat sees is written into a row of numbers: a tree of parts, each with a place of its own.

A part is told the value found at its place in the view and writes small whole numbers (0 to 255) into the
row. What is hidden, absent or unknown to the tree writes nothing: its places stay 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

MOST: Final = 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something that takes up `size` places of the row, from `at` on."""

    def __init__(self, at: int, size: int) -> None:
        self.at: Final = at
        self.size: Final = size

    def write(self, value: object, row: bytearray, start: int) -> None:
        """Write a value into the row that begins at `start`."""
        raise NotImplementedError


class Flag(Part):
    """Yes or no. With `known` a second place says that it is not hidden."""

    def __init__(self, at: int, known: bool) -> None:
        super().__init__(at, 2 if known else 1)
        self.known: Final = known

    def write(self, value: object, row: bytearray, start: int) -> None:
        if isinstance(value, bool):
            if value:
                row[start + self.at] = 1
            if self.known:
                row[start + self.at + 1] = 1


class Word(Part):
    """One of so many words: a place for each."""

    def __init__(self, at: int, words: list[str]) -> None:
        super().__init__(at, len(words))
        self.places: Final[dict[str, int]] = {}
        for i, word in enumerate(words):
            self.places[word] = at + i

    def write(self, value: object, row: bytearray, start: int) -> None:
        if isinstance(value, str):
            place = self.places.get(value, -1)
            if place >= 0:
                row[start + place] = 1


class Step(Part):
    """One of a few whole numbers: a place for each; beyond the ends the last one counts."""

    def __init__(self, at: int, low: int, high: int) -> None:
        super().__init__(at, high - low + 1)
        self.low: Final = low
        self.high: Final = high

    def write(self, value: object, row: bytearray, start: int) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            number: int = min(max(value, self.low), self.high)
            row[start + self.at + number - self.low] = 1


class Amount(Part):
    """A whole number of many, in units so large that it fits; a second place says that it is there."""

    def __init__(self, at: int, low: int, unit: int) -> None:
        super().__init__(at, 2)
        self.low: Final = low
        self.unit: Final = unit

    def write(self, value: object, row: bytearray, start: int) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            number: int = (value - self.low) // self.unit
            row[start + self.at] = min(max(number, 0), MOST)
            row[start + self.at + 1] = 1


class Either(Part):
    """A value of more than one kind: every part looks for its own."""

    def __init__(self, at: int, parts: list[Part]) -> None:
        super().__init__(at, sum([part.size for part in parts]))
        self.parts: Final = parts

    def write(self, value: object, row: bytearray, start: int) -> None:
        for part in self.parts:
            part.write(value, row, start)


class Record(Part):
    """Named fields."""

    def __init__(self, at: int, names: list[str], parts: list[Part]) -> None:
        super().__init__(at, sum([part.size for part in parts]))
        self.names: Final = names
        self.parts: Final = parts

    def write(self, value: object, row: bytearray, start: int) -> None:
        if isinstance(value, dict):
            parts = self.parts
            for i, name in enumerate(self.names):
                found = value.get(name)
                if found is not None:
                    parts[i].write(found, row, start)


class Row(Part):
    """A list, place by place; what is beyond the last part is cut off. The first place of a list that can be
    of any length is how long it is."""

    def __init__(self, at: int, parts: list[Part], counted: bool) -> None:
        super().__init__(at, sum([part.size for part in parts]) + (1 if counted else 0))
        self.parts: Final = parts
        self.counted: Final = counted

    def write(self, value: object, row: bytearray, start: int) -> None:
        if isinstance(value, list):
            count = len(value)
            if self.counted:
                row[start + self.at] = min(count, MOST)
            parts = self.parts
            for i in range(min(count, len(parts))):
                found = value[i]
                if found is not None:
                    parts[i].write(found, row, start)


class Bag(Part):
    """A list whose order says nothing: how often each word, or each small number, is in it. A last place says
    that the list is known, empty or not."""

    def __init__(self, at: int, words: list[str], low: int, count: int) -> None:
        super().__init__(at, len(words) + count + 1)
        self.places: Final[dict[str, int]] = {}
        for i, word in enumerate(words):
            self.places[word] = at + i
        self.low: Final = low
        self.count: Final = count
        self.numbers: Final = at + len(words)

    def write(self, value: object, row: bytearray, start: int) -> None:
        if isinstance(value, list):
            row[start + self.at + self.size - 1] = 1
            for one in value:
                place = -1
                if isinstance(one, str):
                    place = self.places.get(one, -1)
                elif isinstance(one, int) and self.low <= one < self.low + self.count:
                    place = self.numbers + one - self.low
                if place >= 0:
                    row[start + place] = min(row[start + place] + 1, MOST)


class Keyed(Part):
    """A list of things that each begin with a word or a small number: a part for each, wherever in the list
    it stands. The first places say which of them are there."""

    def __init__(self, at: int, field: str, words: list[str], low: int, parts: list[Part]) -> None:
        """Records are known by their `field`, lists (no `field`) by what stands first in them; without
        `words` the parts are those of the numbers from `low` on."""
        super().__init__(at, len(parts) + sum([part.size for part in parts]))
        self.field: Final = field
        self.places: Final[dict[str, int]] = {}
        for i, word in enumerate(words):
            self.places[word] = i
        self.low: Final = low
        self.parts: Final = parts

    def write(self, value: object, row: bytearray, start: int) -> None:
        if isinstance(value, list):
            for one in value:
                index = self.find(one)
                if 0 <= index < len(self.parts):
                    row[start + self.at + index] = 1
                    self.parts[index].write(one, row, start)

    def find(self, one: object) -> int:
        """The index of the part for this thing, or -1."""
        key: object = None
        if isinstance(one, dict):
            key = one.get(self.field)
        elif isinstance(one, list) and one:
            key = one[0]
        if isinstance(key, str):
            return self.places.get(key, -1)
        if isinstance(key, int) and not self.places and key >= self.low:
            return key - self.low
        return -1


def write_all(part: Part, value: object, row: bytearray, start: int, size: int) -> None:
    """Write a whole row anew: `size` numbers from `start` on."""
    row[start : start + size] = bytes(size)
    part.write(value, row, start)
