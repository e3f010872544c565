"""The bazaar as text."""

from typing import Any

from saloon.kernel.words import Words


def board(view: dict[str, Any], words: Words) -> list[str]:
    return [
        words.say("text.high", high=view["high"]),
        *([words.say("text.holder")] if view["holder"] else []),
    ]
