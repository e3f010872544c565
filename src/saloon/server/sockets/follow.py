# compiled zone
"""A client following a table: as which viewer, in which language, and the number of its last message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.server.tables import asking, ordering, rights, talk
from saloon.server.tables.publish import ENCODER
from saloon.server.trouble import Trouble
from saloon.server.wire import house as wire

if TYPE_CHECKING:
    from saloon.server.sockets.client import Client
    from saloon.server.tables.live import Live

SEQ: Final = b'"seq":0'


class Follow:
    def __init__(self, client: Client, live: Live, viewer: int, lang: str, heard: int) -> None:
        self.client = client
        self.live = live
        self.seated = viewer
        self.lang = lang
        self.asked = heard
        self.seq = 0

    @property
    def viewer(self) -> int:
        return rights.sees_as(self.live.row, self.seated)

    def check(self) -> None:
        """Seats have changed hands, or the game has begun: another's seat shows nothing any more."""
        before, row = self.seated, self.live.row
        try:
            self.seated = rights.still(row, self.client.asker, before)
        except Trouble as trouble:
            self.client.lose(row.id, trouble)
            return
        if self.seated != before:
            self.asked = 0
            self.send_table()

    def send_numbered(self, body: bytes) -> None:
        """A message that was encoded once for many, with this follower's own number in it."""
        self.seq += 1
        self.client.send(body.replace(SEQ, b'"seq":%d' % self.seq, 1))

    def send_table(self) -> None:
        """Everything about the table, the story from where the client knows it."""
        self.client.send(ENCODER.encode(self.table()))
        for request in self.live.requests.values() if self.seated >= 0 else ():
            self.client.tell(asking.message(self.live, request, True, self.lang))

    def table(self) -> wire.Table:
        live = self.live
        begun = live.log is not None
        since = self.since() if begun else 0
        self.asked = live.voices.heard(self.viewer) if begun else 0
        return wire.Table(
            table=live.row.id,
            seq=self.seq,
            info=live.info(),
            seat=self.seated if self.seated >= 0 else None,
            seen=live.voices.seen(self.viewer, self.lang) if begun else None,
            story=live.voices.story(self.viewer, self.lang, since) if begun else [],
            clocks=live.clocks_for(self.viewer),
            rooms=talk.rooms_for(live, self.viewer, self.client.muted),
            marks=talk.marks_for(live, self.viewer),
            orders=live.orders.get(self.seated, []),
            can_order=ordering.kinds(live, self.seated),
            now=live.house.now(),
            since=since,
        )

    def since(self) -> int:
        """How far the client's story still holds."""
        assert self.live.log is not None
        heard = self.live.voices.heard(self.viewer)
        return max(0, min(self.asked, heard, self.live.log.floors.get(self.viewer, heard)))
