"""Whoever asks the house for something, as far as the house knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saloon.server.wire.shapes import Person

SCOPES: Final = ("read", "play", "manage")


@dataclass(frozen=True, slots=True)
class Asker:
    """Somebody signed in by a cookie (`session`) or a program with a token of certain `scopes`."""

    id: str
    name: str
    kind: str
    lang: str
    session: str | None = None
    scopes: tuple[str, ...] = SCOPES

    @property
    def person(self) -> Person:
        return Person(self.id, self.name, self.kind)
