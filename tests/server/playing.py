"""Somebody at a table, over the real socket."""

from __future__ import annotations

import itertools
import json
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.running import PATIENCE, Running

NUMBERS = itertools.count()


class Seated:
    """A person's socket, following one table."""

    def __init__(self, house: Running, client: httpx.Client, table: str, **hello: Any) -> None:
        address = house.url.replace("http", "ws") + "/api/socket"
        headers = {"Cookie": f"saloon={client.cookies['saloon']}"}
        self.open = ExitStack()
        opening = connect(address, additional_headers=headers, max_size=None)
        self.socket: ClientConnection = self.open.enter_context(opening)
        self.table = table
        self.seen: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.send(t="hello", table=table, **hello)
        self.until("table")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; what comes before it is looked at too."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            self.heard.append(message)
            if message.get("seen"):
                self.seen = message["seen"]
            if message["t"] in kinds:
                return message

    def words(self) -> dict[str, int]:
        ask = self.seen.get("ask")
        return {word["say"]: word["a"] for word in ask["words"]} if ask else {}

    def say(self, word: str) -> dict[str, Any]:
        """Say a word of one's own seat; the answer."""
        while word not in self.words():
            self.until("said", "table")
        ask = self.seen["ask"]["id"]
        self.send(t="say", table=self.table, id=f"m{next(NUMBERS)}", ask=ask, a=self.words()[word])
        answer = self.until("done", "refused")
        if answer["t"] == "done":
            self.until("said")
        return answer

    def until_over(self) -> None:
        while not self.seen.get("over"):
            self.until("said", "table")

    def close(self) -> None:
        self.open.close()


def table_of(client: httpx.Client, **wish: Any) -> str:
    """A new table; its id."""
    answer = client.post("/api/tables", json={"title": "standoff", "seats": 2, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["info"]["id"])


def duel(house: Running, ada: httpx.Client, bea: httpx.Client, **wish: Any) -> str:
    """A game of Standoff that is over at once: one round, and the second leaves town."""
    table = table_of(ada, **wish)
    joined = bea.post(f"/api/tables/{table}/join", json={"key": key_of(house, table)})
    assert joined.status_code == 200, joined.text
    first, second = Seated(house, ada, table), Seated(house, bea, table)
    assert first.say("duck")["t"] == "done"
    assert second.say("duck")["t"] == "done"
    assert second.say("leave")["t"] == "done"
    first.until_over()
    first.close()
    second.close()
    return table


def key_of(house: Running, table: str) -> str:
    """The key in the link to a table."""
    live = house.wait(house.house.tables.find(table))
    assert live is not None
    return live.row.key
