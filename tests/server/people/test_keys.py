"""Tokens, bots and passkeys over HTTP."""

import httpx

from tests.server.people.authenticator import Authenticator
from tests.server.people.test_accounts import problem
from tests.server.running import Running


def token(account: httpx.Client, scopes: list[str], bot: str | None = None) -> dict[str, str]:
    answer = account.post("/api/me/tokens", json={"name": "a program", "scopes": scopes, "bot": bot})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def program(house: Running, made: dict[str, str]) -> httpx.Client:
    return house.visitor(Authorization=f"Bearer {made['token']}")


def test_a_token_is_told_once_and_acts_for_its_owner(house: Running) -> None:
    ada = house.account("Token Ada")
    made = token(ada, ["read", "play"])
    assert program(house, made).get("/api/me").json()["person"]["name"] == "Token Ada"
    [listed] = ada.get("/api/me/tokens").json()
    assert listed["token"] is None
    assert listed["scopes"] == ["read", "play"]
    assert listed["last"] >= listed["created"]


def test_a_token_does_what_it_is_for_and_nothing_else(house: Running) -> None:
    ada = house.account("Token Bea")
    reader = program(house, token(ada, ["read"]))
    assert reader.get("/api/me").status_code == 200
    problem(reader.post("/api/tables", json={"title": "standoff", "seats": 2}), 403, "no_scope")
    anything = program(house, token(ada, ["read", "play", "manage"]))
    for way, path in (
        ("GET", "/api/me/export"),
        ("GET", "/api/me/sessions"),
        ("GET", "/api/me/tokens"),
        ("DELETE", "/api/me"),
        ("POST", "/api/logout"),
    ):
        problem(anything.request(way, path), 403, "in_person")
    problem(anything.patch("/api/me", json={"name": "Stolen"}), 403, "in_person")
    problem(anything.post("/api/me/password", json={"old": "dusty boots", "new": "x" * 9}), 403, "in_person")


def test_a_revoked_token_opens_nothing(house: Running) -> None:
    ada = house.account("Token Cal")
    made = token(ada, ["read"])
    reader = program(house, made)
    problem(house.account("Token Dan").delete(f"/api/me/tokens/{made['id']}"), 404, "not_found")
    assert ada.delete(f"/api/me/tokens/{made['id']}").status_code == 204
    problem(reader.get("/api/me"), 401, "nobody")


def test_a_bot_account_is_marked_as_one(house: Running) -> None:
    ada = house.account("Token Eve")
    bot = program(house, token(ada, ["read", "play"], "Deep Dust"))
    assert bot.get("/api/me").json()["person"]["kind"] == "bot"
    again = program(house, token(ada, ["read"], "deep dust"))
    assert again.get("/api/me").json()["person"]["id"] == bot.get("/api/me").json()["person"]["id"]
    other = house.account("Token Fay")
    wish = {"name": "x", "scopes": ["read"], "bot": "Deep Dust"}
    problem(other.post("/api/me/tokens", json=wish), 409, "name_taken")
    problem(other.post("/api/me/tokens", json=wish | {"bot": "Token Eve"}), 409, "name_taken")
    problem(
        house.visitor().post("/api/login", json={"name": "Deep Dust", "password": ""}), 401, "wrong_password"
    )


def test_tokens_that_cannot_be(house: Running) -> None:
    guest = house.guest("Token Guest")
    problem(guest.post("/api/me/tokens", json={"name": "x", "scopes": ["read"]}), 403, "account_needed")
    ada = house.account("Token Gus")
    problem(ada.post("/api/me/tokens", json={"name": "x", "scopes": []}), 400, "scopes")
    problem(ada.post("/api/me/tokens", json={"name": "x", "scopes": ["root"]}), 400, "scopes")
    problem(ada.post("/api/me/tokens", json={"name": "", "scopes": ["read"]}), 400, "label")
    problem(ada.post("/api/me/tokens", json={"name": "x" * 65, "scopes": ["read"]}), 400, "label")
    for _ in range(20):
        token(ada, ["read"])
    problem(ada.post("/api/me/tokens", json={"name": "x", "scopes": ["read"]}), 409, "too_many_tokens")


def test_a_passkey_keeps_a_guest_and_signs_in(house: Running) -> None:
    guest = house.guest("Passkey Pat")
    browser = Authenticator(house.url)
    begun = guest.post("/api/me/passkeys/begin").json()
    answer = {"ceremony": begun["ceremony"], "credential": browser.create(begun["options"]), "name": "phone"}
    assert guest.post("/api/me/passkeys", json=answer).json()["name"] == "phone"
    assert guest.get("/api/me").json()["person"]["kind"] == "account"
    assert guest.get("/api/me").json()["passkeys"] == 1
    problem(guest.post("/api/me/passkeys", json=answer), 400, "passkey_late")

    elsewhere = house.visitor()
    asked = elsewhere.post("/api/passkey/begin").json()
    shown = {"ceremony": asked["ceremony"], "credential": browser.get(asked["options"])}
    assert elsewhere.post("/api/passkey", json=shown).json()["person"]["name"] == "Passkey Pat"
    assert elsewhere.get("/api/me").status_code == 200
    problem(elsewhere.post("/api/passkey", json=shown), 400, "passkey_late")


def test_the_last_way_in_is_not_dropped(house: Running) -> None:
    guest = house.guest("Passkey Quin")
    begun = guest.post("/api/me/passkeys/begin").json()
    credential = Authenticator(house.url).create(begun["options"])
    guest.post("/api/me/passkeys", json={"ceremony": begun["ceremony"], "credential": credential})
    [key] = guest.get("/api/me/passkeys").json()
    problem(guest.delete(f"/api/me/passkeys/{key['id']}"), 409, "last_way_in")
    assert guest.post("/api/me/password", json={"old": "", "new": "dusty boots"}).status_code == 200
    assert guest.delete(f"/api/me/passkeys/{key['id']}").status_code == 204


def test_a_strangers_passkey_signs_nobody_in(house: Running) -> None:
    visitor = house.visitor()
    asked = visitor.post("/api/passkey/begin").json()
    shown = {"ceremony": asked["ceremony"], "credential": Authenticator(house.url).get(asked["options"])}
    problem(visitor.post("/api/passkey", json=shown), 401, "passkey_bad")
    problem(visitor.post("/api/passkey", json={"ceremony": "x", "credential": {}}), 400, "passkey_late")
