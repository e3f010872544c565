"""The terminal speaks two languages, with the same keys, all of them used and none missing."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import saloon
from saloon.kernel.words import LANGUAGES, sentences
from saloon.terminal.commands import Commands
from saloon.terminal.screen import Keyboard, Plain
from saloon.terminal.speech import PACKAGE, Speech, all_names, preferred
from saloon.terminal.stops import Stops

HOME = Path(saloon.__file__).parent
FILES = [HOME / "cli.py", *sorted((HOME / "terminal").glob("*.py"))]


def keys(language: str) -> dict[str, str]:
    return sentences(PACKAGE, language)


def written() -> tuple[set[str], set[str]]:
    """String constants of the terminal's code, and the constant beginnings of its composed strings."""
    whole: set[str] = set()
    begun: set[str] = set()
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
    return whole, begun


def used() -> set[str]:
    """Every key the code can ask for."""
    whole, begun = written()
    groups = {key.split(".")[0] + "." for key in keys("en")}
    composed = {start for start in begun if start in groups - {"cli."}}
    out = {key for key in whole if any(key.startswith(group) for group in groups) and key.count(".") == 1}
    out |= {key for key in keys("en") if any(key.startswith(start) for start in composed)}
    out |= {key for key in keys("en") if key.startswith("cli.") and key.split(".")[1].split("_")[0] in whole}
    return {key for key in out if " " not in key and not key.endswith(".")}


def test_both_languages_have_the_same_keys() -> None:
    assert keys("en").keys() == keys("it").keys()


def test_no_key_is_missing_and_none_is_left_over() -> None:
    assert used() == set(keys("en"))


@pytest.mark.parametrize("key", sorted(keys("en")))
def test_both_languages_say_the_same_things(key: str) -> None:
    def names(language: str) -> set[str]:
        return {str(name) for _, name, _, _ in string.Formatter().parse(keys(language)[key]) if name}

    if not key.startswith("cli."):  # help texts may hold braces as they stand
        assert names("en") == names("it")


ALIKE = {"menu.heading", "menu.prompt", "replay.prompt", "titles.line", "turn.heading"}
NAMES = ("viewer.", "command.")


@pytest.mark.parametrize("key", sorted(key for key in keys("en") if not key.startswith(NAMES)))
def test_sentences_are_translated(key: str) -> None:
    assert (keys("en")[key] == keys("it")[key]) == (key in ALIKE)


def test_no_two_commands_have_the_same_name() -> None:
    commands = Commands(Plain(Keyboard(Stops())), Speech())
    for group in (list(commands.known), ["next", "back", "first", "last", "quit"]):
        seen: dict[str, str] = {}
        for key in group:
            for name in all_names(f"command.{key}"):
                assert seen.setdefault(name, key) == key


def test_a_missing_key_shows_itself() -> None:
    assert Speech().say("no.such") == "<no.such>"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "en_GB", "SALOON_LANG": "it"}, "it"),
    ],
)
def test_the_machines_language(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_lists_of_names() -> None:
    assert [Speech(language).both(["A", "B", "C"]) for language in LANGUAGES] == ["A, B and C", "A, B e C"]
    assert Speech().both(["A"]) == "A"
    assert Speech().both([]) == ""
