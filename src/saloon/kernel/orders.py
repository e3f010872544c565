"""Standing orders: what a seat wants said for it when it comes to it.

A title with orders of its own declares them in `orders.py`: `offered(state, seat)`, the kinds it has for
a seat, and `said(state, seat, order)`, the word that an order says now, or None. Both are pure, and are
handed a world as the seat knows it, never the truth. `words` is the order every title has: whenever one
of these may be said, say the first that may. What fires is an ordinary word of the log.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from saloon.kernel import catalogue, flow
from saloon.kernel.core import Rules, State
from saloon.kernel.errors import Unreadable
from saloon.kernel.notation import read_words, tokens

WORDS: Final = "words"
MOST: Final = 20
"""Orders of one seat, and words of one order."""


@dataclass(frozen=True, slots=True)
class Order:
    """A kind and its argument. Of `words`, `value` is how often it may still fire (None: always)."""

    kind: str
    value: int | None = None
    words: list[str] = field(default_factory=list)


def kinds(rules: Rules, world: State, seat: int) -> list[str]:
    """The orders a seat may give."""
    own = catalogue.orders(rules.title)
    return [WORDS, *(own.offered(world, seat) if own is not None and world.stack else [])]


def readable(rules: Rules, order: Order) -> bool:
    """Whether the words of an order are words of the title."""
    if len(order.words) > MOST:
        return False
    try:
        return all(read_words(rules.verbs, tokens(text)) >= 0 for text in order.words)
    except (Unreadable, IndexError):
        return False


def fires(rules: Rules, world: State, seat: int, orders: list[Order]) -> tuple[int, int] | None:
    """The first order that has something to say now, by its place in the list, and what it says."""
    legal = flow.legal(rules, world, seat)
    own = catalogue.orders(rules.title)
    for at, order in enumerate(orders):
        said: int | None = None
        if order.kind == WORDS:
            wanted = [read_words(rules.verbs, tokens(text)) for text in order.words]
            said = next((action for action in wanted if action in legal), None)
        elif own is not None and order.kind in own.offered(world, seat):
            said = own.said(world, seat, order)
        if said is not None and said in legal:
            return at, said
    return None
