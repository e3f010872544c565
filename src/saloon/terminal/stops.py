"""Being told to stop: Ctrl-C, `kill`, a closed window, the end of the input.

A signal interrupts only while we wait for a line, never in the middle of a word or of a save; it is kept
until then."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class Leaving(Exception):
    """Somebody gets up from the table; `status` is what the command exits with."""

    status = 0


class Closed(Leaving):
    """No more input."""


class Stopped(Leaving):
    """A signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number


class Stops:
    """Listens for signals. `waiting` lets them interrupt; elsewhere `check` asks whether one has come."""

    def __init__(self) -> None:
        self.number = 0
        self.open = False

    def arrived(self, number: int, frame: FrameType | None) -> None:
        self.number = number
        if self.open:
            raise Stopped(number)

    def check(self) -> None:
        if self.number:
            raise Stopped(self.number)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        self.open = True
        try:
            self.check()
            yield
        finally:
            self.open = False

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Catch the signals for as long as this lasts; only a main thread can."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before: list[tuple[signal.Signals, Callable[..., Any] | int | None]] = []
        for name in SIGNALS:
            if hasattr(signal, name):
                number = signal.Signals[name]
                before.append((number, signal.signal(number, self.arrived)))
        try:
            yield
        finally:
            for number, action in before:
                signal.signal(number, signal.SIG_DFL if action is None else action)
