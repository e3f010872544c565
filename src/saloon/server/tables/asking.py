"""What a table asks people: may this be taken back, shall we pause. Everybody else who sits there must agree;
one no settles it. Bots agree with everything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from saloon.server import speech
from saloon.server.bus.messages import Answered, Asking
from saloon.server.ids import new_id
from saloon.server.tables.publish import ENCODER
from saloon.server.wire import house as wire

if TYPE_CHECKING:
    from saloon.server.tables.live import Live

MOST: Final = 3
"""Open questions at one table."""


@dataclass(slots=True)
class Request:
    """One question. `needs`: the people whose yes is missing; `settled` is told how it came out. `home`:
    the other node that keeps it; empty where it is this one."""

    id: str
    kind: str
    by: int
    asker: str
    needs: set[str]
    settled: Callable[[bool], None]
    yes: list[int] = field(default_factory=list)
    home: str = ""


def ask(live: Live, kind: str, seat: int, settled: Callable[[bool], None], absent: bool = False) -> bool:
    """Ask the others; where there are none, it is settled at once. False: too much is being asked already.
    `absent`: also those for whom a bot stands in."""
    user = live.row.places[seat].user
    assert user is not None
    others = {
        place.user.id
        for place in live.row.places
        if place.user is not None and (absent or place.level is None) and place.user.id != user.id
    }
    if not others:
        settled(True)
        return True
    if len(live.requests) >= MOST or any(one.asker == user.id for one in live.requests.values()):
        return False
    request = Request(new_id(8), kind, seat, user.id, others, settled)
    live.requests[request.id] = request
    show(live, request, True)
    return True


def answer(live: Live, seat: int, request_id: str, yes: bool) -> bool:
    """A yes or no of a seat; False if it was not asked this."""
    request = live.requests.get(request_id)
    user = live.row.places[seat].user
    if request is None or user is None or user.id not in request.needs:
        return False
    if request.home:
        nodes = live.house.nodes
        nodes.say(Answered(nodes.me, live.row.id, request_id, seat, yes))
        return True
    if yes:
        request.needs.discard(user.id)
        request.yes.append(seat)
        if request.needs:
            show(live, request, True)
            return True
    settle(live, request, yes)
    return True


def settle(live: Live, request: Request, agreed: bool) -> None:
    live.requests.pop(request.id, None)
    show(live, request, False)
    request.settled(agreed)


def drop(live: Live) -> None:
    """The game is over: there is nothing left to ask."""
    for request in list(live.requests.values()):
        settle(live, request, False)


def message(live: Live, request: Request, open_: bool, language: str) -> wire.Asked:
    person = live.row.places[request.by].person
    text = speech.say(language, f"asked.{request.kind}", name=person.name if person is not None else "")
    return wire.Asked(live.row.id, request.id, request.kind, request.by, text, open_, request.yes)


def show(live: Live, request: Request, open_: bool) -> None:
    """To those who sit there, on every node."""
    nodes, needs = live.house.nodes, sorted(request.needs)
    who = (request.id, request.kind, request.by, request.asker)
    nodes.say(Asking(nodes.me, live.row.id, *who, needs, request.yes, open_))
    show_here(live, request, open_)


def show_here(live: Live, request: Request, open_: bool) -> None:
    for follow in live.follows:
        if follow.seated >= 0:
            follow.client.send(ENCODER.encode(message(live, request, open_, follow.lang)))
