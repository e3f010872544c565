"""The `saloon` command: what was asked for, and what went wrong in one sentence.

Exit status: 0 well; 1 a game that does not verify; 2 bad input; 128 + n stopped by signal n; 70 our mistake.
"""

from __future__ import annotations

import os
import sys
import traceback
from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.console import Console

from saloon.bots.command import arena
from saloon.kernel import record
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.verify import Disagreement
from saloon.kernel.words import LANGUAGES, Words
from saloon.server.command import serve, work
from saloon.server.ops.command import admin
from saloon.terminal import looking
from saloon.terminal.arguments import parser, with_command
from saloon.terminal.paint import Painted
from saloon.terminal.plan import Plan, read_bots, read_names, read_pairs
from saloon.terminal.play import House
from saloon.terminal.replay import Replay, viewer_of
from saloon.terminal.saves import load, new_file
from saloon.terminal.screen import Keyboard, Plain, Screen
from saloon.terminal.speech import Speech, preferred
from saloon.terminal.stops import Leaving, Stops

BAD_INPUT: Final = 2
DISAGREES: Final = 1
OUR_MISTAKE: Final = 70
TRACEBACK: Final = "SALOON_TRACEBACK"


def main(argv: list[str] | None = None) -> int:
    """Run the command; whatever is wrong with the input is one sentence on stderr."""
    words = sys.argv[1:] if argv is None else argv
    speech = Speech(language_of(words))
    lenient_streams()
    stops = Stops()
    try:
        with stops.listening():
            return run(parser(speech).parse_args(with_command(words)), speech, stops)
    except Leaving as leaving:
        return leaving.status
    except SaloonError as error:
        complain(error.told(speech.language))
        return DISAGREES if isinstance(error, Disagreement) else BAD_INPUT
    except BrokenPipeError:
        # Whoever read our output has gone; the interpreter must not try to write there again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        complain(f"{error.filename or ''}: {error.strerror or error}")
        return BAD_INPUT
    except Exception as error:
        if os.environ.get(TRACEBACK):
            traceback.print_exc()
        complain(speech.say("error.ours", what=f"{type(error).__name__}: {error}", variable=TRACEBACK))
        return OUR_MISTAKE


def language_of(words: list[str]) -> str:
    """The language asked for, before anything else is read; even the help is told in it."""
    for at, word in enumerate(words):
        wanted = words[at + 1] if word == "--lang" and at + 1 < len(words) else word.removeprefix("--lang=")
        if wanted in LANGUAGES and word.startswith("--lang"):
            return wanted
    return preferred(os.environ)


