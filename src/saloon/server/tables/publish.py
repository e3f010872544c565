# compiled zone
"""What every viewer of a table is shown, made once for all who see the same in the same language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from saloon.kernel.core import ARCHIVE, Event
from saloon.kernel.telling import happening, seen
from saloon.kernel.told import Happening, Seen
from saloon.kernel.words import Words
from saloon.server.tables.log import told
from saloon.server.wire import house as wire

if TYPE_CHECKING:
    from saloon.server.tables.live import Live

ENCODER = msgspec.json.Encoder()


class Voices:
    """The words and counts of one table's viewers."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.counts: dict[int, int] = {}
        self.words: dict[str, Words] = {}

    def forget(self) -> None:
        """The log is another one."""
        self.counts.clear()
        self.words.clear()

    def words_in(self, language: str) -> Words:
        found = self.words.get(language)
        if found is None:
            found = self.words[language] = Words(self.live.match.rules, language, self.live.row.names())
        return found

    def heard(self, viewer: int) -> int:
        """How many happenings a viewer has been told of the game so far."""
        found = self.counts.get(viewer)
        if found is None:
            found = self.counts[viewer] = told(self.live.match.log, viewer)
        return found

    def seen(self, viewer: int, language: str) -> Seen:
        from saloon.server.tables.live import viewer_name

        return seen(self.live.match, viewer_name(viewer), self.words_in(language), self.heard(viewer))

    def story(self, viewer: int, language: str, since: int) -> list[Happening]:
        """What a viewer was told after so many happenings."""
        events = [event for entry in self.live.match.log for event in entry.told(viewer)]
        words = self.words_in(language)
        return [happening(event, since + n, words) for n, event in enumerate(events[since:], 1)]

    def publish(self, before: int, speaker: int) -> None:
        """Show what the words from `before` on made happen, to everybody who was told something and to the
        speaker. Nobody else hears even that something was said."""
        live = self.live
        fresh = live.match.log[before:]
        events: dict[int, list[Event]] = {}
        for viewer in {follow.viewer for follow in live.follows} | set(self.counts):
            known = self.counts.get(viewer)
            mine = [event for entry in fresh for event in entry.told(viewer)]
            if known is None:
                known = told(live.match.log[:before], viewer)
            self.counts[viewer] = known + len(mine)
            if mine or viewer == speaker or live.match.over:
                events[viewer] = mine
        events.pop(ARCHIVE, None)
        self.send(events, None)
        if live.match.over:
            self.close()

    def close(self) -> None:
        """The game is over: everybody learns the seed, and watchers see everything from now on."""
        for follow in list(self.live.follows):
            if follow.viewer == ARCHIVE:
                follow.asked = 0
                follow.send_table()
        self.inform()

    def send(self, events: dict[int, list[Event]], cut: dict[int, int] | None) -> None:
        """One `said` for each class of viewers, with each follower's own number."""
        bodies: dict[tuple[int, str], bytes] = {}
        for follow in self.live.follows:
            mine = events.get(follow.viewer)
            if mine is None:
                continue
            key = (follow.viewer, follow.lang)
            body = bodies.get(key)
            if body is None:
                body = bodies[key] = self.body(follow.viewer, follow.lang, mine, cut)
            follow.send_numbered(body)

    def body(self, viewer: int, language: str, mine: list[Event], cut: dict[int, int] | None) -> bytes:
        words = self.words_in(language)
        first = self.counts[viewer] - len(mine)
        said = wire.Said(
            table=self.live.row.id,
            seq=0,
            story=[happening(event, first + n, words) for n, event in enumerate(mine, 1)],
            seen=self.seen(viewer, language),
            clocks=self.live.clocks_for(viewer),
            now=self.live.house.now(),
            cut=None if cut is None else cut.get(viewer),
        )
        return ENCODER.encode(said)

    def took_back(self, cut: dict[int, int], speaker: int) -> None:
        """Words were taken back: whoever had heard of them hears that they are gone."""
        self.counts.clear()
        concerned = set(cut) | {speaker}
        for follow in self.live.follows:
            self.heard(follow.viewer)
        self.send({viewer: [] for viewer in concerned}, cut)

    def inform(self) -> None:
        """The people or the state of the table changed: everybody gets it."""
        live = self.live
        self.words.clear()
        info = live.info()
        bodies: dict[int, bytes] = {}
        for follow in live.follows:
            body = bodies.get(follow.viewer)
            if body is None:
                clocks = live.clocks_for(follow.viewer)
                body = bodies[follow.viewer] = ENCODER.encode(
                    wire.Info(live.row.id, 0, info, clocks, live.house.now())
                )
            follow.send_numbered(body)

    def anew(self) -> None:
        """Everybody gets the whole table."""
        for follow in list(self.live.follows):
            follow.send_table()
