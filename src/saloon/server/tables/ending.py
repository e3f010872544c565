"""The end of a game, written in the transaction of its last word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, update

from saloon.kernel.result import Result
from saloon.server.store.schema import GAMES

if TYPE_CHECKING:
    from saloon.server.tables.live import Live


def told(result: Result) -> dict[str, Any]:
    """How it ended, as the store keeps it."""
    return {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "reason": result.reason,
        "rule": result.rule,
    }


def write_end(db: Connection, live: Live) -> None:
    result = live.match.result()
    assert result is not None
    db.execute(
        update(GAMES)
        .where(GAMES.c.id == live.row.id)
        .values(
            status="over",
            ended=live.house.now(),
            plies=len(live.match.log),
            result=msgspec.json.encode(told(result)).decode(),
            wake_at=None,
        )
    )
    for ending in live.house.endings:
        ending(db, live)
