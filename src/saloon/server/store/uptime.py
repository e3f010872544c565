"""When the house was up. Clocks stand still while it is down, and for a grace after it comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from typing import Final

import structlog
from sqlalchemy import Connection, insert, select, update

from saloon.server.store.engine import Store
from saloon.server.store.schema import DOWNS

LOG = structlog.get_logger("saloon.store")
BEAT: Final = 5.0
"""Seconds between two signs of life."""
ASLEEP: Final = 60_000
"""A longer silence of our own (a machine that slept) counts as being down, too."""

Span = tuple[int, int]


class Uptime:
    """`still`: the spans in which no clock ran, in order."""

    def __init__(self, store: Store, node: str, now: Callable[[], int], grace: int) -> None:
        self.store = store
        self.node = node
        self.now = now
        self.grace = grace
        self.asleep = ASLEEP
        self.still: list[Span] = []
        self.began = 0
        self.alive = 0

    async def start(self, up: Collection[str] = ()) -> None:
        """`up`: the nodes of which we know that they are up, whenever they last wrote so."""
        self.began = self.alive = self.now()
        rows = await self.store.write(partial(self.enter, up))
        self.still = downs([(began, alive, grace) for began, alive, grace in rows])

    def enter(self, up: Collection[str], db: Connection) -> list[tuple[int, int, int]]:
        """Write that we are up; everything that is known of before."""
        if up:
            db.execute(update(DOWNS).where(DOWNS.c.node.in_(up)).values(alive=self.began))
        known = db.execute(select(DOWNS.c.began, DOWNS.c.alive, DOWNS.c.grace)).all()
        grace = self.grace * 1000 if known else 0
        row = {"node": self.node, "began": self.began, "alive": self.began, "grace": grace}
        db.execute(insert(DOWNS).values(**row))
        return [(row.began, row.alive, row.grace) for row in known] + [(self.began, self.began, grace)]

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Exception:
                LOG.exception("no sign of life could be written")

    async def beat(self) -> None:
        now = self.now()
        if now - self.alive > self.asleep:
            self.still.append((self.alive, now + self.grace * 1000))
        self.alive = now
        mine = (DOWNS.c.node == self.node, DOWNS.c.began == self.began)
        await self.store.write(lambda db: db.execute(update(DOWNS).where(*mine).values(alive=now)))


def downs(ups: list[tuple[int, int, int]]) -> list[Span]:
    """The spans between those in which some node was up, each with the grace of the start that ended it."""
    out: list[Span] = []
    until: int | None = None
    for began, alive, grace in sorted(ups):
        if until is not None and began > until:
            out.append((until, began + grace))
        until = max(alive, until or 0)
    return out
