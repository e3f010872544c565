"""Tables that nobody follows leave the memory; the store says when somebody must look at them again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Update, bindparam, select, update

from saloon.server.store.schema import GAME_SEATS, GAMES
from saloon.server.tables import timing

if TYPE_CHECKING:
    from saloon.server.tables.live import Live
    from saloon.server.tables.registry import Registry

AT_ONCE: Final = 50
MANY: Final = 500
LEASE: Final = 15_000
"""Milliseconds for which a node has a table, if it does not say so again; it does every `RENEWED`."""
RENEWED: Final = 5_000
NOW: Final = 1
AWAKE: Final = 0
"""`wake_at` of a game that is in memory: whoever starts the house looks at it."""
WOKEN: Final = (
    update(GAMES).where(GAMES.c.id == bindparam("table"), GAMES.c.status == "playing").values(wake_at=AWAKE)
)


def tired(registry: Registry) -> list[Live]:
    """Tables that may sleep."""
    before = registry.house.now() - registry.house.settings.rest * 1000
    return [
        live
        for live in registry.lives.values()
        if not (live.follows or live.busy or live.inbox or live.thinking) and live.used < before
    ]


async def put_away(registry: Registry, lives: list[Live]) -> None:
    """Write what a sleeping table needs, then forget it."""
    for live in lives:
        if live.playing:
            # Where a bot is thinking somebody must look soon.
            due = NOW if live.thinking else timing.next_due(live)
            seats = [
                (place.seat, live.waits_for(place.seat), live.deadline(place.seat))
                for place in live.row.places
            ]
            await registry.house.store.write(partial(lay_down, live, due, seats))
        if not (live.follows or live.busy):
            registry.drop(live)


def lay_down(live: Live, due: int | None, seats: list[tuple[int, bool, int | None]], db: Connection) -> None:
    playing = (GAMES.c.id == live.row.id, GAMES.c.status == "playing")
    db.execute(update(GAMES).where(*playing).values(wake_at=due))
    for seat, asked, deadline in seats:
        where = (GAME_SEATS.c.game == live.row.id, GAME_SEATS.c.seat == seat)
        db.execute(update(GAME_SEATS).where(*where).values(asked=asked, deadline=deadline))


async def awake(registry: Registry, live: Live) -> None:
    """A running game is in memory now: if the house stops without a word, it is looked at first of all. With
    several nodes it is on lease: when the node that has it stops, another one takes it."""
    if not registry.house.nodes.alone:
        await lease(registry, [live])
        return
    if live.row.wake_at != AWAKE:
        live.row.wake_at = AWAKE
        await registry.house.store.write(lambda db: db.execute(WOKEN, {"table": live.row.id}))


async def wake(registry: Registry, first: bool = False) -> None:
    """Load the tables whose time has come; at the start, those that were awake when the house went down."""
    if not registry.house.nodes.alone:
        for table in await registry.house.store.write(partial(claim, registry.house.now())):
            await registry.find(table)
        return
    due = GAMES.c.wake_at == AWAKE if first else GAMES.c.wake_at.between(1, registry.house.now())
    query = select(GAMES.c.id).where(GAMES.c.status == "playing", due).order_by(GAMES.c.wake_at)
    limited = query if first else query.limit(AT_ONCE)
    for table in await registry.house.store.read(lambda db: db.scalars(limited).all()):
        await registry.find(table)


# Several nodes


def claim(now: int, db: Connection) -> list[str]:
    """Tables whose time has come or whose node is gone; each for one node."""
    due = (GAMES.c.status == "playing", GAMES.c.wake_at.between(0, now))
    query = select(GAMES.c.id).where(*due).order_by(GAMES.c.wake_at).limit(AT_ONCE)
    tables = list(db.scalars(query.with_for_update(skip_locked=True)))
    if tables:
        db.execute(update(GAMES).where(GAMES.c.id.in_(tables)).values(wake_at=now + LEASE))
    return tables


async def renew(registry: Registry) -> None:
    """Go on having the tables that are in memory here."""
    before = registry.house.now() - RENEWED
    await lease(registry, [one for one in registry.lives.values() if one.playing and one.leased <= before])


async def lease(registry: Registry, lives: list[Live]) -> None:
    now = registry.house.now()
    for start in range(0, len(lives), MANY):
        some = sorted(live.row.id for live in lives[start : start + MANY])
        mine = (GAMES.c.id.in_(some), GAMES.c.status == "playing")
        await registry.house.store.write(partial(run, update(GAMES).where(*mine).values(wake_at=now + LEASE)))
    for live in lives:
        live.leased = now


def run(change: Update, db: Connection) -> None:
    db.execute(change)
