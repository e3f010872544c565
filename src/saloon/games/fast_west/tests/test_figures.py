"""What clients are told of the printed cards."""

from saloon.kernel import catalogue


def test_figures_name_what_is_printed_on_the_cards() -> None:
    figures = catalogue.figures("fast_west")
    costs = {card["name"]: card["cost"] for card in figures["cards"]}
    assert costs == {
        "reload": 0,
        "dodge": 0,
        "revolver": 1,
        "winchester": 2,
        "dynamite": 5,
        "ricochet": 0,
        "miscalculation": 2,
    }
    assert [card["name"] for card in figures["cards"] if card["weapon"]] == [
        "revolver",
        "winchester",
        "dynamite",
    ]
    assert [one["name"] for one in figures["identities"] if one["hearts"] == 2] == [
        "ninja",
        "stunt_double",
        "two_gun",
    ]
    assert (len(figures["identities"]), figures["lives"], figures["most_bullets"]) == (14, 3, 5)
