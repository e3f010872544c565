"""The bot of the examples, started as a person would start it, at the table of a real house."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, running

SCRIPT = Path(__file__).resolve().parent.parent.parent / "examples" / "house_bot.py"
LONGEST = 300


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as one:
        yield one


def sit(link: str, token: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), link],
        env={**os.environ, "SALOON_TOKEN": token, "NO_PROXY": "*"},
        text=True,
        capture_output=True,
        check=False,
        timeout=LONGEST,
    )


@pytest.mark.parametrize("title", ["standoff", "fast_west"])
def test_a_bot_account_plays_a_whole_game_over_the_socket(house: Running, title: str) -> None:
    ada = house.account(f"Owner of {title}")
    bot = f"Dusty {title}"
    wish = {"name": "a bot", "scopes": ["read", "play"], "bot": bot}
    token = ada.post("/api/me/tokens", json=wish).json()["token"]
    made = ada.post(
        "/api/tables",
        json={"title": title, "seats": 2, "access": "link", "mine": -1, "bots": {"1": "random"}},
    ).json()
    table = made["info"]["id"]
    played = sit(f"{house.url}/t/{table}?key={made['key']}", token)
    assert played.returncode == 0, played.stderr
    info = ada.get(f"/api/tables/{table}").json()
    assert info["status"] == "over"
    assert info["seats"][0]["person"]["name"] == bot
    assert info["seats"][0]["person"]["kind"] == "bot"
    ended = ada.get(f"/api/games/{table}").json()
    assert played.stdout.strip() == ended["ending"]["text"]


def test_a_wrong_token_and_a_wrong_link_are_one_sentence(house: Running) -> None:
    ada = house.account("Owner of nothing")
    token = ada.post("/api/me/tokens", json={"name": "x", "scopes": ["read", "play"]}).json()["token"]
    for link, key in ((f"{house.url}/t/none", token), (f"{house.url}/t/none", "wrong")):
        answer = sit(link, key)
        assert answer.returncode == 1
        assert len(answer.stderr.strip().splitlines()) == 1
