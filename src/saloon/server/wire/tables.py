"""Tables over HTTP: make one, take a seat, bring bots and friends."""

from __future__ import annotations

import msgspec

from saloon.server.wire.shapes import TableInfo


class ClockWish(msgspec.Struct, frozen=True):
    """Live play: `bank` and `turn` (a decision's own time, given anew each time) in seconds; 0 and 0: no
    clock. Turn-by-turn: `hours` for each decision, and `holidays` days of rest for each person."""

    bank: int = 0
    turn: int = 0
    hours: int = 0
    holidays: int = 0


class NewTable(msgspec.Struct, frozen=True):
    """A table to make. `options` as in the title's card, `preset` first. `access`: public, link or invited.
    `mine`: the seat I take (None: the first free one; -1: none, I only host). `bots`: levels by seat, as
    `{"2": "ranch_hand"}`. `roles`: who is what, by seat, where the title has an option for it: `{"1":
    "sheriff"}` sets `sheriff_seat`. `hot_seat`: every seat without a bot is mine, on one device. `start`:
    begin as soon as the seats are full."""

    title: str
    seats: int
    options: dict[str, str] = {}
    preset: str | None = None
    name: str = ""
    pace: str = "live"
    clock: ClockWish = ClockWish()
    access: str = "public"
    language: str = "en"
    mine: int | None = None
    bots: dict[str, str] = {}
    roles: dict[str, str] = {}
    hot_seat: bool = False
    watchable: bool = True
    start: bool = True


class PlayNow(msgspec.Struct, frozen=True):
    """A game against bots at once; what is left out is chosen by the house."""

    title: str
    seats: int | None = None
    seat: int | None = None
    level: str = "ranch_hand"
    options: dict[str, str] = {}
    preset: str | None = None
    seed: str | None = None


class QuickMatch(msgspec.Struct, frozen=True):
    """Any open table of this title, or a new one if there is none."""

    title: str
    pace: str = "live"
    seats: int | None = None


class JoinTable(msgspec.Struct, frozen=True):
    """Take a free seat; `key` is the secret of a table reached by link or invitation."""

    seat: int | None = None
    key: str | None = None


class SeatChange(msgspec.Struct, frozen=True):
    """The host sets a seat: a bot's level, or nobody (None)."""

    bot: str | None = None


class Invitation(msgspec.Struct, frozen=True):
    """`user` by name, or None for a link anybody may use once; `link` is in the answer."""

    user: str | None = None
    seat: int | None = None
    link: str | None = None


class Silence(msgspec.Struct, frozen=True):
    """The host silences somebody in the table's and watchers' rooms (or lets them speak again)."""

    user: str
    on: bool = True


class Pause(msgspec.Struct, frozen=True):
    """Stop the clocks, if all the others agree; go on at once."""

    on: bool = True


class MadeTable(msgspec.Struct, frozen=True):
    """A table I made or joined, my seat there, and the key that a link to it carries (None: needs none)."""

    info: TableInfo
    seat: int | None
    key: str | None = None


class LevelInfo(msgspec.Struct, frozen=True):
    """A bot level one may seat."""

    name: str
    text: str
