"""Guests, accounts, sessions - over HTTP, as a browser does it."""

import httpx

from tests.server.running import Running


def problem(answer: httpx.Response, status: int, key: str) -> str:
    assert (answer.status_code, answer.json()["key"]) == (status, key), answer.text
    text = str(answer.json()["text"])
    assert text
    assert "<" not in text
    assert "{" not in text
    return text


def test_a_guest_plays_at_once_and_is_known_by_the_cookie(house: Running) -> None:
    ada = house.guest("Ada")
    me = ada.get("/api/me").json()
    assert (me["person"]["name"], me["person"]["kind"]) == ("Ada", "guest")
    assert problem(house.visitor().get("/api/me"), 401, "nobody")


def test_the_cookie_is_for_the_house_alone(house: Running) -> None:
    answer = house.visitor().post("/api/guest", json={"name": "Cookie"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_two_guests_of_one_name_are_told_apart(house: Running) -> None:
    first, second = house.guest("Belle"), house.guest("BELLE")
    assert first.get("/api/me").json()["person"]["name"] == "Belle"
    assert second.get("/api/me").json()["person"]["name"] == "BELLE 2"


def test_a_guest_becomes_an_account_and_keeps_everything(house: Running) -> None:
    guest = house.guest("Carmen")
    before = guest.get("/api/me").json()["person"]["id"]
    made = guest.post("/api/account", json={"name": "Carmen", "password": "dusty boots"}).json()
    assert made["person"] == {"id": before, "name": "Carmen", "kind": "account", "level": None}
    assert problem(
        guest.post("/api/account", json={"name": "C2", "password": "dusty boots"}), 409, "account_already"
    )
    elsewhere = house.visitor()
    again = elsewhere.post("/api/login", json={"name": "carmen", "password": "dusty boots"})
    assert again.json()["person"]["id"] == before
    assert elsewhere.get("/api/me").json()["person"]["id"] == before


def test_no_account_takes_a_name_that_looks_like_another(house: Running) -> None:
    house.account("Dolly")
    other = house.guest("Someone")
    for name in ("dolly", "DOLLY", "Do11y", "Dólly"):
        problem(other.post("/api/account", json={"name": name, "password": "dusty boots"}), 409, "name_taken")


def test_wrong_names_and_wrong_passwords_are_told_alike_and_throttled(house: Running) -> None:
    house.account("Edith")
    visitor = house.visitor()
    unknown = visitor.post("/api/login", json={"name": "Nobody At All", "password": "x" * 10})
    wrong = visitor.post("/api/login", json={"name": "Edith", "password": "x" * 10})
    assert unknown.json() == wrong.json()
    problem(wrong, 401, "wrong_password")
    answers = [visitor.post("/api/login", json={"name": "Edith", "password": "x" * 10}) for _ in range(9)]
    problem(answers[-1], 429, "too_many")
    assert int(answers[-1].headers["retry-after"]) > 0
    assert visitor.post("/api/login", json={"name": "Edith", "password": "dusty boots"}).status_code == 429


def test_passwords_that_are_none(house: Running) -> None:
    guest = house.guest("Faye")
    for password, key in (
        ("short", "password_short"),
        ("x" * 300, "password_long"),
        ("password1", "password_common"),
    ):
        problem(guest.post("/api/account", json={"name": "Faye", "password": password}), 400, key)


def test_logging_out_ends_the_session(house: Running) -> None:
    ada = house.account("Gale")
    cookie = ada.cookies["saloon"]
    assert ada.post("/api/logout").status_code == 204
    stolen = house.visitor(Cookie=f"saloon={cookie}")
    problem(stolen.get("/api/me"), 401, "nobody")


def test_sessions_are_listed_and_revoked(house: Running) -> None:
    home = house.account("Hope")
    away = house.visitor(**{"User-Agent": "A telephone"})
    away.post("/api/login", json={"name": "Hope", "password": "dusty boots"})
    listed = home.get("/api/me/sessions").json()
    assert [one["current"] for one in sorted(listed, key=lambda one: not one["current"])] == [True, False]
    other = next(one for one in listed if not one["current"])
    assert other["device"] == "A telephone"
    stranger = house.account("Not Hope")
    problem(stranger.delete(f"/api/me/sessions/{other['id']}"), 404, "not_found")
    assert home.delete(f"/api/me/sessions/{other['id']}").status_code == 204
    problem(away.get("/api/me"), 401, "nobody")
    assert home.get("/api/me").status_code == 200


def test_a_new_password_ends_all_other_sessions(house: Running) -> None:
    home = house.account("Iris")
    away = house.visitor()
    away.post("/api/login", json={"name": "Iris", "password": "dusty boots"})
    problem(
        home.post("/api/me/password", json={"old": "wrong one", "new": "shiny spurs"}), 403, "wrong_password"
    )
    assert home.post("/api/me/password", json={"old": "dusty boots", "new": "shiny spurs"}).status_code == 200
    problem(away.get("/api/me"), 401, "nobody")
    assert home.get("/api/me").status_code == 200
    problem(away.post("/api/login", json={"name": "Iris", "password": "dusty boots"}), 401, "wrong_password")
    assert away.post("/api/login", json={"name": "Iris", "password": "shiny spurs"}).status_code == 200


def test_settings_language_name_and_holidays(house: Running) -> None:
    ada = house.account("June")
    changed = ada.patch(
        "/api/me", json={"lang": "it", "settings": {"sound": False, "speed": 2, "skin": "dark"}}
    )
    assert changed.json()["settings"] == {"sound": False, "speed": 2, "skin": "dark"}
    assert ada.patch("/api/me", json={"name": "Juno"}).json()["person"]["name"] == "Juno"
    text = problem(ada.patch("/api/me", json={"lang": "xx"}), 400, "no_language")
    assert "parla" in text
    soon = house.house.now() + 86_400_000
    assert ada.patch("/api/me", json={"away_until": soon}).json()["away_until"] == soon
    assert ada.patch("/api/me", json={"away_until": 0}).json()["away_until"] is None
    problem(ada.patch("/api/me", json={"away_until": soon * 2}), 400, "holiday")
    too_much = {"settings": {f"k{n}": "x" * 200 for n in range(60)}}
    problem(ada.patch("/api/me", json=too_much), 413, "too_large")


def test_a_page_of_another_house_changes_nothing(house: Running) -> None:
    ada = house.account("Kate")
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = ada.patch("/api/me", json={"lang": "it"}, headers={"Origin": origin})
        problem(answer, 403, "foreign")
    assert ada.get("/api/me").json()["lang"] == "en"
    assert ada.patch("/api/me", json={"lang": "it"}, headers={"Origin": house.url}).status_code == 200


def test_passwords_and_tokens_are_kept_only_as_hashes(house: Running) -> None:
    ada = house.account("Lola", "a very odd phrase")
    cookie = ada.cookies["saloon"]
    files = [path for path in house.house.settings.data.iterdir() if path.is_file()]
    kept = b"".join(path.read_bytes() for path in files)
    assert b"Lola" in kept
    assert b"a very odd phrase" not in kept
    assert cookie.encode() not in kept
