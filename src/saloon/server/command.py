"""`saloon serve` on the command line. The house itself is only loaded when it is asked to open."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path
from typing import Any

from saloon.kernel.words import LANGUAGES
from saloon.server.settings import from_environment
from saloon.server.speech import say


def add_to(subparsers: _SubParsersAction[Any], language: str = "en") -> ArgumentParser:
    """Add `serve` to the commands, its help in this language; what to do is `serve(given)`."""
    about = say(language, "serve.help")
    parser: ArgumentParser = subparsers.add_parser(
        "serve", prog="saloon serve", help=about, description=about
    )
    parser.add_argument("--host", help=say(language, "serve.host"))
    parser.add_argument("--port", type=int, help=say(language, "serve.port"))
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=say(language, "serve.data"))
    parser.add_argument("--database-url", metavar="ADDRESS", help=say(language, "serve.database_url"))
    parser.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help=say(language, "serve.lang"))
    parser.add_argument("--plain", action="store_true", default=SUPPRESS, help=SUPPRESS)
    parser.set_defaults(language=language)
    return parser


def serve(given: Namespace) -> int:
    """Open the house and keep it open until told to stop."""
    from saloon.server.serve import serve as keep_open

    asked = {name: getattr(given, name) for name in ("host", "port", "data", "database_url")}
    settings = from_environment(None, **asked)
    print(say(given.language, "serve.open", address=f"http://{settings.host}:{settings.port}"), flush=True)
    return keep_open(settings)
