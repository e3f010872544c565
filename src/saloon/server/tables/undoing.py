"""Taking back: the own last word as far as the rules go; beyond that, with everybody's consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.kernel.match import Entry
from saloon.server.tables import asking, saying
from saloon.server.tables.live import AGAIN
from saloon.server.wire import client as said
from saloon.server.wire import house as wire

if TYPE_CHECKING:
    from saloon.server.sockets.follow import Follow
    from saloon.server.tables.live import Answered, Live


def undo(follow: Follow, message: said.Undo, tries: int = 0) -> None:
    live, seat = follow.live, follow.seated
    if saying.counted(follow, message.id) or not saying.may_speak(follow, message.id):
        return
    move = saying.move_of(seat, message.id)

    def answered(wrong: str | None) -> None:
        if wrong is None:
            follow.client.tell(wire.Done(live.row.id, message.id))
        elif wrong == AGAIN and tries < saying.MOST_TRIES:
            live.act(lambda: undo(follow, message, tries + 1))
        else:
            saying.refuse(follow, message.id, wrong)

    point = live.match.undo_point(seat)
    if point is not None:
        live.go_back(point, seat, move, answered)
    elif not message.beyond:
        saying.refuse(follow, message.id, "no_undo")
    else:
        beyond(live, seat, move, answered)


def beyond(live: Live, seat: int, move: str, answered: Answered) -> None:
    """Ask the others whether the seat's last word, and all that followed it, may be taken back."""
    length = last_word(live, seat)
    if length is None:
        answered("no_undo")
        return
    asked = live.match.log[length]

    def settled(agreed: bool) -> None:
        live.act(lambda: take_back(agreed))

    def take_back(agreed: bool) -> None:
        log = live.match.log
        if not agreed:
            answered("declined")
        elif not live.playing or not same(asked, log, length):
            answered("stale")
        else:
            live.go_back(length, seat, move, answered)

    if not asking.ask(live, "takeback", seat, settled):
        answered("busy")


def same(asked: Entry, log: list[Entry], at: int) -> bool:
    """Whether the word that was asked about still stands there."""
    return at < len(log) and (log[at].seat, log[at].action) == (asked.seat, asked.action)


def last_word(live: Live, seat: int) -> int | None:
    """How many words there were before the seat's last one."""
    log = live.match.log
    for length in range(len(log) - 1, -1, -1):
        if log[length].seat == seat:
            return length
    return None
