"""Lists of finished games, people's pages, ladders."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, and_, or_, select

from saloon.server.asker import Asker
from saloon.server.history.ratings import Skill
from saloon.server.history.results import LEVEL
from saloon.server.history.schema import LEAVING, RATINGS, RESULTS
from saloon.server.people.accounts import find
from saloon.server.people.peace import muted_by
from saloon.server.store.schema import GAMES, USERS
from saloon.server.tables.rows import bot_person
from saloon.server.trouble import Trouble
from saloon.server.wire.history import (
    GameLine,
    GamesPage,
    HeadToHead,
    Profile,
    Rating,
    SeatResult,
    Standing,
)
from saloon.server.wire.shapes import Person

PAGE: Final = 30
LAST_GAMES: Final = 10
LADDER: Final = 100


def finished(visitor: Asker | None) -> Select[*tuple[Any, ...]]:
    """Games that are over and that this visitor may see, newest first."""
    query = select(GAMES).where(GAMES.c.status == "over").order_by(GAMES.c.ended.desc(), GAMES.c.id.desc())
    if visitor is None:
        return query.where(GAMES.c.access == "public")
    own = select(RESULTS.c.game).where(RESULTS.c.user == visitor.id)
    return query.where(or_(GAMES.c.access == "public", GAMES.c.id.in_(own)))


def archive(
    db: Connection, visitor: Asker | None, title: str | None, before: str | None, name: str | None = None
) -> GamesPage:
    """A page of finished games; of one person's with a name."""
    query = finished(visitor)
    if title is not None:
        query = query.where(GAMES.c.title == title)
    if name is not None:
        whose = somebody(db, name).id
        query = query.where(GAMES.c.id.in_(select(RESULTS.c.game).where(RESULTS.c.user == whose)))
    if before is not None:
        ended, game = read_cursor(before)
        earlier = and_(GAMES.c.ended == ended, GAMES.c.id < game)
        query = query.where(or_(GAMES.c.ended < ended, earlier))
    rows = list(db.execute(query.limit(PAGE + 1)))
    following = f"{rows[PAGE - 1].ended}-{rows[PAGE - 1].id}" if len(rows) > PAGE else None
    return GamesPage(lines(db, rows[:PAGE]), following)


def read_cursor(text: str) -> tuple[int, str]:
    ended, _, game = text.partition("-")
    if not (ended.isascii() and ended.isdigit() and len(ended) < 16 and game.isalnum()):
        raise Trouble(400, "bad_cursor")
    return int(ended), game


def lines(db: Connection, rows: list[Row[Any]]) -> list[GameLine]:
    games = [row.id for row in rows]
    seats = seat_results(db, games)
    leaving = db.execute(select(LEAVING.c.game, LEAVING.c.goes).where(LEAVING.c.game.in_(games)))
    goes = {row.game: row.goes for row in leaving}
    out = []
    for row in rows:
        reason = msgspec.json.decode(row.result or "{}").get("reason", "")
        ended, when = row.ended or 0, goes.get(row.id)
        out.append(GameLine(row.id, row.title, ended, seats[row.id], reason, row.plies, row.name, when))
    return out


def seat_results(db: Connection, games: list[str]) -> dict[str, list[SeatResult]]:
    query = (
        select(RESULTS, USERS.c.name, USERS.c.kind)
        .outerjoin(USERS, USERS.c.id == RESULTS.c.user)
        .where(RESULTS.c.game.in_(games))
        .order_by(RESULTS.c.game, RESULTS.c.seat)
    )
    found: dict[str, list[SeatResult]] = defaultdict(list)
    for row in db.execute(query):
        person = bot_person(row.seat, row.bot) if row.bot else None
        if row.user is not None and row.name is not None:
            person = Person(row.user, row.name, row.kind)
        found[row.game].append(SeatResult(row.seat, person, row.score, row.won, row.place, row.role))
    return found


def somebody(db: Connection, name: str) -> Any:
    row = find(db, name[:100])
    if row is None:
        raise Trouble(404, "no_person", name=name[:40])
    return row


def profile(db: Connection, visitor: Asker | None, name: str) -> Profile:
    row = somebody(db, name)
    query = select(RATINGS).where(RATINGS.c.who == row.id).order_by(RATINGS.c.title, RATINGS.c.role)
    own = select(RESULTS.c.game).where(RESULTS.c.user == row.id)
    games = list(db.execute(finished(visitor).where(GAMES.c.id.in_(own)).limit(LAST_GAMES)))
    return Profile(
        Person(row.id, row.name, row.kind),
        row.created,
        [rating(one) for one in db.execute(query)],
        lines(db, games),
        visitor is not None and row.id in muted_by(db, visitor.id),
    )


def rating(row: Row[Any]) -> Rating:
    skill = Skill(row.mu, row.sigma, row.games, row.wins)
    return Rating(row.title, row.role, skill.value, skill.spread, row.games, row.wins)


def ladder(db: Connection, title: str, role: str | None, bots: bool) -> list[Standing]:
    """The best at a title, of people or of bots."""
    query = (
        select(RATINGS, USERS.c.name, USERS.c.kind)
        .outerjoin(USERS, USERS.c.id == RATINGS.c.who)
        .where(RATINGS.c.title == title, RATINGS.c.bot.is_(bots))
        .order_by(RATINGS.c.value.desc(), RATINGS.c.who)
        .limit(LADDER)
    )
    if role is not None:
        query = query.where(RATINGS.c.role == role)
    rows = db.execute(query).all()
    return [Standing(rank, rated_person(row), rating(row)) for rank, row in enumerate(rows, 1)]


def rated_person(row: Row[Any]) -> Person:
    if row.who.startswith(LEVEL):
        level = row.who.removeprefix(LEVEL)
        return Person(row.who, level, "bot", level)
    return Person(row.who, row.name or "", row.kind or "guest")


def against(db: Connection, name: str, other: str) -> list[HeadToHead]:
    """Two people, title by title."""
    mine, theirs = RESULTS.alias("mine"), RESULTS.alias("theirs")
    query = (
        select(mine.c.title, mine.c.place, theirs.c.place.label("theirs"))
        .join(theirs, and_(mine.c.game == theirs.c.game, mine.c.seat != theirs.c.seat))
        .where(mine.c.user == somebody(db, name).id, theirs.c.user == somebody(db, other).id)
    )
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for row in db.execute(query):
        found[row.title][0 if row.place < row.theirs else 1 if row.place > row.theirs else 2] += 1
    return [HeadToHead(title, sum(counts), *counts) for title, counts in sorted(found.items())]
