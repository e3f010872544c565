"""A table in memory: a cache of what the store has, made when somebody needs it and let go when nobody does.

What is done to a table is done in turn (`act`). A word is tried on the match, written (`append`), and only
when it is on disk answered and shown; until then whatever else is asked of the table waits.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from saloon.kernel.core import ARCHIVE, WATCHER
from saloon.kernel.match import Match
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.server.store.appends import STORED, Append
from saloon.server.tables.log import SAY, Log, answers, read_log
from saloon.server.tables.publish import Voices
from saloon.server.tables.rows import TableRow, info_of, read_table

if TYPE_CHECKING:
    from saloon.server.house import House
    from saloon.server.sockets.follow import Follow
    from saloon.server.wire.shapes import TableInfo

Act = Callable[[], None]
Answered = Callable[[str | None], None]
"""Told None when the word counts, else the key of why not."""


class Live:
    """One table. `log` is None while the game has not begun."""

    def __init__(self, house: House, row: TableRow, log: Log | None) -> None:
        self.house = house
        self.row = row
        self.log = log
        self.follows: set[Follow] = set()
        self.busy = False
        self.inbox: deque[Act] = deque()
        self.used = house.now()
        self.voices = Voices(self)
        self.after: list[Callable[[Live], None]] = []
        self.thinking: set[int] = set()

    @property
    def match(self) -> Match:
        assert self.log is not None
        return self.log.match

    @property
    def playing(self) -> bool:
        return self.row.status == "playing" and self.log is not None

    def info(self) -> TableInfo:
        watchers = {follow.client for follow in self.follows if follow.viewer < 0}
        return info_of(self.row, self.house.hub.connected(self.row), len(watchers), self.paused)

    @property
    def paused(self) -> bool:
        return False

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
        """A legal word of a seat. The caller has checked that the rules accept it."""
        match = self.match
        before = len(match.log)
        match.enter(seat, action)
        match.draw()
        chance = answers(match.log[before + 1 :])
        self.append((move, SAY, seat, action, chance), before, answered)

    def append(self, ply: tuple[str | None, str, int, int, str], before: int, answered: Answered) -> None:
        """Write a row; show what it did when it is there. `before`: the length of the match's log ahead of
        it."""
        assert self.log is not None
        self.busy = True
        self.used = at = self.house.now()
        number = self.log.plies
        move, kind, seat, action, chance = ply

        def told(outcome: int) -> None:
            if outcome == STORED:
                self.stored(number, move, at)
                answered(None)
                self.voices.publish(before, seat)
                self.settle()
                self.free()
            else:
                self.house.spawn(self.reload(outcome, answered))

        also = self.finish if self.match.over else None
        self.house.appends.add(
            Append((self.row.id, number, move, kind, seat, action, chance, at), told, also)
        )

    def stored(self, number: int, move: str | None, at: int) -> None:
        assert self.log is not None
        self.log.plies = number + 1
        if move is not None:
            self.log.moves.add(move)

    def finish(self, db: Connection) -> None:
        """In the transaction of the last word: the game is over."""
        from saloon.server.tables.ending import write_end

        write_end(db, self)

    def settle(self) -> None:
        """After every change: whoever follows the table on the house's side looks at it."""
        for each in self.after:
            each(self)

    async def reload(self, outcome: int, answered: Answered) -> None:
        """The store did not take the row: somebody else has played on, or it is in trouble. Begin anew from
        it."""
        row = await self.house.store.read(lambda db: read_table(db, self.row.id))
        assert row is not None
        self.row = row
        self.log = await self.house.store.read(lambda db: read_log(db, row))
        self.voices.forget()
        answered("stale" if outcome != STORED else None)
        self.voices.anew()
        self.settle()
        self.free()

    def heard(self, viewer: int) -> int:
        return self.voices.heard(viewer)


def viewer_name(viewer: int) -> str:
    """A viewer as the kernel's telling names it."""
    if viewer == WATCHER:
        return "watcher"
    return "archive" if viewer == ARCHIVE else SEAT_LETTERS[viewer]
