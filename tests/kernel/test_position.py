"""Positions: complete, with defaults for what is left out, and with a place for everything that is wrong."""

from __future__ import annotations

import pytest

from saloon.kernel import position
from saloon.kernel.errors import Illegal, SaloonError, Unreadable
from saloon.kernel.match import Match, find_title

HEAD = "saloon position 1\ntitle: standoff\nseats: 3\n"

WHOLE = """\
saloon position 1
title: standoff
rules: 1
seats: 3
option lives: 3
round: 4
lives: A=3 B=1 C=2
hats: A=yes B=no C=yes
lucky: A=3@* B=1@B C=4@C
wounds: A=0 B=1 C=0
hits: A=2 B=0 C=1
step round
  opened: yes
step volley
  choices: A=draw/B B=draw/A C=duck
  shooter: 1
step shot
  shooter: A
  target: B
  ducked: no
  die: 2
  stage: done
"""


def test_a_position_is_written_as_it_is_read() -> None:
    text = WHOLE.replace("stage: done", "stage: rolling").replace("die: 2", "die: 0")
    assert Match.from_position(text).position() == text


def test_what_goes_on_by_itself_goes_on_after_reading() -> None:
    """The shot is done, so the next one is fired."""
    assert "shooter: B" in Match.from_position(WHOLE).position()


def test_what_is_left_out_is_as_in_a_fresh_game() -> None:
    match = Match.from_position(HEAD)
    assert match.waiting() == ["A", "B", "C"]
    assert "\nround: 1\nlives: A=2 B=2 C=2\nhats: A=yes B=yes C=yes\n" in match.position()
    assert "\nlucky: A=-@- B=-@- C=-@-\n" in match.position()


def test_only_what_differs_need_be_said() -> None:
    match = Match.from_position(HEAD + "lives: B=1\nhats: C=no\nlucky: A=3@A")
    text = match.position()
    assert "lives: A=2 B=1 C=2\nhats: A=yes B=yes C=no\nlucky: A=3@A B=-@- C=-@-\n" in text


def test_order_indentation_comments_and_empty_lines_do_not_matter() -> None:
    match = Match.from_position(
        "# a quiet morning\n\n  saloon   position 1\n\nlives: C=1 # hurt\n   seats: 3\ntitle: standoff\n\t\n"
    )
    assert match.view("A")["seats"] == 3
    assert "lives: A=2 B=2 C=1" in match.position()


def test_a_finished_game_has_no_steps() -> None:
    match = Match.from_position(HEAD + "lives: B=0 C=0\nstep none\n")
    assert match.over
    assert match.position().endswith("step none\n")
    result = match.result()
    assert result is not None
    assert result.winners == [0]


