"""Worker processes: how they are hired and sent home."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor


def hire(workers: int) -> ProcessPoolExecutor:
    """Fresh processes. Spawn: a fork would copy the sockets and threads of whoever hires."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=mind_the_work)


def mind_the_work() -> None:
    """Ctrl-C at the terminal is for whoever hired us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def dismiss(executor: ProcessPoolExecutor) -> None:
    """Send them home at once; what they were working on is dropped."""
    # The executor itself cannot end a worker that is busy (before Python 3.14).
    for process in list((executor._processes or {}).values()):
        process.kill()
    executor.shutdown(wait=False, cancel_futures=True)
