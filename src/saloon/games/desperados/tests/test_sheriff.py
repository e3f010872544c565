"""Chapter H: the sheriff's hidden move."""

from __future__ import annotations

from saloon.games.desperados.board import DECK, TOWNS
from saloon.games.desperados.rules.sheriff import sheriff_may_lay
from saloon.games.desperados.tests.table import act, at, clock, confirm, lay, seen, told, true, why
from saloon.games.desperados.verbs import EXCHANGE, SHERIFF_FAR, SHERIFF_NOT_STUCK, SHERIFF_SPENT
from saloon.kernel import flow
from saloon.kernel.match import Match


def test_h1_one_card_in_every_move_and_the_pawn_stays() -> None:
    match = at()
    match.play("A lay winslow")
    assert why(match, "A lay flagstaff") == "DES-H1 one_card"
    s = true(match)
    assert (s.pawn[0], s.at[0]) == (TOWNS.index("prescott"), TOWNS.index("winslow"))
    assert s.card(0, 1) == TOWNS.index("winslow")
    confirm_all(match)
    assert why(match, "A lay flagstaff") == "DES-H1 one_card"


def confirm_all(match: Match) -> None:
    for word in ("B lay saloon", "C lay saloon"):
        match.play(word)
    confirm(match)


def test_h2_h3_next_door_or_the_saloon() -> None:
    match = at()
    assert why(match, "A lay taos") == "DES-H2 far"
    assert why(match, "A lay prescott") == "DES-H3 here"
    lays = [word for word in match.legal("A") if word.startswith("lay")]
    assert lays == ["lay winslow", "lay flagstaff", "lay phoenix", "lay saloon"]


def test_h3_the_saloon_is_to_stay() -> None:
    match = at()
    match.play("A lay saloon")
    assert true(match).at[0] == TOWNS.index("prescott")


def test_h4_a_card_laid_is_not_in_hand_until_the_turn_ends() -> None:
    match = at()
    lay(match, "saloon")
    act(match)
    assert why(match, "A lay saloon") == "DES-H4 spent"
    lay(match, "winslow")
    act(match)
    lay(match, "prescott")
    act(match)
    assert true(match).at[0] == TOWNS.index("prescott")
    assert why(match, "A lay winslow") == "DES-H4 spent"
    assert why(match, "A lay prescott") == "DES-H3 here"
    clock(match, 2)
    assert true(match).hand[0] == DECK


def test_h5_the_marker_only_when_nothing_else_can_be_laid() -> None:
    match = at()
    assert why(match, "A lay stuck") == "DES-H5 not_stuck"
    town = TOWNS.index("taos")
    assert sheriff_may_lay(1 << TOWNS.index("gallup"), town, 20) == 0
    assert sheriff_may_lay(1 << TOWNS.index("durango"), town, 20) == SHERIFF_NOT_STUCK
    assert sheriff_may_lay(0, town, TOWNS.index("durango")) == SHERIFF_SPENT
    assert sheriff_may_lay(0, town, TOWNS.index("gallup")) == SHERIFF_FAR


def test_h6_who_is_stuck_stays_stuck() -> None:
    """A row no sheriff of ours can lay, as every town has three roads: only for the sake of the rule."""
    match = at("lost: B=roswell,lincoln,tombstone,silver_city")
    lay(match, "saloon", B="saloon")
    act(match)
    for sheriff in ("winslow", "globe", "tucson", "phoenix"):
        match.play(f"A lay {sheriff}")
        assert match.legal("B") == ["lay stuck", "concede"]
        match.play("B lay stuck")
        assert match.legal("B") == ["confirm", "concede"]
        match.play(f"C {match.fallback('C')}")
        confirm(match)
        act(match)
    assert true(match).at[1] == TOWNS.index("el_paso")
    assert true(match).turn == 2


def test_h7_the_card_is_secret_and_final() -> None:
    match = at()
    heard = match.play("A lay winslow")
    assert told(heard, "sheriff_card") == [[TOWNS.index("winslow")]]
    assert [(event.kind.name, event.audience & 7) for event in heard] == [
        ("sheriff_laid", 6),
        ("sheriff_card", 1),
    ]
    assert why(match, "A exchange phoenix") == "DES-H7 card_final"
    laid = [seen(match, viewer)["seats"][0]["laid"] for viewer in ("A", "B", "watcher")]
    assert laid == [["winslow"], [None], [None]]


def test_h8_with_the_option_he_may_exchange_it_until_the_outlaws_step_closes() -> None:
    match = at(options="sheriff_may_change_card=yes")
    assert why(match, "A exchange phoenix") == "DES-R3 not_now"
    lay(match, "saloon")
    assert why(match, "A exchange phoenix") == "DES-H8 too_late"
    act(match)
    match.play("A lay winslow")
    assert match.legal("A") == [f"exchange {town}" for town in ("winslow", "flagstaff", "phoenix")] + [
        "concede"
    ]
    assert why(match, "A exchange saloon") == "DES-H4 spent"
    assert why(match, "A exchange taos") == "DES-H2 far"
    assert why(match, "A exchange prescott") == "DES-H3 here"
    assert why(match, "A send 1 winslow") == "DES-D5 card_lies"
    before = match.view("B"), match.view("watcher")
    heard = match.play("A exchange phoenix")
    assert [(event.kind.name, event.audience) for event in heard] == [("exchanged", 1)]
    assert (match.view("B"), match.view("watcher")) == before
    s = true(match)
    assert (s.at[0], s.card(0, 2)) == (TOWNS.index("phoenix"), TOWNS.index("phoenix"))
    assert s.hand[0] == DECK & ~(1 << TOWNS.index("phoenix")) & ~(1 << 19)
    assert match.play("A exchange phoenix") == []
    assert flow.fallback(match.state, 0) == EXCHANGE.of(TOWNS.index("phoenix"))
    match.play("B lay roswell")
    match.play("C lay roswell")
    confirm(match)
    assert match.waiting("B") == ["B", "C"]


def test_h8_a_window_never_holds_the_table_up() -> None:
    match = at(options="sheriff_may_change_card=yes")
    match.play("A lay winslow")
    assert match.waiting() == ["B", "C"]
    assert match.waiting("A") == ["B", "C"]


def test_h9_the_sheriff_never_loses_a_card() -> None:
    match = at("pawn: A=taos B=cimarron C=cimarron")
    lay(match, "cimarron", B="saloon", C="taos")
    act(match)
    heard = clock(match, 4)
    assert told(heard, "arrested")
    assert true(match).lost[0] == 0
    assert true(match).hand[0] == DECK
