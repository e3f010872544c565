"""Bots in any language: a program that reads questions and writes answers, one JSON object a line.

    {"t":"act","id":7,"milliseconds":300,"seen":{...},"story":[...]}      the house asks
    {"id":7,"a":12,"note":"because"}                                      the program answers

`seen` is what a client at the socket gets (`saloon.kernel.telling`), made of what the seat may know and of
nothing else. A program that stops, is late, or says what makes no sense or is not allowed is out for the rest
of the game: the title's fallback plays for it, and `faults` says why. docs/guides/bots.md tells all of it.
"""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
from time import monotonic
from typing import Any, Final

import msgspec

from saloon.bots.levels import Bot
from saloon.bots.sight import Sight
from saloon.bots.think import Budget, Decision, Note
from saloon.kernel import flow
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.telling import Story, happening, seen
from saloon.kernel.told import Happening
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.kernel.words import Words

MARK: Final = "run:"
"""How a program is named where bots are named: `run:python3 bot.py@300ms`."""
USUAL: Final = 1000
"""Milliseconds for a decision, if nothing is said."""
START: Final = 10_000
"""Milliseconds more for the first decision of a game: programs have to start."""
GRACE: Final = 50
"""Milliseconds more for every decision: the way there and back."""
LONGEST: Final = 65_536
"""Bytes of an answer."""
LAST_LINE: Final = 0.5
"""Seconds a program has to go by itself when the game is over."""


class Answer(msgspec.Struct):
    """What a program says."""

    id: int
    a: int
    note: str = ""


class Fault(Exception):
    """What a program did wrong, as a sentence."""


class Pipe:
    """A running program and its lines."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as error:
            raise Fault(f"it cannot be started: {error}") from None
        self.lines: queue.Queue[bytes] = queue.Queue(maxsize=64)
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()

    def listen(self) -> None:
        """Take in lines as they come; an empty one is the end. Who talks without being asked is ended."""
        assert self.process.stdout is not None
        with self.process.stdout:
            line = b"-"
            while line and len(line) <= LONGEST:
                line = self.process.stdout.readline(LONGEST + 1)
                try:
                    self.lines.put_nowait(line)
                except queue.Full:
                    self.process.kill()
                    return

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise Fault("it has stopped") from None

    def hear(self, end: float, milliseconds: int) -> bytes:
        """The next line, in time."""
        try:
            line = self.lines.get(timeout=max(0.0, end - monotonic()))
        except queue.Empty:
            raise Fault(f"it did not answer within {milliseconds} ms") from None
        if not line:
            raise Fault("it has stopped")
        if len(line) > LONGEST:
            raise Fault(f"its answer is longer than {LONGEST} bytes")
        return line

    def close(self) -> None:
        """End of input; who does not go by itself is ended."""
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(LAST_LINE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.listener.join(LAST_LINE)


class Program(Bot):
    """A seat played by a program, for one game."""

    def __init__(self, command: str) -> None:
        self.level = MARK + command
        self.command = command
        self.pipe: Pipe | None = None
        self.asked = 0
        self.faults: list[str] = []
        self.told = False
        self.story: Story | None = None
        self.followed = 0
        self.fresh: list[Happening] = []

    def attend(self, match: Match, seat: int) -> None:
        """Keep what this seat was told since it was asked last."""
        if self.story is None:
            self.story = Story(seat)
        before = self.story.heard
        told = self.story.follow(match.log[self.followed :])
        self.followed = len(match.log)
        words = Words(match.rules)
        self.fresh += [happening(event, before + 1 + i, words) for i, event in enumerate(told)]

    def choose(self, sight: Sight, budget: Budget) -> Decision:
        if not self.faults:
            try:
                return self.ask(sight, budget.milliseconds or USUAL)
            except Fault as fault:
                self.faults.append(
                    f"{SEAT_LETTERS[sight.seat]}, {self.command}: {fault}; the fallback plays on."
                )
                self.stop()
        return Decision(flow.fallback(sight.world, sight.seat), Note("fallback"))

    def ask(self, sight: Sight, milliseconds: int) -> Decision:
        """One question, one answer."""
        starting = self.pipe is None
        if self.pipe is None:
            self.pipe = Pipe(self.command)
        self.asked += 1
        self.pipe.tell(self.question(sight, milliseconds))
        end = monotonic() + (milliseconds + GRACE + (START if starting else 0)) / 1000
        answer = read(self.pipe.hear(end, milliseconds))
        while answer.id < self.asked:
            answer = read(self.pipe.hear(end, milliseconds))
        legal = sight.legal()
        if answer.id != self.asked:
            raise Fault(f"it answered question {answer.id}, not {self.asked}")
        if answer.a not in legal:
            raise Fault(f"it said {answer.a}, which is not among the words it was given")
        return Decision(answer.a, Note(self.level, line=[answer.note] if answer.note else []))

    def question(self, sight: Sight, milliseconds: int) -> dict[str, Any]:
        world = Match(sight.rules, sight.world)
        heard = self.story.heard if self.story is not None else 0
        story, self.fresh = self.fresh, []
        return {
            "t": "act",
            "id": self.asked,
            "milliseconds": milliseconds,
            "seen": seen(world, SEAT_LETTERS[sight.seat], Words(sight.rules), heard, barred=False),
            "story": story,
        }

    def stop(self) -> None:
        """Let the program go."""
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None


def read(line: bytes) -> Answer:
    """An answer, or the fault in it."""
    try:
        return msgspec.json.decode(line, type=Answer)
    except msgspec.DecodeError as error:
        shown = line[:80].decode("utf-8", "replace").strip()
        raise Fault(f"it wrote {shown!r}, which is no answer ({error})") from None


def command_of(text: str) -> tuple[str, int]:
    """The command and the milliseconds of `run:python3 bot.py@300ms`."""
    command = text.removeprefix(MARK).strip()
    head, at, thinks = command.rpartition("@")
    number = thinks.removesuffix("ms")
    if at and thinks.endswith("ms") and number.isascii() and number.isdigit():
        if not 0 < int(number[:9]) < 10**8:
            raise SaloonError(f"'{text}': after @ comes a number of milliseconds, as in @300ms")
        command = head.strip()
        return checked(text, command), int(number)
    return checked(text, command), USUAL


def checked(text: str, command: str) -> str:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SaloonError(f"'{text}' is no command: {error}") from None
    if not words:
        raise SaloonError(f"'{text}': after {MARK} comes a command, as in {MARK}python3 bot.py@300ms")
    return command
