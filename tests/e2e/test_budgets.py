"""Small and fast, measured where it counts: in the browser, over the house's own port."""

from __future__ import annotations

from typing import Any, Final

import httpx
import pytest

from tests.e2e.browser import BUILT, TITLES, Invite, Visitor
from tests.e2e.playing import at_table, play_some
from tests.e2e.standing import House

MOST_SCRIPT: Final = 90_000
SOON: Final = 1500
"""Milliseconds after which a page can be used, on a phone on a middling line."""
AT_ONCE: Final = 100
# What Lighthouse calls a slow line: 1.6 Mbit/s, 150 ms there and back.
LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 93_750}
PHONE: Final = (390, 844)

WATCH_SHIFTS: Final = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries())
            if (!one.hadRecentInput)
                window.shifts.push([one.value, one.sources.map((s) => s.node?.className ?? "").join(" ")]);
    }).observe({ type: "layout-shift", buffered: false });
}"""
WATCH_PRESSES: Final = """() => {
    window.presses = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (one.interactionId) window.presses.push(one.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false });
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


def test_usable_soon_on_a_phone(invite: Invite) -> None:
    """Best of three: the machine is not always ours alone."""
    took: list[float] = []
    for _ in range(3):
        visitor = invite(PHONE)
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", LINE)
        page = visitor.page
        page.goto(visitor.url, wait_until="commit")
        page.locator("article .btn.go").first.wait_for()
        page.evaluate("document.fonts.ready.then(() => 0)")
        took.append(
            page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 1e9")
        )
    assert min(took) < SOON, took


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
    watcher.page.wait_for_timeout(600)
    watcher.page.evaluate(WATCH_SHIFTS)
    for _ in range(12):
        play_some([ann])
    watcher.page.wait_for_timeout(400)
    shifts: list[list[Any]] = watcher.page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < 0.02, shifts


@pytest.mark.parametrize("title", TITLES)
def test_a_press_is_answered_at_once(visitor: Visitor, title: str) -> None:
    visitor.guest("Ann")
    page = visitor.go(visitor.deal(title, seed="mesa"))
    at_table(visitor)
    page.locator("[data-word]:enabled").first.wait_for(state="attached")
    page.evaluate(WATCH_PRESSES)
    for tab in page.get_by_role("tab").all():
        tab.click()
        page.wait_for_timeout(60)
    for _ in range(4):
        word = page.locator("[data-word]:enabled:visible").first
        if word.count():
            word.click()
        page.wait_for_timeout(150)
    presses = sorted(page.evaluate("window.presses"))
    # The usual press, not the one that another program on the machine held up.
    assert not presses or presses[len(presses) // 2] < AT_ONCE, presses
