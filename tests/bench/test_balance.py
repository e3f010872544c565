"""The bench of the sides' balance: what it counts, and what it prints."""

import json

import pytest

from bench.balance import Table, begin, bounds, crowd, gang_wins, main
from saloon.kernel import catalogue
from saloon.kernel.core import bit
from saloon.kernel.rng import FastRng

HERE = ["--here", "--workers", "1", "--json", "--games", "3"]


def test_default_rules_and_preset_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*HERE, "--title", "desperados", "--seats", "3"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["name"] for line in lines] == [
        "balance/desperados/3/default",
        "balance/desperados/3/even",
    ]
    for line in lines:
        assert (line["peer_value"], line["games"]) == (50, 3)
        assert line["low"] <= line["value"] <= line["high"]


def test_the_gang_is_everybody_but_the_sheriff_and_the_preset_is_in_force() -> None:
    rules = catalogue.load("desperados")
    for number in range(6):
        state = begin(rules, Table("desperados", 4, "even"), FastRng(number))
        gang = crowd(rules, state)
        assert gang is not None
        sheriff = [seat for seat in range(4) if not gang >> seat & 1]
        assert [rules.team(state, seat) for seat in sheriff] == [bit(sheriff[0])]
        assert state.options[6] == 1


def test_a_game_is_the_same_for_the_same_seed() -> None:
    rules = catalogue.load("desperados")
    table = Table("desperados", 3, "default")
    assert gang_wins(rules, table, FastRng(4)) == gang_wins(rules, table, FastRng(4))


def test_where_nobody_is_alone_there_is_nothing_to_measure(capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing is wrong: `make bench ARGS="--title fast_west"` goes on with the other benches."""
    assert main([*HERE, "--title", "fast_west", "--seats", "3"]) == 0
    told = capsys.readouterr()
    assert told.err.startswith("bench: no side is larger")
    assert told.out == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--title", "desperado"], "no title 'desperado'"),
        (["--title", "desperados", "--seats", "7"], "3 to 6 seats"),
        (["--title", "desperados", "--preset", "odd"], "no preset 'odd'"),
    ],
)
def test_what_cannot_be_measured_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*HERE, *words]) == 1
    assert sentence in capsys.readouterr().err


def test_wilsons_bounds_by_hand() -> None:
    low, high = bounds(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert bounds(0, 10)[0] == pytest.approx(0.0)
