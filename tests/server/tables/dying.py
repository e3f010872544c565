"""A house that can be told when to die: `python -m tests.server.tables.dying FOLDER PORT WHEN COUNT`.

WHEN is `publish` (a word is on disk, and nobody has been told), `append` (it is about to be written) or
`never` (whoever started the house kills it); it happens at the COUNT-th word.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

from saloon.server.house import House
from saloon.server.serve import server
from saloon.server.settings import Settings
from saloon.server.store.appends import Appends
from saloon.server.tables.sharing import Sharing


def main(folder: str, port: str, when: str, count: str) -> None:
    left = int(count)

    def dies(*given: Any) -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

    if when == "publish":
        share = Sharing.row

        def shared(sharing: Sharing, *given: Any) -> None:
            dies()
            share(sharing, *given)

        # The first thing that is done with a row that is on disk.
        Sharing.row = shared  # type: ignore[assignment,method-assign]  # dying is the point
    elif when == "append":
        put = Appends.insert

        def inserted(appends: Appends, *given: Any) -> None:
            put(appends, *given)
            dies()

        # The transaction is not over yet.
        Appends.insert = inserted  # type: ignore[assignment,method-assign]  # the same
    server(House(Settings(data=Path(folder), port=int(port), bot_beat=0, rate=1_000_000))).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
