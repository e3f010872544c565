# compiled zone
"""Chapter T: who reads what the outlaws write, and who is shown the possible places. Nothing here moves a
piece."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.state import PLACES, TALK, Desperados
from saloon.kernel.core import ARCHIVE, EVERYONE, NOBODY

WHISPER: Final = 0
OPEN: Final = 1
SILENT: Final = 2

OFF: Final = 0
TO_SHERIFF: Final = 1
TO_OUTLAWS: Final = 2
TO_BOTH: Final = 3


def readers(s: Desperados) -> int:
    """DES-T2, DES-T3, DES-T4: the outlaws' words are read by the team, by everybody, or there are none."""
    if s.options[TALK] == SILENT:
        return NOBODY
    return s.gang if s.options[TALK] == WHISPER else EVERYONE


def writers(s: Desperados) -> int:
    """DES-T7: only outlaws write there; a watcher neither reads the private channel nor writes to a seat."""
    return NOBODY if s.options[TALK] == SILENT else s.gang


def planners(s: Desperados) -> int:
    """DES-T2 to DES-T4: the plan layer on the map belongs to the whispering."""
    return s.gang if s.options[TALK] == WHISPER else NOBODY


def in_team(s: Desperados, viewer: int) -> bool:
    """DES-T1: each outlaw sees the hands, cards, choices and confirmations of all; after the end anybody
    does."""
    return viewer == ARCHIVE or (viewer >= 0 and s.gang >> viewer & 1 == 1)


def is_shown_places(s: Desperados, viewer: int) -> bool:
    """DES-T14: the aid is for the sheriff, for the outlaws, for both or for nobody."""
    aid = s.options[PLACES]
    if viewer == ARCHIVE:
        return aid != OFF
    if viewer == s.sheriff:
        return aid in (TO_SHERIFF, TO_BOTH)
    return in_team(s, viewer) and aid >= TO_OUTLAWS
