"""kill -9, over and over: what was acknowledged is there, once, and the game goes on.

`SALOON_KILLS` says how often (10 unless told otherwise).
"""

from __future__ import annotations

import os
import random
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from saloon.server.store.engine import sqlite_engine
from saloon.server.tables.log import read_log
from saloon.server.tables.rows import read_table
from tests.server.talking import Somebody

KILLS = int(os.environ.get("SALOON_KILLS", "10"))
ROOT = Path(__file__).resolve().parents[3]
TABLES = 3
LONGEST = 40.0


class Mortal:
    """A house in a process of its own, on a port that stays the same. It looks enough like `Running` for a
    `Somebody` to come to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.visitors: list[httpx.Client] = []

    def visitor(self) -> httpx.Client:
        client = httpx.Client(base_url=self.url, timeout=LONGEST, trust_env=False)
        self.visitors.append(client)
        return client

    def guest(self, name: str, lang: str) -> httpx.Client:
        client = self.visitor()
        assert client.post("/api/guest", json={"name": name, "lang": lang}).status_code == 201
        return client

    @contextmanager
    def alive(self, when: str, count: int) -> Iterator[subprocess.Popen[bytes]]:
        words = [str(self.folder), str(self.port), when, str(count)]
        process = subprocess.Popen([sys.executable, "-m", "tests.server.tables.dying", *words], cwd=ROOT)
        try:
            self.wait(process)
            yield process
        finally:
            process.kill()
            process.wait()

    def wait(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + LONGEST
        while time.monotonic() < end and process.poll() is None:
            try:
                httpx.get(f"{self.url}/api/titles/standoff", trust_env=False)
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise TimeoutError("the house did not come up")


class Speaker:
    """Somebody who says word after word, and remembers which were acknowledged."""

    def __init__(self, one: Somebody, table: str, seed: int) -> None:
        self.one = one
        self.table = table
        self.rng = random.Random(seed)
        self.count = 0
        self.waiting: tuple[str, str, int] | None = None
        self.done: list[str] = []
        self.over = False

    def play(self) -> None:
        """Until the house dies or the game ends."""
        try:
            self.one.connect()
            told = self.one.hello(self.table)
            if self.waiting is not None:
                self.say()
            self.heed(told)
            while not self.over:
                self.heed(self.one.receive(LONGEST))
        except (OSError, EOFError, WebSocketException, TimeoutError):
            pass
        finally:
            self.one.close()

    def heed(self, message: dict[str, object]) -> None:
        if message["t"] in ("done", "refused") and self.waiting and message["id"] == self.waiting[0]:
            if message["t"] == "done":
                self.done.append(self.waiting[0])
            self.waiting = None
        seen = message.get("seen")
        if isinstance(seen, dict):
            self.over = seen["over"]
        latest = self.one.latest()["seen"]
        ask = latest["ask"]
        if self.waiting is None and ask is not None and ask["must"]:
            words = [one["a"] for one in ask["words"] if one["verb"] != "leave"]
            self.count += 1
            self.waiting = (f"m{self.count}", ask["id"], self.rng.choice(words))
            self.say()

    def say(self) -> None:
        assert self.waiting is not None
        id_, ask, action = self.waiting
        self.one.say_number(action, id_, ask)


def speakers(house: Mortal, table_number: int) -> list[Speaker]:
    """Two people at a new table."""
    names = [f"Crash {'abcdefghij'[table_number]} {name}" for name in ("Ann", "Bea")]
    two = [Somebody(house, name) for name in names]  # type: ignore[arg-type]  # a Mortal is house enough
    wish = {"title": "standoff", "seats": 2, "options": {"lives": "5", "rounds": "50"}}
    table = two[0].post("/api/tables", wish, 201)["info"]["id"]
    two[1].post(f"/api/tables/{table}/join", {}, 200)
    return [Speaker(one, table, 10 * table_number + seat) for seat, one in enumerate(two)]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Mortal]:
    one = Mortal(tmp_path)
    yield one
    for client in one.visitors:
        client.close()


def test_what_was_acknowledged_survives_kill_9(house: Mortal) -> None:
    rng = random.Random(5)
    everybody: list[Speaker] = []
    with house.alive("never", 0):
        for number in range(TABLES):
            everybody += speakers(house, number)
    heard = 0
    for kill in range(KILLS):
        when = ("publish", "append", "never")[kill % 3]
        with house.alive(when, rng.randrange(1, 12)) as process:
            life = rng.uniform(0.05, 0.6) if when == "never" else LONGEST
            live(process, everybody, life)
        check(house, everybody)
        heard = max(heard, sum(len(speaker.done) for speaker in everybody))
        everybody = [speaker for speaker in everybody if not speaker.over] or renewed(house, kill)
    assert heard > KILLS


def live(process: subprocess.Popen[bytes], everybody: list[Speaker], life: float) -> None:
    """Everybody plays until the house dies by itself, its time is up, or all games are over."""
    threads = [threading.Thread(target=speaker.play) for speaker in everybody]
    for thread in threads:
        thread.start()
    end = time.monotonic() + life
    while process.poll() is None and time.monotonic() < end and any(one.is_alive() for one in threads):
        time.sleep(0.01)
    process.kill()
    process.wait()
    for thread in threads:
        thread.join(LONGEST)


def renewed(house: Mortal, kill: int) -> list[Speaker]:
    """All games are over: new ones."""
    with house.alive("never", 0):
        return speakers(house, 3 + kill % 7)


def check(house: Mortal, everybody: list[Speaker]) -> None:
    """Every acknowledged word is in the store once; what else is there was on its way; the log replays."""
    with sqlite3.connect(house.folder / "saloon.db") as db:
        rows = db.execute("SELECT game, ply, move FROM plies ORDER BY game, ply").fetchall()
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
    for speaker in everybody:
        mine = [row for row in rows if row[0] == speaker.table]
        assert [row[1] for row in mine] == list(range(len(mine)))
        seat = seat_of(speaker)
        said = [
            row[2].split(":", 1)[1] for row in mine if row[2] is not None and row[2].startswith(f"{seat}:")
        ]
        assert len(said) == len(set(said))
        assert set(speaker.done) <= set(said)
        on_its_way = {speaker.waiting[0]} if speaker.waiting is not None else set()
        assert set(said) - set(speaker.done) <= on_its_way
    engine = sqlite_engine(f"sqlite:///{house.folder / 'saloon.db'}")
    with engine.connect() as connection:
        for table in {speaker.table for speaker in everybody}:
            row = read_table(connection, table)
            assert row is not None
            log = read_log(connection, row, [])
            assert (row.status == "over") == log.match.over
    engine.dispose()


def seat_of(speaker: Speaker) -> int:
    found = next(m for m in speaker.one.heard if m["t"] == "table")
    return int(found["seat"])