def lenient_streams() -> None:
    """Letters that the other end cannot show or send become signs, not errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def complain(sentence: str) -> None:
    """One line, whatever stood in the input."""
    clean = "".join(c if c.isprintable() else "?" for c in " ".join(sentence.split()))
    print(f"saloon: {clean}", file=sys.stderr)


def screen_for(args: Namespace, stops: Stops) -> Screen:
    keyboard = Keyboard(stops)
    dumb = os.environ.get("TERM") in ("dumb", "unknown")
    if args.plain or dumb or sys.stdout is None or not sys.stdout.isatty():
        return Plain(keyboard)
    return Painted(keyboard, Console(highlight=False, markup=False, emoji=False))


def run(args: Namespace, speech: Speech, stops: Stops) -> int:
    screen = screen_for(args, stops)
    match args.command:
        case "titles":
            return looking.title(args.title, screen, speech) if args.title else looking.titles(screen, speech)
        case "rules":
            return looking.rules(args.title, args.id, screen, speech)
        case "show":
            return looking.show(Path(args.file), args.viewer, screen, speech)
        case "verify":
            return looking.check(Path(args.file), screen, speech)
        case "arena":
            with stops.waiting():
                return arena(args)
        case "serve":
            return serve(args)
        case "worker":
            return work(args)
        case "admin":
            return admin(args)
        case "replay":
            return replay(args, screen, speech)
        case _:
            return play(args, House(screen, speech, args.pause))


def replay(args: Namespace, screen: Screen, speech: Speech) -> int:
    path = Path(args.file)
    game = record.load(path, speech.language, draw=False)
    show = Replay(game, viewer_of(game, args.viewer), screen, speech, path)
    return show.print_all(args.boards) if args.all or args.boards else show.run(args.ply)


def play(args: Namespace, house: House) -> int:
    speech = house.speech
    if args.load is not None:
        return resume(args, house)
    if args.position is not None:
        return from_position(args, house)
    if args.title is None:
        if any((args.seats, args.bots, args.bot, args.name, args.option, args.seed, args.save)):
            raise SaloonError(speech.say("error.title"))
        return house.menu()
    plan, bots_told = plan_of(args, speech)
    plan.match()
    save = Path(args.save) if args.save else None
    left_open = args.seats is None or args.seed is None or not bots_told
    if left_open and house.screen.keyboard.person:
        return house.set_up(plan, save)
    return house.begin(plan, save)


def plan_of(args: Namespace, speech: Speech) -> tuple[Plan, bool]:
    """The table of the command line, and whether it said who is a bot. A seat with a name is a person's."""
    plan = Plan.usual(args.title, speech, args.seats)
    plan.options = read_pairs(args.option, speech)
    plan.names = read_names(args.name, plan.seats, speech)
    plan.seed = args.seed
    taken = read_bots(args.bots, args.bot, plan.seats, speech)
    if taken is not None:
        plan.bots = taken
    plan.bots = {
        seat: kind for seat, kind in plan.bots.items() if taken is not None or seat not in plan.names
    }
    return plan, taken is not None


def resume(args: Namespace, house: House) -> int:
    """`--load`: everything but the bots, the names and the place to save stands in the file."""
    speech, path = house.speech, Path(args.load)
    refuse_with(args, speech, "load", ("seats", "position"))
    match = load(path, speech, args.seed)
    return sit_down(args, house, match, Path(args.save) if args.save else path)


def from_position(args: Namespace, house: House) -> int:
    """`--position`: a new game that starts in the middle."""
    refuse_with(args, house.speech, "position", ("seats",))
    text = record.text_of(Path(args.position))
    begun = Match.from_position(text)
    plan = Plan(begun.rules, house.speech, begun.seats, seed=args.seed)
    match = Match(begun.rules, begun.state, plan.secret_seed(), plan.words())
    match.bots = dict(Plan.usual(match.rules.title, house.speech, match.seats).bots)
    save = new_file(Path(args.save) if args.save else None, match.rules.title, house.speech)
    return sit_down(args, house, match, save)


def refuse_with(args: Namespace, speech: Speech, given: str, others: tuple[str, ...]) -> None:
    """Options that contradict a file are refused, not ignored."""
    for other in others:
        if getattr(args, other) is not None:
            raise SaloonError(speech.say("error.together", one=f"--{given}", other=f"--{other}"))
    if args.option:
        raise SaloonError(speech.say("error.together", one=f"--{given}", other="--option"))


def sit_down(args: Namespace, house: House, match: Match, path: Path) -> int:
    """The seats of a game from a file, with the bots and names of the command line."""
    speech = house.speech
    if args.title is not None and args.title.replace("-", "_") != match.rules.title:
        raise SaloonError(speech.say("error.other_title", found=match.rules.title, wanted=args.title))
    taken = read_bots(args.bots, args.bot, match.seats, speech)
    if taken is not None:
        match.bots = taken
    names = {**match.words.names, **read_names(args.name, match.seats, speech)}
    match.words = Words(match.rules, speech.language, names)
    if args.save and path.exists() and path.resolve() != Path(args.load or "").resolve():
        path = new_file(path, match.rules.title, speech)
    return house.resume(match, path)
