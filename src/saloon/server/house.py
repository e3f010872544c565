"""The house: everything that lives as long as the server does, put together once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from saloon.kernel.errors import SaloonError
from saloon.server.bus.local import Bus, LocalBus
from saloon.server.bus.messages import Told
from saloon.server.bus.nodes import Nodes
from saloon.server.bus.thinking import Thinker
from saloon.server.people.desk import Desk
from saloon.server.settings import Settings
from saloon.server.store.appends import Appends
from saloon.server.store.engine import Store, file_address, full_address, open_store
from saloon.server.store.migrate import upgrade
from saloon.server.store.uptime import Uptime

if TYPE_CHECKING:
    from saloon.server.sockets.hub import Hub
    from saloon.server.tables.live import Live
    from saloon.server.tables.registry import Registry
    from saloon.server.tables.sharing import Sharing

PATIENCE: Final = 8.0
"""Seconds after which a database server that does not answer is given up, and asked anew."""
Now = Callable[[], int]


def wall_clock() -> int:
    """Unix milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Telling:
    """Something to tell people wherever they are: `kind` is your_turn, last, over, stopped, invitation or
    warning."""

    kind: str
    users: tuple[str, ...]
    table: str
    args: dict[str, str] = field(default_factory=dict)


class House:
    """`endings` are run in the transaction that writes a game's end; `tellers` hear whatever people should be
    told away from the table; `starting` and `closing` are other parts' own beginnings and ends."""

    def __init__(self, settings: Settings, now: Now = wall_clock) -> None:
        from saloon.server.history.kept import Shelf
        from saloon.server.history.results import settle
        from saloon.server.notify.post import Post
        from saloon.server.ops.caretaker import Caretaker
        from saloon.server.ops.metrics import Metrics
        from saloon.server.sockets.hub import Hub
        from saloon.server.tables.registry import Registry
        from saloon.server.tables.sharing import Sharing

        self.settings = settings
        self.now = now
        address = settings.database_url or file_address(settings.data)
        if not settings.database_url:
            settings.data.mkdir(parents=True, exist_ok=True)
        self.store: Store = open_store(address, PATIENCE)
        self.appends = Appends(self.store)
        self.bus: Bus = bus_of(settings)
        self.share: Sharing = Sharing(self)
        self.nodes = Nodes(self, self.bus, self.share.hear)
        self.uptime = Uptime(self.store, self.nodes.me, now, settings.grace)
        self.hub: Hub = Hub(self)
        self.tables: Registry = Registry(self)
        self.thinker = Thinker(self.bus, settings.workers)
        self.tasks: set[asyncio.Task[None]] = set()
        self.draining = False
        self.endings: list[Callable[[Connection, Live], object]] = [
            lambda db, live: settle(db, live.row.id, live.match, now())
        ]
        self.tellers: list[Callable[[Telling], None]] = []
        self.desk = Desk()
        self.shelf = Shelf()
        self.post = Post(self)
        self.metrics = Metrics(self)
        self.caretaker = Caretaker(self)

    async def start(self) -> None:
        from saloon.server.history import vocabulary
        from saloon.server.tables import stopping

        await self.bring_up_to_date()
        await self.nodes.start()
        await self.uptime.start(set(self.nodes.others))
        self.spawn(self.nodes.run())
        self.spawn(self.uptime.run())
        self.appends.start()
        await self.store.write(vocabulary.keep)
        stopped = await stopping.stop_old(self)
        self.tables.start()
        self.hub.start()
        await self.post.start()
        self.caretaker.start()
        stopping.tell(self, stopped)

    async def bring_up_to_date(self) -> None:
        """The store; that may take its time."""
        if self.store.sqlite:
            await upgrade(self.store)
            return
        patient = open_store(self.store.address)
        try:
            await upgrade(patient)
        finally:
            await patient.close()

    async def close(self) -> None:
        """Words on their way are written, then everything stops."""
        self.draining = True
        await self.hub.close()
        await self.tables.close()
        await self.appends.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.post.close()
        self.thinker.close()
        await self.nodes.close()
        await self.store.close()

    def bots(self) -> Thinker:
        """Where bots think."""
        return self.thinker

    def spawn(self, work: object) -> None:
        """Something that goes on by itself; the house keeps hold of it."""
        assert asyncio.iscoroutine(work)
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def tell(self, telling: Telling) -> None:
        """Here by every means; on other nodes in the pages that are open."""
        for teller in self.tellers:
            teller(telling)
        self.nodes.say(Told(self.nodes.me, telling.kind, telling.users, telling.table, telling.args))


def bus_of(settings: Settings) -> Bus:
    """What connects this node with others; several of them need a store that they can share."""
    if not settings.bus_url:
        return LocalBus()
    if not settings.database_url or full_address(settings.database_url).startswith("sqlite"):
        raise SaloonError("several nodes (--nats) need PostgreSQL (--database-url)")
    from saloon.server.bus.nats import NatsBus

    return NatsBus(settings.bus_url)
