"""Worker processes: how they are hired and sent home."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def hire(workers: int) -> ProcessPoolExecutor:
    """Fresh processes. Spawn: a fork would copy the sockets and threads of whoever hires."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=mind_the_work)


def mind_the_work() -> None:
    """Ctrl-C at the terminal is for whoever hired us; when they are gone, however they went, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_house, daemon=True).start()


def leave_with_the_house() -> None:
    """Whoever was struck dead sends nobody home, and the line that work comes by does not break."""
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(0)


def dismiss(executor: ProcessPoolExecutor) -> None:
    """Send them home at once; what they were working on is dropped."""
    # The executor itself cannot end a worker that is busy (before Python 3.14).
    for process in list((executor._processes or {}).values()):
        process.kill()
    executor.shutdown(wait=False, cancel_futures=True)
