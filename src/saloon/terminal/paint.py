"""The same pages with rich: colours, a frame around the board, a fresh screen for every turn."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console
from rich.control import Control
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from saloon.terminal.screen import FEWEST_NEWS, MOST_BARRED, Keyboard, Screen, Tone

WIDEST = 110
NARROW = 50
SMALL = 30
FEWEST_CHOICES = 20
FRAME = 4
HANG = 4
GAP = 2
NUMBER_WIDTH = 5
COLUMNS_FROM = 9
MOST_COLUMNS = 3
ENTRY_WIDTH = 11
FORGET_SCROLLBACK = "\x1b[3J"

INK = Theme(
    {
        "saloon.heading": "bold yellow",
        "saloon.rule": "yellow",
        "saloon.frame": "yellow",
        "saloon.quiet": "dim",
        "saloon.strong": "bold",
        "saloon.good": "bold green",
        "saloon.bad": "bold red",
        "saloon.news": "cyan",
        "saloon.number": "bold yellow",
        "saloon.barred": "dim strike",
    }
)


class Painted(Screen):
    """A page drawn on a rich console."""

    def __init__(self, keyboard: Keyboard, console: Console | None = None) -> None:
        super().__init__(keyboard)
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.console.push_theme(INK)
        self.fresh_pages = self.console.is_terminal

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def put(self, text: Text) -> None:
        self.console.print(text, width=self.width)

    def room(self, taken: int) -> int:
        return max(FEWEST_CHOICES, self.console.height - taken)

    def news_room(self, taken: int) -> int:
        return max(FEWEST_NEWS, self.console.height - taken)

    def wipe(self, hide: bool = False) -> None:
        self.console.control(Control.home(), Control.clear())
        if hide and self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLBACK)

    def heading(self, text: str) -> None:
        rule = Rule(Text(text, "saloon.heading"), style="saloon.rule", align="left")
        self.console.print(rule, width=self.width)

    def line(self, text: str = "", tone: Tone = Tone.TEXT) -> None:
        if tone is Tone.NEWS:
            self.bullet("· ", Text(text, "saloon.news"))
        else:
            self.put(Text(text, f"saloon.{tone.value}" if tone.value else ""))

    def board(self, lines: Sequence[str]) -> None:
        text = Text("\n".join(self.wrapped(lines)))
        if self.width < NARROW:
            self.put(text)
        else:
            self.console.print(Panel(text, box=ROUNDED, border_style="saloon.frame"), width=self.width)

    def wrapped(self, lines: Sequence[str]) -> list[str]:
        """Long lines go on a little further in than they began."""
        width = self.width if self.width < NARROW else self.width - FRAME
        out: list[str] = []
        for line in lines:
            indent = " " * (len(line) - len(line.lstrip()) + HANG)
            out += textwrap.wrap(line, width, subsequent_indent=indent) or [""]
        return out

    def height_of(self, lines: Sequence[str]) -> int:
        return len(self.wrapped(lines))

    def choice(self, number: str, text: str, note: str = "") -> None:
        body = Text(text)
        if note:
            body.append(f"  {note}", "saloon.quiet")
        self.bullet(f"{number:>3}  ", body, "saloon.number")

    def choices(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """A long list of short lines stands in columns, without its notes if that makes room."""
        bare = [(number, text, "") for number, text, _ in rows]
        for shown in (list(rows), bare):
            columns = self.columns(shown)
            if len(rows) >= COLUMNS_FROM and columns > 1:
                self.downwards(shown, columns)
                return
        super().choices(rows)

    def columns(self, rows: Sequence[tuple[str, str, str]]) -> int:
        """How many of the widest fit beside one another."""
        longest = max((len(text) + len(note) for _, text, note in rows), default=0)
        return min(MOST_COLUMNS, self.width // (NUMBER_WIDTH + longest + 2 * GAP))

    def downwards(self, rows: Sequence[tuple[str, str, str]], columns: int) -> None:
        height = -(-len(rows) // columns)
        grid = Table.grid(padding=(0, GAP))
        for line in range(height):
            grid.add_row(*[self.cell(*cell) for cell in rows[line::height]])
        self.console.print(grid, width=self.width)

    def cell(self, number: str, text: str, note: str) -> Text:
        return Text.assemble(
            (f"{number:>3}  ", "saloon.number"), text, (f"  {note}" if note else "", "saloon.quiet")
        )

    def barred_room(self) -> int:
        return MOST_BARRED if self.console.height > SMALL else MOST_BARRED // 2

    def entry(self, name: str, text: str) -> None:
        self.bullet(f"  {name:<{ENTRY_WIDTH}}", Text(text), "saloon.number")

    def barred(self, text: str, why: str) -> None:
        body = Text.assemble((text, "saloon.barred"), (f"  {why}", "saloon.quiet"))
        self.bullet("  –  ", body)

    def bullet(self, mark: str, body: Text, style: str = "saloon.quiet") -> None:
        """A line with a hanging mark."""
        grid = Table.grid()
        grid.add_column(width=len(mark), no_wrap=True)
        grid.add_column()
        grid.add_row(Text(mark, style), body)
        self.console.print(grid, width=self.width)

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], totals: Sequence[bool]) -> None:
        grid = Table(
            box=SIMPLE_HEAD, header_style="saloon.strong", border_style="saloon.frame", pad_edge=False
        )
        for place, name in enumerate(head):
            grid.add_column(Text(name), justify="right" if place else "left")
        for row, total in zip(rows, totals, strict=True):
            style = "saloon.strong" if total or len(row) == 1 else None
            grid.add_row(*[Text(cell) for cell in row], style=style)
        self.console.print(grid)

    def document(self, text: str) -> None:
        self.console.print(Padding(Markdown(text), (0, 1)), width=self.width)
