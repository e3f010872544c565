"""What each step asks of whom, what it offers, and what it says to those it does not ask."""

from __future__ import annotations

import pytest

from saloon.games.desperados.board import TOWNS
from saloon.games.desperados.rules import sheriff
from saloon.games.desperados.rules.ending import EndOfTurn
from saloon.games.desperados.rules.shared import Shared
from saloon.games.desperados.state import MIDDLE_LOT, MIXED_LOT
from saloon.games.desperados.tests.table import TAOS_ROBBED, act, at, confirm, lay, seen, told, true, why
from saloon.games.desperados.verbs import LAY
from saloon.kernel import flow, notation
from saloon.kernel.core import EVERYONE
from saloon.kernel.match import Match
from saloon.kernel.options import read_options
from saloon.kernel.rng import FastRng
from saloon.kernel.verbs import SEAT_LETTERS


def asks(match: Match) -> dict[str, str]:
    """What the step on top asks of every seat."""
    top = match.state.stack[-1]
    return {SEAT_LETTERS[seat]: top.asks(match.state, seat) for seat in range(match.seats)}


def menu(match: Match, letter: str) -> list[str]:
    """What the step shows a seat, the greyed included, without the speaker."""
    seat = SEAT_LETTERS.index(letter)
    found = match.state.stack[-1].menu(match.state, seat)
    return [notation.say(match.rules, seat, action)[2:] for action in found]


LAW_FIRST = ["pawn: A=- B=- C=-", "deputies:", "step place_law"]


def laying() -> Match:
    """The sheriff has nothing on the table yet."""
    return at(*LAW_FIRST)


def test_s12_first_the_pawn_then_the_deputies() -> None:
    match = laying()
    assert asks(match) == {"A": "place", "B": "waits", "C": "waits"}
    match.play("A place taos")
    assert asks(match) == {"A": "post", "B": "waits", "C": "waits"}


def test_s13_a_town_then_a_word_that_it_stays() -> None:
    match = at("pawn: B=- C=-", "step choose_start")
    assert asks(match) == {"A": "waits", "B": "start", "C": "start"}
    match.play("B start taos")
    assert asks(match) == {"A": "waits", "B": "start_confirm", "C": "start"}


def test_s13_another_town_may_be_any_but_the_one_chosen() -> None:
    match = at("pawn: B=- C=-", "step choose_start")
    match.play("B start durango")
    assert match.legal("B") == [f"start {town}" for town in TOWNS if town != "durango"] + [
        "confirm",
        "concede",
    ]


def test_r3_a_move_asks_the_sheriff_then_cards_then_deeds() -> None:
    match = at()
    assert asks(match) == {"A": "sheriff_move", "B": "waits", "C": "waits"}
    match.play("A lay saloon")
    assert asks(match) == {"A": "waits", "B": "card", "C": "card"}
    match.play("B lay saloon")
    assert asks(match) == {"A": "waits", "B": "card_confirm", "C": "card"}
    match.play("C lay saloon")
    confirm(match)
    assert asks(match) == {"A": "waits", "B": "act", "C": "act"}


def test_h8_who_may_exchange_is_told_so() -> None:
    match = at(options="sheriff_may_change_card=yes")
    match.play("A lay winslow")
    assert asks(match) == {"A": "exchange", "B": "card", "C": "card"}
    assert menu(match, "A") == [f"exchange {card}" for card in (*TOWNS, "saloon", "stuck")]
    assert menu(match, "B") == [f"lay {card}" for card in (*TOWNS, "saloon", "stuck")] + ["confirm"]


def test_v1_v2_verification_asks_nobody() -> None:
    poker = at(
        "move: 5",
        "pawn: C=cimarron",
        "proved: C1=cimarron",
        "robberies: poker/cimarron/1/1/C",
        "disc: C=1",
        "coaches: cimarron -",
        "laid: A1=saloon@* A2=winslow@A A3=globe@A A4=tucson@A A5=phoenix@A C1=saloon@* C2=taos@BC "
        "C3=durango@BC C4=shiprock@BC C5=gallup@BC B1=roswell@* B2=saloon@BC B3=lincoln@BC "
        "B4=albuquerque@BC B5=socorro@BC",
        "step round",
        "  coming: checked",
        "step verification",
        "  number: 1",
        "  taking: 1",
        "  checked: 1",
    )
    assert flow.chance(poker.state) is not None
    assert asks(poker) == {"A": "waits", "B": "waits", "C": "waits"}
    assert poker.waiting() == []


