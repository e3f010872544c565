"""A word from a client: whether it is this person's to say, whether it is still asked, whether the rules
accept it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.kernel import flow, telling
from saloon.server import speech
from saloon.server.wire import client as said
from saloon.server.wire import house as wire

if TYPE_CHECKING:
    from saloon.server.sockets.follow import Follow
    from saloon.server.tables.live import Live

LONGEST_ID: Final = 64


def say(follow: Follow, message: said.Say) -> None:
    """Answer a `say`. The same id again is the same word, and counts once."""
    live, seat = follow.live, follow.seated
    if not live.playing or seat < 0 or not 0 < len(message.id) <= LONGEST_ID:
        refuse(follow, message.id, "not_yours" if seat < 0 else "over")
        return
    assert live.log is not None
    move = f"{seat}:{message.id}"
    if move in live.log.moves:
        follow.client.tell(wire.Done(live.row.id, message.id))
        return
    if message.ask != decision(live, seat):
        refuse(follow, message.id, "stale")
        follow.send_table()
        return
    refusal = live.match.why(seat, message.a)
    if refusal is not None:
        text = live.voices.words_in(follow.lang).refusal(refusal)
        follow.client.tell(wire.Refused(live.row.id, message.id, "not_allowed", text, refusal.rule or None))
        return

    def answered(wrong: str | None) -> None:
        if wrong is None:
            follow.client.tell(wire.Done(live.row.id, message.id))
        else:
            refuse(follow, message.id, wrong)

    live.say(seat, message.a, move, answered)


def decision(live: Live, seat: int) -> str | None:
    """The name of what a seat is asked now."""
    match = live.match
    legal = flow.legal(match.rules, match.state, seat)
    if not legal:
        return None
    top = match.state.stack[-1]
    asked = (top.must(match.state) | top.may(match.state)) >> seat & 1 == 1
    return telling.decision(match, top.asks(match.state, seat) if asked else "", seat, legal)


def refuse(follow: Follow, move: str, key: str) -> None:
    text = speech.say(follow.lang, f"refused.{key}")
    follow.client.tell(wire.Refused(follow.live.row.id, move[:LONGEST_ID], key, text))
