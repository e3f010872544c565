"""Chapter N."""

import pytest

from saloon.games.fast_west.board import GRINGO_DECK
from saloon.games.fast_west.rules.gringos import top_card_odds
from saloon.games.fast_west.state import ring_of
from saloon.games.fast_west.tests.table import (
    BARREL_RIGHT,
    BOTH,
    CROSSED,
    LEFT,
    OPEN_LEFT,
    RIGHT,
    bullets,
    commit,
    heard,
    hush,
    lives,
    refused,
    sit,
    step,
    table,
)
from saloon.kernel.core import EVERYONE
from saloon.kernel.errors import Illegal
from saloon.kernel.match import Match
from saloon.kernel.words import Words


@pytest.mark.parametrize(("seats", "gringos"), [(2, 2), (3, 1), (4, 0), (10, 0)])
def test_n1_as_many_gringos_as_advised(seats: int, gringos: int) -> None:
    assert len(table(Match.new("fast_west", seats))["gringos"]) == gringos


@pytest.mark.parametrize(("seats", "gringos"), [(6, "2"), (8, "1"), (2, "0"), (4, "2")])
def test_n1_as_many_as_the_table_wants(seats: int, gringos: str) -> None:
    match = Match.new("fast_west", seats, {"gringos": gringos})
    assert len(table(match)["gringos"]) == int(gringos)


@pytest.mark.parametrize(("seats", "gringos"), [(7, "2"), (9, "1"), (10, "1")])
def test_n1_ten_sets_are_not_enough(seats: int, gringos: str) -> None:
    with pytest.raises(Illegal, match="FW-N1"):
        Match.new("fast_west", seats, {"gringos": gringos})


@pytest.mark.parametrize(
    ("seats", "gringos", "ring"),
    [
        (2, 2, "A G2 B G1"),
        (3, 2, "A B G2 C G1"),
        (4, 2, "A B G2 C D G1"),
        (3, 1, "A B C G1"),
        (3, 0, "A B C"),
    ],
)
def test_n2_each_gringo_sits_between_two_seats(seats: int, gringos: int, ring: str) -> None:
    signs = {10: "G1", 11: "G2"}
    assert " ".join(signs.get(one, "ABCDEFGHIJ"[one % 10]) for one in ring_of(seats, gringos)) == ring


def test_n3_the_nine_cards() -> None:
    names = ["reload", "dodge", "revolver", "winchester", "dynamite", "ricochet", "miscalculation"]
    assert sorted(names[card] for card in GRINGO_DECK) == [
        "dodge",
        "miscalculation",
        "reload",
        "revolver",
        "revolver",
        "ricochet",
        "ricochet",
        "winchester",
        "winchester",
    ]
    match = sit(2, "option gringos: 2", LEFT, "spent: G1=revolver+revolver+dodge")
    commit(match, "A reload", "B reload")
    assert match.refusal("* gringo G1 revolver") is not None
    assert match.refusal("* gringo G1 dynamite") is not None
    assert match.refusal("* gringo G2 dodge") is not None, "one after the other"
    asked = match.state.stack[-1].chance(match.state)
    assert asked is not None
    assert sorted(weight for _, weight in asked.spread()) == [1, 1, 2, 2]


def test_n4_three_lives_and_an_identity_nobody_ever_sees() -> None:
    match = sit(3, "option gringos: 1", LEFT, "lives: G1=1", "bullets: C=1")
    assert table(match, "archive")["gringos"][0].keys() == {
        "lives",
        "alive",
        "out",
        "table",
        "side",
        "discards",
        "face_down",
    }
    commit(match, "A reload", "B reload", "C revolver", "* gringo G1 reload")
    hush(match)
    assert lives(match) == [3, 3, 3, 0]
    assert heard(match)[-1] == "G1 is out."


def test_n5_its_card_is_turned_with_all_others_for_all_to_see() -> None:
    match = sit(3, "option gringos: 1", LEFT)
    commit(match, "A reload", "B reload", "C reload")
    asked = match.state.stack[-1].chance(match.state)
    assert asked is not None
    assert asked.audience == EVERYONE
    commit(match, "* gringo G1 winchester")
    assert table(match, "watcher")["gringos"][0]["table"] == "winchester"
    hush(match)
    assert lives(match) == [2, 3, 3, 3]


def test_n6_it_shoots_as_the_arrow_says_and_a_coin_chooses_when_it_cannot() -> None:
    for target, after in ((LEFT, [2, 3, 3, 3]), (RIGHT, [3, 3, 2, 3]), (BOTH, [2, 3, 2, 3])):
        match = sit(3, "option gringos: 1", target)
        commit(match, "A reload", "B reload", "C reload", "* gringo G1 revolver")
        assert step(match) == "answers"
        hush(match)
        assert lives(match) == after
    for side, after in (("left", [2, 3, 3, 3]), ("right", [3, 3, 2, 3])):
        match = sit(3, "option gringos: 1", CROSSED)
        commit(match, "A reload", "B reload", "C reload", "* gringo G1 revolver")
        assert step(match) == "gringos"
        asked = match.state.stack[-1].chance(match.state)
        assert asked is not None
        assert [weight for _, weight in asked.spread()] == [1, 1]
        commit(match, f"* coin G1 {side}")
        hush(match)
        assert lives(match) == after
    no_weapon = sit(3, "option gringos: 1", CROSSED)
    commit(no_weapon, "A reload", "B reload", "C reload", "* gringo G1 miscalculation")
    assert step(no_weapon) == "answers"


