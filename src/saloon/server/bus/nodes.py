"""The nodes of a house: which of them are up, and who is connected where."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from saloon.server.bus.messages import DECODER, ENCODER, Beat, Message, Person
from saloon.server.ids import new_id

if TYPE_CHECKING:
    from saloon.server.bus.local import Bus
    from saloon.server.house import House

BEAT: Final = 0.5
"""Seconds between two signs of life."""
SILENT: Final = 3.0
"""Who is not heard for so long is taken for dead."""
ALL_EVERY: Final = 20
"""Every so many beats a node says who is connected to it: what was lost on the way is mended."""
FIRST_LISTEN: Final = 1.2
"""Seconds a new node listens before it decides whether the house was down."""


@dataclass(slots=True)
class Node:
    heard: float
    people: set[str] = field(default_factory=set)


class Nodes:
    """`me`: this node, new at each start. `came` and `gone` hear of other nodes, `moved` of people there,
    `back` that the bus was away for a while, `hears` of everything that is said about tables."""

    def __init__(self, house: House, bus: Bus, hears: Callable[[Message], None]) -> None:
        self.house = house
        self.bus = bus
        self.hears = hears
        self.me = f"{house.settings.node[:24]}-{new_id(8)}" if not bus.alone else house.settings.node
        self.others: dict[str, Node] = {}
        self.gone: Callable[[str], None] = lambda node: None
        self.back: Callable[[], None] = lambda: None
        self.moved: Callable[[str], None] = lambda user: None
        self.asked = False

    @property
    def alone(self) -> bool:
        return self.bus.alone

    async def start(self) -> None:
        await self.bus.open(self.hear, lambda: self.back())
        if not self.alone:
            self.say(Beat(self.me, []))
            await asyncio.sleep(FIRST_LISTEN)

    async def close(self) -> None:
        self.say(Beat(self.me, gone=True))
        await self.bus.close()

    def say(self, message: Message) -> None:
        if not self.alone:
            self.bus.say(ENCODER.encode(message))

    def hear(self, payload: bytes) -> None:
        message = DECODER.decode(payload)
        if message.node == self.me:
            return
        if isinstance(message, Beat):
            self.beat(message)
        elif isinstance(message, Person):
            self.person(message)
        else:
            self.hears(message)

    # Who is up

    async def run(self) -> None:
        """Signs of life, and looking out for those of others."""
        if self.alone:
            return
        turn = 0
        while True:
            full = self.asked or turn % ALL_EVERY == 0
            self.asked = False
            self.say(Beat(self.me, list(self.house.hub.clients) if full else None))
            turn += 1
            before = time.monotonic()
            await asyncio.sleep(BEAT)
            # Whoever was held up himself has not listened either.
            held_up = time.monotonic() - before > 2 * BEAT
            if not held_up:
                self.look_out()

    def look_out(self) -> None:
        now = time.monotonic()
        for name in [name for name, node in self.others.items() if now - node.heard > SILENT]:
            self.lost(name)

    def beat(self, message: Beat) -> None:
        if message.gone:
            self.lost(message.node)
            return
        node = self.others.get(message.node)
        if node is None:
            node = self.others[message.node] = Node(0.0)
            self.asked = True
        node.heard = time.monotonic()
        if message.people is not None:
            before, node.people = node.people, set(message.people)
            self.all_moved(before ^ node.people)

    def lost(self, name: str) -> None:
        node = self.others.pop(name, None)
        if node is not None:
            self.all_moved(node.people)
            self.gone(name)

    # Who is connected

    def person(self, message: Person) -> None:
        node = self.others.get(message.node)
        if node is not None:
            (node.people.add if message.on else node.people.discard)(message.user)
            self.moved(message.user)

    def all_moved(self, users: Iterable[str]) -> None:
        for user in users:
            self.moved(user)

    def connected(self, user: str) -> bool:
        """Whether somebody is connected to another node."""
        return any(user in node.people for node in self.others.values())

    def first(self, others: Iterable[str]) -> bool:
        """Whether among these nodes, as far as they are up, and this one, this one comes first."""
        return not self.others or all(name > self.me for name in others if name in self.others)
