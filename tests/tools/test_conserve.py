"""Random games watched for broken laws: what is told of a good title and of one that loses a life."""

import pytest

from saloon.games.standoff.game import RULES
from saloon.games.standoff.state import Standoff
from saloon.kernel.core import State
from saloon.kernel.rng import FastRng
from tools import conserve


def test_a_title_that_keeps_its_laws(capsys: pytest.CaptureFixture[str]) -> None:
    assert conserve.main(["standoff", "--here", "--games", "60", "--workers", "2"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("standoff: 60 games, ")
    assert said.endswith(" states, every law held\n")


def test_what_breaks_is_told_with_the_words_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A law that no game keeps: nobody ever loses a life."""

    def broken(state: State) -> list[str]:
        assert isinstance(state, Standoff)
        return ["a life is gone"] if min(state.lives) < max(state.lives) else []

    monkeypatch.setattr(RULES, "invariants", broken)
    task = ("standoff", 0, 0, 40)
    seen = conserve.batch(task)
    assert "seats: a life is gone\n  after ... " in seen.broken
    assert " / * roll " in seen.broken
    assert seen.states > 0
    assert conserve.batch(task) == seen


def test_a_broken_law_ends_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(RULES, "invariants", lambda state: ["no"])
    assert conserve.watch("standoff", 200, 0, 1) == 1
    assert capsys.readouterr().out == "standoff: game 0, 2 seats: no\n  after ... \n"


def test_options_are_drawn_and_seat_the_table() -> None:
    drawn = [conserve.some_options(RULES, 5, FastRng(number)) for number in range(40)]
    assert all(RULES.may_sit(5, values) == 0 for values in drawn)
    assert len({tuple(values) for values in drawn}) > 1


def test_an_unknown_title_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert conserve.main(["standof"]) == 2
    assert capsys.readouterr().err.startswith("conserve: no title 'standof'")
