"""A pause of live play: everybody must agree to it; anybody who sits there ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.server.asker import Asker
from saloon.server.tables import asking
from saloon.server.tables.log import PAUSE, RESUME
from saloon.server.trouble import Trouble

if TYPE_CHECKING:
    from saloon.server.tables.live import Live


def pause(live: Live, asker: Asker, on: bool) -> None:
    seats = live.row.seats_of(asker.id)
    if not live.playing:
        raise Trouble(409, "not_playing")
    if not seats:
        raise Trouble(403, "not_seated")
    if live.paused == on:
        return
    if not on:
        live.act(lambda: go_on(live, seats[0]))
    elif not asking.ask(
        live, "pause", seats[0], lambda agreed: live.act(lambda: stop(live, seats[0], agreed))
    ):
        raise Trouble(409, "asked_already")


def stop(live: Live, seat: int, agreed: bool) -> None:
    if agreed and live.playing and not live.paused:
        live.mark(PAUSE, seat)


def go_on(live: Live, seat: int) -> None:
    if live.playing and live.paused:
        live.mark(RESUME, seat)
