"""The table shell, the same for every title: orders, undo, confirming, the keys, sharing, who watches."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.browser import Invite, Visitor
from tests.e2e.playing import State, at_table, by_mouse, eventually, play_until, settled
from tests.e2e.test_secrets import table_of_two


def test_a_premove_is_given_fires_and_can_be_withdrawn(invite: Invite) -> None:
    """Ann has said her word and says beforehand what comes next; the table says it for her."""
    ann, bea, _ = table_of_two(invite, "standoff", seats=2)
    page = ann.page
    offered = [word["text"] for word in ann.seen()[-1]["ask"]["words"]]
    page.get_by_role("group").get_by_role("button", name=offered[0], exact=True).click()
    eventually(page, lambda: settled(ann), "the word is not answered")
    orders = page.locator("details.orders")
    orders.locator("summary").click()
    choice = orders.get_by_label("What to do")
    duck = next(text for text in offered if "duck" in text.lower())
    for _ in range(2):
        choice.select_option(label=duck)
        orders.get_by_role("button", name="Give the order").click()
    expect(orders.get_by_role("listitem")).to_have_count(2)
    orders.get_by_role("button", name=re.compile("^Withdraw")).first.click()
    expect(orders.get_by_role("listitem")).to_have_count(1)
    expect(orders.get_by_role("listitem")).to_contain_text(duck)
    action = next(word["a"] for word in ann.seen()[0]["ask"]["words"] if word["say"] == "duck")

    def spent() -> bool:
        """The order is used up, and what it chose has been turned over."""
        last: list[Any] = [one["orders"] for one in ann.received if one["t"] == "orders"][-1]
        ducked = [one for one in ann_story(ann) if one["kind"] == "ducked" and one["args"]["seat"] == 0]
        return last == [] and ducked != []

    def patiently(who: Page, state: State, chance: random.Random) -> None:
        """Ann waits for what she has ordered; nobody leaves town."""
        if who is not page or "duck" not in state["words"]:
            by_mouse(who, {**state, "words": [one for one in state["words"] if one != "leave"]}, chance)

    play_until([ann, bea], spent, patiently)
    # Nobody at Ann's page has ducked; it was done for her.
    assert action not in [one["a"] for one in ann.sent if one["t"] == "say"]


def ann_story(ann: Visitor) -> list[dict[str, Any]]:
    """All that was told at her table."""
    return [one for message in ann.received for one in message.get("story", [])]


def test_a_word_is_taken_back(invite: Invite) -> None:
    ann, *_ = table_of_two(invite, "standoff", seats=2)
    page = ann.page
    first = page.locator("[data-word]:enabled").first
    word = first.get_attribute("data-word")
    first.click()
    expect(page.locator(f'[data-word="{word}"]:enabled')).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(f'[data-word="{word}"]:enabled').first).to_be_visible()
    assert any(one["t"] == "undo" for one in ann.sent)


def test_whoever_wants_to_confirms_every_word(visitor: Visitor) -> None:
    visitor.guest("Ann")
    page = visitor.go("/me")
    page.get_by_label(re.compile("^Confirm", re.I)).select_option("always")
    page = visitor.go(visitor.deal("standoff", seats=2, seed="mesa"))
    at_table(visitor)
    word = page.locator("[data-word]:enabled").first
    word.click()
    expect(word).to_have_attribute("aria-pressed", "true")
    assert [one for one in visitor.sent if one["t"] == "say"] == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    word.click()
    page.locator("[data-confirm]").first.click()
    eventually(page, lambda: settled(visitor) and any(one["t"] == "say" for one in visitor.sent), "no word")


def test_who_watches_is_counted_and_the_link_lets_them_in(invite: Invite) -> None:
    """The link to watch is copied, opened by somebody else, and the number of watchers rises."""
    ann, _, _ = table_of_two(invite, "standoff", seats=2)
    page = ann.page
    expect(page.locator("header .watchers")).to_contain_text("1")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name=re.compile("watch", re.I)).click()
    page.get_by_text("The link is on the clipboard.").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    other = invite()
    other.page.goto(link)
    at_table(other)
    expect(page.locator("header .watchers")).to_contain_text("2")


def test_sound_text_and_the_whole_screen_by_key(visitor: Visitor) -> None:
    visitor.guest("Ann")
    page = visitor.go(visitor.deal("fast_west", seats=3, seed="mesa"))
    at_table(visitor)
    page.keyboard.press("q")
    expect(page.get_by_role("button", name=re.compile("sound", re.I)).first).to_be_visible()
    page.keyboard.press("x")
    expect(page.locator("[aria-labelledby=board-in-words]")).to_be_visible()
    page.keyboard.press("f")
    eventually(page, lambda: page.evaluate("!!document.fullscreenElement"), "not the whole screen")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_without_a_line_the_page_is_friendly(visitor: Visitor) -> None:
    """What was opened before says so itself; anything else is a page that knows what to do next."""
    page = visitor.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()
    page.locator("article").first.wait_for()
    visitor.away = True
    visitor.context.set_offline(True)
    page.goto(f"{visitor.url}/games")
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.locator("a, button").first).to_be_visible()
    visitor.context.set_offline(False)
    page.goto(f"{visitor.url}/games")
    expect(page.locator("main h1")).to_be_visible()
