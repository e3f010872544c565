"""`saloon serve` on the command line. The house itself is only loaded when it is asked to open."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace, _SubParsersAction
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from saloon.kernel.errors import SaloonError
from saloon.kernel.words import LANGUAGES
from saloon.server.browser import free_port, show
from saloon.server.settings import from_environment
from saloon.server.speech import say

GIVEN: Final = ("host", "port", "data", "database_url", "bus_url", "node")


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
    parser.add_argument("--nats", dest="bus_url", metavar="ADDRESS", help=say(language, "serve.nats"))
    parser.add_argument("--node", metavar="NAME", help=say(language, "serve.node"))
    parser.add_argument("--open", action="store_true", help=say(language, "serve.browser"))
    parser.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help=say(language, "serve.lang"))
    parser.add_argument("--plain", action="store_true", default=SUPPRESS, help=SUPPRESS)
    parser.set_defaults(language=language)
    return parser


def add_worker_to(subparsers: _SubParsersAction[Any], language: str = "en") -> ArgumentParser:
    """Add `worker`; what to do is `work(given)`."""
    about = say(language, "serve.worker")
    parser: ArgumentParser = subparsers.add_parser(
        "worker", prog="saloon worker", help=about, description=about
    )
    parser.add_argument("--nats", dest="bus_url", metavar="ADDRESS", help=say(language, "serve.worker_nats"))
    parser.add_argument("--workers", type=int, help=say(language, "serve.workers"))
    parser.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help=say(language, "serve.lang"))
    parser.add_argument("--plain", action="store_true", default=SUPPRESS, help=SUPPRESS)
    parser.set_defaults(language=language)
    return parser


def work(given: Namespace) -> int:
    """Think for the nodes of a house until told to stop."""
    from saloon.server.bus.thinking import work as keep_thinking

    settings = from_environment(None, bus_url=given.bus_url, workers=given.workers)
    if not settings.bus_url:
        raise SaloonError("a worker needs the bus of its house: --nats nats://host:4222")
    told = say(given.language, "serve.working", address=settings.bus_url)
    return keep_thinking(settings.bus_url, settings.workers, lambda: print(told, flush=True))


def serve(given: Namespace) -> int:
    """Open the house and keep it open until told to stop."""
    from saloon.server.serve import serve as keep_open

    settings = from_environment(None, **{name: getattr(given, name) for name in GIVEN})
    if given.open:
        if given.port is None:
            settings = replace(settings, port=free_port(settings.host, settings.port))
        show(settings.host, settings.port)

    def opened(port: int) -> None:
        print(say(given.language, "serve.open", address=f"http://{settings.host}:{port}"), flush=True)

    return keep_open(settings, opened)
