"""One game at a table: what the library offers to everybody who stands on it."""

from __future__ import annotations

import pytest

from saloon.kernel.core import ARCHIVE, NATURE, WATCHER, State, Step
from saloon.kernel.errors import Illegal, SaloonError, Unreadable
from saloon.kernel.match import Match
from saloon.kernel.words import Words

THREE = "saloon position 1\ntitle: standoff\nseats: 3\nlucky: A=3@A B=1@B C=4@C\n"


def three() -> Match:
    return Match.from_position(THREE)


def test_a_new_game_without_a_seed_waits_for_nature() -> None:
    match = Match.new("standoff", 2)
    assert (match.seats, match.over, match.waiting(), match.lines()) == (2, False, [], [])
    match.play("* deal A 3")
    match.play("* deal B 3")
    assert match.waiting() == ["A", "B"]
    assert match.lines() == ["* deal A 3", "* deal B 3"]


def test_with_a_seed_nature_answers_by_itself() -> None:
    match = Match.new("standoff", 2, seed="dust")
    assert [line.split()[:2] for line in match.lines()] == [["*", "deal"], ["*", "deal"]]
    match.play("A draw B")
    events = match.play("B duck")
    assert [event.kind.name for event in events][:4] == ["chose", "drew", "ducked", "fired"]
    assert match.drawn == [1, 2]
    assert match.lines() != Match.new("standoff", 2, seed="sand").lines()


def test_titles_options_and_names_are_taken() -> None:
    words = Words(three().rules, "it", {0: "Anna"})
    match = Match.new("Standoff", 4, {"teams": "two", "lives": "1"}, "dust", words)
    assert match.options() == {"teams": "two", "lives": "1"}
    assert match.rules.title == "standoff"
    with pytest.raises(Illegal, match="Non puoi sparare a te stesso"):
        match.play("A draw A")


def test_refusals_speak_the_language_of_the_match() -> None:
    italian = Words(three().rules, "it")
    with pytest.raises(Illegal, match="Per due bande serve un numero pari di posti"):
        Match.new("standoff", 3, {"teams": "two"}, words=italian)
    with pytest.raises(Illegal, match="Non puoi sparare a te stesso"):
        Match.from_position(THREE, words=italian).play("A draw A")


class Masked(Step[State]):
    """Waits for A, and lets everybody else believe that it waits for A and B."""

    def must(self, s: State) -> int:
        return 1

    def shown(self, s: State, viewer: int) -> int:
        return 1 if viewer == 0 else 3

    def copy(self) -> Masked:
        return Masked()


class Table(State):
    def copy(self) -> Table:
        other = Table(self.seats, self.options)
        other.bring(self)
        return other


def test_who_is_waited_for_is_told_as_each_viewer_may_know_it() -> None:
    table = Table(3, [2, 0, 20])
    table.stack.append(Masked())
    match = Match(three().rules, table)
    told = {viewer: match.waiting(viewer) for viewer in ("A", "B", "C", "watcher", "archive")}
    both = ["A", "B"]
    assert told == {"A": ["A"], "B": both, "C": both, "watcher": both, "archive": ["A"]}
    assert match.waiting() == ["A"]


def test_all_that_nature_answers_is_returned() -> None:
    match = Match.from_position(
        "saloon position 1\ntitle: standoff\nseats: 3\nlucky: A=1@* B=1@* C=2@*\n", "dust"
    )
    match.play("A draw B")
    match.play("B draw C")
    events = match.play("C draw A")
    fired = [event.args[0] for event in events if event.kind.name == "fired"]
    assert len(match.lines()) == 3 + len(fired)
    assert fired == sorted(fired)
    assert fired


def test_the_legal_words_of_a_seat() -> None:
    match = three()
    assert match.legal("A") == ["draw B", "draw C", "duck", "leave"]
    assert match.legal("b") == ["draw A", "draw C", "duck", "leave"]
    match.play("A duck")
    assert match.legal("A") == ["rethink", "leave"]
    assert match.waiting() == ["B", "C"]
    assert match.legal("watcher") == match.legal("archive") == []


@pytest.mark.parametrize("name", ["D", "AB", "", "*", "1", "Watcher"])
def test_other_names_are_no_viewers(name: str) -> None:
    for ask in (three().legal, three().view, three().fallback, three().waiting, three().viewer):
        with pytest.raises(SaloonError) as wrong:
            ask(name)
        assert str(wrong.value) == f"no seat '{name}': A to C, watcher or archive"


def test_a_refusal_names_clause_sentence_and_arguments() -> None:
    match = three()
    assert match.refusal("A draw B") is None
    refusal = match.refusal("A draw A")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("STD-C2", "on_yourself")
    assert refusal.args["seat"][1] == 0
    assert match.words.refusal(refusal) == "You cannot draw on yourself."
    dice = match.refusal("* roll 6")
    assert dice is not None
    assert (dice.rule, dice.key) == ("STD-C1", "no_chance")
    with pytest.raises(Unreadable):
        match.refusal("A jump")


def test_illegal_and_unreadable_are_two_errors() -> None:
    match = three()
    with pytest.raises(Illegal) as illegal:
        match.play("A draw A")
    assert str(illegal.value) == "You cannot draw on yourself. [STD-C2]"
    assert illegal.value.refusal.key == "on_yourself"
    with pytest.raises(Unreadable) as unreadable:
        match.play("A draw Z")
    assert not isinstance(unreadable.value, Illegal)
    assert match.lines() == []
    with pytest.raises(Illegal, match="line 3, column 1"):
        match.play("A draw A", 3)


