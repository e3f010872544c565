"""What each browser received over its socket: nothing its seat may not know, not even for a moment."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.e2e.browser import Invite, Visitor, where
from tests.e2e.playing import at_table, play_on, play_until


def table_of_two(invite: Invite, title: str, **wish: Any) -> tuple[Visitor, Visitor, Visitor]:
    """Ann hosts, Bea has opened her link and sat down, Cy watches."""
    ann, bea, cy = invite(), invite(), invite()
    for guest, name in ((ann, "Ann"), (bea, "Bea"), (cy, "Cy")):
        guest.guest(name)
    wish = {"title": title, "access": "link", "start": True, "seed": "mesa", **wish}
    made = ann.ask("/api/tables", wish)
    ann.go(where(made))
    bea.go(where(made))
    bea.page.get_by_role("button", name="Sit here").first.click()
    cy.go(where(made))
    for guest in (ann, bea, cy):
        at_table(guest)
    return ann, bea, cy


def tables(guest: Visitor) -> list[dict[str, Any]]:
    return [seen["view"] for seen in guest.seen()]


def test_two_and_a_watcher_at_fast_west(invite: Invite) -> None:
    ann, bea, cy = table_of_two(invite, "fast_west", seats=2)
    play_on([ann, bea])
    cy.page.locator(".outcome").wait_for()

    hidden = {"ann": (ann, [1]), "bea": (bea, [0]), "cy": (cy, [0, 1])}
    for who, (guest, others) in hidden.items():
        going = [seen for seen in guest.seen() if not seen["over"]]
        assert len(going) > 3, who
        for seen in going:
            table = seen["view"]
            for other in others:
                seat = table["seats"][other]
                assert seat["hand"] is None, who
                assert seat["pile"] is None, who
                assert seat["revealed"] or not seat["alive"] or seat["identity"] is None, who
                for step in table["steps"]:
                    assert step["step"] != "choose" or step["commits"][other] is None, who
    # What is hidden above is there to be seen by its owner.
    assert all(table["seats"][0]["hand"] is not None for table in tables(ann))
    assert any(
        step["commits"][1] for table in tables(bea) for step in table["steps"] if step["step"] == "choose"
    )
    assert [one for one in cy.sent if one["t"] == "say"] == []


def hides(outlaw: dict[str, Any], seat: int, turned: set[tuple[int, str]]) -> None:
    """No card of his is seen that was not proved, or turned over before everybody."""
    assert outlaw["hand"] is None
    assert outlaw["began"] is None or outlaw["proved"] is not None
    for card, town in zip(outlaw["laid"], outlaw["proved"], strict=True):
        assert card is None or town is not None or (seat, card) in turned


def test_the_gang_plans_where_the_sheriff_cannot_read(invite: Invite) -> None:
    wish = {"seats": 3, "options": {"sheriff_seat": "1"}, "bots": {"2": "greenhorn"}}
    sheriff, outlaw, watcher = table_of_two(invite, "desperados", **wish)
    secret = "meet me by the water tower"
    page = outlaw.page
    page.get_by_role("tab", name="Talk").click()
    page.get_by_role("button", name="Gang").click()
    page.get_by_role("tabpanel").get_by_role("textbox").fill(secret)
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel").get_by_text(secret)).to_be_visible()

    play_until([sheriff, outlaw], lambda: tables(watcher)[-1]["turn"] >= 2)
    for guest in (sheriff, watcher):
        assert secret not in json.dumps(guest.received)
        turned: set[tuple[int, str]] = set()
        for message in guest.received:
            happened = [one["args"] for one in message.get("story", []) if one["kind"] == "turned"]
            turned |= {(args["seat"], args["card"]) for args in happened}
            for seat in range(1, 3) if message.get("seen") else ():
                hides(message["seen"]["view"]["seats"][seat], seat, turned)
    assert all(table["seats"][0]["hand"] is None for table in [*tables(outlaw), *tables(watcher)])
    if "tile_peeked" not in json.dumps(outlaw.received):
        assert all(
            bank["value"] is None for table in tables(outlaw) for bank in table["banks"] if bank["tile"]
        )
    assert secret in json.dumps(outlaw.received)
    assert any(table["seats"][2]["hand"] for table in tables(outlaw))
