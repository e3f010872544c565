"""Bringing a store up to date. Modules with tables of their own are named here, so that all of them are
known."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from saloon.server.store.engine import Store
from saloon.server.store.schema import METADATA

PARTS: Final = (
    "saloon.server.store.schema",
    "saloon.server.people.schema",
    "saloon.server.notify.schema",
    "saloon.server.history.schema",
)
"""Where tables are declared."""
LOCK: Final = 7_257_256
"""Held on a PostgreSQL server while it is brought up to date."""

for part in PARTS:
    importlib.import_module(part)

__all__ = ["METADATA", "newest", "upgrade", "version"]


def config(db: Connection | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    found.attributes["connection"] = db
    return found


def newest() -> str:
    """The version this house needs."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def version(db: Connection) -> str | None:
    """The version a store has; None if it is empty."""
    return MigrationContext.configure(db).get_current_revision()


def bring(db: Connection) -> bool:
    if version(db) == newest():
        return False
    if db.dialect.name == "postgresql":
        # Several nodes may start at once; one of them does it.
        db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if version(db) == newest():
            return False
    command.upgrade(config(db), "head")
    return True


async def upgrade(store: Store) -> bool:
    """Bring the store up to date; whether there was anything to do."""
    return await store.write(bring)
