"""Replay, verify, show, titles and rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.kernel import catalogue, record
from saloon.kernel.core import ARCHIVE
from saloon.kernel.match import Match
from saloon.kernel.options import Preset
from saloon.terminal import looking
from saloon.terminal.speech import Speech
from tests.terminal.conftest import Run
from tests.terminal.seats import anybody

SECRET = re.compile(r"is dealt lucky number|lucky number \d(?!, shown)")


@pytest.fixture
def finished(run: Run) -> Path:
    run("play standoff --seats 3 --bots all --seed mesa --save done.game")
    return Path("done.game")


@pytest.fixture
def running(run: Run) -> Path:
    run("play standoff --seats 3 --bots none --seed dust --save now.game", ["", "draw B", "", "duck", ""])
    return Path("now.game")


# Replay


def test_replay_goes_forwards_backwards_and_jumps(run: Run, finished: Path) -> None:
    last = len(record.load(finished).log)
    steps = ["", "next", "back", "5", "-", "last", "", "first", "back", "avanti", "999", "quit", "never read"]
    played = run(f"replay {finished}", steps)
    assert played.status == 0
    plies = [int(ply) for ply in re.findall(r"ply (\d+) of", played.out)]
    assert plies == [0, 1, 2, 1, 5, last, 0, 0, 1, last]
    assert "That was the last word." in played.out
    assert "Enter or next: on. back: back." in played.out.split("> -\n")[1]


def test_replay_ends_with_the_input_and_with_the_result(run: Run, finished: Path) -> None:
    played = run(f"replay {finished}", ["last"])
    assert played.status == 0
    assert "Only one side is left standing. [STD-E3]" in played.out
    assert "Check every die and card: saloon verify done.game" in played.out


def test_every_ply_of_a_replay_shows_the_board_of_that_moment(run: Run, finished: Path) -> None:
    match = record.load(finished)
    half = len(match.log) // 2
    shown = run(f"replay {finished} --ply {half}").out
    match.rewind(half)
    for line in catalogue.board("standoff")(match.rules.view(match.state, ARCHIVE), match.words):
        assert line in shown.splitlines()


def test_the_archive_is_told_words_and_secrets_once(run: Run, finished: Path) -> None:
    shown = run(f"replay {finished} --all").out
    assert "1. * deal A 4: A is dealt lucky number 4\nA is dealt lucky number 4.\n2. " in shown
    assert "a lucky number" not in shown


def test_a_replay_as_a_seat_tells_what_that_seat_was_told(run: Run, finished: Path) -> None:
    shown = run(f"replay {finished} --all --viewer A").out
    assert "A is dealt lucky number 4." in shown
    assert "B is dealt a lucky number." in shown
    assert "draw A" not in shown
    assert "* roll" not in shown


def test_a_running_game_keeps_its_secrets_unless_they_are_asked_for(run: Run, running: Path) -> None:
    for command in ("replay --all", "replay --boards", "show"):
        assert not SECRET.search(run(f"{command} {running}").out)
        assert SECRET.search(run(f"{command} {running} --viewer archive").out)
    assert "The table waits for C." in run(f"replay {running} --all").out
    assert "A draw B" not in run(f"replay {running} --all").out


def test_a_finished_game_is_open_to_all(run: Run, finished: Path) -> None:
    assert "seen by everybody, secrets included" in run(f"replay {finished} --all").out
    assert "seen by a watcher" in run(f"replay {finished} --all --viewer watcher").out


def test_boards_prints_the_board_after_every_word(run: Run, finished: Path) -> None:
    plies = len(record.load(finished).log)
    assert run(f"replay {finished} --boards").out.count("Round ") > plies
    assert run(f"replay {finished} --all").out.count("\nRound 1\n") == 1


def test_remarks_are_shown_to_the_archive(run: Run, finished: Path) -> None:
    finished.write_text(finished.read_text().replace("* deal A 4", "* deal A 4 # a good one"))
    assert "# a good one" in run(f"replay {finished} --all").out
    assert "a good one" not in run(f"replay {finished} --all --viewer B").out


def test_replaying_changes_nothing(run: Run, running: Path) -> None:
    before = running.read_bytes()
    run(f"replay {running}", ["", "", "last", "quit"])
    assert running.read_bytes() == before


# Verify


@pytest.mark.parametrize("language", ["en", "it"])
def test_verify_says_what_it_checked(run: Run, finished: Path, language: str) -> None:
    match = record.load(finished)
    ran = run(f"verify {finished} --lang {language}")
    assert (ran.status, ran.err) == (0, "")
    public, hidden = match.drawn
    words = len(match.log) - public - hidden
    assert hidden == 3
    for figure in (public, hidden, words):
        assert re.search(rf"\b{figure}\b", ran.out)
    assert len(ran.out.splitlines()) == 5


def changed(path: Path, change: Callable[[str], str]) -> None:
    text = path.read_text()
    assert change(text) != text
    path.write_text(change(text))


def other_die(text: str) -> str:
    """The first die fell otherwise."""
    at = text.index("* roll ") + len("* roll ")
    return text[:at] + str(int(text[at]) % 6 + 1) + text[at + 1 :]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (other_die, r"line \d+, ply \d+: the seed gives '\* roll \d', the file says '\* roll \d'"),
        (lambda t: t.replace("deal A 4", "deal A 1"), r"line 12, ply 1: the seed gives '\* deal A 4'"),
        (lambda t: t.replace("seed: mesa", "seed: rain"), "the seed has the hash .*, not the one"),
        (lambda t: t.replace("seed: mesa\n", ""), "the file tells no seed"),
        (lambda t: re.sub("seed hash: .*\n", "", t), "the file tells no seed hash"),
        (lambda t: re.sub("result: .*\n", "", t), "the header tells no result"),
        (
            lambda t: re.sub("result: .*\n", "result: A (rounds)\n", t),
            "tells 'A .rounds.', but the game ends",
        ),
        (lambda t: "\n".join(t.splitlines()[:-3]), "the game is not over after ply"),
        (lambda t: t.replace("A draw", "A draw A #", 1), r"line \d+, ply 4: You cannot draw on yourself"),
        (lambda t: t + "= seats.0.lives 9\n", r"line \d+: seats.0.lives is \d, the file says 9"),
    ],
)
def test_what_does_not_fit_is_named_and_exits_with_1(
    run: Run, finished: Path, change: Callable[[str], str], told: str
) -> None:
    changed(finished, change)
    ran = run(f"verify {finished}")
    assert (ran.status, ran.out) == (1, "")
    assert re.search(told, ran.err), ran.err
    assert ran.err.count("\n") == 1


def test_claims_in_the_file_are_counted(run: Run, finished: Path) -> None:
    board = run(f"show {finished}").out
    found = re.search(r"Round (\d+)", board)
    assert found
    finished.write_text(finished.read_text() + f"= round {found[1]}\n")
    assert "1 claim the file makes on the way: true." in run(f"verify {finished}").out


# Show, titles, rules


def test_show_a_position(run: Run) -> None:
    position = Match.new("standoff", 3, seed="dust").position()
    Path("p.position").write_text(position)
    shown = run("show p.position").out
    assert "\n  A: 2 lives, hat, lucky number 4" in shown
    assert "The table waits for A, B and C." in shown
    assert not SECRET.search(run("show p.position --viewer watcher").out)
    assert len(SECRET.findall(run("show p.position --viewer B --lang en").out)) == 1


def test_show_a_finished_game(run: Run, finished: Path) -> None:
    assert "The game is over." in run(f"show {finished}").out


def test_titles_lists_every_title(run: Run, bazaar: None) -> None:
    shown = run("titles").out.splitlines()
    assert "standoff: Standoff, 2 to 6 seats. A duel in the dust: everybody draws at once." in shown
    assert any(line.startswith("bazaar: ") for line in shown)


def test_titles_with_a_title_lists_its_options(run: Run) -> None:
    shown = run("titles standoff").out
    assert "--option lives=...  Lives at the start: 1, 2, 3, 4, 5 (usually 2) [STD-S1]" in shown
    assert "--option preset=gangs  Two gangs (teams=two)" in shown
    assert "Vite all'inizio" in run("titles standoff --lang it").out


def test_a_preset_that_depends_on_the_seats_tells_so() -> None:
    one = Preset("even", {"lives": "3"}, {2: {"rounds": "5"}, 4: {"rounds": "9", "teams": "two"}})
    assert looking.told(one, Speech()) == "lives=3; 2 seats: rounds=5; 4 seats: rounds=9, teams=two"
    assert looking.told(Preset("book"), Speech()) == ""


def test_rules_whole_and_by_clause(run: Run) -> None:
    whole = run("rules standoff").out
    assert whole.startswith("# Standoff: the rules")
    assert "**" not in whole
    for name in ("STD-C2", "std-c2", "C2", "[STD-C2]"):
        assert run(["rules", "standoff", name]).out.startswith("- STD-C2 Nobody draws")


def test_clauses_may_span_lines_and_stand_in_tables(run: Run, bazaar: None) -> None:
    assert run("rules bazaar A2").out == "- BAZ-A2 Every bid is higher\n  than the last.\n"
    assert run("rules bazaar B1").out == "| BAZ-B1 | No stable in the first town. |\n"


def test_every_clause_a_refusal_names_can_be_read(run: Run) -> None:
    rules = Match.new("standoff", 2).rules
    for reason in rules.reasons.known:
        assert run(["rules", "standoff", reason.rule]).status == 0


def test_a_game_of_people_verifies_as_well(run: Run) -> None:
    run("play standoff --seats 4 --bots D --seed rain --save g.game", anybody(4, aside=()))
    assert run("verify g.game").status == 0
