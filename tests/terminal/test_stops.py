"""Real processes: killed, interrupted, cut off; nothing is lost and the file says where to go on."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from saloon.kernel import record

PATIENCE = 120
"""Seconds after which a test that would wait for ever fails instead."""
COMMAND = [sys.executable, "-m", "saloon"]


@contextmanager
def process(*words: str) -> Iterator[subprocess.Popen[str]]:
    """The command with pipes; it must end by itself."""
    running = subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=0,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def read_until(running: subprocess.Popen[str], end: str) -> str:
    """What it prints up to the prompt it waits at."""
    assert running.stdout is not None
    text = ""
    while not text.endswith(end):
        sign = running.stdout.read(1)
        assert sign, text
        text += sign
    return text


def type_in(running: subprocess.Popen[str], line: str) -> None:
    assert running.stdin is not None
    running.stdin.write(line + "\n")
    running.stdin.flush()


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 129)]
)
def test_told_to_stop(number: int, status: int) -> None:
    with process("play", "standoff", "--seed", "dust", "--save", "a.game", "--plain") as running:
        read_until(running, "A> ")
        type_in(running, "draw B")
        read_until(running, "A> ")
        running.send_signal(number)
        out, err = running.communicate()
    assert (running.returncode, err) == (status, "")
    assert out.endswith("Saved, nothing is lost: a.game\nGo on with: saloon play --load a.game\n")
    assert "A draw B" in record.load(Path("a.game"), draw=False).lines()


def test_killed_without_warning_every_word_is_on_disk_and_the_game_goes_on() -> None:
    with process("play", "standoff", "--seats", "2", "--seed", "dust", "--save", "a.game") as running:
        read_until(running, "A> ")
        type_in(running, "draw B")
        read_until(running, "A> ")
        running.kill()
    said = record.load(Path("a.game"), draw=False).lines()
    assert said[2] == "A draw B"
    assert list(Path().glob(".a.game*")) == []
    with process("play", "--load", "a.game") as running:
        shown = read_until(running, "A> ")
        type_in(running, "quit")
        running.communicate()
    assert "\n  A: 2 lives" in shown
    assert record.load(Path("a.game"), draw=False).lines() == said


def test_the_end_of_the_input_is_no_loss() -> None:
    ran = subprocess.run(
        [*COMMAND, "play", "standoff", "--seed", "dust", "--save", "a.game"],
        input="draw B\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith("Go on with: saloon play --load a.game\n")


@pytest.mark.parametrize("data", [b"\xff\xfe\x00draw\n", b"draw B\x00\x1b[2J\n", b"x" * 100_000, b"\n" * 50])
def test_anything_may_come_through_the_pipe(data: bytes) -> None:
    ran = subprocess.run([*COMMAND, "play", "standoff"], input=data, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"\x1b" not in ran.stdout


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_closed_streams_are_no_mistake(closed: str) -> None:
    command = f"{sys.executable} -m saloon play standoff --save a.game {closed}"
    ran = subprocess.run(["sh", "-c", command], input=b"", capture_output=True, check=False)
    assert b"Traceback" not in ran.stderr
    assert b"mistake" not in ran.stderr
    assert record.load(Path("a.game")).lines()


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m saloon rules standoff | head -n 1"
    ran = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert ran.stdout == "# Standoff: the rules\n"
    assert ran.stderr == ""


def test_letters_the_other_end_cannot_show_become_signs() -> None:
    ran = subprocess.run(
        [*COMMAND, "play", "standoff", "--lang", "it", "--seed", "dust"],
        input=b"aiuto\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"perch?" in ran.stdout


class Terminal:
    """The command at a real (pseudo) terminal."""

    def __init__(self, *words: str, term: str = "xterm") -> None:
        self.own, other = pty.openpty()
        self.running = subprocess.Popen(
            [*COMMAND, *words],
            stdin=other,
            stdout=other,
            stderr=other,
            env={**os.environ, "TERM": term, "COLUMNS": "80", "LINES": "24"},
            start_new_session=True,
        )
        os.close(other)
        self.shown = ""

    def until(self, end: str) -> str:
        """What is shown from now to these words."""
        text = ""
        while end not in text:
            ready, _, _ = select.select([self.own], [], [], PATIENCE)
            assert ready, f"nothing more comes after: {text!r}"
            text += os.read(self.own, 4096).decode(errors="replace")
        self.shown += text
        return text

    def rest(self) -> str:
        text = ""
        try:
            while data := os.read(self.own, 4096):
                text += data.decode(errors="replace")
        except OSError:  # how a pseudo terminal says that the other end is closed
            pass
        return text

    def type(self, line: str) -> None:
        os.write(self.own, line.encode())

    def close(self) -> int:
        """Its status, once it has ended by itself."""
        return self.running.wait()


@contextmanager
def at_a_terminal(*words: str, term: str = "xterm") -> Iterator[Terminal]:
    """A terminal that is gone afterwards, also when the test fails in the middle."""
    terminal = Terminal(*words, term=term)
    try:
        yield terminal
    finally:
        terminal.running.kill()
        terminal.running.wait()
        os.close(terminal.own)


def test_at_a_real_terminal_pages_are_painted_and_secrets_wiped() -> None:
    words = "play standoff --seats 2 --bots none --name A=Ann --name B=Bea --seed dust --save a.game"
    with at_a_terminal(*words.split()) as terminal:
        terminal.until("Ann, press Enter>")
        terminal.type("\n")
        page = terminal.until("Ann>")
        assert "╭" in page
        assert "lucky number 4" in page
        terminal.type("draw B\n")
        hidden = terminal.until("Bea, press Enter>")
        after = hidden[hidden.rindex("\x1b[3J") :]
        assert "lucky number 4" not in after
        assert "draw" not in after
        terminal.type("\n")
        assert "lucky number 4" not in terminal.until("Bea>")
        terminal.type("\x04")
        assert "Saved, nothing is lost" in terminal.rest()
        assert terminal.close() == 0


def test_the_arrow_key_does_not_tell_what_another_seat_typed() -> None:
    words = "play standoff --seats 2 --bots none --seed dust --save a.game"
    with at_a_terminal(*words.split()) as terminal:
        terminal.until("press Enter>")
        terminal.type("\n")
        terminal.until("A>")
        terminal.type("draw B\n")
        terminal.until("press Enter>")
        terminal.type("\n")
        terminal.until("B>")
        terminal.type("\x1b[A\x1b[Axyzzy\n")
        assert "draw B" not in terminal.until("xyzzy' is none")
        terminal.running.send_signal(signal.SIGTERM)
        terminal.rest()
        assert terminal.close() == 143


def test_at_a_terminal_the_table_is_set_up_on_a_sheet() -> None:
    with at_a_terminal("play", "standoff", "--save", "a.game") as terminal:
        terminal.until("Table>")
        terminal.type("1 4\n")
        terminal.until("Table>")
        terminal.type("\n")
        terminal.until("Press Enter to begin>")
        terminal.type("\n")
        assert " D: 2 lives" in terminal.until("A>")
        terminal.type("quit\n")
        terminal.rest()
        assert terminal.close() == 0


@pytest.mark.parametrize(("words", "term"), [(["titles", "--plain"], "xterm"), (["titles"], "dumb")])
def test_plain_lines_at_a_terminal(words: list[str], term: str) -> None:
    with at_a_terminal(*words, term=term) as terminal:
        shown = terminal.rest()
        assert "standoff: Standoff, 2 to 6 seats." in shown
        assert "\x1b" not in shown
        assert terminal.close() == 0
