"""What nodes tell one another. `node` is who says it; what it tells of is on disk already, so a message that
is lost costs a moment (`tables/sharing.py` looks the store up) and never a word."""

from __future__ import annotations

from typing import Final

import msgspec

from saloon.server.wire.shapes import Line, Mark


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A row of a game's log, as the store has it."""

    node: str
    table: str
    ply: int
    move: str | None
    kind: str
    seat: int
    action: int
    chance: str
    at: int


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """Seats or state of a table are not what they were."""

    node: str
    table: str


class Ordered(msgspec.Struct, frozen=True, tag="ordered"):
    """The standing orders at a table are not what they were."""

    node: str
    table: str


class Spoken(msgspec.Struct, frozen=True, tag="spoken"):
    """A line in a room, by the room's name in the store."""

    node: str
    table: str
    room: str
    line: Line


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """A mark on the plan of the seats in `mask`, new, changed or taken away."""

    node: str
    table: str
    mask: int
    mark: Mark
    remove: bool


class Asking(msgspec.Struct, frozen=True, tag="asking"):
    """A question to the people at a table, open or settled."""

    node: str
    table: str
    request: str
    kind: str
    by: int
    asker: str
    needs: list[str]
    yes: list[int]
    open: bool


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """A yes or no to a question of another node."""

    node: str
    table: str
    request: str
    seat: int
    yes: bool


class Here(msgspec.Struct, frozen=True, tag="here"):
    """A node has this table in memory: who looks at it there, and how many watch. `ask`: who else? `gone`:
    it has let go of it."""

    node: str
    table: str
    users: list[str] = []
    watchers: int = 0
    ask: bool = False
    gone: bool = False


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """A node is up. `people`, now and then and for newcomers: everybody who is connected there."""

    node: str
    people: list[str] | None = None
    gone: bool = False


class Person(msgspec.Struct, frozen=True, tag="person"):
    """Somebody has connected to a node, or left it."""

    node: str
    user: str
    on: bool


class Told(msgspec.Struct, frozen=True, tag="told"):
    """Something to tell people in the pages they have open."""

    node: str
    kind: str
    users: tuple[str, ...]
    table: str
    args: dict[str, str]


Message = Said | Changed | Ordered | Spoken | Drawn | Asking | Answered | Here | Beat | Person | Told
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final[msgspec.msgpack.Decoder[Message]] = msgspec.msgpack.Decoder(Message)