def test_play_returns_what_happened() -> None:
    match = three()
    assert [event.kind.name for event in match.play("A duck")] == ["chose"]
    match.play("B duck")
    assert [event.kind.name for event in match.play("C duck")] == [
        "chose",
        "ducked",
        "ducked",
        "ducked",
        "next_round",
    ]


def test_put_is_play_for_integers() -> None:
    match = three()
    duck = match.rules.verbs.named("duck")
    assert duck is not None
    match.put(1, duck.of())
    assert match.lines() == ["B duck"]
    with pytest.raises(Illegal):
        match.put(1, duck.of())
    with pytest.raises(Illegal, match="no such seat"):
        match.put(5, duck.of())
    with pytest.raises(Illegal):
        match.put(NATURE, 0)


def test_the_clocks_word_is_known_beforehand() -> None:
    match = three()
    assert match.fallback("A") == "duck"
    assert [match.fallback(seat) for seat in "bC"] == ["duck", "duck"]
    match.play("A draw B")
    for name in ("A", "watcher", "archive"):
        with pytest.raises(SaloonError, match=f"the table does not wait for {name}"):
            match.fallback(name)
    with pytest.raises(SaloonError, match="does not wait for A"):
        Match.from_position(THREE + "lives: B=0 C=0\nstep none\n").fallback("A")


def test_undo_takes_back_the_own_last_word() -> None:
    match = three()
    before = match.position()
    match.play("A duck")
    assert (match.may_undo("A"), match.may_undo("B"), match.may_undo("watcher")) == (True, False, False)
    match.undo("A")
    assert (match.position(), match.lines()) == (before, [])
    assert not match.may_undo("A")


def test_undo_ends_at_another_seats_word_a_die_and_a_reveal() -> None:
    match = three()
    match.play("A draw B")
    match.play("B duck")
    assert not match.may_undo("A")
    with pytest.raises(SaloonError, match="undo ends at the last die"):
        match.undo("A")
    match.play("C duck")
    assert not match.may_undo("C"), "the choices were shown"
    match.play("* roll 3")
    assert not match.may_undo("A")
    match.play("A show")
    assert not match.may_undo("A"), "the number was shown"


def test_undo_with_a_seed_keeps_the_dice_that_were_drawn() -> None:
    match = Match.new("standoff", 2, seed="dust")
    match.play("A duck")
    match.undo("A")
    assert match.drawn == [0, 2]
    match.play("A draw B")
    match.play("B draw A")
    other = Match.new("standoff", 2, seed="dust")
    other.play("A draw B")
    other.play("B draw A")
    assert match.lines() == other.lines()


def test_rewind_goes_back_to_any_word() -> None:
    match = three()
    said = ["A draw B", "B duck", "C duck", "* roll 6", "B hat"]
    places = [match.position()]
    for line in said:
        match.play(line)
        places.append(match.position())
    for ply in (5, 3, 4, 0):
        fresh = three()
        for line in said:
            fresh.play(line)
        fresh.remarks = [(k, f"# {k}") for k in range(6)]
        fresh.rewind(ply)
        assert (fresh.position(), fresh.lines()) == (places[ply], said[:ply])
        assert fresh.remarks == [(k, f"# {k}") for k in range(ply + 1)]


def test_a_view_says_who_looks_and_whom_the_table_waits_for() -> None:
    match = three()
    match.play("A draw B")
    view = match.view("A")
    assert {key: view[key] for key in view if key != "table"} == {
        "title": "standoff",
        "rules": 1,
        "seats": 3,
        "viewer": "A",
        "waiting": ["B", "C"],
        "over": False,
    }
    table = view["table"]
    assert table == match.rules.view(match.state, 0)
    assert match.view("watcher")["table"] == match.rules.view(match.state, WATCHER)
    assert match.view("archive")["table"] == match.rules.view(match.state, ARCHIVE)
    assert match.viewer("c") == 2


def test_the_result_comes_with_the_end() -> None:
    match = three()
    assert match.result() is None
    match.play("A leave")
    match.play("B leave")
    result = match.result()
    assert match.over
    assert result is not None
    assert (result.winners, result.scores) == ([2], [0, 0, 2])
    assert (result.reason, result.rule) == ("one_side", "STD-E3")
    assert match.waiting() == []
    with pytest.raises(Illegal, match=r"The game is over\. \[STD-E3\]"):
        match.play("C duck")


def test_the_original_of_a_match_is_left_alone() -> None:
    match = three()
    origin = match.origin
    match.play("A duck")
    assert match.origin is origin
    assert Match(match.rules, origin).position() == three().position()


def test_the_archive_is_told_everything_once_and_others_what_concerns_them() -> None:
    match = Match.new("standoff", 2)
    match.play("* deal A 3")
    entry = match.log[0]
    heard = {viewer: [event.kind.name for event in entry.told(viewer)] for viewer in (0, 1, WATCHER, ARCHIVE)}
    assert heard == {0: ["dealt"], 1: ["dealt_hidden"], WATCHER: ["dealt_hidden"], ARCHIVE: ["dealt"]}
