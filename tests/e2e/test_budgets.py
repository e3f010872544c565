"""Small and fast, measured where it counts: in the browser, over the house's own port."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import CDPSession, expect

from tests.e2e.browser import BUILT, TITLES, Invite, Visitor
from tests.e2e.playing import at_table, eventually, play_some
from tests.e2e.standing import House

MOST_SCRIPT: Final = 90_000
MOST_SCRIPTS: Final = 14
MOST_JUMP: Final = 0.02
MOST_SHIFT: Final = 0.1
"""What browsers call good, for all moves of the test together; most of it are pieces that do move."""
AT_ONCE: Final = 100
"""Milliseconds of work for a press; how long it takes on a phone `bench/web.py` measures."""
PHONE: Final = (390, 844)

WATCH_SHIFTS: Final = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries())
            if (!one.hadRecentInput)
                window.shifts.push([one.value, one.sources.map((s) => s.node?.className ?? "").join(" ")]);
    }).observe({ type: "layout-shift", buffered: false });
}"""
SCRIPTS: Final = """() => performance.getEntriesByType("resource")
    .map((one) => one.name).filter((name) => name.endsWith(".js"))"""


def weight(client: httpx.Client, script: str) -> int:
    """What goes over the line."""
    with client.stream("GET", script) as answer:
        return sum(len(part) for part in answer.iter_raw())


@pytest.mark.parametrize("title", ["", *TITLES])
def test_the_first_load_is_small(visitor: Visitor, title: str) -> None:
    """The front page, and a table with its board reached by a link."""
    path = "/"
    if title:
        visitor.guest("Ann")
        path = visitor.deal(title, seed="mesa")
    page = visitor.go(path)
    page.locator(".shell .board > *" if title else "article").first.wait_for()
    page.wait_for_load_state("networkidle")
    scripts: list[str] = page.evaluate(SCRIPTS)
    assert len(scripts) > 2
    with httpx.Client(trust_env=False, headers={"accept-encoding": "gzip, br"}) as client:
        weights = {script: weight(client, script) for script in scripts}
    assert sum(weights.values()) < MOST_SCRIPT, weights


def test_what_never_changes_is_fetched_once(house: House) -> None:
    """Files named after what is in them stay in the browser's store; the page itself is always asked for."""
    with httpx.Client(base_url=house.url, trust_env=False) as client:
        names = [path.name for path in (BUILT.parent / "assets").iterdir()]
        script = next(name for name in names if name.startswith("index") and name.endswith(".js"))
        answer = client.get(f"/assets/{script}", headers={"accept-encoding": "gzip, br"})
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "br"
        for encoding in ("gzip", "br"):
            packed = client.get(f"/assets/{script}", headers={"accept-encoding": encoding})
            assert packed.headers["content-encoding"] == encoding
        plain = client.get(f"/assets/{script}", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert int(answer.headers["content-length"]) < len(plain.content) / 2
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert client.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/t/none", "/games"])
def test_what_a_page_needs_is_named_with_it(visitor: Visitor, path: str) -> None:
    """On a slow line every turn there and back counts: scripts are few, and asked for all at once."""
    with httpx.Client(base_url=visitor.url, trust_env=False, headers={"accept-language": "en"}) as client:
        answer = client.get(path)
    named = set(re.findall(r"/assets/[\w.-]+\.js", answer.text + answer.headers["link"]))
    visitor.away = True  # That there is no such table is to the browser a fault.
    page = visitor.go(path)
    page.locator("main :is(h1, h2, .btn)").first.wait_for()
    scripts = {urlsplit(script).path for script in page.evaluate(SCRIPTS)}
    assert scripts - named == set()
    assert 2 < len(scripts) <= MOST_SCRIPTS


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=str)
def test_nothing_jumps_when_moves_arrive(invite: Invite, size: Any) -> None:
    """A watcher's page: nothing there moves by their own hand."""
    ann, watcher = invite(), invite(size)
    ann.guest("Ann")
    watcher.guest("Cy")
    path = ann.deal("way_out_west", seed="mesa")
    ann.go(path)
    watcher.go(path)
    at_table(ann)
    at_table(watcher)
    # A machine may lack what a face stands in with until its own has come.
    watcher.page.evaluate("Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => 0)")
    watcher.page.wait_for_load_state("networkidle")
    watcher.page.evaluate(WATCH_SHIFTS)
    play_some([ann], 12)
    heard = ann.seen()[-1]["heard"]
    eventually(watcher.page, lambda: watcher.seen()[-1]["heard"] > heard / 2, "the watcher hears nothing")
    watcher.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shifts: list[list[Any]] = watcher.page.evaluate("window.shifts")
    assert max((value for value, _ in shifts), default=0) < MOST_JUMP, shifts
    assert sum(value for value, _ in shifts) < MOST_SHIFT, shifts


@pytest.mark.parametrize("title", TITLES)
def test_a_press_is_answered_at_once(visitor: Visitor, title: str) -> None:
    visitor.guest("Ann")
    page = visitor.go(visitor.deal(title, seed="mesa"))
    at_table(visitor)
    page.locator("[data-word]:enabled").first.wait_for(state="attached")
    session = visitor.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    for tab in page.get_by_role("tab").all():
        before = busy(session)
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert busy(session) - before < AT_ONCE, tab.inner_text()


def busy(session: CDPSession) -> float:
    """Milliseconds the page's own thread has worked so far, whatever else the machine does meanwhile."""
    told = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(one["value"]) for one in told if one["name"] == "TaskDuration")
