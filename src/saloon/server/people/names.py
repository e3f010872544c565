"""Names of people: what may be one, and which two look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

SHORTEST: Final = 2
LONGEST: Final = 24
SIGNS: Final = " -_.'"
KINDS: Final = ("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd")
FAR_ABOVE: Final = 2
"""So many marks may stand on one letter; more is a tower, not a name."""

# What looks like a Latin letter and is none: Cyrillic, then Greek, by code point, so that nobody takes the
# table itself for Latin. Not all of Unicode's list: the letters a name may hold.
STRANGERS: Final = """
0430 0435 043e 0440 0441 0443 0445 0456 0458 0455 0501 051b 051d 04bb
0432 043a 043c 043d 0442 0437 0433
03b1 03b2 03b5 03b7 03b9 03ba 03bd 03bf 03c1 03c4 03c5 03c7 03b3
"""
THEIR_LOOKS: Final = "aeopcyxijsdqwhbkmht3rabeniknoptuxy"
LOOKALIKES: Final = str.maketrans(
    {
        **{chr(int(point, 16)): look for point, look in zip(STRANGERS.split(), THEIR_LOOKS, strict=True)},
        **dict(zip("ıøłđħŧ", "ioldht", strict=True)),
        **dict(zip("01i|", "olll", strict=True)),
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
    }
)
ONE_SCRIPT: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "HEBREW", "ARABIC", "CHEROKEE", "THAI")


def tidy(name: str) -> str:
    """The name as it is kept: composed, without compatibility forms, one space where there were many."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def fault(name: str) -> str | None:
    """Why this tidy name cannot be one, as the key of a sentence; None if it can."""
    if not SHORTEST <= len(name) <= LONGEST:
        return "name_length"
    if not (name[0].isalpha() or name[0].isdecimal()) or not all(map(belongs, name)):
        return "name_letters"
    if not any(letter.isalpha() for letter in name):
        return "name_letters"
    if stacked(name):
        return "name_letters"
    if len(scripts(name)) > 1:
        return "name_mixed"
    return None


def belongs(letter: str) -> bool:
    """Letters of any script, their marks, digits and a few signs; nothing invisible or turned around."""
    return letter in SIGNS or unicodedata.category(letter) in KINDS


def stacked(name: str) -> bool:
    """More marks on one letter than any language writes."""
    height = 0
    for letter in unicodedata.normalize("NFD", name):
        height = height + 1 if unicodedata.combining(letter) else 0
        if height > FAR_ABOVE:
            return True
    return False


def scripts(name: str) -> set[str]:
    """The alphabets of a name, of those that are mistaken for one another."""
    found = {unicodedata.name(letter, "").split(" ")[0] for letter in name if letter.isalpha()}
    return found & set(ONE_SCRIPT)


def likeness(name: str) -> str:
    """The same for two names that somebody could take for one another; unique among people."""
    flat = unicodedata.normalize("NFKD", name).casefold().translate(LOOKALIKES)
    plain = "".join(letter for letter in flat if letter.isalnum() or unicodedata.category(letter) == "Mc")
    return plain.replace("rn", "m").replace("vv", "w")


def numbered(name: str, number: int) -> str:
    """A name made free by a number behind it, not longer than a name may be."""
    tail = f" {number}"
    return name[: LONGEST - len(tail)].rstrip() + tail
