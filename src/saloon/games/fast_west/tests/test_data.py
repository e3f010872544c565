"""Chapter O: components, data and options."""

import re
from pathlib import Path

import pytest

from saloon.games.fast_west import board
from saloon.games.fast_west.game import RULES
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import read_options

TITLE = Path(board.__file__).parent


def test_o1_the_box() -> None:
    assert board.SETS * board.CARDS_OF_A_SET == board.ACTION_CARDS == 80
    assert len(board.TARGETS) == 16
    assert len(board.IDENTITIES) == 14


def test_o2_a_set_is_one_of_each_card_and_the_bullet_counter() -> None:
    assert [card.name for card in board.CARDS] == [
        "reload",
        "dodge",
        "revolver",
        "winchester",
        "dynamite",
        "ricochet",
        "miscalculation",
    ]
    assert 1 + len(board.CARDS) == board.CARDS_OF_A_SET
    assert all(board.GRINGO_DECK.count(card) <= board.SETS_OF_A_GRINGO for card in range(7))


def test_o3_the_sixteen_target_cards() -> None:
    pairs = [(board.EVENT_NAMES[one.event], board.ARROWS[one.arrow]) for one in board.TARGETS]
    assert len(set(pairs)) == 16
    arrows_of = {name: [arrow for event, arrow in pairs if event == name] for name in board.EVENT_NAMES}
    assert arrows_of == {
        "tumbleweed": ["left", "right", "both", "crossed"],
        "priest": ["left", "crossed"],
        "close_quarters": ["right", "both"],
        "open_field": ["left", "both"],
        "barrel": ["right", "crossed"],
        "rain": ["both", "crossed"],
        "flashback": ["left", "right"],
    }


def test_o4_hearts_and_where_each_identity_comes_from() -> None:
    two = [one.name for one in board.IDENTITIES if one.hearts == 2]
    assert two == ["ninja", "stunt_double", "two_gun"]
    assert {one.hearts for one in board.IDENTITIES} == {2, 3}
    printed = [one.name for one in board.IDENTITIES if "printed" in one.source]
    assert printed == ["cheat", "ninja"]
    sources = [one.source for one in board.IDENTITIES] + [card.source for card in board.CARDS]
    assert all("printed" in source or "house" in source for source in sources)


def test_o5_costs_and_damage_are_data() -> None:
    assert board.COST == [0, 0, 1, 2, 5, 0, 2]
    assert board.DAMAGE == [0, 0, 1, 1, 2, 0, 0]
    assert (board.LIVES, board.FIRST_BULLETS, board.MOST_BULLETS) == (3, 1, 5)
    for path in (TITLE / "rules").glob("*.py"):
        code = re.sub(r'""".*?"""|#.*', "", path.read_text(encoding="utf-8"), flags=re.S)
        assert not re.findall(r"(?<![\w.])(?:[3-9]|1[0-9])(?![\w.])", code), path.name


@pytest.mark.parametrize(
    ("name", "default", "values"),
    [
        ("gringos", "recommended", ["recommended", "0", "1", "2"]),
        ("banned_cards", "refuse", ["refuse", "dud"]),
        ("dodge_scope", "all", ["all", "one"]),
        ("cheat_redirect", "always", ["always", "crossed"]),
        ("show_identity_of_eliminated", "yes", ["no", "yes"]),
        ("turn_limit", "100", [str(n) for n in range(20, 301)]),
        ("reveal_pause_s", "3", [str(n) for n in range(2, 11)]),
        ("duel", "no", ["no", "2", "3", "4"]),
    ],
)
def test_o6_the_table_options(name: str, default: str, values: list[str]) -> None:
    option = next(option for option in RULES.options if option.name == name)
    assert option.default == default
    assert option.domain.tokens == values
    with pytest.raises(SaloonError, match=name):
        read_options(RULES, {name: "something else"})
