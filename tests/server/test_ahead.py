"""The header that names what a page needs before the browser has found out."""

import json
from pathlib import Path

import pytest

from saloon.server import ahead

BUILT = {
    "index.html": {"file": "assets/index.js", "imports": ["house"]},
    "house": {"file": "assets/house.js", "css": ["assets/house.css"]},
    "odds": {"file": "assets/odds.js", "css": ["assets/odds.css"]},
    "src/pages/front.svelte": {"file": "assets/front.js", "imports": ["house"]},
    "src/pages/table.svelte": {
        "file": "assets/table.js",
        "imports": ["house", "odds"],
        "css": ["assets/table.css"],
    },
    "src/pages/lost.svelte": {"file": "assets/lost.js"},
    "src/locale/it.json": {"file": "assets/it.js"},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(BUILT), encoding="utf-8")
    return tmp_path


def test_a_table_names_its_parts_and_nothing_that_is_there(folder: Path) -> None:
    link = ahead.link(folder, "t/abc", "it")
    for name in ("table.js", "odds.js", "it.js"):
        assert f"</assets/{name}>; rel=modulepreload" in link
    for name in ("table.css", "odds.css"):
        assert f"</assets/{name}>; rel=preload; as=style" in link
    assert "house" not in link
    assert "api" not in link


def test_the_front_page_asks_for_the_titles_as_well(folder: Path) -> None:
    assert "</api/titles?lang=it>; rel=preload" in ahead.link(folder, "", "it")


def test_any_other_address_is_the_page_of_lost_ways(folder: Path) -> None:
    """And only so many answers are kept, whatever is asked for."""
    kept = ahead.needed.cache_info().currsize
    [link] = {ahead.link(folder, f"{n}/x", "it") for n in range(20)}
    assert "lost.js" in link
    assert ahead.needed.cache_info().currsize == kept + 1


def test_a_house_without_a_client_names_nothing(tmp_path: Path) -> None:
    assert ahead.link(tmp_path, "t/abc", "en") == ""
