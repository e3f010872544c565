"""Mutation: change a title's rules at random and see which changes no test of the title notices.

    python -m tools.mutate TITLE [PATHS...] [--at-least PERCENT]

PATHS are patterns below the title's folder, `rules/*` unless given; `kernel` is taken as a title whose tests
are in tests/kernel. Every survivor is shown with its diff; the last line is the score. A change after which
the tests hang or crash was noticed; one in code that no test reaches survived.

mutmut does the work, in a copy of the sources, since it wants one fixed configuration and a folder to itself.
It finds out which tests reach which function and forks a warm process per change: some 50 ms each, where a
fresh pytest takes 500. It changes functions, not tables of constants. Changes that mypy refuses (a None where
a seat belongs) are noticed without a run, since `make check` would stop them.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CONFIG = """

[tool.mutmut]
source_paths = ["src"]
also_copy = ["conftest.py"]
only_mutate = {patterns}
pytest_add_cli_args = ["-x", "-q", "-p", "no:cacheprovider"]
pytest_add_cli_args_test_selection = {tests}
timeout_constant = 0.5
timeout_multiplier = 6.0
type_check_command = {types}
"""
# Of mypy's complaints only those that speak of a wrong value: others are about how mutmut copies functions.
WRONG_VALUE = {
    "arg-type",
    "assignment",
    "attr-defined",
    "call-arg",
    "call-overload",
    "index",
    "list-item",
    "name-defined",
    "operator",
    "return",
    "return-value",
    "union-attr",
}

TYPED = "caught by type check"
NOTICED = {"killed", "timeout", "segfault", "suspicious", TYPED}
MISSED = {"survived", "no tests"}
OUTCOME = re.compile(r"^\s+(\S+__mutmut_\d+): ([a-z ]+)$", re.M)


SEPARATOR = "~~~~"
SHOW = f"""
import sys
from mutmut.mutation.diff_apply import get_diff_for_mutant
print("{SEPARATOR}".join(get_diff_for_mutant(name) for name in sys.argv[1:]))
"""


class Failed(Exception):
    """One sentence for the person at the terminal."""


class Target(NamedTuple):
    """What is changed, and the tests that should notice."""

    folder: Path
    tests: Path
    patterns: list[str]


def main(arguments: list[str]) -> int:
    """Mutate, show what survived, print the score."""
    parser = argparse.ArgumentParser(prog="make mutate TITLE=... PATHS=...", add_help=False)
    parser.add_argument("title")
    parser.add_argument("paths", nargs="*")
    parser.add_argument("--at-least", type=float, default=0.0)
    options = parser.parse_args(arguments)
    try:
        target = find(ROOT, options.title, options.paths)
        work = prepare(ROOT, target, ROOT / "build" / "mutate" / options.title)
        outcomes = run(work)
    except Failed as failed:
        print(f"mutate: {failed}", file=sys.stderr)
        return 2
    survivors = {name: outcome for name, outcome in outcomes.items() if outcome in MISSED}
    print(*diffs(work, survivors), sep="\n\n", end="\n\n")
    killed = sum(outcome in NOTICED for outcome in outcomes.values())
    typed = sum(outcome == TYPED for outcome in outcomes.values())
    print(f"{typed} of the killed were refused by the type checker, the others by a test")
    score = 100 * killed / max(1, killed + len(survivors))
    print(f"score {score:.1f}% ({killed} killed, {len(survivors)} survived)")
    return int(score < options.at_least)


def find(root: Path, title: str, paths: list[str]) -> Target:
    """The folders of a title, or of the kernel; refuses what would change nothing."""
    games = root / "src" / "saloon" / "games"
    titles = sorted(path.parent.name for path in games.glob("*/game.py"))
    if title == "kernel":
        target = Target(games.parent / "kernel", root / "tests" / "kernel", paths or ["*"])
    elif title in titles:
        target = Target(games / title, games / title / "tests", paths or ["rules/*"])
    else:
        raise Failed(f"say which title: make mutate TITLE=... with one of {', '.join([*titles, 'kernel'])}.")
    for pattern in target.patterns:
        if not any(target.folder.glob(pattern)):
            raise Failed(f"nothing in {target.folder.relative_to(root)} matches {pattern}.")
    if not any(target.tests.rglob("test_*.py")):
        raise Failed(f"there are no tests in {target.tests.relative_to(root)} that could notice a change.")
    return target


def prepare(root: Path, target: Target, work: Path) -> Path:
    """A fresh copy of the sources with mutmut's configuration beside it."""
    shutil.rmtree(work, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__")
    for folder in ("src", "tests"):
        if (root / folder).exists():
            shutil.copytree(root / folder, work / folder, ignore=unwanted)
    if (root / "conftest.py").exists():
        shutil.copy(root / "conftest.py", work)
    below = target.folder.relative_to(root)
    config = CONFIG.format(
        patterns=[str(below / pattern) for pattern in target.patterns],
        tests=[str(target.tests.relative_to(root))],
        types=[sys.executable, str(Path(__file__).resolve()), "--types", str(below), "mypy"],
    )
    (work / "pyproject.toml").write_text((root / "pyproject.toml").read_text(encoding="utf-8") + config)
    return work


def run(work: Path) -> dict[str, str]:
    """What became of every change; mutmut's own words are kept in a log."""
    log = work / "mutmut.log"
    print(f"mutate: changing {work.name} and running its tests on {os.cpu_count() or 1} cores", flush=True)
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(os.cpu_count() or 1)]
    with log.open("w") as sink:
        done = subprocess.run(command, cwd=work, stdout=sink, stderr=subprocess.STDOUT, check=False)
    told = answer(work, "-m", "mutmut", "results", "--all", "true")
    outcomes = dict(OUTCOME.findall(told))
    if done.returncode or not outcomes or set(outcomes.values()) - NOTICED - MISSED - {"skipped"}:
        print("\n".join(log.read_text().replace("\r", "\n").splitlines()[-30:]), file=sys.stderr)
        raise Failed("mutmut did not come to an end; the lines above say why. Do the tests pass as they are?")
    return outcomes


