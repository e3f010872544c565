"""So many tries at once, and then one at a time."""

from saloon.server.people import throttle
from saloon.server.people.throttle import Throttle


class Hands:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_after_the_burst_one_try_at_a_time() -> None:
    clock = Hands()
    tries = Throttle(3, 10.0, clock)
    assert [tries.wait("ada") for _ in range(4)] == [0, 0, 0, 10]
    assert tries.wait("bea") == 0
    clock.now = 4
    assert tries.wait("ada") == 6
    clock.now = 10
    assert [tries.wait("ada") for _ in range(2)] == [0, 10]
    clock.now = 1000
    assert [tries.wait("ada") for _ in range(4)] == [0, 0, 0, 10]


def test_whoever_was_right_is_forgiven() -> None:
    tries = Throttle(1, 10.0, Hands())
    assert [tries.wait("ada"), tries.wait("ada")] == [0, 10]
    tries.forgive("ada")
    assert tries.wait("ada") == 0


def test_strangers_cannot_fill_the_memory() -> None:
    tries = Throttle(1, 10.0, Hands())
    for number in range(throttle.MOST_KEPT + 10):
        tries.wait(str(number))
    assert len(tries.buckets) == throttle.MOST_KEPT
    assert tries.wait("0") == 0
