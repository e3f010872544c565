"""The board as a picture: its lines of text in dark ink on paper, as an array."""

from __future__ import annotations

from functools import cache
from textwrap import wrap
from typing import Any, Final

from saloon.research.font import dots
from saloon.research.needs import numpy as np

WIDE: Final = 6
HIGH: Final = 10
SCALE: Final = 2
MARGIN: Final = 8
COLUMNS: Final = 96
ROWS: Final = 40
"""Every picture is as large, so that they make a film; only more rows than these make it larger."""
PAPER: Final = (243, 232, 208)
INK: Final = (58, 39, 24)


@cache
def glyph(sign: str) -> Any:
    """A sign as a cell of dots."""
    cell = np.zeros((HIGH, WIDE), bool)
    for x, column in enumerate(dots(sign)):
        for y in range(7):
            cell[y + 1, x] = column >> y & 1
    return cell


def picture(lines: list[str]) -> Any:
    """Lines of text as an array, height x width x 3; long lines are broken between words."""
    broken = [part for line in lines for part in wrap(line, COLUMNS, subsequent_indent="    ") or [""]]
    page = np.zeros((max(ROWS, len(broken)) * HIGH, COLUMNS * WIDE), bool)
    for y, line in enumerate(broken):
        for x, sign in enumerate(line):
            page[y * HIGH : (y + 1) * HIGH, x * WIDE : (x + 1) * WIDE] = glyph(sign)
    large = np.pad(page.repeat(SCALE, 0).repeat(SCALE, 1), MARGIN)
    return np.where(large[:, :, None], np.array(INK, np.uint8), np.array(PAPER, np.uint8))
