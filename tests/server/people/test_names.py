"""What may be a name, and which two names look alike."""

import pytest

from saloon.server.people import names


@pytest.mark.parametrize(
    "name", ["Ada", "Émile Zola", "Анна", "o'Brien", "Jean-Luc", "K2", "李雷", "Ñandú 7", "ഹരി"]
)
def test_names_of_many_languages_are_names(name: str) -> None:
    assert names.fault(names.tidy(name)) is None


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("A", "name_length"),
        ("A" * 25, "name_length"),
        ("", "name_length"),
        ("42", "name_letters"),
        ("../etc", "name_letters"),
        ("<b>Ada</b>", "name_letters"),
        ("Ada\u202eadA", "name_letters"),
        ("Ada\u200b", "name_letters"),
        ("Ada\x00", "name_letters"),
        ("A" + "\u0301" * 6, "name_letters"),
        ("Ad\u0430", "name_mixed"),
        ("'; DROP TABLE users", "name_letters"),
        (" .", "name_length"),
        ("😀😀😀", "name_letters"),
    ],
)
def test_what_cannot_be_a_name(name: str, key: str) -> None:
    assert names.fault(names.tidy(name)) == key


def test_a_name_is_kept_in_one_form() -> None:
    assert names.tidy("  Ada\t  Lovelace ") == "Ada Lovelace"
    assert names.tidy("\uff21\uff24\uff21") == "ADA"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "Áda"),
        ("Ada L", "ada.l"),
        ("Bill", "Bi1l"),
        ("oscar", "0scar"),
        ("modern", "modem"),
        ("pacco", "\u0440\u0430\u0441\u0441\u043e"),
    ],
)
def test_lookalikes_are_alike(one: str, other: str) -> None:
    assert names.likeness(one) == names.likeness(other)


def test_different_names_are_not_alike() -> None:
    assert len({names.likeness(name) for name in ("Ada", "Adam", "Ida", "Анна", "Ana", "李雷", "李")}) == 7


def test_a_numbered_name_is_still_a_name() -> None:
    assert names.numbered("Ada", 2) == "Ada 2"
    assert names.fault(names.numbered("B" * 24, 12)) is None
