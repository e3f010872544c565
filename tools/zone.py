"""The compiled zone: the modules that mypyc builds, found by the mark in their first three lines.

    # compiled zone

There is no list to keep. Whoever marks a module puts it into the zone; `hatch_build.py` compiles what it
finds. Only the standard library, since the build reads this file before anything is installed.
"""

from pathlib import Path

MARK = "# compiled zone"


def zone(src: Path) -> list[Path]:
    """The marked modules under `src`, relative to it, in a fixed order. Tests are never compiled."""
    found = [path.relative_to(src) for path in src.rglob("*.py") if _marked(path)]
    return sorted(path for path in found if "tests" not in path.parts)


def dotted(module: Path) -> str:
    """`saloon/kernel/core.py` as Python imports it."""
    return ".".join(module.with_suffix("").parts)


def _marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == MARK for line, _ in zip(lines, range(3), strict=False))
