"""What is written when a game ends: how each seat came out, and what that says about who is better."""

from __future__ import annotations

from typing import Any, Final

import structlog
from sqlalchemy import Connection, Row, bindparam, delete, insert, select

from saloon.kernel.core import ARCHIVE
from saloon.kernel.match import Match
from saloon.kernel.result import Result
from saloon.server.history.ratings import ANY, Key, Sitter, Skill, rate
from saloon.server.history.schema import RATINGS, RESULTS
from saloon.server.store.schema import GAME_SEATS, GAMES, USERS

LOG = structlog.get_logger("saloon.history")
LEVEL: Final = "level:"
"""Before the level of one of the house's own bots, in the ratings."""

WRITTEN: Final = select(RESULTS.c.seat).where(RESULTS.c.game == bindparam("table")).limit(1)
SAT: Final = (
    select(GAME_SEATS, USERS.c.kind)
    .join(USERS, USERS.c.id == GAME_SEATS.c.user, isouter=True)
    .where(GAME_SEATS.c.game == bindparam("table"))
    .order_by(GAME_SEATS.c.seat)
)
PLAYED: Final = select(GAMES.c.hot_seat, GAMES.c.origin).where(GAMES.c.id == bindparam("table"))
RATED: Final = select(RATINGS).where(
    RATINGS.c.title == bindparam("of"), RATINGS.c.who.in_(bindparam("people", expanding=True))
)
INTO_RESULTS: Final = insert(RESULTS)
INTO_RATINGS: Final = insert(RATINGS)
OLD: Final = delete(RATINGS).where(
    RATINGS.c.who == bindparam("this"),
    RATINGS.c.title == bindparam("of"),
    RATINGS.c.role == bindparam("as"),
)


def settle(db: Connection, game: str, match: Match, ended: int) -> bool:
    """Write results and ratings of a game that is over, once; whether this was the time."""
    found = match.result()
    written = db.execute(WRITTEN, {"table": game}).first()
    if found is None or written:
        return False
    seats = db.execute(SAT, {"table": game}).all()
    table = db.execute(PLAYED, {"table": game}).one()
    place = places(found)
    db.execute(INTO_RESULTS, [result_row(game, match, found, place, row, ended) for row in seats])
    if not table.hot_seat and table.origin is None:
        write_ratings(db, match.rules.title, [sitter(match, found, place, row) for row in seats])
    LOG.info("game over", table=game, title=match.rules.title, seats=len(seats), words=len(match.log))
    return True


def places(result: Result) -> list[int]:
    """The place of each seat, from 1: winners first, then by score; equals share a place."""
    winners = set(result.winners)
    ranks = [(seat in winners, score) for seat, score in enumerate(result.scores)]
    return [1 + sum(other > mine for other in ranks) for mine in ranks]


def roles(match: Match) -> list[str | None]:
    """The role of each seat, where a title has roles: its archive says so of its seats."""
    told = match.rules.view(match.state, ARCHIVE).get("seats")
    found = [one.get("role") for one in told] if isinstance(told, list) else []
    return [role if isinstance(role, str) else None for role in found] or [None] * match.seats


def result_row(
    game: str, match: Match, found: Result, place: list[int], row: Row[Any], ended: int
) -> dict[str, Any]:
    return {
        "game": game,
        "seat": row.seat,
        "user": row.user,
        "bot": row.bot,
        "title": match.rules.title,
        "role": roles(match)[row.seat],
        "score": found.scores[row.seat],
        "won": row.seat in found.winners,
        "place": place[row.seat],
        "ended": ended,
    }


def sitter(match: Match, found: Result, place: list[int], row: Row[Any]) -> Sitter:
    who = LEVEL + row.bot if row.bot else row.user
    return Sitter(
        row.seat,
        who,
        row.bot is not None or row.kind == "bot",
        roles(match)[row.seat] or ANY,
        match.rules.team(match.state, row.seat),
        place[row.seat],
        row.seat in found.winners,
    )


def write_ratings(db: Connection, title: str, sitters: list[Sitter]) -> None:
    who = [one.who for one in sitters if one.who is not None]
    rows = db.execute(RATED, {"of": title, "people": who}).all()
    known: dict[Key, Skill] = {
        (row.who, row.role): Skill(row.mu, row.sigma, row.games, row.wins) for row in rows
    }
    bots = {one.who: one.bot for one in sitters}
    new = [
        {
            "who": name,
            "title": title,
            "role": role,
            "bot": bots[name],
            "mu": skill.mu,
            "sigma": skill.sigma,
            "value": skill.value,
            "games": skill.games,
            "wins": skill.wins,
        }
        for (name, role), skill in rate(sitters, known).items()
    ]
    if new:
        db.execute(OLD, [{"this": one["who"], "of": title, "as": one["role"]} for one in new])
        db.execute(INTO_RATINGS, new)
