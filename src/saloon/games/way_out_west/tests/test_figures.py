"""What is printed on the board for clients that draw it."""

from saloon.games.way_out_west.board import BOX_TOKENS
from saloon.kernel import flow
from saloon.kernel.card import card
from saloon.kernel.core import ARCHIVE, seats_in
from saloon.kernel.match import Match
from saloon.kernel.rng import FastRng
from saloon.kernel.telling import happening
from saloon.kernel.words import Words

FIGURES = card("way_out_west", "en").figures


def test_o8_every_box_has_a_price_and_the_special_actions_are_free() -> None:
    prices = FIGURES["prices"]
    assert list(prices) == BOX_TOKENS
    assert (prices["cattle"], prices["cowboys"], prices["build_jail"], prices["build_train"]) == (1, 1, 3, 20)
    assert {prices[box] for box in ("move_cowboys_4", "move_cattle", "gunfight", "farmer")} == {0}


def test_the_printed_price_is_the_one_paid() -> None:
    match = Match.new("way_out_west", 4, seed="figures")
    words, rng = Words(match.rules, "en"), FastRng(3)
    while not match.over:
        seat = seats_in(flow.pending(match.state))[0]
        match.put(seat, match.rules.choose(match.state, seat, rng))
    told = [happening(event, 0, words) for entry in match.log for event in entry.told(ARCHIVE)]
    built = [one.args for one in told if one.kind == "built"]
    assert len(built) > 5
    assert all(one["dollars"] == FIGURES["prices"][f"build_{one['kind']}"] for one in built)


def test_e1_paydays_are_every_third_space_up_to_the_last() -> None:
    assert FIGURES["paydays"] == [3, 6, 9, 12]
    assert FIGURES["spaces"] == 12
    assert [FIGURES["start"][seats] for seats in (3, 4, 5)] == [1, 4, 4]
