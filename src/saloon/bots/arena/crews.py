"""Who does the work of an arena: this process, all cores of this machine, or a Ray cluster.

A crew takes jobs and gives lines back in whatever order they come. A job whose worker dies is done again by
another; its line is the same, and it is counted once, because lines are known by the number of their game.
"""

from __future__ import annotations

import logging
import os
from abc import ABC, abstractmethod
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from saloon.bots.arena.game import Job, play
from saloon.bots.workers import dismiss, hire
from saloon.kernel.errors import SaloonError

Line = dict[str, Any]
DEATHS: Final = 3
"""So many workers may die over one job before the arena gives up."""


class Crew(ABC):
    """Hands. `room` is how many jobs it wants in flight."""

    room: int

    @abstractmethod
    def start(self, job: Job) -> None: ...

    @abstractmethod
    def next(self) -> Line:
        """Wait for the next line; only asked while jobs are in flight."""

    @abstractmethod
    def close(self) -> None:
        """Stop; unfinished jobs are dropped."""


class Alone(Crew):
    """One after the other in this process."""

    def __init__(self) -> None:
        self.room = 1
        self.jobs: deque[Job] = deque()

    def start(self, job: Job) -> None:
        self.jobs.append(job)

    def next(self) -> Line:
        return play(self.jobs.popleft())

    def close(self) -> None:
        self.jobs.clear()


class Cores(Crew):
    """Worker processes on this machine."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.room = 2 * self.workers
        self.deaths: dict[int, int] = {}
        self.flying: dict[Future[Line], Job] = {}
        self.executor = hire(self.workers)

    def start(self, job: Job) -> None:
        try:
            self.flying[self.executor.submit(play, job)] = job
        except BrokenProcessPool:
            dismiss(self.executor)
            self.executor = hire(self.workers)
            self.flying[self.executor.submit(play, job)] = job

    def next(self) -> Line:
        while True:
            done, _ = wait(self.flying, return_when=FIRST_COMPLETED)
            for future in done:
                job = self.flying.pop(future)
                try:
                    return future.result()
                except BrokenProcessPool:
                    self.again(job)

    def again(self, job: Job) -> None:
        """A worker died: nobody knows over which job, so every job in flight is started once more."""
        self.deaths[job.number] = self.deaths.get(job.number, 0) + 1
        if self.deaths[job.number] > DEATHS:
            raise SaloonError(f"game {job.number} ended {DEATHS} worker processes; it is not tried again")
        self.start(job)

    def close(self) -> None:
        dismiss(self.executor)


class Cluster(Crew):
    """A Ray cluster. Ray itself gives the job of a dead worker to another one."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise SaloonError("--ray needs the extra: pip install '.[ray]' in saloon's folder") from None
        self.ray: Any = ray
        self.own = not self.ray.is_initialized()
        if self.own:
            try:
                self.ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise SaloonError(
                    f"no Ray cluster answers at {address}: {str(error).splitlines()[0]}"
                ) from None
        self.room = 2 * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.flying: list[Any] = []
        self.play = self.ray.remote(max_retries=-1, num_cpus=1, scheduling_strategy="SPREAD")(play)

    def start(self, job: Job) -> None:
        self.flying.append(self.play.remote(job))

    def next(self) -> Line:
        done, self.flying = self.ray.wait(self.flying, num_returns=1)
        line: Line = self.ray.get(done[0])
        return line

    def close(self) -> None:
        for one in self.flying:
            self.ray.cancel(one, force=True)
        if self.own:
            self.ray.shutdown()
