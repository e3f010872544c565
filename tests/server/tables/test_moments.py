"""Jumping back in the story: what a viewer was shown then, and nothing else."""

import random
from typing import Any

import pytest

from tests.server.running import Running
from tests.server.talking import Message, Somebody, company, table_of

SHOWN = ("table", "said")


def plain(seen: Message) -> Message:
    """A moment is looked at, not played on."""
    return {**seen, "ask": None, "may_undo": False}


def moment(one: Somebody, n: int, **more: Any) -> Message:
    answer = one.web.get(f"/api/tables/{one.table}/moments/{n}", params=more)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def shown(one: Somebody) -> dict[int, Message]:
    """What was first seen with each length of the story that still holds, as who one is by now."""
    found: dict[int, Message] = {}
    who = one.latest()["seen"]["viewer"]
    for message in one.heard:
        if message["t"] not in SHOWN or not message.get("seen") or message.get("table") != one.table:
            continue
        seen = message["seen"]
        if seen["viewer"] != who:
            continue
        if message.get("cut") is not None:
            found = {heard: kept for heard, kept in found.items() if heard < seen["heard"]}
        found.setdefault(seen["heard"], plain(seen))
    return found


def play(people: list[Somebody], words: int, chance: random.Random) -> None:
    """Whoever is asked says something, until everybody has said so much or it is over."""
    for _ in range(words):
        asked = [one for one in people if one.latest()["seen"]["ask"]]
        if not asked:
            return
        one = chance.choice(asked)
        one.said(chance.choice(one.latest()["seen"]["ask"]["words"])["say"])
        for other in people:
            other.quiet()


@pytest.mark.parametrize("title", ["standoff", "desperados", "fast_west", "way_out_west"])
def test_every_moment_is_what_was_shown_then(house: Running, title: str) -> None:
    with company(house, f"{title} Ann", f"{title} Bea", f"{title} Cal", f"{title} Wat") as people:
        *seated, watcher = people
        table = table_of(seated, title, access="public")
        assert watcher.hello(table)["seat"] is None
        play(seated, 12, random.Random(5))
        for one in seated:
            moments = shown(one)
            assert len(moments) > 2
            for heard, seen in moments.items():
                assert moment(one, heard) == seen, heard
        watcher.quiet()
        for heard, seen in shown(watcher).items():
            assert moment(watcher, heard) == seen


def test_a_moment_that_was_taken_back_is_gone(house: Running) -> None:
    with company(house, "Gone Ann", "Gone Bea") as [ann, bea]:
        table_of([ann, bea])
        start = ann.latest()["seen"]["heard"]
        then = ann.said("duck")["seen"]
        bea.next("said")
        assert moment(bea, start + 1)["heard"] == start + 1
        ann.send("undo", table=ann.table, id="u1")
        ann.next("said")
        answer = bea.web.get(f"/api/tables/{ann.table}/moments/{start + 1}")
        assert (answer.status_code, answer.json()["key"]) == (404, "no_moment")
        ann.said("draw B")
        assert moment(ann, start)["heard"] == start
        again = moment(ann, start + 1)
        assert again["view"] != then["view"]
        assert again["view"] == ann.latest()["seen"]["view"]


def test_nobody_looks_through_other_eyes(house: Running) -> None:
    with company(house, "Eyes Ann", "Eyes Bea", "Eyes Cal") as [ann, bea, cal]:
        table = table_of([ann, bea], access="link")
        assert bea.web.get(f"/api/tables/{table}/moments/0", params={"seat": 0}).status_code == 403
        assert cal.web.get(f"/api/tables/{table}/moments/0").status_code == 404
        assert ann.web.get(f"/api/tables/{table}/moments/0", params={"watch": True}).status_code == 403
        assert ann.web.get(f"/api/tables/{table}/moments/-1").status_code in (400, 404)
