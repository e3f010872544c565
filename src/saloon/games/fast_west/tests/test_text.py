"""The board as lines of text, and the odds worth showing."""

from saloon.games.fast_west.game import RULES
from saloon.games.fast_west.tests.table import commit, sit, table
from saloon.games.fast_west.text import board
from saloon.kernel.match import Match
from saloon.kernel.words import Words

NAMES = {0: "Ada", 1: "Bea", 2: "Cleo"}


def lines(match: Match, viewer: str = "watcher", language: str = "en") -> list[str]:
    return [line.strip() for line in board(table(match, viewer), Words(RULES, language, NAMES))]


def test_before_the_first_turn() -> None:
    assert lines(Match.new("fast_west", 2))[0] == "The identities are being dealt."


def test_the_turn_and_everybody_clockwise() -> None:
    match = sit(3, "option gringos: 1", "target: 8", "turn: 4", "lives: B=0", "out: B=3", "spent: G1=dodge")
    assert lines(match) == [
        "Turn 4 of 100 – Close Quarters (no dodge) – arrow both ways – 15 target cards face down",
        "A Ada: 3 lives, 1 bullet, face hidden",
        "B Bea: 0 lives, out since turn 3, face hidden",
        "C Cleo: 3 lives, 1 bullet, face hidden",
        "G1 (gringo): 3 lives, discards: Dodge",
    ]
    assert lines(match, "A", "it")[:2] == [
        "Turno 4 di 100 – Scontro ravvicinato (niente schivata) – freccia: entrambe le direzioni"
        " – carte bersaglio coperte: 15",
        "A Ada: 3 vite, 1 pallottola, volto coperto, in mano: Ricarica, Schivata, Revolver, Winchester,"
        " Dinamite, Rimbalzo, Errore di calcolo",
    ]


def test_own_cards_and_what_is_seen_of_others() -> None:
    match = sit(2, "pile: A=dodge+revolver B=dynamite", "maybe A: dodge+revolver dodge+winchester")
    assert lines(match, "A")[1:] == [
        "A Ada: 3 lives, 1 bullet, face hidden, hand: Reload, Winchester, Dynamite, Ricochet, Miscalculation,"
        " pile: Dodge, Revolver",
        "B Bea: 3 lives, 1 bullet, face hidden, pile: Dynamite",
    ]
    assert lines(match, "B")[1].endswith("pile: Dodge, 1 unseen")


def test_what_has_been_said_in_window_t() -> None:
    match = sit(4, "identity: A=cook", "lives: C=0 D=0")
    commit(match, "A reload", "C cheer A dodge", "D pass")
    assert [line.rsplit(", ", 1)[1] for line in lines(match)[1:]] == [
        "has chosen",
        "face hidden",
        "cheers for Ada",
        "just watches",
    ]
    assert lines(match, "A")[1].endswith("your choice: Reload")
    assert ", the Cook, " in lines(match, "A")[1]
    assert lines(match, "C")[3].endswith("cheers for Ada with Dodge")


def test_a_cheer_for_a_gringo_goes_by_its_sign() -> None:
    match = sit(3, "option gringos: 1", "lives: C=0")
    commit(match, "C cheer G1 dodge")
    assert lines(match)[3].endswith("cheers for G1")


def test_the_cards_on_the_table_and_what_holds_for_the_turn() -> None:
    match = sit(3, "target: 4", "identity: A=two_gun B=stunt_double", "bullets: A=1")
    commit(match, "B reveal", "A play revolver left both", "B dodge", "C winchester right")
    assert lines(match)[1:] == [
        "A Ada: 2 lives, 1 bullet, the Two-Gun Ace, revealed, plays Revolver to the left, fires both ways",
        "B Bea: 2 lives, 1 bullet, the Stunt Double, revealed, plays Dodge, unhurt this turn",
        "C Cleo: 3 lives, 1 bullet, face hidden, plays Winchester to the right",
    ]


def test_a_swapped_weapon_a_guard_and_both_barrels() -> None:
    position = [
        "table: A=winchester B=reload C=revolver",
        "side: A=left C=left",
        "identity: A=cheat B=ninja C=double_barrel",
        "revealed: AC",
        "swapped: revolver",
        "guard: B",
        "double: C",
        "lives: B=2",
        "step turn",
        "  phase: shootout",
        "step answers",
        "  asked: AB",
    ]
    match = sit(3, *position, phase="")
    told = lines(match)
    assert told[1].endswith("plays Winchester to the left, in place of Revolver")
    assert told[2].endswith("plays Reload, guarded")
    assert told[3].endswith("plays Revolver to the left, both barrels")


def test_an_empty_hand_is_nothing() -> None:
    everything = "pile: A=dodge+revolver+winchester+dynamite+ricochet+miscalculation"
    match = sit(2, everything)
    commit(match, "A reload")
    assert ", hand: nothing, " in lines(match, "A")[1]


def test_the_odds_of_a_gringo_s_weapon_while_cards_are_chosen() -> None:
    match = sit(2, "option gringos: 2", "spent: G1=revolver+dodge", "lives: G2=0")
    odds = RULES.odds(match.state, 0)
    assert [(key, favourable, of) for key, _, favourable, of in odds] == [("gringo_weapon", 3, 7)]
    commit(match, "A reload", "B reload")
    assert RULES.odds(match.state, 0) == []
