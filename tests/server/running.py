"""A house on a port of its own, and people who come to it with real requests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from saloon.server.house import House
from saloon.server.serve import server
from saloon.server.settings import Settings

T = TypeVar("T")
PATIENCE = 30.0


class Door:
    """Where people come in."""

    def __init__(self) -> None:
        self.url = ""
        self.visitors: list[httpx.Client] = []

    def visitor(self, **headers: str) -> httpx.Client:
        """Somebody with an empty cookie jar."""
        client = httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE, trust_env=False)
        self.visitors.append(client)
        return client

    def guest(self, name: str, lang: str = "en") -> httpx.Client:
        """Somebody who has given a nickname."""
        client = self.visitor()
        answer = client.post("/api/guest", json={"name": name, "lang": lang})
        assert answer.status_code == 201, answer.text
        return client

    def account(self, name: str, password: str = "dusty boots") -> httpx.Client:
        client = self.guest(name)
        answer = client.post("/api/account", json={"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return client


class Running(Door):
    """A house that runs in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.house = House(settings)
        self.server = server(self.house)
        self.loop = asyncio.new_event_loop()
        self.up = threading.Event()
        self.thread = threading.Thread(target=self.run)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.live())
        self.loop.close()

    async def live(self) -> None:
        serving = asyncio.ensure_future(self.server.serve())
        while not self.server.started and not serving.done():
            await asyncio.sleep(0.005)
        if self.server.started:
            port = self.server.servers[0].sockets[0].getsockname()[1]
            self.url = f"http://127.0.0.1:{port}"
        self.up.set()
        await serving

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Something done on the house's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def read(self, work: Callable[[Any], T]) -> T:
        return self.wait(self.house.store.read(work))

    def write(self, work: Callable[[Any], T]) -> T:
        return self.wait(self.house.store.write(work))


@contextmanager
def running(data: Path, **settings: Any) -> Iterator[Running]:
    """A house, up until the block ends."""
    one = Running(Settings(data=data, port=0, workers=1, **settings))
    one.thread.start()
    assert one.up.wait(PATIENCE)
    assert one.url, "the house did not come up"
    try:
        yield one
    finally:
        for visitor in one.visitors:
            visitor.close()
        one.server.should_exit = True
        one.thread.join(PATIENCE)
