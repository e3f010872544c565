"""What a page is made of, and the plain way of showing it: one thing a line, no colours, no boxes.

Plain is for pipes and screen readers; `paint.Painted` shows the same with rich."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum
from io import StringIO
from typing import TextIO

from saloon.terminal.stops import Closed, Stopped, Stops

PLAIN_ROOM = 20
FEWEST_NEWS = 5
MOST_BARRED = 6
BLANK_PAGE = 60
LONGEST_INPUT = 4_000


class Tone(Enum):
    """How a line is meant."""

    TEXT = ""
    QUIET = "quiet"
    STRONG = "strong"
    GOOD = "good"
    BAD = "bad"
    NEWS = "news"


class Keyboard:
    """Lines from a person or a pipe."""

    def __init__(self, stops: Stops, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.stops = stops
        self.source = source if source is not None else sys.stdin
        # Either may be closed from the start: no input then, and nobody who reads.
        self.out = out or sys.stdout or StringIO()
        self.person = bool(self.source and self.source.isatty() and self.out.isatty())
        if self.person:
            edit_lines()

    def read(self, prompt: str) -> str:
        """One line without its end. What comes through a pipe is shown, as a terminal would show it."""
        with self.stops.waiting():
            if self.person:
                return self.typed(prompt)
            self.out.write(prompt)
            self.out.flush()
            line = self.source.readline(LONGEST_INPUT) if self.source else ""
            self.out.write(printable(line) + "\n")
            if not line:
                raise Closed
            return printable(line)

    def typed(self, prompt: str) -> str:
        try:
            return printable(input(prompt))
        except EOFError:
            self.out.write("\n")
            raise Closed from None
        except Stopped:
            self.out.write("\n")
            raise


def printable(line: str) -> str:
    """A typed line without its end, and without what no keyboard types."""
    return "".join(sign if sign.isprintable() else " " for sign in line).strip()


def edit_lines() -> None:
    """Let a person edit the line - but remember none: the arrow key must not show another seat's words."""
    try:
        import readline
    except ImportError:  # not every Python has it; the line can then only be typed
        return
    readline.set_auto_history(False)


class Screen(ABC):
    """A page, line by line. With `fresh_pages` wiping leaves nothing of the last one."""

    fresh_pages = False

    def __init__(self, keyboard: Keyboard) -> None:
        self.keyboard = keyboard

    @abstractmethod
    def room(self, taken: int) -> int:
        """How many choices fit on a page of which so many lines are taken."""

    def news_room(self, taken: int) -> int:
        """How much of what has happened fits on a page; plain lines have no end."""
        return 1_000_000

    def height_of(self, lines: Sequence[str]) -> int:
        """How many lines these take on the page."""
        return len(lines)

    @abstractmethod
    def wipe(self, hide: bool = False) -> None:
        """A fresh page; with `hide` nothing of the old one may be read any more."""

    @abstractmethod
    def heading(self, text: str) -> None: ...

    @abstractmethod
    def line(self, text: str = "", tone: Tone = Tone.TEXT) -> None: ...

    @abstractmethod
    def board(self, lines: Sequence[str]) -> None: ...

    @abstractmethod
    def choice(self, number: str, text: str, note: str = "") -> None: ...

    def choices(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """Many at once: number, text and note of each."""
        for number, text, note in rows:
            self.choice(number, text, note)

    def barred_room(self) -> int:
        """How much of what cannot be said has room on a page."""
        return MOST_BARRED

    @abstractmethod
    def entry(self, name: str, text: str) -> None:
        """A word and what it means."""

    @abstractmethod
    def barred(self, text: str, why: str) -> None:
        """Something that cannot be said now, and why."""

    @abstractmethod
    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], totals: Sequence[bool]) -> None:
        """The first cell of a row names it; a row of one cell heads those below."""

    @abstractmethod
    def document(self, text: str) -> None:
        """A text in markdown."""

    def lines(self, texts: Sequence[str], tone: Tone = Tone.TEXT) -> None:
        for text in texts:
            self.line(text, tone)

    def ask(self, prompt: str) -> str:
        return self.keyboard.read(f"{prompt}> ")


class Plain(Screen):
    """Lines and nothing else."""

    empty = True

    def put(self, text: str) -> None:
        self.empty = False
        self.keyboard.out.write(text + "\n")

    def room(self, taken: int) -> int:
        return PLAIN_ROOM

    def wipe(self, hide: bool = False) -> None:
        """On a real screen what must be hidden is pushed out of sight; a pipe gets one empty line."""
        if hide and self.keyboard.person:
            self.put("\n" * BLANK_PAGE)
        elif not self.empty:
            self.put("")
        self.empty = True

    def heading(self, text: str) -> None:
        self.put(text)

    def line(self, text: str = "", tone: Tone = Tone.TEXT) -> None:
        self.put(text)

    def board(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.put(line)

    def choice(self, number: str, text: str, note: str = "") -> None:
        mark = f"{number}. " if number else ""
        self.put(f"{mark}{text}" + (f" ({note})" if note else ""))

    def entry(self, name: str, text: str) -> None:
        self.put(f"{name}: {text}")

    def barred(self, text: str, why: str) -> None:
        self.put(f"{text}: {why}")

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], totals: Sequence[bool]) -> None:
        for row in rows:
            figures = ", ".join(f"{name} {figure}" for name, figure in zip(head[1:], row[1:], strict=False))
            self.put(f"{row[0]}: {figures}" if figures else row[0])

    def document(self, text: str) -> None:
        self.put(text.replace("**", "").rstrip())
