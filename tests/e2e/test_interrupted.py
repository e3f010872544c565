"""The line goes down, or the house does, in the middle of a word: it counts once, and the page heals."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browser import Invite, Visitor
from tests.e2e.playing import at_table, play_on, table_id
from tests.e2e.standing import House


def words_said(guest: Visitor, game: str) -> list[str]:
    """What the own seat said, by the finished game's own record."""
    frames: list[str] = []
    exported = guest.ask(f"/api/games/{game}/export.json")
    frames += [entry["say"] for entry in exported["log"] if entry["seat"] == "A"]
    return frames


def say_first(guest: Visitor) -> None:
    guest.page.locator("[data-word]:enabled").first.click()


def test_a_word_said_while_the_line_is_down_counts_once(visitor: Visitor) -> None:
    visitor.guest("Ann")
    page = visitor.go(visitor.deal("standoff", seats=2, seed="mesa"))
    at_table(visitor)
    page.locator("[data-word]:enabled").first.wait_for()
    visitor.away = True
    visitor.context.set_offline(True)
    # Offline a browser opens no new sockets; the one it has is cut here.
    page.evaluate("dispatchEvent(new Event('offline'))")
    say_first(visitor)
    page.wait_for_timeout(300)
    visitor.context.set_offline(False)
    visitor.away = False
    play_on([visitor])
    asked = [one for one in visitor.sent if one["t"] == "say"]
    answered = [one["id"] for one in visitor.received if one["t"] == "done"]
    assert sorted({one["id"] for one in asked}) == sorted(answered)


def test_the_house_is_killed_after_a_word_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.open()
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    visitor = Visitor(context, house.url)
    try:
        visitor.guest("Ann")
        page = visitor.go(visitor.deal("standoff", seats=2, seed="mesa"))
        at_table(visitor)
        game = table_id(page)
        page.locator("[data-word]:enabled").first.wait_for()
        # The answer to the next word never arrives: the house is gone as soon as it has heard it.
        page.on("framesent", lambda: None)
        visitor.away = True
        said = page.locator("[data-word]:enabled").first.get_attribute("data-word")
        house.kill()
        say_first(visitor)
        expect(page.get_by_text("The line is down.")).to_be_visible(timeout=15_000)
        house.open()
        expect(page.get_by_text("The line is down.")).to_be_hidden(timeout=30_000)
        visitor.away = False
        play_on([visitor])
        assert visitor.faults == []
        words = words_said(visitor, game)
        assert words[0] == f"A {said}" or words[0] == said
        says = {one["id"] for one in visitor.sent if one["t"] == "say"}
        assert len(says) == len(words)
    finally:
        context.close()
        house.close()


@pytest.mark.parametrize("lang", ["en", "it"])
def test_back_and_reload_always_work(invite: Invite, lang: str) -> None:
    visitor = invite(lang=lang)
    visitor.guest("Ann", lang)
    page = visitor.go(visitor.deal("fast_west", seats=2, seed="mesa"))
    at_table(visitor)
    page.reload()
    at_table(visitor)
    page.goto(visitor.url + "/games")
    page.go_back()
    at_table(visitor)
    expect(page.get_by_role("heading", level=1)).to_have_text("Fast West")
