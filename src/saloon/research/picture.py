"""The board as a picture, for films, papers and talks: the title, what its text says of the table, seat by
seat, and the map if there is one. As an array, from the view alone."""

from __future__ import annotations

import re
from typing import Any, Final

from saloon.kernel import card, catalogue
from saloon.kernel.core import WATCHER, Rules, State
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.kernel.words import Words
from saloon.research import chart
from saloon.research.looking import look
from saloon.research.needs import numpy as np
from saloon.research.paper import BAND, RULE, SEATS, SHEET, Paper, broken, leading

WIDE: Final = 1200
HIGH: Final = 720
"""Every picture is at least as large, so that they make a film; a longer text makes it higher."""
WIDER: Final = 640
HIGHER: Final = 860
"""So much more in width, and at least so high, with a map."""
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
    map = chart.places(catalogue.figures(rules.title), called(rules, words))
    wide, high = (WIDE + WIDER, HIGHER) if map else (WIDE, HIGH)
    paper = fitting(lines, wide, high)
    heading(paper, words.say("title.name"), who(seen))
    if map:
        map.stand(view)
        chart.draw(paper, map, WIDE, HEAD + MARGIN, WIDER - MARGIN, paper.image.height - HEAD - 2 * MARGIN)
    return np.asarray(paper.image).copy()


def fitting(lines: list[str], wide: int, high: int) -> Paper:
    """The lines in the largest type that fits; if none does, on a longer sheet."""
    for size in BODIES:
        paper = Paper(wide, high)
        bottom = text(paper, lines, WIDE - 2 * MARGIN, size) + MARGIN
        if bottom <= high or size == BODIES[-1]:
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
