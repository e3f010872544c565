"""Finished games: listed, looked at, downloaded, checked, talked about and played on."""

import msgspec
import pytest
from sqlalchemy import Connection, select

from saloon.kernel import catalogue, nature, record
from saloon.kernel.verify import verify
from saloon.server.history import lists, vocabulary
from saloon.server.history.results import settle
from saloon.server.history.schema import VOCABULARIES
from saloon.server.store.schema import GAMES
from tests.server.people.test_accounts import problem
from tests.server.playing import Seated, duel, table_of
from tests.server.running import Running


@pytest.fixture(scope="module")
def finished(house: Running) -> str:
    return duel(house, house.account("Ada"), house.account("Bea"), name="High noon")


def test_a_finished_game_is_in_the_archive_for_everybody(house: Running, finished: str) -> None:
    [line] = [one for one in house.visitor().get("/api/games").json()["games"] if one["id"] == finished]
    assert (line["title"], line["name"], line["reason"]) == ("standoff", "High noon", "one_side")
    assert [seat["person"]["name"] for seat in line["seats"]] == ["Ada", "Bea"]
    assert [(seat["won"], seat["place"]) for seat in line["seats"]] == [(True, 1), (False, 2)]


def test_a_page_of_a_game_says_how_it_ended(house: Running, finished: str) -> None:
    page = house.visitor().get(f"/api/games/{finished}").json()
    assert page["ending"]["winners"] == [0]
    assert page["viewers"] == ["A", "B", "watcher", "archive"]
    assert page["info"]["seed"]
    italian = house.visitor().get(f"/api/games/{finished}?lang=it").json()
    assert italian["ending"]["text"] != page["ending"]["text"]


def test_the_hash_is_shown_at_the_start_and_the_seed_at_the_end(house: Running) -> None:
    ada = house.guest("Hash Ada")
    table = table_of(ada, hot_seat=True)
    before = ada.get(f"/api/tables/{table}").json()
    assert before["seed"] is None
    seated = Seated(house, ada, table, seat=0)
    seated.say("leave")
    seated.until_over()
    seated.close()
    after = ada.get(f"/api/games/{table}").json()["info"]
    assert after["seed_hash"] == before["seed_hash"]
    assert nature.commitment(nature.read_seed(after["seed"])) == before["seed_hash"]


def test_the_file_and_the_house_agree_about_the_dice(house: Running, finished: str) -> None:
    answer = house.visitor().get(f"/api/games/{finished}/game")
    assert answer.headers["content-disposition"].endswith(f'standoff-{finished}.game"')
    found = verify(answer.text)
    told = house.visitor().get(f"/api/games/{finished}/verify").json()
    assert told["good"] is True
    assert told["seed_hash"] == found.published
    assert len(told["checks"]) == 4
    assert record.read(answer.text).result() is not None


def test_a_seed_that_was_not_the_published_one_is_noticed(house: Running) -> None:
    table = duel(house, house.guest("Fair Ada"), house.guest("Fair Bea"))
    other = nature.commitment(nature.read_seed("another"))
    house.write(lambda db: db.execute(GAMES.update().where(GAMES.c.id == table).values(seed_hash=other)))
    told = house.visitor().get(f"/api/games/{table}/verify").json()
    assert told["good"] is False
    assert other in told["checks"][-1]["text"]
    wrong_seed = GAMES.update().where(GAMES.c.id == table).values(seed="another", seed_hash=other)
    house.write(lambda db: db.execute(wrong_seed))
    assert house.visitor().get(f"/api/games/{table}/verify").json()["good"] is False


def test_replays_come_in_pages_and_say_what_each_viewer_saw(house: Running, finished: str) -> None:
    visitor = house.visitor()
    everything = visitor.get(f"/api/games/{finished}/frames").json()
    assert everything["of"] == len(everything["frames"])
    assert everything["frames"][0]["by"] == -1
    assert everything["frames"][-1]["seen"]["over"] is True
    watched = visitor.get(f"/api/games/{finished}/frames?viewer=B").json()["frames"]
    lucky = [seat["lucky"] for seat in watched[2]["seen"]["view"]["seats"]]
    assert lucky[0] is None
    assert lucky[1] is not None
    part = visitor.get(f"/api/games/{finished}/frames?viewer=B&start=2&count=2").json()
    assert part["frames"] == watched[2:4]
    stories = [one for frame in watched for one in frame["story"]]
    assert [one["n"] for one in stories] == list(range(1, len(stories) + 1))


@pytest.mark.parametrize(
    ("query", "status", "key"),
    [
        ("viewer=Z", 404, "no_viewer"),
        ("start=999", 400, "no_frame"),
        ("start=-1", 400, "no_frame"),
        ("count=0", 400, "no_frame"),
        ("start=x", 400, "bad_request"),
    ],
)
def test_frames_that_are_none(house: Running, finished: str, query: str, status: int, key: str) -> None:
    problem(house.visitor().get(f"/api/games/{finished}/frames?{query}"), status, key)


