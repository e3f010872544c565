"""A finished game's page, the same as JSON for researchers, and playing on from a moment of it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from saloon.kernel.telling import ending as told_ending
from saloon.kernel.told import Ending
from saloon.kernel.words import Words
from saloon.server.asker import Asker
from saloon.server.history import comments
from saloon.server.history.frames import viewers
from saloon.server.history.kept import Kept
from saloon.server.history.lists import seat_results
from saloon.server.history.script import Script
from saloon.server.store.schema import LINES, MARKS, USERS
from saloon.server.tables import making
from saloon.server.tables.rows import TableRow, info_of
from saloon.server.trouble import Trouble
from saloon.server.wire.history import GamePage, PlayOn
from saloon.server.wire.shapes import Line, Mark, Person

FORM: Final = "saloon game export 1"


def page(db: Connection, kept: Kept, language: str) -> GamePage:
    return GamePage(
        info_of(kept.row),
        kept.row.ended or 0,
        how_it_ended(kept, language),
        seat_results(db, [kept.row.id])[kept.row.id],
        len(kept.match.log),
        viewers(kept.match),
        comments.of_game(db, kept.row.id),
        rooms(db, kept.row.id),
        marks(db, kept.row.id),
    )


def how_it_ended(kept: Kept, language: str) -> Ending:
    found = told_ending(kept.match, Words(kept.match.rules, language, kept.row.names()))
    assert found is not None
    return found


def rooms(db: Connection, game: str) -> dict[str, list[Line]]:
    """What was said, room by room: after the end all of them are open."""
    query = (
        select(LINES, USERS.c.name, USERS.c.kind)
        .outerjoin(USERS, USERS.c.id == LINES.c.user)
        .where(LINES.c.game == game)
        .order_by(LINES.c.room, LINES.c.n)
    )
    found: dict[str, list[Line]] = {}
    for row in db.execute(query):
        person = Person(row.user, row.name or "", row.kind or "guest")
        found.setdefault(row.room, []).append(Line(row.n, row.room, person, row.text, row.at, row.seat))
    return found


def marks(db: Connection, game: str) -> list[Mark]:
    query = select(MARKS).where(MARKS.c.game == game).order_by(MARKS.c.at, MARKS.c.id)
    decode = msgspec.json.decode
    return [
        Mark(row.id, row.seat, row.kind, row.target, decode(row.places), row.text, decode(row.seconds))
        for row in db.execute(query)
    ]


def export(script: Script) -> dict[str, Any]:
    """The game for programs: everything that was said, with its integer and its time. No names: who sat
    there is on the page."""
    row, result = script.row, script.result or {}
    return {
        "form": FORM,
        "id": row.id,
        "title": row.title,
        "rules": row.rules_version,
        "seats": row.seats,
        "options": row.options,
        "position": row.origin,
        "seed_hash": row.seed_hash,
        "seed": row.seed,
        "started": row.started,
        "ended": row.ended,
        "pace": row.pace,
        "bots": {place.seat: place.bot for place in row.places if place.bot is not None},
        "winners": result.get("winners"),
        "scores": result.get("scores"),
        "reason": result.get("reason"),
        "words": [
            {"by": seat, "action": action, "say": said, "at": at}
            for (seat, action), said, at in zip(script.words, script.lines, script.times, strict=True)
        ],
    }


def play_on(kept: Kept, wish: PlayOn, asker: Asker, now: int) -> TableRow:
    """A table that begins where a finished game once stood, with bots in the other seats."""
    kept.check_seat(wish.seat)
    match = kept.before(wish.ply, asker.lang)
    if match.over:
        raise Trouble(409, "over_there")
    row = making.blank(match.rules, match.seats, dict(kept.row.options), asker, now)
    row.origin = match.position()
    row.access = "link"
    row.language = asker.lang
    level = making.check_level(wish.level)
    for place in row.places:
        place.bot = None if place.seat == wish.seat else level
    row.places[wish.seat].user = asker.person
    return row
