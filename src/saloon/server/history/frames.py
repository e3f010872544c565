"""A finished game played again for one viewer, a page of frames at a time."""

from __future__ import annotations

from typing import Final

from saloon.kernel.match import Match
from saloon.kernel.telling import happening, seen
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.server.history.kept import Kept
from saloon.server.trouble import Trouble
from saloon.server.wire.history import Frame, FramesPage

MOST: Final = 60
"""Frames in one answer."""
NOBODY: Final = -1


def viewers(match: Match) -> list[str]:
    return [*SEAT_LETTERS[: match.seats], "watcher", "archive"]


def page(kept: Kept, viewer: str, start: int, count: int, language: str) -> FramesPage:
    """Frame 0 is the table before the first word, frame k the table after k words."""
    match = kept.again(language)
    if viewer not in viewers(match):
        raise Trouble(404, "no_viewer", viewers=", ".join(viewers(match)))
    words, of = kept.match.log, len(kept.match.log) + 1
    if not 0 <= start < of or count < 1:
        raise Trouble(400, "no_frame", last=of - 1)
    who, heard = match.viewer(viewer), 0
    frames: list[Frame] = []
    for number in range(min(of, start + min(count, MOST))):
        told = []
        if number:
            entry = words[number - 1]
            match.enter(entry.seat, entry.action)
            told = match.log[-1].told(who)
        if number >= start:
            story = [happening(event, heard + n, match.words) for n, event in enumerate(told, 1)]
            by = words[number - 1].seat if number else NOBODY
            table = seen(match, viewer, match.words, heard + len(told), barred=False)
            frames.append(Frame(number, max(by, NOBODY), table, story))
        heard += len(told)
    return FramesPage(viewer, start, of, frames)
