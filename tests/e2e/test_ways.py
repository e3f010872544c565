"""The ways through the house: lessons, rules, replays, invitations, one device for several, an account."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import TITLES, Invite, Visitor
from tests.e2e.playing import at_table, play_on, play_until, settled, table_id

RAW_KEY = re.compile(r"\b[a-z_]{2,}(?:\.[a-z_]{2,})+\b(?!/)")
"""A sentence that is missing shows as its key: `front.title`."""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_page_speaks_the_language(invite: Invite, lang: str) -> None:
    visitor = invite(lang=lang)
    play = {"en": "Play now", "it": "Gioca subito"}[lang]
    page = visitor.go("/")
    expect(page.get_by_role("button", name=play)).to_have_count(len(TITLES))
    expect(page.locator("html")).to_have_attribute("lang", lang)
    visitor.guest("Ann", lang)
    for path in ("/", "/new", "/me", "/games", "/fair", "/aid/desperados", "/learn/fast_west", "/nowhere"):
        visitor.go(path)
        page.locator("main h1, main h2").first.wait_for()
        text = page.locator("body").inner_text().replace(visitor.url, "")
        assert RAW_KEY.findall(text) == [], path
    for title in TITLES:
        visitor.go(visitor.deal(title, seed="mesa"))
        at_table(visitor)
        page.locator("[data-word]").first.wait_for(state="attached")
        assert RAW_KEY.findall(page.locator("body").inner_text().replace(visitor.url, "")) == [], title


def test_the_language_changes_in_the_middle_of_a_game(visitor: Visitor) -> None:
    visitor.guest("Ann")
    path = visitor.deal("standoff", seed="mesa")
    page = visitor.go("/")
    with page.expect_response(lambda one: one.request.method == "PATCH" and "/api/me" in one.url):
        page.get_by_role("button", name="In italiano").click()
    visitor.go(path)
    at_table(visitor)
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.get_by_text("Tocca a te").first).to_be_visible()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_lesson_from_start_to_end(invite: Invite, title: str, lang: str) -> None:
    visitor = invite(lang=lang)
    visitor.guest("Ann", lang)
    steps = visitor.ask(f"/api/titles/{title}/lesson?lang={lang}")["steps"]
    assert len(steps) > 4
    page = visitor.go(f"/learn/{title}")
    told = page.locator(".say .text")
    for step in steps:
        expect(told).to_contain_text(beginning(step))
        take(page, step)
    page.locator(".say .btn.go").click()
    at_table(visitor)


def beginning(step: dict[str, Any]) -> str:
    """How the text of a step begins on the screen."""
    return re.sub(r"[*_`\[\]]|\(.*?\)", "", step["text"]).split("\n")[0][:20]


def take(page: Page, step: dict[str, Any]) -> None:
    word = f'[data-word="{step["want"][0]}"]' if step["want"] else ".btn.go"
    page.locator(f".say {word}").click()


def test_a_wrong_step_in_a_lesson_is_answered_kindly(visitor: Visitor) -> None:
    steps = visitor.ask("/api/titles/standoff/lesson")["steps"]
    page = visitor.go("/learn/standoff")
    for step in steps:
        expect(page.locator(".say .text")).to_contain_text(beginning(step))
        words = [word["say"] for word in step["seen"]["ask"]["words"]] if step["seen"]["ask"] else []
        other = next((word for word in words if step["want"] and word not in step["want"]), None)
        if other:
            page.locator(f'.say [data-word="{other}"]').click()
            expect(page.locator(".say .hint")).to_be_visible()
            return
        take(page, step)
    raise AssertionError("nothing else could be done anywhere")


def test_a_refusal_leads_to_its_clause(visitor: Visitor) -> None:
    visitor.guest("Ann")
    page = visitor.go(visitor.deal("way_out_west", seed="mesa"))
    at_table(visitor)
    barred = page.locator(".decision details", has=page.locator(".greyed"))

    def refused() -> bool:
        """It is this person's turn, all they said is done, and something is barred to them."""
        ask = visitor.seen()[-1]["ask"]
        return settled(visitor) and ask is not None and ask["must"] and ask["barred"] != []

    play_until([visitor], refused)
    barred.locator("summary").click()
    link = barred.get_by_role("link").first
    rule = link.inner_text()
    with page.expect_popup() as opened:
        link.click()
    rules = opened.value
    rules.wait_for_load_state()
    clause = rules.locator(f'[id="{rule}"]')
    expect(clause).to_be_visible()
    expect(clause).to_be_in_viewport()


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_has_its_anchor(visitor: Visitor, title: str) -> None:
    page = visitor.go(f"/rules/{title}")
    page.locator("main h1").first.wait_for()
    blocks = visitor.ask(f"/api/titles/{title}/rules")["blocks"]
    rules = [rule for block in blocks for rule in block["ids"] if rule]
    assert len(rules) > 10
    missing = page.evaluate("(all) => all.filter((one) => !document.getElementById(one))", rules)
    assert missing == []


def finished(visitor: Visitor, title: str) -> tuple[Page, str]:
    page = visitor.go(visitor.deal(title, seats=2, seed="mesa"))
    at_table(visitor)
    play_on([visitor])
    return page, table_id(page)


