"""The bench of the possible places: what it looks at, and what it prints. No time is tested."""

import json

import pytest

from bench.places import course, main
from saloon.kernel import catalogue
from saloon.kernel.rng import FastRng


def test_a_figure_for_each_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--here", "--json", "--games", "1", "--seats", "3", "--seats", "6"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["name"].split("/")[0::3] for line in lines] == [["places", "3"], ["places", "6"]]
    for line in lines:
        assert (line["unit"], line["peer_value"]) == ("ms", 5)
        assert 0 < line["median"] <= line["value"]


@pytest.mark.parametrize("sensible", [False, True])
def test_every_move_of_every_turn_is_looked_at(sensible: bool) -> None:
    rules = catalogue.load("desperados")
    seen = [(s.turn, s.move, s.laid[s.outlaws()[0] * 5 + 4]) for s in course(rules, 3, FastRng(1), sensible)]
    assert {(turn, move) for turn, move, _ in seen} >= {(t, m) for t in range(1, 6) for m in range(1, 6)}
    # With the fifth card on the table the walk is longest.
    assert [card for _, move, card in seen if move == 5 and card >= 0]


def test_what_cannot_be_measured_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--here", "--seats", "7"]) == 1
    assert "3 to 6 seats" in capsys.readouterr().err


def test_other_titles_have_none_and_nothing_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--here", "--title", "standoff"]) == 0
    told = capsys.readouterr()
    assert (told.out, "nothing to measure" in told.err) == ("", True)
    assert main(["--here", "--title", "standof"]) == 1
    assert "no title 'standof'" in capsys.readouterr().err
