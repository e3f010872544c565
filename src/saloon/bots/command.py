"""`saloon arena`: let bots play one another, measure who is better, write it down."""

from __future__ import annotations

import os
import sys
import tempfile
from argparse import SUPPRESS, ArgumentParser, Namespace, _SubParsersAction
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from saloon.bots.arena.contest import Contest, contest
from saloon.bots.arena.crews import Alone, Cluster, Cores, Crew
from saloon.bots.arena.matchfile import Keeper, load
from saloon.bots.arena.report import Report, percent, times
from saloon.bots.arena.run import Standing, check, run
from saloon.bots.explain import Say
from saloon.bots.levels import KNOWN
from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError
from saloon.kernel.words import LANGUAGES, Words

USUAL_BOTS = "gunslinger,ranch_hand"
USUAL_GAMES = 400
COLUMNS = (
    TextColumn("{task.description}"),
    BarColumn(),
    MofNCompleteColumn(),
    TimeElapsedColumn(),
    TimeRemainingColumn(),
)


def add_to(subparsers: _SubParsersAction[Any], language: str = "en") -> ArgumentParser:
    """Add `arena` to the commands of the house, its help in this language; what to do is `arena(given)`."""
    say = Say(language)
    about = say("arena.help")
    parser: ArgumentParser = subparsers.add_parser(
        "arena", prog="saloon arena", help=about, description=about
    )
    parser.add_argument("title", nargs="?", help=say("arena.title"))
    parser.add_argument("--bots", default=USUAL_BOTS, help=say("arena.bots", levels=", ".join(KNOWN)))
    parser.add_argument("--seats", type=int, default=0, help=say("arena.seats"))
    parser.add_argument("--games", type=int, default=USUAL_GAMES, help=say("arena.games"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=say("arena.option")
    )
    parser.add_argument("--seed", default="arena", help=say("arena.seed"))
    parser.add_argument("--file", type=Path, help=say("arena.file"))
    parser.add_argument("--html", type=Path, help=say("arena.html"))
    parser.add_argument("--workers", type=int, default=0, help=say("arena.workers"))
    parser.add_argument("--ray", metavar="ADDRESS", help=say("arena.ray"))
    parser.add_argument("--all", action="store_true", help=say("arena.all"))
    parser.add_argument("--gauntlet", action="store_true", help=say("arena.gauntlet"))
    parser.add_argument("--check", type=Path, metavar="FILE", help=say("arena.check"))
    parser.add_argument("--report", type=Path, metavar="FILE", help=say("arena.report"))
    parser.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help=say("arena.lang"))
    parser.add_argument("--plain", action="store_true", default=SUPPRESS, help=say("arena.plain"))
    parser.set_defaults(language=language)
    return parser


def arena(given: Namespace) -> int:
    """The whole command; returns the exit code. Raises `SaloonError` for what is wrong with the request."""
    language = getattr(given, "lang", None) or given.language
    if given.check:
        return checked(given.check, Say(language))
    if given.report:
        return reported(*load(given.report), given, language)
    if not given.title:
        raise SaloonError("which title? saloon arena TITLE --bots gunslinger,ranch_hand")
    wanted = asked(given)
    return reported(wanted, played(wanted, given, language), given, language)


def asked(given: Namespace) -> Contest:
    """The contest the command line describes."""
    rules = catalogue.load(given.title)
    options: dict[str, str] = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise SaloonError(f"an option reads NAME=VALUE, not '{text}'")
        options[name.strip()] = value.strip()
    bots = [bot.strip() for bot in given.bots.split(",") if bot.strip()]
    seats = given.seats or rules.fewest
    wanted = contest(rules.title, bots, seats, options, given.seed, given.games)
    return replace(wanted, stops=not given.all, gauntlet=given.gauntlet)


def crew_of(given: Namespace) -> Crew:
    if given.ray:
        return Cluster(given.ray)
    return Alone() if given.workers == 1 else Cores(max(0, given.workers))


def played(wanted: Contest, given: Namespace, language: str) -> list[dict[str, Any]]:
    """Play, with a bar that says how long it still takes."""
    say = Say(language)
    games: list[dict[str, Any]] = []
    keeper = Keeper(given.file, wanted) if given.file else None
    if keeper and keeper.known:
        print(say("arena.resumed", games=len(keeper.known)), file=sys.stderr)
    crew = crew_of(given)
    finished = False
    try:
        with Progress(*COLUMNS, console=Console(stderr=True), disable=plain(given)) as bar:
            watched(wanted, crew, keeper, games, bar, say)
        finished = True
    finally:
        crew.close()
        if keeper:
            keeper.file.close()
        if not finished:
            print(
                say("arena.stopped" if keeper else "arena.stopped_unkept", file=given.file), file=sys.stderr
            )
    return games


def watched(
    wanted: Contest,
    crew: Crew,
    keeper: Keeper | None,
    games: list[dict[str, Any]],
    bar: Progress,
    say: Say,
) -> None:
    """Run the contest under a bar; the games are collected as they count."""
    name = Words(catalogue.load(wanted.title), say.language).say("title.name")
    about = say("arena.playing", title=name, seats=wanted.seats)
    shown = bar.add_task(about, total=Standing(wanted).most())

    def heard(standing: Standing, line: dict[str, Any]) -> None:
        games.append(line)
        bar.update(shown, completed=standing.games, total=standing.most())

    run(wanted, crew, keeper, heard)


def plain(given: Namespace) -> bool:
    """Nothing that moves and no frames: for screen readers and pipes."""
    return bool(getattr(given, "plain", False))


def reported(wanted: Contest, games: list[dict[str, Any]], given: Namespace, language: str) -> int:
    """The table on the terminal and, if wanted, the report as a file."""
    report = Report(wanted, games, language)
    print_table(report, plain(given))
    for line in games:
        for fault in line.get("faults", []):
            print(report.say("arena.fault", game=line["game"], fault=fault), file=sys.stderr)
    if given.html:
        save(given.html, report.html())
        print(report.say("arena.written", file=given.html))
    return 0


def print_table(report: Report, plain: bool) -> None:
    """The verdicts, as a table or as a line each."""
    say = report.say
    if plain:
        for one in report.tallies:
            verdict = say(f"verdict.{report.verdict(one)}")
            print(f"{one.hero} - {one.field}: {times(one.times())}, {verdict} ({len(one.shares)})")
        return
    table = Table(*[say(f"column.{head}") for head in ("hero", "field", "games", "share", "times", "sure")])
    for one in report.tallies:
        verdict = say(f"verdict.{report.verdict(one)}")
        table.add_row(
            one.hero, one.field, str(len(one.shares)), percent(one.won()), times(one.times()), verdict
        )
    Console().print(table)


def save(path: Path, text: str) -> None:
    """Write a file so that an old one survives anything that goes wrong on the way."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(temporary, path)
    except OSError as error:
        raise SaloonError(f"{path} cannot be written: {error.strerror}") from None


def checked(path: Path, say: Say) -> int:
    """Play a match file again; 1 if anything comes out differently."""
    wanted, games = load(path)
    good = 0
    for line in games:
        if check(wanted, line):
            good += 1
        else:
            print(say("arena.differs", game=line["game"]), file=sys.stderr)
    print(say("arena.checked", good=good, games=len(games)))
    return 0 if good == len(games) else 1
