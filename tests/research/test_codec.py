"""Vectors: of fixed size, of nothing but what the seat may know, equal wherever they are made."""

import json
import subprocess
import sys

import numpy as np
import pytest

from saloon.kernel import catalogue, flow
from saloon.kernel.playout import lowest
from saloon.kernel.rng import FastRng
from saloon.research.codec import codec
from saloon.research.layout import Layout
from saloon.research.shape import write_all
from saloon.research.table import Table

TITLES = catalogue.titles()


def walk(table: Table, seed: int, words: int) -> None:
    """On by so many random words."""
    rng = FastRng(seed)
    for _ in range(words):
        if table.over:
            return
        seat = table.asked()[0]
        legal = table.legal(seat)
        table.say(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("title", TITLES)
def test_every_vector_has_the_same_size_and_lies_between_0_and_1(title: str) -> None:
    table = Table(title)
    for seed in range(4):
        table.deal(seed)
        for _ in range(12):
            for seat in range(table.seats):
                vector = table.vector(seat)
                assert vector.shape == (table.codec.size,)
                assert vector.dtype == np.float32
                assert 0 <= vector.min() <= vector.max() <= 1
            walk(table, seed, 9)


@pytest.mark.parametrize("title", TITLES)
def test_worlds_that_look_the_same_have_the_same_vector(title: str) -> None:
    table = Table(title)
    for seed in range(6):
        table.deal(seed)
        walk(table, seed, 3 + 7 * seed)
        for seat in range(table.seats):
            other = table.rules.redetermine(table.state, seat, FastRng(seed))
            assert (table.codec.whole(other, seat) == table.codec.whole(table.state, seat)).all()


def test_what_happens_is_seen() -> None:
    table = Table("standoff", 2)
    names = table.codec.names
    before = table.vector(0)
    table.say(0, table.legal(0)[0])
    changed = {names[i].split("=")[0] for i in np.flatnonzero(table.vector(0) != before)}
    assert {"waiting[0]", "table.steps[choose].choices[0]"} <= changed
    assert "table.steps[choose].choices[1]" not in changed


@pytest.mark.parametrize("title", TITLES)
def test_what_looks_different_has_another_vector(title: str) -> None:
    """Nearly always: amounts are rounded, and what no example held is left out."""
    table = Table(title)
    looks, vectors = set(), set()
    for seed in range(3):
        table.deal(seed)
        for ply in range(60):
            if table.over:
                break
            seat = table.asked()[0]
            looks.add(json.dumps(table.look(seat)))
            vectors.add(table.codec.whole(table.state, seat).tobytes())
            walk(table, ply, 1)
    assert 0.95 * len(looks) < len(vectors) <= len(looks)


def test_the_encoding_is_the_same_in_another_process() -> None:
    asked = "from saloon.research.codec import codec; print(codec('fast_west', 3).version)"
    found = [
        subprocess.run(
            [sys.executable, "-c", asked],
            env={"PYTHONHASHSEED": seed},
            text=True,
            capture_output=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "77")
    ]
    assert found == [codec("fast_west", 3).version] * 2


def test_options_and_seats_have_encodings_of_their_own_that_are_kept() -> None:
    assert codec("standoff", 2) is codec("standoff", 2, {"lives": "2"})
    assert codec("standoff", 2) is not codec("standoff", 3)


def laid_out(*seen: object) -> tuple[Layout, list[list[int]]]:
    layout = Layout(catalogue.load("standoff"), list(seen))
    rows = []
    for one in seen:
        row = bytearray(b"\xff" * len(layout.names))
        write_all(layout.root, one, row, 0, len(row))
        rows.append([*row])
    return layout, rows


def test_small_numbers_have_a_place_each_and_hidden_ones_write_nothing() -> None:
    layout, rows = laid_out({"n": 2}, {"n": None}, {"n": 3})
    assert layout.names == ["n=0", "n=1", "n=2", "n=3"]
    assert rows == [[0, 0, 1, 0], [0, 0, 0, 0], [0, 0, 0, 1]]


def test_large_numbers_are_an_amount_in_units() -> None:
    layout, rows = laid_out({"n": 1000}, {"n": 0}, {"n": None})
    assert layout.names == ["n from 0 by 5", "n known"]
    assert rows == [[200, 1], [0, 1], [0, 0]]


def test_words_of_a_declared_set_have_places_for_the_whole_set() -> None:
    layout, _ = laid_out({"a": "choose"}, {"a": "shot"})
    assert {"a=choose", "a=volley", "a=shot"} <= set(layout.names)


def test_a_list_of_words_is_a_bag() -> None:
    layout, rows = laid_out({"hand": ["x", "y", "x"]}, {"hand": []}, {"hand": None})
    assert layout.names == ["hand has x", "hand has y", "hand known"]
    assert rows == [[2, 1, 1], [0, 0, 1], [0, 0, 0]]


def test_things_are_kept_by_what_they_begin_with() -> None:
    layout, rows = laid_out({"l": [["p", True], ["q", False]]}, {"l": [["q", True]]})
    assert layout.names == ["l[p]", "l[q]", "l[p][1]", "l[q][1]"]
    assert rows == [[1, 1, 1, 0], [0, 1, 0, 1]]


def test_a_value_beyond_what_was_met_takes_the_nearest_place_or_none() -> None:
    layout, _ = laid_out({"n": 2, "w": "x"}, {"n": 3, "w": "y"})
    row = bytearray(len(layout.names))
    write_all(layout.root, {"n": 9, "w": "z", "new": 1}, row, 0, len(row))
    assert [*row] == [0, 0, 0, 1, 0, 0]


def test_the_mask_is_what_the_rules_allow() -> None:
    table = Table("fast_west", 3)
    seat = table.asked()[-1]
    assert np.flatnonzero(table.mask(seat)).tolist() == table.legal(seat)
    assert lowest(flow.pending(table.state)) == table.asked()[0]
