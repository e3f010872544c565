"""Position fields that are tables in the text and one flat list in the state."""

import pytest

from saloon.kernel.cells import Number
from saloon.kernel.errors import Unreadable
from saloon.kernel.position import Field, field_lines, read_field, read_lines
from saloon.kernel.verbs import SEAT, words

SHELF = words("shelf", ["top", "bottom"])
JARS = Field("jars", Number(0, 9), by=(SEAT, SHELF), flat=True)


class Pantry:
    def __init__(self) -> None:
        self.jars = [1, 2, 3, 4]


def told(pantry: Pantry, text: str) -> None:
    for line in read_lines(text):
        read_field(pantry, [JARS], line, 2)


def test_a_flat_list_is_written_row_by_row() -> None:
    assert field_lines(JARS, Pantry()) == ["jars A: top=1 bottom=2", "jars B: top=3 bottom=4"]


def test_a_row_is_read_into_its_place_and_leaves_the_rest() -> None:
    pantry = Pantry()
    told(pantry, "jars B: bottom=7")
    assert pantry.jars == [1, 2, 3, 7]


def test_what_was_written_reads_back() -> None:
    pantry = Pantry()
    pantry.jars = [0, 0, 0, 0]
    told(pantry, "\n".join(field_lines(JARS, Pantry())))
    assert pantry.jars == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("jars C: top=1", "'C' is no seat"),
        ("jars A: middle=1", "'middle' is no shelf"),
        ("jars: top=1", "1 word"),
    ],
)
def test_a_row_that_is_not_there_is_refused_at_its_place(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        told(Pantry(), text)
