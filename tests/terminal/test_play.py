"""Whole games through the plain mode, and everything a seat can type."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saloon.kernel import catalogue, record
from saloon.kernel.verify import verify
from tests.terminal.conftest import Run
from tests.terminal.seats import anybody


def only_game(folder: Path) -> Path:
    (path,) = folder.glob("*.game")
    return path


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    "seating",
    [
        "--seats 2 --bots none",
        "--seats 3 --bots none",
        "--seats 4 --bots B,D --option teams=two",
        "--seats 5 --bot B=random --bot E=heuristic",
        "--seats 6 --bots all",
        "--seats 3 --bots B,C --pause",
        "--seats 4 --bots C,D --pause",
    ],
)
def test_whole_games_end_and_verify(run: Run, own_house: Path, seating: str, language: str) -> None:
    played = run(f"play standoff {seating} --seed dust --lang {language} --plain", anybody(1))
    assert (played.status, played.err) == (0, "")
    path = only_game(own_house)
    found = verify(record.text_of(path))
    assert found.match.over
    result = found.match.result()
    assert result is not None
    ending = played.out[played.out.rindex("\n\n") :]
    words = record.load(path, language).words
    assert f"{words.say(f'reason.{result.reason}')} [{result.rule}]" in ending
    assert f"{words.say('row.score')}: A {result.scores[0]}, B {result.scores[1]}" in ending
    assert "dust" in ending
    assert found.published in ending


@pytest.mark.parametrize("title", catalogue.titles())
@pytest.mark.parametrize(("seating", "language"), [("--bots none", "en"), ("--pause", "it")])
def test_every_title_is_played_to_its_end(
    run: Run, own_house: Path, title: str, seating: str, language: str
) -> None:
    """By several people in turn, and by one against bots; no sentence is missing, and the game verifies."""
    words = f"play {title} {seating} --seed dust --lang {language}"
    played = run(words, anybody(2, aside=("leave", "concede")))
    assert (played.status, played.err) == (0, "")
    assert re.findall(r"<[a-z_]+\.[a-z_.]+>|\{[a-z_]+\}", played.out) == []
    assert run(f"verify {only_game(own_house)}").status == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_a_title_with_windows_and_long_lists(
    run: Run, own_house: Path, bazaar: None, seats: int
) -> None:
    for seed in range(4):
        played = run(f"play bazaar --seats {seats} --bots none --seed w{seed}", anybody(seed))
        assert (played.status, played.err) == (0, "")
        assert "in favour" in played.out


def test_the_same_lines_and_seed_tell_the_same_story(run: Run, own_house: Path) -> None:
    lines = ["1", "", "keep", "hat", "quit"]
    first, second = (run("play standoff --seed dust --save a.game", lines) for _ in range(2))
    assert second.status == 2  # a.game is there already
    again = run("play standoff --seed dust --save b.game", lines)
    assert again.out.replace("b.game", "a.game") == first.out


def test_a_page_tells_board_odds_question_choices_and_why_not(run: Run) -> None:
    played = run("play standoff --seats 3 --seed dust --name A=Ann --name B=Bea --bots B,C")
    page = played.out[played.out.index("Standoff – Ann (A)") :]
    for line in (
        "Ann is dealt lucky number 4.",
        "  B Bea: 2 lives, hat, lucky number hidden",
        "Odds that you hit somebody who draws: 3 in 6 (50%)",
        "Choose in secret: draw on somebody, or duck.",
        "The table also waits for Bea (B) and C.",
        "1. Draw on Bea (draw B)",
        "At any moment:",
        "4. Leave town (you are out) (leave)",
        "Draw on Ann: You cannot draw on yourself. [STD-C2]",
    ):
        assert line in page.splitlines(), line


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("draw A", "You cannot draw on yourself. [STD-C2]"),
        ("why draw A", "draw A: You cannot draw on yourself. [STD-C2]"),
        ("why draw B", "Nothing stands against 'draw B'."),
        ("why", "Take your choice back: You have not chosen anything yet. [STD-C3]"),
        ("why bogus", "no verb 'bogus'"),
        ("hint", "The house would say: Draw on B (draw B)."),
        ("hint gunslinger@20", "Thought through: 20 games"),
        ("hint ranch_hand", "A rule of thumb."),
        ("hint nobody", "no bot 'nobody'"),
        ("99", "There is no choice 99."),
        ("gibberish", "'gibberish' is none of the choices."),
        ("undo", "Undo reaches back to your own last word only"),
        ("rules C2", "- STD-C2 Nobody draws on himself"),
        ("rules Z9", "standoff has no rule 'Z9'"),
        ("rules", "# Standoff: the rules"),
        ("seed", "Its hash is d42aa9fb2846"),
        ("who", "C: a bot (heuristic)"),
        ("log", "A is dealt lucky number 4."),
        ("log 1", "The last lines of 3; 2 came before: log 3"),
        ("seat C", "no person here sits in seat 'C'"),
        ("seat", "no person here sits in seat '?'"),
        ("lang fr", "the house speaks en, it"),
        ("load", "which file?"),
        ("load nothing.game", "nothing.game cannot be read: No such file or directory"),
        ("load ~nobody-of-that-name/x", "there is no home folder"),
        ("save house", "house is already there and is not written over"),
        ("save no/such/folder.game", "folder.game cannot be written: No such file or directory"),
        ("pause", "From now on everything waits for Enter"),
        ("help", "undo: take your last word back"),
        ("aiuto", "undo: take your last word back"),
        ("/help", "undo: take your last word back"),
    ],
)
def test_what_can_be_typed(run: Run, typed: str, told: str) -> None:
    played = run("play standoff --seats 3 --seed dust", [typed])
    answer = played.out.split(f"A> {typed}\n", 1)[1]
    assert told in answer
    assert played.status == 0


def test_enter_shows_the_page_again_while_a_word_is_due(run: Run) -> None:
    played = run("play standoff --seed dust", ["", "page", "list"])
    assert played.out.count("Choose in secret") == 3
    assert played.out.count("1. Draw on B (draw B)") == 4


def test_words_narrow_the_list_and_numbers_count_in_it(run: Run, own_house: Path) -> None:
    run("play standoff --seats 4 --seed dust", ["draw", "3", "quit"])
    assert "A draw D" in record.load(only_game(own_house)).lines()
    narrowed = run("play standoff --seats 4 --seed dust", ["on c"])
    assert "1. Draw on C (draw C)\nAt any moment" in narrowed.out.split("A> on c\n")[1]


def test_notation_is_taken_in_any_case(run: Run, own_house: Path) -> None:
    run("play standoff --seed dust", ["DRAW c"])
    assert "A draw C" in record.load(only_game(own_house)).lines()


def test_the_language_changes_at_the_table(run: Run) -> None:
    played = run("play standoff --seed dust", ["lang it", "aiuto"])
    assert "Scegli in segreto: spara a qualcuno o abbassati." in played.out
    assert "annulla: ritira la tua ultima parola" in played.out


def test_undo_takes_the_own_word_back_and_tells_who_saw_it(run: Run, own_house: Path) -> None:
    lines = ["", "draw B", "", "seat A", "", "undo", "duck", "", "draw A"]
    played = run("play standoff --seats 3 --bots none --seed dust", lines)
    assert "Taken back." in played.out
    assert "A took a word back.\nA has chosen." in played.out
    match = record.load(only_game(own_house))
    assert match.lines()[3:] == ["A duck", "B draw A"]


def test_undo_ends_at_the_dice(run: Run) -> None:
    played = run("play standoff --seed dust", ["draw B", "undo"])
    assert "Undo reaches back to your own last word only" in played.out


def test_odds_are_shown_where_dice_are_about_to_fall_only(run: Run) -> None:
    played = run("play standoff --seed dust", ["draw B"])
    choosing, shooting = played.out.split("A> draw B")
    assert "Odds" in choosing
    assert "Odds" not in shooting


def test_save_elsewhere_keeps_both_and_goes_on_there(run: Run, own_house: Path) -> None:
    run("play standoff --seed dust --save one.game", ["save two.game", "draw B", "quit"])
    one, two = (record.load(Path(name), draw=False) for name in ("one.game", "two.game"))
    assert len(one.log) == 3
    assert len(two.log) > 3


def test_load_at_the_table_leaves_this_game_and_goes_on_with_that(run: Run) -> None:
    run("play standoff --seed dust --save one.game", ["draw B"])
    played = run("play standoff --seed rain --save two.game", ["load one.game", "log"])
    assert "Saved, nothing is lost: two.game" in played.out
    assert "A draws on B." in played.out
    assert played.out.endswith("Go on with: saloon play --load one.game\n")


def test_what_happened_since_the_own_last_word_is_told_after_loading(run: Run) -> None:
    run("play standoff --seats 3 --bots none --seed dust --save one.game", ["", "1", "", "2", "", "quit"])
    played = run("play --load one.game", [""])
    page = played.out[played.out.rindex("Standoff – C") :]
    assert page.splitlines()[1:6] == [
        "A is dealt a lucky number.",
        "B is dealt a lucky number.",
        "C is dealt lucky number 2.",
        "A has chosen.",
        "B has chosen.",
    ]


def test_bots_names_and_options_are_kept_in_the_file(run: Run) -> None:
    run("play standoff --seats 4 --bot C=random --name A=Ann --option lives=3 --seed dust --save g.game")
    match = record.load(Path("g.game"))
    assert (match.bots, match.words.names, match.options()) == ({2: "random"}, {0: "Ann"}, {"lives": "3"})
    again = run("play standoff --load g.game --bots B --name D=Dan", ["", "quit"])
    assert (again.status, again.err) == (0, "")
    assert record.load(Path("g.game")).bots == {1: "heuristic"}
    assert "Standoff – Ann (A)" in again.out


def test_a_game_goes_on_from_a_position(run: Run, own_house: Path) -> None:
    Path("last.position").write_text(
        "saloon position 1\ntitle: standoff\nseats: 2\nlives: A=1 B=1\nlucky: A=1@A B=2@B\n"
    )
    played = run("play --position last.position --seed dust", anybody(3))
    assert played.status == 0
    assert "\n  A: 1 life" in played.out
    assert run(f"verify {only_game(own_house)}").status == 0


def test_a_finished_game_shows_its_result_when_loaded(run: Run, own_house: Path) -> None:
    run("play standoff --bots all --seed mesa")
    path = only_game(own_house)
    before = path.read_bytes()
    played = run(f"play --load {path}")
    assert re.search(r"wins?\.\nOnly one side", played.out)
    assert f"saloon replay {path}" in played.out
    assert path.read_bytes() == before


def test_a_game_file_without_a_seed_gets_one(run: Run) -> None:
    Path("old.game").write_text(
        "saloon game 1\ntitle: standoff\nseats: 2\nbot B: heuristic\n\n* deal A 1\n* deal B 2\n"
    )
    played = run("play --load old.game --seed dust", ["draw B"])
    assert played.status == 0
    assert record.load(Path("old.game")).seed == "dust"


def test_pause_lets_a_seat_speak_up_before_a_bot(run: Run, own_house: Path) -> None:
    played = run("play standoff --seed dust --pause", ["draw B", "", "leave", "", "quit"])
    assert "You need not say anything now. Enter goes on." in played.out
    lines = record.load(only_game(own_house), draw=False).lines()
    assert lines[3:6] == ["A draw B", "B draw C", "A leave"]


def test_pause_with_several_people_shows_a_page_for_all(run: Run, own_house: Path) -> None:
    lines = ["", "draw B", "", "draw A", "what?", "B", "", "leave", "pause", "", ""]
    played = run("play standoff --seats 3 --bots C --seed dust --pause", lines)
    assert "The table waits for C.\nEnter goes on" in played.out
    assert "B leave" in record.load(only_game(own_house), draw=False).lines()
    assert "Bots speak without waiting." in played.out
