"""Where games are kept unless somebody names a file, and which of them wait to be gone on with."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from saloon.kernel import catalogue, nature, record
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.words import Words
from saloon.terminal import bots
from saloon.terminal.plan import kind_of
from saloon.terminal.speech import Speech

MOST_OFFERED: Final = 5
MOST_LOOKED_AT: Final = 200


@dataclass(frozen=True)
class Saved:
    """A game that is not over."""

    path: Path
    title: str
    seats: str
    words: int
    at: datetime

    def told(self, speech: Speech) -> str:
        name = Words(catalogue.load(self.title), speech.language).say("title.name")
        at = self.at.strftime("%Y-%m-%d %H:%M")
        return speech.say("menu.saved", name=name, seats=self.seats, words=self.words, at=at)


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """`$SALOON_HOME`, or the place the system keeps such things in."""
    if own := environment.get("SALOON_HOME"):
        return Path(own).expanduser()
    shared = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(shared).expanduser() / "saloon"


def new_path(title: str, speech: Speech, now: datetime | None = None) -> Path:
    """A file that is not there yet."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaloonError(speech.say("error.no_folder", folder=place, why=error.strerror)) from None
    stem = f"{title}-{(now or datetime.now()):%Y%m%d-%H%M%S}"
    path = place / f"{stem}.game"
    number = 1
    while path.exists():
        number += 1
        path = place / f"{stem}-{number}.game"
    return path


def unfinished() -> list[Saved]:
    """The latest games that are not over; what cannot be read is left where it is."""
    try:
        files = sorted(folder().glob("*.game"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []
    out: list[Saved] = []
    for path in files[:MOST_LOOKED_AT]:
        game = look(path)
        if game is not None:
            out.append(game)
        if len(out) == MOST_OFFERED:
            break
    return out


def look(path: Path) -> Saved | None:
    """What stands in a file's header, without playing it through."""
    try:
        lines = record.split(record.text_of(path))
        header, at = record.read_header(lines)
        changed = datetime.fromtimestamp(path.stat().st_mtime)
    except (SaloonError, OSError):
        return None
    title = header.value("title") or ""
    if header.value("result") is not None or title not in catalogue.titles():
        return None
    words = sum(1 for line in lines[at:] if line.strip())
    return Saved(path, title, header.value("seats") or "?", words, changed)


def new_file(save: Path | None, title: str, speech: Speech) -> Path:
    if save is None:
        return new_path(title, speech)
    if save.is_dir():
        raise SaloonError(speech.say("error.folder", file=save))
    if save.exists():
        raise SaloonError(speech.say("error.exists", file=save))
    return save


def load(path: Path, speech: Speech, seed: str | None = None) -> Match:
    """A game from a file, ready to go on: the bots are of a kind we know, and chance has a seed."""
    match = record.load(path, speech.language)
    match.bots = {seat: kind_of(bots.from_file(kind), speech) for seat, kind in match.bots.items()}
    if not match.over and match.seed is None:
        match.seed = seed if seed is not None else nature.new_seed()
        match.draw()
    elif seed is not None and seed != match.seed:
        raise SaloonError(speech.say("error.seed_fixed", file=path))
    return match
