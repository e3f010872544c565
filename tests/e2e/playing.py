"""Playing a game to its end with the mouse, the thumb or the keyboard, by what the page itself offers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Error, Page

from tests.e2e.browser import PATIENCE, Visitor

LONGEST: Final = 120.0
"""Seconds for a whole game."""

STATE: Final = """() => {
    const shown = (one) => one.offsetParent !== null;
    return {
        over: !!document.querySelector(".outcome"),
        curtain: !!document.querySelector(".curtain"),
        confirm: [...document.querySelectorAll("[data-confirm]:enabled")].some(shown),
        folded: !!document.querySelector(".decision details:not([open]) [data-word]"),
        lowered: !!document.querySelector(".headline [aria-expanded=false]"),
        words: [...document.querySelectorAll("[data-word]:enabled")].map((one) => one.dataset.word),
    };
}"""

FOCUS: Final = """() => {
    const one = document.activeElement;
    const folded = one.matches(".decision details:has([data-word]):not([open]) > summary");
    return folded ? "folded" : one.dataset.word ?? "";
}"""

State = dict[str, Any]
Play = Callable[[Page, State, random.Random], None]


def press(page: Page, selector: str) -> None:
    """What a finger does. The page may have moved on: then there is nothing to press any more."""
    try:
        page.locator(selector).first.click(timeout=2000)
    except Error:
        if page.is_closed():
            raise


def by_mouse(page: Page, state: State, chance: random.Random) -> None:
    """Open what is folded, press a word, confirm."""
    if state["confirm"]:
        press(page, "[data-confirm]")
    elif state["lowered"]:
        press(page, ".headline [aria-expanded=false]")
    elif state["folded"]:
        press(page, ".decision details:not([open]):has([data-word]) > summary")
    else:
        press(page, f'[data-word="{choice(state["words"], chance)}"]')


def by_keyboard(page: Page, state: State, chance: random.Random) -> None:
    """A figure for one of the first nine words, or M, Tab and Enter among them all; Enter to confirm."""
    if state["confirm"]:
        page.keyboard.press("Enter")
        return
    wanted = choice(state["words"], chance)
    if state["words"].index(wanted) < 9 and chance.random() < 0.5:
        page.keyboard.press(str(state["words"].index(wanted) + 1))
        return
    page.keyboard.press("m")
    for _ in range(len(state["words"]) + 3):
        here = page.evaluate(FOCUS)
        if here in ("folded", wanted):
            page.keyboard.press("Enter")
        if here == wanted:
            return
        page.keyboard.press("Tab")


def choice(words: list[str], chance: random.Random) -> str:
    """Any word; but whoever can make up their mind does so every other time."""
    return "confirm" if "confirm" in words and chance.random() < 0.5 else chance.choice(words)


def play_on(guests: list[Visitor], how: Play = by_mouse, seed: int = 7, longest: float = LONGEST) -> None:
    """Everybody who may say something does, until the last of them sees the end."""
    chance, until = random.Random(seed), time.monotonic() + longest
    while True:
        states = [guest.page.evaluate(STATE) for guest in guests]
        if all(state["over"] for state in states):
            return
        for guest, state in zip(guests, states, strict=True):
            if state["words"] or state["confirm"]:
                how(guest.page, state, chance)
            elif state["lowered"]:
                press(guest.page, ".headline [aria-expanded=false]")
        if not any(state["words"] for state in states):
            guests[0].page.wait_for_timeout(20)
        assert time.monotonic() < until, f"not over after {longest} seconds: {states}"


def play_some(guests: list[Visitor]) -> None:
    """One word of everybody who may say something."""
    for guest in guests:
        state = guest.page.evaluate(STATE)
        if state["words"] or state["confirm"]:
            by_mouse(guest.page, state, random.Random(len(guest.sent)))
    guests[0].page.wait_for_timeout(50)


def at_table(guest: Visitor) -> Page:
    """The table is drawn."""
    guest.page.locator(".shell .board > *").first.wait_for(timeout=PATIENCE)
    return guest.page


def table_id(page: Page) -> str:
    return page.url.split("/t/")[1].split("?")[0]
