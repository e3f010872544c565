"""The types of what a viewer is told of a table: plain values ready for JSON. They are made in `telling`."""

from __future__ import annotations

from typing import Any

import msgspec

Value = int | str | None


class Word(msgspec.Struct, frozen=True, gc=False):
    """Something a seat can say: `a` is what to send back, `say` its notation, `args` by their labels."""

    a: int
    say: str
    verb: str
    args: dict[str, Value]
    text: str
    interrupt: bool = False


class Barred(msgspec.Struct, frozen=True, gc=False):
    """Something a person would look for here and cannot say: the reason, and the clause it rests on."""

    a: int
    say: str
    verb: str
    args: dict[str, Value]
    text: str
    why: str
    rule: str


class Ask(msgspec.Struct, frozen=True):
    """What a seat may say now. `id` names the decision: it stays the same as long as this seat is asked the
    same, whatever others say in secret. `must`: the table waits for it; otherwise it may let it pass.
    `silence` is what is said for it when it says nothing."""

    id: str
    seat: int
    kind: str
    text: str
    must: bool
    words: list[Word]
    barred: list[Barred]
    silence: int | None


class Chance(msgspec.Struct, frozen=True, gc=False):
    """A chance worth knowing: `good` of `of`."""

    text: str
    good: int
    of: int


class Happening(msgspec.Struct, frozen=True, gc=False):
    """Something the viewer was told. `n` counts what this viewer was told, from 1."""

    n: int
    kind: str
    args: dict[str, Value | list[Value]]
    text: str


class Reckoned(msgspec.Struct, frozen=True, gc=False):
    """One line of the final reckoning."""

    text: str
    figures: list[int]
    total: bool


class Ending(msgspec.Struct, frozen=True):
    """How it ended."""

    winners: list[int]
    scores: list[int]
    reason: str
    text: str
    rule: str
    table: list[Reckoned]


class Seen(msgspec.Struct, frozen=True):
    """All that a viewer sees of a table at one moment. `board` is the same as lines of text, for screen
    readers and for bots that read. `heard` is how many happenings it has been told so far."""

    title: str
    rules: int
    viewer: str
    seats: int
    over: bool
    waiting: list[int]
    view: dict[str, Any]
    ask: Ask | None
    odds: list[Chance]
    board: list[str]
    heard: int
    may_undo: bool = False
    ending: Ending | None = None
