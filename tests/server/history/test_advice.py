"""What a bot would say at a moment of a finished game."""

import pytest

from saloon.kernel.match import Match
from saloon.server.history import advice
from saloon.server.history.kept import Kept
from saloon.server.tables.rows import TableRow
from saloon.server.wire.history import AdviceWish
from tests.server.people.test_accounts import problem
from tests.server.playing import duel
from tests.server.running import Running


@pytest.fixture(scope="module")
def finished(house: Running) -> str:
    return duel(house, house.account("Advised Ada"), house.account("Advised Bea"))


def test_a_bot_says_what_it_would_have_said_and_why(house: Running, finished: str) -> None:
    ada = house.guest("Curious")
    frames = house.visitor().get(f"/api/games/{finished}/frames").json()["frames"]
    at, seat = next((one["ply"], one["seen"]["waiting"][0]) for one in frames if one["seen"]["waiting"])
    wish = {"ply": at, "seat": seat, "level": "gunslinger"}
    found = ada.post(f"/api/games/{finished}/advice?lang=en", json=wish).json()
    assert (found["level"], found["passes"] > 0) == ("gunslinger", True)
    assert sum(one["share"] for one in found["weighed"]) == pytest.approx(1, abs=0.01)
    assert found["text"] in [one["text"] for one in found["weighed"]]
    italian = ada.post(f"/api/games/{finished}/advice?lang=it", json=wish).json()
    assert not {one["text"] for one in found["weighed"]} & {one["text"] for one in italian["weighed"]}
    thumb = ada.post(f"/api/games/{finished}/advice", json={**wish, "level": "ranch_hand"}).json()
    assert (thumb["weighed"], thumb["passes"]) == ([], 0)


def test_what_is_wrong_with_a_question_is_told(house: Running, finished: str) -> None:
    ada = house.guest("Wrong")
    last = house.visitor().get(f"/api/games/{finished}/frames").json()["of"] - 1
    for wish, status, key in (
        ({"ply": last, "seat": 0}, 409, "not_asked"),
        ({"ply": last + 1, "seat": 0}, 400, "no_frame"),
        ({"ply": 2, "seat": 7}, 400, "no_seat"),
        ({"ply": 4, "seat": 0, "level": "x"}, 400, "no_level"),
    ):
        problem(ada.post(f"/api/games/{finished}/advice", json=wish), status, key)
    problem(house.visitor().post(f"/api/games/{finished}/advice", json={"ply": 2, "seat": 0}), 401, "nobody")


def kept(*words: str) -> Kept:
    """A game of three that was broken off after these words."""
    match = Match.new("standoff", seats=3, seed="told")
    for word in words:
        match.play(word)
    row = TableRow("game", "standoff", 1, 3, {}, "", "", "", "", 0)
    return Kept(row, match)


def test_the_bot_knows_what_the_seat_knew() -> None:
    """What B chose in secret, and who is lucky with what, is not in what the bot is sent."""
    games = [kept(said, "A duck") for said in ("B draw C", "B draw A", "B duck")]
    before_a = len(games[0].match.log) - 1
    sent = [advice.question(one, AdviceWish(before_a, 0), "en").position for one in games]
    assert len(set(sent)) == 1
    own = [advice.question(one, AdviceWish(before_a - 1, 1), "en").position for one in games]
    assert own[0] != sent[0]
