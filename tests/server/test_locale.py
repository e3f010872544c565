"""Every sentence the house says is there in both languages, and none is there that nobody says."""

import re
from pathlib import Path

from saloon.bots.levels import LEVELS
from saloon.kernel.words import LANGUAGES, sentences
from saloon.server import speech
from saloon.server.trouble import BY_STATUS

PACKAGE = Path(speech.__file__).parent
# Keys made of a fixed group and something that is told elsewhere: the group is what stands in the code.
GROUPS = (
    "told",
    "notice",
    "channel",
    "level",
    "admin",
    "asked",
    "refused",
    "fault",
    "lobby",
    "serve",
    "verify",
)
HOLES = re.compile(r"\{(\w+)")


def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py")))


def test_both_languages_have_the_same_sentences_with_the_same_holes() -> None:
    english, italian = (sentences(speech.PACKAGE, language) for language in LANGUAGES)
    assert set(english) == set(italian)
    different = [
        key for key in english if set(HOLES.findall(english[key])) != set(HOLES.findall(italian[key]))
    ]
    assert different == []


def test_every_problem_that_is_raised_has_its_sentence() -> None:
    raised = set(re.findall(r'Trouble\(\s*\d+,\s*"(\w+)"', source())) | set(BY_STATUS.values())
    known = sentences(speech.PACKAGE, "en")
    assert {key for key in raised if f"problem.{key}" not in known} == set()


def test_every_sentence_is_said_somewhere() -> None:
    code = source()
    quoted = set(re.findall(r'"([\w.]+)"', code)) | set(LEVELS)
    unused = []
    for key in sentences(speech.PACKAGE, "en"):
        group, _, last = key.partition(".")
        said = key in quoted or last in quoted or (group in GROUPS and stem(last) in code)
        if not said:
            unused.append(key)
    assert unused == []


def stem(key: str) -> str:
    """`confirm_ask` is said as `{what}_ask`: what must stand in the code is the ending."""
    return key if "_" not in key else "_" + key.rpartition("_")[2]


def test_no_hole_is_left_open() -> None:
    """`{seconds:one|many}` and `{name}` are holes; anything else in braces is a slip."""
    for language in LANGUAGES:
        for key, text in sentences(speech.PACKAGE, language).items():
            assert text.count("{") == text.count("}"), key
            assert text.strip() == text or key.startswith("told."), key
