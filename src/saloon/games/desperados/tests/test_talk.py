"""Chapter T: talk, and what the team knows."""

from __future__ import annotations

import pytest

from saloon.games.desperados import places
from saloon.games.desperados.board import NEAR, TOWNS
from saloon.games.desperados.game import RULES
from saloon.games.desperados.places import Clues, count, why_not
from saloon.games.desperados.rules.talk import planners, readers, writers
from saloon.games.desperados.tests.table import act, at, lay, seen, true
from saloon.kernel.core import EVERYONE, NOBODY, WATCHER
from saloon.kernel.rng import FastRng


def town(name: str) -> int:
    return TOWNS.index(name)


def names(towns: list[int]) -> list[str]:
    return [TOWNS[number] for number in towns]


@pytest.mark.parametrize("talk", ["whisper", "open", "silent"])
def test_t1_each_outlaw_sees_the_cards_choices_and_confirmations_of_all(talk: str) -> None:
    match = at(options="" if talk == "whisper" else f"talk={talk}")
    lay(match, "saloon", B="lincoln", C="roswell")
    match.play("C rob poker")
    match.play("C confirm")
    table = seen(match, "B")
    seats = table["seats"]
    assert [seat["laid"] for seat in seats] == [[None], ["lincoln"], ["roswell"]]
    assert [seat["hand"] is None for seat in seats] == [True, False, False]
    assert "roswell" not in seats[2]["hand"]
    assert seats[2]["at"] == town("roswell")
    step = table["steps"][-1]
    assert (step["choices"], step["confirmed"]) == ([None, None, "poker"], [2])
    hidden = seen(match, "A")["seats"]
    assert [seat["at"] is None for seat in hidden] == [False, True, True]


def channel(talk: str) -> tuple[int, int, int]:
    s = true(at(options="" if talk == "whisper" else f"talk={talk}"))
    return readers(s), writers(s), planners(s)


def test_t2_whisper_is_private_with_a_plan_layer() -> None:
    assert channel("whisper") == (0b110, 0b110, 0b110)
    assert seen(at(), "B")["talk"] == {"read": True, "write": True, "plan": True}


def test_t3_open_is_read_by_all_and_has_no_plan_layer() -> None:
    assert channel("open") == (EVERYONE, 0b110, NOBODY)
    match = at(options="talk=open")
    assert seen(match, "A")["talk"] == {"read": True, "write": False, "plan": False}


def test_t4_silent_has_neither() -> None:
    assert channel("silent") == (NOBODY, NOBODY, NOBODY)


def test_t5_a_peeked_tile_is_known_to_every_outlaw_in_every_talk_mode() -> None:
    for talk in ("whisper", "open", "silent"):
        match = at("pawn: C=roswell", options="" if talk == "whisper" else f"talk={talk}")
        lay(match, "saloon")
        act(match, B="peek")
        assert seen(match, "C")["banks"][4]["value"] == 1100


def test_t6_no_word_of_the_game_is_talk() -> None:
    verbs = {verb.name for verb in RULES.verbs.verbs}
    decisions = {
        "place",
        "post",
        "start",
        "send",
        "lay",
        "exchange",
        "rob",
        "peek",
        "rest",
        "confirm",
        "concede",
    }
    assert verbs == decisions


def test_t7_watchers_neither_read_the_private_channel_nor_write() -> None:
    for talk, read in (("whisper", False), ("open", True), ("silent", False)):
        match = at(options="" if talk == "whisper" else f"talk={talk}")
        view = seen(match, "watcher")["talk"]
        assert view == {"read": read, "write": False, "plan": False}


UNSEEN = [-1] * 5


def clues(began: str, *shown: str, lost: int = 0, moves: int = 3) -> Clues:
    """`el_paso`, `saloon`, `stuck` or `-` for each move."""
    tokens = [*TOWNS, "saloon", "stuck"]
    entries = [tokens.index(card) if card != "-" else -1 for card in shown] or [-1] * moves
    return Clues(town(began), lost, len(entries), entries, [-1] * len(entries))


def test_t8_a_history_is_legal_entry_by_entry_and_stuck_only_when_nothing_else_is() -> None:
    everything = (1 << 20) - 1
    exits = sum(1 << town(name) for name in ("durango", "cimarron", "santa_fe"))
    found = count(Clues(town("taos"), exits, 2, [-1, -1], [-1, -1]))
    assert [found.places(move) for move in range(3)] == [[town("taos")]] * 3
    assert count(Clues(town("taos"), exits, 2, [19, 20], [-1, -1])).total == found.total
    assert count(Clues(town("taos"), exits, 2, [20, -1], [-1, -1])).total == 0
    assert count(Clues(town("taos"), everything, 1, [20], [-1])).total > 0
    assert count(clues("taos", "durango", "taos", "durango")).total == 0
    assert count(clues("taos", "saloon", "saloon")).total == 0
    assert count(clues("taos", "gallup")).total == 0


