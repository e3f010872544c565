# compiled zone
"""How what a seat sees is written as a row of numbers: a tree of parts, one after the other.

A part is told the value found at its place in the view and puts exactly `size` bytes into the row, small
whole numbers. What is hidden, absent or unknown to the tree is all 0. Most of what can be put is made
beforehand, so that writing a row is looking pieces up and joining them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

MOST: Final = 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something that takes up `size` places of the row; `blank` is what is put for nothing."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.blank: Final = bytes(size)

    def put(self, value: object, row: list[bytes]) -> None:
        """Put what stands for a value."""
        raise NotImplementedError


class Flag(Part):
    """Yes or no. With `known` a second place says that it is not hidden."""

    def __init__(self, known: bool) -> None:
        super().__init__(2 if known else 1)
        self.yes: Final = b"\1\1" if known else b"\1"
        self.no: Final = b"\0\1" if known else b"\0"

    def put(self, value: object, row: list[bytes]) -> None:
        if isinstance(value, bool):
            row.append(self.yes if value else self.no)
        else:
            row.append(self.blank)


class Word(Part):
    """One of so many words: a place for each."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(len(words))
        self.pieces: Final[dict[str, bytes]] = {}
        for word, piece in zip(words, each_one(len(words)), strict=True):
            self.pieces[word] = piece

    def put(self, value: object, row: list[bytes]) -> None:
        if isinstance(value, str):
            row.append(self.pieces.get(value, self.blank))
        else:
            row.append(self.blank)


class Step(Part):
    """One of a few whole numbers: a place for each; beyond the ends the last one counts."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(high - low + 1)
        self.low: Final = low
        self.high: Final = high
        self.pieces: Final = each_one(high - low + 1)

    def put(self, value: object, row: list[bytes]) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            number: int = value
            row.append(self.pieces[min(max(number, self.low), self.high) - self.low])
        else:
            row.append(self.blank)


class Amount(Part):
    """A whole number of many, in units so large that it fits below `most`; a second place says that it is
    there."""

    def __init__(self, low: int, unit: int, most: int) -> None:
        super().__init__(2)
        self.low: Final = low
        self.unit: Final = unit
        self.most: Final = most
        self.pieces: Final = [bytes([amount, 1]) for amount in range(most + 1)]

    def put(self, value: object, row: list[bytes]) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            number: int = (value - self.low) // self.unit
            row.append(self.pieces[min(max(number, 0), self.most)])
        else:
            row.append(self.blank)


class Either(Part):
    """A value of more than one kind: every part looks for its own."""

    def __init__(self, parts: list[Part]) -> None:
        super().__init__(sum([part.size for part in parts]))
        self.parts: Final = parts

    def put(self, value: object, row: list[bytes]) -> None:
        for part in self.parts:
            part.put(value, row)


class Record(Part):
    """Named fields."""

    def __init__(self, names: list[str], parts: list[Part]) -> None:
        super().__init__(sum([part.size for part in parts]))
        self.names: Final = names
        self.parts: Final = parts

    def put(self, value: object, row: list[bytes]) -> None:
        if not isinstance(value, dict):
            row.append(self.blank)
            return
        for i, part in enumerate(self.parts):
            found = value.get(self.names[i])
            if found is None:
                row.append(part.blank)
            else:
                part.put(found, row)


class Row(Part):
    """A list, place by place; what is beyond the last part is cut off. A list that can be of any length
    begins with how long it is, `most` at most."""

    def __init__(self, parts: list[Part], most: int) -> None:
        """`most` 0: of fixed length."""
        super().__init__(sum([part.size for part in parts]) + (1 if most else 0))
        self.parts: Final = parts
        self.most: Final = most
        self.tails: Final[list[bytes]] = []
        left = sum([part.size for part in parts])
        for part in parts:
            self.tails.append(bytes(left))
            left -= part.size

    def put(self, value: object, row: list[bytes]) -> None:
        if not isinstance(value, list):
            row.append(self.blank)
            return
        count = len(value)
        if self.most:
            row.append(BYTES[min(count, self.most)])
        parts = self.parts
        for i, part in enumerate(parts):
            if i >= count:
                row.append(self.tails[i])
                return
            found = value[i]
            if found is None:
                row.append(part.blank)
            else:
                part.put(found, row)


class Bag(Part):
    """A list whose order says nothing: how often each word, or each small number, is in it. A last place says
    that the list is known, empty or not."""

    def __init__(self, words: list[str], low: int, count: int) -> None:
        super().__init__(len(words) + count + 1)
        self.places: Final[dict[str, int]] = {}
        for i, word in enumerate(words):
            self.places[word] = i
        self.low: Final = low
        self.count: Final = count
        self.numbers: Final = len(words)
        self.empty: Final = bytes(self.size - 1) + b"\1"

    def put(self, value: object, row: list[bytes]) -> None:
        if not isinstance(value, list):
            row.append(self.blank)
            return
        if not value:
            row.append(self.empty)
            return
        counts = [0] * self.size
        counts[self.size - 1] = 1
        for one in value:
            place = -1
            if isinstance(one, str):
                place = self.places.get(one, -1)
            elif isinstance(one, int) and self.low <= one < self.low + self.count:
                place = self.numbers + one - self.low
            if place >= 0:
                counts[place] = min(counts[place] + 1, MOST)
        row.append(bytes(counts))


class Keyed(Part):
    """A list of things that each begin with a word or a small number: a part for each, wherever in the list
    it stands, and before it whether it is there."""

    def __init__(self, field: str, words: list[str], low: int, parts: list[Part]) -> None:
        """Records are known by their `field`, lists (no `field`) by what stands first in them; without
        `words` the parts are those of the numbers from `low` on."""
        super().__init__(len(parts) + sum([part.size for part in parts]))
        self.field: Final = field
        self.places: Final[dict[str, int]] = {}
        for i, word in enumerate(words):
            self.places[word] = i
        self.low: Final = low
        self.parts: Final = parts
        self.starts: Final = [0]
        for part in parts:
            self.starts.append(self.starts[-1] + 1 + part.size)

    def put(self, value: object, row: list[bytes]) -> None:
        if not isinstance(value, list) or not value:
            row.append(self.blank)
            return
        count = len(self.parts)
        there: list[object] = [None] * count
        for one in value:
            index = self.find(one)
            if 0 <= index < count:
                there[index] = one
        end = 0
        for i, found in enumerate(there):
            if found is not None:
                start = self.starts[i]
                if start > end:
                    row.append(self.blank[: start - end])
                row.append(b"\1")
                self.parts[i].put(found, row)
                end = self.starts[i + 1]
        if end < self.size:
            row.append(self.blank[: self.size - end])

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


def each_one(size: int) -> list[bytes]:
    """Pieces of so many places with a 1 in the first of them, in the second, ..."""
    return [bytes(i) + b"\1" + bytes(size - i - 1) for i in range(size)]


BYTES: Final = [bytes([number]) for number in range(MOST + 1)]


def written(part: Part, value: object) -> bytes:
    """A whole row."""
    row: list[bytes] = []
    part.put(value, row)
    return b"".join(row)
