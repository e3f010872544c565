"""The bus of a house of one node: there is nobody to tell."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

Hear = Callable[[bytes], None]
Think = Callable[[bytes], Awaitable[bytes]]


class Bus(ABC):
    """`alone`: there are no other nodes, and never will be."""

    alone: bool

    @abstractmethod
    async def open(self, hear: Hear) -> None:
        """From now on `hear` is told what any node says, this one too."""

    @abstractmethod
    def say(self, payload: bytes) -> None:
        """Tell every node. What is said by one node arrives in its order, or not at all."""

    @abstractmethod
    async def ask(self, payload: bytes, seconds: float) -> bytes | None:
        """Have a worker think; None if no worker answers."""

    @abstractmethod
    async def close(self) -> None: ...


class LocalBus(Bus):
    alone = True

    async def open(self, hear: Hear) -> None: ...

    def say(self, payload: bytes) -> None: ...

    async def ask(self, payload: bytes, seconds: float) -> bytes | None:
        return None

    async def close(self) -> None: ...
