"""What can be typed at the table besides the words of the game: help, undo, save, hint and so on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from saloon.bots.explain import explain
from saloon.kernel import nature, rulebook
from saloon.kernel.errors import SaloonError
from saloon.kernel.notation import words_of
from saloon.kernel.verbs import SEAT_LETTERS, VerbTable
from saloon.kernel.words import LANGUAGES
from saloon.terminal import bots
from saloon.terminal.saves import load
from saloon.terminal.screen import Screen, Tone
from saloon.terminal.speech import Speech, all_names
from saloon.terminal.stops import Leaving

if TYPE_CHECKING:
    from saloon.terminal.turn import Turn

MARK: Final = "/"
LOG_LINES: Final = 20


class Quit(Leaving):
    """Asked to stop."""


class LoadAnother(Exception):
    """Asked to go on with another game."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


@dataclass(frozen=True)
class Typed:
    """A command and the words after it."""

    name: str
    rest: str


class Commands:
    def __init__(self, screen: Screen, speech: Speech, pause: bool = False) -> None:
        self.screen = screen
        self.speech = speech
        self.pause = pause
        self.known: dict[str, Callable[[Turn, str], int | None]] = {
            "help": self.help,
            "page": self.page,
            "list": self.list,
            "why": self.why,
            "hint": self.hint,
            "log": self.log,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "seat": self.seat,
            "who": self.who,
            "rules": self.rules,
            "seed": self.seed,
            "language": self.language,
            "pause": self.toggle_pause,
            "quit": self.quit,
        }
        self.names = {name: key for key in self.known for name in reversed(all_names(f"command.{key}"))}

    def find(self, typed: str, verbs: VerbTable) -> Typed | None:
        """The command somebody typed. A word of the game comes first; with a stroke before it, it is a
        command all the same."""
        word, _, rest = typed.partition(" ")
        marked = word.startswith(MARK)
        key = self.names.get(word.removeprefix(MARK).lower())
        if key is None or (not marked and verbs.named(word.lower()) is not None):
            return None
        return Typed(key, rest.strip())

    def run(self, turn: Turn, typed: Typed) -> int | None:
        """Do it; the number is the seat that is to have the device now."""
        try:
            return self.known[typed.name](turn, typed.rest)
        except SaloonError as error:
            self.screen.line(str(error), Tone.BAD)
            return None

    def tell(self, key: str, **args: object) -> None:
        self.screen.line(self.speech.say(key, **args))

    # Looking

    def help(self, turn: Turn, rest: str) -> None:
        self.tell("turn.how_to_speak")
        for key in self.known:
            name = self.speech.known[f"command.{key}"].split("|")[0]
            mark = MARK if turn.match.rules.verbs.named(name) else ""
            self.screen.entry(mark + name, self.speech.say(f"about.{key}"))

    def page(self, turn: Turn, rest: str) -> None:
        turn.choices = turn.fresh_choices()
        turn.page()

    def list(self, turn: Turn, rest: str) -> None:
        turn.choices.show_all()
        turn.list_choices()

    def why(self, turn: Turn, rest: str) -> None:
        """Why something cannot be said; without words, all that is barred here."""
        if not rest:
            turn.list_barred(10_000)
            return
        refusal = turn.match.refusal(f"{SEAT_LETTERS[turn.seat]} {rest}")
        if refusal is None:
            self.tell("turn.allowed", typed=rest)
        else:
            self.screen.barred(rest, f"{turn.table.words.refusal(refusal)} [{refusal.rule}]")

    def hint(self, turn: Turn, rest: str) -> None:
        """What the heuristic would say, or a bot that was named; that one gives its reasons."""
        top, state = turn.table.top, turn.match.state
        if not (top.must(state) | top.may(state)) >> turn.seat & 1:
            self.tell("turn.no_hint")
            return
        advice = bots.advise(turn.match, turn.seat, rest or bots.HEURISTIC)
        verb = turn.match.rules.verbs.owner(advice.action)
        assert verb is not None
        what = turn.table.words.action(turn.seat, advice.action)
        self.tell("turn.hint", what=what, note=words_of(verb, advice.action))
        if rest:
            self.screen.lines(explain(advice.note, self.speech.language), Tone.QUIET)

    def log(self, turn: Turn, rest: str) -> None:
        """The story so far, as this seat was told it."""
        told = turn.table.told(turn.seat, 0)
        wanted = LOG_LINES if not rest.isdigit() else int(rest[:6])
        shown = told[-wanted:] if wanted else []
        if len(shown) < len(told):
            self.tell("turn.log_earlier", count=len(told) - len(shown), all=len(told))
        self.screen.lines(shown, Tone.NEWS)

    def who(self, turn: Turn, rest: str) -> None:
        for seat in range(turn.match.seats):
            kind = turn.match.bots.get(seat)
            self.screen.line(
                self.speech.say("turn.bot", who=turn.table.who(seat), kind=kind)
                if kind
                else self.speech.say("turn.person", who=turn.table.who(seat))
            )

    def rules(self, turn: Turn, rest: str) -> None:
        title = turn.match.rules.title
        language = self.speech.language
        self.screen.document(
            rulebook.clause(title, rest, language) if rest else rulebook.text(title, language)
        )

    def seed(self, turn: Turn, rest: str) -> None:
        if turn.match.seed is not None:
            self.tell("turn.seed", hash=nature.commitment(nature.read_seed(turn.match.seed)))

    # Doing

    def undo(self, turn: Turn, rest: str) -> None:
        if not turn.match.may_undo(SEAT_LETTERS[turn.seat]):
            self.tell("turn.no_undo")
            return
        turn.table.undo(turn.seat)
        turn.news = [self.speech.say("turn.undone")]
        self.page(turn, "")

    def save(self, turn: Turn, rest: str) -> None:
        """Now, or in another file from now on; a file that is there already is never written over."""
        if rest:
            path = self.path(rest)
            if path.exists() and path != turn.table.path:
                raise SaloonError(self.speech.say("error.exists", file=path))
            turn.table.save(path)
            turn.table.path = path
        else:
            turn.table.save()
        turn.table.saved = True
        self.tell("turn.saved", file=turn.table.path)

    def path(self, typed: str) -> Path:
        """A file name as a shell would read it."""
        try:
            return Path(typed).expanduser()
        except RuntimeError:
            raise SaloonError(self.speech.say("error.no_home", file=typed)) from None

    def load(self, turn: Turn, rest: str) -> None:
        if not rest:
            raise SaloonError(self.speech.say("error.load_what"))
        path = self.path(rest)
        load(path, self.speech)
        raise LoadAnother(path)

    def seat(self, turn: Turn, rest: str) -> int | None:
        """Pass the device to another seat."""
        seat = turn.table.named(rest)
        if seat is None or seat not in turn.table.people:
            raise SaloonError(self.speech.say("error.no_person", seat=rest or "?"))
        return seat

    def language(self, turn: Turn, rest: str) -> None:
        if rest not in LANGUAGES:
            raise SaloonError(self.speech.say("error.language", known=", ".join(LANGUAGES)))
        turn.table.speak(rest)
        turn.news = []
        self.page(turn, "")

    def toggle_pause(self, turn: Turn, rest: str) -> None:
        self.flip_pause()

    def flip_pause(self) -> None:
        self.pause = not self.pause
        self.tell("turn.pause_on" if self.pause else "turn.pause_off")

    def quit(self, turn: Turn, rest: str) -> None:
        raise Quit
