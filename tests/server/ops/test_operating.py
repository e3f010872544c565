"""Health, figures, logs: what whoever runs the house sees."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families

from saloon.kernel.errors import SaloonError
from saloon.server.ops import logs
from tests.server.people.test_accounts import problem
from tests.server.playing import Seated, table_of
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as one:
        yield one


def figures(house: Running) -> dict[str, float]:
    text = house.visitor().get("/metrics").text
    found = text_string_to_metric_families(text)
    return {sample.name: sample.value for family in found for sample in family.samples if not sample.labels}


def test_a_house_that_is_up_says_so(house: Running) -> None:
    assert house.visitor().get("/health").json()["status"] == "ok"
    answer = house.visitor().get("/ready")
    assert (answer.status_code, answer.json()["why"]) == (200, [])


def test_a_closing_house_is_not_ready_but_healthy(house: Running) -> None:
    house.house.draining = True
    try:
        answer = house.visitor().get("/ready")
        assert (answer.status_code, answer.json()["why"]) == (503, ["closing"])
        assert house.visitor().get("/health").status_code == 200
    finally:
        house.house.draining = False


def test_figures_count_sockets_tables_and_words(house: Running) -> None:
    ada = house.guest("Figures Ada")
    before = figures(house)
    seated = Seated(house, ada, table_of(ada, hot_seat=True), seat=0)
    seated.say("duck")
    after = figures(house)
    seated.close()
    assert after["saloon_sockets"] == before["saloon_sockets"] + 1
    assert after["saloon_tables_playing"] == before["saloon_tables_playing"] + 1
    assert after["saloon_commits_total"] > before["saloon_commits_total"]
    assert after["saloon_words_waiting"] == 0
    assert after["process_resident_memory_bytes"] > 0


def test_figures_tell_routes_and_nobodys_name_or_secret(house: Running) -> None:
    house.guest("Figures Bea")
    house.visitor().get("/api/users/Figures Bea")
    house.visitor().get("/api/channel/SECRETSECRET/off")
    problem(house.visitor().get("/api/users/Figures Nobody"), 404, "no_person")
    text = house.visitor().get("/metrics").text
    assert 'route="/api/users/{name}",status="200"' in text
    assert 'route="/api/users/{name}",status="404"' in text
    assert "Figures" not in text
    assert "SECRET" not in text


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What goes to standard error under the house's own settings; the usual ones come back."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    out = io.StringIO()
    monkeypatch.setattr(sys, "stderr", out)
    logs.configure("info")
    yield out
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_logs_are_json_and_keep_secrets(written: io.StringIO) -> None:
    structlog.get_logger("saloon.test").info("came", token="abc", session_key="def", count=3)
    logging.getLogger("uvicorn.error").warning("from elsewhere")
    logging.getLogger("httpx").info("POST https://hooks.example/secret")
    structlog.get_logger("saloon.test").debug("too fine")
    try:
        raise ValueError("inside")
    except ValueError:
        structlog.get_logger("saloon.test").exception("broke")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["came", "from elsewhere", "broke"]
    assert (lines[0]["token"], lines[0]["session_key"], lines[0]["count"]) == ("...", "...", 3)
    assert lines[0]["level"] == "info"
    assert "ValueError: inside" in lines[2]["exception"]


def test_a_level_that_is_none_is_refused() -> None:
    with pytest.raises(SaloonError, match="SALOON_LOG_LEVEL"):
        logs.configure("loud")


def test_a_whole_visit_leaves_no_secret_in_the_logs(written: io.StringIO, tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ada = house.account("Logged Ada", "a very odd phrase")
        ada.post("/api/login", json={"name": "Logged Ada", "password": "another odd phrase"})
        made = ada.post("/api/me/tokens", json={"name": "x", "scopes": ["read"]}).json()
        table = table_of(ada, hot_seat=True)
        seated = Seated(house, ada, table, seat=0)
        seated.send(t="talk", table=table, room="table", text="a whispered word")
        seated.say("leave")
        seated.until_over()
        seated.close()
        seed = ada.get(f"/api/games/{table}").json()["info"]["seed"]
        cookie = ada.cookies["saloon"]
    text = written.getvalue()
    for secret in ("odd phrase", made["token"], cookie, "whispered", seed):
        assert secret not in text


def test_a_store_that_does_not_answer_is_asked_again_later(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = house.guest("Patient Ada")

    async def silent(work: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as patch:
        patch.setattr(house.house.store, "read", silent)
        assert problem(ada.get("/api/me"), 503, "busy").endswith("in a moment.")
        assert house.visitor().get("/ready").status_code == 503
    assert ada.get("/api/me").status_code == 200
