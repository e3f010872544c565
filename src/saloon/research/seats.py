"""What the environments share: names of agents, spaces, pictures."""

from __future__ import annotations

from typing import Any, Final

from saloon.kernel.errors import SaloonError
from saloon.research.codec import Codec
from saloon.research.needs import need
from saloon.research.needs import numpy as np
from saloon.research.picture import picture
from saloon.research.table import Table

gym_spaces: Any = need("gymnasium.spaces")

RENDERS: Final = ["human", "ansi", "rgb_array"]


def agents(seats: int) -> list[str]:
    """`seat_0` is seat A, and so on."""
    return [f"seat_{seat}" for seat in range(seats)]


def observation_space(codec: Codec, actions: int) -> Any:
    """The vector and the mask."""
    return gym_spaces.Dict(
        {
            "observation": gym_spaces.Box(0.0, 1.0, (codec.size,), np.float32),
            "action_mask": gym_spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def spaces(codec: Codec, names: list[str], more: int = 0) -> tuple[dict[str, Any], dict[str, Any]]:
    """Observation and action spaces of every agent; `more` actions beyond the title's."""
    actions = codec.actions + more
    seen = {name: observation_space(codec, actions) for name in names}
    return seen, {name: gym_spaces.Discrete(actions) for name in names}


def drawn(table: Table, mode: str | None, seat: int | None = None) -> Any:
    """The board, by a render mode: text for `ansi`, an array for `rgb_array`, printed for `human`."""
    lines = table.board(seat)
    if mode == "ansi":
        return "\n".join(lines) + "\n"
    if mode == "rgb_array":
        return picture(lines)
    if mode == "human":
        print("\n".join(lines), flush=True)
        return None
    raise SaloonError(f"a render mode is chosen when the environment is made: {', '.join(RENDERS)}")
