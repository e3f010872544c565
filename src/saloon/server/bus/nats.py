"""The bus of a house of several nodes: a NATS server. What it carries holds the secrets of every table, so it
must be reachable for the house's own nodes and workers only."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import structlog

from saloon.kernel.errors import SaloonError
from saloon.server.bus.local import Back, Bus, Hear, Think

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

LOG = structlog.get_logger("saloon.bus")
NODES: Final = "saloon.nodes"
THOUGHTS: Final = "saloon.thoughts"
WORKERS: Final = "saloon-workers"
PATIENCE: Final = 10.0
"""Seconds to find the server at the start; later a lost connection is looked for without end."""
MOST_WAITING: Final = 100_000


class NatsBus(Bus):
    alone = False

    def __init__(self, address: str) -> None:
        self.address = address
        self.client: Client | None = None
        self.waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        self.there = asyncio.Event()
        self.sender: asyncio.Task[None] | None = None

    async def connect(self, back: Back) -> Client:
        self.client = await connect(self.address, back)
        return self.client

    async def open(self, hear: Hear, back: Back) -> None:
        client = await self.connect(back)

        async def heard(message: Msg) -> None:
            try:
                hear(message.data)
            except Exception:
                LOG.exception("a message of another node failed")

        await client.subscribe(NODES, cb=heard)
        await client.flush()
        self.sender = asyncio.create_task(self.send())

    def say(self, payload: bytes) -> None:
        self.waiting.append(payload)
        self.there.set()

    async def send(self) -> None:
        assert self.client is not None
        while True:
            await self.there.wait()
            self.there.clear()
            while self.waiting:
                payload = self.waiting.popleft()
                try:
                    await self.client.publish(NODES, payload)
                except Exception as error:
                    # The others find out from the store.
                    LOG.warning("not said to other nodes", why=repr(error))
                    await asyncio.sleep(0.1)

    async def ask(self, payload: bytes, seconds: float) -> bytes | None:
        from nats.errors import Error

        assert self.client is not None
        try:
            return (await self.client.request(THOUGHTS, payload, timeout=seconds)).data
        except (Error, TimeoutError):
            return None

    async def close(self) -> None:
        while self.waiting and self.client is not None and self.client.is_connected:
            await asyncio.sleep(0.005)
        if self.sender is not None:
            self.sender.cancel()
            await asyncio.gather(self.sender, return_exceptions=True)
        if self.client is not None:
            await let_go(self.client)


async def connect(address: str, back: Back = lambda: None) -> Client:
    try:
        import nats
    except ImportError as error:
        raise SaloonError(
            "several nodes need an extra: pip install '.[cluster]' in saloon's folder"
        ) from error

    async def troubled(error: Exception) -> None:
        LOG.warning("bus", why=repr(error))

    async def returned() -> None:
        LOG.info("bus is back")
        back()

    try:
        return await asyncio.wait_for(
            nats.connect(
                address,
                error_cb=troubled,
                reconnected_cb=returned,
                max_reconnect_attempts=-1,
                reconnect_time_wait=0.25,
                ping_interval=3,
                max_outstanding_pings=1,
            ),
            PATIENCE,
        )
    except Exception as error:
        raise SaloonError(f"no NATS server answers at {address}") from error


async def let_go(client: Client) -> None:
    """Say what was not said yet, and hang up."""
    try:
        await asyncio.wait_for(client.drain() if client.is_connected else client.close(), PATIENCE)
    except Exception as error:
        LOG.warning("bus", why=repr(error))


async def work(client: Client, think: Think) -> None:
    """Let this process think for the nodes; each thought goes to one worker."""
    thoughts: set[asyncio.Task[None]] = set()

    async def answer(message: Msg) -> None:
        try:
            await message.respond(await think(message.data))
        except Exception:
            LOG.exception("a thought failed")

    async def asked(message: Msg) -> None:
        task = asyncio.create_task(answer(message))
        thoughts.add(task)
        task.add_done_callback(thoughts.discard)

    await client.subscribe(THOUGHTS, queue=WORKERS, cb=asked)
    await client.flush()
