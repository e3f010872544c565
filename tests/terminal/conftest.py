"""A house of its own for every test, and the command run in this process."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

import saloon.games
from saloon.cli import main
from tests.terminal.seats import Answer, Input, Ran, script

Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def own_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept here, and the machine's language does not matter."""
    folder = tmp_path / "house"
    monkeypatch.setenv("SALOON_HOME", str(folder))
    monkeypatch.setenv("SALOON_LANG", "en")
    monkeypatch.chdir(tmp_path)
    # Nobody pulls the plug of a test; the processes of test_stops write for good.
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    return folder


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("play standoff --seed dust", ["draw B", "quit"])`; instead of lines, somebody who thinks."""

    def run_it(words: str | Sequence[str], lines: Sequence[str] | Answer = ()) -> Ran:
        argv = words.split() if isinstance(words, str) else list(words)
        out, err = io.StringIO(), io.StringIO()
        answer = lines if callable(lines) else script(lines)
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", Input(out, answer))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            try:
                status = main(argv)
            except SystemExit as end:  # --help and --version leave this way
                status = int(end.code or 0)
        return Ran(status, out.getvalue(), err.getvalue())

    return run_it


@pytest.fixture
def bazaar() -> Iterator[None]:
    """The made-up title is among the titles of the house."""
    folder = str(Path(__file__).parent / "titles")
    saloon.games.__path__.append(folder)
    yield
    saloon.games.__path__.remove(folder)
