"""What whoever runs the house can set: `SALOON_...` in the environment, and the options of `saloon serve`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any, Final, get_type_hints

from saloon.kernel.errors import SaloonError

PREFIX: Final = "SALOON_"
YES: Final = ("1", "yes", "true", "on")
NO: Final = ("0", "no", "false", "off")


@dataclass(frozen=True)
class Settings:
    """Every setting has its name in capitals behind `SALOON_`: `SALOON_PORT=8787`."""

    host: str = "127.0.0.1"
    port: int = 8787
    data: Path = Path("saloon-data")
    database_url: str = ""
    """Empty: a SQLite file in `data`."""
    public_url: str = ""
    """The address people type, where it is not the one they reach us under (behind a proxy)."""
    secure_cookies: bool = False
    trust_proxy: bool = False
    """Believe what a proxy says of the client's address."""
    bus_url: str = ""
    """NATS, for a house of more than one node."""
    node: str = "house"
    workers: int = 0
    """Processes in which bots think; 0: one for each core."""
    bot_beat: int = 600
    """A bot answers after a whole number of these milliseconds, so that its pace tells nothing."""
    ponder: int = 10_000
    """Milliseconds a bot that ponders thinks on at most while people are asked; 0: not at all."""
    grace: int = 60
    """Seconds that clocks stand still after the house comes up."""
    rest: int = 60
    """Seconds after which a table nobody follows leaves the memory."""
    rate: int = 200
    """Messages a socket may send in ten seconds."""
    longest_message: int = 16_384
    """Bytes of one message from a client."""
    smtp_host: str = ""
    """Empty: no e-mail."""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    smtp_sender: str = ""
    smtp_security: str = "starttls"
    """starttls, tls or none."""
    contact: str = ""
    """An address that push services may write to: `mailto:you@example.com`."""
    private_targets: bool = False
    """Let webhooks go to addresses in the house's own network."""
    tell_after: int = 60
    """Seconds somebody has to notice by themselves that it is their turn, before they are told elsewhere."""
    keep_games: int = 0
    """Days a finished game is kept; 0: for ever. Its people are warned `keep_warning` days before."""
    keep_warning: int = 14
    keep_guests: int = 0
    """Days a guest is kept who does not come back; 0: for ever."""
    keep_open: int = 30
    """Days a table waits for its people; then it is closed."""
    log_level: str = "info"


def from_environment(environ: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """The settings; what is `given` and not None goes before the environment."""
    environ = os.environ if environ is None else environ
    kinds = get_type_hints(Settings)
    found: dict[str, Any] = {}
    for one in fields(Settings):
        name = PREFIX + one.name.upper()
        if given.get(one.name) is not None:
            found[one.name] = given[one.name]
        elif environ.get(name, "") != "":
            found[one.name] = read(name, environ[name], kinds[one.name])
        else:
            assert one.default is not MISSING
    return Settings(**found)


def read(name: str, text: str, kind: type) -> Any:
    """One setting from its text."""
    if kind is bool:
        if text.lower() in YES + NO:
            return text.lower() in YES
        raise SaloonError(f"{name} is yes or no, not '{text}'")
    if kind is int:
        if text.isascii() and text.isdigit() and len(text) < 12:
            return int(text)
        raise SaloonError(f"{name} is a whole number, not '{text}'")
    return kind(text)
