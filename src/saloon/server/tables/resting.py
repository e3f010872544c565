"""Holidays of people who play by the day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, select, update

from saloon.server.store.schema import GAME_SEATS, GAMES, RESTS

if TYPE_CHECKING:
    from saloon.server.house import House


def declare(db: Connection, user: str, now: int, until: int | None) -> None:
    """A holiday from now on, in place of any that is on; None ends it. Sleeping tables are looked at anew."""
    going = (RESTS.c.user == user, RESTS.c.until > now)
    db.execute(update(RESTS).where(*going).values(until=now))
    if until is not None:
        db.execute(insert(RESTS).values(user=user, began=now, until=until))
    mine = select(GAME_SEATS.c.game).where(GAME_SEATS.c.user == user)
    asleep = (GAMES.c.status == "playing", GAMES.c.pace == "days", GAMES.c.wake_at > 0, GAMES.c.id.in_(mine))
    db.execute(update(GAMES).where(*asleep).values(wake_at=1))


async def show(house: House, user: str) -> None:
    """The tables in memory reckon with it."""
    for live in house.tables.of_user(user):
        if live.row.pace == "days":
            await house.tables.refresh(live.row.id)
