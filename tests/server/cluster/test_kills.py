"""A house of one node and a SQLite file, struck dead again and again: what it has acknowledged is there."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, select

from saloon.server.store.engine import file_address
from saloon.server.store.schema import GAMES
from saloon.server.tables.log import read_log
from saloon.server.tables.rows import read_table
from tests.server.cluster.clusters import LONG, ask, stored
from tests.server.cluster.nodes import ROOT, Node
from tests.server.cluster.riding import Rider, check
from tests.server.running import Door
from tests.server.services import PATIENCE, free_port, listens, wait_for

KILLS = int(os.environ.get("SALOON_KILLS", "10"))
TABLES = 3
SEATS = 3


class Fragile(Door):
    """A house on one port that is killed and comes up again."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = (folder / "log").open("ab")
        self.stable = subprocess.Popen(
            [sys.executable, "-m", "tests.server.cluster.stable"],
            cwd=ROOT,
            env={**os.environ, "SALOON_GRACE": "0"},
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
        )
        self.pid = 0

    def up(self) -> None:
        assert self.stable.stdin is not None
        assert self.stable.stdout is not None
        words = ("serve", "--plain", "--data", str(self.folder), "--port", str(self.port))
        print("\t".join(words), file=self.stable.stdin, flush=True)
        self.pid = int(self.stable.stdout.readline())
        wait_for(lambda: listens(self.port))

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        wait_for(lambda: not listens(self.port))

    def close(self) -> None:
        self.kill()
        for visitor in self.visitors:
            visitor.close()
        assert self.stable.stdin is not None
        self.stable.stdin.close()
        assert self.stable.stdout is not None
        self.stable.stdout.close()
        self.stable.wait(30)
        self.log.close()


def stubborn(act: Callable[[], httpx.Response]) -> httpx.Response:
    """Asked until there is an answer; a house that is down has none."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return act()
        except httpx.TransportError:
            assert time.monotonic() < end, "the house does not come up"
            time.sleep(0.01)


def introduce(visitor: httpx.Client, seat: int) -> httpx.Response:
    return visitor.post("/api/guest", json={"name": f"Rider {seat}-{random.randrange(10**9)}"})


def sit_down(house: Door, number: int) -> list[Rider]:
    """A new table, however often the house dies meanwhile."""
    people = []
    for seat in range(SEATS):
        visitor = house.visitor()
        # Where an answer was lost the nickname may be taken already: each try has its own.
        stubborn(partial(introduce, visitor, seat))
        people.append((visitor, visitor.cookies["saloon"]))
    wish = {"title": "standoff", "seats": SEATS, "options": LONG}
    made = stubborn(lambda: people[0][0].post("/api/tables", json=wish)).json()
    table = made["info"]["id"]
    for seat in range(1, SEATS):
        body = {"seat": seat, "key": made.get("key")}
        # A second time, when the first answer was lost, it is refused: the seat is taken already.
        stubborn(partial(people[seat][0].post, f"/api/tables/{table}/join", json=body))
    url = house.url
    return [
        Rider(table, seat, people[seat][1], lambda: [url], random.Random(f"{number} {seat}"))
        for seat in range(SEATS)
    ]


async def keep_riding(house: Door, riders: list[Rider], stop: asyncio.Event) -> None:
    """One game after the other."""
    number = 0
    while not stop.is_set():
        number += 1
        mine = await asyncio.to_thread(sit_down, house, number)
        riders += mine
        await asyncio.gather(*[rider.ride() for rider in mine])


def replayed(database: str, tables: set[str]) -> None:
    """Every log is still a game: the rules accept it from the first word to the last."""

    def read(db: Connection) -> None:
        for table in tables:
            row = read_table(db, table)
            assert row is not None
            log = read_log(db, row, [])
            assert log.match.over == (row.status == "over")

    ask(database, read)


def test_struck_dead_at_random(tmp_path: Path) -> None:
    house = Fragile(tmp_path)
    riders: list[Rider] = []
    luck = random.Random(KILLS)

    async def ride() -> None:
        stop = asyncio.Event()
        tables = [asyncio.create_task(keep_riding(house, riders, stop)) for _ in range(TABLES)]
        for _ in range(KILLS):
            before = sum(len(rider.counted) for rider in riders)
            while sum(len(rider.counted) for rider in riders) < before + luck.randrange(1, 60):
                await asyncio.sleep(0.005)
                for table in tables:
                    assert not table.done(), table.result()
            await asyncio.sleep(luck.random() * 0.05)
            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.up)
        stop.set()
        await asyncio.gather(*tables)

    try:
        house.up()
        asyncio.run(asyncio.wait_for(ride(), 60 + 10 * KILLS))
    finally:
        house.close()
    database = file_address(tmp_path)
    tables = {rider.table for rider in riders}
    assert check(riders, stored(database, tables)) > KILLS
    assert sum(len(rider.gaps) for rider in riders) >= KILLS
    replayed(database, tables)


@pytest.mark.parametrize("at", [1, 2, 7])
def test_struck_dead_between_disk_and_answer(tmp_path: Path, at: int) -> None:
    database = file_address(tmp_path)
    data = ("--data", str(tmp_path))
    fatal = Node(tmp_path / "log", *data, fatal_at=at).wait()
    riders = sit_down(fatal, at)

    async def first() -> None:
        rides = [asyncio.create_task(rider.ride()) for rider in riders]
        async with asyncio.timeout(60):
            while fatal.running:
                await asyncio.sleep(0.01)
            for ride in rides:
                ride.cancel()
            await asyncio.gather(*rides, return_exceptions=True)

    asyncio.run(first())
    rows = stored(database, {riders[0].table})
    words = [move for _, move, _, _ in rows[riders[0].table] if move is not None]
    assert check(riders, rows) == len(words) - 1 == at - 1, "one word is on disk that nobody was told of"
    again = Node(tmp_path / "log", *data, port=fatal.port).wait()
    try:
        asyncio.run(finish(riders))
    finally:
        again.stop()
        for visitor in fatal.visitors:
            visitor.close()
    rows = stored(database, {riders[0].table})
    words = [move for _, move, _, _ in rows[riders[0].table] if move is not None]
    assert check(riders, rows) == len(words), "in the end every word was acknowledged, the one between too"
    status = ask(database, lambda db: db.scalar(select(GAMES.c.status)))
    assert status == "over"


async def finish(riders: list[Rider]) -> None:
    async with asyncio.timeout(90):
        await asyncio.gather(*[rider.ride() for rider in riders])
