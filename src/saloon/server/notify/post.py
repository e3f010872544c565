"""The post office of the house: takes what people should be told, and brings it to them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec
import structlog
from sqlalchemy import Connection, Row, delete, insert, select, text

from saloon.kernel import catalogue, flow
from saloon.kernel.words import Words
from saloon.server.notify import mail, push, queue, reach, webhook
from saloon.server.notify.mail import Smtp
from saloon.server.notify.push import House as PushHouse
from saloon.server.notify.reach import Unreachable
from saloon.server.notify.schema import CHANNELS, HOUSE
from saloon.server.speech import say

if TYPE_CHECKING:
    from saloon.server.house import House, Telling

LOG = structlog.get_logger("saloon.notify")
EVERY: Final = 1.0
"""Seconds between two looks at what is due."""
VAPID: Final = "vapid"
GONE: Final = (404, 410)


class Gone(Exception):
    """There is nobody at that address any more."""


class NotTaken(Exception):
    """The other side did not take it."""


class Post:
    def __init__(self, house: House) -> None:
        self.house = house
        self.push: PushHouse | None = None
        self.client: httpx.AsyncClient | None = None

    async def start(self) -> None:
        """The key towards push services is made once, by whichever node comes first, and kept."""
        key = await self.house.store.write(own_key)
        settings = self.house.settings
        contact = settings.contact or settings.public_url or "mailto:nobody@saloon.invalid"
        self.push = PushHouse(key, contact)
        self.client = reach.reacher()
        self.house.tellers.append(self.hear)
        self.house.spawn(self.run())

    async def close(self) -> None:
        if self.client is not None:
            await self.client.aclose()

    def hear(self, telling: Telling) -> None:
        self.house.spawn(self.line_up(telling))

    async def line_up(self, telling: Telling) -> None:
        now, delay = self.house.now(), self.house.settings.tell_after * 1000
        users, kind, table = telling.users, telling.kind, telling.table
        if not await self.house.store.read(lambda db: queue.reachable(db, users)):
            return
        await self.house.store.write(lambda db: queue.put(db, users, kind, table, telling.args, now, delay))

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.round()
            except Exception:
                LOG.exception("a round of the post failed")

    async def round(self) -> None:
        """Bring what is due, a channel at a time."""
        if not await self.house.store.read(lambda db: queue.waiting(db, self.house.now())):
            return
        found = await self.house.store.write(lambda db: queue.take(db, self.house.now()))
        channels: dict[str, list[Row[Any]]] = defaultdict(list)
        for row in found:
            channels[row.channel].append(row)
        await asyncio.gather(*(self.bring(channel, rows) for channel, rows in channels.items()))

    async def bring(self, channel: str, rows: list[Row[Any]]) -> None:
        """One message with everything that still holds."""
        store, now = self.house.store, self.house.now()
        still = [row for row in rows if await self.holds(row)]
        past = [row for row in rows if row not in still]
        await store.write(lambda db: queue.settled(db, past))
        if not still:
            return
        try:
            await self.send(still)
        except Gone:
            await store.write(lambda db: db.execute(delete(CHANNELS).where(CHANNELS.c.id == channel)))
        except (OSError, httpx.HTTPError, Unreachable, NotTaken) as error:
            LOG.warning("not told", way=still[0].way, why=type(error).__name__)
            await store.write(lambda db: queue.later(db, still, now))
        else:
            LOG.info("told", way=still[0].way, count=len(still))
            await store.write(lambda db: queue.done(db, channel, still, now))

    async def holds(self, row: Row[Any]) -> bool:
        """Whether it is still so: nobody is told of a turn they have taken."""
        if row.banned is not None:
            return False
        if row.kind not in ("your_turn", "last", "warning"):
            return True
        live = await self.house.tables.find(row.game)
        if live is None or not live.playing or live.match.over:
            return False
        waiting = flow.pending(live.match.state)
        return any(waiting >> seat & 1 for seat in live.row.seats_of(row.user))

    async def send(self, rows: list[Row[Any]]) -> None:
        text = "\n".join(dict.fromkeys(line(row) for row in rows))
        first, link = rows[0], self.link(rows)
        if first.way == "email":
            await self.send_mail(first, text, len(rows), link)
            return
        if first.way == "webhook":
            about = [{"kind": row.kind, "table": row.game} for row in rows]
            body = webhook.body(first.target, f"{text}\n{link}", about)
            status = await self.deliver(first.target, body, {"Content-Type": "application/json"})
        else:
            status = await self.send_push(first, text, link)
            if status in GONE:
                raise Gone
        if status >= 300:
            raise NotTaken(str(status))

    async def send_push(self, row: Row[Any], text: str, link: str) -> int:
        to = push.read(row.target)
        if to is None or self.push is None:
            raise Gone
        message = msgspec.json.encode({"title": say(row.lang, "told.house"), "text": text, "link": link})
        body, headers = self.push.sealed(to, message)
        return await self.deliver(to.endpoint, body, headers)

    async def deliver(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        assert self.client is not None
        return await reach.post(self.client, url, body, headers, self.house.settings.private_targets)

    async def send_mail(self, row: Row[Any], text: str, count: int, link: str) -> None:
        out = f"{self.address()}/api/channel/{row.secret}/off"
        subject = text if count == 1 else say(row.lang, "told.several", count=count)
        body = say(row.lang, "told.letter", text=text, link=link, off=out)
        smtp = self.smtp()
        await mail.send(smtp, mail.letter(smtp.sender, row.target, subject, body, out))

    async def ask_to_confirm(self, lang: str, target: str, name: str, secret: str) -> None:
        """The letter with the link that makes an address known."""
        link = f"{self.address()}/api/channel/{secret}/confirm"
        off = f"{self.address()}/api/channel/{secret}/off"
        body = say(lang, "told.confirm", name=name, link=link, off=off)
        smtp = self.smtp()
        await mail.send(smtp, mail.letter(smtp.sender, target, say(lang, "told.confirm_subject"), body, off))

    async def send_way_back(self, lang: str, target: str, name: str, secret: str) -> None:
        """The letter to somebody who has lost the password."""
        body = say(lang, "told.lost", name=name, link=f"{self.address()}/api/lost/{secret}?lang={lang}")
        smtp = self.smtp()
        try:
            await mail.send(smtp, mail.letter(smtp.sender, target, say(lang, "told.lost_subject"), body))
        except OSError as error:
            LOG.warning("not told", way="email", why=type(error).__name__)

    def smtp(self) -> Smtp:
        given = self.house.settings
        sender = given.smtp_sender or given.smtp_user
        return Smtp(
            given.smtp_host,
            given.smtp_port,
            given.smtp_user,
            given.smtp_password,
            sender,
            given.smtp_security,
        )

    def address(self) -> str:
        given = self.house.settings
        return given.public_url.rstrip("/") or f"http://{given.host}:{given.port}"

    def link(self, rows: list[Row[Any]]) -> str:
        """To the table, if it is all about one; else to the front page."""
        tables = {row.game for row in rows}
        return f"{self.address()}/t/{tables.pop()}" if len(tables) == 1 else f"{self.address()}/"


def line(row: Row[Any]) -> str:
    """One thing to tell, in the person's language."""
    table = row.table_name
    if not table and row.title in catalogue.titles():
        table = Words(catalogue.load(row.title), row.lang).say("title.name")
    args = msgspec.json.decode(row.args, type=dict[str, str])
    return say(row.lang, f"told.{row.kind}", table=table or row.game, **args)


def own_key(db: Connection) -> str:
    if db.dialect.name == "postgresql":
        # Nodes that start at the same time must not make two keys.
        db.execute(text("LOCK TABLE house IN SHARE ROW EXCLUSIVE MODE"))
    found = db.scalar(select(HOUSE.c.value).where(HOUSE.c.name == VAPID))
    if found is None:
        found = push.new_key()
        db.execute(insert(HOUSE).values(name=VAPID, value=found))
    return str(found)
