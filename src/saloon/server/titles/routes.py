"""Titles over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, get

from saloon.kernel import catalogue
from saloon.kernel.card import TitleCard, card
from saloon.server.trouble import Trouble, language_of


@get("/api/titles", sync_to_thread=False)
def titles(request: Request[Any, Any, Any]) -> list[TitleCard]:
    return [card(title, language_of(request)) for title in catalogue.titles()]


@get("/api/titles/{title:str}", sync_to_thread=False)
def title_card(title: str, request: Request[Any, Any, Any]) -> TitleCard:
    if title not in catalogue.titles():
        raise Trouble(404, "no_title", title=title[:40])
    return card(title, language_of(request))


ROUTES = [titles, title_card]
