"""What a bot would say at a moment of a finished game, and why: from what the seat knew then."""

from __future__ import annotations

import secrets

from saloon.bots.pool import Task, task
from saloon.bots.sight import look
from saloon.bots.think import Budget, Decision
from saloon.kernel import flow
from saloon.server.history.kept import Kept
from saloon.server.tables import making
from saloon.server.trouble import Trouble
from saloon.server.wire.history import Advice, AdviceWish, Weighed


def question(kept: Kept, wish: AdviceWish, language: str) -> Task:
    """The decision, for the workers."""
    match = kept.before(wish.ply, language)
    kept.check_seat(wish.seat)
    if not flow.pending(match.state) >> wish.seat & 1:
        raise Trouble(409, "not_asked")
    level = making.check_level(wish.level)
    return task(look(match.rules, match.state, wish.seat), level, Budget(seed=secrets.randbits(30)))


def answer(kept: Kept, wish: AdviceWish, found: Decision, language: str) -> Advice:
    """The decision as sentences. A level that does not search has weighed nothing."""
    words = kept.again(language).words
    weighed = [
        Weighed(words.action(wish.seat, one.action), one.chance, one.share)
        for one in found.note.candidates
        if found.note.passes
    ]
    return Advice(found.note.level, words.action(wish.seat, found.action), weighed, found.note.passes)
