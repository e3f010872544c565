"""What any store promises, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, update

from saloon.server.store.appends import CONFLICT, FAILED, STORED, Append, Appends, Ply
from saloon.server.store.engine import Store, file_address, open_store
from saloon.server.store.migrate import METADATA, newest, upgrade, version
from saloon.server.store.schema import PLIES, USERS
from tests.server.services import Postgres

T = TypeVar("T")
NOW = 1_800_000_000_000


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return file_address(tmp_path)
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.database()


def with_store(address: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Something done with a store that is up to date."""

    async def done() -> T:
        store = open_store(address)
        try:
            await upgrade(store)
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())


def ply(number: int, game: str = "g1", move: str | None = None) -> Ply:
    return game, number, move, "say", 0, 7, "", NOW


async def appended(store: Store, *rows: Ply, also: Callable[[Connection], None] | None = None) -> list[int]:
    """What came of each; `also` belongs to the first."""
    appends = Appends(store)
    appends.start()
    told: list[int] = [-1] * len(rows)
    done = asyncio.Event()

    def hear(at: int, outcome: int) -> None:
        told[at] = outcome
        if -1 not in told:
            done.set()

    for at, row in enumerate(rows):
        appends.add(Append(row, partial(hear, at), None if at else also))
    await asyncio.wait_for(done.wait(), 30)
    await appends.close()
    return told


def count(db: Connection) -> int:
    return db.scalar(select(func.count()).select_from(PLIES)) or 0


def test_the_migrations_make_what_the_code_declares(address: str) -> None:
    def differences(db: Connection) -> list[object]:
        assert version(db) == newest()
        return list(compare_metadata(MigrationContext.configure(db), METADATA))

    async def look(store: Store) -> list[object]:
        assert not await upgrade(store), "a second time there is nothing to do"
        return await store.read(differences)

    assert with_store(address, look) == []


def test_nodes_that_start_at_once_bring_it_up_to_date_once(postgres: Postgres) -> None:
    address = postgres.database()

    async def both() -> tuple[bool, bool]:
        one, other = open_store(address), open_store(address)
        try:
            first, second = await asyncio.gather(upgrade(one), upgrade(other))
            return first, second
        finally:
            await one.close()
            await other.close()

    assert sorted(asyncio.run(both())) == [False, True]


def test_what_is_written_is_there_for_others_when_write_comes_back(address: str) -> None:
    row = {"id": "u1", "name": "Ada", "name_key": "ada", "kind": "guest", "created": NOW, "last": NOW}

    async def write(store: Store) -> str | None:
        await store.write(lambda db: db.execute(insert(USERS).values(**row)))
        other = open_store(address)
        try:
            return await other.read(lambda db: db.scalar(select(USERS.c.name)))
        finally:
            await other.close()

    assert with_store(address, write) == "Ada"


def test_a_write_that_fails_leaves_nothing(address: str) -> None:
    def half(db: Connection) -> None:
        db.execute(insert(PLIES).values(**dict(zip(PLIES.c.keys(), ply(0), strict=True))))
        raise RuntimeError("halfway")

    async def write(store: Store) -> int:
        with pytest.raises(RuntimeError, match="halfway"):
            await store.write(half)
        return await store.read(count)

    assert with_store(address, write) == 0


def test_a_second_word_of_the_same_number_is_refused_and_the_others_are_not(address: str) -> None:
    async def write(store: Store) -> tuple[list[int], list[int], int]:
        first = await appended(store, ply(0), ply(0, "g2"))
        second = await appended(store, ply(0), ply(1), ply(1, "g2"))
        return first, second, await store.read(count)

    assert with_store(address, write) == ([STORED, STORED], [CONFLICT, STORED, STORED], 4)


def test_a_move_counts_once_whatever_its_number(address: str) -> None:
    async def write(store: Store) -> list[int]:
        await appended(store, ply(0, move="0:m1"))
        return await appended(store, ply(1, move="0:m1"), ply(1, "g2", move="0:m1"))

    assert with_store(address, write) == [CONFLICT, STORED]


def test_what_belongs_to_a_word_is_written_with_it_or_not_at_all(address: str) -> None:
    def also(db: Connection) -> None:
        db.execute(update(PLIES).values(action=PLIES.c.action + 1))

    async def write(store: Store) -> list[int | None]:
        await appended(store, ply(0), also=also)
        await appended(store, ply(0, "g2"))
        await appended(store, ply(0, "g2"), ply(0, "g3"), also=also)
        rows = select(PLIES.c.action).order_by(PLIES.c.game)
        return list(await store.read(lambda db: db.scalars(rows).all()))

    assert with_store(address, write) == [8, 7, 7]


def test_many_words_wait_for_the_disk_together(address: str) -> None:
    async def write(store: Store) -> tuple[int, int, int]:
        appends = Appends(store)
        appends.start()
        told: list[int] = []
        for game in range(1000):
            appends.add(Append(ply(0, f"g{game}"), told.append))
        await appends.close()
        return told.count(STORED), await store.read(count), appends.batches

    stored, there, batches = with_store(address, write)
    assert (stored, there) == (1000, 1000)
    assert batches < 10


def test_a_store_that_is_gone_says_so_of_each_word(address: str) -> None:
    async def write(store: Store) -> list[int]:
        await store.write(lambda db: db.exec_driver_sql("ALTER TABLE plies RENAME TO elsewhere"))
        return await appended(store, ply(0), ply(1))

    assert with_store(address, write) == [FAILED, FAILED]
