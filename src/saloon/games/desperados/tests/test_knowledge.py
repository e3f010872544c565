"""'What each viewer knows', row by row: the sheriff A, the outlaws B to E, a watcher, and the archive.

Each row is asked of two tables that differ in that row alone: a viewer who knows the value must see a
difference, a viewer who does not must see the same."""

from __future__ import annotations

import json

import pytest

from saloon.games.desperados.game import RULES
from saloon.games.desperados.tests.table import TAOS_ROBBED, act, at, lay, seen, told, true
from saloon.kernel import flow
from saloon.kernel.core import sees
from saloon.kernel.match import Match

VIEWERS = {"sheriff": "A", "team": "C", "watcher": "watcher", "archive": "archive"}


def sight(match: Match, viewer: str) -> str:
    """Everything that reaches a viewer without a word: view, pending seats, own words and refusals."""
    seat = match.viewer(viewer)
    out: list[object] = [match.view(viewer), match.waiting(viewer) if viewer != "archive" else ""]
    if seat >= 0:
        out.append(match.legal(viewer))
        out.append([flow.why(RULES, match.state, seat, action) for action in range(RULES.verbs.size)])
    return json.dumps(out)


def knows(one: Match, other: Match) -> dict[str, bool]:
    """Which viewers can tell the two tables apart."""
    return {name: sight(one, viewer) != sight(other, viewer) for name, viewer in VIEWERS.items()}


def who(text: str) -> dict[str, bool]:
    """`sheriff team archive` as the answer of `knows`."""
    return {name: name in text.split() for name in VIEWERS}


@pytest.mark.parametrize(
    "line",
    [
        "pawn: C=taos",
        "deputies: taos gallup gallup prescott",
        "coaches: durango -|turn: 2|coaches: cimarron durango",
        "row: p1 p4 p7 p9 p1|row: p1 p4 p8 p1 p3",
    ],
)
def test_pawns_deputies_coaches_and_plans_are_open(line: str) -> None:
    lines = line.split("|")
    one = at(seats=5)
    other = at(*lines[-2:], seats=5) if "turn" in line else at(lines[0], seats=5)
    assert knows(one, other) == who("sheriff team watcher archive")


def test_the_sheriffs_laid_cards() -> None:
    one, other = at(), at()
    one.play("A lay winslow")
    other.play("A lay saloon")
    assert knows(one, other) == who("sheriff archive")
    assert seen(one, "C")["seats"][0]["laid"] == [None]


def test_the_outlaws_laid_cards_never_shown() -> None:
    one, other = at(), at()
    lay(one, "saloon", B="roswell", C="lincoln")
    lay(other, "saloon", B="silver_city", C="lincoln")
    assert knows(one, other) == who("team archive")
    assert seen(one, "A")["seats"][1]["laid"] == [None]


def test_cards_shown_in_a_robbery_or_peek() -> None:
    """B comes to Roswell in move 1 or by the Saloon in move 2: the sheriff is shown the difference, a
    watcher not."""
    one, other = at("pawn: B=el_paso C=prescott"), at("pawn: B=el_paso C=prescott")
    for match, way in ((one, ("roswell", "saloon")), (other, ("lincoln", "roswell"))):
        for sheriff, card in zip(("saloon", "winslow"), way, strict=True):
            lay(match, sheriff, B=card)
            act(match, **({"B": "rob poker"} if sheriff == "winslow" else {}))
    assert knows(one, other) == who("sheriff team archive")
    assert seen(one, "watcher")["seats"][1]["proved"] == [None, 17]


def test_the_stuck_marker() -> None:
    """Roswell's exits are lost but for Lincoln: B is stuck in move 2, or was not."""
    lost = "lost: B=cimarron,santa_fe,el_paso"
    one, other = at(lost, "pawn: B=roswell"), at(lost, "pawn: B=roswell")
    for match, cards in ((one, ("saloon", "lincoln")), (other, ("lincoln", "saloon"))):
        for sheriff, card in zip(("saloon", "winslow"), cards, strict=True):
            lay(match, sheriff, B=card)
            act(match)
    assert knows(one, other) == who("team archive")
    stuck = at("lost: B=cimarron,santa_fe,el_paso,lincoln", "pawn: B=roswell")
    lay(stuck, "saloon")
    act(stuck)
    lay(stuck, "winslow")
    laid = {viewer: seen(stuck, viewer)["seats"][1]["laid"] for viewer in ("A", "C", "watcher", "archive")}
    assert laid == {
        "A": [None] * 2,
        "C": ["saloon", "stuck"],
        "watcher": [None] * 2,
        "archive": ["saloon", "stuck"],
    }


