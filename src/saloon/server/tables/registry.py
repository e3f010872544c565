"""The tables in memory, found by their ids; the rest sleep in the store and cost nothing."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import structlog

from saloon.server.tables import bots, ordering, sleeping, stopping, timing, turns
from saloon.server.tables.live import Live
from saloon.server.tables.log import STOPPED, log_of
from saloon.server.tables.ordering import read_orders
from saloon.server.tables.rows import read_table
from saloon.server.tables.talk import read_talk

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from saloon.server.house import House
    from saloon.server.sockets.follow import Follow

LOG = structlog.get_logger("saloon.tables")
TICK: Final = 0.05
"""Seconds between two looks at what is due."""
ANSWERS: Final = 0.02
"""Seconds that other nodes have to say they know a table."""
ROUND: Final = 1.0
"""Seconds between two rounds: who may sleep, who must wake."""


class Registry:
    """`seated`: the tables in memory by the people who sit there. `clock`: what is due, the soonest first."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.seated: dict[str, set[str]] = {}
        self.clock: list[tuple[int, int, Callable[[], None]]] = []
        self.number = itertools.count()
        self.crowds: set[Live] = set()

    def start(self) -> None:
        self.house.spawn(self.tick())
        self.house.spawn(self.rounds())

    async def close(self) -> None:
        """Words on their way are written; then every table is put to bed."""
        while any(live.busy for live in self.lives.values()):
            await asyncio.sleep(0.005)
        await sleeping.put_away(self, list(self.lives.values()))

    # What is due

    def later(self, at: int, what: Callable[[], None]) -> None:
        """Do this at that time (of the house's clock), or a little after."""
        heapq.heappush(self.clock, (at, next(self.number), what))

    async def tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.due()

    def due(self) -> None:
        now = self.house.now()
        found: list[Callable[[], None]] = []
        while self.clock and self.clock[0][0] <= now:
            found.append(heapq.heappop(self.clock)[2])
        for what in found:
            try:
                what()
            except Exception:
                LOG.exception("what was due failed")

    async def rounds(self) -> None:
        first = True
        while True:
            try:
                self.count()
                await sleeping.wake(self, first)
                first = False
                if not self.house.nodes.alone:
                    await self.house.share.mend()
                    await sleeping.renew(self)
                await sleeping.put_away(self, sleeping.tired(self))
            except Exception:
                LOG.exception("a round failed")
            await asyncio.sleep(ROUND)

    def attend(self, live: Live) -> None:
        """After every change of a table."""
        bots.attend(live)
        if live.orders:
            ordering.attend(live)
        turns.attend(live)
        if live.log is not None and live.log.clocks.on:
            self.wind(live)

    def wind(self, live: Live) -> None:
        """See to it that the clock looks here in time."""
        due = timing.next_due(live) if live.kept else None
        if due is not None and (live.due is None or due < live.due):
            live.due = due
            self.later(due, lambda: self.look(live, due))

    def look(self, live: Live, due: int) -> None:
        if live.due == due and live.row.id in self.lives:
            live.due = None
            live.act(lambda: timing.look(live))
            live.act(lambda: self.wind(live))

    # Finding

    async def find(self, table: str) -> Live | None:
        """The table, from the store if it is not in memory."""
        live = self.lives.get(table)
        if live is not None:
            live.used = self.house.now()
            return live
        task = self.loading.get(table)
        if task is None:
            task = self.loading[table] = asyncio.create_task(self.load(table))
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def load(self, table: str) -> Live | None:
        live = await self.house.store.read(lambda db: self.read(db, table))
        if live is None:
            return None
        if live.row.status == STOPPED and live.row.ended is None:
            await stopping.halt(self.house, live.row)
        elif live.playing:
            await sleeping.awake(self, live)
        self.lives[table] = live
        self.enrol(live)
        if self.house.nodes.others:
            # Whoever has it in memory already says so, before anything is done here.
            self.house.share.here(live, ask=True)
            await asyncio.sleep(ANSWERS)
            await self.house.share.catch_up(live)
        live.settle()
        return live

    def read(self, db: Connection, table: str) -> Live | None:
        row = read_table(db, table)
        if row is None:
            return None
        still = self.house.uptime.still
        log = log_of(db, row, still)
        live = Live(self.house, row, log, read_talk(db, table))
        live.orders = read_orders(db, table)
        return live

    async def refresh(self, table: str) -> Live:
        """A table whose row was changed here: everybody there is told, and other nodes."""
        known = self.lives.get(table)
        if known is None:
            live = await self.find(table)
            assert live is not None
            self.house.hub.changed(live)
            self.house.share.changed(table)
            return live
        self.house.share.changed(table)
        return await self.read_anew(known)

    async def read_anew(self, known: Live) -> Live:
        """A table in memory whose row was changed. One look after the other: an older one must not win."""
        async with known.reading:
            await self.read_now(known)
        return known

    async def read_all(self, known: Live) -> None:
        """Everything about a table, after news may have been lost: everybody here gets the whole of it."""
        async with known.reading:
            store, table = self.house.store, known.row.id
            await self.read_now(known)
            known.talk = await store.read(lambda db: read_talk(db, table))
            known.orders = await store.read(lambda db: read_orders(db, table))
        await self.house.share.catch_up(known)
        known.act(known.voices.anew)
        known.act(known.settle)

    async def read_now(self, known: Live) -> None:
        row, log = await self.house.store.read(known.read_again)
        if known.log is None:
            known.row, known.log = row, log
            self.enrol(known)
            known.check_follows()
            (known.voices.inform if log is None else known.voices.anew)()
        else:
            known.row = row
            known.log.clocks.rests = row.rests
            known.check_follows()
            known.act(known.voices.inform)
        known.act(known.settle)
        self.house.hub.changed(known)

    def enrol(self, live: Live) -> None:
        for place in live.row.places:
            if place.user is not None:
                self.seated.setdefault(place.user.id, set()).add(live.row.id)

    def drop(self, live: Live) -> None:
        self.lives.pop(live.row.id, None)
        self.house.share.let_go(live.row.id)
        for place in live.row.places:
            tables = self.seated.get(place.user.id) if place.user is not None else None
            if tables is not None and place.user is not None:
                tables.discard(live.row.id)
                if not tables:
                    del self.seated[place.user.id]

    def of_user(self, user: str) -> list[Live]:
        """The tables in memory at which somebody sits."""
        return [self.lives[table] for table in self.seated.get(user, ()) if table in self.lives]

    def follow(self, follow: Follow) -> None:
        live = follow.live
        live.follows.add(follow)
        self.house.share.here(live)
        if follow.seated < 0:
            self.crowds.add(live)

    def unfollow(self, follow: Follow) -> None:
        live = follow.live
        live.follows.discard(follow)
        self.house.share.here(live)
        live.used = self.house.now()
        if follow.seated < 0:
            self.crowds.add(live)

    def count(self) -> None:
        """Watchers come and go; once a round everybody is told how many they are."""
        crowds, self.crowds = self.crowds, set()
        for live in crowds:
            live.act(live.voices.inform)
