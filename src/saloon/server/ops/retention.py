"""What is kept for how long: nothing is deleted that nobody was warned of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from saloon.server.history.schema import LEAVING, RESULTS
from saloon.server.people.leaving import erase
from saloon.server.settings import Settings
from saloon.server.store.schema import GAME_SEATS, GAMES, LINES, MARKS, ORDERS, PLIES, USERS
from saloon.server.tables.log import STOPPED

DAY: Final = 24 * 3600 * 1000
AT_ONCE: Final = 500


@dataclass
class Round:
    """What one round found to do: who must be warned of which game until when, and what went."""

    warned: list[tuple[str, tuple[str, ...], int]] = field(default_factory=list)
    games: list[str] = field(default_factory=list)
    guests: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)


def run(db: Connection, settings: Settings, now: int) -> Round:
    """Warn, delete what was warned of long enough ago, close tables nobody came to."""
    found = Round()
    if settings.keep_games:
        found.warned = warn(db, settings, now)
        found.games = delete_games(db, now)
    if settings.keep_guests:
        found.guests = delete_guests(db, now - settings.keep_guests * DAY)
    if settings.keep_open:
        found.closed = close_tables(db, now - settings.keep_open * DAY, now)
    return found


def warn(db: Connection, settings: Settings, now: int) -> list[tuple[str, tuple[str, ...], int]]:
    """Finished games whose time comes; their people have so many days from the warning, late as it may be."""
    before = now - max(0, settings.keep_games - settings.keep_warning) * DAY
    known = select(LEAVING.c.game)
    query = (
        select(GAMES.c.id)
        .where(GAMES.c.status == "over", GAMES.c.ended <= before, GAMES.c.id.not_in(known))
        .order_by(GAMES.c.ended)
        .limit(AT_ONCE)
    )
    goes = now + settings.keep_warning * DAY
    out = []
    for game in db.scalars(query).all():
        db.execute(insert(LEAVING).values(game=game, warned=now, goes=goes))
        people = db.scalars(
            select(RESULTS.c.user).where(RESULTS.c.game == game, RESULTS.c.user.is_not(None)).distinct()
        )
        out.append((game, tuple(str(user) for user in people), goes))
    return out


def delete_games(db: Connection, now: int) -> list[str]:
    games = list(db.scalars(select(LEAVING.c.game).where(LEAVING.c.goes <= now).limit(AT_ONCE)).all())
    for table in (PLIES, LINES, MARKS, ORDERS):
        db.execute(delete(table).where(table.c.game.in_(games)))
    db.execute(delete(GAMES).where(GAMES.c.id.in_(games)))
    return games


def delete_guests(db: Connection, before: int) -> list[str]:
    """Guests who have not come back, and sit in no game that goes on."""
    seated = (
        select(GAME_SEATS.c.user)
        .join(GAMES, GAMES.c.id == GAME_SEATS.c.game)
        .where(GAMES.c.status.in_(("open", "playing")), GAME_SEATS.c.user.is_not(None))
    )
    old = (USERS.c.kind == "guest", USERS.c.last < before, USERS.c.id.not_in(seated))
    guests = list(db.scalars(select(USERS.c.id).where(*old).limit(AT_ONCE)).all())
    for guest in guests:
        erase(db, guest)
    return guests


def close_tables(db: Connection, before: int, now: int) -> list[str]:
    """Tables nobody came to, and games that could not go on and that nobody has taken up."""
    waiting = (GAMES.c.status == "open") & (GAMES.c.created < before)
    stopped = (GAMES.c.status == STOPPED) & (GAMES.c.ended < before)
    tables = list(db.scalars(select(GAMES.c.id).where(waiting | stopped).limit(AT_ONCE)).all())
    db.execute(update(GAMES).where(GAMES.c.id.in_(tables)).values(status="closed", ended=now))
    return tables
