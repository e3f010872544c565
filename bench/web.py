"""How quick the web client is, in the system's Chromium on a throttled phone profile.

    python bench/web.py                        every figure
    python bench/web.py --title desperados --json

The phone is 390 pixels wide, its processor a quarter as fast as ours, its line Lighthouse's slow one (1.6
Mbit/s, 150 ms there and back). The peer of each figure is the aim:

* `usable`: from the first byte asked for until the first thing to press is drawn, nothing kept from before.
* `press`: from a press to the next paint, by the browser's event timing; three presses of four are quicker.
* `shift`: how much jumps in a watcher's page while moves arrive (the browser's layout shifts added up).
* `frames`: frames a second while moves are shown, at the desk, unthrottled; half of the frames are quicker.

Times are those of the clock on the wall, as the browser's are: on a busy machine they say little. Each is
taken several times and the median counts.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, sync_playwright

from bench._common import Figure, report, say
from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError
from tests.e2e.browser import BUILT, PLACES, Visitor, launch
from tests.e2e.playing import at_table, eventually, play_some
from tests.e2e.standing import House

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 93_750}
SLOWER: Final = 4
WORDS: Final = 12
AIMS: Final = {"usable": 1500.0, "press": 100.0, "shift": 0.02, "frames": 60.0}
UNITS: Final = {"usable": "ms", "press": "ms", "shift": "shift", "frames": "frames/s"}
READY: Final = {"front": "article .btn.go", "table": ".headline, [data-word]:enabled"}

WHEN_USABLE: Final = """(() => {
    const look = () => {
        if (!document.querySelector(%s)) return;
        watching.disconnect();
        requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { childList: true, subtree: true, attributes: true });
})()"""
WATCH_PRESSES: Final = """() => {
    window.presses = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (one.interactionId) window.presses.push(one.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false });
}"""
WATCH_SHIFTS: Final = """() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts += one.value;
    }).observe({ type: "layout-shift", buffered: false });
}"""
WATCH_FRAMES: Final = """() => {
    window.frames_ = [];
    let last = performance.now();
    const next = (now) => {
        window.frames_.push(now - last);
        last = now;
        requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
}"""


class Bench:
    """A house, a browser, and the people who come."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house = house
        self.browser = browser

    @contextmanager
    def visitor(self, device: dict[str, Any], motion: Any = "reduce") -> Iterator[Visitor]:
        context = self.browser.new_context(locale="en-GB", reduced_motion=motion, **device)
        try:
            yield Visitor(context, self.house.url)
        finally:
            context.close()

    def usable(self, title: str | None) -> float:
        with self.visitor(PHONE) as one:
            path = "/"
            if title is not None:
                one.guest("Ann")
                path = one.deal(title, seed="mesa")
            throttled(one, line=True)
            one.page.add_init_script(WHEN_USABLE % repr(READY["front" if title is None else "table"]))
            one.page.goto(one.url + path, wait_until="commit")
            eventually(one.page, lambda: one.page.evaluate("window.usable ?? 0"), "never usable")
            return float(one.page.evaluate("window.usable"))

    def press(self, title: str) -> float:
        """Tabs of the shell, and words of the game."""
        with self.visitor(PHONE) as one:
            one.guest("Ann")
            page = one.go(one.deal(title, seed="mesa"))
            at_table(one)
            throttled(one, line=False)
            page.evaluate(WATCH_PRESSES)
            tabs = page.get_by_role("tab").all()
            for tab in [*tabs, tabs[0]]:
                tab.tap()
            play_some([one], WORDS)
            page.wait_for_timeout(500)
            presses = [float(each) for each in page.evaluate("window.presses")]
            # What took less than a frame is not told of at all.
            return quantiles(presses, n=4)[2] if len(presses) > 1 else 16.0

    def shift(self, title: str) -> float:
        with self.visitor(DESK) as ann, self.visitor(PHONE) as watcher:
            ann.guest("Ann")
            watcher.guest("Cy")
            path = ann.deal(title, seed="mesa")
            for one in (ann, watcher):
                one.go(path)
                at_table(one)
                one.page.evaluate("document.fonts.ready.then(() => 0)")
            watcher.page.evaluate(WATCH_SHIFTS)
            play_some([ann], WORDS)
            watcher.page.wait_for_timeout(500)
            return float(watcher.page.evaluate("window.shifts"))

    def frames(self, title: str) -> float:
        with self.visitor(DESK, motion="no-preference") as one:
            one.guest("Ann")
            page = one.go(one.deal(title, seed="mesa"))
            at_table(one)
            page.evaluate(WATCH_FRAMES)
            play_some([one], WORDS)
            taken = [float(each) for each in page.evaluate("window.frames_")]
            return 1000 / median(taken)


def throttled(one: Visitor, line: bool) -> None:
    """A phone in the hand rather than a machine on the desk."""
    session = one.context.new_cdp_session(one.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if line:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", LINE)


def measured(bench: Bench, titles: list[str], what: list[str], rounds: int) -> Iterator[Figure]:
    for name in what:
        for title in [None, *titles] if name == "usable" else titles:
            say(f"{name} of {title or 'the front page'}")
            found = median(getattr(bench, name)(title) for _ in range(rounds))
            yield Figure(f"web/{name}/{title or 'front'}", found, UNITS[name], "the aim", AIMS[name])


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 0, or 1 with a sentence."""
    parser = argparse.ArgumentParser(prog="bench/web.py", description="How quick the web client is.")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--title", action="append", help="only this title (may be repeated)")
    parser.add_argument("--rounds", type=int, default=3, help="the median of so many counts")
    parser.add_argument("--what", action="append", choices=AIMS, help="only this figure (may be repeated)")
    wanted = parser.parse_args(arguments)
    try:
        titles = [catalogue.load(title).title for title in wanted.title or catalogue.titles()]
    except SaloonError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    if not BUILT.exists():
        print("bench: the web client is not built: run make web", file=sys.stderr)
        return 1
    if not (os.environ.get("CHROMIUM") or any(Path(place).exists() for place in PLACES)):
        print("bench: no Chromium here: install chromium, or name one in CHROMIUM", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, browser = House(Path(folder)), launch(playwright)
        try:
            house.open()
            figures = measured(Bench(house, browser), titles, wanted.what or list(AIMS), wanted.rounds)
            report(figures, wanted.json, {"ms", "shift"})
        finally:
            browser.close()
            house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
