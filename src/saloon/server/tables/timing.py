"""What the clock does at a table: it warns, it speaks for whoever has no time left, and lets a bot stand
in for whoever stays away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, update

from saloon.kernel import flow
from saloon.kernel.core import seats_in
from saloon.server.house import Telling
from saloon.server.store.schema import GAME_SEATS
from saloon.server.tables.live import nobody
from saloon.server.tables.log import BY_CLOCK
from saloon.server.tables.seating import STAND_IN

if TYPE_CHECKING:
    from saloon.server.tables.live import Live

MOST_MISSED: Final = 2
"""So often in a row the clock speaks for somebody; then a bot does."""


def next_due(live: Live) -> int | None:
    """When the clock has something to do here."""
    if not live.playing or live.log is None or not live.log.clocks.on or live.match.over:
        return None
    clocks, now = live.log.clocks, live.house.now()
    found: list[int] = []
    for seat in live.people():
        warning = clocks.warning(seat, now)
        if warning is not None and not warned(live, seat):
            found.append(warning)
        elif (due := clocks.due(seat, now)) is not None:
            found.append(due)
    return min(found) if found else None


def look(live: Live) -> None:
    """Something is due here."""
    if not live.playing or live.log is None or live.match.over or not live.kept:
        return
    clocks, now = live.log.clocks, live.house.now()
    for seat in seats_in(flow.pending(live.match.state)):
        if seat not in live.people():
            continue
        due, warning = clocks.due(seat, now), clocks.warning(seat, now)
        if due is not None and due <= now:
            time_up(live, seat)
            return
        if warning is not None and warning <= now and not warned(live, seat):
            live.warned[seat] = clocks.watches[seat].since
            tell(live, seat, "warning")


def warned(live: Live, seat: int) -> bool:
    """Whether this seat was warned of the decision it is at."""
    assert live.log is not None
    return seat in live.warned and live.warned[seat] == live.log.clocks.watches[seat].since


def tell(live: Live, seat: int, kind: str) -> None:
    user = live.row.places[seat].user
    if user is not None:
        live.house.tell(Telling(kind, (user.id,), live.row.id))


def time_up(live: Live, seat: int) -> None:
    """No time left. Alone against all: the declared fallback is said, and after that has happened a few
    times in a row a bot takes the seat. Who plays with others is replaced at once: nobody loses the
    gang's game by a time-out."""
    assert live.log is not None
    match = live.match
    with_others = match.rules.team(match.state, seat) != 1 << seat
    if with_others or live.log.clocks.missed[seat] + 1 >= MOST_MISSED:
        live.row.places[seat].stand_in = STAND_IN
        live.house.spawn(stand_in(live, seat))
        if with_others:
            return
    action = flow.fallback(match.state, seat)
    live.say(seat, action, f"{BY_CLOCK}{live.log.plies}", nobody)


async def stand_in(live: Live, seat: int) -> None:
    """A bot takes the seat, on what that seat knows, until the person takes it back."""

    def write(db: Connection) -> None:
        where = (GAME_SEATS.c.game == live.row.id, GAME_SEATS.c.seat == seat)
        db.execute(update(GAME_SEATS).where(*where).values(stand_in=STAND_IN))

    await live.house.store.write(write)
    live.house.share.changed(live.row.id)
    tell(live, seat, "warning")
    live.act(live.voices.inform)
    live.act(live.settle)
