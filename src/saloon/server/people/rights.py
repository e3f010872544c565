"""What a program with a token may do for somebody, and what only that person can."""

from __future__ import annotations

from saloon.server.asker import Asker
from saloon.server.trouble import Trouble


def needs(asker: Asker, scope: str) -> None:
    """A token must have been made for this."""
    if scope not in asker.scopes:
        raise Trouble(403, "no_scope", scope=scope)


def in_person(asker: Asker) -> None:
    """Passwords, tokens, sessions and the like are for the person at the page, never for a token."""
    if asker.session is None:
        raise Trouble(403, "in_person")


def with_account(asker: Asker) -> None:
    in_person(asker)
    if asker.kind != "account":
        raise Trouble(403, "account_needed")
