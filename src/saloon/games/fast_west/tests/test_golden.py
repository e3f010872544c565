"""Whole recorded games: every way of ending at tables of 2, 3, 5 and 10 seats, with and without gringos.

Loading a game replays it word by word through the rules and holds every claim (`= seats.0.lives 2`) and the
result against what comes out. A rules fix that changes one of them is a new version of the rules."""

from pathlib import Path

import pytest

from saloon.games.fast_west.tests.table import table
from saloon.kernel import record
from saloon.kernel.match import Match

GAMES = sorted((Path(__file__).parent / "golden").glob("*.game"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_game_goes_as_recorded(path: Path) -> None:
    match = record.load(path)
    seats, _, gringos, _, reason = path.stem.split("_", 4)
    result = match.result()
    assert result is not None
    assert (match.seats, result.reason) == (int(seats), reason)
    assert table(match)["gringos"] == [] or gringos != "0"
    assert record.write(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_its_dice_and_cards_are_those_of_its_seed(path: Path) -> None:
    told = record.load(path)
    again = Match.new("fast_west", told.seats, told.options(), seed=told.seed)
    for entry in told.log:
        if entry.seat >= 0:
            again.put(entry.seat, entry.action)
    assert again.lines() == told.lines()


def test_every_way_of_ending_is_there() -> None:
    ends = {tuple(path.stem.split("_", 4)[0::4]) for path in GAMES}
    for seats in ("2", "3", "5", "10"):
        assert {(seats, reason) for reason in ("last_one", "west", "turn_limit")} <= ends
    for seats in ("2", "3", "5"):
        assert (seats, "gringo") in ends
    assert {("2", "gringos"), ("5", "gringos")} <= ends
