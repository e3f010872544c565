"""`saloon admin` on the command line."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saloon.kernel.words import LANGUAGES
from saloon.server.settings import Settings, from_environment
from saloon.server.speech import say

if TYPE_CHECKING:
    from saloon.server.store.engine import Store

WITH_NAME: Final = {
    "inspect": "TABLE",
    "close": "TABLE",
    "password": "NAME",
    "ban": "NAME",
    "unban": "NAME",
    "settle": "REPORT",
}
WITH_FILE: Final = ("backup", "restore")
ALONE: Final = ("reports", "retention")


def add_to(subparsers: _SubParsersAction[Any], language: str = "en") -> ArgumentParser:
    """Add `admin` to the commands, its help in this language; what to do is `admin(given)`."""
    about = say(language, "admin.help")
    parser: ArgumentParser = subparsers.add_parser(
        "admin", prog="saloon admin", help=about, description=about
    )
    common(parser, language)
    commands = parser.add_subparsers(dest="act", metavar="WHAT", required=True)

    def command(name: str) -> ArgumentParser:
        told = say(language, f"admin.{name}")
        one: ArgumentParser = commands.add_parser(
            name, prog=f"saloon admin {name}", help=told, description=told
        )
        common(one, language)
        return one

    statuses = ["open", "playing", "stopped", "over", "closed"]
    command("list").add_argument("--status", choices=statuses, help=say(language, "admin.status"))
    for name, what in WITH_NAME.items():
        command(name).add_argument("name", metavar=what)
    for name in WITH_FILE:
        command(name).add_argument("file", type=Path, metavar="FILE")
    for name in ALONE:
        command(name)
    parser.set_defaults(language=language)
    return parser


def common(parser: ArgumentParser, language: str) -> None:
    suppress: dict[str, Any] = {"default": SUPPRESS}
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=say(language, "serve.data"), **suppress)
    parser.add_argument(
        "--database-url", metavar="ADDRESS", help=say(language, "serve.database_url"), **suppress
    )
    parser.add_argument("--lang", choices=LANGUAGES, help=say(language, "serve.lang"), **suppress)
    parser.add_argument("--plain", action="store_true", help=SUPPRESS, **suppress)


def admin(given: Namespace) -> int:
    """Do it, and say in a line what was done."""
    import asyncio

    asked = {name: getattr(given, name, None) for name in ("data", "database_url")}
    for line in asyncio.run(act(given, from_environment(None, **asked))):
        print(line)
    return 0


async def act(given: Namespace, settings: Settings) -> list[str]:
    from saloon.kernel.errors import SaloonError
    from saloon.server.store.engine import file_address, open_store
    from saloon.server.store.migrate import upgrade

    file = settings.data / "saloon.db"
    if not settings.database_url and given.act != "restore" and not file.exists():
        raise SaloonError(say(given.language, "admin.no_store", file=file))
    if not settings.database_url:
        settings.data.mkdir(parents=True, exist_ok=True)
    store = open_store(settings.database_url or file_address(settings.data))
    try:
        if given.act in WITH_FILE:
            return await copy(given, store)
        await upgrade(store)
        found: list[str] = await ACTS[given.act](given, store, settings)
        return found
    finally:
        await store.close()


async def copy(given: Namespace, store: Store) -> list[str]:
    from saloon.server.house import wall_clock
    from saloon.server.ops import backup

    if given.act == "backup":
        count = await backup.backup(store, given.file, wall_clock())
    else:
        count = await backup.restore(store, given.file)
    return [say(given.language, f"admin.{given.act}_done", file=given.file, count=count)]


async def look(given: Namespace, store: Store, settings: Settings) -> list[str]:
    from saloon.server.ops import admin as acts

    if given.act == "list":
        found = await store.read(lambda db: acts.tables(db, given.status))
    elif given.act == "inspect":
        found = await store.read(lambda db: acts.inspect(db, given.name))
    else:
        found = await store.read(acts.reports)
    return found or [say(given.language, "admin.nothing")]


async def change(given: Namespace, store: Store, settings: Settings) -> list[str]:
    from saloon.server.house import wall_clock
    from saloon.server.ops import admin as acts

    now = wall_clock()
    change: dict[str, Callable[[Any], None]] = {
        "close": lambda db: acts.close(db, given.name, now),
        "ban": lambda db: acts.ban(db, given.name, now),
        "unban": lambda db: acts.ban(db, given.name, None),
        "settle": lambda db: acts.settle(db, given.name, now),
    }
    await store.write(change[given.act])
    return [say(given.language, f"admin.{given.act}_done", name=given.name)]


async def password(given: Namespace, store: Store, settings: Settings) -> list[str]:
    """A new password, told once, here."""
    from saloon.server.ops import admin as acts
    from saloon.server.people.passwords import Passwords, new_password

    fresh = new_password()
    kept = await Passwords().hash(fresh)
    await store.write(lambda db: acts.new_password(db, given.name, kept))
    return [say(given.language, "admin.password_done", name=given.name, password=fresh)]


async def retain(given: Namespace, store: Store, settings: Settings) -> list[str]:
    """What an open house does every hour; the warned are told by the house, the next time it is open."""
    from saloon.server.house import wall_clock
    from saloon.server.ops import retention

    found = await store.write(lambda db: retention.run(db, settings, wall_clock()))
    counts = {name: len(getattr(found, name)) for name in ("warned", "games", "guests", "closed")}
    return [say(given.language, "admin.retention_done", **counts)]


ACTS: Final[dict[str, Any]] = {
    **dict.fromkeys(("list", "inspect", "reports"), look),
    **dict.fromkeys(("close", "ban", "unban", "settle"), change),
    "password": password,
    "retention": retain,
}
