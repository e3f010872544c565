"""Where bots think: with workers on the bus, where there are any, else in processes of this node."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable
from typing import Final

import msgspec

from saloon.bots.levels import KNOWN
from saloon.bots.ponder import Book
from saloon.bots.pool import BotPool, Task
from saloon.bots.think import Decision
from saloon.kernel.errors import SaloonError
from saloon.server.bus import nats
from saloon.server.bus.local import Bus

ENCODER: Final = msgspec.json.Encoder()
TASKS: Final = msgspec.json.Decoder(Task)
DECISIONS: Final = msgspec.json.Decoder(Decision)


class Thinker:
    """`think`, wherever there is room for it. Own processes are hired when they are first needed."""

    def __init__(self, bus: Bus, workers: int) -> None:
        self.bus = bus
        self.workers = workers
        self.pool: BotPool | None = None

    async def think(self, work: Task) -> Decision:
        if not self.bus.alone:
            answer = await self.bus.ask(ENCODER.encode(work), work.seconds())
            if answer:
                return DECISIONS.decode(answer)
        return await self.own().think(work)

    async def ponder(self, work: Task) -> Book:
        """What comes to mind while others are asked. Workers that several nodes share are kept for those who
        are waited for: there the book stays empty."""
        return await self.own().ponder(work) if self.bus.alone else Book()

    def own(self) -> BotPool:
        """The processes of this node."""
        if self.pool is None:
            self.pool = BotPool(self.workers)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.close()


class Worker:
    """A process that thinks for the nodes of a house, in processes of its own."""

    def __init__(self, address: str, workers: int) -> None:
        self.address = address
        self.pool = BotPool(workers)

    async def run(self, ready: Callable[[], None]) -> None:
        """Until the process is told to stop; then nothing new is taken on."""
        stop = asyncio.Event()
        for sign in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(sign, stop.set)
        try:
            client = await nats.connect(self.address)
            await nats.work(client, self.answer)
            ready()
            await stop.wait()
            await nats.let_go(client)
        finally:
            self.pool.close()

    async def answer(self, payload: bytes) -> bytes:
        try:
            work = TASKS.decode(payload)
        except msgspec.DecodeError as error:
            raise SaloonError(f"this is no task: {error}") from error
        if work.level not in KNOWN:
            raise SaloonError(f"no bot is called '{work.level}' here")
        return ENCODER.encode(await self.pool.think(work))


def work(address: str, workers: int, ready: Callable[[], None]) -> int:
    """`saloon worker`."""
    asyncio.run(Worker(address, workers).run(ready))
    return 0
