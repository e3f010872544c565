"""Finding a table: any open one of a title, or the same people once more."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select, update

from saloon.kernel import nature
from saloon.server.asker import Asker
from saloon.server.ids import new_id
from saloon.server.store.schema import GAME_SEATS, GAMES, INVITATIONS
from saloon.server.tables import making, seating
from saloon.server.tables.rows import SeatRow, TableRow, read_table, write_new
from saloon.server.tables.starting import start
from saloon.server.trouble import Trouble
from saloon.server.wire.tables import ClockWish, NewTable, QuickMatch

USUAL_SEATS: Final = 3
LIVE: Final = ClockWish(bank=900, turn=30)
DAYS: Final = ClockWish(hours=48, holidays=14)
TRIED: Final = 20


def match(db: Connection, wish: QuickMatch, asker: Asker, now: int) -> str:
    """Sit down at an open table of this title; where there is none, open one. The id of the table."""
    rules = making.rules_of(wish.title)
    if wish.pace not in making.PACES:
        raise Trouble(400, "no_choice", what="pace", choices=", ".join(making.PACES))
    if wish.seats is not None:
        making.check_count(rules, wish.seats, asker.lang)
    for table in waiting(db, wish, asker.id):
        try:
            with db.begin_nested():
                seating.join(db, table, asker, None, None, now)
            return table
        except Trouble:
            continue
    seats = wish.seats or min(max(USUAL_SEATS, rules.fewest), rules.most)
    clock = LIVE if wish.pace == "live" else DAYS
    row = making.make(
        NewTable(wish.title, seats, pace=wish.pace, clock=clock, language=asker.lang), asker, now
    )
    write_new(db, row)
    return row.id


def waiting(db: Connection, wish: QuickMatch, user: str) -> list[str]:
    """Open tables with a free seat where this person does not sit yet, the oldest first."""
    free = select(GAME_SEATS.c.game).where(
        GAME_SEATS.c.user.is_(None), GAME_SEATS.c.bot.is_(None), GAME_SEATS.c.game == GAMES.c.id
    )
    mine = select(GAME_SEATS.c.game).where(GAME_SEATS.c.user == user, GAME_SEATS.c.game == GAMES.c.id)
    query = (
        select(GAMES.c.id)
        .where(
            GAMES.c.status == "open",
            GAMES.c.access == "public",
            GAMES.c.title == wish.title,
            GAMES.c.pace == wish.pace,
            GAMES.c.options == "{}",
            *([] if wish.seats is None else [GAMES.c.seats == wish.seats]),
            free.exists(),
            ~mine.exists(),
        )
        .order_by(GAMES.c.created)
        .limit(TRIED)
    )
    return list(db.scalars(query))


def rematch(db: Connection, table: str, asker: Asker, now: int) -> str:
    """The same table again, everybody one seat on. Whoever asks first makes it; the others take their
    seats."""
    row = read_table(db, table)
    if row is None or not row.seats_of(asker.id):
        raise Trouble(404, "no_table")
    if row.status not in ("over", "closed"):
        raise Trouble(409, "not_over")
    fresh = again(row, asker, now)
    first = update(GAMES).where(GAMES.c.id == table, GAMES.c.rematch.is_(None)).values(rematch=fresh.id)
    if db.execute(first).rowcount == 1:
        write_new(db, fresh)
        others = [place for place in seats_again(row) if place.user is not None and place.user.id != asker.id]
        for place in others if not row.hot_seat else []:
            assert place.user is not None
            invited = {"id": new_id(24), "game": fresh.id, "user": place.user.id, "seat": place.seat}
            db.execute(insert(INVITATIONS).values(**invited, by=asker.id, created=now))
        if fresh.full():
            start(db, fresh, now)
        return fresh.id
    other = db.scalar(select(GAMES.c.rematch).where(GAMES.c.id == table))
    assert other is not None
    made = read_table(db, other)
    if made is not None and made.status == "open" and not made.seats_of(asker.id):
        seating.join(db, other, asker, None, None, now)
    return str(other)


def seats_again(row: TableRow) -> list[SeatRow]:
    """Who sits where next time: everybody one seat on, so that another one begins."""
    places = [SeatRow(seat) for seat in range(row.seats)]
    for place in row.places:
        after = places[(place.seat + 1) % row.seats]
        after.user, after.bot = place.user, place.bot
    return places


def again(row: TableRow, asker: Asker, now: int) -> TableRow:
    """The row of the next game: only whoever asks sits already, and the bots."""
    places = seats_again(row)
    for place in places:
        if place.user is not None and place.user.id != asker.id:
            place.user = None
    seed = nature.new_seed()
    return TableRow(
        id=new_id(),
        title=row.title,
        rules_version=making.rules_of(row.title).version,
        seats=row.seats,
        options=row.options,
        seed=seed,
        seed_hash=nature.commitment(nature.read_seed(seed)),
        key=new_id(24),
        host=asker.id,
        created=now,
        name=row.name,
        pace=row.pace,
        access="invited" if row.access == "public" else row.access,
        clock=row.clock,
        language=row.language,
        hot_seat=row.hot_seat,
        watchable=row.watchable,
        places=places,
    )
