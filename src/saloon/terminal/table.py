"""A game in this terminal: the match, who sits where, who has seen what, and the file it is in."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from saloon.kernel import catalogue, flow, record
from saloon.kernel.core import WATCHER, Event, Step, seats_in
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Entry, Match
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.kernel.words import Words
from saloon.terminal.speech import Speech


class Table:
    def __init__(self, match: Match, path: Path, speech: Speech) -> None:
        self.match = match
        self.path = path
        self.speech = speech
        self.people = [seat for seat in range(match.seats) if seat not in match.bots]
        self.seen = [self.last_word(seat) for seat in range(match.seats)]
        self.seen_by_all = len(match.log) if any(entry.seat >= 0 for entry in match.log) else 0
        self.notices: list[list[str]] = [[] for _ in range(match.seats)]
        self.served: dict[int, tuple[object, str]] = {}
        self.saved = True

    @property
    def words(self) -> Words:
        return self.match.words

    @property
    def title(self) -> str:
        return self.words.say("title.name")

    @property
    def top(self) -> Step[Any]:
        return self.match.state.stack[-1]

    def last_word(self, seat: int) -> int:
        """How far a seat has followed a game that was played before: up to its own last word."""
        for ply in range(len(self.match.log), 0, -1):
            if self.match.log[ply - 1].seat == seat:
                return ply
        return 0

    def who(self, seat: int) -> str:
        """'Bea (B)', or the letter alone."""
        name = self.words.names.get(seat)
        return f"{name} ({SEAT_LETTERS[seat]})" if name else SEAT_LETTERS[seat]

    def speak(self, language: str) -> None:
        self.speech.turn_to(language)
        self.match.words = Words(self.match.rules, language, self.words.names)

    def board(self, viewer: int) -> list[str]:
        """The table as text, as a viewer may see it."""
        view = self.match.rules.view(self.match.state, viewer)
        return catalogue.board(self.match.rules.title)(view, self.words)

    def named(self, name: str) -> int | None:
        """The seat with this letter or name."""
        letters = list(SEAT_LETTERS[: self.match.seats])
        if name.upper() in letters:
            return letters.index(name.upper())
        known = {called.lower(): seat for seat, called in self.words.names.items()}
        return known.get(name.lower())

    # Saying and keeping

    def put(self, seat: int, action: int) -> None:
        """A word, on disk before anybody is shown what came of it. Who has spoken while the table waits for
        others has had its say; in an open window a seat may go on."""
        top, state = self.top, self.match.state
        beside_others = top.must(state) != 0
        self.match.put(seat, action)
        if not self.match.over and self.top is top and beside_others:
            self.serve(seat)
        self.keep()

    def undo(self, seat: int) -> None:
        """Take the seat's last word back; whoever has seen it is told."""
        self.match.undo(SEAT_LETTERS[seat])
        back = len(self.match.log)
        self.seen_by_all = min(self.seen_by_all, back)
        for other, ply in enumerate(self.seen):
            if ply > back:
                self.seen[other] = back
                if other != seat:
                    self.notices[other].append(self.speech.say("turn.took_back", who=self.who(seat)))
        self.keep()

    def save(self, path: Path | None = None) -> None:
        """Write the file; what prevents it is one sentence."""
        record.save(self.match, path or self.path)

    def keep(self) -> None:
        """Save; a disk that is full does not stop the game, but is told."""
        try:
            self.save()
            self.saved = True
        except SaloonError:
            self.saved = False

    def rescue(self) -> Path:
        """Save at the end of a sitting: if the file cannot be written, somewhere else."""
        try:
            self.save()
        except SaloonError:
            handle, name = tempfile.mkstemp(prefix=f"{self.match.rules.title}-", suffix=".game")
            with open(handle, "w", encoding="utf-8") as file:
                file.write(record.write(self.match))
            return Path(name)
        return self.path

    # Who has seen what

    def told(self, viewer: int, ply: int) -> list[str]:
        """What a viewer was told from a ply on."""
        return self.sentences(self.match.log[ply:], viewer)

    def sentences(self, entries: list[Entry], viewer: int) -> list[str]:
        return [self.words.event(event) for entry in entries for event in entry.told(viewer)]

    def news(self, seat: int) -> list[str]:
        """What a seat has not seen yet; now it has."""
        fresh = self.notices[seat] + self.told(seat, self.seen[seat])
        self.notices[seat] = []
        self.seen[seat] = len(self.match.log)
        return fresh

    def public_news(self) -> list[str]:
        """What everybody may know and has not been shown to all yet."""
        fresh = self.told(WATCHER, self.seen_by_all)
        self.seen_by_all = len(self.match.log)
        return fresh

    def private_events(self, seat: int) -> list[Event]:
        """What a seat was told since it last looked and the others were not."""
        return [
            event
            for entry in self.match.log[self.seen[seat] :]
            for event in entry.told(seat)
            if event not in entry.told(WATCHER)
        ]

    def has_secret(self, seat: int) -> bool:
        """Whether this seat's page shows what a watcher's would not."""
        rules, state = self.match.rules, self.match.state
        return rules.view(state, seat) != rules.view(state, WATCHER) or bool(self.private_events(seat))

    # Whom the table has asked

    def kind_of_decision(self, seat: int) -> str:
        top = self.top
        speaks = (top.must(self.match.state) | top.may(self.match.state)) >> seat & 1
        return top.asks(self.match.state, seat) if speaks else ""

    def serve(self, seat: int) -> None:
        """This seat has had its say in what is going on now."""
        if not self.match.over:
            self.served[seat] = (self.top, self.kind_of_decision(seat))

    def remember_served(self) -> None:
        """In a game that was played before, who may speak beside those the table waits for has been asked."""
        if self.match.over or not any(entry.seat >= 0 for entry in self.match.log):
            return
        top, state = self.top, self.match.state
        if top.must(state):
            for seat in seats_in(top.may(state)):
                self.serve(seat)

    def forget_served(self) -> None:
        """A seat that is not asked any more is new again when it is asked the next time."""
        for seat, (_, kind) in list(self.served.items()):
            if kind and not self.kind_of_decision(seat):
                del self.served[seat]

    def is_served(self, seat: int) -> bool:
        step, kind = self.served.get(seat, (None, ""))
        return step is self.top and kind == self.kind_of_decision(seat)

    def waits_for(self, viewer: int) -> list[str]:
        """The names of those a viewer sees the table waiting for."""
        return [self.who(seat) for seat in seats_in(flow.shown(self.match.state, viewer))]
