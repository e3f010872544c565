"""A bot for any title that sits down at a table of a running house, in Python: it plays at random.

    SALOON_TOKEN=... python examples/house_bot.py "http://127.0.0.1:8000/t/TABLE?key=KEY"

The link is the one people are given, the token comes from the page of your own account: docs/guides/bots.md.
Needs httpx and websockets, which come with saloon.
"""

import json
import os
import random
import sys
from time import sleep
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choose(seen: dict[str, Any]) -> Any:
    """One of the words on offer: {"a": 3, "say": "draw B", "verb": "draw", "args": {...}, "text": "..."}."""
    words = seen["ask"]["words"]
    return random.choice([word for word in words if not word["interrupt"]] or words)


def play(address: str, headers: dict[str, str], hello: dict[str, Any]) -> str:
    """Answer whatever the house asks; how the game ended."""
    with connect(address, additional_headers=headers, max_size=None) as socket:
        socket.send(json.dumps(hello))
        answered = ""
        while True:
            message = json.loads(socket.recv())
            if message["t"] == "fault" and message["key"] in ("too_many", "busy"):
                raise ConnectionError(message["text"])  # come again in a moment
            if message["t"] == "fault":
                raise SystemExit(message["text"])
            if message["t"] == "table" and message["seat"] is None:
                raise SystemExit("this bot has no seat at that table")
            if message["t"] == "refused":  # too late, or the house is busy: look again
                answered = ""
                socket.send(json.dumps(hello))
            seen = message.get("seen")
            if seen and seen["over"]:
                return str(seen["ending"]["text"])
            if seen and seen["ask"] and seen["ask"]["id"] != answered:
                answered = seen["ask"]["id"]
                word = {"t": "say", "table": hello["table"], "id": uuid4().hex, "ask": answered}
                socket.send(json.dumps(word | {"a": choose(seen)["a"]}))


def main(link: str) -> None:
    house = urlsplit(link)
    table = house.path.rpartition("/")[2]
    key = parse_qs(house.query).get("key", [None])[0]
    headers = {"Authorization": f"Bearer {os.environ['SALOON_TOKEN']}"}
    url = f"{house.scheme}://{house.netloc}"
    joined = httpx.post(f"{url}/api/tables/{table}/join", json={"key": key}, headers=headers)
    if joined.is_error and joined.json()["key"] not in ("already_seated", "not_open"):
        raise SystemExit(joined.json()["text"])
    while True:
        try:
            hello = {"t": "hello", "table": table, "key": key}
            print(play(url.replace("http", "ws", 1) + "/api/socket", headers, hello))
            return
        except (ConnectionClosed, OSError):
            sleep(1)  # the house is away for a moment; the seat is still ours


if __name__ == "__main__":
    main(sys.argv[1])
