"""Way Out West as position text."""

from __future__ import annotations

from saloon.games.way_out_west.board import (
    BOX_TOKENS,
    CATTLE,
    COWBOYS,
    EACH_KIND,
    KIND_TOKENS,
    KINDS,
    MOST_MONEY,
    SETUP_COWBOYS,
    TOKENS,
    TOWNS,
    WANTED_TOTAL,
)
from saloon.games.way_out_west.rules.actions import Actions
from saloon.games.way_out_west.rules.auction import Auction
from saloon.games.way_out_west.rules.buildings import Building
from saloon.games.way_out_west.rules.cattle import BuyingCattle
from saloon.games.way_out_west.rules.cowboys import BuyingCowboys
from saloon.games.way_out_west.rules.driving import DrivingCattle
from saloon.games.way_out_west.rules.farmer import PlacingFarmer
from saloon.games.way_out_west.rules.fight import Gunfight
from saloon.games.way_out_west.rules.gunfight import Challenge
from saloon.games.way_out_west.rules.moving import MovingCowboys
from saloon.games.way_out_west.rules.retreat import Retreat
from saloon.games.way_out_west.rules.robbery import RidingOut, Robbery
from saloon.games.way_out_west.rules.setup import FirstSeat, Stationing
from saloon.games.way_out_west.rules.spoils import Snatching
from saloon.games.way_out_west.rules.turn import Turn
from saloon.games.way_out_west.state import (
    DISCARDED,
    FARMER_IN_HAND,
    FARMER_ON_MAP,
    FLOWS,
    NONE,
    OPENING,
    WANTED,
    WayOutWest,
)
from saloon.games.way_out_west.verbs import KIND, TOWN, TURN
from saloon.games.way_out_west.view import FARMER_WORDS, FLOW_WORDS
from saloon.kernel.cells import Number, Value, flag
from saloon.kernel.position import Field, Form, StepForm
from saloon.kernel.verbs import SEAT, Domain, words

TOKEN = words("token", ["first", "second"])
USE = Domain("use", ["passed", "hand", *BOX_TOKENS], DISCARDED)
PLACE = Domain("place", ["1", "2", "3", "4", "5"], 1)
TARGET = words("target", [*KIND_TOKENS, "cattle", "farmer"])
FLOW = words("flow", FLOW_WORDS)
FARMER = words("farmer", FARMER_WORDS)
TURN_STAGE = words("stage", ["bidding", "acting", "ending"])
FIGHT_STAGE = words("stage", ["asking", "helping", "deciding", "rolling", "spoils", "wanted", "ended"])
SIDE = words("side", ["attacker", "defender", "nobody"])

ANYBODY = Value(SEAT, none=NONE)
ANYWHERE = Value(TOWN, none=NONE)
MONEY = Number(-MOST_MONEY, MOST_MONEY)


def derive(s: WayOutWest) -> None:
    """Stocks are what is not on the map, the supply what nobody holds, and money came with its owner."""
    for seat in range(s.seats):
        row = slice(seat * TOWNS, seat * TOWNS + TOWNS)
        s.spare_cowboys[seat] = COWBOYS - sum(s.cowboys[row])
        s.spare_cattle[seat] = CATTLE - sum(s.cattle[row])
        for kind in range(KINDS):
            s.spare_buildings[seat * KINDS + kind] = EACH_KIND - s.owner[kind::KINDS].count(seat)
        if s.farmer_of[seat] == FARMER_IN_HAND and seat in s.farmer:
            s.farmer_of[seat] = FARMER_ON_MAP
        income, coach, bids, prices, robbery = s.ledger[seat * FLOWS + 1 : seat * FLOWS + FLOWS]
        s.ledger[seat * FLOWS + OPENING] = s.cash[seat] - income - coach + bids + prices - robbery
    s.supply = WANTED_TOTAL[s.options[WANTED]] - sum(s.wanted)


def acting(name: str, kind: type, *fields: Field) -> StepForm:
    """A step that knows whose action it is."""
    return StepForm(name, kind, lambda s: kind(0), [Field("seat", Value(SEAT)), *fields])


