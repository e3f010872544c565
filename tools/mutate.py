"""Mutation: change a title's rules at random and see which changes no test of the title notices.

    python -m tools.mutate TITLE [PATHS...] [--at-least PERCENT]

PATHS are patterns below the title's folder, `rules/*` unless given; `kernel` is taken as a title whose tests
are in tests/kernel. Every survivor is shown with its diff; the last line is the score. A change after which
the tests hang or crash was noticed; one in code that no test reaches survived.

mutmut does the work, in a copy of the sources, since it wants one fixed configuration and a folder to itself.
It finds out which tests reach which function and forks a warm process per change: some 50 ms each, where a
fresh pytest takes 500. It changes functions, not tables of constants.
"""

import argparse
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
"""

NOTICED = {"killed", "timeout", "segfault", "suspicious", "caught by type check"}
MISSED = {"survived", "no tests"}
OUTCOME = re.compile(r"^\s+(\S+__mutmut_\d+): ([a-z ]+)$", re.M)


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
    survivors = [name for name, outcome in outcomes.items() if outcome in MISSED]
    for name in survivors:
        print(show(work, name, outcomes[name]), end="\n\n")
    killed = sum(outcome in NOTICED for outcome in outcomes.values())
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
    told = list(mutmut(work, "results", "--all", "true"))
    outcomes = {name: outcome for line in told for name, outcome in OUTCOME.findall(f"{line}\n")}
    if done.returncode or not outcomes or set(outcomes.values()) - NOTICED - MISSED - {"skipped"}:
        print("\n".join(log.read_text().replace("\r", "\n").splitlines()[-30:]), file=sys.stderr)
        raise Failed("mutmut did not come to an end; the lines above say why. Do the tests pass as they are?")
    return outcomes


def show(work: Path, name: str, outcome: str) -> str:
    """One survivor: where, and only the changed lines of its diff."""
    path, diff = "", []
    for line in mutmut(work, "show", name):
        if line.startswith("--- "):
            path = line.removeprefix("--- ")
        elif line.startswith(("-", "+")) and not line.startswith("+++"):
            diff.append(line)
    note = ", which no test reaches" if outcome == "no tests" else ""
    return "\n".join([f"survived in {path}: {readable(name)}{note}", *diff])


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


def mutmut(work: Path, *arguments: str) -> Iterator[str]:
    """The lines mutmut answers with."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    yield from subprocess.run(
        command, cwd=work, text=True, capture_output=True, check=False
    ).stdout.splitlines()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
