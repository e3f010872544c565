"""Whether the dice of a finished game were fair: the same check as `saloon verify`."""

from __future__ import annotations

from saloon.kernel.verify import Disagreement, verify
from saloon.server.history.kept import Kept
from saloon.server.speech import say
from saloon.server.wire.history import Check, Verified


def check(kept: Kept, language: str) -> Verified:
    """The file anybody can download, checked as anybody can check it."""
    seed, published = kept.row.seed, kept.row.seed_hash
    try:
        found = verify(kept.text())
    except Disagreement as error:
        return Verified(False, seed, published, [Check(say(language, "verify.disagrees", what=error), False)])
    told = [
        say(language, "verify.hash", hash=found.published),
        say(language, "verify.draws", public=found.public, hidden=found.hidden),
        say(language, "verify.words", words=found.words),
        say(language, "verify.result"),
    ]
    checks = [Check(text, True) for text in told]
    if found.published != published:
        checks.append(Check(say(language, "verify.other_hash", hash=published), False))
    return Verified(all(one.good for one in checks), seed, published, checks)
