"""The board's figures, as clients get them."""

from __future__ import annotations

import json

from saloon.games.desperados.board import BLUE, BROWN, PLANS
from saloon.games.desperados.tests.table import at, seen
from saloon.kernel.card import card


def test_o1_towns_have_their_names_and_places_in_town_order() -> None:
    figures = card("desperados", "en").figures
    names = card("desperados", "it").values["town"]
    assert [one["town"] for one in figures["towns"]] == list(names)
    assert len({(one["x"], one["y"]) for one in figures["towns"]}) == 19
    assert [figures["towns"][bank]["town"] for bank in figures["banks"]] == [
        "santa_fe",
        "gallup",
        "flagstaff",
        "tucson",
        "el_paso",
    ]


def test_o2_roads_join_towns_of_the_board() -> None:
    figures = card("desperados", "en").figures
    assert len(figures["roads"]) == 36
    assert all(0 <= a < b or 0 <= b < a for a, b in figures["roads"])
    assert max(max(road) for road in figures["roads"]) == len(figures["towns"]) - 1


def test_o7_a_plan_has_the_sides_the_coaches_follow() -> None:
    figures = card("desperados", "en").figures
    assert [(plan["brown"], plan["blue"]) for plan in figures["plans"]] == [
        (plan[BROWN], plan[BLUE]) for plan in PLANS
    ]
    assert all(plan in range(len(figures["plans"])) for plan in seen(at(), "watcher")["plans"])


def test_figures_are_plain_json() -> None:
    figures = card("desperados", "en").figures
    assert json.loads(json.dumps(figures)) == figures
