# compiled zone
"""What a seat sees, as one plain dictionary: the rules' view, and what it is asked."""

from __future__ import annotations

from saloon.kernel.core import Rules, State


def look(rules: Rules, s: State, seat: int) -> dict[str, object]:
    """`me` (nobody, for a watcher), the seats it sees the table waiting for, what kind of decision it is
    asked for, and the view."""
    waiting: list[object] = [False] * s.seats
    ask: object = None
    if s.stack:
        top = s.stack[-1]
        shown = top.shown(s, seat)
        for other in range(s.seats):
            if shown >> other & 1:
                waiting[other] = True
        if seat >= 0 and (top.must(s) | top.may(s)) >> seat & 1:
            ask = top.asks(s, seat)
    me: object = seat if seat >= 0 else None
    return {"me": me, "waiting": waiting, "ask": ask, "table": rules.view(s, seat)}
