"""People at tables: a cookie, a real socket, and what comes over it."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from saloon.server.settings import Settings
from tests.server.running import PATIENCE, Door, Running

Message = dict[str, Any]
SOON = 10.0
START = 1_800_000_000_000


class FakeClock:
    """The house's clock, moved by hand."""

    def __init__(self, at: int = START) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def pass_(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


class Somebody:
    """One person: HTTP, a socket, and everything that came over it so far."""

    def __init__(
        self, house: Door, name: str, lang: str = "en", cookies: httpx.Cookies | None = None
    ) -> None:
        """A new guest; with the cookies of one who was here before, that one."""
        self.house = house
        self.web: httpx.Client = house.guest(name, lang) if cookies is None else house.visitor()
        if cookies is not None:
            self.web.cookies.update(dict(cookies))
        self.id: str = self.web.get("/api/me").json()["person"]["id"]
        self.name: str = self.web.get("/api/me").json()["person"]["name"]
        self.socket: ClientConnection | None = None
        self.heard: list[Message] = []
        self.raw: list[bytes] = []
        self.numbers = itertools.count(1)
        self.table = ""
        self.open = ExitStack()

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    def connect(self) -> Message:
        url = self.house.url.replace("http", "ws", 1) + "/api/socket"
        headers = {"Cookie": self.cookie()}
        connecting = connect(url, additional_headers=headers, compression=None, max_size=None, proxy=None)
        self.socket = self.open.enter_context(connecting)
        return self.next("welcome")

    def close(self) -> None:
        self.open.close()
        self.socket = None

    def send(self, t: str, **what: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps({"t": t, **what}))

    def receive(self, seconds: float = SOON) -> Message:
        assert self.socket is not None
        raw = self.socket.recv(seconds, decode=False)
        assert isinstance(raw, bytes)
        message: Message = json.loads(raw)
        self.raw.append(raw)
        self.heard.append(message)
        return message

    def next(self, *kinds: str, where: Callable[[Message], bool] | None = None) -> Message:
        """The next message of one of these kinds; the others are kept in `heard` and passed by."""
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            message = self.receive(end - time.monotonic())
            if message["t"] in kinds and (where is None or where(message)):
                return message
        raise TimeoutError(kinds)

    def quiet(self) -> list[Message]:
        """What has come by now: everything up to the refusal of a word without an id, which waits its turn at
        the table."""
        self.send("undo", table=self.table, id="")
        found: list[Message] = []
        while True:
            message = self.receive()
            if message["t"] == "refused" and message["id"] == "":
                return found
            found.append(message)

    def hello(self, table: str, **more: Any) -> Message:
        if self.socket is None:
            self.connect()
        self.table = table
        self.send("hello", table=table, **more)
        return self.next("table", "fault")

    def latest(self) -> Message:
        """What this person sees now."""
        return next(m for m in reversed(self.heard) if m["t"] in ("table", "said") and m.get("seen"))

    def say(self, word: str, id_: str | None = None, ask: str | None = None) -> str:
        """A word by its notation, from what was seen last; the id it was said with."""
        asked = self.latest()["seen"]["ask"]
        action = next(one["a"] for one in asked["words"] if one["say"] == word)
        return self.say_number(action, id_, ask or asked["id"])

    def say_number(self, action: int, id_: str | None, ask: str) -> str:
        id_ = id_ or f"w{next(self.numbers)}"
        self.send("say", table=self.table, id=id_, ask=ask, a=action)
        return id_

    def said(self, word: str) -> Message:
        """Say it and see what comes of it."""
        id_ = self.say(word)
        answer = self.next("done", "refused", where=lambda m: m["id"] == id_)
        assert answer["t"] == "done", answer
        return self.next("said")

    def post(self, path: str, what: Any = None, status: int | None = None) -> Message:
        answer = self.web.post(path, json={} if what is None else what)
        assert status is None or answer.status_code == status, answer.text
        found: Message = answer.json()
        return found


@contextmanager
def company(house: Door, *names: str) -> Iterator[list[Somebody]]:
    people = [Somebody(house, name) for name in names]
    try:
        yield people
    finally:
        for one in people:
            one.close()


@contextmanager
def clocked(data: Path, at: int = START, **settings: Any) -> Iterator[tuple[Running, FakeClock]]:
    """A house whose clock is moved by hand."""
    clock = FakeClock(at)
    one = Running(Settings(data=data, port=0, workers=1, **settings))
    one.house.now = clock
    one.house.uptime.now = clock
    one.house.uptime.asleep = 10**15
    one.thread.start()
    assert one.up.wait(PATIENCE)
    assert one.url
    try:
        yield one, clock
    finally:
        for visitor in one.visitors:
            visitor.close()
        one.server.should_exit = True
        one.thread.join(PATIENCE)


def table_of(people: list[Somebody], title: str = "standoff", **wish: Any) -> str:
    """A running game with these people in the seats from the first on; all of them follow it."""
    made = people[0].post("/api/tables", {"title": title, "seats": len(people), **wish}, 201)
    table = str(made["info"]["id"])
    for one in people[1:]:
        one.post(f"/api/tables/{table}/join", {"key": made["key"]}, 200)
    for seat, one in enumerate(people):
        told = one.hello(table)
        assert told.get("seat") == seat, told
    return table
