"""`saloon serve --open`: a free port, and the browser once the house answers."""

import socket
import webbrowser

import pytest

from saloon.server.browser import free_port, show


def test_the_wanted_port_is_taken_if_nobody_has_it() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        wanted = other.getsockname()[1]
    assert free_port("127.0.0.1", wanted) == wanted


def test_another_port_is_found_if_somebody_listens_there() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        assert free_port("127.0.0.1", taken) not in (0, taken)


def test_the_browser_is_shown_the_house_when_it_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    with socket.socket() as house:
        house.bind(("127.0.0.1", 0))
        port = house.getsockname()[1]
        waiting = show("0.0.0.0", port)
        waiting.join(0.3)
        assert shown == []
        house.listen()
        waiting.join(5)
    assert shown == [f"http://127.0.0.1:{port}/"]
