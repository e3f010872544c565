"""The picture of the terminal in the README: `python -m tools.cast`.

Plays a few words of a game with a fixed seed on a screen that remembers its last page, and writes that page
as `docs/img/terminal.svg` and, for those who read rather than look, `docs/img/terminal.txt`. Run it again
when the pages change; nothing in it depends on the day or the machine.
"""

import io
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from saloon.kernel.match import Match
from saloon.terminal.commands import Commands
from saloon.terminal.paint import Painted
from saloon.terminal.screen import Keyboard
from saloon.terminal.session import Session
from saloon.terminal.speech import Speech
from saloon.terminal.stops import Closed, Stops
from saloon.terminal.table import Table

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "img"
TITLE, SEATS, SEED, OPTIONS = "standoff", 4, "noon", {"lives": "3"}
NAMES = {0: "Ann", 1: "Bea", 2: "Cy", 3: "Dot"}
LINES = ["", "draw B", "keep", "hat", "hint"]
"""Begin, and what Ann types; the last page and what is typed on it are in the picture."""
WIDTH, HEIGHT = 88, 30


class Script(Keyboard):
    """Types by itself."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(Stops(), io.StringIO(), io.StringIO())
        self.lines: Iterator[str] = iter(lines)
        self.console: Console | None = None

    def read(self, prompt: str) -> str:
        assert self.console is not None
        line = next(self.lines, None)
        self.console.print(Text.assemble(prompt, (line or "▂", "bold")))
        if line is None:
            raise Closed
        return line


class LastPage(Painted):
    """Forgets a page when the next one begins."""

    def wipe(self, hide: bool = False) -> None:
        self.console.export_text(clear=True)


def svg_format() -> str:
    """Rich's frame without the fonts it would fetch from elsewhere; the reader's own will do."""
    return re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.S)


def draw() -> tuple[str, str]:
    """The page as a picture and as text."""
    console = Console(
        record=True,
        file=io.StringIO(),
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    keyboard = Script(LINES)
    keyboard.console = console
    screen = LastPage(keyboard, console)
    match = Match.new(TITLE, SEATS, OPTIONS, SEED)
    match.words.names.update(NAMES)
    match.bots = dict.fromkeys(range(1, SEATS), "heuristic")
    speech = Speech()
    with tempfile.TemporaryDirectory() as folder:
        table = Table(match, Path(folder) / "noon.game", speech)
        with suppress(Closed):
            Session(table, screen, Commands(screen, speech)).run()
    text = console.export_text(clear=False)
    picture = console.export_svg(title="saloon play standoff", code_format=svg_format())
    return picture, "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def main() -> int:
    picture, text = draw()
    IMAGES.mkdir(parents=True, exist_ok=True)
    (IMAGES / "terminal.svg").write_text(picture, encoding="utf-8")
    (IMAGES / "terminal.txt").write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