FORM = Form(
    fields=[
        Field("turn", Value(TURN)),
        Field("play_order", Value(SEAT), many=True),
        Field("cash", Number(0, MOST_MONEY), by=(SEAT,)),
        Field("wanted", Number(0, 18), by=(SEAT,)),
        Field("cowboys", Number(0, COWBOYS), by=(SEAT, TOWN), flat=True),
        Field("cattle", Number(0, CATTLE), by=(SEAT, TOWN), flat=True),
        Field("owner", ANYBODY, by=(TOWN, KIND), flat=True),
        Field("farmer", ANYBODY, by=(TOWN,)),
        Field("farmer_of", Value(FARMER), by=(SEAT,)),
        Field("missing", flag(), by=(TOWN,)),
        Field("tokens", Value(USE), by=(SEAT, TOKEN), flat=True),
        Field("ledger", MONEY, by=(SEAT, FLOW), flat=True),
    ],
    derived=("spare_cowboys", "spare_cattle", "spare_buildings", "supply"),
    derive=derive,
    steps=[
        StepForm("first_seat", FirstSeat, lambda s: FirstSeat()),
        StepForm(
            "stationing", Stationing, lambda s: Stationing(0), [Field("at", Number(0, 5 * SETUP_COWBOYS - 1))]
        ),
        StepForm("turn", Turn, lambda s: Turn(), [Field("stage", Value(TURN_STAGE))]),
        StepForm(
            "auction",
            Auction,
            lambda s: Auction(s.play_order[:]),
            [
                Field("old", Value(SEAT), many=True),
                Field("at", Number(0, 4)),
                Field("bids", Number(0, MOST_MONEY), by=(SEAT,)),
                Field("places", ANYBODY, by=(PLACE,)),
            ],
        ),
        StepForm("actions", Actions, lambda s: Actions(0), [Field("at", Number(0, 5 * TOKENS))]),
        acting("buying_cattle", BuyingCattle, Field("bought", Number(0, 1)), Field("first", ANYWHERE)),
        acting("buying_cowboys", BuyingCowboys, Field("bought", Number(0, 1))),
        StepForm(
            "building",
            Building,
            lambda s: Building(0, 0),
            [Field("seat", Value(SEAT)), Field("kind", Value(KIND))],
        ),
        StepForm(
            "moving_cowboys",
            MovingCowboys,
            lambda s: MovingCowboys(0, 0, [0] * TOWNS),
            [
                Field("seat", Value(SEAT)),
                Field("left", Number(1, 4)),
                Field("ready", Number(0, COWBOYS), by=(TOWN,)),
                Field("moved", Number(0, 3)),
            ],
        ),
        acting("driving_cattle", DrivingCattle),
        acting("placing_farmer", PlacingFarmer),
        acting("challenge", Challenge, Field("town", ANYWHERE)),
        StepForm(
            "gunfight",
            Gunfight,
            lambda s: Gunfight(0, 0),
            [
                Field("attacker", Value(SEAT)),
                Field("town", Value(TOWN)),
                Field("kind", Value(TARGET)),
                Field("owner", ANYBODY),
                Field("herd", Number(0, 2)),
                Field("ally", ANYBODY),
                Field("bad_sheriff", Number(0, 1)),
                Field("guard", Number(0, 1)),
                Field("gunman", Number(0, 1)),
                Field("farmer", Number(0, 1)),
                Field("sheriff", Number(0, 1)),
                Field("stage", Value(FIGHT_STAGE)),
                Field("simultaneous", flag()),
                Field("side", Value(SIDE)),
                Field("winner", Value(SIDE, none=NONE)),
            ],
        ),
        StepForm(
            "retreat",
            Retreat,
            lambda s: Retreat(0, 0),
            [Field("seat", Value(SEAT)), Field("town", Value(TOWN)), Field("used", Number(0, 31))],
        ),
        StepForm(
            "robbery",
            Robbery,
            lambda s: Robbery(0, 1, 0),
            [Field("seat", Value(SEAT)), Field("owner", Value(SEAT)), Field("town", Value(TOWN))],
        ),
        StepForm(
            "riding_out",
            RidingOut,
            lambda s: RidingOut(0, 0),
            [Field("seat", Value(SEAT)), Field("town", Value(TOWN))],
        ),
        acting("snatching", Snatching),
    ],
)
