"""Every step of a game: what it asks, what a person would look for there, and that its copy stands alone."""

import pytest

from saloon.kernel import catalogue, flow, position
from saloon.kernel.core import seats_in
from saloon.kernel.match import Match
from saloon.kernel.notation import say
from tests.talk import Table, scene

WOW = "way_out_west"
STEPS = "step turn\n  stage: ending\nstep actions\n"
TOWNS = ["san_antonia", "kansas_city", "abilene", "dodge_city", "deadwood"]
KINDS = ["jail", "store", "stagecoach", "hotel", "bank", "train"]
ALL = " ".join(f"{town}=1" for town in TOWNS)


def to_towns(verb: str) -> list[str]:
    return [f"{verb} {town}" for town in TOWNS]


def at_auction() -> Table:
    table = scene(WOW, 3, "cash: A=5 B=5 C=6\n")
    table.say("A bid 1", "B drop", "C bid 2")
    return table


def acting(text: str, *words: str) -> Table:
    table = scene(WOW, 3, text + STEPS)
    table.say(*words)
    return table


def fighting(text: str, *words: str) -> Table:
    return acting(text, "A take gunfight", "A attack abilene", *words)


RIDES = [f"ride {origin} {destination}" for origin in TOWNS for destination in TOWNS]
DRIVES = [f"drive A {origin} {destination}" for origin in TOWNS for destination in TOWNS]
HOTEL = "cowboys A: abilene=3\ncowboys B: abilene=2\nowner abilene: hotel=B\n"
BANK = "cowboys A: abilene=3\nowner abilene: bank=B jail=C\n"
TARGETS = [
    *[f"raid {kind}" for kind in KINDS],
    "rustle B 1",
    "rustle B 2",
    "rustle C 1",
    "rustle C 2",
    "evict",
]

MOMENTS: dict[str, tuple[Table, list[str]]] = {
    "stationing": (scene(WOW, 3, "step stationing\n  at: 4\n"), to_towns("put")),
    "auction": (at_auction(), ["bid 3", "bid 4", "bid 5", "drop"]),
    "actions": (acting("", "A pass"), []),
    "buyingcattle": (
        acting(f"cowboys A: {ALL}\n", "A take cattle", "A graze san_antonia"),
        [*to_towns("graze"), "done"],
    ),
    "buyingcowboys": (acting("", "A take cowboys", "A put abilene"), [*to_towns("put"), "done"]),
    "building": (acting("", "A take build_bank"), to_towns("build bank")),
    "movingcowboys": (
        acting(f"cowboys A: {ALL}\n", "A take move_cowboys_4", "A ride abilene deadwood"),
        [*RIDES, "done"],
    ),
    "drivingcattle": (acting("cattle A: abilene=1\n", "A take move_cattle"), DRIVES),
    "placingfarmer": (
        acting("cattle B: abilene=1\n", "A take farmer"),
        [*to_towns("settle"), *[f"displace {town} {seat}" for town in TOWNS for seat in "ABC"]],
    ),
    "attack": (acting(HOTEL, "A take gunfight"), to_towns("attack")),
    "target": (fighting(HOTEL), TARGETS),
    "call_sheriff": (fighting("owner abilene: jail=C\n" + HOTEL, "A raid hotel"), ["ask", "forgo"]),
    "send_sheriff": (
        fighting("owner abilene: jail=C\n" + HOTEL, "A raid hotel", "B ask"),
        ["help", "refuse"],
    ),
    "fire": (fighting(HOTEL, "A raid hotel"), ["fire", "retreat"]),
    "stay": (
        fighting("owner abilene: jail=B\n" + HOTEL, "A raid hotel", "* roll 1 1 1 1 1 1"),
        ["stay", "retreat"],
    ),
    "retreat": (fighting(HOTEL, "A raid hotel", "B retreat", "B flee deadwood"), to_towns("flee")),
    "ridingout": (
        fighting(BANK, "A raid bank", "B forgo", "* roll 1", "A fire", "* roll 6 1 1", "* roll 1 1 1"),
        to_towns("leave"),
    ),
    "snatching": (
        fighting(
            "wanted: B=9 C=9\n" + HOTEL, "A raid hotel", "B retreat", "B flee deadwood", "B flee dodge_city"
        ),
        ["snatch A", "snatch B", "snatch C"],
    ),
}
CHANCES: dict[str, Table] = {
    "helped": fighting(
        "owner abilene: jail=C\ncattle B: abilene=2\n" + HOTEL, "A rustle B 2", "B ask", "C help"
    ),
    "bad_sheriff": fighting(
        "owner abilene: jail=A\nfarmer: abilene=B\n" + HOTEL, "A evict", "* roll 1", "A fire"
    ),
    "gunman": fighting("cowboys A: abilene=2\ncattle B: abilene=2\n", "A rustle B 2"),
    "first_seat": scene(WOW, 3, "step first_seat\n"),
    "volley": fighting(HOTEL, "A raid hotel", "B fire"),
    "robbery": fighting(
        "cowboys A: abilene=3\nowner abilene: bank=B\n",
        *("A raid bank", "* roll 1", "A fire", "* roll 6 1 1"),
    ),
}
moment = pytest.mark.parametrize("name", MOMENTS)