def test_n7_its_bullets_are_endless() -> None:
    match = sit(3, "option gringos: 1", LEFT, "bullets: C=5")
    commit(match, "A reload", "B reload", "C dynamite", "* gringo G1 miscalculation")
    hush(match)
    assert lives(match) == [3, 3, 1, 3]


def test_n8_events_dodges_and_thefts_give_and_take_nothing() -> None:
    match = sit(3, "option gringos: 1", BARREL_RIGHT, "identity: A=pickpocket", "bullets: A=0 B=0 C=0")
    commit(match, "A reveal", "A dodge", "B dodge", "C dodge", "* gringo G1 dodge")
    hush(match)
    assert bullets(match) == [0, 0, 0]
    assert step(match) == "target"
    banned = sit(3, "option gringos: 1", OPEN_LEFT, "bullets: C=1")
    commit(banned, "A reload", "B reload", "C revolver", "* gringo G1 ricochet")
    hush(banned)
    assert lives(banned) == [3, 3, 3, 2]


def test_n9_after_a_reload_all_nine_are_shuffled_again() -> None:
    match = sit(3, "option gringos: 1", LEFT, "spent: G1=dodge+winchester")
    commit(match, "A reload", "B reload", "C reload", "* gringo G1 ricochet")
    hush(match)
    assert table(match)["gringos"][0]["discards"] == ["dodge", "winchester", "ricochet"]
    assert table(match)["gringos"][0]["face_down"] == 6
    commit(match, "* target 2", "A reload", "B reload", "C reload", "* gringo G1 reload")
    hush(match)
    assert table(match)["gringos"][0]["face_down"] == 9
    assert "G1's nine cards are shuffled again." in heard(match)


def test_n9_the_reload_comes_before_the_deck_runs_dry() -> None:
    everything_but_reload = (1 << len(GRINGO_DECK)) - 2
    assert top_card_odds(everything_but_reload) == [1, 0, 0, 0, 0, 0, 0]


def test_n10_of_the_boosts_only_ties_and_ricochets_do_anything_for_it() -> None:
    given = ["option gringos: 1", "lives: A=3 B=0 C=3", "bullets: A=1"]
    tie = sit(3, RIGHT, *given)
    commit(tie, "A revolver", "B cheer G1 revolver", "C reload", "* gringo G1 revolver")
    hush(tie)
    assert lives(tie) == [3, 0, 2, 2]
    duel = sit(3, BOTH, *given)
    commit(duel, "A revolver", "B cheer G1 revolver", "C reload", "* gringo G1 revolver")
    hush(duel)
    assert lives(duel) == [2, 0, 1, 3]
    home = sit(3, RIGHT, *given)
    commit(home, "A revolver", "B cheer G1 ricochet", "C reload", "* gringo G1 ricochet")
    hush(home)
    assert lives(home) == [2, 0, 3, 3]
    dodge = sit(3, RIGHT, *given)
    commit(dodge, "A reload", "B cheer G1 dodge", "C reload", "* gringo G1 dodge")
    hush(dodge)
    assert table(dodge)["gringos"][0]["discards"] == ["dodge"]
    reload = sit(3, RIGHT, *given)
    commit(reload, "A reload", "B cheer G1 reload", "C reload", "* gringo G1 reload")
    hush(reload)
    assert bullets(reload) == [2, None, 2]


def test_n11_it_dodges_ricochets_reflects_and_duels_and_gringos_may_meet() -> None:
    match = sit(2, "option gringos: 2", RIGHT, "lives: B=0", "bullets: A=1")
    # The ring is A, G2, B, G1: without B the gringos are neighbours.
    commit(match, "A revolver", "B pass", "* gringo G1 revolver", "* gringo G2 dodge")
    hush(match)
    assert lives(match) == [3, 0, 2, 3]
    commit(match, "* target 1", "A ricochet", "B pass", "* gringo G1 winchester", "* gringo G2 revolver")
    hush(match)
    assert lives(match) == [3, 0, 1, 2]


def test_n4_a_gringo_is_called_by_its_sign() -> None:
    match = sit(2, "option gringos: 2", "lives: B=0")
    named = Words(match.rules, "it", {0: "Ada"})
    assert named.action(1, 0 + match.rules.verbs.verbs[2].base + 70) == "Fai il tifo per G1: Ricarica"
    assert refused(match, "B cheer G1 reload") == ""
