"""The end of a game, written in the transaction of its last word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, update

from saloon.server.store.schema import GAMES

if TYPE_CHECKING:
    from saloon.server.tables.live import Live


def write_end(db: Connection, live: Live) -> None:
    result = live.match.result()
    assert result is not None
    kept = {"winners": result.winners, "scores": result.scores, "reason": result.reason, "rule": result.rule}
    db.execute(
        update(GAMES)
        .where(GAMES.c.id == live.row.id)
        .values(
            status="over",
            ended=live.house.now(),
            plies=len(live.match.log),
            result=msgspec.json.encode(kept).decode(),
            wake_at=None,
        )
    )
    for ending in live.house.endings:
        ending(db, live)
