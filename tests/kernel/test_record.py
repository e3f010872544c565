"""Game files: read back as written, and whatever is wrong in one is named with its line."""

from __future__ import annotations

import pytest

from saloon.kernel import nature, record
from saloon.kernel.errors import Illegal, SaloonError, Unreadable
from saloon.kernel.match import Match
from saloon.kernel.words import Words

HEAD = "saloon game 1\ntitle: standoff\nrules: 1\nseats: 2\n"
PLACE = "position:\n  saloon position 1\n  title: standoff\n"
DEALT = HEAD + "\n* deal A 3\n* deal B 1\n"


def finished(seed: str = "dust") -> Match:
    match = Match.new("standoff", 3, {"lives": "1"}, seed)
    while not match.over:
        for seat in match.waiting():
            if seat in match.waiting():
                match.play(f"{seat} {match.legal(seat)[0]}")
    return match


def test_a_finished_game_reads_back_and_is_written_the_same() -> None:
    match = finished()
    text = record.write(match)
    again = record.read(text)
    assert record.write(again) == text
    assert again.lines() == match.lines()
    assert again.result() == match.result()
    assert again.seed == "dust"


def test_the_header_tells_what_is_at_the_table() -> None:
    match = finished()
    match.words = Words(match.rules, "en", {0: "Ann", 2: "Cal"})
    match.bots = {1: "greedy"}
    head = record.write(match).split("\n\n")[0].splitlines()
    assert head == [
        "saloon game 1",
        "title: standoff",
        "rules: 1",
        "seats: 3",
        "option lives: 1",
        "name A: Ann",
        "name C: Cal",
        "bot B: greedy",
        f"seed hash: {nature.commitment(nature.read_seed('dust'))}",
        "seed: dust",
        f"result: {record.result_line(match)}",
    ]
    again = record.read(record.write(match))
    assert again.words.names == {0: "Ann", 2: "Cal"}
    assert again.bots == {1: "greedy"}


def test_the_seed_is_kept_back_until_the_end() -> None:
    running = Match.new("standoff", 2, seed="dust")
    assert "seed: dust" not in record.write(running, secrets=False)
    assert "seed hash: " in record.write(running, secrets=False)
    assert "seed: dust" in record.write(running)
    assert "seed: dust" in record.write(finished(), secrets=False)


def test_a_game_with_a_seed_goes_on_by_the_same_dice() -> None:
    match = Match.new("standoff", 2, seed="dust")
    again = record.read(record.write(match))
    for said in ("A draw B", "B draw A"):
        match.play(said)
        again.play(said)
    assert again.lines() == match.lines()
    assert sum(line.startswith("* roll") for line in match.lines()) >= 1


def test_a_game_without_the_draws_has_them_drawn() -> None:
    text = HEAD + "seed: dust\n"
    assert record.read(text, draw=False).lines() == []
    assert record.read(text).lines() == Match.new("standoff", 2, seed="dust").lines()


def test_a_game_from_a_position_carries_it() -> None:
    match = Match.from_position("saloon position 1\ntitle: standoff\nseats: 3\noption lives: 4\nlives: A=1\n")
    match.play("A duck")
    text = record.write(match)
    assert "position:\n  saloon position 1\n" in text
    again = record.read(text)
    assert (again.position(), again.lines()) == (match.position(), ["A duck"])
    assert record.write(again) == text


@pytest.mark.parametrize("indent", [" ", "  ", "\t", "      "])
def test_a_position_may_be_indented_in_any_way(indent: str) -> None:
    lines = ["saloon position 1", "title: standoff", "seats: 2", "lives: A=1", "step choose"]
    text = "saloon game 1\ntitle: standoff\nposition:\n" + "".join(f"{indent}{line}\n" for line in lines)
    assert "lives: A=1 B=2" in record.read(text + "\nA duck\n").position()


def test_remarks_and_claims_stay_where_they_are() -> None:
    text = DEALT + "A draw B\n# now it gets serious\nB duck\n* roll 2\n= seats.0.lives 2\nA keep\n#done\n"
    assert record.write(record.read(text)) == text
    beside = DEALT + "A draw B # now it gets serious\n"
    assert record.write(record.read(beside)) == DEALT + "A draw B\n# now it gets serious\n"


