"""Table options and seats: checked once, with one clear sentence."""

import pytest

from saloon.kernel import catalogue
from saloon.kernel.errors import Illegal, SaloonError
from saloon.kernel.match import Match
from saloon.kernel.options import Option, Preset, check_seats, nearest, preset, read_options, spoken
from saloon.kernel.verbs import numbers, words

RULES = catalogue.load("standoff")


def test_defaults_fill_what_is_left_out() -> None:
    assert read_options(RULES, {}) == [2, 0, 20]
    assert read_options(RULES, {"rounds": "7"}) == [2, 0, 7]
    assert read_options(RULES, {"teams": "TWO", "lives": " 5 "}) == [5, 1, 20]


def test_a_preset_is_a_bundle_that_single_options_override() -> None:
    assert read_options(RULES, {"preset": "gangs"}) == [2, 1, 20]
    assert read_options(RULES, {"preset": "gangs", "lives": "1"}) == [1, 1, 20]
    assert read_options(RULES, {"preset": "gangs", "teams": "none"}) == [2, 0, 20]
    assert preset(RULES, "gangs").values == {"teams": "two"}


def test_options_as_words() -> None:
    assert spoken(RULES, [2, 0, 20]) == {}
    assert spoken(RULES, [2, 1, 3]) == {"teams": "two", "rounds": "3"}
    assert spoken(RULES, [2, 0, 20], all_of_them=True) == {"lives": "2", "teams": "none", "rounds": "20"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"live": "2"}, "standoff has no option 'live' (did you mean 'lives'?): it has lives, teams, rounds"),
        ({"": "2"}, "standoff has no option ''"),
        ({"lives": "0"}, "option lives cannot be '0': choose 1, 2, 3, 4, 5"),
        ({"lives": "six"}, "option lives cannot be 'six'"),
        ({"rounds": "51"}, "option rounds cannot be '51': choose 1 to 50"),
        ({"teams": "yes"}, "option teams cannot be 'yes': choose none, two"),
        ({"preset": "mob"}, "standoff has no preset 'mob': it has gangs"),
    ],
)
def test_wrong_options_are_refused(given: dict[str, str], message: str) -> None:
    with pytest.raises(SaloonError) as wrong:
        read_options(RULES, given)
    assert message in str(wrong.value)


@pytest.mark.parametrize(
    ("text", "value"), [("yes", 1), ("on", 1), ("TRUE", 1), ("no", 0), ("off", 0), ("False", 0)]
)
def test_flags_have_other_names(text: str, value: int) -> None:
    assert Option("wind", words("flag", ["no", "yes"]), "no", "T-A1", "house").value(text) == value


def test_a_value_comes_before_another_name_for_a_flag() -> None:
    assert Option("lamp", words("lamp", ["off", "dim", "on"]), "off", "T-A1", "house").value("on") == 2


def test_options_of_another_length_are_no_options() -> None:
    with pytest.raises(ValueError, match="zip"):
        spoken(RULES, [2, 0])


def test_many_choices_are_shortened() -> None:
    assert Option("years", numbers("count", 1, 8), "1", "T-A1", "house").choices() == "1, 2, 3, 4, 5, 6, 7, 8"
    assert Option("years", numbers("count", 1, 9), "1", "T-A1", "house").choices() == "1 to 9"


@pytest.mark.parametrize("seats", [2, 6])
def test_the_fewest_and_the_most_seats_are_welcome(seats: int) -> None:
    check_seats(RULES, seats)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 1000])
def test_seats_out_of_range_are_refused(seats: int) -> None:
    with pytest.raises(SaloonError, match=f"^standoff is for 2 to 6 seats, not {seats}$"):
        check_seats(RULES, seats)
    with pytest.raises(SaloonError, match="2 to 6 seats"):
        Match.new("standoff", seats=seats)


def test_seats_that_do_not_fit_the_options_are_refused_by_their_clause() -> None:
    with pytest.raises(Illegal) as wrong:
        Match.new("standoff", seats=3, options={"teams": "two"})
    assert str(wrong.value) == "Two gangs need an even number of seats. [STD-S2]"
    assert wrong.value.refusal.rule == "STD-S2"


def test_nearest() -> None:
    assert nearest("rond", ["lives", "rounds"]) == " (did you mean 'rounds'?)"
    assert nearest("round", ["rounds", "rounded", "around"]) == " (did you mean 'rounds'?)"
    assert nearest("xyz", ["lives", "rounds"]) == ""
    assert nearest("xyz", []) == ""


def test_a_preset_can_say_what_is_different_for_so_many_seats() -> None:
    even = Preset("even", {"lives": "3", "rounds": "9"}, {4: {"lives": "1"}})
    assert even.at(3) == {"lives": "3", "rounds": "9"}
    assert even.at(4) == {"lives": "1", "rounds": "9"}


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"rounds": "51"}, "l'opzione rounds non può essere «51»: scegli da 1 a 50"),
        ({"live": "2"}, "standoff non ha un'opzione «live» (volevi dire «lives»?): ha lives, teams, rounds"),
        ({"preset": "mob"}, "standoff non ha un gruppo di opzioni «mob»: ha gangs"),
    ],
)
def test_a_wrong_wish_is_told_in_the_language_of_whoever_wishes(given: dict[str, str], told: str) -> None:
    with pytest.raises(SaloonError) as wrong:
        read_options(RULES, given)
    assert wrong.value.told("it") == told
    assert wrong.value.told("en") == str(wrong.value) != told
