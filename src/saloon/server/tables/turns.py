# compiled zone
"""Telling people that it is their turn, that they are the last, that it is over. Only what their own view
shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.kernel import flow
from saloon.server.house import Telling

if TYPE_CHECKING:
    from saloon.server.tables.live import Live


def attend(live: Live) -> None:
    if live.log is None:
        return
    if live.match.over or not live.playing:
        if live.told and live.row.status == "over":
            tell(live, "over", set(live.people()))
        live.told = {}
        return
    waiting = flow.pending(live.match.state)
    now: dict[int, str] = {}
    for seat in live.people():
        if waiting >> seat & 1:
            alone = flow.shown(live.match.state, seat) == 1 << seat and len(live.people()) > 1
            now[seat] = "last" if alone else "your_turn"
    for seat, kind in now.items():
        if seat not in live.told or (kind == "last" and live.told[seat] != "last"):
            tell(live, kind, {seat})
    live.told = now


def tell(live: Live, kind: str, seats: set[int]) -> None:
    """Whoever looks at the table sees it there."""
    looking = {follow.client.asker.id for follow in live.follows}
    looking.update(*(other.users for other in live.others.values()))
    if not live.kept:
        return
    users = [live.row.places[seat].user for seat in sorted(seats)]
    away = tuple(dict.fromkeys(user.id for user in users if user is not None and user.id not in looking))
    if away:
        live.house.tell(Telling(kind, away, live.row.id))
