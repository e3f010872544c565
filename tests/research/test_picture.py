"""The board as a picture: of the view and nothing else, and legible: nothing is cut off."""

from typing import Any

import numpy as np
import pytest

from saloon.kernel import catalogue
from saloon.kernel.core import WATCHER
from saloon.kernel.rng import FastRng
from saloon.research.chart import Places, places, single
from saloon.research.paper import SEATS, broken, font
from saloon.research.picture import HIGH, fitting, picture
from saloon.research.ring import facts
from saloon.research.table import Table


def moved(title: str, words: int) -> Table:
    """A table after some random words."""
    table, rng = Table(title), FastRng(7)
    for _ in range(words):
        if table.over:
            break
        seat = table.asked()[0]
        legal = table.legal(seat)
        table.say(seat, legal[rng.below(len(legal))])
    return table


def inked(drawn: Any, colour: str) -> int:
    """How many dots have this colour."""
    wanted = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return int((drawn == wanted).all(axis=2).sum())


@pytest.mark.parametrize("title", catalogue.titles())
def test_worlds_that_look_the_same_have_the_same_picture(title: str) -> None:
    table = moved(title, 14)
    before = picture(table.rules, Table(title).state, WATCHER)
    for viewer in (0, 1):
        drawn = picture(table.rules, table.state, viewer)
        other = table.rules.redetermine(table.state, viewer, FastRng(3))
        assert (drawn == picture(table.rules, other, viewer)).all()
        assert drawn.dtype == np.uint8
        assert drawn.shape[1:] == before.shape[1:]
        assert drawn.shape != before.shape or (drawn != before).any()
        assert all(inked(drawn, SEATS[seat]) > 200 for seat in range(table.seats))


def test_a_text_that_is_too_long_makes_the_picture_higher_and_short_ones_are_set_large() -> None:
    short, long = (
        fitting(["Round 1"]),
        fitting([f"Line {i}: of many" for i in range(60)]),
    )
    assert short.image.height == HIGH < long.image.height
    bottom = np.asarray(long.image)[-60:]
    assert (bottom != bottom[-1, -1]).any()
    lines = broken("several words that need more than one line " * 5, 17, 300)
    assert len(lines) > 3
    assert all(font(17).getlength(line) <= 300 for line in lines)


def test_what_stands_on_a_map_is_found_in_the_view() -> None:
    figures = {
        "towns": [{"town": name, "x": x, "y": x} for x, name in enumerate(["mesa", "bend", "ford"])],
        "roads": [[0, 1]],
        "placed": ["pawn", "at", "town", "brown", "stalls"],
    }
    map = places(figures, {"mesa": "Mesa"})
    assert isinstance(map, Places)
    assert map.names == ["Mesa", "bend", "ford"]
    map.stand(
        {
            "turn": 1,
            "coaches": {"brown": 2, "blue": None},
            "deputies": [{"town": 0, "rode": True}],
            "stalls": [0, 1],
            "seats": [{"pawn": 1, "at": 2}, {"pawn": 1, "at": 1}, {"pawn": None, "at": None}],
        }
    )
    assert map.tags == [["deputy", "stall"], ["stall"], ["brown coach"]]
    assert map.seats == [[], [(0, True), (1, True)], [(0, False)]]
    assert places({"lives": 3}, {}) is None
    assert [single(name) for name in ("banks", "robberies", "coaches", "loot")] == [
        "bank",
        "robbery",
        "coach",
        "loot",
    ]


def test_what_a_seat_of_the_ring_shows() -> None:
    seat: dict[str, Any] = {
        "lives": 3,
        "hat": True,
        "lucky": None,
        "cash": 17,
        "wounds": 0,
        "at_the": "old_mine",
        "hand": [],
    }
    told = [("lives", "3"), ("cash", "17"), ("at the", "Old Mine")]
    assert facts(seat, {"old_mine": "Old Mine"}) == told