def text(table: Match) -> str:
    return position.write(table.rules, catalogue.form(WOW), table.state)


def asked(table: Table) -> int:
    return seats_in(flow.pending(table.state))[0]


@moment
def test_d3_the_question_has_its_own_words(name: str) -> None:
    table, _ = MOMENTS[name]
    assert table.state.stack[-1].asks(table.state, asked(table)) == name
    assert table.words.has(f"ask.{name}")


@moment
def test_d2_the_menu_lists_what_a_person_would_look_for(name: str) -> None:
    table, menu = MOMENTS[name]
    seat = asked(table)
    found = [
        say(table.rules, seat, a).split(" ", 1)[1] for a in table.state.stack[-1].menu(table.state, seat)
    ]
    assert found == (menu or [*[f"take {box}" for box in table.see("boxes")], "pass"])
    assert set(table.legal("ABC"[seat])) <= set(found)


@moment
def test_d2_every_greyed_word_of_the_menu_says_why_in_a_whole_sentence(name: str) -> None:
    table, _ = MOMENTS[name]
    seat = asked(table)
    for action in table.state.stack[-1].menu(table.state, seat):
        refusal = table.why(seat, action)
        if refusal is not None:
            assert refusal.rule.startswith("WOW-")
            assert "{" not in table.words.refusal(refusal)


@moment
def test_d2_legal_is_what_the_rules_do_not_refuse(name: str) -> None:
    table, _ = MOMENTS[name]
    seat = asked(table)
    allowed = [a for a in range(table.rules.verbs.size) if table.why(seat, a) is None]
    assert flow.legal(table.rules, table.state, seat) == allowed


@pytest.mark.parametrize("name", [*MOMENTS, *CHANCES])
def test_d1_a_copy_is_equal_and_stands_alone(name: str) -> None:
    table = MOMENTS[name][0] if name in MOMENTS else CHANCES[name]
    before = text(table)
    twin = Table(table.rules, table.state)
    assert text(twin) == before
    for _ in range(12):
        if twin.waiting():
            twin.play(f"{twin.waiting()[0]} {twin.legal(twin.waiting()[0])[0]}")
        elif (request := flow.chance(twin.state)) is not None:
            twin.put(-1, request.spread()[0][0])
    assert text(table) == before
    again, state = position.read(lambda title: (table.rules, catalogue.form(title)), before)
    assert position.write(again, catalogue.form(WOW), state) == before


def test_d2_what_is_said_at_the_wrong_moment_is_refused_everywhere() -> None:
    everything = {verb.name: verb.base for verb in MOMENTS["auction"][0].rules.verbs.verbs}
    for table, _ in MOMENTS.values():
        seat = asked(table)
        spoken = {word.split()[0] for word in table.legal("ABC"[seat])}
        here = {say(table.rules, seat, a).split()[1] for a in table.state.stack[-1].menu(table.state, seat)}
        for verb, action in everything.items():
            if verb not in spoken | here | {"displace", "drive", "build", "done"}:
                refusal = table.why(seat, action)
                assert refusal is not None
                assert (refusal.rule, refusal.key) == ("WOW-D1", "not_now")
