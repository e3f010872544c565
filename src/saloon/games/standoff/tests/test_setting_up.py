"""Chapter S: setting up."""

import pytest

from saloon.kernel.core import WATCHER
from saloon.kernel.errors import Illegal, SaloonError
from saloon.kernel.match import Match


def seats_of(match: Match, viewer: str) -> list[dict[str, object]]:
    table = match.view(viewer)["table"]
    assert isinstance(table, dict)
    seats: list[dict[str, object]] = table["seats"]
    return seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_s1_two_to_six_start_with_two_lives_and_a_hat(seats: int) -> None:
    match = Match.new("standoff", seats)
    assert [(seat["lives"], seat["hat"]) for seat in seats_of(match, "watcher")] == [(2, True)] * seats


@pytest.mark.parametrize("lives", [1, 5])
def test_s1_the_table_may_want_other_lives(lives: int) -> None:
    match = Match.new("standoff", 2, {"lives": str(lives)})
    assert [seat["lives"] for seat in seats_of(match, "watcher")] == [lives, lives]


@pytest.mark.parametrize(("seats", "lives"), [(1, "2"), (7, "2"), (2, "0"), (2, "6")])
def test_s1_other_seats_and_lives_are_refused(seats: int, lives: str) -> None:
    with pytest.raises(SaloonError, match=r"standoff is for 2 to 6|option lives cannot be"):
        Match.new("standoff", seats, {"lives": lives})


def test_s2_with_two_gangs_seats_belong_to_them_in_turn() -> None:
    match = Match.new("standoff", 6, {"teams": "two"})
    assert [match.rules.team(match.state, seat) for seat in range(6)] == [21, 42, 21, 42, 21, 42]
    assert [match.rules.team(Match.new("standoff", 4, {"teams": "two"}).state, seat) for seat in (0, 3)] == [
        5,
        10,
    ]
    assert [seat["gang"] for seat in seats_of(match, "watcher")] == [21, 42, 21, 42, 21, 42]


def test_s2_otherwise_everyone_stands_alone() -> None:
    match = Match.new("standoff", 3)
    assert [match.rules.team(match.state, seat) for seat in range(3)] == [1, 2, 4]
    assert [seat["gang"] for seat in seats_of(match, "watcher")] == [None] * 3


@pytest.mark.parametrize("seats", [3, 5])
def test_s2_gangs_need_an_even_number_of_seats(seats: int) -> None:
    with pytest.raises(Illegal) as wrong:
        Match.new("standoff", seats, {"teams": "two"})
    assert wrong.value.refusal.rule == "STD-S2"
    assert Match.new("standoff", seats + 1, {"teams": "two"}).seats == seats + 1


def test_s3_everybody_is_dealt_one_number_in_seat_order() -> None:
    match = Match.new("standoff", 3)
    assert match.refusal("* deal B 1") is not None
    for line in ("* deal A 3", "* deal B 3", "* deal C 1"):
        assert match.waiting() == []
        match.play(line)
    assert match.waiting() == ["A", "B", "C"]


def test_s3_the_deck_holds_every_number_twice() -> None:
    match = Match.new("standoff", 6)
    for line in ("* deal A 3", "* deal B 3", "* deal C 1"):
        match.play(line)
    assert match.refusal("* deal D 3") is not None
    asked = match.state.stack[-1].chance(match.state)
    assert asked is not None
    words = [match.rules.chances.verbs[0].args(action) for action, _ in asked.spread()]
    assert words == [[3, 1], [3, 2], [3, 2], [3, 4], [3, 4]]


def test_s3_only_the_seat_itself_knows_its_number() -> None:
    match = Match.new("standoff", 2)
    match.play("* deal A 3")
    match.play("* deal B 1")
    assert [seat["lucky"] for seat in seats_of(match, "A")] == [3, None]
    assert [seat["lucky"] for seat in seats_of(match, "B")] == [None, 1]
    assert [seat["lucky"] for seat in seats_of(match, "watcher")] == [None, None]
    assert [seat["lucky"] for seat in seats_of(match, "archive")] == [3, 1]
    assert not any(seat["lucky_shown"] for seat in seats_of(match, "archive"))


def test_s3_a_gang_knows_the_numbers_of_its_own() -> None:
    match = Match.new("standoff", 4, {"teams": "two"}, seed="dust")
    known = [[seat["lucky"] is not None for seat in seats_of(match, viewer)] for viewer in "ABCD"]
    assert known == [
        [True, False, True, False],
        [False, True, False, True],
        [True, False, True, False],
        [False, True, False, True],
    ]


def test_s3_the_deal_is_told_with_the_number_to_those_who_may_know_it() -> None:
    match = Match.new("standoff", 4, {"teams": "two"})
    match.play("* deal A 2")
    told = {
        viewer: [(e.kind.name, e.args) for e in match.log[0].told(viewer)] for viewer in (0, 1, 2, 3, WATCHER)
    }
    assert told[0] == told[2] == [("dealt", [0, 2])]
    assert told[1] == told[3] == told[WATCHER] == [("dealt_hidden", [0])]
