"""The story is a way back: each line leads to the moment it tells of, after a reload and in replays too."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.browser import Invite, Visitor
from tests.e2e.playing import at_table, eventually, play_on, play_until, table_id

WORDS = "[aria-labelledby=board-in-words] li"


def lines_of(seen: dict[str, Any]) -> list[str]:
    """The board in words, as the page shows it."""
    return [line.strip() for line in seen["board"] if line.strip()]


def test_a_line_leads_to_its_moment_after_a_reload(visitor: Visitor) -> None:
    visitor.guest("Ann")
    page = visitor.go(visitor.deal("way_out_west", seed="mesa"))
    at_table(visitor)
    play_until([visitor], lambda: visitor.seen()[-1]["heard"] > 12)
    page.reload()
    at_table(visitor)
    page.keyboard.press("x")
    page.get_by_role("tab", name="Story").click()
    lines = page.locator(".story li button")
    first = lines.first.inner_text()
    lines.first.click()
    expect(page.locator(".looking")).to_be_visible()
    told = next(one for one in visitor.received if one["t"] == "table")["story"]
    n = next(one["n"] for one in told if one["text"] == first)
    then = visitor.ask(f"/api/tables/{table_id(page)}/moments/{n}")
    assert then["heard"] < visitor.seen()[-1]["heard"]
    expect(page.locator(WORDS)).to_have_text(lines_of(then))
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".looking")).to_be_hidden()
    expect(page.locator(WORDS)).to_have_text(lines_of(visitor.seen()[-1]))


def test_a_line_of_a_replay_leads_to_its_frame(invite: Invite) -> None:
    ann = invite()
    ann.guest("Ann")
    page = ann.go(ann.deal("standoff", seed="mesa"))
    at_table(ann)
    play_on([ann])
    game = table_id(page)
    ann.go(f"/g/{game}")
    page.locator(".controls").wait_for()
    page.keyboard.press("End")
    last = ann.ask(f"/api/games/{game}/frames?count=1")["of"] - 20
    frames = ann.ask(f"/api/games/{game}/frames?count=20&start={max(0, last)}")["frames"]
    told = [(frame["ply"], one["text"]) for frame in frames for one in frame["story"]]
    page.wait_for_url(f"**at={frames[-1]['ply']}**")
    button = page.get_by_role("tabpanel").get_by_role("button")
    lines = page.get_by_role("tabpanel").get_by_role("listitem")
    eventually(page, lambda: lines.count() >= min(60, len(told)), "the story does not come")
    shown = lines.all_inner_texts()
    at, text = next(one for one in told if shown.count(one[1]) == 1)
    button.get_by_text(text, exact=True).click()
    page.wait_for_url(f"**at={at}**")


def test_a_moment_is_commented_looked_at_with_other_eyes_and_copied(invite: Invite) -> None:
    ann = invite()
    ann.guest("Ann")
    page = ann.go(ann.deal("standoff", seed="mesa"))
    at_table(ann)
    play_on([ann])
    ann.go(f"/g/{table_id(page)}?at=5")
    page.locator(".controls").wait_for()
    page.get_by_role("tab", name="Comments").click()
    page.get_by_label("About this moment").fill("Here I should have ducked.")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("listitem").get_by_text("Here I should have ducked.")).to_be_visible()
    page.get_by_label("Moment", exact=True).fill("0")
    page.wait_for_url(lambda url: "at=" not in url)
    page.get_by_role("button", name="Moment 5").click()
    page.wait_for_url("**at=5**")
    page.get_by_label("Who looks").select_option("B")
    page.wait_for_url("**viewer=B**")
    page.reload()
    page.locator(".controls").wait_for()
    page.wait_for_url("**viewer=B**")
    page.get_by_role("tab", name="More").click()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="As a picture").click()
    expect(page.get_by_text("The picture is on the clipboard.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.read().then(([one]) => one.types)") == ["image/png"]


def test_a_gunslinger_is_asked_about_a_moment(invite: Invite) -> None:
    ann = invite(lang="it")
    ann.guest("Anna", "it")
    page = ann.go(ann.deal("standoff", seed="mesa"))
    at_table(ann)
    play_on([ann])
    game = table_id(page)
    frames = ann.ask(f"/api/games/{game}/frames")["frames"]
    at, seat = next((one["ply"], one["seen"]["waiting"][-1]) for one in frames if one["seen"]["waiting"])
    ann.go(f"/g/{game}?at={at}")
    page.get_by_role("tab", name="Altro").click()
    asked = page.get_by_role("region", name="Che cosa direbbe un pistolero?")
    asked.get_by_role("combobox").select_option(str(seat))
    asked.get_by_role("button", name="Chiedi").click()
    expect(asked.get_by_text("Partite pensate fino in fondo")).to_be_visible()
    expect(asked.get_by_role("listitem").first).to_contain_text("vince al")
    page.keyboard.press("End")
    expect(asked.get_by_text("non si chiede nulla a nessuno")).to_be_visible()
