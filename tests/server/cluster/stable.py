"""A stable of houses: everything is loaded once, and each line on stdin, arguments parted by tabs, makes a
new process that runs `saloon` with them; its number comes back. A house that is killed often comes up again
at once."""

from __future__ import annotations

import io
import os
import signal
import sys
from importlib import import_module

from saloon.cli import main

LOADED = ("saloon.server.serve", "uvloop", "uvicorn.lifespan.on", "sqlalchemy.dialects.sqlite")


def run() -> None:
    for module in LOADED:
        import_module(module)
    # Nobody waits for the houses: the system buries them.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stdin, sys.stdout = io.StringIO(), sys.stderr
            os._exit(main(line.rstrip("\n").split("\t")))
        print(child, flush=True)


if __name__ == "__main__":
    run()
