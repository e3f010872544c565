"""A pytest plugin for the compiled run: every test fails when a module of the zone was imported as source.

The source tree lies beside the tests and is easily imported by mistake; everything would pass, and nothing of
what was compiled would have been tested.
"""

import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tools.zone import dotted, zone

ROOT = Path(__file__).resolve().parent.parent


@cache
def strays() -> list[str]:
    """One sentence per module of the zone that is not what it should be."""
    found = []
    for module in map(dotted, zone(ROOT / "src")):
        file = str(import_module(module).__file__)
        if not file.endswith((".so", ".pyd")):
            found.append(f"{module} was imported from {os.path.relpath(file, ROOT)}, which is not compiled")
    source = str(ROOT / "src" / "saloon")
    for name, loaded in list(sys.modules.items()):
        file = str(getattr(loaded, "__file__", None) or "")
        if file.startswith(source) and "tests" not in Path(file).parts:
            found.append(f"{name} was imported from the source tree")
    return found


def pytest_runtest_setup() -> None:
    """Everything is collected, so everything is imported by now."""
    if found := strays():
        pytest.fail("this would not test the compiled build: " + "; ".join(found), pytrace=False)


def pytest_report_header() -> str:
    """How many modules run compiled."""
    return f"compiled: {len(zone(ROOT / 'src'))} modules"
