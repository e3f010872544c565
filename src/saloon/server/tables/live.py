# compiled zone
"""A table in memory: a cache of what the store has, made when somebody needs it and let go when nobody does.

What is done to a table is done in turn (`act`). A word is tried on the match, written (`append`), and only
when it is on disk answered and shown; until then whatever else is asked of the table waits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import Connection

from saloon.kernel import flow
from saloon.kernel.core import ARCHIVE, WATCHER
from saloon.kernel.match import Match
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.server.store.appends import STORED, Append
from saloon.server.tables import asking
from saloon.server.tables.ending import write_end
from saloon.server.tables.log import BACK, SAY, Log, answers, log_of
from saloon.server.tables.publish import Voices
from saloon.server.tables.rows import TableRow, info_of, read_table
from saloon.server.tables.talk import Talk

if TYPE_CHECKING:
    from saloon.bots.ponder import Book
    from saloon.server.bus.messages import Here
    from saloon.server.house import House
    from saloon.server.sockets.follow import Follow
    from saloon.server.tables.asking import Request
    from saloon.server.wire.shapes import Clock, Order, TableInfo

LOG = structlog.get_logger("saloon.tables")
Act = Callable[[], None]
Answered = Callable[[str | None], None]
"""Told None when the word counts, else the key of why not, or `AGAIN`."""
AGAIN: Final = "stale"
"""The word was not taken, as another one came first: it may be tried on what is there now."""


def nobody(wrong: str | None) -> None:
    """Nobody waits for this answer."""


class Live:
    """One table. `log` is None while the game has not begun. `thinking`: the seats whose bots are at it;
    `pondering`: those whose bots think on while others are asked, `books`: what came to their minds;
    `requests`: what people are being asked; `due`: when the clock must look here next; `others`: the other
    nodes that have the table in memory."""

    def __init__(self, house: House, row: TableRow, log: Log | None, talk: Talk) -> None:
        self.house = house
        self.row = row
        self.log = log
        self.talk = talk
        self.orders: dict[int, list[Order]] = {}
        self.follows: set[Follow] = set()
        self.busy = False
        self.inbox: deque[Act] = deque()
        self.used = house.now()
        self.voices = Voices(self)
        self.thinking: set[int] = set()
        self.pondering: set[int] = set()
        self.books: dict[int, Book] = {}
        self.requests: dict[str, Request] = {}
        self.due: int | None = None
        self.reading = asyncio.Lock()
        self.warned: dict[int, int | None] = {}
        self.told: dict[int, str] = {}
        self.window: tuple[object, int] | None = None
        self.others: dict[str, Here] = {}
        self.leased = 0

    @property
    def match(self) -> Match:
        assert self.log is not None
        return self.log.match

    @property
    def playing(self) -> bool:
        return self.row.status == "playing" and self.log is not None

    @property
    def paused(self) -> bool:
        return self.log is not None and self.log.clocks.paused_at is not None

    def info(self) -> TableInfo:
        watchers = self.watchers_here() + sum(one.watchers for one in self.others.values())
        return info_of(self.row, self.house.hub.connected(self.row), watchers, self.paused)

    def watchers_here(self) -> int:
        return len({follow.client for follow in self.follows if follow.viewer < 0})

    @property
    def kept(self) -> bool:
        """Whether bots, orders and clocks of this table are this node's to look after."""
        return self.house.nodes.first(self.others)

    def people(self) -> list[int]:
        """The seats for which a person speaks."""
        return [place.seat for place in self.row.places if place.level is None and place.user is not None]

    def waits_for(self, seat: int) -> bool:
        return self.playing and flow.pending(self.match.state) >> seat & 1 == 1

    def deadline(self, seat: int) -> int | None:
        return self.log.clocks.due(seat, self.house.now()) if self.log is not None else None

    def clocks_for(self, viewer: int) -> list[Clock]:
        if self.log is None or not self.playing or not self.log.clocks.on:
            return []
        return self.log.clocks.shown(viewer, self.people(), self.house.now())

    # One thing after the other

    def act(self, what: Act) -> None:
        """Do this when whatever is being written is on disk; mostly that is at once."""
        if self.busy:
            self.inbox.append(what)
        else:
            what()

    def free(self) -> None:
        self.busy = False
        while self.inbox and not self.busy:
            self.inbox.popleft()()

    # Words

    def say(self, seat: int, action: int, move: str | None, answered: Answered) -> None:
        """A word that the rules accept, of a seat that may say it."""
        match = self.match
        before = len(match.log)
        match.enter(seat, action)
        match.draw()
        chance = answers(match.log[before + 1 :])

        def shown() -> None:
            self.voices.publish(before, seat)

        self.append((move, SAY, seat, action, chance), shown, answered)

    def go_back(self, length: int, seat: int, move: str | None, answered: Answered) -> None:
        """Take words back, down to so many."""
        assert self.log is not None
        cut = self.log.rewind(length)
        self.append((move, BACK, seat, length, ""), lambda: self.voices.took_back(cut, seat), answered)

    def mark(self, kind: str, seat: int) -> None:
        """Pause, or go on."""
        self.append((None, kind, seat, 0, ""), self.voices.inform, nobody)

    def append(self, ply: tuple[str | None, str, int, int, str], shown: Act, answered: Answered) -> None:
        """Write a row; answer and show what it did when it is there."""
        assert self.log is not None
        self.busy = True
        self.used = at = self.house.now()
        number = self.log.plies
        move, kind, seat, action, chance = ply

        def told(outcome: int) -> None:
            if outcome != STORED or self.log is None:
                self.house.spawn(self.reload(answered))
                return
            self.house.share.row(row)
            self.log.note(number, move, kind, seat, at)
            if self.match.over and self.row.status == "playing":
                self.row.status, self.row.ended = "over", at
                asking.drop(self)
            answered(None)
            shown()
            self.settle()
            self.free()

        also = self.finish if self.match.over else None
        row = (self.row.id, number, move, kind, seat, action, chance, at)
        self.house.appends.add(Append(row, told, also))

    def finish(self, db: Connection) -> None:
        """In the transaction of the last word: the game is over."""
        write_end(db, self)

    def settle(self) -> None:
        """After every change: bots think, orders fire, clocks are wound."""
        top = self.match.state.stack[-1] if self.log is not None and self.match.state.stack else None
        if top is None:
            self.window = None
        elif self.window is None or self.window[0] is not top:
            self.window = (top, self.house.now())
        self.house.tables.attend(self)

    def held_until(self) -> int:
        """Until when words that come now are kept back (`Step.pause`); 0 if they are not."""
        if self.window is None or self.log is None:
            return 0
        pause = flow.pause(self.match.state)
        return self.window[1] + pause * 1000 if pause and len(self.people()) > 1 else 0

    def returned(self, user: str) -> None:
        """Somebody is back: the clock begins anew to count what is missed."""
        if self.log is not None:
            for seat in self.row.seats_of(user):
                self.log.clocks.missed[seat] = 0
                self.log.clocks.renew(seat, self.house.now())
        self.settle()

    async def reload(self, answered: Answered = nobody) -> None:
        """The store did not take the row: somebody else has played on, or it is in trouble. Begin anew from
        what it has."""
        found = None
        while found is None:
            try:
                found = await self.house.store.read(self.read_again)
            except Exception:
                LOG.exception("reload failed", table=self.row.id)
                await asyncio.sleep(1)
        self.row, self.log = found
        self.voices.forget()
        self.check_follows()
        answered(AGAIN)
        self.voices.anew()
        self.settle()
        self.free()

    def check_follows(self) -> None:
        """After a change of seats: nobody looks from a seat that is another's."""
        for follow in list(self.follows):
            follow.check()

    def read_again(self, db: Connection) -> tuple[TableRow, Log | None]:
        row = read_table(db, self.row.id)
        assert row is not None
        still = self.house.uptime.still
        return row, log_of(db, row, still)


def viewer_name(viewer: int) -> str:
    """A viewer as the kernel's telling names it."""
    if viewer == WATCHER:
        return "watcher"
    return "archive" if viewer == ARCHIVE else SEAT_LETTERS[viewer]
