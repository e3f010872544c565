# compiled zone
"""Chapter G, the fight itself: asking for the sheriff, volley after volley, and who wins."""

from __future__ import annotations

from typing import Final

from saloon.games.way_out_west.board import HIT_ON
from saloon.games.way_out_west.rules.retreat import Retreat
from saloon.games.way_out_west.rules.sides import ATTACKING, DEFENDING, FARMER_TARGET, Sides
from saloon.games.way_out_west.rules.spoils import award, take_spoils
from saloon.games.way_out_west.state import NONE, SHERIFF_RETURNS, WayOutWest
from saloon.games.way_out_west.verbs import (
    ASK,
    ASKED,
    ATTACKER_FIRED,
    DEFENDER_FIRED,
    EVICTING,
    FARMER_FIRED,
    FARMER_WON,
    FIRE,
    FORGO,
    FORWENT,
    HELP,
    HELPED,
    LINED_UP,
    NOBODY_WON,
    RAIDED,
    REFUSE,
    REFUSED,
    RETREAT,
    RETREATED,
    ROLL,
    RUSTLING,
    STAY,
    STAYED,
    TOOK_AIM,
    WON,
)
from saloon.kernel.chance import Chance, Throw
from saloon.kernel.core import EVERYONE, bit
from saloon.kernel.reasons import NOT_NOW

ASKING: Final = 0
HELPING: Final = 1
DECIDING: Final = 2
ROLLING: Final = 3
SPOILS: Final = 4
WANTED: Final = 5
ENDED: Final = 6

NOBODY: Final = 2
"""WOW-G41: the winner when both sides fall together."""


