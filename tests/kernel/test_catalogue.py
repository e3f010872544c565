"""The titles of the house, found by walking a folder."""

import pytest

from saloon.kernel import catalogue
from saloon.kernel.core import WATCHER, Rules
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import read_options
from saloon.kernel.position import Form
from saloon.kernel.words import Words


def test_titles_are_found_and_sorted() -> None:
    found = catalogue.titles()
    assert "standoff" in found
    assert found == sorted(found)


@pytest.mark.parametrize("title", catalogue.titles())
def test_every_title_is_whole(title: str) -> None:
    rules = catalogue.load(title)
    assert isinstance(rules, Rules)
    assert rules.title == title
    assert 1 <= rules.fewest <= rules.most <= 10
    assert rules.version >= 1
    assert isinstance(catalogue.form(title), Form)
    view = rules.view(rules.setup(rules.fewest, read_options(rules, {})), WATCHER)
    assert catalogue.board(title)(view, Words(rules))


@pytest.mark.parametrize("name", ["standoff", "Standoff", "  STANDOFF "])
def test_a_title_is_found_however_it_is_written(name: str) -> None:
    assert catalogue.load(name) is catalogue.load("standoff")


@pytest.mark.parametrize(
    "name", ["", "poker", "standof", "../standoff", "standoff.game", "os", "saloon", "stand off", "\x00"]
)
def test_other_titles_are_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(SaloonError, match="the house plays ") as wrong:
        catalogue.load(name)
    assert "\n" not in str(wrong.value)


def test_a_near_miss_is_suggested() -> None:
    with pytest.raises(SaloonError, match=r"no title 'standof' \(did you mean 'standoff'\?\)"):
        catalogue.load("standof")
