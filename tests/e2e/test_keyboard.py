"""A whole game of each title without touching a mouse, from the front page on."""

from __future__ import annotations

import pytest

from tests.e2e.browser import TITLES, Visitor
from tests.e2e.playing import at_table, by_keyboard, play_on

FEWEST = {"way_out_west": "3", "desperados": "3", "fast_west": "2", "standoff": "2"}


@pytest.mark.parametrize("title", TITLES)
def test_a_game_by_keyboard(visitor: Visitor, title: str) -> None:
    page = visitor.go("/")
    bill = page.get_by_role("article", name=TITLES[title], exact=True)
    bill.get_by_label("How strong the bots are").locator("option").nth(1).wait_for(state="attached")
    bill.get_by_role("button", name="Play now").wait_for()
    page.evaluate("document.body.focus()")
    for _ in range(80):
        page.keyboard.press("Tab")
        here = page.evaluate("""() => {
            const one = document.activeElement;
            return [one.closest("article")?.ariaLabel ?? "", one.tagName, one.textContent.trim(),
                one.closest("label")?.textContent.trim() ?? ""];
        }""")
        if here[0] != TITLES[title]:
            continue
        if here[1] == "BUTTON" and "Play now" in here[2]:
            break
    page.keyboard.press("Enter")
    at_table(visitor)
    play_on([visitor], by_keyboard)
    # The way on from there is a key press away too.
    page.get_by_text("Replay", exact=True).first.wait_for()
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Replay":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/g/*")
    page.locator(".controls").wait_for()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**at=**")
