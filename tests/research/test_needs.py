"""What is not installed is named with the extra it comes with."""

import sys

import pytest

from saloon.research.needs import EXTRAS, Missing, need


@pytest.mark.parametrize(("package", "extra"), EXTRAS.items())
def test_a_missing_package_is_one_sentence(monkeypatch: pytest.MonkeyPatch, package: str, extra: str) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(Missing, match=rf"needs {package}.*pip install '\.\[{extra}\]'") as caught:
        need(package)
    assert isinstance(caught.value, ImportError)


def test_a_broken_package_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_part"):
        need("numpy.no_such_part")
