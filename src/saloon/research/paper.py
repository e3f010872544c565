"""Paper, ink and type for pictures of a table: text that is broken between words and set, badges, tags."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from saloon.kernel.verbs import SEAT_LETTERS
from saloon.research.needs import need

images: Any = need("PIL.Image")
drawing: Any = need("PIL.ImageDraw")
fonts: Any = need("PIL.ImageFont")

PAPER: Final = "#f3ead7"
SHEET: Final = "#faf5e8"
RULE: Final = "#c9b793"
INK: Final = "#2b211a"
FAINT: Final = "#5b4a3a"
BAND: Final = "#3a2718"
TAGS: Final = ("#a63a24", "#25605b", "#8a5a0b", "#55457a", "#2f6b3a", "#7a3b58")
SEATS: Final = (
    "#c8452b",
    "#3c4a9e",
    "#2f6b3a",
    "#a97a12",
    "#7a3b78",
    "#55636b",
    "#8d4a1f",
    "#11748a",
    "#66701c",
    "#1d1a17",
)
"""The colours seats have in the house's own client."""


@cache
def font(size: int) -> Any:
    return fonts.load_default(size)


class Paper:
    """A sheet to draw on; it grows downwards as it is needed."""

    def __init__(self, wide: int, high: int) -> None:
        self.image = images.new("RGB", (wide, high), PAPER)
        self.pen = drawing.Draw(self.image)

    def room(self, bottom: int) -> None:
        """Make sure that the sheet reaches so far down."""
        if bottom > self.image.height:
            larger = images.new("RGB", (self.image.width, bottom), PAPER)
            larger.paste(self.image)
            self.image = larger
            self.pen = drawing.Draw(larger)

    def box(self, at: tuple[int, int, int, int], fill: str, edge: str | None = None, round: int = 6) -> None:
        self.pen.rounded_rectangle(at, round, fill, edge)

    def text(self, at: tuple[float, float], text: str, size: int, ink: str = INK, **more: Any) -> None:
        """`bold=True` for strong type, `anchor` as Pillow has it."""
        bold = more.pop("bold", False)
        self.pen.text(at, text, ink, font(size), stroke_width=0.5 if bold else 0, stroke_fill=ink, **more)

    def set(self, at: tuple[int, int], text: str, size: int, wide: int, bold: bool = False) -> int:
        """Set a text in a column; where it ends below."""
        x, y = at
        for line in broken(text, size, wide):
            self.room(y + 2 * size)
            self.text((x, y), line, size, bold=bold)
            y += leading(size)
        return y

    def badge(self, x: float, y: float, seat: int, size: int = 11, filled: bool = True) -> None:
        """A seat's letter in its colour."""
        colour = SEATS[seat % len(SEATS)]
        at = (x - size, y - size, x + size, y + size)
        self.pen.ellipse(at, colour if filled else SHEET, colour, 2)
        ink = SHEET if filled else colour
        self.text((x, y), SEAT_LETTERS[seat], round(size * 1.3), ink, bold=True, anchor="mm")

    def tag(self, x: float, y: float, text: str, colour: str) -> float:
        """A small label in the middle of (x, y); how wide it is."""
        wide = font(11).getlength(text) + 8
        self.box((round(x), round(y - 8), round(x + wide), round(y + 7)), colour, round=4)
        self.text((x + 4, y), text, 11, SHEET, anchor="lm")
        return float(wide)


def leading(size: int) -> int:
    """From one line to the next."""
    return round(size * 1.35)


def broken(text: str, size: int, wide: int) -> list[str]:
    """A text in lines of at most this width, broken between words; a word that is too wide stands alone."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and font(size).getlength(longer) > wide:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line]