def test_e3_a_refill_asks_nobody() -> None:
    match = at(
        "turn: 2",
        "move: 5",
        "coaches: cimarron durango",
        "pile: 1400 1700 2000 2900 3200",
        "bank: santa_fe=0@- gallup=2300@A flagstaff=800@A tucson=2600@A el_paso=1100@A",
        "bank_lot: santa_fe=- gallup=first flagstaff=first tucson=first el_paso=first",
        "loot: 2/bank/santa_fe/500/first/*",
        "looted: santa_fe",
        "step round",
        "  coming: move",
        "step end_of_turn",
    )
    assert type(match.state.stack[-1]).__name__ == "EndOfTurn"
    assert asks(match) == {"A": "waits", "B": "waits", "C": "waits"}


def test_d2_h2_the_sheriff_is_shown_every_ride_and_every_card() -> None:
    match = at("deputies: taos gallup")
    rides = [word for word in match.legal("A") if word.startswith("send")]
    assert menu(match, "A") == rides + [f"lay {card}" for card in (*TOWNS, "saloon", "stuck")]


def test_d3_two_that_rode_have_both_ridden() -> None:
    match = at("deputies: taos gallup")
    match.play("A send 1 santa_fe")
    match.play("A send 2 winslow")
    assert why(match, "A send 1 taos") == why(match, "A send 2 gallup") == "DES-D3 deputy_rode_already"
    assert not [word for word in match.legal("A") if word.startswith("send")]


def test_r3_the_sheriff_is_not_asked_for_the_outlaws_words() -> None:
    match = at(options="sheriff_may_change_card=yes")
    match.play("A lay winslow")
    assert why(match, "A exchange saloon") == ""
    assert why(match, "A confirm") == "DES-R3 not_asked"
    plain = at()
    plain.play("A lay winslow")
    assert why(plain, "A confirm") == "DES-R3 not_asked"


def test_r3_an_outlaw_is_not_told_the_sheriffs_reasons() -> None:
    """Whoever is no sheriff and not asked hears only that: here the sheriff's move is on."""
    match = at()
    assert why(match, "B send 1 winslow") == "DES-R3 not_asked"
    assert why(match, "B exchange saloon") == "DES-R3 not_asked"
    assert why(match, "B confirm") == "DES-R3 not_asked"


@pytest.mark.parametrize("card", ["taos", "saloon", "gallup"])
def test_h8_an_exchanged_first_card_gives_back_what_lay(card: str) -> None:
    """From the pawn's town, not from where the first card led."""
    match = at("pawn: A=durango", options="sheriff_may_change_card=yes")
    match.play("A lay shiprock")
    if card == "gallup":
        assert why(match, "A exchange gallup") == "DES-H2 far"
        return
    match.play(f"A exchange {card}")
    s = true(match)
    assert s.hand[0] >> TOWNS.index("shiprock") & 1
    assert TOWNS[s.at[0]] == ("durango" if card == "saloon" else card)
    assert "exchange albuquerque" in match.legal("A")


def test_h8_exchanged_for_the_saloon_he_stands_where_the_card_before_led() -> None:
    match = at(options="sheriff_may_change_card=yes")
    lay(match, "winslow")
    act(match)
    match.play("A lay globe")
    match.play("A exchange saloon")
    assert TOWNS[true(match).at[0]] == "winslow"
    for word in ("B lay roswell", "C lay roswell"):
        match.play(word)
    confirm(match)
    act(match)
    assert "lay gallup" in match.legal("A")
    assert why(match, "A lay tucson") == "DES-H2 far"


def test_b3_b6_no_disc_no_target() -> None:
    """An outlaw whose disc lies elsewhere is offered no robbery, though there is a tile."""
    match = at("pawn: B=roswell C=roswell", TAOS_ROBBED.replace("roswell", "roswell,taos"))
    lay(match, "saloon")
    act(match, B="rob poker")
    lay(match, "winslow", B="cimarron")
    assert [word for word in match.legal("B") if word.startswith("rob")] == []
    assert why(match, "B rob poker") == "DES-B3 disc_placed"


def test_p4_a_second_look_takes_nothing_from_the_sheriff() -> None:
    """He goes on knowing the tile that the team has peeked at."""
    match = at()
    lay(match, "saloon")
    act(match, B="peek")
    assert seen(match, "A")["banks"][4]["value"] == 1100
    assert seen(match, "B")["banks"][4]["value"] == 1100


