"""Playing a game to its end with the mouse, the thumb or the keyboard, by what the page itself offers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Error, Page

from tests.e2e.browser import PATIENCE, Visitor

LONGEST: Final = 300.0
"""Seconds for a whole game, on a machine that has other things to do."""

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


def play_until(
    guests: list[Visitor],
    done: Callable[[], bool],
    how: Play = by_mouse,
    seed: int = 7,
    longest: float = LONGEST,
) -> None:
    """Everybody who may say something does, until it is done, or over for all of them."""
    chance, until = random.Random(seed), time.monotonic() + longest
    while not done():
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


def play_on(guests: list[Visitor], how: Play = by_mouse, seed: int = 7) -> None:
    """A game to its end."""
    play_until(guests, lambda: False, how, seed)


def play_some(guests: list[Visitor], words: int = 1) -> None:
    """So many words at least, said and shown."""
    start = [len(answers(guest)) for guest in guests]

    def said() -> bool:
        return sum(len(answers(guest)) for guest in guests) - sum(start) >= words

    play_until(guests, said)
    eventually(guests[0].page, lambda: all(map(settled, guests)), "a word without an answer")


def answers(guest: Visitor) -> set[str]:
    """The words the house has answered, by their ids."""
    return {one["id"] for one in guest.received if one["t"] in ("done", "refused")}


def settled(guest: Visitor) -> bool:
    """Nothing this person said is still on its way."""
    return {one["id"] for one in guest.sent if one["t"] in ("say", "undo")} <= answers(guest)


def eventually(page: Page, found: Callable[[], object], what: str, longest: float = 120) -> None:
    """Wait for something, however long the machine takes over it."""
    until = time.monotonic() + longest
    while not found():
        assert time.monotonic() < until, what
        page.wait_for_timeout(50)


def at_table(guest: Visitor) -> Page:
    """The table is drawn."""
    guest.page.locator(".shell .board > *").first.wait_for(timeout=PATIENCE)
    return guest.page


def table_id(page: Page) -> str:
    return page.url.split("/t/")[1].split("?")[0]
