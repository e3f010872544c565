"""The board as a picture, for films, papers and talks: the title, what its text says of the table, seat by
seat, and the map, or the seats in a ring. As an array, from the view alone."""

from __future__ import annotations

import re
from typing import Any, Final

from saloon.kernel import card, catalogue
from saloon.kernel.core import WATCHER, Rules, State
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.kernel.words import Words
from saloon.research import chart, ring
from saloon.research.looking import look
from saloon.research.needs import numpy as np
from saloon.research.paper import BAND, RULE, SEATS, SHEET, Paper, broken, leading

WIDE: Final = 1840
HIGH: Final = 860
"""Every picture is as large, so that they make a film; only a longer text makes it higher."""
COLUMN: Final = 1200
"""The text stands to the left of here."""
MARGIN: Final = 24
BODIES: Final = (26, 23, 20, 17)
HEAD: Final = 70
LABEL: Final = re.compile(r"([^:;.,]{1,32}): (.+)")
SEAT: Final = re.compile(r"  ([A-J])\b(?: \1\b)?[ ,:]+(.+)")
PLAIN: Final = str.maketrans("–’‘“”", "-''\"\"")
"""Signs the type does not have."""


def picture(rules: Rules, state: State, viewer: int = WATCHER) -> Any:
    """An array, height x width x 3."""
    words = Words(rules)
    seen = look(rules, state, viewer)
    view: Any = seen["table"]
    lines = [line.translate(PLAIN) for line in catalogue.board(rules.title)(view, words)]
    names = called(rules, words)
    map = chart.places(catalogue.figures(rules.title), names)
    paper = fitting(lines)
    heading(paper, words.say("title.name"), who(seen))
    frame = (COLUMN, HEAD + MARGIN, WIDE - MARGIN, paper.image.height - MARGIN)
    if map is None:
        ring.draw(paper, seen, names, frame)
    else:
        map.stand(view)
        chart.draw(paper, map, frame)
    return np.asarray(paper.image).copy()


def fitting(lines: list[str]) -> Paper:
    """The lines in the largest type that fits; if none does, on a longer sheet."""
    for size in BODIES:
        paper = Paper(WIDE, HIGH)
        bottom = text(paper, lines, COLUMN - 2 * MARGIN, size) + MARGIN
        if bottom <= HIGH or size == BODIES[-1]:
            paper.room(bottom)
            return paper
    raise AssertionError("no size of type")


def called(rules: Rules, words: Words) -> dict[str, str]:
    """What the title's tokens are called."""
    return {token: name for domain in card.values(rules, words).values() for token, name in domain.items()}


def who(seen: Any) -> str:
    """Whose view this is, and whom the table waits for."""
    eyes = "a watcher" if seen["me"] is None else SEAT_LETTERS[seen["me"]]
    waiting = [SEAT_LETTERS[seat] for seat, asked in enumerate(seen["waiting"]) if asked]
    return f"as {eyes} sees it" + (f", waiting for {', '.join(waiting)}" if waiting else "")


def heading(paper: Paper, title: str, under: str) -> None:
    paper.pen.rectangle((0, 0, paper.image.width, HEAD), BAND)
    paper.text((MARGIN, HEAD / 2), title, 34, SHEET, bold=True, anchor="lm")
    paper.text((paper.image.width - MARGIN, HEAD / 2), under, 18, SHEET, anchor="rm")


def text(paper: Paper, lines: list[str], wide: int, size: int) -> int:
    """The lines of the board below one another, those of seats on cards, what has a label behind it; where
    they end below."""
    y = HEAD + MARGIN
    for line in lines:
        seat = SEAT.fullmatch(line)
        label = LABEL.fullmatch(line.strip())
        if seat:
            y = seat_card(paper, y + 4, seat, wide, size)
        elif label:
            column = round(10.5 * size)
            paper.room(y + 2 * size)
            paper.set((MARGIN, y), label[1], size, column, bold=True)
            y = paper.set((MARGIN + column, y), label[2], size, wide - column) + 4
            paper.pen.line((MARGIN, y - 3, MARGIN + wide, y - 3), RULE)
        else:
            y = paper.set((MARGIN, y), line.strip(), size, wide) + 8
    return y


def seat_card(paper: Paper, y: int, line: re.Match[str], wide: int, size: int) -> int:
    """What is to be said of a seat, on a card in its colour; where the card ends below."""
    seat, said = SEAT_LETTERS.index(line[1]), line[2]
    start, column = MARGIN + 3 * size, wide - 4 * size
    bottom = y + 18 + leading(size) * len(broken(said, size, column))
    paper.room(bottom + 12)
    paper.box((MARGIN, y, MARGIN + wide, bottom), SHEET, RULE)
    paper.box((MARGIN, y, MARGIN + 6, bottom), SEATS[seat], round=3)
    paper.badge(MARGIN + 1.7 * size, y + 9 + leading(size) / 2, seat, round(0.72 * size))
    paper.set((start, y + 9), said, size, column)
    return bottom + 6
