"""Chapter A: two rounds of actions."""

from tests.talk import Table, scene

WOW = "way_out_west"


def acting(text: str = "", seats: int = 3, at: int = 0, **options: str) -> Table:
    steps = f"step turn\n  stage: ending\nstep actions\n  at: {at}\n"
    return scene(WOW, seats, text + "\n" + steps, **options)


def test_a1_boxes_are_empty_and_tokens_back_when_the_phase_begins() -> None:
    table = acting("tokens A: first=cattle\ntokens B: first=passed\n", at=5)
    table.say("C pass")
    assert [one["tokens"] for one in table.see("seats")] == [["hand", "hand"]] * 3
    assert all(not box["tokens"] for box in table.see("boxes").values())


def test_a2_a3_two_rounds_in_the_same_play_order() -> None:
    table = acting("play_order: B C A\n")
    asked = []
    for _ in range(6):
        asked += table.waiting()
        table.say(f"{asked[-1]} pass")
    assert asked == list("BCABCA")


def test_a2_d12_which_round_it_is() -> None:
    table = acting()
    assert table.see("steps", 1, "round") == 1
    table.say("A pass", "B pass", "C pass")
    assert table.see("steps", 1, "round") == 2


def test_a4_a_token_goes_into_the_box_and_the_action_follows() -> None:
    table = acting()
    assert table.say("A take cowboys") == ["took A cowboys"]
    assert table.see("boxes", "cowboys", "tokens") == [0]
    assert table.see("seats", "A", "tokens") == ["cowboys", "hand"]
    assert table.see("steps", 2, "step") == "buyingcowboys"


def test_a4_the_token_of_the_second_round_is_the_second() -> None:
    table = acting(at=3)
    table.say("A take cowboys")
    assert table.see("seats", "A", "tokens") == ["hand", "cowboys"]


def test_a5_a_box_with_a_token_is_taken() -> None:
    table = acting("tokens B: first=farmer\n", at=3)
    assert "take farmer" not in table.legal("A")
    assert (table.clause("A take farmer"), table.reason("A take farmer")) == ("WOW-A5", "box_taken")


def test_a5_the_own_token_too() -> None:
    table = acting("tokens A: first=farmer\n", at=3)
    assert table.clause("A take farmer") == "WOW-A5"


def test_a5_as_long_as_one_of_its_kind_is_empty_a_kind_is_open() -> None:
    table = acting("tokens A: first=cowboys\ntokens B: first=cowboys\n", at=2)
    assert table.clause("C take cowboys") == ""
    table = acting("tokens A: first=cowboys\ntokens B: first=cowboys second=cowboys\n", at=2)
    assert table.clause("C take cowboys") == "WOW-A5"


def test_a6_the_same_kind_twice_in_a_turn() -> None:
    table = acting()
    table.say("A take cowboys", "A put abilene", "A done", "B pass", "C pass")
    assert table.clause("A take cowboys") == ""
    table.say("A take cowboys")
    assert table.see("boxes", "cowboys", "tokens") == [0, 0]


def test_a7_passing_discards_a_token_and_occupies_no_box() -> None:
    table = acting()
    assert table.say("A pass") == ["passed A"]
    assert table.see("seats", "A", "tokens") == ["passed", "hand"]
    assert all(not box["tokens"] for box in table.see("boxes").values())


def test_a7_passing_is_always_possible_and_what_the_clock_plays() -> None:
    table = acting()
    assert table.legal("A")[-1] == "pass"
    assert table.fallback("A") == "pass"


def test_a8_who_passed_is_asked_again_in_the_second_round() -> None:
    table = acting()
    table.say("A pass", "B pass", "C pass")
    assert table.waiting() == ["A"]
    assert "take cowboys" in table.legal("A")


def test_a9_d12_only_boxes_with_an_effect_are_open() -> None:
    poor = acting("cash: A=0\n")
    assert poor.legal("A") == ["take farmer", "pass"]
    rich = acting("cash: A=20\ncowboys A: san_antonia=1\n")
    assert rich.legal("A") == [
        "take cattle",
        "take cowboys",
        *[f"take build_{kind}" for kind in ("jail", "store", "stagecoach", "hotel", "bank", "train")],
        "take move_cowboys_4",
        "take move_cowboys_2",
        "take farmer",
        "pass",
    ]


def test_a9_every_closed_box_says_why() -> None:
    table = acting("cash: A=0\n")
    greyed = {box: table.clause(f"A take {box}") for box in table.see("boxes")}
    assert greyed == {
        "cattle": "WOW-C15",
        "cowboys": "WOW-W7",
        **{f"build_{kind}": "WOW-A12" for kind in ("jail", "store", "stagecoach", "hotel", "bank", "train")},
        "move_cowboys_4": "WOW-M8",
        "move_cowboys_2": "WOW-M8",
        "move_cattle": "WOW-K9",
        "gunfight": "WOW-G10",
        "farmer": "",
    }


def test_a10_who_can_do_nothing_can_only_pass() -> None:
    table = acting("cash: A=0\nfarmer_of: A=gone\n")
    assert table.waiting() == ["A"]
    assert table.legal("A") == ["pass"]


def test_a11_the_box_is_final_and_one_effect_is_due() -> None:
    table = acting()
    table.say("A take cowboys")
    assert table.reason("A pass") == "not_now"
    assert table.reason("A take cattle") == "not_now"
    assert table.clause("A done") == "WOW-D4"
    assert table.say("A put abilene", "A done") == ["hired A abilene", "stopped A"]
    assert table.waiting() == ["B"]


def test_a12_counters_are_paid_one_by_one_within_the_cash() -> None:
    table = acting("cash: A=1\n")
    table.say("A take cowboys", "A put abilene")
    assert table.see("seats", "A", "cash") == 0
    assert table.waiting() == ["B"]


def test_a12_what_is_too_dear_says_so() -> None:
    table = acting("cash: A=19\n")
    assert (table.clause("A take build_train"), table.reason("A take build_train")) == (
        "WOW-A12",
        "price_too_high",
    )
    assert table.clause("A take build_bank") == ""


def test_a13_no_word_moves_money_between_seats() -> None:
    table = acting()
    verbs = {verb.name for verb in table.rules.verbs.verbs}
    assert not verbs & {"lend", "give", "trade", "offer", "pay"}
    table.say("A take build_store", "A build store abilene")
    assert [one["cash"] for one in table.see("seats")] == [15, 20, 20]


def test_a14_an_action_is_finished_before_the_next_seat_is_asked() -> None:
    table = acting()
    table.say("A take cowboys")
    assert table.waiting() == ["A"]
    table.say("A put abilene")
    assert table.waiting() == ["A"]
    assert table.reason("B pass") == "not_asked"


def test_a14_other_seats_decisions_belong_to_it() -> None:
    table = acting("cowboys A: abilene=1\nowner abilene: store=B jail=C\n")
    table.say("A take gunfight", "A attack abilene", "A raid store")
    assert table.waiting() == ["B"]


def test_a15_the_phase_ends_when_all_tokens_are_used() -> None:
    table = acting(at=5)
    table.say("C pass")
    assert table.see("turn") == 2
    assert table.see("steps", 1, "step") == "auction"


def test_a16_passing_by_everybody_changes_nothing() -> None:
    table = acting("play_order: C A B\nturn: 4\n")
    before = table.see("seats")
    for seat in "CABCAB":
        table.say(f"{seat} pass")
    assert table.see("play_order") == [2, 0, 1]
    assert table.see("turn") == 5
    assert table.see("seats") == before
