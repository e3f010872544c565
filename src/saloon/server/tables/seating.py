"""Taking and giving up seats, in one transaction each: two people who want the same chair cannot both
have it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from saloon.server.asker import Asker
from saloon.server.ids import new_id
from saloon.server.people.names import likeness
from saloon.server.store.schema import GAME_SEATS, GAMES, INVITATIONS, USERS
from saloon.server.tables.closing import shut
from saloon.server.tables.log import STOPPED
from saloon.server.tables.making import check_level
from saloon.server.tables.rights import may_enter
from saloon.server.tables.rows import TableRow, read_table
from saloon.server.tables.starting import start
from saloon.server.trouble import Trouble
from saloon.server.wire.tables import Invitation

STAND_IN = "ranch_hand"
"""The level of the bot that plays for somebody who is away."""
MOST_INVITATIONS = 100


def open_table(db: Connection, table: str) -> TableRow:
    """A table before its start, held until the end of the transaction: two who sit down at once on different
    nodes must see one another."""
    db.execute(select(GAMES.c.id).where(GAMES.c.id == table).with_for_update())
    row = read_table(db, table)
    if row is None:
        raise Trouble(404, "no_table")
    if row.status != "open":
        raise Trouble(409, "not_open")
    return row


def hosted(db: Connection, table: str, asker: Asker) -> TableRow:
    """A table before its start that this person has made."""
    row = open_table(db, table)
    if row.host != asker.id:
        raise Trouble(403, "not_host")
    return row


def join(db: Connection, table: str, asker: Asker, seat: int | None, key: str | None, now: int) -> None:
    """Sit down on a free seat; the game starts when that was the last one."""
    row = open_table(db, table)
    invited = invitation(db, row, asker.id, key)
    if not may_enter(row, asker.id, key) and invited is None:
        raise Trouble(404, "no_table")
    if row.hot_seat:
        raise Trouble(409, "hot_seat")
    if row.seats_of(asker.id):
        raise Trouble(409, "already_seated")
    wanted = invited.seat if invited is not None and seat is None else seat
    take(db, row, asker.id, kept_free(db, row, asker.id), wanted)
    if invited is not None:
        db.execute(update(INVITATIONS).where(INVITATIONS.c.id == invited.id).values(used=now))
    begin_if_full(db, table, now)


def kept_free(db: Connection, row: TableRow, user: str) -> set[int]:
    """Seats that others are invited to."""
    query = select(INVITATIONS.c.seat).where(
        INVITATIONS.c.game == row.id,
        INVITATIONS.c.seat.is_not(None),
        INVITATIONS.c.used.is_(None),
        INVITATIONS.c.user.is_not(None),
        INVITATIONS.c.user != user,
    )
    return set(db.scalars(query))


def take(db: Connection, row: TableRow, user: str, kept: set[int], wanted: int | None) -> int:
    """Bind a free seat to a person."""
    if wanted is not None and not 0 <= wanted < row.seats:
        raise Trouble(400, "no_seat")
    if wanted is not None and wanted in kept:
        raise Trouble(409, "seat_taken")
    tried = [wanted] if wanted is not None else [place.seat for place in row.places if place.seat not in kept]
    for seat in tried:
        free = (GAME_SEATS.c.user.is_(None), GAME_SEATS.c.bot.is_(None))
        here = (GAME_SEATS.c.game == row.id, GAME_SEATS.c.seat == seat)
        if db.execute(update(GAME_SEATS).where(*here, *free).values(user=user)).rowcount == 1:
            return seat
    raise Trouble(409, "seats_full" if wanted is None else "seat_taken")


def begin_if_full(db: Connection, table: str, now: int) -> None:
    row = read_table(db, table)
    if row is not None and row.full() and row.start_full:
        start(db, row, now)


def leave(db: Connection, table: str, asker: Asker, now: int) -> None:
    """Get up. Before the start the seat is free again; in a game a bot plays on until the person is back."""
    row = read_table(db, table)
    if row is None:
        raise Trouble(404, "no_table")
    mine = row.seats_of(asker.id)
    if not mine:
        raise Trouble(403, "not_seated")
    where = (GAME_SEATS.c.game == table, GAME_SEATS.c.seat.in_(mine))
    if row.status == "open":
        db.execute(update(GAME_SEATS).where(*where).values(user=None))
        others = any(place.user is not None and place.user.id != asker.id for place in row.places)
        if row.host == asker.id and not others:
            db.execute(update(GAMES).where(GAMES.c.id == table).values(status="closed", ended=now))
    elif row.status in ("playing", STOPPED):
        db.execute(update(GAME_SEATS).where(*where).values(stand_in=STAND_IN))
    else:
        raise Trouble(409, "not_playing")


def back(db: Connection, table: str, asker: Asker) -> None:
    """Take the own seat back from the bot that stands in."""
    row = read_table(db, table)
    if row is None:
        raise Trouble(404, "no_table")
    if not row.seats_of(asker.id):
        raise Trouble(403, "not_seated")
    where = (GAME_SEATS.c.game == table, GAME_SEATS.c.user == asker.id)
    db.execute(update(GAME_SEATS).where(*where).values(stand_in=None))


def start_now(db: Connection, table: str, asker: Asker, now: int) -> None:
    """The host starts the game; every seat must be taken."""
    row = hosted(db, table, asker)
    if not row.full():
        raise Trouble(409, "seats_free")
    start(db, row, now)


def close(db: Connection, table: str, asker: Asker, now: int) -> None:
    """The host gives a table up: before the start, a stopped game, or one in which nobody else sits."""
    row = read_table(db, table)
    if row is None:
        raise Trouble(404, "no_table")
    if row.host != asker.id:
        raise Trouble(403, "not_host")
    others = any(place.user is not None and place.user.id != asker.id for place in row.places)
    if (row.status == "playing" and others) or not shut(db, table, now):
        raise Trouble(409, "not_open")


def set_seat(db: Connection, table: str, asker: Asker, seat: int, level: str | None, now: int) -> None:
    """The host puts a bot on a seat, or frees it. Nobody else's seat is given to a bot."""
    row = hosted(db, table, asker)
    if not 0 <= seat < row.seats:
        raise Trouble(400, "no_seat")
    if level is not None:
        check_level(level)
        if row.places[seat].user is not None and row.places[seat].user != asker.person:
            raise Trouble(409, "seat_taken")
    where = (GAME_SEATS.c.game == table, GAME_SEATS.c.seat == seat)
    mine = asker.id if level is None and row.hot_seat else None
    db.execute(update(GAME_SEATS).where(*where).values(bot=level, user=mine))
    begin_if_full(db, table, now)