def test_s2_the_last_seat_may_be_the_sheriffs() -> None:
    match = Match.new("desperados", 3, {"sheriff_seat": "3"}, seed="star")
    assert true(match).sheriff == 2
    assert match.rules.may_sit(3, read_options(match.rules, {"sheriff_seat": "3"})) == 0
    assert match.rules.may_sit(3, read_options(match.rules, {"sheriff_seat": "4"})) != 0


def test_t1_the_first_seat_may_be_an_outlaw() -> None:
    """Seat A sees the gang's cards and whom the table waits for, like any other of them."""
    match = Match.new("desperados", 3, {"sheriff_seat": "3"}, seed="star")
    match.play("C place taos")
    match.play("C post taos")
    match.play("C post taos")
    match.play("B start gallup")
    match.play("B confirm")
    assert match.waiting("A") == ["A"]
    assert match.waiting("C") == match.waiting("watcher") == ["A", "B"]
    assert seen(match, "A")["steps"][-1]["choices"] == [None, "gallup", None]
    assert seen(match, "C")["steps"][-1]["choices"] is None


def test_r6_a_closed_step_waits_for_nobody() -> None:
    match = at()
    match.play("A lay saloon")
    step = match.state.stack[-1]
    assert isinstance(step, Shared)
    for word in ("B lay saloon", "C lay saloon", "B confirm"):
        match.play(word)
    s = true(match)
    twin = step.copy()
    assert isinstance(twin, Shared)
    assert twin.shown(s, 0) == twin.shown(s, -1) == s.gang
    for seat in (1, 2):
        if not twin.done >> seat & 1:
            twin.confirm(s, seat)
    assert twin.shown(s, 0) == twin.shown(s, 1) == 0


def test_w5_the_table_hears_which_side_gave_up() -> None:
    match = at()
    match.play("B concede")
    assert told(match.play("C concede"), "conceded") == [[1]]
    assert told(at().play("A concede"), "conceded") == [[0]]


def test_w6_an_opened_tile_keeps_its_place_in_the_pile() -> None:
    """Hidden loot is opened for everybody; what it was dealt from stays written."""
    taken = [3200, 2900, 2000, 1700, 1400]
    match = at(
        "loot: " + " ".join(f"1/bank/taos/{value}/middle/ABC" for value in taken),
        "pile:",
        "turn: 2",
        "coaches: cimarron durango",
        options="hidden_loot=yes",
    )
    lots = [tile.lot for tile in true(match).loot]
    match.play("A concede")
    assert [(tile.known, tile.lot) for tile in true(match).loot] == [(EVERYONE, lot) for lot in lots]
    assert len(lots) == 5


def test_h7_without_the_option_the_sheriff_has_nothing_to_say() -> None:
    match = at()
    match.play("A lay winslow")
    assert match.legal("A") == ["concede"]


def test_h8_the_saloon_is_among_what_he_may_exchange_for() -> None:
    match = at(options="sheriff_may_change_card=yes")
    match.play("A lay winslow")
    assert match.legal("A") == [
        *[f"exchange {card}" for card in ("winslow", "flagstaff", "phoenix", "saloon")],
        "concede",
    ]


def test_h2_the_words_for_a_hand_are_those_of_its_cards() -> None:
    """Worked out anew, not remembered from another table."""
    sheriff.LAYS.clear()
    found = {mask: [LAY.arg(word, 0) for word in sheriff.lays(mask)] for mask in (0b1011, 1 << 19, 0)}
    assert found == {0b1011: [0, 1, 3], 1 << 19: [19], 0: [20]}
    assert sheriff.lays(0b1011) is sheriff.lays(0b1011)


def test_r6_in_a_drawn_world_who_is_done_has_confirmed() -> None:
    """Also where the first seat is an outlaw."""
    match = Match.new("desperados", 3, {"sheriff_seat": "3"}, seed="star")
    for word in ("C place taos", "C post taos", "C post taos", "B start gallup", "B confirm"):
        match.play(word)
    for number in range(30):
        world = match.rules.redetermine(match.state, 2, FastRng(number))
        step = world.stack[-1]
        assert isinstance(step, Shared)
        assert step.done == sum(1 << seat for seat in step.confirmed)


def test_e3_e4_a_pile_that_just_suffices_is_no_mixed_refill() -> None:
    s = true(at())
    s.pile, s.looted = [1400, 1700], 0b11
    step = EndOfTurn(1, 0, [], MIDDLE_LOT)
    step.draw(s)
    assert (step.lot, step.taken, step.filling, s.bottom) == (MIDDLE_LOT, [], 0b11, 2)
    s.looted = 0b111
    step.draw(s)
    assert (step.lot, step.taken, s.bottom) == (MIXED_LOT, [1400, 1700, 2000], 1)
