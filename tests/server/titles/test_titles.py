"""Titles over HTTP: cards, rules, aids and lessons, in the asker's language."""

from collections.abc import Iterator

import pytest

from saloon.kernel import catalogue
from tests.server.people.test_accounts import problem
from tests.server.running import Running, running

TITLES = catalogue.titles()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as one:
        yield one


def test_every_title_has_a_card(house: Running) -> None:
    cards = house.visitor().get("/api/titles").json()
    assert [card["title"] for card in cards] == TITLES
    assert all(card["name"] and card["blurb"] and card["verbs"] for card in cards)


@pytest.mark.parametrize("title", TITLES)
def test_rules_aid_and_lesson_come_in_both_languages(house: Running, title: str) -> None:
    visitor = house.visitor()
    for what in ("rules", "aid", "lesson"):
        english, italian = (
            visitor.get(f"/api/titles/{title}/{what}?lang={lang}").json() for lang in ("en", "it")
        )
        assert english != italian
        if what == "rules":
            ids = [
                [rule for block in page["blocks"] for rule in block["ids"] if rule]
                for page in (english, italian)
            ]
            assert sorted(ids[0]) == sorted(ids[1]) != []
            continue
        key = "steps" if what == "lesson" else "blocks"
        assert len(english[key]) == len(italian[key]) > 5


def test_the_language_is_the_one_asked_for_or_the_browsers_or_the_persons(house: Running) -> None:
    def name(**headers: str) -> str:
        levels = house.visitor(**headers).get("/api/levels").json()
        return str(levels[0]["text"])

    assert name(**{"Accept-Language": "it-IT,it;q=0.9,en;q=0.5"}).startswith("Novellino")
    assert name(**{"Accept-Language": "fr"}).startswith("Greenhorn")
    italian = house.guest("Lingua", "it")
    assert "non gioca" in problem(italian.get("/api/titles/chess?lang=it"), 404, "no_title")


def test_a_lesson_can_be_followed_word_by_word(house: Running) -> None:
    told = house.visitor().get("/api/titles/standoff/lesson").json()
    wants = [step for step in told["steps"] if step["want"]]
    assert wants[0]["want"] == ["draw B"]
    said = {word["say"] for word in wants[0]["seen"]["ask"]["words"]}
    assert "draw B" in said


def test_levels_are_those_one_may_seat(house: Running) -> None:
    names = [level["name"] for level in house.visitor().get("/api/levels").json()]
    ada = house.guest("Levels Ada")
    for name in names:
        wish = {"title": "standoff", "seats": 3, "bots": {"1": name}}
        assert ada.post("/api/tables", json=wish).status_code == 201


def test_a_lesson_says_what_it_calls_everybody(house: Running) -> None:
    lesson = house.visitor().get("/api/titles/standoff/lesson").json()
    assert lesson["names"] == ["A", "Buck", "Clementine"]


def test_roles_and_orders_are_called_something_in_both_languages(house: Running) -> None:
    """So that no client needs to know a title to name them."""
    web = house.visitor()
    cards = {one: web.get(f"/api/titles/desperados?lang={one}").json() for one in ("en", "it")}
    assert cards["en"]["roles"] == {"sheriff": "sheriff", "outlaw": "outlaw"}
    assert cards["it"]["roles"] == {"sheriff": "sceriffo", "outlaw": "fuorilegge"}
    orders = web.get("/api/titles/way_out_west?lang=en").json()["orders"]
    needs = {one["kind"]: one["needs"] for one in orders}
    assert needs["bid_up_to"] == "number"
    assert needs["help_against"] == "seat"
    assert all(one["name"] and one["text"] for one in orders)
