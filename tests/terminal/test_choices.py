"""Long lists stay short: groups, numbers, words to look for."""

from __future__ import annotations

import pytest

from saloon.kernel import catalogue
from saloon.kernel.words import Words
from saloon.terminal.choices import Choices, Lister

ROOM = 20


@pytest.fixture
def words(bazaar: None) -> Words:
    return Words(catalogue.load("bazaar"))


def actions(words: Words, *lines: str) -> list[int]:
    choices = Choices(words, 0, [], ROOM)
    found = [choices.exact(line) for line in lines]
    return [action for action in found if action is not None]


def all_of(words: Words, name: str) -> list[int]:
    verb = words.rules.verbs.named(name)
    assert verb is not None
    return verb.actions()


def notes(choices: Choices) -> list[str]:
    return [line.note for line in choices.shown]


def test_a_short_list_is_shown_word_for_word(words: Words) -> None:
    legal = actions(words, "bid 99", "bid 100", "pass")
    choices = Choices(words, 0, legal, ROOM)
    assert notes(choices) == ["bid 99", "bid 100", "pass"]
    assert [line.text for line in choices.shown] == ["Bid 99 dollars", "Bid 100 dollars", "Pass"]


def test_a_hundred_bids_are_one_line_that_asks_for_the_number(words: Words) -> None:
    choices = Choices(words, 0, [*all_of(words, "bid"), *all_of(words, "pass")], ROOM)
    assert notes(choices) == ["bid 1..100", "pass"]
    bids = choices.pick("1")
    assert bids is not None
    choices.show(bids.actions, opened=True)
    assert choices.range is not None
    picked = choices.pick("57")
    assert picked is not None
    assert picked.note == "bid 57"
    assert choices.pick("101") is None


def test_nothing_but_bids_asks_for_the_number_at_once(words: Words) -> None:
    choices = Choices(words, 0, all_of(words, "bid"), ROOM)
    assert choices.range is not None
    assert choices.range.text == "bid 1..100"
    assert choices.shown == []


def test_numbers_with_holes_are_told_with_their_holes(words: Words) -> None:
    lister = Lister(words, 0)
    bids = actions(words, *[f"bid {n}" for n in (5, 6, 7, 20, 30, 31)])
    assert lister.group(bids).note == "bid 5..7,20,30..31"
    scattered = actions(words, *[f"bid {n}" for n in range(1, 40, 2)])
    assert lister.group(scattered).note == "bid 1…39"


def test_what_is_barred_is_said_briefly(words: Words) -> None:
    lister = Lister(words, 0)
    assert lister.brief(actions(words, "build bank town1")) == "Build a bank in town1"
    assert (
        lister.brief(actions(words, "build bank town1", "build bank town3")) == "Build a bank in town1, town3"
    )
    assert lister.brief(all_of(words, "bid")) == "Bid … dollars (bid 1..100)"


def test_many_towns_fold_by_kind_and_open(words: Words) -> None:
    choices = Choices(words, 0, [*all_of(words, "build"), *all_of(words, "pass")], ROOM)
    assert notes(choices) == ["build bank,store,stable …", "pass"]
    choices.show(choices.shown[0].actions, opened=True)
    assert notes(choices) == ["build bank …", "build store …", "build stable …"]
    assert choices.shown[1].text == "Build a store in town1, town2, town3, … (20)"
    choices.show(choices.shown[1].actions, opened=True)
    assert len(choices.shown) == 20
    assert choices.shown[6].note == "build store town7"


def test_small_groups_stay_open_beside_folded_ones(words: Words) -> None:
    legal = [*all_of(words, "bid"), *all_of(words, "hint"), *all_of(words, "vote")]
    choices = Choices(words, 0, legal, 7)
    assert notes(choices) == ["bid 1..100", "hint 1", "hint 2", "hint 3", "vote aye", "vote nay"]


def test_no_more_lines_than_there_is_room(words: Words) -> None:
    legal = sorted([*all_of(words, "bid"), *all_of(words, "build"), *all_of(words, "pass")])
    for room in (3, 8, 30, 70):
        lines = Lister(words, 0).fold(legal, room)
        assert len(lines) <= room
        assert sorted(action for line in lines for action in line.actions) == legal


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("build st", 40),  # store and stable
        ("build bank town1", 11),  # town1 and town10 to town19
        ("store town2", 2),
        ("DOLLARS", 99),
        ("pa", 1),
        ("nothing like it", 0),
    ],
)
def test_words_narrow_the_list(words: Words, typed: str, found: int) -> None:
    legal = [*all_of(words, "bid"), *all_of(words, "build"), *all_of(words, "pass")]
    assert len(Choices(words, 0, legal, ROOM).narrow(typed)) == found


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("pas", "pass"),
        ("PASS", "pass"),
        ("pa", None),
        ("bid 10", "bid 10"),
        ("bid", None),
        ("build bank town3", "build bank town3"),
    ],
)
def test_a_beginning_that_can_mean_one_thing_only_means_it(
    words: Words, typed: str, meant: str | None
) -> None:
    legal = [*all_of(words, "bid"), *all_of(words, "build"), *all_of(words, "pass")]
    found = Choices(words, 0, legal, ROOM).meant(typed)
    assert (None if found is None else Lister(words, 0).note(found)) == meant


def test_show_all_lists_every_word(words: Words) -> None:
    choices = Choices(words, 0, all_of(words, "bid"), ROOM)
    choices.show_all()
    assert len(choices.shown) == 100


def test_interrupts_stand_after_the_others() -> None:
    words = Words(catalogue.load("standoff"))
    legal = [*actions(words, "draw B", "duck"), *actions(words, "leave")]
    choices = Choices(words, 0, legal, ROOM)
    assert [line.note for line in choices.aside] == ["leave"]
    assert notes(choices) == ["draw B", "duck", "leave"]


@pytest.mark.parametrize("typed", ["", "0", "4", "-1", "²", "9" * 12, "1.0"])
def test_what_is_no_number_on_the_page_picks_nothing(typed: str) -> None:
    words = Words(catalogue.load("standoff"))
    choices = Choices(words, 0, actions(words, "draw B", "duck", "leave"), ROOM)
    assert choices.pick(typed) is None
