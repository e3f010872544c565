# compiled zone
"""A word from a client: is it this person's to say, is it still asked, do the rules accept it?"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from saloon.kernel import flow, telling
from saloon.server import speech
from saloon.server.tables.live import AGAIN
from saloon.server.wire import client as said
from saloon.server.wire import house as wire

if TYPE_CHECKING:
    from saloon.server.sockets.follow import Follow
    from saloon.server.tables.live import Live

LONGEST_ID: Final = 64
MOST_TRIES: Final = 5
"""How often a word is tried anew after another node's came first."""


def say(follow: Follow, message: said.Say, tries: int = 0) -> None:
    """Answer a `say`. The same id again is the same word, and counts once."""
    live, seat = follow.live, follow.seated
    if counted(follow, message.id) or not may_speak(follow, message.id):
        return
    if live.paused:
        refuse(follow, message.id, "paused")
        return
    if message.ask != decision(live, seat):
        refuse(follow, message.id, "stale")
        follow.send_table()
        return
    refusal = live.match.why(seat, message.a)
    if refusal is not None:
        text = live.voices.words_in(follow.lang).refusal(refusal)
        told = wire.Refused(live.row.id, message.id, "not_allowed", text, refusal.rule or None)
        follow.client.tell(told)
        return
    until = live.held_until()
    if until > live.house.now():
        live.house.tables.later(until, partial(live.act, partial(say, follow, message, tries)))
        return

    live.say(seat, message.a, move_of(seat, message.id), partial(answer, follow, message, tries))


def answer(follow: Follow, message: said.Say, tries: int, wrong: str | None) -> None:
    """It is known whether the word counts."""
    if wrong is None:
        follow.client.tell(wire.Done(follow.live.row.id, message.id))
    elif wrong == AGAIN and tries < MOST_TRIES:
        follow.live.act(partial(say, follow, message, tries + 1))
    else:
        refuse(follow, message.id, wrong)


def move_of(seat: int, id_: str) -> str:
    """A client's id of a word, as the store keeps it."""
    return f"{seat}:{id_}"


def counted(follow: Follow, id_: str) -> bool:
    """Whether this word was counted before; then it is only acknowledged once more."""
    log = follow.live.log
    if log is None or follow.seated < 0 or move_of(follow.seated, id_) not in log.moves:
        return False
    follow.client.tell(wire.Done(follow.live.row.id, id_))
    return True


def may_speak(follow: Follow, move: str) -> bool:
    """Whether this follower can say anything in the game at all; it is told if not."""
    live, seat = follow.live, follow.seated
    if seat < 0 or not 0 < len(move) <= LONGEST_ID or not move.isprintable():
        refuse(follow, move, "not_yours")
        return False
    user = live.row.places[seat].user
    if user is None or user.id != follow.client.asker.id:
        refuse(follow, move, "not_yours")
        return False
    if "play" not in follow.client.asker.scopes:
        refuse(follow, move, "no_scope")
        return False
    if not live.playing:
        refuse(follow, move, "over" if live.row.status == "over" else "not_playing")
        return False
    if live.row.places[seat].stand_in is not None:
        refuse(follow, move, "stand_in")
        return False
    return True


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