def test_a_remark_before_the_first_word_stays_there() -> None:
    text = HEAD + "\n# dust and silence\n* deal A 3\n"
    assert record.write(record.read(text)) == text


def test_results_name_all_winners_or_nobody() -> None:
    head = "saloon game 1\ntitle: standoff\nrules: 1\nseats: 2\noption rounds: 1\n"
    ride = head + "result: A B (rounds)\n\n* deal A 1\n* deal B 2\nA duck\nB duck\n"
    assert record.write(record.read(ride)) == ride
    both = "A leave\nB stand\n"
    fatal = head.replace("rounds: 1", "lives: 1") + "result: nobody (nobody)\n\n* deal A 1\n* deal B 2\n"
    fatal += "A draw B\nB duck\n* roll 6\n" + both
    assert record.write(record.read(fatal)) == fatal


def test_bots_sit_at_the_table() -> None:
    assert record.read(HEAD + "bot B: greedy\nbot C: greedy\n").bots == {1: "greedy"}


def test_names_come_with_a_position_too() -> None:
    text = HEAD + "name B: Bea\n" + PLACE + "  seats: 2\n\nA duck\n"
    assert record.read(text).words.names == {1: "Bea"}


def test_a_line_may_be_as_long_as_the_longest() -> None:
    remark = "#" + "x" * 1_992
    assert record.read(DEALT + "A duck " + remark + "\n").remarks == [(3, remark)]


def test_names_are_kept_in_one_line() -> None:
    match = Match.new(
        "standoff", 2, words=Words(Match.new("standoff", 2).rules, "en", {0: "A\nB: x\x00\t y "})
    )
    assert "\nname A: A B: x y\n" in record.write(match)
    assert record.read(record.write(match)).words.names == {0: "A B: x y"}


