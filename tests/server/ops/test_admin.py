"""`saloon admin`, in a process of its own, beside a house that is open."""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from saloon.server.ops import retention
from saloon.server.store.schema import GAMES, PLIES, USERS
from tests.server.people.test_accounts import problem
from tests.server.playing import Seated, duel, table_of
from tests.server.running import Running, running
from tests.server.services import Postgres


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as one:
        yield one


def admin(data: Path, *words: str) -> tuple[int, str]:
    """What the command says, and its status."""
    command = [sys.executable, "-m", "saloon", "--lang", "en", "admin", *words, "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout + done.stderr


def where(house: Running) -> Path:
    return house.house.settings.data


def test_tables_are_listed_and_looked_at_without_the_seed(house: Running) -> None:
    ada = house.guest("Admin Ada")
    table = table_of(ada, hot_seat=True)
    status, text = admin(where(house), "list", "--status", "playing")
    assert status == 0
    assert f"{table}  playing" in text
    assert "Admin Ada" in text
    status, text = admin(where(house), "inspect", table)
    live = house.wait(house.house.tables.find(table))
    assert live is not None
    assert live.row.seed_hash in text
    assert live.row.seed not in text
    assert live.row.key not in text
    assert admin(where(house), "inspect", "nothing") == (2, "saloon: there is no table nothing\n")


def test_a_table_that_is_closed_outside_closes_for_those_who_sit_at_it(house: Running) -> None:
    ada = house.guest("Close Ada")
    table = table_of(ada, hot_seat=True)
    seated = Seated(house, ada, table, seat=0)
    assert admin(where(house), "close", table)[0] == 0
    message = seated.until("info", "table")
    while message["info"]["status"] != "closed":
        message = seated.until("info", "table")
    seated.close()
    status, text = admin(where(house), "close", table)
    assert status == 2
    assert "open or being played" in text


def test_a_banned_person_is_out_at_once_and_so_are_their_bots(house: Running) -> None:
    ada = house.account("Banned Ada")
    made = ada.post("/api/me/tokens", json={"name": "x", "scopes": ["read"], "bot": "Banned Bot"}).json()
    seated = Seated(house, ada, table_of(ada, hot_seat=True), seat=0)
    assert admin(where(house), "ban", "banned ada") == (0, "banned ada is not let in any more\n")
    problem(ada.get("/api/me"), 401, "nobody")
    bot = house.visitor(Authorization=f"Bearer {made['token']}")
    problem(bot.get("/api/me"), 401, "nobody")
    deadline = time.monotonic() + 10
    while any(clients for clients in house.house.hub.clients.values()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    seated.close()
    login = {"name": "Banned Ada", "password": "dusty boots"}
    problem(house.visitor().post("/api/login", json=login), 403, "banned")
    assert admin(where(house), "unban", "Banned Ada")[0] == 0
    assert house.visitor().post("/api/login", json=login).status_code == 200


def test_whoever_lost_the_password_gets_another_from_whoever_runs_the_house(house: Running) -> None:
    ada = house.account("Lost Ada")
    status, text = admin(where(house), "password", "lost ada")
    assert status == 0
    fresh = text.split("signs in with ")[1].split()[0]
    problem(ada.get("/api/me"), 401, "nobody")
    old = {"name": "Lost Ada", "password": "dusty boots"}
    problem(house.visitor().post("/api/login", json=old), 401, "wrong_password")
    back = house.visitor()
    assert back.post("/api/login", json={"name": "Lost Ada", "password": fresh}).status_code == 200
    assert back.post("/api/me/password", json={"old": fresh, "new": "dusty boots"}).status_code == 200
    assert admin(where(house), "password", "Nobody Here")[0] == 2


def test_reports_are_read_and_settled(house: Running) -> None:
    ada = house.guest("Reports Ada")
    house.guest("Reports Bea")
    ada.post("/api/reports", json={"user": "Reports Bea", "why": "shouts\x1b[2J\nall night"})
    status, text = admin(where(house), "reports")
    assert status == 0
    assert "Reports Ada about Reports Bea: shouts [2J all night" in text
    assert "\x1b" not in text
    assert admin(where(house), "settle", text.split()[0])[0] == 0
    assert admin(where(house), "reports") == (0, "nothing\n")


def test_a_copy_made_while_the_house_is_open_fills_another(house: Running, tmp_path: Path) -> None:
    ada, bea = house.account("Copy Ada"), house.account("Copy Bea")
    table = duel(house, ada, bea)
    guest = house.guest("Copy Guest")
    going = table_of(guest, hot_seat=True)
    seated = Seated(house, guest, going, seat=0)
    seated.say("duck")
    file = tmp_path / "copy.saloon"
    status, text = admin(where(house), "backup", str(file))
    assert status == 0, text
    assert file.stat().st_mode & 0o777 == 0o600
    assert admin(where(house), "backup", str(file))[0] == 2
    seated.close()
    other = tmp_path / "other"
    status, text = admin(other, "restore", str(file))
    assert status == 0, text
    with running(other) as second:
        again = second.visitor()
        assert (
            again.post("/api/login", json={"name": "Copy Ada", "password": "dusty boots"}).status_code == 200
        )
        game = house.visitor().get(f"/api/games/{table}/game").text
        assert again.get(f"/api/games/{table}/game").text == game
        back = second.visitor()
        back.cookies.set("saloon", guest.cookies["saloon"])
        seated = Seated(second, back, going, seat=1)
        assert seated.seen["view"]["steps"][-1]["chosen"][0] is True
        seated.close()
    status, text = admin(other, "restore", str(file))
    assert status == 2
    assert "not empty" in text


def test_a_copy_moves_a_house_to_postgresql_and_back(
    house: Running, postgres: Postgres, tmp_path: Path
) -> None:
    ada, bea = house.account("Moving Ada"), house.account("Moving Bea")
    table = duel(house, ada, bea)
    there, back = tmp_path / "there.saloon", tmp_path / "back.saloon"
    assert admin(where(house), "backup", str(there))[0] == 0
    address = postgres.database()
    assert admin(tmp_path, "restore", str(there), "--database-url", address)[0] == 0
    with running(tmp_path / "moved", database_url=address) as second:
        game = house.visitor().get(f"/api/games/{table}/game").text
        assert second.visitor().get(f"/api/games/{table}/game").text == game
        status, text = admin(tmp_path, "backup", str(back), "--database-url", address)
        assert status == 0, text
        assert admin(tmp_path, "list", "--database-url", address)[1].count(table) == 1
    home = tmp_path / "home"
    assert admin(home, "restore", str(back))[0] == 0
    with running(home) as third:
        assert third.visitor().get(f"/api/games/{table}/game").text == game


def test_a_copy_as_sqlite_is_a_store_itself(house: Running, tmp_path: Path) -> None:
    house.guest("File Ada")
    data = tmp_path / "data"
    data.mkdir()
    assert admin(where(house), "backup", str(data / "saloon.db"))[0] == 0
    assert admin(data, "list")[0] == 0
    with running(data) as second:
        assert second.guest("File Ada").get("/api/me").json()["person"]["name"] == "File Ada 2"


@pytest.mark.parametrize("damage", ["cut", "rubbish", "other"])
def test_a_damaged_copy_changes_nothing(house: Running, tmp_path: Path, damage: str) -> None:
    file = tmp_path / "copy.saloon"
    admin(where(house), "backup", str(file))
    whole = file.read_bytes()
    file.write_bytes({"cut": whole[: len(whole) // 2], "rubbish": b"x" * 100, "other": b""}[damage])
    data = tmp_path / "data"
    status, text = admin(data, "restore", str(file))
    assert status == 2, text
    assert text.count("\n") == 1
    with running(data) as second:
        assert second.visitor().get("/api/games").json()["games"] == []


def test_no_house_is_made_by_looking(tmp_path: Path) -> None:
    status, text = admin(tmp_path / "nowhere", "list")
    assert status == 2
    assert "there is no house in" in text
    assert not (tmp_path / "nowhere").exists()


DAY = retention.DAY


def test_games_go_only_after_their_people_were_warned(tmp_path: Path) -> None:
    with running(tmp_path, keep_games=30, keep_warning=7, tell_after=0) as house:
        ada, bea = house.account("Old Ada"), house.account("Old Bea")
        old, young = duel(house, ada, bea), duel(house, ada, bea)
        now = house.house.now()
        aged = update(GAMES).where(GAMES.c.id == old).values(ended=now - 25 * DAY)
        house.write(lambda db: db.execute(aged))
        told: list[tuple[str, tuple[str, ...], dict[str, str]]] = []
        house.house.tellers.append(lambda one: told.append((one.table, one.users, one.args)))
        house.wait(house.house.caretaker.clear())
        house.wait(house.house.caretaker.clear())
        assert [table for table, _, _ in told] == [old]
        people = {client.get("/api/me").json()["person"]["id"] for client in (ada, bea)}
        assert set(told[0][1]) == people
        assert ada.get(f"/api/games/{old}").status_code == 200
        goes = {line["id"]: line["goes"] for line in ada.get("/api/games").json()["games"]}
        assert goes[young] is None
        assert 6 * DAY < goes[old] - now < 8 * DAY
        settings = house.house.settings
        found = house.write(lambda db: retention.run(db, settings, now + 8 * DAY))
        assert found.games == [old]
        problem(ada.get(f"/api/games/{old}"), 404, "no_game")
        assert ada.get(f"/api/games/{young}").status_code == 200
        left = house.read(lambda db: db.execute(select(PLIES).where(PLIES.c.game == old)).all())
        assert left == []


def test_guests_who_do_not_come_back_and_tables_nobody_comes_to(tmp_path: Path) -> None:
    with running(tmp_path, keep_guests=90, keep_open=30) as house:
        gone, seated, kept = house.guest("Gone Guest"), house.guest("Seated Guest"), house.account("Kept")
        table = table_of(seated, hot_seat=True)
        waiting = table_of(kept, seats=3)
        now = house.house.now()
        house.write(lambda db: db.execute(update(USERS).values(last=now - 100 * DAY)))
        settings = house.house.settings
        found = house.write(lambda db: retention.run(db, settings, now))
        assert len(found.guests) == 1
        problem(gone.get("/api/me"), 401, "nobody")
        assert seated.get("/api/me").status_code == 200
        assert kept.get("/api/me").status_code == 200
        found = house.write(lambda db: retention.run(db, settings, now + 31 * DAY))
        assert found.closed == [waiting]
        assert table not in found.closed


def test_nothing_is_deleted_unless_the_host_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ada, bea = house.guest("Ever Ada"), house.guest("Ever Bea")
        table = duel(house, ada, bea)
        settings, later = house.house.settings, house.house.now() + 10_000 * DAY
        found = house.write(lambda db: retention.run(db, settings, later))
        assert (found.warned, found.games, found.guests) == ([], [], [])
        assert ada.get(f"/api/games/{table}").status_code == 200