def test_the_export_has_every_word_and_nobodys_name(house: Running, finished: str) -> None:
    answer = house.visitor().get(f"/api/games/{finished}/export.json")
    found = answer.json()
    assert found["form"] == "saloon game export 1"
    said = [word["say"] for word in found["words"]]
    assert "A duck" in said
    assert said[-1] == "B leave"
    assert "Ada" not in answer.text
    assert all(word["at"] > 0 for word in found["words"])


def test_a_running_game_is_not_in_the_archive(house: Running) -> None:
    ada = house.guest("Running Ada")
    table = table_of(ada, hot_seat=True)
    for path in ("", "/game", "/export.json", "/frames", "/verify"):
        problem(ada.get(f"/api/games/{table}{path}"), 409, "not_over")
    problem(ada.get("/api/games/nothing"), 404, "no_game")


def test_a_game_of_older_rules_is_shown_if_it_ends_the_same_by_those_of_today(house: Running) -> None:
    table = duel(house, house.guest("Rules Ada"), house.guest("Rules Bea"))
    house.write(lambda db: db.execute(GAMES.update().where(GAMES.c.id == table).values(rules_version=99)))
    assert house.visitor().get(f"/api/games/{table}/frames").json()["frames"][-1]["seen"]["over"]
    assert house.visitor().get(f"/api/games/{table}/verify").json()["good"] is True


def test_a_game_of_older_rules_says_so_and_its_file_stays(house: Running) -> None:
    table = duel(house, house.guest("Older Ada"), house.guest("Older Bea"))
    before = house.visitor().get(f"/api/games/{table}/game").text
    kept = house.read(lambda db: db.scalar(select(GAMES.c.result).where(GAMES.c.id == table)))
    other = {"rules_version": 99, "result": kept.replace('"winners":[0]', '"winners":[1]')}
    house.write(lambda db: db.execute(GAMES.update().where(GAMES.c.id == table).values(**other)))
    visitor = house.visitor()
    assert "99" in problem(visitor.get(f"/api/games/{table}/frames"), 409, "other_rules")
    words = before.partition("\n\n")[2]
    told = visitor.get(f"/api/games/{table}/game").text
    assert "rules: 99" in told
    assert len(told.partition("\n\n")[2].splitlines()) == len(words.splitlines())
    house.write(lambda db: keep_as(db, "standoff", 99))
    assert visitor.get(f"/api/games/{table}/game").text.partition("\n\n")[2] == words
    assert visitor.get(f"/api/games/{table}/export.json").json()["words"][-1]["say"] == "B leave"


def keep_as(db: Connection, title: str, version: int) -> None:
    """As if this house had once played by that version, with the same words."""
    words = msgspec.json.encode(vocabulary.of_rules(catalogue.load(title))).decode()
    db.execute(VOCABULARIES.insert().values(title=title, version=version, words=words))


def test_the_file_is_written_with_rules_and_without_alike(house: Running, finished: str) -> None:
    kept = house.wait(house.house.shelf.find(house.house.store, finished, None, None))
    assert house.visitor().get(f"/api/games/{finished}/game").text == kept.text()


def test_a_private_game_stays_private(house: Running) -> None:
    ada, bea = house.guest("Private Ada"), house.guest("Private Bea")
    table = duel(house, ada, bea, access="link")
    stranger = house.guest("Private Eve")
    problem(stranger.get(f"/api/games/{table}"), 404, "no_game")
    problem(house.visitor().get(f"/api/games/{table}/game"), 404, "no_game")
    assert table not in house.visitor().get("/api/games").text
    assert bea.get(f"/api/games/{table}").status_code == 200
    assert table in bea.get("/api/users/Private Bea/games").text
    assert table not in stranger.get("/api/users/Private Bea/games").text


def test_comments_are_said_bounded_and_taken_back(house: Running, finished: str) -> None:
    cal, dan = house.guest("Comment Cal"), house.guest("Comment Dan")
    path = f"/api/games/{finished}/comments"
    made = cal.post(path, json={"ply": 1, "text": "<b>What</b> a shot"}).json()
    page = house.visitor().get(f"/api/games/{finished}").json()
    assert page["comments"] == [made]
    assert made["text"] == "<b>What</b> a shot"
    problem(cal.post(path, json={"ply": 999, "text": "x"}), 400, "no_frame")
    problem(cal.post(path, json={"ply": 0, "text": " "}), 400, "comment_length")
    problem(cal.post(path, json={"ply": 0, "text": "x" * 1001}), 400, "comment_length")
    problem(house.visitor().post(path, json={"ply": 0, "text": "x"}), 401, "nobody")
    problem(dan.delete(f"{path}/{made['id']}"), 404, "not_found")
    assert cal.delete(f"{path}/{made['id']}").status_code == 204
    assert house.visitor().get(f"/api/games/{finished}").json()["comments"] == []
    answers = [cal.post(path, json={"ply": 0, "text": "again"}) for _ in range(8)]
    problem(answers[-1], 429, "too_many")


