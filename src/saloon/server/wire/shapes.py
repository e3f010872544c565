"""The parts of messages: people, seats, clocks, lines, marks."""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody as others see them. `kind`: guest, account or bot; `level` only of the house's bots."""

    id: str
    name: str
    kind: str
    level: str | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there. `connected`: a person's socket is open; `stand_in`: the bot level that plays for
    somebody who is away; `role` is what the seat was given at creation, if anything."""

    seat: int
    person: Person | None
    connected: bool = False
    stand_in: str | None = None
    role: str | None = None


class Clock(msgspec.Struct, frozen=True):
    """The time of one seat in milliseconds. `running` since the message was made; `bank` is what is left of
    the store, `turn` of this decision's own time (live play); turn-by-turn play has a `deadline` (Unix
    milliseconds)."""

    seat: int
    running: bool
    bank: int = 0
    turn: int = 0
    deadline: int | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """A table, without the game on it. `status`: open (seats free), playing, stopped (begun under other rules
    than the house has now), over, closed. `pace`: live or days. `access`: public, link, invited. `options`
    are the ones that differ from the title's defaults; `rules`: the version it is played by; `begun`:
    something was said."""

    id: str
    title: str
    name: str
    status: str
    pace: str
    access: str
    language: str
    host: str
    options: dict[str, str]
    seats: list[SeatInfo]
    seed_hash: str
    hot_seat: bool = False
    watchers: int = 0
    watchable: bool = True
    clock: str = ""
    paused: bool = False
    created: int = 0
    seed: str | None = None
    rematch: str | None = None
    rules: int = 0
    begun: bool = False


class Line(msgspec.Struct, frozen=True):
    """Something said in a room. `n` counts the lines of the room."""

    n: int
    room: str
    person: Person
    text: str
    at: int
    seat: int | None = None


class Mark(msgspec.Struct, frozen=True):
    """Something drawn on the gang's plan: a ghost route, a pin, a proposal, by a seat; who seconds it."""

    id: str
    seat: int
    kind: str
    target: int | None
    places: list[int]
    text: str
    seconds: list[int] = []


class Order(msgspec.Struct, frozen=True):
    """A standing order of the own seat: `kind` and its argument; it fires as an ordinary word."""

    kind: str
    value: int | None = None
    words: list[str] = []