ROWS = (
    "laid: A1=saloon@A A2=winslow@A A3=globe@A A4=tucson@A A5=phoenix@A C1=saloon@BC C2=taos@BC "
    "C3=durango@BC C4=shiprock@BC C5=gallup@BC "
)


def verifying(row: str, arrested: str = "-") -> Match:
    """Verification stops in step 1, where a poker tile is turned over for C in Cimarron."""
    return at(
        "move: 5",
        "pawn: C=cimarron",
        "proved: C1=cimarron",
        "robberies: poker/cimarron/1/1/C",
        "disc: C=1",
        "coaches: cimarron -",
        ROWS.replace("C1=saloon@BC", "C1=saloon@*").replace("A1=saloon@A", "A1=saloon@*") + row,
        f"arrested: {arrested}",
        "step round",
        "  coming: checked",
        "step verification",
        "  number: 1",
        "  taking: 1",
        "  checked: 1",
    )


def test_any_card_turned_over_in_verification() -> None:
    one = verifying("B1=roswell@* B2=saloon@BC B3=lincoln@BC B4=albuquerque@BC B5=socorro@BC")
    other = verifying("B1=lincoln@* B2=saloon@BC B3=roswell@BC B4=cimarron@BC B5=taos@BC")
    assert knows(one, other) == who("sheriff team watcher archive")


def test_later_cards_of_an_arrested_outlaw() -> None:
    one = verifying("B1=roswell@* B2=saloon@BC B3=lincoln@BC B4=albuquerque@BC B5=socorro@BC", "B")
    other = verifying("B1=roswell@* B2=lincoln@BC B3=saloon@BC B4=albuquerque@BC B5=gallup@BC", "B")
    assert knows(one, other) == who("team archive")


def test_hands_and_lost_cards() -> None:
    match = at("lost: B=taos")
    hands = {
        viewer: [seat["hand"] is not None for seat in seen(match, viewer)["seats"]]
        for viewer in VIEWERS.values()
    }
    assert hands == {
        "A": [True, False, False],
        "C": [False, True, True],
        "watcher": [False] * 3,
        "archive": [True] * 3,
    }
    assert knows(match, at()) == who("sheriff team watcher archive")


def test_start_towns_being_chosen() -> None:
    setup = ["pawn: B=- C=-", "step choose_start"]
    one, other = at(*setup), at(*setup)
    one.play("B start taos")
    assert knows(one, other) == who("team archive")
    one.play("B confirm")
    other.play("B start taos")
    assert knows(one, other) == who("team archive")


@pytest.mark.parametrize("words", [["B lay roswell"], ["B lay roswell", "B confirm"]])
def test_cards_being_chosen_and_who_has_confirmed(words: list[str]) -> None:
    one, other = at(), at()
    for match in (one, other):
        match.play("A lay saloon")
    for word in words:
        one.play(word)
    assert knows(one, other) == who("team archive")
    if len(words) == 2:
        other.play(words[0])
        assert knows(one, other) == who("team archive")


def test_declarations_being_chosen() -> None:
    one, other = at(), at()
    for match in (one, other):
        lay(match, "saloon")
    one.play("B peek")
    assert knows(one, other) == who("team archive")


def test_a_declaration_that_lapsed() -> None:
    """Nobody but the team is told; the state keeps nothing of it."""
    one, other = (at("pawn: B=roswell C=roswell", "deputies: roswell prescott") for _ in range(2))
    for match in (one, other):
        lay(match, "saloon")
    heard = act(one, B="rob poker")
    act(other)
    lapsed = [event for event in heard if event.kind.name == "lapsed"]
    assert [sees(lapsed[0].audience, one.viewer(viewer)) for viewer in VIEWERS.values()] == [
        False,
        True,
        False,
        True,
    ]
    assert knows(one, other) == who("")


def test_that_the_sheriff_exchanged_his_card() -> None:
    one, other = (at(options="sheriff_may_change_card=yes") for _ in range(2))
    one.play("A lay phoenix")
    heard = one.play("A exchange winslow")
    other.play("A lay winslow")
    assert knows(one, other) == who("")
    assert [sees(heard[0].audience, one.viewer(viewer)) for viewer in VIEWERS.values()] == [
        True,
        False,
        False,
        True,
    ]


def test_that_a_default_was_played() -> None:
    """A default is a word like any other: the table keeps no trace of who said it."""
    one, other = at(), at()
    one.play(f"A {one.fallback('A')}")
    other.play("A lay saloon")
    assert knows(one, other) == who("")


