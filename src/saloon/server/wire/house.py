"""Messages from the house."""

from __future__ import annotations

import msgspec

from saloon.kernel.told import Happening, Seen
from saloon.server.wire.shapes import Clock, Line, Mark, Order, Person, TableInfo


class Welcome(msgspec.Struct, frozen=True, tag_field="t", tag="welcome"):
    """First of all: who you are to the house, its version, its clock (Unix milliseconds)."""

    you: Person
    version: str
    now: int


class Table(msgspec.Struct, frozen=True, tag_field="t", tag="table"):
    """A whole table, after hello and whenever the client must begin anew. `seq` starts here: each message
    that carries one is one more than the last; a gap means: say hello again. `story` has what came after
    happening number `since`, which is the `heard` of the hello, or less where words were taken back; what the
    client has beyond it no longer holds."""

    table: str
    seq: int
    info: TableInfo
    seat: int | None
    seen: Seen | None
    story: list[Happening]
    clocks: list[Clock]
    rooms: dict[str, list[Line]]
    marks: list[Mark]
    orders: list[Order]
    can_order: list[str]
    now: int
    since: int = 0


class Said(msgspec.Struct, frozen=True, tag_field="t", tag="said"):
    """Something happened at the table, as far as this viewer may know; `seen` replaces what was seen
    before. `cut`: the story was taken back to this length (undo) before `story` is added."""

    table: str
    seq: int
    story: list[Happening]
    seen: Seen
    clocks: list[Clock]
    now: int
    cut: int | None = None


class Info(msgspec.Struct, frozen=True, tag_field="t", tag="info"):
    """The people or the state of the table changed."""

    table: str
    seq: int
    info: TableInfo
    clocks: list[Clock]
    now: int


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    """The word with this id counts, and is on disk."""

    table: str
    id: str


class Refused(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """The word with this id does not count. `key`: not_allowed (with the clause), stale, not_yours, over,
    busy."""

    table: str
    id: str
    key: str
    text: str
    rule: str | None = None


class Asked(msgspec.Struct, frozen=True, tag_field="t", tag="asked"):
    """The table asks people something: takeback, rematch, pause; `open` False when it is settled."""

    table: str
    request: str
    kind: str
    by: int
    text: str
    open: bool
    yes: list[int] = []


class Heard(msgspec.Struct, frozen=True, tag_field="t", tag="heard"):
    """A line in a room this client may read."""

    table: str
    line: Line


class Plan(msgspec.Struct, frozen=True, tag_field="t", tag="plan"):
    """All marks of the gang's plan, after a change."""

    table: str
    marks: list[Mark]


class Orders(msgspec.Struct, frozen=True, tag_field="t", tag="orders"):
    """The own standing orders, after a change or when one has fired."""

    table: str
    orders: list[Order]


class Mine(msgspec.Struct, frozen=True):
    """One of the own tables in the lobby."""

    info: TableInfo
    seat: int
    your_turn: bool
    deadline: int | None = None


class Tables(msgspec.Struct, frozen=True, tag_field="t", tag="tables"):
    """The lobby: open tables, running public ones, and the own ones with whose turn it is."""

    open: list[TableInfo]
    running: list[TableInfo]
    mine: list[Mine]


class Notice(msgspec.Struct, frozen=True, tag_field="t", tag="notice"):
    """Something to tell this person wherever they are: your_turn, last, over, invitation, warning."""

    kind: str
    text: str
    table: str | None = None


class Fault(msgspec.Struct, frozen=True, tag_field="t", tag="fault"):
    """What the client sent cannot be served; a sentence, and what it was about. The socket stays open
    unless `closing`."""

    key: str
    text: str
    table: str | None = None
    closing: bool = False


class Bye(msgspec.Struct, frozen=True, tag_field="t", tag="bye"):
    """The house closes this socket; come back after so many milliseconds."""

    why: str
    again: int


class Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    at: int
    now: int


FromHouse = (
    Welcome
    | Table
    | Said
    | Info
    | Done
    | Refused
    | Asked
    | Heard
    | Plan
    | Orders
    | Tables
    | Notice
    | Fault
    | Bye
    | Pong
)
