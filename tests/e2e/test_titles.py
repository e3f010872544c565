"""Each title from the front page to the final score."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import TITLES, Visitor
from tests.e2e.playing import at_table, play_on, table_id


@pytest.mark.parametrize("title", TITLES)
def test_from_the_front_page_to_the_final_score(visitor: Visitor, title: str) -> None:
    page = visitor.go("/")
    bill = page.get_by_role("article", name=TITLES[title], exact=True)
    bill.get_by_label("How strong the bots are").select_option("greenhorn")
    bill.get_by_role("button", name="Play now").click()
    at_table(visitor)
    play_on([visitor])

    ending = visitor.seen()[-1]["ending"]
    expect(page.locator(".outcome")).to_contain_text(ending["text"])
    kept = visitor.ask(f"/api/games/{table_id(page)}")
    seats = kept["info"]["seats"]
    assert seats[0]["person"]["name"] == visitor.ask("/api/me")["person"]["name"]
    for row in ending["table"]:
        if row["figures"] and not any(row["figures"]) and not row["total"]:
            continue  # A line of noughts may be left out.
        expect(page.locator(".outcome tbody").get_by_text(row["text"]).first).to_be_visible()
    # Nobody may be left to win; whoever has won, the archive says the same.
    assert [one["seat"] for one in kept["seats"] if one["won"]] == sorted(ending["winners"])
    assert visitor.ask("/api/me")["person"]["kind"] == "guest"
