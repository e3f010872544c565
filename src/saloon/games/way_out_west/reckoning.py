# compiled zone
"""The final reckoning: who has won, and what every seat has scored for what, town by town."""

from __future__ import annotations

from saloon.games.way_out_west.board import TOWNS
from saloon.games.way_out_west.rules.scoring import (
    building_points,
    cash_points,
    cattle_points,
    control_points,
    points,
    wanted_points,
    winners,
)
from saloon.games.way_out_west.state import WayOutWest
from saloon.games.way_out_west.verbs import TOWN
from saloon.kernel.result import Result, Row


def result(s: WayOutWest) -> Result:
    seats = list(range(s.seats))
    table: list[Row] = []
    # The top town stands first, as on the map.
    for town in range(TOWNS - 1, -1, -1):
        table.append(Row("town", [], {"town": (TOWN, town), "size": (None, s.size(town))}))
        table.append(Row("buildings", [building_points(s, seat, town) for seat in seats]))
        table.append(Row("cattle", [cattle_points(s, seat, town) for seat in seats]))
        table.append(Row("control", [control_points(s, seat, town) for seat in seats]))
    table.append(Row("prizes"))
    table.append(Row("cash", [cash_points(s, seat) for seat in seats]))
    table.append(Row("wanted", [wanted_points(s, seat) for seat in seats]))
    scores = [points(s, seat) for seat in seats]
    table.append(Row("total", scores, total=True))
    won = winners(scores)
    return Result(won, scores, "last_turn" if len(won) == 1 else "shared", "WOW-V17", {}, table)
