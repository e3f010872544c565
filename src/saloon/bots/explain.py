"""A bot's reasons as sentences for people."""

from __future__ import annotations

from saloon.bots.pool import FALLBACK
from saloon.bots.think import Note
from saloon.kernel.words import PHRASE, sentences

MOST = 3
"""So many candidates are worth reading."""


class Say:
    """The sentences of this package in one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.known = sentences("saloon.bots", language)

    def __call__(self, key: str, **args: object) -> str:
        return PHRASE.vformat(self.known.get(key, f"<{key}>"), (), args)


def explain(note: Note, language: str = "en") -> list[str]:
    """Why a bot said what it said, as a few lines: win chances of what it weighed, and what it expects."""
    say = Say(language)
    if note.level == FALLBACK:
        return [say("why.fallback")]
    if not note.candidates:
        return [say("why.thumb")]
    if note.passes == 0:
        return [say("why.forced")]
    lines = [
        say("why.chance", words=one.words, percent=round(100 * one.chance)) for one in note.candidates[:MOST]
    ]
    lines.append(say("why.line", line=", ".join(note.line)))
    if note.pondered:
        lines.append(say("why.pondered", passes=note.pondered))
    return [*lines, say("why.passes", passes=note.passes)]
