"""What stands on the cards of Fast West, for clients that draw them."""

from typing import Any, Final

from saloon.games.fast_west.board import CARDS, IDENTITIES, LIVES, MOST_BULLETS, WEAPONS

FIGURES: Final[dict[str, Any]] = {
    "lives": LIVES,
    "most_bullets": MOST_BULLETS,
    "cards": [
        {"name": card.name, "cost": card.cost, "damage": card.damage, "weapon": bool(WEAPONS >> at & 1)}
        for at, card in enumerate(CARDS)
    ],
    "identities": [
        {"name": one.name, "permanent": one.permanent, "hearts": one.hearts} for one in IDENTITIES
    ],
}
