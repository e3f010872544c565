"""What stands around the rules: view, board, odds, heuristic, drawn worlds, sound positions."""

import pytest

from saloon.games.standoff.text import board
from saloon.kernel.core import WATCHER
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.rng import FastRng
from saloon.kernel.words import Words

HEAD = "saloon position 1\ntitle: standoff\nseats: 3\nlucky: A=3@A B=1@B C=4@C\n"


def after(*said: str, more: str = "") -> Match:
    match = Match.from_position(HEAD + more)
    for line in said:
        match.play(line)
    return match


def drawn(match: Match, viewer: int) -> list[Match]:
    """Many worlds that the viewer cannot tell from this one."""
    return [Match(match.rules, match.rules.redetermine(match.state, viewer, FastRng(n))) for n in range(200)]


def lines(match: Match, viewer: str, language: str = "en") -> list[str]:
    table = match.view(viewer)["table"]
    assert isinstance(table, dict)
    return board(table, Words(match.rules, language, {0: "Ann"}))


def chosen(match: Match, seat: int) -> set[str]:
    """What the heuristic says, over many rngs."""
    words = {match.rules.choose(match.state, seat, FastRng(n)) for n in range(60)}
    return {match.words.action(seat, word) for word in words}


def test_the_view_of_a_shot() -> None:
    match = after("A draw B", "B duck", "C duck")
    table = match.view("C")["table"]
    assert isinstance(table, dict)
    assert [step["step"] for step in table["steps"]] == ["round", "volley", "shot"]
    assert table["steps"][-1] == {"step": "shot", "shooter": 0, "target": 1, "die": None}
    match.play("* roll 2")
    table = match.view("C")["table"]
    assert isinstance(table, dict)
    assert table["steps"][-1]["die"] == 2
    assert table["round"] == 1
    assert list(table["seats"][0]) == ["lives", "hat", "wounds", "hits", "lucky", "lucky_shown", "gang"]


def test_the_board_for_a_seat_that_has_chosen() -> None:
    match = after("A draw B", "C duck", more="hats: C=no\nlives: C=1\nwounds: C=1\nlucky: C=4@*\n")
    assert lines(match, "A") == [
        "Round 1",
        "  A Ann: 2 lives, hat, lucky number 3, your choice: Draw on B",
        "  B: 2 lives, hat, lucky number hidden",
        "  C: 1 life, no hat, lucky number 4, shown, 1 wound this round, has chosen",
    ]
    assert lines(match, "C")[3].endswith("your choice: Duck")
    assert lines(match, "C", "it")[3].endswith("la tua scelta: Abbassati")


def test_the_board_for_the_fallen() -> None:
    match = after(more="lives: B=0\nlucky: B=1@*\n")
    assert lines(match, "watcher")[2] == "  B: 0 lives, out, lucky number 1, shown"


def test_the_odds_count_the_own_number_while_it_is_hidden() -> None:
    match = after(more="lucky: C=4@*\n")
    assert match.rules.odds(match.state, 0) == [("hit_open", {}, 3, 6), ("hit_ducked", {}, 2, 6)]
    assert match.rules.odds(match.state, 2) == [("hit_open", {}, 2, 6), ("hit_ducked", {}, 1, 6)]
    assert match.rules.odds(match.state, WATCHER) == []
    assert after(more="lives: A=0\n").rules.odds(after(more="lives: A=0\n").state, 0) == []
    shot = after("A draw B", "B duck", "C duck")
    assert shot.rules.odds(shot.state, 0) == []


def test_the_heuristic_shoots_the_strongest_in_reach() -> None:
    assert chosen(after(more="lives: C=1\nhats: C=no\n"), 0) == {"Draw on B"}
    assert chosen(after(more="lives: B=1\n"), 0) == {"Draw on C"}
    assert chosen(after(more="hats: B=no\n"), 0) == {"Draw on C"}
    assert chosen(after(), 0) == {"Draw on B", "Draw on C"}


def test_the_heuristic_shows_its_number_when_it_may() -> None:
    assert chosen(after("A draw B", "B duck", "C duck", "* roll 3"), 0) == {"Show your lucky number"}
    assert chosen(after("A draw B", "B duck", "C duck", "* roll 2"), 0) == {"Keep it hidden"}


