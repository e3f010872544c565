"""Rules as text: one clause, the whole, piece by piece, in both languages."""

from __future__ import annotations

import pytest

from saloon.kernel import catalogue, rulebook
from saloon.kernel.errors import SaloonError
from saloon.kernel.words import LANGUAGES

TITLES = catalogue.titles()


@pytest.mark.parametrize("title", TITLES)
def test_every_language_defines_the_same_clauses_in_the_same_order(title: str) -> None:
    for language in LANGUAGES:
        assert list(rulebook.clauses(title, language)) == list(rulebook.clauses(title))


@pytest.mark.parametrize("title", TITLES)
def test_every_language_tells_them_in_its_own_words(title: str) -> None:
    english, italian = rulebook.clauses(title), rulebook.clauses(title, "it")
    assert not [rule for rule, said in english.items() if said == italian[rule]]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pieces_hold_every_clause_once_and_lose_no_word(title: str, language: str) -> None:
    pieces = rulebook.blocks(title, language)
    ids = [rule for piece in pieces for rule in piece.ids if rule]
    assert ids == list(rulebook.clauses(title, language))
    kept = " ".join(piece.text + " ".join(" ".join(row) for row in piece.rows) for piece in pieces)
    kept = " ".join([kept, *ids])
    lost = set(rulebook.text(title, language).replace("|", " ").split()) - set(kept.replace("|", " ").split())
    assert not [word for word in lost if any(letter.isalpha() for letter in word) and "**" not in word]


def test_a_clause_is_found_with_and_without_its_prefix_and_in_italian() -> None:
    assert rulebook.clause("standoff", "c2") == rulebook.clause("standoff", "[STD-C2]")
    assert "banda" in rulebook.clause("standoff", "C2", "it")


def test_a_clause_that_is_not_there_names_one_that_is() -> None:
    with pytest.raises(SaloonError, match="standoff has no rule 'STD-C9'"):
        rulebook.clause("standoff", "STD-C9")


def test_a_table_and_a_nested_list_keep_their_shape() -> None:
    pieces = rulebook.blocks("fast_west")
    table = next(piece for piece in pieces if "FW-M1" in piece.ids)
    assert len({len(row) for row in table.rows}) == 1
    assert table.rows[0][0] == "#"
    assert table.ids[:2] == ["", "FW-M1"]
    assert any(piece.kind == "item" and piece.level == 1 for piece in pieces)
