"""Chapter P: peeking at banks."""

from __future__ import annotations

from saloon.games.desperados.board import BANKS, FACES, TOWNS
from saloon.games.desperados.tests.table import act, at, clock, lay, seen, told, true, why
from saloon.kernel.core import EVERYONE
from saloon.kernel.match import Match

EL_PASO = 4
"""The bank of El Paso, counted in town order."""


def banks(match: Match, viewer: str) -> list[int | None]:
    """The bank values a viewer sees."""
    return [bank["value"] for bank in seen(match, viewer)["banks"]]


def test_p1_in_a_bank_town_with_a_tile() -> None:
    match = at("pawn: C=roswell")
    lay(match, "saloon")
    assert why(match, "B peek") == ""
    assert why(match, "C peek") == "DES-P1 no_bank_tile"
    match = at(
        "bank: santa_fe=500@A gallup=2300@A flagstaff=800@A tucson=2600@A",
        "bank_lot: santa_fe=first gallup=first flagstaff=first tucson=first",
        "pile:",
        "bottom: 0",
        "turn: 3",
        "coaches: lincoln cimarron",
        "loot: " + " ".join(f"{1 + i // 4}/bank/el_paso/{value}/middle/*" for i, value in enumerate(TAKEN)),
    )
    lay(match, "saloon")
    assert why(match, "B peek") == "DES-P1 no_bank_tile"


TAKEN = [1100, 1400, 1700, 2000, 2000, 2000, 2900, 3200]


def test_p2_he_shows_cards_as_a_robber_does() -> None:
    match = at("pawn: B=lincoln C=lincoln")
    lay(match, "saloon", B="el_paso", C="el_paso")
    heard = act(match, B="peek")
    assert told(heard, "card_shown") == [[1, 1, 18]]
    lay(match, "winslow", B="saloon", C="lincoln")
    heard = act(match, B="peek")
    assert told(heard, "card_shown") == [[1, 2, 19], [1, 1, 18]]
    assert [true(match).known[5 + move] & 1 for move in (0, 1)] == [1, 1]
    assert [true(match).known[10 + move] & 1 for move in (0, 1)] == [0, 0]


def test_p3_deputies_and_discs_do_not_matter() -> None:
    match = at("deputies: el_paso el_paso", "pawn: B=roswell C=prescott")
    lay(match, "saloon")
    act(match, B="rob poker")
    lay(match, "winslow", B="el_paso")
    assert why(match, "B peek") == ""


def test_p4_the_whole_team_knows_the_value_until_the_tile_leaves() -> None:
    match = at("pawn: C=roswell")
    assert banks(match, "C") == [None] * 5
    lay(match, "saloon")
    heard = act(match, B="peek")
    assert told(heard, "tile_peeked") == [[EL_PASO, FACES.index(1100)]]
    assert [event.audience for event in heard if event.kind.name == "tile_peeked"] == [0b110]
    assert banks(match, "B") == banks(match, "C") == [None, None, None, None, 1100]
    assert banks(match, "watcher") == [None] * 5
    for sheriff, outlaw in (
        ("winslow", "lincoln"),
        ("globe", "roswell"),
        ("tucson", "cimarron"),
        ("phoenix", "taos"),
    ):
        lay(match, sheriff, B=outlaw, C=match_way(match))
        act(match)
    assert banks(match, "B") == [None, None, None, None, 1100]
    clock(match, 4)
    assert banks(match, "B")[4] == 1100


def match_way(match: Match) -> str:
    """C goes to and fro away from banks."""
    here = TOWNS[true(match).at[2]]
    return {"roswell": "cimarron", "cimarron": "taos", "taos": "durango", "durango": "shiprock"}[here]


def test_p4_a_tile_that_left_is_replaced_by_one_nobody_has_seen() -> None:
    match = at("pawn: C=durango")
    for sheriff, outlaw in (
        ("saloon", "lincoln"),
        ("winslow", "roswell"),
        ("globe", "cimarron"),
        ("tucson", "santa_fe"),
    ):
        lay(match, sheriff, B=outlaw)
        act(match)
    act_peek = lay(match, "phoenix", B="saloon")
    assert told(act_peek, "cards_laid") == [[5]]
    heard = act(match, B="peek")
    assert told(heard, "tile_peeked") == [[0, FACES.index(500)]]
    assert [(tile.town, tile.value) for tile in true(match).loot] == [(BANKS[0], 500)]
    assert banks(match, "A") == [1400, 2300, 800, 2600, 1100]
    assert banks(match, "B") == [None] * 5


def test_p5_again_and_by_several() -> None:
    match = at()
    lay(match, "saloon", B="lincoln")
    heard = act(match, C="peek")
    assert len(told(heard, "tile_peeked")) == 1
    lay(match, "winslow", B="el_paso", C="roswell")
    act(match, B="peek")
    lay(match, "globe", B="saloon", C="el_paso")
    heard = act(match, B="peek", C="peek")
    assert told(heard, "peeked") == [[1, 18], [2, 18]]


def test_p6_that_he_peeked_and_where_is_public() -> None:
    match = at()
    lay(match, "saloon")
    heard = act(match, B="peek")
    public = [(event.kind.name, event.args) for event in heard if event.audience == EVERYONE]
    assert ("peeked", [1, 18]) in public
    assert not [kind for kind, _ in public if kind == "tile_peeked"]
    assert seen(match, "watcher")["seats"][1]["proved"] == [18]


def test_p7_the_sheriff_always_sees_every_tile_on_the_board() -> None:
    match = at()
    assert banks(match, "A") == [500, 2300, 800, 2600, 1100]
    clock(match, 4)
    match.play(f"A {match.fallback('A')}")
    assert banks(match, "A") == [500, 2300, 800, 2600, 1100]
    assert 1400 not in banks(match, "A")