def invitation(db: Connection, row: TableRow, user: str, key: str | None) -> Row[Any] | None:
    """An invitation that still holds: the person's own, or the link somebody has given out."""
    mine = (INVITATIONS.c.game == row.id, INVITATIONS.c.used.is_(None))
    found = db.execute(select(INVITATIONS).where(*mine, INVITATIONS.c.user == user)).first()
    if found is None and key:
        link = (INVITATIONS.c.id == key, INVITATIONS.c.user.is_(None))
        found = db.execute(select(INVITATIONS).where(*mine, *link)).first()
    return found


def invite(
    db: Connection, table: str, asker: Asker, wish: Invitation, now: int
) -> tuple[Invitation, str | None]:
    """Ask somebody to a table, or make a link that seats one person; with the id of who is asked."""
    row = open_table(db, table)
    if row.host != asker.id and not row.seats_of(asker.id):
        raise Trouble(403, "not_seated")
    if wish.seat is not None and not (0 <= wish.seat < row.seats and row.places[wish.seat].free):
        raise Trouble(409, "seat_taken")
    if wish.user is None and wish.seat is None and row.access == "link":
        return Invitation(None, None, row.key), None
    made = db.scalars(select(INVITATIONS.c.id).where(INVITATIONS.c.game == table)).all()
    if len(made) >= MOST_INVITATIONS:
        raise Trouble(409, "too_many_invitations", most=MOST_INVITATIONS)
    user = None if wish.user is None else known(db, wish.user)
    if user is not None:
        mine = (INVITATIONS.c.game == table, INVITATIONS.c.user == user)
        db.execute(delete(INVITATIONS).where(*mine, INVITATIONS.c.used.is_(None)))
    link = new_id(24)
    made_row = {"id": link, "game": table, "user": user, "seat": wish.seat, "by": asker.id, "created": now}
    db.execute(insert(INVITATIONS).values(**made_row))
    return Invitation(wish.user, wish.seat, link if user is None else None), user


def known(db: Connection, name: str) -> str:
    """The id of somebody, by name."""
    found = db.scalar(select(USERS.c.id).where(USERS.c.name_key == likeness(name)))
    if found is None:
        raise Trouble(404, "no_person", name=name[:40])
    return str(found)
