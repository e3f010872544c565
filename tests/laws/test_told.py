"""Nothing changes without a word of it, in any title; and the law bites."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.state import Standoff
from saloon.kernel import catalogue, flow
from saloon.kernel.core import State
from tests.laws import told
from tests.laws.bite import bites, on_moments
from tests.laws.journeys import moments, title

TABLES = [(name, seats) for name in catalogue.titles() for seats in title(name).counts()]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@given(data=st.data(), seed=st.integers(0, 2**31))
def test_nothing_changes_untold(name: str, seats: int, data: st.DataObject, seed: int) -> None:
    told.law_told(data.draw(moments(name, seats)), seed)


@pytest.mark.skipif(
    not str(flow.__file__).endswith(".py"), reason="nothing can be broken on purpose in the compiled build"
)
def test_a_silent_choice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """That somebody has chosen shows in everybody's view, so it must be told."""
    on_moments(told.law_told)

    def silent(self: Choose, s: State, seat: int, action: int) -> None:
        assert isinstance(s, Standoff)
        self.choices[seat] = action

    monkeypatch.setattr(Choose, "take", silent)
    bites(told.law_told, "is told nothing")
