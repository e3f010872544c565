"""The words tool, on lines made up here."""

from pathlib import Path

import pytest

from tools import words

IGNORE = "# type: " + "ignore"
NOQA = "# no" + "qa"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("current_player = 0", "the name current_player is one we do not use (STYLE.md)"),
        ("class PlayerList: ...", "the name PlayerList is one we do not use (STYLE.md)"),
        ("def handle_bid() -> None: ...", "the name handle_bid is one we do not use (STYLE.md)"),
        ("def _process_bid() -> None: ...", "the name _process_bid is one we do not use (STYLE.md)"),
        ("def f(player: int) -> None: ...", "the name player is one we do not use (STYLE.md)"),
        ("pytest.player = 0", "the name player is one we do not use (STYLE.md)"),
        ("seat_manager = 0", "the name seat_manager is one we do not use (STYLE.md)"),
        ("x = 0  # TO" + "DO: later", "TO" + "DO: open an issue instead"),
        (f"x = 0  {IGNORE}[arg-type]", "type: " + "ignore needs a reason beside it"),
        (f"x = 0  {NOQA}: E501", "no" + "qa needs a reason beside it"),
        ("@pytest.mark.skip", "skip needs a reason"),
        ("@pytest.mark.xfail(strict=True)", "xfail needs a reason"),
    ],
)
def test_what_is_found(tmp_path: Path, line: str, said: str) -> None:
    path = tmp_path / "thing.py"
    path.write_text(f"import pytest\n{line}\ndef test() -> None: ...\n")
    assert list(words.faults(path)) == [(2, said)]


@pytest.mark.parametrize(
    "line",
    [
        "seat = 0  # the player of the rulebook",
        "text = 'It is your move, player.'",
        "redo = undo = 0",
        "from contextlib import contextmanager",
        "handled = processed = 0",
        f"x = 0  {IGNORE}[arg-type]  the stub is too narrow",
        f"x = 0  {NOQA}: E501 - a table reads better wide",
        "@pytest.mark.skip(reason='needs a browser')",
        "@pytest.mark.skipif(True, reason='needs a browser')",
    ],
)
def test_what_is_fine(tmp_path: Path, line: str) -> None:
    path = tmp_path / "thing.py"
    path.write_text(f"import pytest\n{line}\ndef test() -> None: ...\n")
    assert list(words.faults(path)) == []


def test_modules_have_names_that_say_something(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "utils.py").touch()
    assert [what for _, what in words.faults(tmp_path / "src" / "utils.py")] == [
        "a module called utils says nothing about what is in it"
    ]
    assert words.main(tmp_path) == 1
