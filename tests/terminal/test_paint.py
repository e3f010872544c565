"""The painted pages: everything the plain ones tell, on pages of their own."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from saloon.kernel.match import Match
from saloon.terminal.commands import Commands
from saloon.terminal.paint import Painted
from saloon.terminal.screen import Keyboard, Tone
from saloon.terminal.speech import Speech
from saloon.terminal.stops import Closed, Stops
from saloon.terminal.table import Table
from saloon.terminal.turn import Turn
from tests.terminal.seats import Input, script

ESCAPES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def painted(width: int = 80, height: int = 24, color: bool = True) -> tuple[Painted, io.StringIO]:
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        height=height,
        force_terminal=True,
        no_color=not color,
        highlight=False,
        markup=False,
        emoji=False,
    )
    keyboard = Keyboard(Stops(), Input(out, script([])), out)  # type: ignore[arg-type]  # reads lines, no more
    return Painted(keyboard, console), out


def page(width: int, height: int, seats: int = 6, name: str = "Ann", language: str = "en") -> list[str]:
    """A first page as it stands on a screen of this size."""
    screen, out = painted(width, height)
    speech = Speech(language)
    match = Match.new("standoff", seats, seed="dust")
    match.bots = dict.fromkeys(range(1, seats), "heuristic")
    match.words.names = {0: name}
    table = Table(match, Path("a.game"), speech)
    with pytest.raises(Closed):
        Turn(table, screen, Commands(screen, speech), 0).run()
    return ESCAPES.sub("", out.getvalue()).splitlines()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (60, 20), (40, 20)])
def test_no_line_is_wider_than_the_screen(width: int, height: int, language: str) -> None:
    lines = page(width, height, language=language)
    assert max(len(line) for line in lines) <= width


def test_a_usual_page_fits_a_small_screen() -> None:
    assert len(page(80, 24, seats=3)) <= 24


def test_names_are_text_not_markup() -> None:
    assert any("[bold red]x[/]" in line for line in page(80, 24, name="[bold red]x[/]"))


def test_without_colour_everything_is_still_told() -> None:
    screen, out = painted(color=False)
    screen.choice("1", "Draw on B", "draw B")
    screen.barred("Draw on Ann", "You cannot draw on yourself. [STD-C2]")
    screen.line("fell", Tone.NEWS)
    plain = ESCAPES.sub("", out.getvalue())
    for words in ("1  Draw on B  draw B", "Draw on Ann  You cannot draw on yourself. [STD-C2]", "· fell"):
        assert words in plain


def test_many_short_choices_stand_in_columns_read_downwards() -> None:
    screen, out = painted(80)
    screen.choices([(str(n), f"Town {n}", f"go {n}") for n in range(1, 20)])
    lines = ESCAPES.sub("", out.getvalue()).splitlines()
    assert len(lines) == 7
    assert re.findall(r"\d+(?=  Town)", lines[0]) == ["1", "8", "15"]
    assert re.findall(r"\d+(?=  Town)", lines[6]) == ["7", "14"]


def test_notes_give_way_to_columns() -> None:
    screen, out = painted(80)
    screen.choices([(str(n), f"Start in far-off town {n}", f"start far_off_town_{n}") for n in range(1, 20)])
    lines = ESCAPES.sub("", out.getvalue()).splitlines()
    assert len(lines) == 10
    assert "start far" not in lines[0]


def test_few_or_long_choices_stand_one_below_the_other() -> None:
    screen, out = painted(80)
    screen.choices([(str(n), f"Town {n}", "") for n in range(1, 5)])
    screen.choices([(str(n), "A long way to go to a far-off town in the hills", "go") for n in range(1, 20)])
    assert len(out.getvalue().splitlines()) == 4 + 19


def test_long_lines_of_the_board_go_on_further_in() -> None:
    screen, out = painted(40)
    screen.board(["  Dodge City: five of five building spaces free"])
    assert out.getvalue().splitlines() == ["  Dodge City: five of five building", "      spaces free"]


def test_wiping_a_page_to_hide_it_forgets_what_has_scrolled_by() -> None:
    screen, out = painted()
    screen.wipe()
    assert "\x1b[3J" not in out.getvalue()
    screen.wipe(hide=True)
    assert out.getvalue().endswith("\x1b[3J")


def test_tables_keep_their_columns() -> None:
    screen, out = painted()
    screen.table(
        ["", "Ann", "B"], [["Lives"], ["left", "1", "20"], ["Score", "3", "4"]], [False, False, True]
    )
    lines = [line for line in ESCAPES.sub("", out.getvalue()).splitlines() if line.strip()]
    assert [re.split(r"\s{2,}", line.strip()) for line in lines if "─" not in line] == [
        ["Ann", "B"],
        ["Lives"],
        ["left", "1", "20"],
        ["Score", "3", "4"],
    ]


def test_a_long_story_leaves_room_for_the_board() -> None:
    screen, _ = painted(80, 24)
    assert screen.news_room(taken=20) == 5
    assert screen.news_room(taken=10) == 14
