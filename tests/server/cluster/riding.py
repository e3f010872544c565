"""Clients that play whole games at random, and come back wherever they can when their node is gone. What they
were told counts is written down, to be compared with what the store has."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

AGAIN = 0.02
ANSWER = 5.0
"""Seconds after which a word without an answer is said once more."""


@dataclass
class Rider:
    """One seat. `addresses`: the nodes, its own first; `sent` and `counted`: its words by their ids."""

    table: str
    seat: int
    session: str
    addresses: Callable[[], list[str]]
    luck: random.Random
    key: str | None = None
    sent: dict[str, int] = field(default_factory=dict)
    counted: dict[str, int] = field(default_factory=dict)
    waiting: dict[str, Any] | None = None
    over: bool = False
    away: float | None = None
    gaps: list[float] = field(default_factory=list)
    heard: int = 0
    asked: str = ""
    stories: list[int] = field(default_factory=list)

    async def ride(self) -> None:
        """Play until it is over."""
        turn = 0
        while not self.over:
            addresses = self.addresses()
            try:
                address = addresses[turn % len(addresses)].replace("http", "ws", 1)
                headers = {"Cookie": f"saloon={self.session}"}
                opening = connect(
                    f"{address}/api/socket",
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    proxy=None,
                    open_timeout=10,
                )
                async with opening as socket:
                    await self.play(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                if self.away is None:
                    self.away = time.monotonic()
                turn += 1
                await asyncio.sleep(AGAIN)

    async def play(self, socket: ClientConnection) -> None:
        hello = {"t": "hello", "table": self.table, "heard": self.heard, "seat": self.seat, "key": self.key}
        await socket.send(json.dumps(hello))
        while not self.over:
            try:
                async with asyncio.timeout(ANSWER):
                    raw = await socket.recv()
            except TimeoutError:
                # A lost word is said once more, with its own id; then a look at the whole table.
                if self.waiting is not None:
                    await socket.send(json.dumps(self.waiting))
                await socket.send(json.dumps(hello | {"heard": self.heard}))
                continue
            await self.hear(socket, json.loads(raw))

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "done":
            self.counted[message["id"]] = self.sent[message["id"]]
        if kind in ("done", "refused") and self.waiting is not None and message["id"] == self.waiting["id"]:
            self.waiting = None
            if kind == "refused":
                self.asked = ""
        if kind == "table":
            if self.away is not None:
                self.gaps.append(time.monotonic() - self.away)
                self.away = None
            if self.waiting is not None:
                await socket.send(json.dumps(self.waiting))
        if kind in ("table", "said"):
            seen = message["seen"]
            self.heard = seen["heard"]
            self.over = seen["over"]
            await self.answer(socket, seen["ask"])

    async def answer(self, socket: ClientConnection, ask: dict[str, Any] | None) -> None:
        """Say something, if the table waits for it and it is not being said."""
        if self.over or ask is None or not ask["must"] or self.waiting is not None or ask["id"] == self.asked:
            return
        words = [word for word in ask["words"] if word["verb"] != "leave"] or ask["words"]
        action = self.luck.choice(words)["a"]
        move = f"{self.seat}-{len(self.sent)}-{self.luck.randrange(10**6)}"
        self.waiting = {"t": "say", "table": self.table, "id": move, "ask": ask["id"], "a": action}
        self.sent[move], self.asked = action, ask["id"]
        await socket.send(json.dumps(self.waiting))


def check(riders: list[Rider], plies: dict[str, list[tuple[int, str | None, int, int]]]) -> int:
    """Every acknowledged word is in the store, once, as it was said; nothing is there that nobody said. How
    many were acknowledged. `plies`: ply, move, seat, action, by table."""
    counted = 0
    for table, rows in plies.items():
        mine = [rider for rider in riders if rider.table == table]
        assert [row[0] for row in rows] == list(range(len(rows))), f"{table}: rows are missing"
        moves = [move for _, move, _, _ in rows if move is not None and move[0].isdigit()]
        assert len(moves) == len(set(moves)), f"{table}: a word counts twice"
        said = {move: action for _, move, _, action in rows if move is not None}
        for rider in mine:
            for move, action in rider.counted.items():
                assert said.get(f"{rider.seat}:{move}") == action, (
                    f"{table}: {move} was acknowledged and is lost"
                )
                counted += 1
        known = {f"{rider.seat}:{move}" for rider in mine for move in rider.sent}
        assert set(moves) <= known, f"{table}: words that nobody said"
    return counted