def test_t9_every_shown_card_fixes_its_entry() -> None:
    found = count(clues("tombstone", "-", "el_paso", "-"))
    assert names(found.places(2)) == ["el_paso"]
    assert names(count(clues("tombstone", "-", "-", "-")).places(2)) != ["el_paso"]


def test_t10_a_later_clue_narrows_earlier_moves_as_in_the_worked_example() -> None:
    found = count(clues("tombstone", "-", "el_paso", "-"))
    assert names(found.places(0)) == ["tombstone"]
    assert set(names(found.places(1))) == {"silver_city", "tombstone"}
    assert names(found.places(2)) == ["el_paso"]
    assert set(names(found.places(3))) == {"tombstone", "silver_city", "lincoln", "roswell", "el_paso"}
    # Silver City only if move 1 was the Saloon, El Paso only if it was Silver City, Tombstone either way.
    stayed = count(clues("tombstone", "saloon", "el_paso", "-"))
    assert set(names(stayed.places(3))) == {"tombstone", "silver_city", "lincoln", "roswell"}
    went = count(clues("tombstone", "silver_city", "el_paso", "-"))
    assert set(names(went.places(3))) == {"tombstone", "lincoln", "roswell", "el_paso"}


def test_t10_the_worked_example_with_the_saloon() -> None:
    shown = clues("tombstone", "el_paso", "saloon", "-")
    found = count(shown)
    assert names(found.places(1)) == ["el_paso"]
    assert set(names(found.places(3))) == {"tombstone", "silver_city", "lincoln", "roswell"}
    assert why_not(shown, 3, town("el_paso")) == (places.SALOON_SEEN, 2)


def test_t11_what_was_not_done_rules_out_nothing() -> None:
    """An outlaw who could have robbed or peeked and did not is where he was possible before."""
    match = at("pawn: B=roswell")
    lay(match, "saloon", B="cimarron")
    before = places.possible(true(match), 1, 0).places(1)
    act(match)
    assert places.possible(true(match), 1, 0).places(1) == before
    assert len(before) == 5


def test_t12_a_watchers_only_clue_is_the_town() -> None:
    match = at("pawn: B=lincoln")
    lay(match, "saloon", B="roswell")
    act(match)
    lay(match, "winslow", B="saloon")
    act(match, B="rob poker")
    s = true(match)
    assert names(places.possible(s, 1, 0).places(1)) == ["roswell"]
    assert set(names(places.possible(s, 1, WATCHER).places(1))) > {"roswell"}
    assert names(places.possible(s, 1, WATCHER).places(2)) == ["roswell"]
    assert names(places.possible(s, 0, 1).places(2)) == names(places.possible(s, 0, WATCHER).places(2))
    assert places.possible(s, 0, 0).places(2) == [town("winslow")]