def test_a_position_may_have_a_seed() -> None:
    text = HEAD + "step deal\n  to: 0\n"
    first, second = (Match.from_position(text, seed="dust") for _ in range(2))
    assert first.lines() == second.lines()
    assert len(first.lines()) == 3
    assert Match.from_position(text, seed="sand").lines() != first.lines()


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("", 1, 1, "a position begins with 'saloon position 1'"),
        ("title: standoff", 1, 1, "a position begins with"),
        ("saloon position 2\n", 1, 1, "a position begins with"),
        ("saloon position 1\nseats: 3", 1, 1, "a position names its title"),
        ("saloon position 1\ntitle: standoff", 1, 1, "a position names its seats"),
        ("saloon position 1\ntitle: standoff\nseats: ²", 3, 8, "'²' is no number of seats"),
        ("saloon position 1\ntitle: standoff\nseats: three", 3, 8, "'three' is no number of seats"),
        (HEAD + "rules: 99", 4, 8, "rules version 99; this house plays 1"),
        (HEAD + "live: A=2", 4, 1, "no field 'live' here (did you mean 'lives'?): round, lives, hats"),
        (HEAD + "lives", 4, 1, "a line reads `name: value`"),
        (HEAD + ": A=2", 4, 1, "a line reads `name: value`"),
        (HEAD + "lives A: 2", 4, 1, "'lives' is followed by 0 words"),
        (HEAD + "lives: A", 4, 8, "'A' should read A=..."),
        (HEAD + "lives: A=2 B=", 4, 14, "a value is missing"),
        (HEAD + "lives: A=2 D=1", 4, 12, "'D' is no seat"),
        (HEAD + "lives: A=2  B=six", 4, 15, "'six' is no whole number"),
        (HEAD + "lives: A=--2", 4, 10, "'--2' is no whole number"),
        (HEAD + "lives: A=٣", 4, 10, "'٣' is no whole number"),
        (HEAD + "lives: A=9", 4, 10, "9 is not between 0 and 5"),
        (HEAD + "lives: A=" + "9" * 19, 4, 10, "is no whole number"),
        (HEAD + "hats: A=maybe", 4, 9, "'maybe' is no flag"),
        (HEAD + "lucky: A=3", 4, 10, "'3' should say who knows it, as in 3@A or 3@*"),
        (HEAD + "lucky: A=3@", 4, 12, "who? seats as letters"),
        (HEAD + "lucky: A=3@D", 4, 12, "'D' is no set of seats"),
        (HEAD + "lucky: A=3@**", 4, 12, "'**' is no set of seats"),
        (HEAD + "lucky: A=5@A", 4, 10, "'5' is no lucky"),
        (HEAD + "round: 1 2", 4, 1, "'round' is one value"),
        (HEAD + "round:", 4, 1, "'round' is one value"),
        (HEAD + "step", 4, 1, "`step` and its name"),
        (HEAD + "step chose", 4, 6, "no step 'chose' (did you mean 'choose'?): deal, round, choose"),
        (HEAD + "step round\nopened: perhaps", 5, 9, "'perhaps' is no flag"),
        (HEAD + "step round\nchoices: A=-", 5, 1, "no field 'choices' here: opened"),
        (HEAD + "step none\nopened: yes", 5, 1, "no field 'opened' here"),
        (HEAD + "step choose\nchoices: A=jump", 5, 12, "no verb 'jump'"),
        (HEAD + "step choose\nchoices: A=/", 5, 12, "'/' says nothing"),
        (HEAD + "step choose\nchoices: A=draw/J", 5, 12, "there is no seat J at this table"),
        (HEAD + "step shot\nshooter: D", 5, 10, "'D' is no seat"),
        (HEAD + "lives: A=1\x00", 4, 11, "a control character"),
        (HEAD + "lives: " + "A=1 " * 600, 4, 2000, "a line has at most 2000 characters"),
        (HEAD + "#" * 200_000, 1, 1, "a position has at most 200000 characters"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        Match.from_position(text)
    assert message in wrong.value.message
    assert (wrong.value.line, wrong.value.column) == (line, column)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("saloon position 1\ntitle: poker\nseats: 3", "no title 'poker': the house plays "),
        ("saloon position 1\ntitle: standoff\nseats: 7", "standoff is for 2 to 6 seats, not 7"),
        (HEAD + "option lives: 9", "option lives cannot be '9'"),
        (HEAD + "option boots: 2", "standoff has no option 'boots'"),
        (
            HEAD + "lucky: A=1@A B=1@B C=1@C",
            "this position cannot stand: the deck holds lucky number 1 only 2",
        ),
        (HEAD + "lives: A=3", "this position cannot stand: seat A has 3 lives"),
        (HEAD + "lucky: A=1@B", "this position cannot stand: seat A does not know its own number"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, message: str) -> None:
    with pytest.raises(SaloonError) as wrong:
        Match.from_position(text)
    assert message in str(wrong.value)


def test_options_of_a_position_fit_its_seats() -> None:
    with pytest.raises(Illegal, match="even number of seats"):
        Match.from_position(HEAD + "option teams: two\n")


def test_lines_are_counted_from_where_the_position_stands() -> None:
    with pytest.raises(Unreadable) as wrong:
        position.read(find_title, HEAD + "lives: A=9", 41)
    assert wrong.value.line == 44
