# compiled zone
"""What a seat sees, as one plain dictionary: the rules' view, and what it is asked."""

from __future__ import annotations

from saloon.kernel.core import Rules, State


def look(rules: Rules, s: State, seat: int) -> dict[str, object]:
    """`me`, the seats it sees the table waiting for, what kind of decision it is asked for, and the view."""
    waiting: list[object] = [False] * s.seats
    ask: object = None
    if s.stack:
        top = s.stack[-1]
        shown = top.shown(s, seat)
        for other in range(s.seats):
            if shown >> other & 1:
                waiting[other] = True
        if (top.must(s) | top.may(s)) >> seat & 1:
            ask = top.asks(s, seat)
    return {"me": seat, "waiting": waiting, "ask": ask, "table": rules.view(s, seat)}
