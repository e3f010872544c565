"""Whatever is thrown at the door: a 4xx with a sentence, never a 5xx, never a look inside."""

import socket
from collections.abc import Iterator
from urllib.parse import quote

import httpx
import pytest
from sqlalchemy import func, select

from saloon.server.store.schema import USERS
from tests.server.playing import duel, table_of
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as one:
        yield one


@pytest.fixture(scope="module")
def ada(house: Running) -> httpx.Client:
    return house.account("Hostile Ada")


def refused(answer: httpx.Response) -> str:
    """A readable reason, and nothing of our inside."""
    assert 400 <= answer.status_code < 500, f"{answer.status_code}: {answer.text[:300]}"
    told = answer.json()
    assert set(told) == {"key", "text", "rule"}
    for inside in ("Traceback", "sqlalchemy", "sqlite", "site-packages", "line "):
        assert inside not in told["text"]
    assert told["text"]
    return str(told["key"])


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"name"',
        b"\xff\xfe\x00",
        b'{"name": 5}',
        b'{"name": null}',
        b'{"name": ["Ada"]}',
        b'{"name": "\\ud800"}',
        b'{"nome": "Ada"}',
        b'{"name": "Ada", "name": {}}',
        b"[" * 50_000,
        b'{"name": ' + b"[" * 5_000 + b"]" * 5_000 + b"}",
        b'{"name": 1e999}',
        b'{"name": "Ada", "lang": 12345678901234567890123456789}',
    ],
)
def test_bodies_that_are_none(house: Running, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    refused(house.visitor().post("/api/guest", content=body, headers=headers))


def test_a_body_that_is_too_long(house: Running, ada: httpx.Client) -> None:
    long = {"name": "x" * 1_000_000}
    assert refused(house.visitor().post("/api/guest", json=long)) == "too_large"
    assert refused(ada.patch("/api/me", json={"settings": {"a": "x" * 1_000_000}})) == "too_large"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"]
)
def test_bodies_of_another_kind(house: Running, kind: str) -> None:
    refused(house.visitor().post("/api/guest", content=b"name=Ada", headers={"Content-Type": kind}))


SQL = [
    "Robert'); DROP TABLE users;--",
    "' OR '1'='1",
    'x" OR 1=1 --',
    "%' UNION SELECT password FROM users--",
]
HTML = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}}",
    "${7*7}",
]


@pytest.mark.parametrize("name", [*SQL, *HTML, "../../etc/passwd", "a\x00b", "a\nb: c", "\u202eevil", "%00"])
def test_names_that_want_something_else(house: Running, name: str) -> None:
    before = house.read(lambda db: db.scalar(select(func.count()).select_from(USERS)))
    answer = house.visitor().post("/api/guest", json={"name": name})
    if answer.status_code == 201:
        assert answer.json()["person"]["name"].isalpha()
    else:
        refused(answer)
    refused(house.visitor().get("/api/users/" + quote(name, safe="")))
    after = house.read(lambda db: db.scalar(select(func.count()).select_from(USERS)))
    assert after - before in (0, 1)


@pytest.mark.parametrize("text", [*SQL, *HTML])
def test_what_people_write_is_kept_as_text_and_given_back_as_text(
    house: Running, ada: httpx.Client, text: str
) -> None:
    bea = house.guest("Hostile Bea")
    table = duel(house, ada, bea, name=text[:60])
    page = bea.get(f"/api/games/{table}")
    assert page.headers["content-type"].startswith("application/json")
    assert page.json()["info"]["name"] == " ".join(text[:60].split())
    settings = {"note": text}
    assert ada.patch("/api/me", json={"settings": settings}).json()["settings"] == settings
    file = bea.get(f"/api/games/{table}/game")
    assert file.headers["content-type"].startswith("text/plain")
    assert file.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/..%2f..%2fetc%2fpasswd",
        "/api/games/%2e%2e/%2e%2e/game",
        "/..%2f..%2f..%2fetc/passwd",
        "/assets/..%2f..%2fsettings.py",
        "/assets/....//....//settings.py",
        "/%00",
        "/api/",
        "/api/nothing",
        "/api/titles/..%2fkernel",
        "/api/titles/os",
        "/api/titles/standoff%00/lesson",
        "/api/titles/__init__/aid",
        "/api/games/" + "x" * 5000,
        "/api/ratings/" + "%F0%9F%98%80" * 100 + "/x",
        "/api/games/x/frames?start=99999999999999999999",
        "/api/games?before=9999999999999999999999-a",
        "/api/games?before=1-%27%20OR%201=1",
    ],
)
def test_paths_that_lead_nowhere(house: Running, path: str) -> None:
    refused(house.visitor().get(path))


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"])
def test_methods_that_are_not_for_this(house: Running, method: str) -> None:
    answer = house.visitor().request(method, "/api/titles")
    assert 400 <= answer.status_code < 500


def test_pages_of_others_change_nothing(house: Running, ada: httpx.Client) -> None:
    for path in ("/api/tables", "/api/me/tokens", "/api/reports", "/api/logout", "/api/play"):
        answer = ada.post(path, json={}, headers={"Origin": "https://evil.example"})
        assert refused(answer) == "foreign"


def test_cookies_and_tokens_that_are_none(house: Running) -> None:
    for headers in (
        {"Cookie": "saloon=" + "x" * 4000},
        {"Cookie": "saloon=; saloon=a; saloon"},
        {"Cookie": "\x7f=\x7f"},
        {"Authorization": "Bearer"},
        {"Authorization": "Bearer " + "x" * 4000},
        {"Authorization": "Basic YWRhOmFkYQ=="},
        {"Authorization": "Bearer ' OR 1=1"},
    ):
        assert refused(house.visitor(**headers).get("/api/me")) == "nobody"


def test_a_table_of_somebody_else_is_not_mine(house: Running, ada: httpx.Client) -> None:
    table = table_of(ada, access="link")
    eve = house.guest("Hostile Eve")
    for way, path in (
        ("GET", ""),
        ("POST", "/join"),
        ("POST", "/leave"),
        ("POST", "/start"),
        ("POST", "/close"),
        ("PUT", "/seats/1"),
        ("POST", "/invite"),
        ("POST", "/rematch"),
        ("POST", "/silence"),
    ):
        refused(eve.request(way, f"/api/tables/{table}{path}", json={"user": "Hostile Ada"}))
    assert ada.get(f"/api/tables/{table}").json()["status"] == "open"


@pytest.mark.parametrize(
    "raw",
    [
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 200_000 + b"\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"A" * 100_000,
    ],
)
def test_noise_on_the_line_does_not_disturb_the_house(house: Running, raw: bytes) -> None:
    port = int(house.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.settimeout(2)
        try:
            line.sendall(raw)
            said = line.recv(4096)
        except (OSError, TimeoutError):
            said = b""
    assert b" 5" not in said.split(b"\r\n", 1)[0]
    assert house.visitor().get("/health").status_code == 200