def test_the_heuristic_keeps_its_hat_for_the_wound_that_would_kill() -> None:
    shot = ("A draw B", "B duck", "C duck", "* roll 6")
    assert chosen(after(*shot), 1) == {"Take the wound"}
    assert chosen(after(*shot, more="lives: B=1\n"), 1) == {"The hat takes it"}
    assert chosen(after(*shot, more="wounds: B=1\n"), 1) == {"The hat takes it"}


def test_the_heuristic_takes_a_choice_back_when_that_is_all_it_can_say() -> None:
    assert chosen(after("A duck"), 0) == {"Take your choice back"}


@pytest.mark.parametrize(
    ("more", "promises"),
    [
        ("", [333, 333, 333]),
        ("lives: A=1 B=0 C=2\nhats: A=no C=no\n", [333, 0, 666]),
        ("lives: A=1 B=0 C=1\nhats: A=yes B=yes C=no\n", [555, 0, 444]),
        ("lives: A=0 B=0 C=0\nstep none\n", [0, 0, 0]),
    ],
)
def test_how_well_a_seat_stands(more: str, promises: list[int]) -> None:
    match = after(more=more)
    assert [match.rules.promise(match.state, seat) for seat in range(3)] == promises


def test_a_gang_stands_together() -> None:
    match = Match.from_position(
        "saloon position 1\ntitle: standoff\nseats: 4\noption teams: two\nlives: B=1 D=0\n"
    )
    assert [match.rules.promise(match.state, seat) for seat in range(4)] == [782, 217, 782, 217]


def test_drawn_worlds_keep_what_the_viewer_knows() -> None:
    match = after("B draw A", more="lucky: C=4@*\n")
    for world in drawn(match, 0):
        assert "lucky: A=3@A B=" in world.position()
        assert "C=4@*" in world.position()


def test_drawn_worlds_deal_hidden_numbers_from_what_is_left() -> None:
    match = after(more="lucky: A=4@A B=1@B C=4@*\n")
    found = {world.position().split("B=")[3].split("@")[0] for world in drawn(match, 0)}
    assert found == {"1", "2", "3"}
    for watched in drawn(match, WATCHER):
        assert not watched.rules.invariants(watched.state)


@pytest.mark.parametrize(
    "said", [(), ("* roll 2",), ("* roll 6",), ("* roll 6", "B hat"), ("* roll 3", "A show")]
)
def test_a_copy_in_the_middle_of_the_shooting_goes_on_like_the_original(said: tuple[str, ...]) -> None:
    match = after("A draw B", "B draw C", "C draw A", *said)
    other = Match(match.rules, match.state)
    assert other.position() == match.position()
    assert other.legal("A") == match.legal("A")
    match.play("C leave")
    assert other.position() != match.position()
    other.play("C leave")
    assert other.position() == match.position()


def test_drawn_worlds_choose_hidden_choices_from_what_can_be_chosen() -> None:
    match = after("B draw A", "A duck")
    found = {world.position().split("choices: ")[1].splitlines()[0] for world in drawn(match, 0)}
    assert found == {"A=duck B=draw/A C=-", "A=duck B=draw/C C=-", "A=duck B=duck C=-"}
    seen = {world.position().split("choices: ")[1].splitlines()[0] for world in drawn(match, 1)}
    assert all("B=draw/A" in line for line in seen)
    assert len(seen) == 3


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("lucky: A=3@* B=3@* C=3@*\n", "the deck holds lucky number 3 only 2 times"),
        ("lives: B=4\n", "seat B has 4 lives"),
        ("lucky: C=2@A\n", "seat C does not know its own number"),
    ],
)
def test_a_position_that_breaks_the_rules_is_refused(more: str, message: str) -> None:
    with pytest.raises(SaloonError, match=f"this position cannot stand: {message}"):
        after(more=more)


def test_a_gang_that_does_not_know_its_own_is_refused() -> None:
    with pytest.raises(SaloonError, match="seat A does not know its own number"):
        Match.from_position("saloon position 1\ntitle: standoff\nseats: 4\noption teams: two\nlucky: A=1@A\n")


@pytest.mark.parametrize("lives", [0, 2])
def test_lives_from_none_to_all_are_sound(lives: int) -> None:
    assert f"B={lives}" in after(more=f"lives: B={lives}\n").position()
