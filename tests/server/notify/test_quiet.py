"""Quiet hours, by the clock on the person's wall."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from saloon.server.notify import quiet

NIGHT = [22 * 60, 7 * 60]
ROME = "Europe/Rome"


def at(*when: int, zone: str = ROME) -> int:
    year, month, day, hour, minute = when
    return int(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "then"),
    [
        (at(2026, 5, 3, 21, 59), at(2026, 5, 3, 21, 59)),
        (at(2026, 5, 3, 22, 0), at(2026, 5, 4, 7, 0)),
        (at(2026, 5, 4, 3, 0), at(2026, 5, 4, 7, 0)),
        (at(2026, 5, 4, 7, 0), at(2026, 5, 4, 7, 0)),
        # The nights in which the clock is moved last to seven all the same.
        (at(2026, 3, 28, 23, 0), at(2026, 3, 29, 7, 0)),
        (at(2026, 10, 24, 23, 0), at(2026, 10, 25, 7, 0)),
        (at(2026, 12, 31, 23, 0), at(2027, 1, 1, 7, 0)),
    ],
)
def test_a_night_over_midnight(now: int, then: int) -> None:
    assert quiet.until(NIGHT, ROME, now) == then


def test_a_siesta_within_a_day() -> None:
    siesta = [13 * 60, 15 * 60]
    assert quiet.until(siesta, ROME, at(2026, 5, 3, 14, 0)) == at(2026, 5, 3, 15, 0)
    assert quiet.until(siesta, ROME, at(2026, 5, 3, 15, 1)) == at(2026, 5, 3, 15, 1)


def test_no_quiet_hours() -> None:
    assert quiet.until([], "UTC", 5) == 5
    assert quiet.until([60, 60], "UTC", 5) == 5


@pytest.mark.parametrize(
    ("hours", "zone", "good"),
    [
        (NIGHT, ROME, True),
        ([], "UTC", True),
        ([1], "UTC", False),
        ([0, 1440], "UTC", False),
        ([-1, 5], "UTC", False),
        ([], "Mars/Olympus", False),
        ([], "../../etc/passwd", False),
        ([], "", False),
    ],
)
def test_what_can_be_quiet_hours(hours: list[int], zone: str, good: bool) -> None:
    assert quiet.readable(hours, zone) is good