class Gunfight(Sides):
    """WOW-G20 to WOW-G25, WOW-G31 to WOW-G36: one gunfight from the call for the sheriff to the Wanted
    counter.

    `side` fires or decides next, `winner` is a side once the shooting is over."""

    def __init__(self, attacker: int, town: int) -> None:
        super().__init__(attacker, town)
        self.stage: int = ASKING
        self.simultaneous: int = 0
        self.side: int = ATTACKING
        self.winner: int = NONE

    def copy(self) -> Gunfight:
        twin = Gunfight(self.attacker, self.town)
        twin.bring_sides(self)
        twin.stage = self.stage
        twin.simultaneous = self.simultaneous
        twin.side = self.side
        twin.winner = self.winner
        return twin

    # ---- before the first shot ----

    def open(self, s: WayOutWest) -> None:
        """WOW-J5, WOW-J6, WOW-J7, WOW-J11: the sheriff is settled right after the target, for the whole
        fight; a farmer need not ask, and a missing sheriff is not asked for."""
        if s.heard is not None:
            self.tell_target(s)
        if self.third_sheriff(s) == NONE:
            self.begin(s)
        else:
            self.stage = HELPING if self.kind == FARMER_TARGET else ASKING

    def tell_target(self, s: WayOutWest) -> None:
        if self.kind == FARMER_TARGET:
            s.tell(EVICTING, EVERYONE, [self.attacker, self.town])
        elif self.herd:
            s.tell(RUSTLING, EVERYONE, [self.attacker, self.town, self.owner, self.herd])
        else:
            s.tell(RAIDED, EVERYONE, [self.attacker, self.town, self.kind, self.owner])

    def begin(self, s: WayOutWest) -> None:
        """WOW-G20, WOW-G21: fewer shooters fire first and the sides alternate; equal ones fire together, to
        the end, and their first round is always fired (WOW-G32)."""
        self.line_up(s)
        attackers = self.attackers(s)
        defenders = self.defenders(s)
        if s.heard is not None:
            s.tell(LINED_UP, EVERYONE, [attackers, defenders])
        if attackers == defenders:
            self.simultaneous = 1
            self.stage = ROLLING
        else:
            self.side = ATTACKING if attackers < defenders else DEFENDING
            self.take_aim(s)

    def take_aim(self, s: WayOutWest) -> None:
        """WOW-G31, WOW-G34: a side may retreat instead of firing while it has a cowboy to ride away."""
        self.stage = DECIDING if self.cowboys_of(s, self.side) else ROLLING

    # ---- decisions ----

    def seat_of(self, side: int) -> int:
        return self.attacker if side == ATTACKING else self.owner

    def must(self, s: WayOutWest) -> int:
        """WOW-D21 to WOW-D24."""
        if self.stage == DECIDING:
            return bit(self.seat_of(self.side))
        if self.stage == ASKING:
            return bit(self.owner)
        return bit(s.sheriff(self.town)) if self.stage == HELPING else 0

    def asks(self, s: WayOutWest, seat: int) -> str:
        if self.stage == DECIDING:
            return "stay" if self.simultaneous else "fire"
        return "call_sheriff" if self.stage == ASKING else "send_sheriff"

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        if self.stage == DECIDING:
            return [STAY.of() if self.simultaneous else FIRE.of(), RETREAT.of()]
        return [ASK.of(), FORGO.of()] if self.stage == ASKING else [HELP.of(), REFUSE.of()]

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        return self.legal(s, seat)

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        return 0 if action in self.legal(s, seat) else NOT_NOW

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        if self.stage == DECIDING:
            self.decide(s, seat, action)
        elif self.stage == ASKING:
            self.call_sheriff(s, action)
        else:
            self.send_sheriff(s, seat, action)

    def call_sheriff(self, s: WayOutWest, action: int) -> None:
        """WOW-J4: the defender may ask a third seat's sheriff; unasked he stays out."""
        if action == ASK.of():
            s.tell(ASKED, EVERYONE, [self.owner, s.sheriff(self.town)])
            self.stage = HELPING
        else:
            s.tell(FORWENT, EVERYONE, [self.owner])
            self.begin(s)

    def send_sheriff(self, s: WayOutWest, seat: int, action: int) -> None:
        if action == HELP.of():
            self.ally = seat
            s.tell(HELPED, EVERYONE, [seat])
        else:
            s.tell(REFUSED, EVERYONE, [seat])
        self.begin(s)

    def decide(self, s: WayOutWest, seat: int, action: int) -> None:
        """WOW-G33, WOW-G35, WOW-G36: whoever retreats has lost at once; nobody fires after him or for him."""
        if action == RETREAT.of():
            s.tell(RETREATED, EVERYONE, [seat])
            self.win(1 - self.side)
            s.stack.append(Retreat(seat, self.town))
        elif self.simultaneous:
            s.tell(STAYED, EVERYONE, [seat])
            self.ask_from(s, self.side + 1)
        else:
            s.tell(TOOK_AIM, EVERYONE, [seat])
            self.stage = ROLLING

    def ask_from(self, s: WayOutWest, side: int) -> None:
        """WOW-G32: after a round fired together first the attacker, then the defender may retreat."""
        while side <= DEFENDING:
            if self.cowboys_of(s, side):
                self.side = side
                self.stage = DECIDING
                return
            side += 1
        self.stage = ROLLING

    # ---- volleys ----

    def chance(self, s: WayOutWest) -> Chance | None:
        """WOW-G23, WOW-D31, WOW-D32: one die per shooter; when both fire together, the attacker's dice come
        first."""
        if self.stage != ROLLING:
            return None
        if self.simultaneous:
            return Throw(EVERYONE, ROLL, self.attackers(s) + self.defenders(s))
        return Throw(EVERYONE, ROLL, self.attackers(s) if self.side == ATTACKING else self.defenders(s))

    def take_chance(self, s: WayOutWest, action: int) -> None:
        dice = ROLL.args(action)
        if self.simultaneous:
            self.volleys(s, dice)
        else:
            self.volley(s, dice)

    def volley(self, s: WayOutWest, dice: list[int]) -> None:
        """WOW-G24: the losses are gone before the other side fires."""
        if self.side == ATTACKING:
            self.hit_defenders(s, self.fired(s, ATTACKING, dice))
        else:
            self.hit_attackers(s, self.fired(s, DEFENDING, dice))
        if not self.is_decided(s):
            self.side = 1 - self.side
            self.take_aim(s)

    def volleys(self, s: WayOutWest, dice: list[int]) -> None:
        """WOW-G25: both fire with what they had, then both lose."""
        shooters = self.attackers(s)
        dealt = self.fired(s, ATTACKING, dice[:shooters])
        taken = self.fired(s, DEFENDING, dice[shooters:])
        self.hit_defenders(s, dealt)
        self.hit_attackers(s, taken)
        if not self.is_decided(s):
            self.ask_from(s, ATTACKING)

    def fired(self, s: WayOutWest, side: int, dice: list[int]) -> int:
        """WOW-G23: every 5 or 6 hits."""
        hits = 0
        for die in dice:
            if die >= HIT_ON:
                hits += 1
        if s.heard is not None:
            if side == ATTACKING:
                s.tell(ATTACKER_FIRED, EVERYONE, [self.attacker, hits, *dice])
            elif self.owner == NONE:
                s.tell(FARMER_FIRED, EVERYONE, [self.town, hits, *dice])
            else:
                s.tell(DEFENDER_FIRED, EVERYONE, [self.owner, hits, *dice])
        return hits

    def is_decided(self, s: WayOutWest) -> bool:
        """WOW-G40, WOW-G41: a side without shooters has lost; if both fall together, nobody has won."""
        if self.defenders(s) == 0:
            self.win(ATTACKING if self.attackers(s) else NOBODY)
        elif self.attackers(s) == 0:
            self.win(DEFENDING)
        return self.winner != NONE

    def win(self, side: int) -> None:
        self.winner = side
        self.stage = SPOILS

    # ---- afterwards ----

    def advance(self, s: WayOutWest) -> None:
        """WOW-G57: first what happens to the target, then the Wanted counter."""
        stage = self.stage
        self.stage = stage + 1
        if stage == SPOILS:
            if s.heard is not None:
                self.tell_winner(s)
            if self.winner == ATTACKING:
                take_spoils(s, self)
        elif stage == WANTED:
            # WOW-G55, WOW-G56: a farmer takes no Wanted counter, a helping jail owner did not win.
            if self.winner != NOBODY and self.seat_of(self.winner) != NONE:
                award(s, self.seat_of(self.winner))
        else:
            s.stack.pop()
            if s.options[SHERIFF_RETURNS]:
                s.missing[self.town] = 0

    def tell_winner(self, s: WayOutWest) -> None:
        if self.winner == NOBODY:
            s.tell(NOBODY_WON, EVERYONE, [self.town])
        elif self.seat_of(self.winner) == NONE:
            s.tell(FARMER_WON, EVERYONE, [self.town])
        else:
            s.tell(WON, EVERYONE, [self.seat_of(self.winner)])

    def fallback(self, s: WayOutWest, seat: int) -> int:
        """An absent seat calls for help, lends none, and stands its ground."""
        return REFUSE.of() if self.stage == HELPING else self.legal(s, seat)[0]
