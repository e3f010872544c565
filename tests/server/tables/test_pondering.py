"""A legend at the table thinks on while a person does."""

import time

from tests.server.playing import Seated, table_of
from tests.server.running import PATIENCE, Running


def test_a_legend_ponders_while_a_person_thinks(house: Running) -> None:
    ada = house.guest("Ada")
    table = table_of(ada, bots={"1": "legend"})
    seated = Seated(house, ada, table)
    live = house.wait(house.house.tables.find(table))
    assert live is not None
    end = time.monotonic() + PATIENCE
    while not (1 in live.books and live.books[1].lines) and time.monotonic() < end:
        time.sleep(0.05)
    assert live.books[1].lines
    assert seated.say("duck")["t"] == "done"
    while 1 in live.pondering and time.monotonic() < end:
        time.sleep(0.05)
    assert 1 not in live.pondering
    seated.close()
