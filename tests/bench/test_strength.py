"""The bench of the bots' strength prints what it promises."""

import json

import pytest

from bench.strength import by_role, main
from saloon.bots.arena.tally import Tally


def test_a_ladder_of_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--here", "--title", "standoff", "--seats", "2", "--seconds", "0", "--passes", "2", "--json"]
    assert main([*words, "--workers", "1"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["name"] for line in lines] == [
        "strength/standoff/2/ranch_hand_over_random",
        "strength/standoff/2/gunslinger_over_ranch_hand",
        "strength/standoff/2/legend_over_gunslinger",
    ]
    for line in lines:
        assert line["peer_value"] == 1
        assert line["ratio"] == line["value"]
        assert line["low"] <= line["value"] <= line["high"]
        assert line["games"] > 0


def test_where_a_title_has_even_chances_they_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--here", "--title", "desperados", "--seats", "3", "--seconds", "0", "--passes", "1", "--json"]
    assert main([*words, "--workers", "1", "--step", "ranch_hand"]) == 0
    told = capsys.readouterr()
    assert "desperados, 3 seats, preset even: ranch_hand over random" in told.err
    lines = [json.loads(line) for line in told.out.splitlines()]
    assert [line["name"].removeprefix("strength/desperados/3/") for line in lines] == [
        "ranch_hand_over_random",
        "ranch_hand_over_random/alone",
        "ranch_hand_over_random/gang_of_2",
    ]
    assert lines[0]["peer"] == "equal share, preset even"


def test_sides_of_different_size_are_told_apart() -> None:
    """The hero wins 3 of 4 alone, where the field wins 2; and 2 of 4 as a gang, where the field wins 1."""
    found = Tally("a", "b", 2, [1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0], [1, 3, 1, 3, 1, 3, 1, 3])
    figures = list(by_role("x", "b", found))
    assert [(one.name, one.value, one.peer_value) for one in figures] == [
        ("x/alone", 0.75, 0.5),
        ("x/gang_of_3", 0.5, 0.25),
    ]


def test_what_cannot_be_measured_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--here", "--title", "standof"]) == 1
    assert capsys.readouterr().err.startswith("bench: no title 'standof'")
