"""When somebody wants to be left alone, and when that ends."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY: Final = 24 * 60
LONGEST_ZONE: Final = 64


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name; None if there is none of that name."""
    if not name or len(name) > LONGEST_ZONE:
        return None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def readable(quiet: list[int], zone: str) -> bool:
    """No quiet hours, or a from and a to within a day, in a zone that exists."""
    if zone_of(zone) is None:
        return False
    return not quiet or (len(quiet) == 2 and all(0 <= minute < DAY for minute in quiet))


def until(quiet: list[int], zone: str, now: int) -> int:
    """The first moment from `now` on that is not quiet (Unix milliseconds)."""
    known = zone_of(zone)
    if len(quiet) != 2 or quiet[0] == quiet[1] or known is None:
        return now
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(known)
    start, end = quiet
    minute = here.hour * 60 + here.minute
    inside = start <= minute < end if start < end else minute >= start or minute < end
    if not inside:
        return now
    # By the wall clock, so that a night of 23 or 25 hours ends when the clock says so.
    day = here.date() + timedelta(days=1 if minute >= end else 0)
    ends = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=known)
    return max(now, int(ends.timestamp() * 1000))
