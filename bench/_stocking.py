"""A store for the bench, made by the interpreter that is measured: people with sessions, tables that wait to
be played, and games that are over. One question a line on stdin, one answer on stdout."""

import asyncio
import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from saloon.server.asker import Asker
from saloon.server.people.sessions import open_session
from saloon.server.store.engine import Store, file_address, open_store
from saloon.server.store.migrate import upgrade
from saloon.server.store.schema import GAME_SEATS, GAMES, PLIES, USERS
from saloon.server.tables import making
from saloon.server.tables.rows import write_new
from saloon.server.tables.starting import start
from saloon.server.wire.tables import NewTable

NOW = 1_800_000_000_000
TITLE = "standoff"
LONG = {"lives": "5", "rounds": "50"}
WORDS = 8
"""Rows of a stored game: start-up must not depend on them, the size of the file does."""
BATCH = 10_000


def user(db: Connection, number: int) -> Asker:
    name = f"Rider {number}"
    row = {"id": f"u{number}", "name": name, "name_key": name.lower(), "kind": "guest"}
    db.execute(insert(USERS).values(**row, created=NOW, last=NOW))
    return Asker(row["id"], name, "guest", "en")


def place(db: Connection, number: int, tables: int) -> dict[str, Any]:
    """Two people and their games, all of them begun and asleep."""
    pair = [user(db, 2 * number + seat) for seat in (0, 1)]
    cookies = [open_session(db, one.id, "bench", NOW) for one in pair]
    made = []
    for _ in range(tables):
        row = making.make(NewTable(TITLE, 2, LONG), pair[0], NOW)
        row.places[1].user = pair[1].person
        write_new(db, row)
        start(db, row, NOW)
        made.append(row.id)
    db.execute(GAMES.update().where(GAMES.c.id.in_(made)).values(wake_at=None))
    return {"tables": made, "cookies": cookies}


def shelf(db: Connection, first: int, count: int) -> None:
    """So many games that are over, but for one in ten that sleeps."""
    games, seats, plies = [], [], []
    for number in range(first, first + count):
        game, over = f"old{number}", number % 10 != 0
        games.append(
            {
                "id": game,
                "title": TITLE,
                "rules_version": 1,
                "seats": 2,
                "seed": "ab" * 32,
                "seed_hash": "cd" * 32,
                "key": "k" * 24,
                "host": "u0",
                "status": "over" if over else "playing",
                "created": NOW,
                "started": NOW,
                "ended": NOW if over else None,
                "wake_at": None,
            }
        )
        seats += [{"game": game, "seat": seat, "user": f"u{seat}"} for seat in (0, 1)]
        plies += [
            {
                "game": game,
                "ply": n,
                "move": None,
                "kind": "say",
                "seat": -1,
                "action": 0,
                "chance": "1 2",
                "at": NOW,
            }
            for n in range(WORDS)
        ]
    for table, rows in ((GAMES, games), (GAME_SEATS, seats), (PLIES, plies)):
        db.execute(insert(table), rows)


async def stock(folder: str, places: int, tables: int, stored: int) -> list[dict[str, Any]]:
    store = open_store(file_address(Path(folder)))
    await upgrade(store)
    made = [await store.write(partial(place, number=n, tables=tables)) for n in range(places)]
    await fill(store, stored)
    await store.close()
    return made


async def fill(store: Store, stored: int) -> None:
    for first in range(0, stored, BATCH):
        await store.write(partial(shelf, first=first, count=min(BATCH, stored - first)))


def main() -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        answer = asyncio.run(stock(asked["folder"], asked["places"], asked["tables"], asked["stored"]))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
