"""A bot for any title of the house, in Python: it plays whatever takes something from somebody, if it can.

    saloon arena standoff --bots "run:python3 examples/bot.py,random" --games 40
    saloon play fast_west --bot "B=run:python3 examples/bot.py"

Questions come on stdin, answers go to stdout, one JSON object a line: docs/guides/bots.md.
"""

import json
import random
import sys
from typing import Any

BOLD = ("draw", "show", "play", "rob", "attack", "fire")


def choose(seen: dict[str, Any]) -> Any:
    """One of the words on offer: {"a": 3, "say": "draw B", "verb": "draw", "args": {...}, "text": "..."}."""
    words = seen["ask"]["words"]
    bold = [word for word in words if word["verb"] in BOLD]
    stay = [word for word in words if not word["interrupt"]]
    # Now and then something else: where one may change one's mind, boldness alone would do so for ever.
    return random.choice((bold if random.random() < 0.8 else []) or stay or words)


for line in sys.stdin:
    question = json.loads(line)
    word = choose(question["seen"])
    answer = {"id": question["id"], "a": word["a"], "note": word["text"]}
    print(json.dumps(answer), flush=True)