def test_that_a_shared_step_is_open() -> None:
    one, other = at(), at()
    one.play("A lay saloon")
    assert one.waiting("A") == one.waiting("watcher") == ["B", "C"]
    assert knows(one, other) == who("sheriff team watcher archive")


def test_a_placed_robbery() -> None:
    one, other = (at("pawn: B=roswell C=roswell") for _ in range(2))
    for match in (one, other):
        lay(match, "saloon")
    act(one, B="rob poker")
    act(other, B="rob poker", C="rob poker")
    assert knows(one, other) == who("sheriff team watcher archive")


def test_outlaws_in_that_town_without_a_disc_on_it() -> None:
    one, other = (at("pawn: B=roswell C=el_paso") for _ in range(2))
    lay(one, "saloon", C="roswell")
    lay(other, "saloon", C="lincoln")
    for match in (one, other):
        act(match, B="rob poker")
    assert knows(one, other) == who("team archive")


def test_that_somebody_peeked_and_where() -> None:
    one, other = at(), at()
    for match in (one, other):
        lay(match, "saloon")
    act(one, B="peek")
    act(other)
    assert knows(one, other) == who("sheriff team watcher archive")


@pytest.mark.parametrize(("peeked", "seen"), [(True, "sheriff team archive"), (False, "sheriff archive")])
def test_a_bank_tile_on_the_board(peeked: bool, seen: str) -> None:
    mask = "ABC" if peeked else "A"
    tiles = "bank: santa_fe=500@A gallup=2300@A flagstaff=800@A tucson=2600@A el_paso={}@" + mask
    one = at(tiles.format(1100))
    other = at(tiles.format(1400), "pile: 1100 1700 2000 2900 3200")
    assert knows(one, other) == who(seen)


def test_the_bank_piles_number_and_its_last_two() -> None:
    gone = "loot: 1/bank/taos/3200/middle/*"
    one = at(gone, "pile: 1400 1700 2000 2900")
    other = at(gone.replace("3200", "2900"), "pile: 1400 1700 2000 3200")
    piles = [seen(match, viewer)["pile"] for match in (one, other) for viewer in VIEWERS.values()]
    assert piles == [{"tiles": 6, "bottom": 2}] * 8


def test_the_order_of_the_pile_poker_tiles_and_coach_tiles_is_nobodys() -> None:
    """It does not exist before it is drawn: there is nothing to know."""
    s = true(at())
    assert (s.pile, s.poker_left, s.coach_left) == (
        sorted(s.pile),
        sorted(s.poker_left),
        sorted(s.coach_left),
    )


@pytest.mark.parametrize(
    ("hidden", "bank", "seen"),
    [
        ("", False, "sheriff team watcher archive"),
        ("hidden_loot=yes", False, "team archive"),
        ("hidden_loot=yes", True, "sheriff team archive"),
    ],
)
def test_loot(hidden: str, bank: bool, seen: str) -> None:
    known = ("ABC" if bank else "BC") if hidden else "*"
    if bank:
        one = at(f"loot: 1/bank/taos/3200/middle/{known}", "pile: 1400 1700 2000 2900", options=hidden)
        other = at(f"loot: 1/bank/taos/2900/middle/{known}", "pile: 1400 1700 2000 3200", options=hidden)
    else:
        towns = TAOS_ROBBED
        left = "300 300 300 400 400 400 {} 500 500 500 500 600 600"
        one = at(
            f"loot: 1/poker/taos/400/-/{known}", towns, f"poker_left: {left.format(600)}", options=hidden
        )
        other = at(
            f"loot: 1/poker/taos/600/-/{known}", towns, f"poker_left: {left.format(400)}", options=hidden
        )
    assert knows(one, other) == who(seen)


@pytest.mark.parametrize(
    ("talk", "readers"),
    [("whisper", "team archive"), ("open", "sheriff team watcher archive"), ("silent", "archive")],
)
def test_the_outlaws_channel(talk: str, readers: str) -> None:
    match = at(options="" if talk == "whisper" else f"talk={talk}")
    read = {name: seen(match, viewer)["talk"]["read"] for name, viewer in VIEWERS.items()}
    assert read == who(readers)


def test_refusals_are_ones_own() -> None:
    """A refusal makes no event, so nobody else can hear it."""
    match = at()
    assert match.refusal("A lay taos") is not None
    assert told(match.play("A lay saloon"), "refused") == []


def test_possible_places() -> None:
    match = at()
    shown = {name: bool(seen(match, viewer)["places"]) for name, viewer in VIEWERS.items()}
    assert shown == who("sheriff team archive")
