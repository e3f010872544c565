"""A real house, a real browser. All of it runs in one worker, so that pages do not starve one another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.e2e.browser import Invite, Visitor, chromium, launch
from tests.e2e.standing import House

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))


# Of a module and not of the session: while Playwright is up, no other test could run a loop of its own.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    one = launch(playwright)
    yield one
    one.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    chromium()  # Where there is none, no house need open.
    one = House(tmp_path_factory.mktemp("house"))
    one.open()
    yield one
    one.close()


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """People who come in; whatever went wrong in a page of theirs fails the test."""
    guests: list[Visitor] = []

    def come(
        size: tuple[int, int] = (1280, 800),
        lang: str = "en",
        theme: Any = "light",
        motion: Any = "reduce",
        named: bool = False,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="it-IT" if lang == "it" else "en-GB",
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=size[0] < 500,
            is_mobile=size[0] < 500,
        )
        guests.append(Visitor(context, house.named if named else house.url))
        return guests[-1]

    yield come
    faults = [fault for guest in guests for fault in guest.faults]
    for guest in guests:
        guest.context.close()
    assert faults == []


@pytest.fixture
def visitor(invite: Invite) -> Visitor:
    """One person at a desk."""
    return invite()