def test_a_finished_game_is_looked_at_shared_and_played_on(invite: Invite) -> None:
    ann, stranger = invite(), invite()
    ann.guest("Ann")
    page, game = finished(ann, "standoff")
    page.get_by_role("link", name="Replay").click()
    controls = page.locator(".controls")
    controls.wait_for()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=4**")
    page.keyboard.press("End")
    last = visitor_frames(ann, game) - 1
    page.wait_for_url(f"**at={last}**")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Share").click()
    page.get_by_text("The link is on the clipboard.").wait_for()
    shared = page.evaluate("navigator.clipboard.readText()")
    there = urlsplit(shared)
    other = stranger.go(f"{there.path}?{there.query}")
    other.locator(".controls").wait_for()
    expect(other.locator(".board > *").first).to_be_visible()
    with page.expect_download() as got:
        page.get_by_role("link", name="Download").first.click()
    assert got.value.path().read_text(encoding="utf-8").startswith("saloon game")
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=re.compile("Play on|Sit down|Go on")).last.click()
    page.wait_for_url("**/t/*")
    at_table(ann)
    assert table_id(page) != game
    play_on([ann])


def visitor_frames(visitor: Visitor, game: str) -> int:
    return int(visitor.ask(f"/api/games/{game}/frames?count=1")["of"])


def test_an_invitation_by_link(invite: Invite) -> None:
    host, friend = invite(), invite((390, 844))
    page = host.go("/new?title=fast_west")
    page.get_by_role("button", name="Open the table").wait_for()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.locator("#lobby-invite").wait_for()
    link = page.locator(".invite .mono").inner_text()
    there = urlsplit(link)
    other = friend.go(f"{there.path}?{there.query}")
    other.get_by_role("button", name="Sit here").click()
    at_table(host)
    at_table(friend)
    play_on([host, friend])
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_two_at_one_device(visitor: Visitor) -> None:
    page = visitor.go("/new?title=standoff")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_text("All on this device, handed round").click()
    page.get_by_role("button", name="Open the table").click()
    at_table(visitor)
    hands: list[int] = []

    def hand_on() -> bool:
        """While the device is handed on, what lies under the curtain cannot be reached."""
        if page.locator(".curtain").count():
            assert page.locator(".shell").get_attribute("inert") is not None
            hands.append(visitor.seen()[-1]["heard"])
            page.get_by_role("button", name="It is me").click()
            expect(page.locator(".curtain")).to_have_count(0)
        return False

    play_until([visitor], hand_on)
    assert len(hands) > 1
    expect(page.locator(".outcome")).to_be_visible()


def test_a_guest_becomes_an_account_and_keeps_the_games(invite: Invite) -> None:
    ann, later = invite(), invite()
    page, game = finished(ann_guest(ann), "standoff")
    ann.go("/me")
    form = page.locator("form", has=page.get_by_role("button", name="Make an account"))
    form.get_by_label("Name", exact=True).fill("Calamity")
    form.get_by_label("Password").fill("dusty boots and spurs")
    form.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("You are Calamity.")).to_be_visible()

    page = later.go("/me")
    page.get_by_role("button", name="I have an account").click()
    page.get_by_label("Name", exact=True).last.fill("Calamity")
    page.get_by_label("Password").last.fill("dusty boots and spurs")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("You are Calamity.")).to_be_visible()
    later.go("/u/Calamity")
    expect(page.locator(f'a[href="/g/{game}"]').first).to_be_visible()


def ann_guest(visitor: Visitor) -> Visitor:
    visitor.guest("Ann")
    return visitor


def test_no_dead_ends(visitor: Visitor) -> None:
    for path in (
        "/nowhere",
        "/t/nothing",
        "/g/nothing",
        "/learn/nothing",
        "/rules/nothing",
        "/u/nobody-of-that-name",
    ):
        # That there is no such thing is to the browser a fault.
        visitor.away = True
        page = visitor.go(path)
        way = page.locator("main a[href='/'], main button, main a.btn").first
        way.wait_for()


def test_the_button_of_a_letter_is_taken_for_the_houses_own(visitor: Visitor) -> None:
    page = visitor.go("/api/channel/nobody-has-this/off")
    page.get_by_role("button", name="No more letters").click()
    expect(page.get_by_text("The house will not write here any more.")).to_be_visible()


def test_the_host_sends_somebody_away_and_invites_another_by_name(invite: Invite) -> None:
    host, guest, friend = invite(), invite(), invite()
    host.guest("Anna"), guest.guest("Bruno"), friend.guest("Clara")
    made = host.ask("/api/tables", {"title": "standoff", "seats": 3, "access": "invited"})
    table = made["info"]["id"]
    link = host.ask(f"/api/tables/{table}/invite", {})["link"]
    guest.ask(f"/api/tables/{table}/join", {"key": link})
    page = host.go(f"/t/{table}")
    page.get_by_role("button", name="Send Bruno away").click()
    expect(page.get_by_text("Bruno")).to_have_count(0)
    page.get_by_label("Invite somebody by name").fill("Clara")
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.get_by_text("Clara has been told.")).to_be_visible()
    there = friend.go(f"/t/{table}")
    there.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("Clara", exact=True)).to_be_visible()
