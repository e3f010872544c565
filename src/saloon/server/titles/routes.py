"""Titles over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath

from saloon.bots.levels import LEVELS
from saloon.kernel import catalogue, rulebook
from saloon.kernel.card import TitleCard, card
from saloon.kernel.lesson import has_lesson
from saloon.kernel.lesson import lesson as play
from saloon.kernel.words import Words
from saloon.server.speech import say
from saloon.server.trouble import Trouble, language_of
from saloon.server.wire.history import Lesson, LessonStep, RulesPage
from saloon.server.wire.tables import LevelInfo

AnyRequest = Request[Any, Any, Any]


def known(title: str) -> str:
    if title not in catalogue.titles():
        raise Trouble(404, "no_title", title=title[:40])
    return title


@get("/api/titles", sync_to_thread=True)
def titles(request: AnyRequest) -> list[TitleCard]:
    return [card(title, language_of(request)) for title in catalogue.titles()]


@get("/api/titles/{title:str}", sync_to_thread=True)
def title_card(title: FromPath[str], request: AnyRequest) -> TitleCard:
    return card(known(title), language_of(request))


@get("/api/titles/{title:str}/rules", sync_to_thread=True)
def rules(title: FromPath[str], request: AnyRequest) -> RulesPage:
    """The rules of a title, block by block."""
    return page(known(title), language_of(request), rulebook.RULES)


@get("/api/titles/{title:str}/aid", sync_to_thread=True)
def aid(title: FromPath[str], request: AnyRequest) -> RulesPage:
    """The rules on one page, to have beside the table."""
    return page(known(title), language_of(request), rulebook.AID)


def page(title: str, language: str, document: str) -> RulesPage:
    name = Words(catalogue.load(title), language).say("title.name")
    return RulesPage(title, name, language, rulebook.blocks(title, language, document))


@get("/api/titles/{title:str}/lesson", sync_to_thread=True)
def lesson(title: FromPath[str], request: AnyRequest) -> Lesson:
    """The first lesson of a title, played on a real table."""
    if not has_lesson(known(title)):
        raise Trouble(404, "no_lesson")
    found = play(title, language_of(request))
    steps = [
        LessonStep(step.text, step.seen, step.story, step.want, step.hint, step.point) for step in found.steps
    ]
    return Lesson(found.title, found.seat, found.names, steps)


@get("/api/levels", sync_to_thread=False)
def levels(request: AnyRequest) -> list[LevelInfo]:
    """The bots one may seat, weakest first."""
    language = language_of(request)
    return [LevelInfo(level, say(language, f"level.{level}")) for level in LEVELS]


ROUTES = [titles, title_card, rules, aid, lesson, levels]
