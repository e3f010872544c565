"""People over HTTP: who I am, how I sign in, how I want to be told."""

from __future__ import annotations

from typing import Any

import msgspec

from saloon.server.wire.shapes import Person


class Problem(msgspec.Struct, frozen=True):
    """Any answer from 400 on: a key for programs, a sentence in the asker's language, the clause if a rule
    says no."""

    key: str
    text: str
    rule: str | None = None


class Me(msgspec.Struct, frozen=True):
    """Who I am to the house. `settings` is kept for the client as it is (a flat object of its own)."""

    person: Person
    lang: str
    settings: dict[str, str | int | bool]
    passkeys: int = 0
    away_until: int | None = None


class NewGuest(msgspec.Struct, frozen=True):
    """Play at once under a nickname."""

    name: str
    lang: str = "en"


class Credentials(msgspec.Struct, frozen=True):
    """A name and a password: to sign in, or to keep a guest's things in an account."""

    name: str
    password: str


class LostPassword(msgspec.Struct, frozen=True):
    """The name of somebody who has lost the password."""

    name: str


class MeChange(msgspec.Struct, frozen=True):
    """What to change of me; what is left out stays. `away_until` is a holiday: turn-by-turn clocks stand
    still."""

    name: str | None = None
    lang: str | None = None
    settings: dict[str, str | int | bool] | None = None
    away_until: int | None = None


class NewPassword(msgspec.Struct, frozen=True):
    old: str
    new: str


class SessionInfo(msgspec.Struct, frozen=True):
    """A place where I am signed in."""

    id: str
    device: str
    created: int
    last: int
    current: bool


class NewToken(msgspec.Struct, frozen=True):
    """A key for a program. Scopes: read (watch and look up), play (take seats and say words), manage
    (create tables)."""

    name: str
    scopes: list[str]
    bot: str | None = None


class TokenInfo(msgspec.Struct, frozen=True):
    """`token` is there only in the answer that makes it; `bot` names the bot account it acts for."""

    id: str
    name: str
    scopes: list[str]
    created: int
    last: int | None = None
    bot: str | None = None
    token: str | None = None


class PasskeyInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: int


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What `navigator.credentials` is given; `ceremony` comes back with the answer."""

    ceremony: str
    options: dict[str, Any]


class PasskeyAnswer(msgspec.Struct, frozen=True):
    ceremony: str
    credential: dict[str, Any]
    name: str = ""


class Channel(msgspec.Struct, frozen=True):
    """A way to tell me things away from the page. `kind`: email, webhook or push; `about`: your_turn, last,
    over, invitation, warning. `quiet`: from and to, minutes after midnight in `zone`."""

    kind: str
    target: str
    about: list[str]
    id: str | None = None
    quiet: list[int] = []
    zone: str = "UTC"
    confirmed: bool = False


class PushKey(msgspec.Struct, frozen=True):
    """The house's public key for web push."""

    key: str


class Report(msgspec.Struct, frozen=True):
    """Tell the house about somebody."""

    user: str
    why: str
    table: str | None = None
    line: int | None = None
    room: str | None = None
