"""Table talk: set a position up, say what the seats say, look at what everybody sees.

table = scene("standoff", 3, "lives: A=2 B=1 C=2")
table.say("A draw B", "B duck", "C duck", "* roll 6")   # ["chose A", ...]
table.clause("A draw A")                                # "STD-C2"
table.see("seats", "B", "wounds")                       # 1
"""

from __future__ import annotations

from typing import Any

from saloon.kernel import position
from saloon.kernel.core import Event
from saloon.kernel.match import Match, find_title
from saloon.kernel.verbs import SEAT_LETTERS


class Table(Match):
    """A match that is talked to in lines."""

    def say(self, *lines: str) -> list[str]:
        """Words in turn; what they made happen, as `robbed A B 12 4 3 5`."""
        return [as_text(event) for line in lines for event in self.play(line)]

    def clause(self, line: str) -> str:
        """The clause that forbids saying this now; empty if it may be said."""
        refusal = self.refusal(line)
        return refusal.rule if refusal else ""

    def reason(self, line: str) -> str:
        """The key of the refusing sentence; empty if this may be said."""
        refusal = self.refusal(line)
        return refusal.key if refusal else ""

    def see(self, *path: str | int, viewer: str = "archive") -> Any:
        """Something in a viewer's view; where a list is met, a letter is a seat's place in it."""
        here: Any = self.view(viewer)["table"]
        for part in path:
            if isinstance(here, list) and isinstance(part, str):
                here = here[SEAT_LETTERS.index(part)]
            else:
                here = here[part]
        return here


def as_text(event: Event) -> str:
    """An event as one line of tokens."""
    words = [domain.token(value) for domain, value in zip(event.kind.domains, event.args, strict=False)]
    if event.kind.rest is not None:
        words += [event.kind.rest.token(value) for value in event.args[len(event.kind.domains) :]]
    return " ".join([event.kind.name, *words])


def scene(title: str, seats: int, text: str = "", seed: str | None = None, **options: str) -> Table:
    """A table at a position, given by its fields and steps alone."""
    chosen = "".join(f"option {name}: {value}\n" for name, value in options.items())
    head = f"{position.HEADLINE}\ntitle: {title}\nseats: {seats}\n{chosen}"
    rules, state = position.read(find_title, head + text)
    return Table(rules, state, seed)
