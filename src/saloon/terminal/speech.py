"""The terminal's own sentences; those of the titles come from `kernel.words`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saloon.kernel.words import LANGUAGES, PHRASE, sentences

PACKAGE = "saloon.terminal"


class Speech:
    """One language at a time; `turn_to` changes it for everybody who holds this object."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.known = sentences(PACKAGE, language)

    def turn_to(self, language: str) -> None:
        self.known = sentences(PACKAGE, language)
        self.language = language

    def say(self, key: str, **args: object) -> str:
        """A key that is missing shows itself, so that it is found."""
        return PHRASE.vformat(self.known.get(key, f"<{key}>"), (), args)

    def both(self, names: Sequence[str]) -> str:
        """'Ann, Bea and Cy'."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.say('say.and')} {names[-1]}"


def preferred(environment: Mapping[str, str]) -> str:
    """The language somebody's machine is set to, if the house speaks it."""
    for name in ("SALOON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if set_to := environment.get(name):
            return set_to[:2].lower() if set_to[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def all_names(key: str) -> list[str]:
    """What a command is called, in every language; `a|b` gives it two names."""
    out: list[str] = []
    for language in LANGUAGES:
        out += sentences(PACKAGE, language).get(key, "").split("|")
    return [name for name in out if name]
