"""From something that happens to somebody who is told: over real webhooks, letters and pushes."""

import json
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from saloon.server.house import Telling
from saloon.server.notify.schema import CHANNELS, TELLINGS
from saloon.server.people import lost
from saloon.server.people.accounts import find
from saloon.server.trouble import Trouble
from tests.server.notify.listener import Listener, listener
from tests.server.notify.mailbox import Mailbox, mailbox
from tests.server.notify.test_push import Browser
from tests.server.people.test_accounts import problem
from tests.server.playing import Seated, table_of
from tests.server.running import Running, running

ALL = ["your_turn", "last", "over", "invitation", "warning"]


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as server:
        yield server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Running]:
    settings = {
        "smtp_host": "127.0.0.1",
        "smtp_port": box.port,
        "smtp_sender": "saloon@saloon.example",
        "smtp_security": "none",
        "public_url": "https://saloon.example",
        "private_targets": True,
        "tell_after": 0,
    }
    with running(tmp_path_factory.mktemp("house"), **settings) as one:
        yield one


@pytest.fixture
def ear() -> Iterator[Listener]:
    with listener() as server:
        yield server


def channel(client: httpx.Client, kind: str, target: str, **more: Any) -> dict[str, Any]:
    wish = {"kind": kind, "target": target, "about": ALL, **more}
    answer = client.post("/api/me/channels", json=wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def invite(house: Running, host: httpx.Client, guest: str) -> str:
    table = table_of(host, access="invited", name="Noon")
    assert host.post(f"/api/tables/{table}/invite", json={"user": guest}).status_code == 201
    return table


def test_an_invitation_reaches_a_webhook(house: Running, ear: Listener) -> None:
    host, ada = house.guest("Hook Host"), house.guest("Hook Ada")
    channel(ada, "webhook", f"{ear.url}/hook")
    table = invite(house, host, "Hook Ada")
    [got] = ear.wait(1)
    told = json.loads(got.body)
    assert told["text"] == f"Hook Host asks you to a table: Noon.\nhttps://saloon.example/t/{table}"
    assert told["about"] == [{"kind": "invitation", "table": table}]


def test_things_of_one_moment_go_in_one_message_and_the_channel_rests(house: Running, ear: Listener) -> None:
    host, ada = house.guest("Many Host"), house.guest("Many Ada", "it")
    channel(ada, "webhook", f"{ear.url}/hook")
    user = ada.get("/api/me").json()["person"]["id"]
    tables = [table_of(host, name=f"Table {n}") for n in range(3)]

    async def at_once() -> None:
        for table in tables:
            await house.house.post.line_up(Telling("over", (user,), table))
            await house.house.post.line_up(Telling("over", (user,), table))

    house.wait(at_once())
    received = ear.wait(1)
    time.sleep(1.5)
    lines = json.loads(received[0].body)["text"].splitlines()
    if len(lines) < 4:
        pytest.fail(f"not everything came at once: {lines}")
    assert lines[:3] == [f"La partita è finita: Table {n}." for n in range(3)]
    house.wait(house.house.post.line_up(Telling("invitation", (user,), tables[0], {"by": "Bea"})))
    time.sleep(1.5)
    assert len(ear.received) == 1
    waits = house.read(lambda db: db.execute(select(TELLINGS.c.due).where(TELLINGS.c.user == user)).all())
    assert len(waits) == 1


def test_nobody_is_told_of_a_turn_they_have_taken(house: Running, ear: Listener) -> None:
    ada, bea = house.guest("Taken Ada"), house.guest("Taken Bea")
    channel(bea, "webhook", f"{ear.url}/hook")
    table = table_of(ada)
    bea.post(f"/api/tables/{table}/join", json={})
    user = bea.get("/api/me").json()["person"]["id"]
    later = house.house.now() + 3_600_000
    held = update(TELLINGS).where(TELLINGS.c.user == user).values(due=later)
    house.write(lambda db: db.execute(held))
    seated = Seated(house, bea, table)
    seated.say("duck")
    house.wait(house.house.post.line_up(Telling("your_turn", (user,), table)))
    house.wait(house.house.post.round())
    time.sleep(1.2)
    seated.close()
    assert ear.received == []


def test_quiet_hours_hold_it_back(house: Running, ear: Listener) -> None:
    host, ada = house.guest("Quiet Host"), house.guest("Quiet Ada")
    now = datetime.now(UTC)
    start, end = now - timedelta(hours=1), now + timedelta(hours=1)
    hours = [start.hour * 60 + start.minute, end.hour * 60 + end.minute]
    channel(ada, "webhook", f"{ear.url}/hook", quiet=hours, zone="UTC")
    invite(house, host, "Quiet Ada")
    time.sleep(1.5)
    assert ear.received == []
    user = ada.get("/api/me").json()["person"]["id"]
    [due] = house.read(lambda db: db.scalars(select(TELLINGS.c.due).where(TELLINGS.c.user == user)).all())
    assert abs(due / 1000 - end.timestamp()) < 61


def test_a_refusal_is_tried_again_later(house: Running, ear: Listener) -> None:
    host, ada = house.guest("Again Host"), house.guest("Again Ada")
    channel(ada, "webhook", f"{ear.url}/hook")
    ear.statuses.append(500)
    invite(house, host, "Again Ada")
    ear.wait(1)
    user = ada.get("/api/me").json()["person"]["id"]

    def state() -> list[Any]:
        query = select(TELLINGS.c.tries, TELLINGS.c.taken).where(TELLINGS.c.user == user)
        return house.read(lambda db: list(db.execute(query)))

    deadline = time.monotonic() + 5
    while not state() or state()[0].tries == 0:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert state()[0].taken is None
    house.write(lambda db: db.execute(update(TELLINGS).where(TELLINGS.c.user == user).values(due=0)))
    assert len(ear.wait(2)) == 2


def test_an_address_is_asked_before_it_is_written_to(house: Running, box: Mailbox) -> None:
    host, ada = house.guest("Mail Host"), house.guest("Mail Ada")
    before = len(box.letters)
    made = channel(ada, "email", "ada@example.com")
    assert made["confirmed"] is False
    letter = box.wait(before + 1)[before]
    assert letter["To"] == "ada@example.com"
    invite(house, host, "Mail Ada")
    time.sleep(1.5)
    assert len(box.letters) == before + 1
    text = letter.get_content()
    confirm, off = re.findall(r"https://saloon\.example(/api/channel/\S+)", text)
    stranger = house.visitor()
    assert "<button" in stranger.get(confirm).text
    assert ada.get("/api/me/channels").json()[0]["confirmed"] is False
    assert stranger.post(confirm).status_code == 200
    assert ada.get("/api/me/channels").json()[0]["confirmed"] is True
    table = invite(house, host, "Mail Ada")
    told = box.wait(before + 2)[before + 1]
    assert told["Subject"] == "Mail Host asks you to a table: Noon."
    assert f"https://saloon.example/t/{table}" in told.get_content()
    assert told["List-Unsubscribe"].strip() == f"<https://saloon.example{off}>"
    assert stranger.post(off, content="List-Unsubscribe=One-Click").status_code == 200
    assert ada.get("/api/me/channels").json() == []
    problem(stranger.post(confirm), 404, "not_found")


def test_a_push_can_be_read_by_the_browser_alone_and_a_gone_one_is_forgotten(
    house: Running, ear: Listener
) -> None:
    host, ada, browser = house.guest("Push Host"), house.guest("Push Ada"), Browser()
    target = msgspec.json.encode(browser.subscription(f"{ear.url}/push/1")).decode()
    channel(ada, "push", target)
    table = invite(house, host, "Push Ada")
    [got] = ear.wait(1)
    told = json.loads(browser.opened(got.body))
    assert told["text"] == "Push Host asks you to a table: Noon."
    assert told["link"].endswith(f"/t/{table}")
    assert house.visitor().get("/api/push").json()["key"] in got.headers["authorization"]
    house.write(lambda db: db.execute(update(CHANNELS).where(CHANNELS.c.target == target).values(sent=None)))
    ear.statuses.append(410)
    invite(house, host, "Push Ada")
    ear.wait(2)
    deadline = time.monotonic() + 5
    while ada.get("/api/me/channels").json():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_channels_are_checked_changed_and_dropped(house: Running) -> None:
    ada = house.guest("Channel Ada")
    good = {"kind": "webhook", "target": "https://example.com/hook", "about": ["over"]}
    for wrong, key in (
        ({"kind": "pigeon"}, "channel_kind"),
        ({"about": []}, "channel_about"),
        ({"about": ["gossip"]}, "channel_about"),
        ({"quiet": [1]}, "channel_quiet"),
        ({"zone": "Mars"}, "channel_quiet"),
        ({"target": "gopher://x"}, "address_plain"),
        ({"target": "https://u:p@x.example/"}, "address_unreadable"),
        ({"target": "x" * 3000}, "address_unreadable"),
        ({"kind": "email", "target": "nobody"}, "mail_unreadable"),
        ({"kind": "push", "target": "{}"}, "push_unreadable"),
    ):
        problem(ada.post("/api/me/channels", json={**good, **wrong}), 400, key)
    made = channel(ada, kind="webhook", target="https://example.com/hook")
    path = f"/api/me/channels/{made['id']}"
    changed = ada.patch(path, json={**good, "quiet": [1320, 420], "zone": "Europe/Rome"}).json()
    assert (changed["about"], changed["quiet"]) == (["over"], [1320, 420])
    problem(ada.patch(path, json={**good, "target": "https://example.org/"}), 400, "channel_other")
    other = house.guest("Channel Bea")
    problem(other.patch(path, json=good), 404, "not_found")
    problem(other.delete(path), 404, "not_found")
    assert channel(ada, "webhook", "https://example.com/hook")["id"] == made["id"]
    assert ada.delete(path).status_code == 204
    for number in range(10):
        channel(ada, "webhook", f"https://example.com/{number}")
    problem(ada.post("/api/me/channels", json=good), 409, "too_many_channels")


def test_a_house_without_private_targets_sends_nothing_to_itself(tmp_path: Any, ear: Listener) -> None:
    with running(tmp_path, tell_after=0) as strict:
        ada = strict.guest("Strict Ada")
        port = ear.url.rpartition(":")[2]
        channel(ada, "webhook", f"https://localhost:{port}/")
        problem(
            ada.post("/api/me/channels", json={"kind": "email", "target": "a@b.example", "about": ALL}),
            409,
            "no_mail",
        )
        user = ada.get("/api/me").json()["person"]["id"]
        strict.wait(strict.house.post.line_up(Telling("over", (user,), "nowhere")))
        deadline = time.monotonic() + 5
        query = select(TELLINGS.c.tries).where(TELLINGS.c.user == user)
        while strict.read(lambda db: db.scalar(query)) != 1:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    assert ear.received == []


def test_whoever_lost_the_password_is_written_to_and_comes_back(house: Running, box: Mailbox) -> None:
    ada, stranger = house.account("Lost Ada"), house.visitor()
    channel(ada, "email", "lost@example.com")
    confirm = re.findall(r"https://saloon\.example(/api/channel/\S+)", box.letters[-1].get_content())[0]
    for name in ("Lost Ada", "Nobody Here"):
        assert stranger.post("/api/lost", json={"name": name}).status_code == 204
    stranger.post(confirm)
    before = len(box.letters)
    assert stranger.post("/api/lost", json={"name": "lost ada"}).status_code == 204
    letter = box.wait(before + 1)[before]
    assert letter["To"] == "lost@example.com"
    [way] = re.findall(r"https://saloon\.example(/api/lost/\S+)", letter.get_content())
    assert "<button" in stranger.get(way).text
    assert ada.get("/api/me").status_code == 200, "nothing is done before somebody presses the button"
    fresh = re.findall(r"\w{4}-\w{4}-\w{4}-\w{4}", stranger.post(way).text)[0]
    problem(ada.get("/api/me"), 401, "nobody")
    assert stranger.post("/api/login", json={"name": "Lost Ada", "password": fresh}).status_code == 200
    problem(house.visitor().post(way), 404, "lost_late")
    problem(house.visitor().post("/api/lost/abc"), 404, "lost_late")


def test_a_way_back_is_open_for_an_hour(house: Running) -> None:
    house.account("Late Ada")
    start = house.house.now()
    confirmed = {"id": "late", "kind": "email", "target": "late@example.com", "about": "over"}
    kept = {"confirmed": True, "secret": "late", "created": start}
    who = house.read(lambda db: find(db, "Late Ada").id)
    house.write(lambda db: db.execute(CHANNELS.insert().values(user=who, **confirmed, **kept)))
    [(name, lang, target, secret)] = house.write(lambda db: lost.begin(db, "late ada", start))
    assert (name, lang, target) == ("Late Ada", "en", "late@example.com")
    late = start + lost.LASTS + 1
    with pytest.raises(Trouble, match="lost_late"):
        house.write(lambda db: lost.take(db, secret, "x", late))
