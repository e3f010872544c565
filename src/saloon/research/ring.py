"""The seats of a table in a ring, each with what stands before it: the picture of a title without a map."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from saloon.research.paper import FAINT, INK, RULE, SEATS, SHEET, Paper, broken, font, leading

FACTS: Final = 5
"""So many fields of a seat are shown, in the order of the view."""
ROOMY: Final = 6
"""With so many seats there is room for larger type."""
TABLE: Final = "#d8c49a"


def draw(paper: Paper, seen: Any, called: dict[str, str], frame: tuple[int, int, int, int]) -> None:
    """The ring in a frame (left, top, right, bottom)."""
    left, top, right, bottom = frame
    seats: Any = seen["table"].get("seats", [])
    x, y = (left + right) / 2, (top + bottom) / 2
    size = 16 if len(seats) <= ROOMY else 13
    across, down = (right - left) / 2 - 5.5 * size - 16, (bottom - top) / 2 - 6 * size
    paper.room(bottom)
    paper.box(frame, SHEET, RULE)
    paper.pen.ellipse((x - across, y - down, x + across, y + down), TABLE, RULE, 3)
    for seat, one in enumerate(seats):
        turn = 2 * pi * seat / len(seats) - pi / 2
        at = (x + across * cos(turn), y + down * sin(turn))
        card(paper, seat, facts(one, called), at, size, seen["waiting"][seat])
    for i, (name, value) in enumerate(facts(seen["table"], called)):
        paper.text((x, y + 30 * (i - 2)), f"{name} {value}", 18, INK, anchor="mm")


def facts(one: dict[str, Any], called: dict[str, str]) -> list[tuple[str, str]]:
    """What is to be said of a seat, briefly: numbers and words, none that are hidden or nothing."""
    out: list[tuple[str, str]] = []
    for name, value in one.items():
        if isinstance(value, str):
            out.append((spaced(name), called.get(value, spaced(value))))
        elif isinstance(value, int) and value and not isinstance(value, bool):
            out.append((spaced(name), str(value)))
    return out[:FACTS]


def spaced(name: str) -> str:
    return name.replace("_", " ")


def card(
    paper: Paper, seat: int, lines: list[tuple[str, str]], at: tuple[float, float], size: int, waiting: bool
) -> None:
    """A seat's card around a point; in a frame of its colour while the table waits for it."""
    step, wide = leading(size), 11 * size
    left, top = round(at[0] - wide / 2), round(at[1] - (2 * size + step * len(lines)) / 2)
    frame = (left, top, left + wide, top + 2 * size + step * len(lines))
    paper.box(frame, SHEET, SEATS[seat] if waiting else RULE)
    if waiting:
        paper.box((left, top, left + wide, top + 4), SEATS[seat], round=3)
    paper.badge(at[0], top, seat, size)
    for i, (name, value) in enumerate(lines):
        below = top + 1.9 * size + step * i
        if font(size).getlength(name + value) < wide - 24:
            paper.text((left + 8, below), name, size, FAINT, anchor="lm")
        paper.text((left + wide - 8, below), broken(value, size, wide - 16)[0], size, INK, anchor="rm")