def test_the_language_is_the_readers() -> None:
    with pytest.raises(Illegal, match="Lì non c'è nessuno in piedi"):
        record.read(DEALT + "A draw C\n", language="it")


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("= seats.0.lives 2", "2"),
        ("= seats.1.hat true", "True"),
        ("= seats.0.gang none", "None"),
        ("= seats.1.lucky 1", "1"),
        ("= steps.1.chosen [false,false]", "[False, False]"),
    ],
)
def test_true_claims_hold_and_false_ones_are_found(claim: str, said: str) -> None:
    record.read(DEALT + claim + "\n")
    with pytest.raises(record.FalseClaim) as wrong:
        record.read(DEALT + claim.rsplit(" ", 1)[0] + " 9\n")
    assert str(wrong.value) == f"line 8: {claim.split()[1]} is {said}, the file says 9"


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("", 1, 1, "a game begins with 'saloon game 1'"),
        ("\n" + HEAD, 1, 1, "a game begins with"),
        ("saloon game 2\n", 1, 1, "a game begins with"),
        ("saloon game 1\n", 1, 1, "the header names no title"),
        ("saloon game 1\ntitle: standoff\n", 1, 1, "the header gives no number of seats"),
        ("saloon game 1\ntitle: standoff\nseats: two\n", 3, 1, "the header gives no number of seats"),
        ("saloon game 1\ntitle: standoff\nseats: ²\n", 3, 1, "the header gives no number of seats"),
        (HEAD.replace("rules: 1", "rules: 2"), 3, 1, "rules version 2; this house plays 1"),
        (HEAD + "colour: red\n", 5, 1, "no header 'colour': title, rules, seats, seed hash"),
        (HEAD + "name AB: Ann\n", 5, 1, "no header 'name AB'"),
        (HEAD + "option: 3\n", 5, 1, "no header 'option'"),
        (HEAD + "seed\n", 5, 1, "a header line reads `name: value`"),
        (HEAD + "  seed: dust\n", 5, 1, "a header line reads `name: value`"),
        (HEAD + "seed: du\x00st\n", 5, 9, "a control character"),
        (DEALT + "A drow B\n", 8, 3, "no verb 'drow'"),
        (DEALT + "A draw B C\n", 8, 10, "'draw' takes no more words"),
        (DEALT + "C duck\n", 8, 1, "'C' is no seat of this table"),
        (DEALT + "A\n", 8, 1, "what does A say?"),
        (DEALT + "A duck # \x07\n", 8, 10, "a control character"),
        (DEALT + "A duck" + " " * 2_000 + "\n", 8, 2_000, "a line has at most 2000 characters"),
        (DEALT + "= seats.0.lives\n", 8, 1, "a claim reads `= path value`"),
        (DEALT + "=\n", 8, 1, "a claim reads `= path value`"),
        (DEALT + "= seats.0.boots 2\n", 8, 3, "nothing is called 'seats.0.boots' here"),
        (DEALT + "= seats.9.lives 2\n", 8, 3, "nothing is called"),
        (DEALT + "= seats.x.lives 2\n", 8, 3, "nothing is called"),
        (DEALT + "= round.x 1\n", 8, 3, "nothing is called"),
        (DEALT + "= round.__class__ 1\n", 8, 3, "nothing is called"),
        (HEAD + "seed: dust\nseed hash: 00\n", 5, 1, "this seed does not have the hash above"),
        (HEAD + "result: A (one_side)\n", 5, 1, "the header tells a result, but the game is not over"),
        (HEAD + "result: B (one_side)\n\n* deal A 1\n* deal B 2\nB leave\n", 5, 1, "ends with A (one_side)"),
        (
            HEAD + "position:\n  saloon position 1\n  title: standoff\n  seats: 2\n  lives: A=9\n",
            9,
            12,
            "9 is not",
        ),
        (HEAD + "position:\n  saloon position 1\n  title: standoff\n  seats: 3\n", 6, 1, "has 3 seats"),
        (HEAD + "position:\n  nonsense: 1\n", 6, 1, "a position begins with"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        record.read(text)
    assert message in wrong.value.message
    assert (wrong.value.line, wrong.value.column) == (line, column)


@pytest.mark.parametrize(
    ("text", "line", "message", "rule"),
    [
        (DEALT + "A draw A\n", 8, "You cannot draw on yourself.", "STD-C2"),
        (DEALT + "A duck\nA duck\n", 9, "You have chosen; take it back first.", "STD-C3"),
        (DEALT + "* roll 5\n", 8, "That is not what chance is asked for now.", "STD-C1"),
        (HEAD + "\n* deal B 1\n", 6, "That is not what chance is asked for now.", "STD-C1"),
        (HEAD + "\nA duck\n", 6, "It is not your turn to speak.", "STD-C1"),
        (DEALT + "A leave\nB duck\n", 9, "The game is over.", "STD-E3"),
    ],
)
def test_what_is_not_allowed_is_another_error(text: str, line: int, message: str, rule: str) -> None:
    with pytest.raises(Illegal) as wrong:
        record.read(text)
    assert (wrong.value.line, wrong.value.message, wrong.value.refusal.rule) == (line, message, rule)
    assert str(wrong.value) == f"line {line}, column 1: {message} [{rule}]"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("saloon game 1\ntitle: poker\nseats: 2\n", "no title 'poker'"),
        ("saloon game 1\ntitle: ../standoff\nseats: 2\n", "no title '../standoff'"),
        ("saloon game 1\ntitle: standoff\nseats: 99999999999\n", "standoff is for 2 to 6 seats"),
        (HEAD + "option lives: many\n", "option lives cannot be 'many'"),
        (HEAD + "option preset: mob\n", "standoff has no preset 'mob'"),
        (HEAD.replace("2\n", "3\n") + "option teams: two\n", "Two gangs need an even number of seats."),
        (HEAD + "seed:\n", "a seed is 1 to 64 printable characters"),
        (HEAD + "seed: " + "x" * 65 + "\n", "a seed is 1 to 64 printable characters"),
        (HEAD + "\n" * 500_000, "a game has at most 500000 lines"),
        ("x" * 8_000_001, "a game file has at most 8000000 characters"),
    ],
)
def test_other_mistakes_are_one_sentence_too(text: str, message: str) -> None:
    with pytest.raises(SaloonError) as wrong:
        record.read(text)
    assert message in str(wrong.value)


def test_nested_tricks_are_only_text() -> None:
    for trick in (
        "__import__('os')",
        "!!python/object",
        "{{7*7}}",
        "$(id)",
        "../../etc/passwd",
        "%s%n",
        "{0}",
    ):
        text = DEALT + f"A duck # {trick}\n"
        assert f"# {trick}" in record.write(record.read(text))
        with pytest.raises(Unreadable):
            record.read(DEALT + f"A {trick}\n")
        with pytest.raises(SaloonError):
            record.read(HEAD + f"option {trick}: 1\n")
