"""The mutation wrapper: what it refuses, and one small run from end to end."""

from pathlib import Path

import pytest

from tools import mutate

PYPROJECT = '[tool.pytest.ini_options]\npythonpath = ["src"]\n'
RULES = """\
def hits(die: int) -> bool:
    return die >= 5


def forgotten(die: int) -> int:
    return die + 1
"""
TESTS = """\
from saloon.games.duel.rules.fire import hits


def test_hits() -> None:
    assert [hits(die) for die in range(1, 7)] == [False] * 4 + [True] * 2
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    games = tmp_path / "src" / "saloon" / "games"
    for folder in ("rules", "tests"):
        (games / "duel" / folder).mkdir(parents=True)
    for package in (games.parent, games, games / "duel", games / "duel" / "rules"):
        (package / "__init__.py").touch()
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (games / "duel" / "game.py").touch()
    (games / "duel" / "rules" / "fire.py").write_text(RULES)
    (games / "duel" / "tests" / "test_fire.py").write_text(TESTS)
    return tmp_path


def test_a_run_tells_noticed_changes_from_survivors(
    house: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutate, "ROOT", house)
    assert mutate.main(["duel", "--at-least", "90"]) == 1
    out = capsys.readouterr().out
    assert "survived in src/saloon/games/duel/rules/fire.py: forgotten, which no test reaches" in out
    assert "-    return die + 1\n+    return die - 1" in out
    assert out.splitlines()[-1] == "score 50.0% (2 killed, 2 survived)"


def test_broken_tests_are_no_score(
    house: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutate, "ROOT", house)
    (house / "src/saloon/games/duel/tests/test_fire.py").write_text(
        "def test_hits() -> None:\n    assert False\n"
    )
    assert mutate.main(["duel"]) == 2
    assert "Do the tests pass as they are?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dual"], "say which title: make mutate TITLE=... with one of duel, kernel."),
        ([""], "say which title: make mutate TITLE=... with one of duel, kernel."),
        (["duel", "moves/*"], "nothing in src/saloon/games/duel matches moves/*."),
        (["kernel"], "nothing in src/saloon/kernel matches *."),
    ],
)
def test_refusals(house: Path, arguments: list[str], said: str) -> None:
    with pytest.raises(mutate.Failed) as refused:
        mutate.find(house, arguments[0], arguments[1:])
    assert str(refused.value) == said


def test_a_title_without_tests_is_refused(house: Path) -> None:
    (house / "src/saloon/games/duel/tests/test_fire.py").unlink()
    with pytest.raises(mutate.Failed, match="there are no tests"):
        mutate.find(house, "duel", [])


@pytest.mark.parametrize(
    ("name", "shown"),
    [("saloon.a.fire.x_hits__mutmut_3", "hits"), ("saloon.a.fire.xǁFireǁtake__mutmut_12", "Fire.take")],
)
def test_names_are_shown_as_they_are_written(name: str, shown: str) -> None:
    assert mutate.readable(name) == shown
