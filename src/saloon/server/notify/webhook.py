"""What a webhook is sent: the forms of Discord and of Slack, or plain JSON for anything else."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import msgspec

LONGEST: Final = 1_800
"""Discord takes 2,000 characters."""
DISCORD: Final = ("discord.com", "discordapp.com")
SLACK: Final = ("hooks.slack.com",)


class DiscordHook(msgspec.Struct, frozen=True):
    """Nobody is mentioned, whatever a name says."""

    content: str
    allowed_mentions: dict[str, list[str]]


class SlackHook(msgspec.Struct, frozen=True):
    text: str


class PlainHook(msgspec.Struct, frozen=True):
    """`text` reads well by itself; `about` is for programs."""

    text: str
    about: list[dict[str, str | None]]


def flavour(url: str) -> str:
    host = (urlsplit(url).hostname or "").lower()
    if any(host == one or host.endswith("." + one) for one in DISCORD):
        return "discord"
    return "slack" if host in SLACK else "plain"


def body(url: str, text: str, about: list[dict[str, str | None]]) -> bytes:
    """The JSON for this address. What people wrote cannot become a mention, a link or markup."""
    match flavour(url):
        case "discord":
            return msgspec.json.encode(DiscordHook(unmarked(text)[:LONGEST], {"parse": []}))
        case "slack":
            return msgspec.json.encode(SlackHook(escaped(text)[:LONGEST]))
        case _:
            return msgspec.json.encode(PlainHook(text[:LONGEST], about))


def unmarked(text: str) -> str:
    return "".join("\\" + sign if sign in "\\*_~`|>[]" else sign for sign in text).replace("@", "@\u200b")


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
