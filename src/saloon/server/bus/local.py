"""The bus of a house of one node: there is nobody to tell."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

Hear = Callable[[bytes], None]
Back = Callable[[], None]
Think = Callable[[bytes], Awaitable[bytes]]


class Bus(ABC):
    """`alone`: there are no other nodes, and never will be."""

    alone: bool

    @abstractmethod
    async def open(self, hear: Hear, back: Back) -> None:
        """From now on `hear` is told what any node says, this one too, and `back` when it may have missed
        something."""

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

    async def open(self, hear: Hear, back: Back) -> None: ...

    def say(self, payload: bytes) -> None: ...

    async def ask(self, payload: bytes, seconds: float) -> bytes | None:
        return None

    async def close(self) -> None: ...
