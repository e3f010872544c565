"""A house of three nodes, its tables, and what its store has."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from saloon.server.store.engine import open_store
from saloon.server.store.schema import GAMES, PLIES
from tests.server.cluster.nodes import Node, Nodes
from tests.server.cluster.riding import Rider

LONG = {"lives": "5", "rounds": "50"}
Plies = dict[str, list[tuple[int, str | None, int, int]]]
"""Ply, move, seat, action, by table."""


class Cluster:
    """Nodes of one house; one alone, with a SQLite file, is a house as well."""

    def __init__(self, folder: Path, database: str, open_: Nodes, *more: str, count: int = 3) -> None:
        self.database = database
        self.nodes = []
        for name in "abc"[:count]:
            wanted = ("--database-url", database, "--node", name)
            self.nodes.append(Node(folder / f"{name}.log", *wanted, *more))
            open_.add(self.nodes[-1])
        for node in self.nodes:
            node.wait()

    def node(self, number: int) -> Node:
        return self.nodes[number % len(self.nodes)]

    def addresses(self, first: int) -> Callable[[], list[str]]:
        """The nodes from this one on, as a client knows them: it does not know which are up."""
        return lambda: [self.node(first + n).url for n in range(len(self.nodes))]

    def riders(self, number: int, seats: int, **wish: Any) -> list[Rider]:
        """A new game, each seat at a node of its own."""
        people = [self.node(seat).guest(f"Rider {number}-{seat}") for seat in range(seats)]
        cookies = [person.cookies["saloon"] for person in people]
        asked = {"title": "standoff", "seats": seats, "options": LONG, **wish}
        made = people[0].post("/api/tables", json=asked).json()
        table = made["info"]["id"]
        for seat in range(1, seats):
            joined = people[seat].post(
                f"/api/tables/{table}/join", json={"seat": seat, "key": made.get("key")}
            )
            assert joined.status_code == 200, joined.text
        return [
            Rider(table, seat, cookies[seat], self.addresses(seat), random.Random(f"{number} {seat}"))
            for seat in range(seats)
        ]

    def plies(self, riders: list[Rider]) -> Plies:
        """What the store has of their tables."""
        return stored(self.database, {rider.table for rider in riders})


def stored(database: str, tables: set[str]) -> Plies:
    found: Plies = {table: [] for table in tables}

    def read(db: Connection) -> None:
        columns = (PLIES.c.game, PLIES.c.ply, PLIES.c.move, PLIES.c.seat, PLIES.c.action)
        query = select(*columns).where(PLIES.c.game.in_(tables)).order_by(PLIES.c.game, PLIES.c.ply)
        for game, ply, move, seat, action in db.execute(query):
            found[game].append((ply, move, seat, action))

    ask(database, read)
    return found


def statuses(database: str, tables: set[str]) -> set[str]:
    query = select(GAMES.c.status).where(GAMES.c.id.in_(tables))
    found: list[str] = ask(database, lambda db: list(db.scalars(query)))
    return set(found)


def ask(database: str, work: Callable[[Connection], Any]) -> Any:
    """Something that only the store knows."""

    async def asked() -> Any:
        store = open_store(database)
        try:
            return await store.read(work)
        finally:
            await store.close()

    return asyncio.run(asked())