def test_t12_a_watchers_sets_contain_the_sheriffs() -> None:
    rng = FastRng(5)
    match = at("pawn: B=roswell C=taos D=gallup", seats=4)
    for _ in range(4):
        for _ in range(200):
            seat = match.waiting()[0]
            if seen(match, "watcher")["move"] == 5:
                return
            words = [word for word in match.legal(seat) if word != "concede"]
            match.play(f"{seat} {words[rng.below(len(words))]}")
            s = true(match)
            for outlaw in (1, 2, 3):
                mine, theirs = (places.possible(s, outlaw, viewer) for viewer in (0, WATCHER))
                for move in range(len(mine.table) // 19):
                    assert set(mine.places(move)) <= set(theirs.places(move))


def brute(known: Clues, move: int, at_town: int) -> tuple[float, float]:
    """The same chance by writing every history down, in floating point."""

    def walk(k: int, here: int, hand: int, path: list[int]) -> list[tuple[float, list[int]]]:
        if k == known.moves:
            return [(1.0, path)]
        cards = [c for c in [*range(19), 19] if hand >> c & 1 and (c == 19 or c in NEAR[here])] or [20]
        out = []
        for card in cards:
            if known.entries[k] not in (-1, card):
                continue
            to = card if card < 19 else here
            for weight, rest in walk(k + 1, to, hand & ~(1 << card), [*path, to]):
                out.append((weight / len(cards), rest))
        return out

    found = walk(0, known.began, (1 << 20) - 1 & ~known.lost, [known.began])
    return sum(w for w, path in found if path[move] == at_town), sum(w for w, _ in found)


@pytest.mark.parametrize(
    "shown", [("-", "-", "-"), ("-", "el_paso", "-"), ("saloon", "-", "-", "roswell"), ("-",) * 5]
)
@pytest.mark.parametrize("lost", [0, 1 << 18 | 1 << 14])
def test_t13_uniform_play_weighs_every_history(shown: tuple[str, ...], lost: int) -> None:
    known = clues("tombstone", *shown, lost=lost)
    if lost and len(set(shown)) > 1:
        known = clues("tombstone", "-", "roswell", "-", lost=lost)
    found = count(known)
    if not found.total:
        assert brute(known, 0, known.began)[1] == 0
        return
    for move in range(known.moves + 1):
        assert sum(found.weight(move, each) for each in range(19)) == found.total
        for each in range(19):
            some, whole = brute(known, move, each)
            assert abs(found.weight(move, each) / found.total - some / whole) < 1e-9


def test_t13_samples_follow_the_weights() -> None:
    found = count(clues("tombstone", "-", "el_paso", "-"))
    rng = FastRng(1)
    ends = [0] * 19
    for _ in range(4000):
        row = found.sample(rng)
        assert row[1] == town("el_paso")
        ends[town("el_paso") if row[2] == 19 else row[2]] += 1
    for each in range(19):
        assert abs(ends[each] / 4000 - found.weight(3, each) / found.total) < 0.03


@pytest.mark.parametrize(
    ("aid", "sheriff", "outlaws"), [("off", 0, 0), ("sheriff", 2, 0), ("outlaws", 0, 3), ("both", 2, 3)]
)
def test_t14_the_aid_is_shown_to_whom_the_option_says(aid: str, sheriff: int, outlaws: int) -> None:
    match = at(options="" if aid == "both" else f"possible_places={aid}")
    shown = [len(seen(match, viewer)["places"]) for viewer in ("A", "B", "watcher")]
    assert shown == [sheriff, outlaws, 0]
    assert bool(seen(match, "archive")["places"]) == (aid != "off")


def test_t14_the_outlaws_see_what_the_sheriff_can_know_of_them() -> None:
    match = at("pawn: B=roswell")
    lay(match, "saloon", B="cimarron")
    act(match, B="rob poker")
    of_b = next(one for one in seen(match, "C")["places"] if one["seat"] == 1)
    assert of_b["moves"] == [[[town("roswell"), 1000]], [[town("cimarron"), 1000]]]
    assert of_b == next(one for one in seen(match, "A")["places"] if one["seat"] == 1)
    of_a = next(one for one in seen(match, "C")["places"] if one["seat"] == 0)
    assert of_a["moves"][1] == [[town(name), 250] for name in ("winslow", "flagstaff", "prescott", "phoenix")]


def test_t14_reasons() -> None:
    lost = 1 << town("silver_city")
    assert why_not(clues("tombstone", "-"), 1, town("tucson")) == (places.POSSIBLE, 0)
    assert why_not(clues("tombstone", "-"), 1, town("taos")) == (places.TOO_FAR, 0)
    assert why_not(clues("tombstone", "-", lost=lost), 1, town("silver_city")) == (places.CARD_LOST, 0)
    assert why_not(clues("tombstone", "el_paso"), 1, town("tucson")) == (places.CLUE, 1)
    assert why_not(clues("tombstone", "el_paso", "roswell", "-"), 3, town("el_paso")) == (places.CARD_SEEN, 1)
    assert why_not(clues("tombstone", "saloon", "el_paso", "-"), 3, town("el_paso")) == (
        places.SALOON_SEEN,
        1,
    )
    assert why_not(clues("tombstone", "-", "-", "-", "taos"), 2, town("tombstone"))[0] == places.CLUE


def test_t14_the_same_count_is_made_once() -> None:
    known = clues("globe", "-", "-")
    assert count(known) is count(clues("globe", "-", "-"))
    assert count(known) is not count(clues("globe", "-", "gallup"))


def test_t14_a_short_row_is_never_taken_for_a_longer_one() -> None:
    """Lost cards make a number as large as a further move does."""
    short = Clues(town("roswell"), 0b101100, 4, [-1] * 4, [-1] * 4)
    longer = Clues(town("shiprock"), 0, 5, [-1] * 5, [town("durango"), -1, -1, -1, -1])
    for first, second in ((short, longer), (longer, short)):
        assert len(count(first).table) == (first.moves + 1) * 19
        assert len(count(second).table) == (second.moves + 1) * 19
    assert short.key() != longer.key()


def test_t14_rows_that_differ_have_different_numbers() -> None:
    rng = FastRng(3)
    seen_keys: dict[int, tuple[object, ...]] = {}
    for _ in range(20_000):
        moves = rng.below(6)
        row = [rng.below(22) - 1 for _ in range(moves)], [rng.below(20) - 1 for _ in range(moves)]
        known = Clues(rng.below(19), rng.below(1 << rng.below(19)), moves, *row)
        told = (known.began, known.lost, moves, *row)
        assert seen_keys.setdefault(known.key(), told) == told
