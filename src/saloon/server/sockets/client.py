# compiled zone
"""One connected client: reads its messages and does what they ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from saloon.kernel.words import LANGUAGES
from saloon.server import speech
from saloon.server.asker import Asker
from saloon.server.people.peace import muted_by
from saloon.server.sockets.follow import Follow
from saloon.server.tables import asking, chatting, ordering, rights, saying, undoing
from saloon.server.tables.publish import ENCODER
from saloon.server.trouble import Trouble
from saloon.server.wire import client as said
from saloon.server.wire import house as wire

if TYPE_CHECKING:
    from saloon.server.house import House

LOG = structlog.get_logger("saloon.sockets")
DECODER: Final = msgspec.json.Decoder(said.FromClient)
MOST_TABLES: Final = 50
WINDOW: Final = 10_000


class Client:
    """`send` and `close` go to the socket's own protocol."""

    def __init__(
        self, house: House, asker: Asker, send: Callable[[bytes], None], close: Callable[[int], None]
    ) -> None:
        self.house = house
        self.asker = asker
        self.lang = asker.lang
        self.send = send
        self.close = close
        self.follows: dict[str, Follow] = {}
        self.lobby = False
        self.window = 0
        self.count = 0
        self.muted: frozenset[str] = frozenset()
        self.spoken: list[int] = []

    def tell(self, message: Any) -> None:
        self.send(ENCODER.encode(message))

    def fault(self, key: str, table: str | None = None, closing: bool = False, **args: object) -> None:
        self.tell(wire.Fault(key, speech.say(self.lang, f"fault.{key}", **args), table, closing))

    def welcome(self) -> None:
        from saloon import __version__

        self.tell(wire.Welcome(self.asker.person, __version__, self.house.now()))

    def receive(self, text: bytes) -> None:
        """One message."""
        if self.too_fast():
            return
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.fault("unreadable", what=str(error)[:200])
            return
        ACTS[type(message)](self, message)

    def too_fast(self) -> bool:
        """More messages than one may send: the first one too many is answered, the others are dropped."""
        now = self.house.now()
        if now - self.window > WINDOW:
            self.window, self.count = now, 0
        self.count += 1
        if self.count == self.house.settings.rate + 1:
            self.fault("too_many")
        return self.count > self.house.settings.rate

    def may_talk(self, most: int, window: int) -> bool:
        """Whether this client has not said too much in the last while; counts it if not."""
        now = self.house.now()
        self.spoken = [at for at in self.spoken if now - at < window]
        if len(self.spoken) >= most:
            return False
        self.spoken.append(now)
        return True

    def gone(self) -> None:
        for follow in list(self.follows.values()):
            self.house.tables.unfollow(follow)
        self.follows.clear()

    # What is asked

    def hello(self, message: said.Hello) -> None:
        self.house.spawn(self.look_at(message))

    async def look_at(self, message: said.Hello) -> None:
        try:
            await self.follow(message)
        except Exception:
            LOG.exception("a table could not be shown", table=message.table[:40])
            self.fault("busy", message.table[:40])

    async def follow(self, message: said.Hello) -> None:
        live = await self.house.tables.find(message.table)
        if live is None or not await rights.admitted(self.house, live.row, self.asker.id, message.key):
            self.fault("no_table", message.table[:40])
            return
        await self.house.share.catch_up(live)
        self.muted = await self.house.store.read(lambda db: muted_by(db, self.asker.id))
        try:
            viewer = rights.viewer(live.row, self.asker, message.seat, message.watch)
        except Trouble as trouble:
            self.bar(message.table, trouble)
            return
        lang = message.lang if message.lang in LANGUAGES else self.lang
        live.act(lambda: self.begin(Follow(self, live, viewer, lang, message.heard)))

    def begin(self, follow: Follow) -> None:
        table = follow.live.row.id
        before = self.follows.pop(table, None)
        if before is not None:
            self.house.tables.unfollow(before)
        elif len(self.follows) >= MOST_TABLES:
            self.house.tables.unfollow(self.follows.pop(next(iter(self.follows))))
        self.follows[table] = follow
        self.house.tables.follow(follow)
        follow.send_table()

    def leave(self, message: said.Leave) -> None:
        self.forget(message.table)

    def forget(self, table: str) -> None:
        follow = self.follows.pop(table, None)
        if follow is not None:
            self.house.tables.unfollow(follow)

    def lose(self, table: str, trouble: Trouble) -> None:
        """A table is not open to this client any more."""
        self.forget(table)
        self.bar(table, trouble)

    def bar(self, table: str, trouble: Trouble) -> None:
        self.tell(wire.Fault(trouble.key, trouble.problem(self.lang).text, table[:40]))

    def say(self, message: said.Say) -> None:
        follow = self.follows.get(message.table)
        if follow is None:
            self.refuse(message.table, message.id, "not_yours")
            return
        follow.live.act(lambda: saying.say(follow, message))

    def undo(self, message: said.Undo) -> None:
        follow = self.follows.get(message.table)
        if follow is None:
            self.refuse(message.table, message.id, "not_yours")
            return
        follow.live.act(lambda: undoing.undo(follow, message))

    def answer(self, message: said.Answer) -> None:
        follow = self.followed(message.table)
        if follow is not None and not (
            follow.seated >= 0 and asking.answer(follow.live, follow.seated, message.request, message.yes)
        ):
            self.fault("not_asked", message.table)

    def stand(self, message: said.Stand) -> None:
        follow = self.followed(message.table)
        if follow is not None:
            follow.live.act(lambda: ordering.stand(follow, message))

    def talk(self, message: said.Talk) -> None:
        follow = self.followed(message.table)
        if follow is not None:
            chatting.speak(follow, message)

    def draw(self, message: said.Draw) -> None:
        follow = self.followed(message.table)
        if follow is not None:
            chatting.draw(follow, message)

    def followed(self, table: str) -> Follow | None:
        """The table a message is about; a fault if it is not followed."""
        follow = self.follows.get(table)
        if follow is None:
            self.fault("no_follow", table[:40])
        return follow

    def in_lobby(self, message: said.Lobby) -> None:
        self.house.hub.lobby(self, message.on)

    def refuse(self, table: str, move: str, key: str) -> None:
        self.tell(wire.Refused(table[:40], move[:80], key, speech.say(self.lang, f"refused.{key}")))

    def ping(self, message: said.Ping) -> None:
        self.tell(wire.Pong(message.at, self.house.now()))


ACTS: Final[dict[type, Callable[[Client, Any], None]]] = {
    said.Hello: Client.hello,
    said.Leave: Client.leave,
    said.Say: Client.say,
    said.Undo: Client.undo,
    said.Answer: Client.answer,
    said.Stand: Client.stand,
    said.Talk: Client.talk,
    said.Draw: Client.draw,
    said.Lobby: Client.in_lobby,
    said.Ping: Client.ping,
}
