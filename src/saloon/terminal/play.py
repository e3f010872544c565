"""Sitting down and getting up: a new game, a saved one, a position; nothing is lost on the way out."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.terminal import bots, saves
from saloon.terminal.commands import Commands, LoadAnother
from saloon.terminal.ending import show_result
from saloon.terminal.plan import Plan
from saloon.terminal.saves import load, new_file
from saloon.terminal.screen import Screen, Tone
from saloon.terminal.session import Session
from saloon.terminal.setup import Menu, Sheet
from saloon.terminal.speech import Speech
from saloon.terminal.stops import Leaving
from saloon.terminal.table import Table


@dataclass
class House:
    """What every sitting needs."""

    screen: Screen
    speech: Speech
    pause: bool = False

    def play(self, match: Match, path: Path) -> int:
        """Play a game until it ends or everybody gets up; what the command exits with."""
        while True:
            table = Table(match, path, self.speech)
            self.first_save(table)
            commands = Commands(self.screen, self.speech, self.pause)
            try:
                Session(table, self.screen, commands).run()
                return 0
            except Leaving as leaving:
                self.say_how_to_go_on(table)
                return leaving.status
            except LoadAnother as another:
                self.say_how_to_go_on(table)
                match, path = load(another.path, self.speech), another.path
            finally:
                self.pause = commands.pause
                bots.leave(table.match)

    def first_save(self, table: Table) -> None:
        """Before anybody sits down: if the file cannot be written, there is still another."""
        try:
            table.save()
        except SaloonError as error:
            raise SaloonError(self.speech.say("error.elsewhere", why=error)) from None

    def say_how_to_go_on(self, table: Table) -> None:
        """Save once more and tell where."""
        path = table.rescue()
        if path != table.path:
            self.screen.line(self.speech.say("play.rescued", file=table.path, other=path), Tone.BAD)
        if table.people and len(table.people) > 1:
            self.screen.wipe(hide=True)
        self.screen.line(self.speech.say("play.kept", file=path))
        self.screen.line(self.speech.say("play.go_on", file=path), Tone.STRONG)

    def begin(self, plan: Plan, save: Path | None) -> int:
        """A new game; a file that is there already is never written over."""
        match = plan.match()
        return self.play(match, new_file(save, plan.rules.title, self.speech))

    def resume(self, match: Match, path: Path) -> int:
        """A loaded game; one that is over shows its result."""
        if match.over:
            self.screen.heading(match.words.say("title.name"))
            show_result(match, self.screen, self.speech, path)
            self.screen.line(self.speech.say("play.over", file=path), Tone.STRONG)
            return 0
        return self.play(match, path)

    def menu(self) -> int:
        """From the list of titles to a game."""
        try:
            picked = Menu(self.screen, self.speech).run()
            if isinstance(picked, saves.Saved):
                return self.resume(load(picked.path, self.speech), picked.path)
            plan = Sheet(Plan.usual(picked, self.speech), self.screen).run()
        except Leaving as leaving:
            return leaving.status
        return self.begin(plan, None)

    def set_up(self, plan: Plan, save: Path | None) -> int:
        """A new game whose sheet a person looks over first."""
        try:
            Sheet(plan, self.screen).run()
        except Leaving as leaving:
            return leaving.status
        return self.begin(plan, save)