def diffs(work: Path, survivors: dict[str, str]) -> Iterator[str]:
    """Every survivor: where it is, and only the changed lines."""
    told = answer(work, "-c", SHOW, *survivors)
    for (name, outcome), diff in zip(survivors.items(), told.split(SEPARATOR), strict=True):
        path, *lines = diff.splitlines()
        changed = [line for line in lines if line.startswith(("-", "+")) and not line.startswith("+++")]
        note = ", which no test reaches" if outcome == "no tests" else ""
        yield "\n".join([f"survived in {path.removeprefix('--- ')}: {readable(name)}{note}", *changed])


def readable(name: str) -> str:
    """`...fire.xǁFireǁtake__mutmut_3` as `Fire.take`."""
    return (
        name.rsplit(".", 1)[1]
        .split("__mutmut_")[0]
        .removeprefix("x")
        .removeprefix("_")
        .strip("ǁ")
        .replace("ǁ", ".")
    )


def answer(work: Path, *arguments: str) -> str:
    """What Python says in the copy."""
    return subprocess.run(
        [sys.executable, *arguments], cwd=work, text=True, capture_output=True, check=False
    ).stdout


def types(folder: str) -> None:
    """mypy as mutmut calls it, among the changed sources: its complaints about wrong values, as JSON."""
    flags = ["--config-file=", "--explicit-package-bases", "--no-error-summary", "--output=json"]
    environ = {**os.environ, "MYPYPATH": "src"}
    command = [sys.executable, "-m", "mypy", *flags, "--cache-dir=../types", folder]
    done = subprocess.run(command, env=environ, text=True, capture_output=True, check=False)
    print(*(line for line in done.stdout.splitlines() if json.loads(line)["code"] in WRONG_VALUE), sep="\n")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--types"]:
        types(sys.argv[2])
    else:
        sys.exit(main(sys.argv[1:]))
