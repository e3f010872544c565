"""The menu, the sheet, and where games are kept."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from saloon.kernel import catalogue, record
from saloon.kernel.errors import SaloonError
from saloon.terminal import saves
from saloon.terminal.plan import Plan
from saloon.terminal.speech import Speech
from tests.terminal.conftest import Run


@pytest.mark.parametrize("words", ["", "play", "--plain"])
def test_without_a_title_the_house_offers_its_titles(run: Run, words: str) -> None:
    shown = run(words, ["quit"])
    assert shown.status == 0
    number = catalogue.titles().index("standoff") + 1
    line = f"{number}. Standoff: A duel in the dust: everybody draws at once. (2 to 6 seats)"
    assert line in shown.out.splitlines()


def test_the_menu_speaks_both_languages(run: Run) -> None:
    shown = run("", ["lang it", "lingua en", "lang fr", "99", "esci"]).out
    assert "Faccia a faccia: Un duello nella polvere" in shown
    assert "the house speaks en, it" in shown
    assert "There is no choice 99." in shown
    assert run("--lang it", ["esci"]).out.startswith("Saloon\nSiediti a un tavolo:")


def test_from_the_menu_to_the_game(run: Run, own_house: Path) -> None:
    sheet = ["standoff", "1 4", "2 Ann", "3 random", "4 Cy", "7 4", "", "quit"]
    shown = run("", sheet)
    assert "Standoff – Ann (A)" not in shown.out  # with two people the device is passed first
    assert "Pass the device to Ann (A)." in shown.out
    (path,) = own_house.glob("*.game")
    match = record.load(path)
    assert match.seats == 4
    assert match.bots == {1: "random", 3: "heuristic"}
    assert match.words.names == {0: "Ann", 2: "Cy"}
    assert match.options() == {"lives": "4"}


def sheet(shown: str) -> list[str]:
    """The lines of the last sheet."""
    page = shown[shown.rindex("\n1. Seats") :]
    return [line for line in page.splitlines() if line[:1].isdigit()]


def test_the_sheet_asks_for_a_value_that_is_not_there(run: Run) -> None:
    shown = run("", ["standoff", "1", "5"])
    assert "Seats (2 to 6)> 5" in shown.out
    assert sheet(shown.out)[0] == "1. Seats: 5 (2 to 6)"


@pytest.mark.parametrize(
    ("typed", "line", "value"),
    [
        ("3 bot", 2, "3. Seat B: a bot (heuristic) (a name, or heuristic, random)"),
        ("3 Bea", 2, "3. Seat B: Bea (a name, or heuristic, random)"),
        ("5 gangs", 6, "7. Gangs: two gangs (none = everyone alone, two = two gangs)"),
        ("7 two gangs", 6, "7. Gangs: two gangs (none = everyone alone, two = two gangs)"),
        ("8 7", 7, "8. Longest game, in rounds: 7 (1 to 50)"),
        ("9 dust", 8, "9. Seed of the dice: dust (any word, or Enter for a secret one)"),
        ("10 it", 9, "10. Lingua: italiano (en, it)"),
    ],
)
def test_lines_of_the_sheet_change(run: Run, typed: str, line: int, value: str) -> None:
    assert sheet(run("", ["standoff", typed]).out.replace("1. Posti", "1. Seats"))[line] == value


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("1 99", "standoff is for 2 to 6 seats, not 99"),
        ("1 many", "'many' is no number"),
        ("2 " + "x" * 30, "a name has 1 to 24"),
        ("6 99", "option lives cannot be '99'"),
        ("5 nothing", "no preset 'nothing'"),
        ("9 " + "x" * 65, "a seed is 1 to 64"),
        ("10 fr", "the house speaks en, it"),
        ("77", "Enter begins. To change a line"),
        ("what", "Enter begins. To change a line"),
    ],
)
def test_what_cannot_stand_on_the_sheet_is_told_and_changes_nothing(run: Run, typed: str, told: str) -> None:
    shown = run("", ["standoff", typed, "", "quit"]).out
    assert told in shown.split(f"> {typed}\n")[1]
    assert "Standoff – A" in shown


def test_a_table_that_cannot_be_played_does_not_begin(run: Run, own_house: Path) -> None:
    shown = run("", ["standoff", "7 two", "", "quit"])
    assert "Two gangs need an even number of seats. [STD-S2]" in shown.out
    assert list(own_house.glob("*.game")) == []


def test_the_end_of_the_input_at_the_menu_or_the_sheet_is_no_error(run: Run) -> None:
    assert run("", []).status == 0
    assert run("", ["1"]).status == 0


def test_a_waiting_game_is_offered_and_goes_on(run: Run, own_house: Path) -> None:
    run("play standoff --seats 3 --seed dust", ["draw B"])
    run("play standoff --bots all --seed rain")  # over: not offered
    (own_house / "junk.game").write_text("no game")
    number = str(len(catalogue.titles()) + 1)
    shown = run("", [number, "quit"]).out
    assert shown.count("words said") == 1
    assert f"{number}. Standoff, 3 seats, 7 words said, " in shown
    assert "You missed. Show your lucky number?" in shown


def test_only_the_latest_games_are_offered(run: Run, own_house: Path) -> None:
    for seed in range(7):
        run(f"play standoff --seed {seed}")
    assert len(saves.unfinished()) == saves.MOST_OFFERED


def test_a_new_game_never_takes_the_name_of_another(own_house: Path) -> None:
    now = datetime(2024, 5, 6, 7, 8, 9)
    first = saves.new_path("standoff", Speech(), now)
    first.write_text("")
    second = saves.new_path("standoff", Speech(), now)
    assert (first.name, second.name) == ("standoff-20240506-070809.game", "standoff-20240506-070809-2.game")


def test_where_games_are_kept() -> None:
    assert saves.folder({"SALOON_HOME": "/x"}) == Path("/x")
    assert saves.folder({"XDG_DATA_HOME": "/data"}) == Path("/data/saloon")
    assert saves.folder({}) == Path("~/.local/share/saloon").expanduser()


def test_a_smaller_table_keeps_who_still_sits_at_it() -> None:
    plan = Plan.usual("standoff", Speech(), 5)
    plan.names = {0: "Ann", 4: "Eve"}
    plan.resize(3)
    assert (plan.bots, plan.names) == ({1: "heuristic", 2: "heuristic"}, {0: "Ann"})
    plan.resize(4)
    assert plan.bots[3] == "heuristic"
    with pytest.raises(SaloonError, match="2 to 6"):
        plan.resize(9)


@pytest.mark.parametrize(
    ("words", "people"),
    [
        ("--seats 4", "A"),
        ("--seats 4 --bots none", "ABCD"),
        ("--seats 4 --bots C,D", "AB"),
        ("--seats 4 --bot C=random", "ABD"),
        ("--seats 4 --name A=Ann --name C=Cy", "AC"),
        ("--seats 4 --name A=Ann --name C=Cy --bots B,C,D", "A"),
    ],
)
def test_who_is_a_bot(run: Run, own_house: Path, words: str, people: str) -> None:
    run(f"play standoff {words}")
    (path,) = own_house.glob("*.game")
    bots = record.load(path).bots
    assert "".join(letter for seat, letter in enumerate("ABCD") if seat not in bots) == people
