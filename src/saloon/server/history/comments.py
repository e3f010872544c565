"""What people say about a moment of a finished game."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from saloon.server.asker import Asker
from saloon.server.history.schema import COMMENTS
from saloon.server.ids import new_id
from saloon.server.store.schema import USERS
from saloon.server.trouble import Trouble
from saloon.server.wire.history import Comment, NewComment
from saloon.server.wire.shapes import Person

LONGEST: Final = 1_000
MOST: Final = 500
"""Comments on one game."""


def of_game(db: Connection, game: str) -> list[Comment]:
    query = (
        select(COMMENTS, USERS.c.name, USERS.c.kind)
        .join(USERS, USERS.c.id == COMMENTS.c.user)
        .where(COMMENTS.c.game == game)
        .order_by(COMMENTS.c.ply, COMMENTS.c.at, COMMENTS.c.id)
    )
    return [
        Comment(row.id, row.ply, Person(row.user, row.name, row.kind), row.text, row.at)
        for row in db.execute(query)
    ]


def add(db: Connection, game: str, plies: int, asker: Asker, new: NewComment, now: int) -> Comment:
    text = new.text.strip()
    if not text or len(text) > LONGEST:
        raise Trouble(400, "comment_length", most=LONGEST)
    if not 0 <= new.ply <= plies:
        raise Trouble(400, "no_frame", last=plies)
    count = db.scalar(select(func.count()).where(COMMENTS.c.game == game)) or 0
    if count >= MOST:
        raise Trouble(409, "too_many_comments", most=MOST)
    row = {"id": new_id(), "game": game, "ply": new.ply, "user": asker.id, "text": text, "at": now}
    db.execute(insert(COMMENTS).values(**row))
    return Comment(str(row["id"]), new.ply, asker.person, text, now)


def remove(db: Connection, game: str, comment: str, asker: Asker) -> None:
    """One's own comment away."""
    this = (COMMENTS.c.game == game, COMMENTS.c.id == comment, COMMENTS.c.user == asker.id)
    if not db.execute(delete(COMMENTS).where(*this)).rowcount:
        raise Trouble(404, "not_found")
