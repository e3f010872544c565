"""Games that cannot go on: they were begun under other rules than the house plays by now, or cannot be read.

Such a game is `stopped`: nothing of it is lost, nobody's clock runs, people can look who sits there and talk.
Where every word of it is allowed under the new rules as well, and every die falls the same, the people may
agree to go on by those; else, or if they like, it is called off.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, and_, func, insert, or_, select, update

from saloon.kernel import catalogue
from saloon.kernel.core import NATURE
from saloon.kernel.match import Match
from saloon.server.asker import Asker
from saloon.server.house import Telling
from saloon.server.store.schema import GAME_SEATS, GAMES, PLIES
from saloon.server.tables import asking
from saloon.server.tables.log import (
    BACK,
    PAUSE,
    RESUME,
    SAY,
    STOPPED,
    answers,
    current,
    new_match,
    read_plies,
)
from saloon.server.tables.rows import TableRow
from saloon.server.trouble import Trouble

if TYPE_CHECKING:
    from saloon.server.house import House
    from saloon.server.tables.live import Live

Stopped = list[tuple[str, tuple[str, ...]]]
"""Tables, and the people who sit there."""


async def stop_old(house: House) -> Stopped:
    """At the start: the games that were begun under other rules."""
    return await house.store.write(partial(stop_others, house.now()))


async def halt(house: House, row: TableRow) -> None:
    """One game that turns out to be one that cannot go on."""
    row.ended = house.now()
    tell(house, await house.store.write(lambda db: stop(db, [row.id], house.now())))


def tell(house: House, stopped: Stopped) -> None:
    for table, users in stopped:
        house.tell(Telling(STOPPED, users, table))


def stop_others(now: int, db: Connection) -> Stopped:
    played = [
        and_(GAMES.c.title == title, GAMES.c.rules_version == current(title)) for title in catalogue.titles()
    ]
    query = select(GAMES.c.id).where(GAMES.c.status == "playing", ~or_(*played)).with_for_update()
    return stop(db, list(db.scalars(query)), now)


def stop(db: Connection, tables: list[str], now: int) -> Stopped:
    """`ended` says since when; the game may still go on."""
    out: Stopped = []
    for table in tables:
        playing = (GAMES.c.id == table, GAMES.c.status == "playing")
        stopped = update(GAMES).where(*playing).values(status=STOPPED, ended=now, wake_at=None)
        if db.execute(stopped).rowcount:
            sitting = (GAME_SEATS.c.game == table, GAME_SEATS.c.user.is_not(None))
            users = db.scalars(select(GAME_SEATS.c.user).where(*sitting).distinct())
            out.append((table, tuple(sorted(str(user) for user in users))))
    return out


# Going on


async def go_on(live: Live, asker: Asker) -> None:
    """Ask the others whether the game shall go on by the rules of today."""
    seats = live.row.seats_of(asker.id)
    if not seats:
        raise Trouble(403, "not_seated")
    if live.row.status != STOPPED:
        raise Trouble(409, "not_stopped")
    if not await live.house.store.read(lambda db: may_go_on(db, live.row)):
        raise Trouble(409, "rules_differ")

    def settled(agreed: bool) -> None:
        if agreed:
            live.house.spawn(resume(live, seats[0]))

    if not asking.ask(live, "go_on", seats[0], settled):
        raise Trouble(409, "asked_already")


async def resume(live: Live, seat: int) -> None:
    await live.house.store.write(lambda db: take_up(db, live.row.id, seat, live.house.now()))
    await live.house.tables.refresh(live.row.id)


def take_up(db: Connection, table: str, seat: int, now: int) -> None:
    """From now on by the rules of today; for the clocks it was a pause."""
    stopped = select(GAMES).where(GAMES.c.id == table, GAMES.c.status == STOPPED).with_for_update()
    row = db.execute(stopped).first()
    if row is None:
        return
    fresh = {"status": "playing", "rules_version": current(row.title), "ended": None, "wake_at": 0}
    db.execute(update(GAMES).where(GAMES.c.id == table).values(**fresh))
    last = db.scalar(select(func.max(PLIES.c.ply)).where(PLIES.c.game == table)) or 0
    for n, (kind, at) in enumerate(((PAUSE, row.ended), (RESUME, now)), last + 1):
        db.execute(insert(PLIES).values(game=table, ply=n, kind=kind, seat=seat, action=0, at=at))


def may_go_on(db: Connection, row: TableRow) -> bool:
    """Whether every word that was said is allowed by the rules of today, and every die the seed's."""
    try:
        match = new_match(row)
        match.seed = row.seed
        return all(goes(match, ply) for ply in read_plies(db, row.id)) and not match.over
    except Exception:
        return False


def goes(match: Match, ply: Row[Any]) -> bool:
    """One row of the log; what NATURE answers must be what it answered."""
    before = len(match.log)
    if ply.kind == BACK:
        match.rewind(ply.action)
    elif ply.kind == SAY:
        if ply.seat == NATURE:
            match.draw()
        else:
            match.put(ply.seat, ply.action)
        return answers(match.log[before:]) == str(ply.chance)
    return True
