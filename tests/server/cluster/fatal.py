"""A house that is struck dead right after its n-th word is on disk, before anybody hears of it. Run as a
program: `FATAL_AT=5 python -m tests.server.cluster.fatal serve ...`."""

from __future__ import annotations

import itertools
import os
import signal
import sys

from saloon.cli import main
from saloon.server.store.appends import STORED, Append, Appends


def strike(at: int) -> None:
    written = itertools.count(1)
    add = Appends.add

    def fatal(self: Appends, append: Append) -> None:
        told = append.told

        def struck(outcome: int) -> None:
            if outcome == STORED and next(written) == at:
                os.kill(os.getpid(), signal.SIGKILL)
            told(outcome)

        add(self, Append(append.ply, struck, append.also))

    setattr(Appends, "add", fatal)  # noqa: B010  # a plain assignment is no method to the type checker


if __name__ == "__main__":
    strike(int(os.environ["FATAL_AT"]))
    sys.exit(main(sys.argv[1:]))
