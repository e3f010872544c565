"""Stepping through a game, forwards and backwards, as somebody may see it."""

from __future__ import annotations

from pathlib import Path

from saloon.kernel import flow
from saloon.kernel.core import ARCHIVE, WATCHER, seats_in
from saloon.kernel.match import Match
from saloon.kernel.notation import say
from saloon.terminal.ending import show_result
from saloon.terminal.screen import Screen, Tone
from saloon.terminal.setup import is_command
from saloon.terminal.speech import Speech, all_names
from saloon.terminal.stops import Leaving
from saloon.terminal.table import Table

NAMES = {ARCHIVE: "archive", WATCHER: "watcher"}


def viewer_of(match: Match, wanted: str | None) -> int:
    """Whose eyes to look through: unless somebody says so, everybody's once the game is over, and a
    watcher's before."""
    if wanted is None:
        return ARCHIVE if match.over else WATCHER
    return match.viewer(wanted.lower() if len(wanted) > 1 else wanted)


class Replay:
    """A game as a row of words, and how many of them have been said."""

    def __init__(self, match: Match, viewer: int, screen: Screen, speech: Speech, path: Path) -> None:
        self.entries = list(match.log)
        self.all_remarks = list(match.remarks)
        self.match = match
        self.viewer = viewer
        self.screen = screen
        self.table = Table(match, path, speech)
        self.speech = speech
        self.path = path

    @property
    def ply(self) -> int:
        return len(self.match.log)

    def go_to(self, ply: int) -> None:
        """Any ply from the beginning to the end; beyond them, the nearest."""
        ply = max(0, min(ply, len(self.entries)))
        if ply < self.ply:
            self.match.rewind(ply)
        for entry in self.entries[self.ply : ply]:
            self.match.enter(entry.seat, entry.action)

    # Showing

    def last_word(self) -> str:
        """The word just said - for the archive; others only hear what they were told of it."""
        if self.ply == 0 or self.viewer != ARCHIVE:
            return ""
        entry = self.match.log[-1]
        said = say(self.match.rules, entry.seat, entry.action)
        return f"{said}: {self.table.words.action(entry.seat, entry.action)}"

    def remarks(self) -> list[str]:
        """What somebody noted in the file at this point; it may tell secrets."""
        if self.viewer != ARCHIVE:
            return []
        return [text for ply, text in self.all_remarks if ply == self.ply and text.startswith("#")]

    def who(self) -> str:
        if self.viewer < 0:
            return self.speech.say(f"viewer.{NAMES[self.viewer]}")
        return self.table.who(self.viewer)

    def heading(self) -> str:
        ply, last = self.ply, len(self.entries)
        return self.speech.say("replay.heading", title=self.table.title, ply=ply, last=last, who=self.who())

    def waiting(self) -> str:
        names = [self.table.who(seat) for seat in seats_in(flow.shown(self.match.state, self.viewer))]
        return self.speech.say("turn.waits", who=self.speech.both(names)) if names else ""

    def page(self) -> None:
        self.screen.wipe()
        self.screen.heading(self.heading())
        if word := self.last_word():
            self.screen.line(word, Tone.STRONG)
        self.screen.lines(self.table.sentences(self.match.log[-1:], self.viewer), Tone.NEWS)
        self.screen.lines(self.remarks(), Tone.QUIET)
        self.screen.board(self.table.board(self.viewer))
        if waiting := self.waiting():
            self.screen.line(waiting)
        if self.ply == len(self.entries):
            show_result(self.match, self.screen, self.speech, self.path)

    # Going through

    def run(self, ply: int = 0) -> int:
        """Enter goes on, `back` goes back, a number jumps."""
        self.go_to(ply)
        self.page()
        self.screen.line(self.speech.say("replay.how"), Tone.QUIET)
        try:
            while True:
                self.obey(self.screen.ask(self.speech.say("replay.prompt")))
        except Leaving as leaving:
            return leaving.status

    def obey(self, typed: str) -> None:
        if is_command(typed, "quit"):
            raise Leaving
        ply = self.wanted(typed)
        if ply is None:
            self.screen.line(self.speech.say("replay.how"), Tone.BAD)
            return
        if ply == self.ply and not typed:
            self.screen.line(self.speech.say("replay.end"), Tone.QUIET)
            return
        self.go_to(ply)
        self.page()

    def wanted(self, typed: str) -> int | None:
        """The ply somebody asks for."""
        word = typed.lower()
        if not word or word in all_names("command.next"):
            return min(self.ply + 1, len(self.entries))
        if word in all_names("command.back"):
            return self.ply - 1
        if word in all_names("command.first"):
            return 0
        if word in all_names("command.last"):
            return len(self.entries)
        return int(word[:9]) if word.isascii() and word.isdigit() else None

    def print_all(self, boards: bool) -> int:
        """The whole game on one page: every ply and what was told of it; the board at both ends or always."""
        self.go_to(0)
        self.screen.heading(self.heading())
        self.screen.board(self.table.board(self.viewer))
        for ply, entry in enumerate(self.entries, 1):
            self.go_to(ply)
            told = self.table.sentences([entry], self.viewer)
            word = self.last_word()
            if word or told:
                self.screen.line(f"{ply}. {word}".rstrip(), Tone.STRONG)
            self.screen.lines([*told, *self.remarks()], Tone.NEWS)
            if boards or ply == len(self.entries):
                self.screen.board(self.table.board(self.viewer))
        if self.match.over:
            show_result(self.match, self.screen, self.speech, self.path)
        elif waiting := self.waiting():
            self.screen.line(waiting)
        return 0
