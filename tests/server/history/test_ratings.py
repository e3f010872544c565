"""Ratings: who they move, and which way."""

from saloon.server.history.ratings import ANY, Sitter, Skill, rate, rated


def person(seat: int, who: str, place: int, side: int | None = None, role: str = ANY) -> Sitter:
    return Sitter(seat, who, False, role, 1 << seat if side is None else side, place, place == 1)


def bot(seat: int, level: str, place: int) -> Sitter:
    return Sitter(seat, f"level:{level}", True, ANY, 1 << seat, place, place == 1)


def test_the_winner_rises_and_everybody_is_surer() -> None:
    after = rate([person(0, "ada", 1), person(1, "bea", 2), person(2, "cal", 3)], {})
    ada, bea, cal = (after[who, ANY] for who in ("ada", "bea", "cal"))
    assert ada.value > bea.value > cal.value
    assert ada.mu > Skill().mu > cal.mu
    assert all(one.sigma < Skill().sigma for one in (ada, bea, cal))
    assert (ada.games, ada.wins, cal.games, cal.wins) == (1, 1, 1, 0)


def test_everybody_begins_at_a_thousand() -> None:
    assert Skill().value == 1000


def test_a_gang_is_rated_together_against_the_sheriff_and_by_role() -> None:
    gang = 0b110
    sitters = [
        person(0, "ada", 2, 1, "sheriff"),
        person(1, "bea", 1, gang, "outlaw"),
        person(2, "cal", 1, gang, "outlaw"),
    ]
    after = rate(sitters, {("ada", "outlaw"): Skill(40, 2)})
    assert set(after) == {("ada", "sheriff"), ("bea", "outlaw"), ("cal", "outlaw")}
    assert after["ada", "sheriff"].mu < Skill().mu < after["bea", "outlaw"].mu


def test_a_game_with_a_bot_rates_bots_only() -> None:
    assert [one.who for one in rated([person(0, "ada", 1), bot(1, "legend", 2)])] == ["level:legend"]
    assert set(rate([person(0, "ada", 1), bot(1, "legend", 2)], {})) == {("level:legend", ANY)}


def test_a_level_in_two_seats_counts_the_game_once() -> None:
    after = rate([bot(0, "legend", 1), bot(1, "legend", 2), bot(2, "greenhorn", 3)], {})
    assert after["level:legend", ANY].games == 1
    assert after["level:legend", ANY].mu > after["level:greenhorn", ANY].mu


def test_games_that_rate_nobody() -> None:
    assert rated([person(0, "ada", 1), Sitter(1, None, False, ANY, 2, 2, False)]) == []
    assert rated([person(0, "ada", 1, 0b11), person(1, "bea", 1, 0b11)]) == []
    assert rated([person(0, "ada", 1), person(1, "ada", 2)]) == []


def test_the_strong_gain_little_from_the_weak() -> None:
    strong, weak = Skill(35, 2, 50, 40), Skill(15, 2, 50, 10)
    usual = rate([person(0, "ada", 1), person(1, "bea", 2)], {("ada", ANY): strong, ("bea", ANY): weak})
    upset = rate([person(0, "ada", 2), person(1, "bea", 1)], {("ada", ANY): strong, ("bea", ANY): weak})
    assert usual["ada", ANY].mu - strong.mu < 0.5 < strong.mu - upset["ada", ANY].mu
