"""Chapter C: choosing."""

import pytest

from saloon.kernel.core import EVERYONE
from saloon.kernel.match import Match

FOUR = "saloon position 1\ntitle: standoff\nseats: 4\nlucky: A=1@A B=2@B C=3@C D=4@D\n"
GANGS = "saloon position 1\ntitle: standoff\nseats: 4\noption teams: two\n"


def step(match: Match, viewer: str) -> dict[str, object]:
    table = match.view(viewer)["table"]
    assert isinstance(table, dict)
    found: dict[str, object] = table["steps"][-1]
    return found


def why(match: Match, said: str) -> tuple[str, str] | None:
    refusal = match.refusal(said)
    return None if refusal is None else (refusal.rule, refusal.key)


def test_c1_everybody_living_chooses_at_once() -> None:
    match = Match.from_position(FOUR)
    assert match.waiting() == ["A", "B", "C", "D"]
    assert match.legal("C") == ["draw A", "draw B", "draw D", "duck", "leave"]
    match.play("C duck")
    match.play("A draw D")
    assert match.waiting() == ["B", "D"]


def test_c1_the_dead_do_not_choose() -> None:
    match = Match.from_position(FOUR + "lives: B=0\n")
    assert match.waiting() == ["A", "C", "D"]
    assert match.legal("B") == []
    assert why(match, "B duck") == ("STD-C1", "not_asked")


def test_c1_the_next_round_begins_with_choosing() -> None:
    match = Match.from_position(FOUR)
    for seat in "ABCD":
        match.play(f"{seat} duck")
    assert match.waiting() == ["A", "B", "C", "D"]
    assert "round: 2" in match.position()
    assert match.log[-1].events[-1].args == [2]


def test_c2_nobody_draws_on_himself_or_the_dead() -> None:
    match = Match.from_position(FOUR + "lives: B=0\n")
    assert why(match, "A draw A") == ("STD-C2", "on_yourself")
    assert why(match, "A draw B") == ("STD-C2", "on_the_dead")
    assert why(match, "A draw E") == ("STD-C2", "on_the_dead")
    assert why(match, "A draw C") is None
    assert match.legal("A") == ["draw C", "draw D", "duck", "leave"]


def test_c2_nobody_draws_on_his_own_gang() -> None:
    match = Match.from_position(GANGS)
    assert why(match, "A draw C") == ("STD-C2", "on_your_gang")
    assert why(match, "D draw B") == ("STD-C2", "on_your_gang")
    assert match.legal("D") == ["draw A", "draw C", "duck", "leave"]


def test_c2_the_menu_lists_everybody_at_the_table() -> None:
    match = Match.from_position(FOUR)
    verbs = match.rules.verbs
    menu = [verbs.owner(action) for action in match.state.stack[-1].menu(match.state, 0)]
    assert [verb.name for verb in menu if verb] == ["draw"] * 4 + ["duck", "rethink"]


def test_c3_that_a_seat_has_chosen_is_public_and_what_it_chose_is_not() -> None:
    match = Match.from_position(FOUR)
    events = match.play("A draw B")
    assert [(e.kind.name, e.args, e.audience) for e in events] == [("chose", [0], EVERYONE)]
    assert step(match, "A")["choices"] == [1, None, None, None]
    for viewer in ("B", "watcher"):
        assert step(match, viewer)["chosen"] == [True, False, False, False]
        assert step(match, viewer)["choices"] == [None] * 4
    match.play("C duck")
    assert step(match, "archive")["choices"] == [1, None, "duck", None]


def test_c3_a_gang_does_not_see_the_choices_of_its_own() -> None:
    match = Match.from_position(GANGS)
    match.play("A draw B")
    assert step(match, "C")["choices"] == [None] * 4


def test_c3_a_choice_may_be_taken_back_while_others_think() -> None:
    match = Match.from_position(FOUR)
    match.play("A draw B")
    assert match.legal("A") == ["rethink", "leave"]
    assert why(match, "A duck") == why(match, "A draw C") == ("STD-C3", "already_chosen")
    events = match.play("A rethink")
    assert [(e.kind.name, e.args) for e in events] == [("rethought", [0])]
    assert match.waiting() == ["A", "B", "C", "D"]
    match.play("A draw C")
    assert step(match, "A")["choices"] == [2, None, None, None]


def test_c3_there_must_be_something_to_take_back() -> None:
    match = Match.from_position(FOUR)
    assert why(match, "A rethink") == ("STD-C3", "nothing_chosen")
    for said in ("A hat", "A stand", "A show", "A keep"):
        assert why(match, said) == ("STD-C1", "not_now")


def test_c4_all_choices_are_shown_together_after_the_last() -> None:
    match = Match.from_position(FOUR + "lives: D=0\n")
    match.play("A draw B")
    match.play("C duck")
    events = match.play("B draw A")
    assert [(e.kind.name, e.args) for e in events] == [
        ("chose", [1]),
        ("drew", [0, 1]),
        ("drew", [1, 0]),
        ("ducked", [2]),
    ]
    assert {e.audience for e in events} == {EVERYONE}
    assert all(e.kind.reveals for e in events[1:])
    table = match.view("C")["table"]
    assert isinstance(table, dict)
    assert table["steps"][1] == {"step": "volley", "choices": [1, 0, "duck", None]}


def test_c4_whoever_left_after_choosing_shows_nothing() -> None:
    match = Match.from_position(FOUR)
    for said in ("A draw B", "B draw A", "C duck", "A leave"):
        match.play(said)
    events = match.play("D duck")
    assert [(e.kind.name, e.args) for e in events][:4] == [
        ("chose", [3]),
        ("drew", [1, 0]),
        ("ducked", [2]),
        ("ducked", [3]),
    ]


@pytest.mark.parametrize("last", ["leave", "duck"])
def test_c4_the_last_one_may_also_leave(last: str) -> None:
    match = Match.from_position(FOUR)
    for said in ("A draw B", "B duck", "C duck"):
        match.play(said)
    names = [e.kind.name for e in match.play(f"D {last}")]
    assert names[0] == ("left" if last == "leave" else "chose")
    assert names[1:4] == ["drew", "ducked", "ducked"]
