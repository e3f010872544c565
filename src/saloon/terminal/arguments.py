"""What can be typed after `saloon`, with its help."""

from __future__ import annotations

import shutil
from argparse import SUPPRESS, Action, ArgumentParser, HelpFormatter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final, NoReturn

from saloon import __version__
from saloon.bots import command as arena
from saloon.kernel.errors import SaloonError
from saloon.kernel.words import LANGUAGES
from saloon.server import command as house
from saloon.server.ops import command as admin
from saloon.terminal.speech import Speech

COMMANDS: Final = ("play", "replay", "verify", "show", "titles", "rules", "arena", "serve", "admin", "worker")
WIDEST: Final = 100
NAMES_WIDTH: Final = 26


class Help(HelpFormatter):
    """As wide as the screen, in the language of the table; examples keep their lines."""

    def __init__(self, prog: str, speech: Speech) -> None:
        width = min(WIDEST, shutil.get_terminal_size().columns - 2)
        super().__init__(prog, max_help_position=NAMES_WIDTH, width=width)
        self.speech = speech

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.speech.say("cli.usage") + " ")

    def start_section(self, heading: str | None) -> None:
        """argparse has two: what stands by itself, and what begins with a dash."""
        key = "cli.options" if heading == "options" else "cli.arguments"
        super().start_section(self.speech.say(key))

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return text if "\n" in text else super()._fill_text(text, width, indent)


class Parser(ArgumentParser):
    """Errors are one sentence, raised like all the others."""

    speech: Speech

    def error(self, message: str) -> NoReturn:
        raise SaloonError(self.speech.say("error.usage", what=message, command=self.prog))


class Builder:
    """Builds the parser in one language."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.parser = self.make("saloon", "house")
        self.parser.add_argument(
            "--version", action="version", version=f"saloon {__version__}", help=self.say("version")
        )
        self.parser.set_defaults(plain=False, lang=None, command=None)
        self.common(self.parser)
        self.commands = self.parser.add_subparsers(dest="command", metavar=self.say("command"))

    def say(self, key: str) -> str:
        return self.speech.say(f"cli.{key}").replace("%", "%%")

    def make(self, prog: str, key: str) -> Parser:
        parser = Parser(
            prog=prog,
            description=self.speech.say(f"cli.{key}"),
            epilog=self.speech.say(f"cli.{key}_examples"),
            formatter_class=partial(Help, speech=self.speech),
            add_help=False,
            allow_abbrev=False,
        )
        parser.speech = self.speech
        parser.add_argument("-h", "--help", action="help", help=self.say("help"))
        return parser

    def common(self, parser: ArgumentParser) -> None:
        parser.add_argument("--plain", action="store_true", default=SUPPRESS, help=self.say("plain"))
        parser.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help=self.say("lang"))

    def command(self, name: str) -> ArgumentParser:
        parser: ArgumentParser = self.commands.add_parser(
            name,
            prog=f"saloon {name}",
            help=self.say(f"{name}_short"),
            description=self.speech.say(f"cli.{name}"),
            epilog=self.speech.say(f"cli.{name}_examples"),
            formatter_class=partial(Help, speech=self.speech),
            add_help=False,
            allow_abbrev=False,
        )
        assert isinstance(parser, Parser)
        parser.speech = self.speech
        parser.add_argument("-h", "--help", action="help", help=self.say("help"))
        self.common(parser)
        return parser

    def file(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", metavar="FILE", help=self.say("file"))

    def play(self) -> None:
        parser = self.command("play")
        parser.add_argument("title", nargs="?", metavar="TITLE", help=self.say("title"))
        parser.add_argument("--seats", type=int, metavar="N", help=self.say("seats"))
        parser.add_argument("--bots", metavar="B,C", help=self.say("bots"))
        self.many(parser, "--bot", "B=KIND", "bot")
        self.many(parser, "--name", "B=NAME", "name")
        self.many(parser, "--option", "NAME=VALUE", "option")
        parser.add_argument("--seed", metavar="WORD", help=self.say("seed"))
        parser.add_argument("--load", metavar="FILE", help=self.say("load"))
        parser.add_argument("--save", metavar="FILE", help=self.say("save"))
        parser.add_argument("--position", metavar="FILE", help=self.say("position"))
        parser.add_argument("--pause", action="store_true", help=self.say("pause"))

    def many(self, parser: ArgumentParser, flag: str, metavar: str, key: str) -> None:
        parser.add_argument(flag, action="append", default=[], metavar=metavar, help=self.say(key))

    def replay(self) -> None:
        parser = self.command("replay")
        self.file(parser)
        self.viewer(parser)
        parser.add_argument("--ply", type=int, default=0, metavar="N", help=self.say("ply"))
        parser.add_argument("--all", action="store_true", help=self.say("all"))
        parser.add_argument("--boards", action="store_true", help=self.say("boards"))

    def viewer(self, parser: ArgumentParser) -> None:
        parser.add_argument("--viewer", metavar="A|watcher|archive", help=self.say("viewer"))

    def looking(self) -> None:
        """verify, show, titles and rules."""
        self.file(self.command("verify"))
        parser = self.command("show")
        self.file(parser)
        self.viewer(parser)
        parser = self.command("titles")
        parser.add_argument("title", nargs="?", metavar="TITLE", help=self.say("title"))
        parser = self.command("rules")
        parser.add_argument("title", metavar="TITLE", help=self.say("title"))
        parser.add_argument("id", nargs="?", metavar="ID", help=self.say("id"))

    def others(self) -> None:
        """arena, serve and admin, which know their own arguments."""
        for add_to in (arena.add_to, house.add_to, house.add_worker_to, admin.add_to):
            parser = add_to(self.commands, self.speech.language)
            assert isinstance(parser, Parser)
            parser.speech = self.speech


def parser(speech: Speech) -> ArgumentParser:
    builder = Builder(speech)
    builder.play()
    builder.replay()
    builder.looking()
    builder.others()
    return builder.parser


def with_command(words: Sequence[str]) -> list[str]:
    """Without a command it is `play`."""
    asked = {"-h", "--help", "--version"} & set(words)
    bare = not words or words[0].startswith("-")
    return ["play", *words] if bare and not asked and not set(COMMANDS) & set(words) else list(words)
