"""Whole games as text (`.game`), both ways. Loading executes nothing: it reads lines and asks the rules.

    saloon game 1
    title: standoff
    rules: 1
    seats: 2
    seed hash: 5d3c...
    seed: dust

    * deal A 3
    * deal B 1
    A draw B
    B duck          # a remark
    * roll 2
    = seats.0.lives 2

A line that begins with `=` holds what must be true at that point (a path into the archive's view); it is
checked on loading. A game from a position carries it indented under `position:`.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from saloon.kernel import catalogue, nature, position
from saloon.kernel.core import ARCHIVE, Rules
from saloon.kernel.errors import SaloonError, Unreadable
from saloon.kernel.match import Match, find_title
from saloon.kernel.notation import LONGEST_LINE, tokens
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.kernel.words import Words

HEADLINE: Final = "saloon game 1"
LONGEST_FILE: Final = 8_000_000
MOST_LINES: Final = 500_000
HEADERS: Final = ("title", "rules", "seats", "seed hash", "seed", "result", "position")


def write(match: Match, secrets: bool = True) -> str:
    """The game as text. Without secrets the seed is kept back until the end (the words of hidden draws and
    choices are in it all the same: a running game's text is for its own keeper only)."""
    lines = head(match.rules.title, match.rules.version, match.seats, match.options())
    lines += sitters(match.words.names, match.bots)
    if match.seed is not None:
        lines.append(f"seed hash: {nature.commitment(nature.read_seed(match.seed))}")
        if secrets or match.over:
            lines.append(f"seed: {match.seed}")
    result = result_line(match)
    if result is not None:
        lines.append(f"result: {result}")
    if started_elsewhere(match):
        lines.append("position:")
        text = position.write(match.rules, catalogue.form(match.rules.title), match.origin)
        lines += ["  " + line for line in text.splitlines()]
    lines.append("")
    lines += body(match)
    return "\n".join(lines) + "\n"


def head(title: str, version: int, seats: int, options: Mapping[str, str]) -> list[str]:
    """The first lines: what is played."""
    played = [HEADLINE, f"title: {title}", f"rules: {version}", f"seats: {seats}"]
    return played + [f"option {name}: {value}" for name, value in options.items()]


def sitters(names: Mapping[int, str], bots: Mapping[int, str]) -> list[str]:
    """Who sits there."""
    people = [f"name {SEAT_LETTERS[seat]}: {one_line(name)}" for seat, name in sorted(names.items())]
    return people + [f"bot {SEAT_LETTERS[seat]}: {kind}" for seat, kind in sorted(bots.items())]


def one_line(name: str) -> str:
    """A person's name without what would break the line."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def started_elsewhere(match: Match) -> bool:
    """Whether the game began from a position instead of the beginning."""
    form = catalogue.form(match.rules.title)
    fresh = Match.new(match.rules.title, match.seats, match.options()).origin
    return position.write(match.rules, form, fresh) != position.write(match.rules, form, match.origin)


def body(match: Match) -> list[str]:
    """The words, with the remarks where they belong."""
    remarks: dict[int, list[str]] = {}
    for ply, text in match.remarks:
        remarks.setdefault(ply, []).append(text)
    out = list(remarks.get(0, []))
    for ply, line in enumerate(match.lines(), 1):
        out.append(line)
        out += remarks.get(ply, [])
    return out


class FalseClaim(SaloonError):
    """What a file says must be true is not."""


@dataclass
class Header:
    """What stands above the first word."""

    values: dict[str, tuple[str, int]] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    bots: dict[int, str] = field(default_factory=dict)
    position: str = ""
    position_line: int = 0

    def value(self, name: str) -> str | None:
        return self.values[name][0] if name in self.values else None


def read(text: str, language: str = "en", draw: bool = True) -> Match:
    """The game of a text, replayed word by word. With `draw` a game with a seed goes on by itself where
    NATURE is asked. Every error names line and column."""
    lines = split(text)
    header, at = read_header(lines)
    match = open_match(header, language)
    match.bots = {seat: kind for seat, kind in header.bots.items() if seat < match.seats}
    for number, line in enumerate(lines[at:], at + 1):
        read_line(match, line, number)
    finish(match, header, draw)
    return match


def split(text: str) -> list[str]:
    """The lines of a game's text, if it looks like one."""
    if len(text) > LONGEST_FILE:
        raise SaloonError(f"a game file has at most {LONGEST_FILE} characters")
    lines = text.splitlines()
    if not lines or lines[0].split() != HEADLINE.split():
        raise Unreadable(f"a game begins with '{HEADLINE}'", 1, 1)
    if len(lines) > MOST_LINES:
        raise Unreadable(f"a game has at most {MOST_LINES} lines", MOST_LINES, 1)
    return lines


def read_header(lines: list[str]) -> tuple[Header, int]:
    """The header, and the index of the first line below it."""
    header = Header()
    at = 1
    while at < len(lines) and lines[at].strip():
        number = at + 1
        line = lines[at]
        at += 1
        if line.lstrip().startswith("#"):
            continue
        tokens(line, number)
        key, colon, value = line.partition(":")
        key = " ".join(key.split())
        value = value.strip()
        if not colon or line[0] in " \t":
            raise Unreadable("a header line reads `name: value`", number, 1)
        if key == "position":
            header.position_line = number + 1
            while at < len(lines) and lines[at][:1] in (" ", "\t") and lines[at].strip():
                header.position += lines[at] + "\n"
                at += 1
        else:
            header_line(header, key, value, number)
    return header, at


def header_line(header: Header, key: str, value: str, number: int) -> None:
    word, _, rest = key.partition(" ")
    if key in HEADERS:
        header.values[key] = (value, number)
    elif word == "option" and rest:
        header.options[rest] = value
    elif word == "name" and len(rest) == 1 and rest in SEAT_LETTERS:
        header.names[SEAT_LETTERS.index(rest)] = value
    elif word == "bot" and len(rest) == 1 and rest in SEAT_LETTERS:
        header.bots[SEAT_LETTERS.index(rest)] = value
    else:
        known = f"{', '.join(HEADERS)}, option NAME, name SEAT, bot SEAT"
        raise Unreadable(f"no header '{key}': {known}", number, 1)


def open_match(header: Header, language: str) -> Match:
    """The match before its first word. Seeds are kept aside: the draws stand in the text."""
    title = header.value("title")
    if title is None:
        raise Unreadable("the header names no title", 1, 1)
    rules, _ = find_title(title)
    version = header.value("rules")
    if version is not None and version != str(rules.version):
        number = header.values["rules"][1]
        raise Unreadable(f"rules version {version}; this house plays {rules.version}", number, 1)
    words = Words(rules, language, header.names)
    if header.position:
        return open_position(header, rules, words)
    seats = header.value("seats")
    if seats is None or not (seats.isascii() and seats.isdigit()):
        raise Unreadable("the header gives no number of seats", header.values.get("seats", ("", 1))[1], 1)
    return Match.new(title, int(seats[:3]), header.options, None, words)


def open_position(header: Header, rules: Rules, words: Words) -> Match:
    """The match that begins where the header's position stands; the two speak of the same table."""
    other, state = position.read(find_title, header.position, header.position_line)
    if other is not rules:
        raise Unreadable(f"the position is one of {other.title}", header.position_line, 1)
    if header.value("seats") not in (None, str(state.seats)):
        raise Unreadable(f"the position has {state.seats} seats", header.position_line, 1)
    return Match(rules, state, None, words)


def read_line(match: Match, line: str, number: int) -> None:
    """One line below the header."""
    if len(line) > LONGEST_LINE:
        raise Unreadable(f"a line has at most {LONGEST_LINE} characters", number, LONGEST_LINE)
    said, hash_sign, remark = line.partition("#")
    stripped = said.strip()
    if stripped.startswith("="):
        check_claim(match, stripped[1:].split(), number)
        match.remarks.append((len(match.log), stripped))
    elif stripped:
        match.play(said, number)
    if hash_sign:
        tokens(remark, number, len(said) + 2)
        match.remarks.append((len(match.log), "#" + remark))


def check_claim(match: Match, claim: list[str], number: int) -> None:
    """`= seats.0.lives 2`, held against the archive's view."""
    if len(claim) != 2:
        raise Unreadable("a claim reads `= path value`", number, 1)
    found: Any = match.rules.view(match.state, ARCHIVE)
    for part in claim[0].split("."):
        try:
            found = found[int(part)] if isinstance(found, list | tuple) else found[part]
        except (KeyError, IndexError, ValueError, TypeError):
            raise Unreadable(f"nothing is called '{claim[0]}' here", number, 3) from None
    if str(found).lower().replace(" ", "") != claim[1].lower():
        raise FalseClaim(f"line {number}: {claim[0]} is {found}, the file says {claim[1]}")


def result_line(match: Match) -> str | None:
    """How the game ended, as its header tells it; None while it goes on."""
    result = match.result()
    if result is None:
        return None
    winners = " ".join(SEAT_LETTERS[seat] for seat in result.winners) or "nobody"
    return f"{winners} ({result.reason})"


def finish(match: Match, header: Header, draw: bool) -> None:
    """The seed, its hash and the result agree with the header."""
    match.seed = header.value("seed")
    published = header.value("seed hash")
    if match.seed is not None and published is not None:
        number = header.values["seed"][1]
        if nature.commitment(nature.read_seed(match.seed)) != published:
            raise Unreadable("this seed does not have the hash above", number, 1)
    claimed = header.value("result")
    result = result_line(match)
    if claimed is not None:
        number = header.values["result"][1]
        if result is None:
            raise Unreadable("the header tells a result, but the game is not over", number, 1)
        if claimed != result:
            raise Unreadable(f"the game ends with {result}", number, 1)
    if draw:
        match.draw()


def save(match: Match, path: Path) -> None:
    """Write a game so that the old file survives anything that goes wrong on the way."""
    text = write(match)
    try:
        replace(path, text)
    except OSError as error:
        raise SaloonError(f"{path.name} cannot be written: {error.strerror}") from None


def replace(path: Path, text: str) -> None:
    """A new file beside the old one, then in its place."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def text_of(path: Path) -> str:
    """The text of a file somebody named; whatever is wrong with it is one clear sentence."""
    try:
        with path.open("rb") as file:
            found = file.read(LONGEST_FILE + 1)
        if len(found) > LONGEST_FILE:
            raise SaloonError(f"{path.name} is too large for a game file")
        return found.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SaloonError(f"{path.name} is no text file") from None
    except OSError as error:
        raise SaloonError(f"{path.name} cannot be read: {error.strerror}") from None


def load(path: Path, language: str = "en", draw: bool = True) -> Match:
    """Read a game file."""
    return read(text_of(path), language, draw)
