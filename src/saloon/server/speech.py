"""What the house itself says, in the languages of the locale files."""

from __future__ import annotations

from typing import Final

from saloon.kernel.words import LANGUAGES, PHRASE, sentences

PACKAGE: Final = "saloon.server"


def say(language: str, key: str, **args: object) -> str:
    """The sentence of a key; a key that is missing shows itself, so that it is found."""
    known = sentences(PACKAGE, language if language in LANGUAGES else "en")
    return PHRASE.vformat(known.get(key, f"<{key}>"), (), args)


def preferred(accepted: str) -> str:
    """The language of an Accept-Language header that we speak best."""
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        try:
            wishes.append((float(weight or 1), tag.strip().lower()[:2]))
        except ValueError:
            continue
    wishes.sort(key=lambda wish: -wish[0])
    return next((tag for _, tag in wishes if tag in LANGUAGES), "en")
