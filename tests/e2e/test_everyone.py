"""Nothing keeps anybody out: axe finds nothing serious, by day and by lamplight, in both languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import ROOT, TITLES, Invite, absent
from tests.e2e.playing import at_table, play_on, table_id

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ["light", "dark"]


@cache
def axe() -> str:
    if not AXE.exists():
        absent("axe is not installed: run make web")
    return AXE.read_text(encoding="utf-8")


TRIES = 5


def barriers(page: Page, within: str = "html") -> list[str]:
    """What axe calls serious or critical, and still does when the page has come to rest."""
    page.evaluate(axe())
    found = look(page, within)
    for _ in range(TRIES):
        if not found:
            break
        page.wait_for_timeout(300)
        found = look(page, within)
    return found


def look(page: Page, within: str) -> list[str]:
    found: Any = page.evaluate(f"axe.run('{within}', {{ resultTypes: ['violations'] }})")
    return [
        f"{page.url}: {one['id']} {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_pages(invite: Invite, theme: str) -> None:
    visitor = invite(theme=theme)
    visitor.guest("Ann")
    found: list[str] = []
    rules = TITLES if theme == "light" else ["standoff"]
    titled = [*(f"/rules/{title}" for title in rules), *(f"/learn/{title}" for title in TITLES)]
    for path in ["/", "/new", "/me", "/games", "/fair", "/ladder/fast_west", "/aid/fast_west", *titled]:
        page = visitor.go(path)
        page.locator("main h1, main h2").first.wait_for()
        found += barriers(page)
    assert found == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("title", TITLES)
def test_tables(invite: Invite, title: str, theme: str) -> None:
    visitor = invite(theme=theme)
    visitor.guest("Ann")
    page = visitor.go(visitor.deal(title, seed="mesa"))
    at_table(visitor)
    page.locator("[data-word]:enabled").first.wait_for(state="attached")
    found = barriers(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        found += barriers(page, ".side")
    assert found == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_and_the_replay(invite: Invite, theme: str) -> None:
    visitor = invite(theme=theme)
    visitor.guest("Ann")
    page = visitor.go(visitor.deal("standoff", seed="mesa"))
    at_table(visitor)
    play_on([visitor])
    found = barriers(page)
    visitor.go(f"/g/{table_id(page)}?at=3")
    page.locator(".controls").wait_for()
    assert found + barriers(page) == []


def test_on_a_phone(invite: Invite) -> None:
    visitor = invite((390, 844), lang="it")
    visitor.guest("Ann", "it")
    found: list[str] = []
    for title in TITLES:
        page = visitor.go(visitor.deal(title, seed="mesa"))
        at_table(visitor)
        found += barriers(page)
    assert found == []
