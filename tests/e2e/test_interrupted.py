"""The line goes down, or the house does, in the middle of a word: it counts once, and the page heals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.e2e.browser import Invite, Visitor
from tests.e2e.playing import at_table, eventually, play_on, settled, table_id
from tests.e2e.standing import House

LOST = "The line is down."


def own_words(guest: Visitor, game: str) -> list[str]:
    """What the first seat said, by the finished game's own record."""
    exported = guest.ask(f"/api/games/{game}/export.json")
    return [entry["say"] for entry in exported["words"] if entry["by"] == 0]


class Line:
    """Between a page and the house: it lets everything through until the first word. The house hears it; the
    page never learns so."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []
        self.done: set[str] = set()
        self.cut = False

    def run(self, page: WebSocketRoute) -> None:
        house = page.connect_to_server()
        first = not self.said

        def out(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "say":
                self.said.append(message)
            house.send(text)

        def back(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "done":
                self.done.add(message["id"])
            if self.said and first:
                if not self.cut:
                    self.cut = True
                    page.close()
                return
            page.send(text)

        page.on_message(out)
        house.on_message(back)


def test_a_word_whose_answer_is_lost_counts_once(visitor: Visitor) -> None:
    visitor.guest("Ann")
    line = Line()
    visitor.page.route_web_socket("**/api/socket", line.run)
    page = visitor.go(visitor.deal("standoff", seats=2, seed="mesa"))
    at_table(visitor)
    page.locator("[data-word]:enabled").first.click()
    play_on([visitor])
    assert line.cut
    ids = [one["id"] for one in line.said]
    assert ids[0] == ids[1], "the word was not said again"
    assert ids[0] in line.done
    assert len(own_words(visitor, table_id(page))) == len(line.done)


def test_the_house_is_killed_while_a_word_is_on_its_way(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.open()
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    visitor = Visitor(context, house.url)
    try:
        visitor.guest("Ann")
        page = visitor.go(visitor.deal("standoff", seats=2, seed="mesa"))
        at_table(visitor)
        first = page.locator("[data-word]:enabled").first
        said = first.get_attribute("data-word")
        visitor.away = True
        house.pause()
        page.locator(f'[data-word="{said}"]').first.click()
        eventually(page, lambda: not settled(visitor), "the word was not said")
        house.kill()
        expect(page.get_by_text(LOST)).to_be_visible()
        house.open()
        expect(page.get_by_text(LOST)).to_be_hidden()
        eventually(page, lambda: settled(visitor), "the word was not said again")
        play_on([visitor])
        words = own_words(visitor, table_id(page))
        assert words[0].endswith(str(said))
        assert len({one["id"] for one in visitor.received if one["t"] == "done"}) == len(words)
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
