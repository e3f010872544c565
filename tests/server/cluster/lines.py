"""A network line that can be cut, stalled and healed: a TCP proxy between a node and what it talks to."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

Target = str | tuple[str, int]
"""A Unix socket's path, or host and port."""
PATIENCE = 30.0


class Line:
    """`url`'s port is where the node connects. Cut: every connection breaks, and nobody answers a new one.
    Stalled: nothing breaks, and nothing arrives until it is healed."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.flowing = asyncio.Event()
        self.is_cut = False
        self.open: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def start(self) -> None:
        self.thread.start()
        self.do(self.listen())

    def stop(self) -> None:
        self.do(self.end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    async def listen(self) -> None:
        self.flowing.set()
        self.server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def end(self) -> None:
        self.server.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.break_all()
        await asyncio.sleep(0)

    # What happens to it

    def cut(self) -> None:
        self.do(self.change(True, True))

    def stall(self) -> None:
        self.do(self.change(False, False))

    def heal(self) -> None:
        self.do(self.change(False, True))

    async def change(self, cut: bool, flowing: bool) -> None:
        self.is_cut = cut
        (self.flowing.set if flowing else self.flowing.clear)()
        if cut:
            self.break_all()

    def break_all(self) -> None:
        for writer in list(self.open):
            writer.transport.abort()
        self.open.clear()

    # Bytes

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        self.open.add(writer)
        await self.flowing.wait()
        if self.is_cut:
            writer.transport.abort()
            return
        there, back = await self.connect()
        self.open.add(back)
        try:
            await asyncio.gather(self.pump(reader, back), self.pump(there, writer))
        except (ConnectionError, OSError):
            pass
        finally:
            for one in (writer, back):
                one.transport.abort()
                self.open.discard(one)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self.target, str):
            return await asyncio.open_unix_connection(self.target)
        return await asyncio.open_connection(*self.target)

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            await self.flowing.wait()
            writer.write(data)
            await writer.drain()
        raise ConnectionResetError


@contextmanager
def line(target: Target) -> Iterator[Line]:
    one = Line(target)
    one.start()
    try:
        yield one
    finally:
        one.stop()
