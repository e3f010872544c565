"""The end of a game, written in the transaction of its last word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, update

from saloon.kernel.result import Result
from saloon.server.store.schema import GAMES

if TYPE_CHECKING:
    from saloon.server.tables.live import Live

ENDED: Final = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("table"))
    .values(
        status="over",
        ended=bindparam("at"),
        plies=bindparam("length"),
        result=bindparam("found"),
        wake_at=None,
    )
)


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
    found = msgspec.json.encode(told(result)).decode()
    values = {"table": live.row.id, "at": live.house.now(), "length": len(live.match.log), "found": found}
    db.execute(ENDED, values)
    for ending in live.house.endings:
        ending(db, live)
