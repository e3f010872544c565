"""A small HTTP server that keeps what it is sent, as a webhook or a push service would."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True)
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


class Listener(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.statuses: list[int] = []
        self.come = threading.Condition()
        super().__init__(("127.0.0.1", 0), Ear)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def wait(self, count: int, seconds: float = 15.0) -> list[Received]:
        """What was sent, once it is so much."""
        with self.come:
            assert self.come.wait_for(lambda: len(self.received) >= count, seconds), "nothing came"
            return list(self.received)


class Ear(socketserver.StreamRequestHandler):
    server: Listener

    def handle(self) -> None:
        first = self.rfile.readline().split()
        headers: dict[str, str] = {}
        while line := self.rfile.readline().strip():
            name, _, value = line.decode().partition(": ")
            headers[name.lower()] = value
        body = self.rfile.read(int(headers["content-length"]))
        with self.server.come:
            status = self.server.statuses.pop(0) if self.server.statuses else 204
            self.server.received.append(Received(first[1].decode(), headers, body))
            self.server.come.notify_all()
        self.wfile.write(f"HTTP/1.1 {status} So\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())


@contextmanager
def listener() -> Iterator[Listener]:
    server = Listener()
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
