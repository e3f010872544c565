"""The compiled zone is what carries the mark, and its compiler is the one that is locked."""

import re
import tomllib
from pathlib import Path

import pytest

from tools.zone import dotted, zone

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("head", "found"),
    [
        ("# compiled zone\n", True),
        ('"""What this is."""\n\n# compiled zone\n', True),
        ('"""What this is."""\n\n\n# compiled zone\n', False),
        ('"""About the # compiled zone."""\n', False),
        ("", False),
    ],
)
def test_the_mark_stands_in_the_first_three_lines(tmp_path: Path, head: str, found: bool) -> None:
    (tmp_path / "core.py").write_text(head)
    assert zone(tmp_path) == [Path("core.py")] * found


def test_tests_are_never_compiled(tmp_path: Path) -> None:
    (tmp_path / "duel" / "tests").mkdir(parents=True)
    for path in (tmp_path / "duel" / "fire.py", tmp_path / "duel" / "tests" / "test_fire.py"):
        path.write_text("# compiled zone\n")
    assert zone(tmp_path) == [Path("duel/fire.py")]


def test_modules_are_named_as_python_imports_them() -> None:
    assert dotted(Path("saloon/kernel/core.py")) == "saloon.kernel.core"


def test_the_compiler_of_the_build_is_the_locked_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    pins = [*project["build-system"]["requires"], *hook["dependencies"]]
    locked = (ROOT / "requirements" / "dev.txt").read_text()
    assert all(re.search(rf"^{re.escape(pin)} ", locked, re.M) for pin in pins)
