# compiled zone
"""Chapter T: the auction for the play order."""

from __future__ import annotations

from saloon.games.way_out_west.state import BIDS, NONE, WayOutWest
from saloon.games.way_out_west.verbs import BADE, BID, BID_TOO_HIGH, BID_TOO_LOW, DROP, DROPPED, LED
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class Auction(Step[WayOutWest]):
    """WOW-T2 to WOW-T4: those still in are asked in the old play order, over and over, its first seat first.

    `bids` are the standing bids by seat (0: none yet), `places` the new order as far as it is filled from the
    end, `at` points into the old order, which stays in the state until the auction is over."""

    def __init__(
        self, old: list[int], at: int = 0, bids: list[int] | None = None, places: list[int] | None = None
    ) -> None:
        self.at: int = at
        self.old: list[int] = old
        self.bids: list[int] = [0] * len(old) if bids is None else bids
        self.places: list[int] = [NONE] * len(old) if places is None else places

    def copy(self) -> Auction:
        return Auction(self.old[:], self.at, self.bids[:], self.places[:])

    def highest(self) -> int:
        """WOW-L12: bids strictly increase, so the last one is the highest."""
        return max(self.bids)

    def left(self) -> int:
        """How many are still in."""
        return self.places.count(NONE)

    def must(self, s: WayOutWest) -> int:
        """WOW-D11: one bidder at a time; never the holder of the highest bid, for it would be over by
        then."""
        return bit(self.old[self.at])

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        """WOW-T15: who cannot go higher is asked all the same, and can only drop."""
        out = list(range(BID.of(self.highest() + 1), BID.of(s.cash[seat]) + 1))
        out.append(DROP.of())
        return out

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        return self.legal(s, seat)

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        if BID.owns(action):
            return self.may_bid(s, seat, BID.arg(action, 0))
        return 0 if action == DROP.of() else NOT_NOW

    def may_bid(self, s: WayOutWest, seat: int, dollars: int) -> int:
        """WOW-T5 to WOW-T7: whole dollars, more than the highest bid, and no more than the seat has; nothing
        is paid while a seat is still in, so that is what it had when the auction began."""
        if dollars <= self.highest():
            return BID_TOO_LOW
        return BID_TOO_HIGH if dollars > s.cash[seat] else 0

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        """WOW-T8: a bid is a total and replaces the seat's old one."""
        if action == DROP.of():
            self.drop(s, seat)
        else:
            self.bids[seat] = BID.arg(action, 0)
            if s.heard is not None:
                s.tell(BADE, EVERYONE, [seat, self.bids[seat]])
        self.pass_on(s)

    def drop(self, s: WayOutWest, seat: int) -> None:
        """WOW-T9, WOW-T10, WOW-T11: the last free place of those in play, and the standing bid is paid."""
        place = self.left() - 1
        self.places[place] = seat
        settle_bid(s, seat, self.bids[seat])
        if s.heard is not None:
            s.tell(DROPPED, EVERYONE, [seat, place + 1, self.bids[seat]])

    def pass_on(self, s: WayOutWest) -> None:
        """WOW-T12: who is out is not asked again."""
        at = self.at
        while True:
            at = at + 1 if at + 1 < len(self.old) else 0
            if self.old[at] not in self.places:
                break
        self.at = at
        if self.left() == 1:
            self.close(s, self.old[at])

    def close(self, s: WayOutWest, seat: int) -> None:
        """WOW-T13, WOW-T14: the one left in is first and pays his bid too, which is nothing if nobody bid."""
        self.places[0] = seat
        settle_bid(s, seat, self.bids[seat])
        s.play_order = self.places
        if s.heard is not None:
            s.tell(LED, EVERYONE, [seat, self.bids[seat]])
        s.stack.pop()

    def fallback(self, s: WayOutWest, seat: int) -> int:
        return DROP.of()


def settle_bid(s: WayOutWest, seat: int, dollars: int) -> None:
    """WOW-L18: in all, each seat loses its last bid, or nothing."""
    s.pay(seat, dollars, BIDS)
