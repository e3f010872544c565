"""A sitting: whose word it is, passing the device around, letting bots speak, and the end."""

from __future__ import annotations

from typing import Final

from saloon.kernel import flow, nature
from saloon.kernel.core import ARCHIVE, WATCHER, seats_in
from saloon.terminal import bots
from saloon.terminal.commands import Commands, Quit
from saloon.terminal.ending import show_result
from saloon.terminal.screen import Screen, Tone
from saloon.terminal.table import Table
from saloon.terminal.turn import Turn

CLOSE: Final = -1
"""Nobody in an open window wants to speak any more."""


class Session:
    def __init__(self, table: Table, screen: Screen, commands: Commands) -> None:
        self.table = table
        self.screen = screen
        self.commands = commands
        self.holder: int | None = None
        self.called: int | None = None
        self.secret_on_screen = False
        self.round: list[int] = []
        self.sealed: list[tuple[int, int]] = []
        table.remember_served()

    def run(self) -> None:
        """From the first word to the result."""
        self.opening()
        while not self.table.match.over:
            self.screen.keyboard.stops.check()
            self.go_on()
        self.end()

    def opening(self) -> None:
        """Where the game is kept and what the dice hang on, before the first word."""
        table, speech = self.table, self.table.speech
        self.screen.heading(table.title)
        if table.match.seed is not None:
            commitment = nature.commitment(nature.read_seed(table.match.seed))
            self.screen.line(speech.say("session.hash", hash=commitment), Tone.QUIET)
        self.screen.line(speech.say("session.kept", file=table.path), Tone.QUIET)
        self.screen.line(speech.say("session.help"), Tone.QUIET)
        if len(table.people) == 1 and self.screen.fresh_pages:
            self.screen.ask(speech.say("session.begin"))

    def go_on(self) -> None:
        """The next word, or the next look at the table."""
        self.table.forget_served()
        if self.round or self.starts_round():
            self.go_round()
            return
        seat = self.next_seat()
        if seat in self.table.people:
            self.give(seat)
            self.called = Turn(self.table, self.screen, self.commands, seat).run()
            self.secret_on_screen |= self.table.match.over or self.table.has_secret(seat)
        elif self.goes_on_alone():
            if seat == CLOSE:
                self.close_window()
            else:
                self.bot_speaks(seat)

    # Whose word it is

    def next_seat(self) -> int:
        """Bots that may speak beside others come first, then the people, then the bots that must."""
        if self.called is not None:
            return self.called
        table = self.table
        must = table.top.must(table.match.state)
        may = table.top.may(table.match.state) & ~must
        free = [seat for seat in seats_in(may) if not table.is_served(seat)]
        free_bots = [seat for seat in free if seat not in table.people]
        if must and free_bots:
            return free_bots[0]
        people = [seat for seat in table.people if must >> seat & 1 or seat in free]
        if people:
            return self.in_order(people)[0]
        rest = seats_in(must) or free_bots
        return rest[0] if rest else CLOSE

    def in_order(self, people: list[int]) -> list[int]:
        """Whoever holds the device, then the others around the table."""
        start = 0 if self.holder is None else self.holder
        return sorted(people, key=lambda seat: (seat - start) % self.table.match.seats)

    # When it must not be seen who is asked

    def starts_round(self) -> bool:
        """In the eyes of all the table waits for somebody here who in truth is not asked. Then the device
        goes to everybody it seems to wait for, and what they say stays sealed until all have had it: neither
        whom it goes to nor what the next one sees tells who was asked."""
        table = self.table
        if len(table.people) < 2 or self.called is not None:
            return False
        shown = [seat for seat in seats_in(flow.shown(table.match.state, WATCHER)) if seat in table.people]
        if all(table.kind_of_decision(seat) or table.is_served(seat) for seat in shown):
            return False
        must = table.top.must(table.match.state)
        self.round = self.in_order([seat for seat in table.people if seat in shown or must >> seat & 1])
        return True

    def go_round(self) -> None:
        """The next one of the round; after the last the sealed words are opened."""
        table = self.table
        seat = self.round.pop(0)
        self.give(seat)
        turn = Turn(table, self.screen, self.commands, seat, sealed=True)
        turn.run()
        table.serve(seat)
        self.secret_on_screen = True
        if turn.word is not None:
            self.sealed.append((seat, turn.word))
        if not self.round:
            for speaker, action in self.sealed:
                # What an earlier one has made impossible is asked again.
                if table.match.why(speaker, action) is None:
                    table.put(speaker, action)
            self.sealed = []

    # People

    def give(self, seat: int) -> None:
        """The device goes to a seat; others must not read its page, nor it theirs."""
        if seat != self.holder and len(self.table.people) > 1 and self.must_hide(seat):
            self.farewell()
            self.curtain(seat)
        self.holder = seat
        self.secret_on_screen = self.table.has_secret(seat)

    def must_hide(self, seat: int) -> bool:
        several = len(seats_in(flow.shown(self.table.match.state, WATCHER))) > 1
        return several or self.secret_on_screen or self.table.has_secret(seat)

    def farewell(self) -> None:
        """What only the seat that leaves has been told since its last page, before it is hidden."""
        if self.holder is None or not self.table.private_events(self.holder):
            return
        self.screen.lines(self.table.news(self.holder), Tone.NEWS)
        self.screen.ask(self.table.speech.say("session.hide"))

    def curtain(self, seat: int) -> None:
        """Hide the page until the next one has the device; meanwhile all may read what is public."""
        speech = self.table.speech
        if self.holder is not None:
            self.screen.wipe(hide=True)
            self.screen.heading(self.table.title)
        self.screen.lines(self.table.public_news(), Tone.NEWS)
        self.screen.line(speech.say("session.pass", who=self.table.who(seat)), Tone.STRONG)
        while typed := self.screen.ask(speech.say("session.enter", who=self.table.words.seat(seat))):
            self.obey(typed)
        self.screen.wipe(hide=True)

    # Without people

    def bot_speaks(self, seat: int) -> None:
        table = self.table
        table.serve(seat)
        table.put(seat, bots.choose(table.match, seat, table.match.bots[seat]))
        self.screen.lines(bots.faults(table.match), Tone.BAD)
        if not table.people:
            self.screen.lines(table.public_news(), Tone.NEWS)

    def close_window(self) -> None:
        """Everybody who may speak has had the chance: silence is played for the first of them."""
        state = self.table.match.state
        silent = seats_in(self.table.top.may(state))[0]
        self.table.put(silent, flow.fallback(state, silent))

    def goes_on_alone(self) -> bool:
        """With `pause` on, people can speak up before anything goes on without them."""
        if not self.commands.pause or not self.table.people:
            return True
        said = len(self.table.match.log)
        if len(self.table.people) == 1:
            self.holder = self.table.people[0]
            self.called = Turn(self.table, self.screen, self.commands, self.holder).run()
        else:
            self.called = self.everybody_looks()
        return self.called is None and len(self.table.match.log) == said

    def everybody_looks(self) -> int | None:
        """A page for all; a seat's letter or name asks for the device."""
        table, speech = self.table, self.table.speech
        self.farewell()
        self.screen.wipe(hide=self.secret_on_screen)
        self.holder, self.secret_on_screen = None, False
        self.screen.heading(table.title)
        self.screen.lines(table.public_news(), Tone.NEWS)
        self.screen.board(table.board(WATCHER))
        self.screen.line(speech.say("turn.waits", who=speech.both(table.waits_for(WATCHER))))
        while typed := self.screen.ask(speech.say("session.anybody")):
            seat = table.named(typed)
            if seat in table.people:
                return seat
            self.obey(typed)
        return None

    def obey(self, typed: str) -> None:
        """Of the commands only those that need no seat."""
        command = self.commands.find(typed, self.table.match.rules.verbs)
        if command is not None and command.name == "quit":
            raise Quit
        if command is not None and command.name == "pause":
            self.commands.flip_pause()
        else:
            self.screen.line(self.table.speech.say("session.only_enter"), Tone.BAD)

    # The end

    def end(self) -> None:
        table = self.table
        if len(table.people) > 1:
            self.screen.wipe(hide=True)
            news = table.public_news()
        else:
            self.screen.wipe()
            news = table.news(table.people[0]) if table.people else table.public_news()
        self.screen.heading(table.title)
        self.screen.lines(news, Tone.NEWS)
        self.screen.board(table.board(ARCHIVE))
        show_result(table.match, self.screen, table.speech, table.path)
