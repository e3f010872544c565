"""A copy of everything, while the house is open, and back again.

Into a file that ends in `.db` goes a copy of the SQLite file; into any other the rows of every table, a JSON
line each, compressed: the same from SQLite and from PostgreSQL, so it also moves a house from the one to the
other.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from alembic import command
from sqlalchemy import Connection, LargeBinary, Table, insert, select

from saloon.kernel.errors import SaloonError
from saloon.server.store.engine import SqliteStore, Store
from saloon.server.store.migrate import METADATA, bring, config, version

FORM: Final = "saloon backup 1"
CHUNK: Final = 1000


async def backup(store: Store, target: Path, now: int) -> int:
    """Write the copy; how many rows (of a `.db`: bytes) it has. The file is there whole or not at all."""
    if target.exists():
        raise SaloonError(f"{target} exists already")
    part = target.with_name(target.name + ".part")
    try:
        if target.suffix == ".db":
            count = copy_file(store, part)
        else:
            count = await store.read(lambda db: write_rows(db, store, part, now))
        os.chmod(part, 0o600)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    return count


def copy_file(store: Store, target: Path) -> int:
    if not isinstance(store, SqliteStore):
        raise SaloonError("a .db file is a copy of SQLite's; name the file otherwise, or use pg_dump")
    source = store.address.removeprefix("sqlite:///")
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there, pages=1000)
        [(found,)] = there.execute("PRAGMA integrity_check").fetchall()
    if found != "ok":
        raise SaloonError(f"the copy is damaged: {found}")
    return target.stat().st_size


def write_rows(db: Connection, store: Store, target: Path, now: int) -> int:
    """Every row as it stood at one moment."""
    if not store.sqlite:
        db.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
    count = 0
    with gzip.open(target, "wt", encoding="utf-8") as file:
        file.write(json.dumps({"form": FORM, "version": version(db), "made": now}) + "\n")
        for table in METADATA.sorted_tables:
            for row in db.execution_options(yield_per=CHUNK).execute(select(table)):
                file.write(json.dumps([table.name, *map(plain, row)]) + "\n")
                count += 1
        file.write(json.dumps({"rows": count}) + "\n")
    db.rollback()
    return count


def plain(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


async def restore(store: Store, source: Path) -> int:
    """Fill an empty store from a copy, and bring it up to date."""
    if source.suffix == ".db":
        raise SaloonError(f"{source} is a store itself: close the house, put it there as saloon.db, open")
    return await store.write(lambda db: read_rows(db, source))


def read_rows(db: Connection, source: Path) -> int:
    if not is_empty(db):
        raise SaloonError("the store is not empty: nothing was changed")
    count, whole, waiting, table = 0, False, list[dict[str, Any]](), ""
    for at, line in enumerate(read_lines(source)):
        if at == 0:
            prepare(db, source, line)
        elif isinstance(line, dict):
            whole = line == {"rows": count}
        else:
            if line[0] != table or len(waiting) >= CHUNK:
                put(db, table, waiting)
                waiting, table = [], known(source, line[0])
            waiting.append(named(METADATA.tables[table], line[1:]))
            count += 1
    put(db, table, waiting)
    if not whole:
        raise SaloonError(f"{source} is cut off after {count} rows: nothing was changed")
    bring(db)
    return count


def is_empty(db: Connection) -> bool:
    if version(db) is None:
        return True
    return not any(db.execute(select(table).limit(1)).first() for table in METADATA.sorted_tables)


def prepare(db: Connection, source: Path, head: Any) -> None:
    """The tables as they were when the copy was made."""
    if not isinstance(head, dict) or head.get("form") != FORM:
        raise SaloonError(f"{source} is no backup of a saloon")
    command.upgrade(config(db), str(head["version"]))


def known(source: Path, table: Any) -> str:
    if table not in METADATA.tables:
        raise SaloonError(f"{source}: this house knows no table {table}")
    return str(table)


def named(table: Table, row: list[Any]) -> dict[str, Any]:
    out = dict(zip([column.name for column in table.columns], row, strict=True))
    for column in table.columns:
        if isinstance(column.type, LargeBinary) and out[column.name] is not None:
            out[column.name] = base64.b64decode(out[column.name]["base64"])
    return out


def put(db: Connection, table: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        db.execute(insert(METADATA.tables[table]), rows)


def read_lines(source: Path) -> Iterator[Any]:
    try:
        with gzip.open(source, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except (gzip.BadGzipFile, EOFError, UnicodeError, json.JSONDecodeError) as error:
        raise SaloonError(f"{source} cannot be read: {error}") from None
