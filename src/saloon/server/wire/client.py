"""Messages from a client."""

from __future__ import annotations

import msgspec

from saloon.server.wire.shapes import Order


class Hello(msgspec.Struct, frozen=True, tag_field="t", tag="hello"):
    """Follow a table, from the seat one has there or as a watcher. `heard`: the last happening already
    known. `seat`: which of the own seats, where one person has several (hot-seat). `key`: the secret of a
    table reached by link. `lang`: where it is left out, the person's own."""

    table: str
    heard: int = 0
    lang: str = ""
    watch: bool = False
    seat: int | None = None
    key: str | None = None


class Leave(msgspec.Struct, frozen=True, tag_field="t", tag="leave"):
    """Stop following a table (this gives up no seat)."""

    table: str


class Say(msgspec.Struct, frozen=True, tag_field="t", tag="say"):
    """A word in the game. `id` is the client's own, new for each word: said twice, it counts once. `ask` is
    the id of the decision it answers: a word for a decision that is past is refused."""

    table: str
    id: str
    ask: str
    a: int


class Undo(msgspec.Struct, frozen=True, tag_field="t", tag="undo"):
    """Take the own last word back, by the rules' own bounds; `beyond` asks the others' consent."""

    table: str
    id: str
    beyond: bool = False


class Answer(msgspec.Struct, frozen=True, tag_field="t", tag="answer"):
    """Yes or no to what the table asks people: takeback, rematch, pause."""

    table: str
    request: str
    yes: bool


class Stand(msgspec.Struct, frozen=True, tag_field="t", tag="stand"):
    """The standing orders of the own seat, all of them; an empty list withdraws them."""

    table: str
    orders: list[Order]


class Talk(msgspec.Struct, frozen=True, tag_field="t", tag="talk"):
    """Say something in a room: table, gang or watchers."""

    table: str
    room: str
    text: str


class Draw(msgspec.Struct, frozen=True, tag_field="t", tag="draw"):
    """Put a mark on the gang's plan; `remove` takes the own one away, `second` seconds somebody's."""

    table: str
    kind: str
    target: int | None = None
    places: list[int] = []
    text: str = ""
    remove: str | None = None
    second: str | None = None


class Lobby(msgspec.Struct, frozen=True, tag_field="t", tag="lobby"):
    """Follow the lobby (or stop)."""

    on: bool = True


class Ping(msgspec.Struct, frozen=True, tag_field="t", tag="ping"):
    """Asks for a pong; `at` comes back."""

    at: int = 0


FromClient = Hello | Leave | Say | Undo | Answer | Stand | Talk | Draw | Lobby | Ping