def test_profiles_ratings_and_head_to_head(house: Running) -> None:
    ada, bea = house.account("Rated Ada"), house.account("Rated Bea")
    table = duel(house, ada, bea)
    profile = house.visitor().get("/api/users/rated ada").json()
    [rating] = profile["ratings"]
    assert (rating["title"], rating["role"], rating["games"], rating["wins"]) == ("standoff", "any", 1, 1)
    assert [game["id"] for game in profile["games"]] == [table]
    ladder = house.visitor().get("/api/ratings/standoff").json()
    names = [one["person"]["name"] for one in ladder]
    assert names.index("Rated Ada") < names.index("Rated Bea")
    assert [one["rank"] for one in ladder] == list(range(1, len(ladder) + 1))
    against = house.visitor().get("/api/users/Rated Bea/against/Rated Ada").json()
    assert against == [{"title": "standoff", "games": 1, "ahead": 0, "behind": 1, "level": 0}]
    problem(house.visitor().get("/api/users/Nobody Here"), 404, "no_person")


def test_roles_are_rated_apart_and_a_gang_together(house: Running) -> None:
    people = [house.account(f"Role {name}") for name in ("Ada", "Bea", "Cal")]
    wish = {"title": "desperados", "seats": 3, "options": {"sheriff_seat": "1"}}
    table = table_of(people[0], **wish)
    for person in people[1:]:
        assert person.post(f"/api/tables/{table}/join", json={}).status_code == 200
    sheriff = Seated(house, people[0], table)
    assert sheriff.say("concede")["t"] == "done"
    sheriff.until_over()
    sheriff.close()
    roles = {}
    for name in ("Ada", "Bea", "Cal"):
        [rating] = house.visitor().get(f"/api/users/Role {name}").json()["ratings"]
        roles[name] = (rating["title"], rating["role"], rating["wins"])
    assert roles["Ada"] == ("desperados", "sheriff", 0)
    assert roles["Bea"] == roles["Cal"] == ("desperados", "outlaw", 1)
    ladder = house.visitor().get("/api/ratings/desperados?role=outlaw").json()
    assert {one["person"]["name"] for one in ladder} == {"Role Bea", "Role Cal"}
    against = house.visitor().get("/api/users/Role Bea/against/Role Cal").json()
    assert against[0]["level"] == 1


def test_the_end_is_written_once(house: Running, finished: str) -> None:
    live = house.wait(house.house.tables.find(finished))
    assert live is not None
    assert house.write(lambda db: settle(db, finished, live.match, 1)) is False


def test_a_hot_seat_game_rates_nobody(house: Running) -> None:
    ada = house.account("Hot Ada")
    seated = Seated(house, ada, table_of(ada, hot_seat=True), seat=0)
    seated.say("leave")
    seated.until_over()
    seated.close()
    assert house.visitor().get("/api/users/Hot Ada").json()["ratings"] == []


def test_the_archive_turns_pages(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = house.account("Paging Ada")
    for _ in range(3):
        seated = Seated(house, ada, table_of(ada, hot_seat=True), seat=0)
        seated.say("leave")
        seated.until_over()
        seated.close()
    whole = ada.get("/api/games").json()["games"]
    monkeypatch.setattr(lists, "PAGE", 2)
    page = ada.get("/api/games").json()
    found = page["games"]
    while page["next"]:
        assert len(page["games"]) == 2
        page = ada.get("/api/games", params={"before": page["next"]}).json()
        found += page["games"]
    assert found == whole
    problem(ada.get("/api/games?before=rubbish"), 400, "bad_cursor")


def test_playing_on_from_a_moment_against_bots(house: Running, finished: str) -> None:
    ada = house.guest("On Ada")
    made = ada.post(f"/api/games/{finished}/on", json={"ply": 3, "seat": 1, "level": "greenhorn"})
    assert made.status_code == 201, made.text
    table = made.json()["info"]["id"]
    seated = Seated(house, ada, table)
    assert seated.seen["view"]["seats"][1]["lucky"] is not None
    seated.say("leave")
    seated.until_over()
    seated.close()
    verify(ada.get(f"/api/games/{table}/game").text)
    last = house.visitor().get(f"/api/games/{finished}/frames").json()["of"] - 1
    problem(ada.post(f"/api/games/{finished}/on", json={"ply": last, "seat": 0}), 409, "over_there")
    problem(ada.post(f"/api/games/{finished}/on", json={"ply": 0, "seat": 7}), 400, "no_seat")
    problem(ada.post(f"/api/games/{finished}/on", json={"ply": 0, "seat": 0, "level": "x"}), 400, "no_level")
