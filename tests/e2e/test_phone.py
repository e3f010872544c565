"""On a phone: nothing scrolls sideways, and whatever is pressed often is large enough for a thumb."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import TITLES, Invite
from tests.e2e.playing import at_table, play_on, table_id

TRIES = 10
SIZES = [(390, 844), (360, 740)]
PAGES = ["/", "/new", "/me", "/games", "/fair", "/nowhere"]
OF_A_TITLE = ["/rules/{}", "/aid/{}", "/learn/{}", "/ladder/{}"]

PRESSED = "button, .btn, select, summary, [role=tab], input:not([type=hidden])"
SMALL = """(pressed) => [...document.querySelectorAll(pressed)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".visually-hidden"))
    .map((one) => ({ one, box: (one.closest("label") ?? one).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
    .map(({ one, box }) => `${one.className} '${(one.ariaLabel ?? one.textContent).trim()}'` +
        ` ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
WIDE = """() => [document.documentElement.scrollWidth - innerWidth,
    ...[...document.querySelectorAll(".board")].map((one) => one.scrollWidth - one.clientWidth)]"""


def fits(page: Page) -> None:
    """When the page has come to rest; what does not fit then is told."""
    page.evaluate("document.fonts.ready.then(() => 0)")
    found = misfits(page)
    for _ in range(TRIES):
        if not found:
            break
        page.wait_for_timeout(300)
        found = misfits(page)
    assert found == [], page.url


def misfits(page: Page) -> list[str]:
    wide = max(page.evaluate(WIDE))
    small: list[str] = page.evaluate(SMALL, PRESSED)
    return small if wide <= 0 else [f"{wide} pixels too wide", *small]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_pages_fit(invite: Invite, size: Any) -> None:
    visitor = invite(size)
    visitor.guest("Ann")
    titled = [path.format(title) for title in TITLES for path in OF_A_TITLE]
    for path in [*PAGES, *titled]:
        page = visitor.go(path)
        page.locator("main h1, main h2").first.wait_for()
        fits(page)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("title", TITLES)
def test_tables_fit(invite: Invite, title: str, size: Any) -> None:
    visitor = invite(size)
    visitor.guest("Ann")
    page = visitor.go(visitor.deal(title, seed="mesa"))
    at_table(visitor)
    page.locator("[data-word]:enabled, .headline").first.wait_for()
    fits(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        fits(page)


def test_a_whole_game_by_thumb(invite: Invite) -> None:
    """Words wait for a confirmation where a finger could slip."""
    visitor = invite(SIZES[0], lang="it")
    visitor.guest("Ann", "it")
    page = visitor.go(visitor.deal("standoff", seed="mesa"))
    at_table(visitor)
    play_on([visitor])
    fits(page)
    visitor.go(f"/g/{table_id(page)}")
    page.locator(".controls").wait_for()
    fits(page)
