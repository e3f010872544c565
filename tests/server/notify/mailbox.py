"""A small SMTP server on a port of its own, that keeps what it is handed."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage


class Mailbox(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.come = threading.Condition()
        super().__init__(("127.0.0.1", 0), Clerk)

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def take(self, raw: bytes) -> None:
        with self.come:
            self.letters.append(message_from_bytes(raw, policy=policy.default))
            self.come.notify_all()

    def wait(self, count: int, seconds: float = 10.0) -> list[EmailMessage]:
        """The letters, once there are so many."""
        with self.come:
            assert self.come.wait_for(lambda: len(self.letters) >= count, seconds), "no letter came"
            return list(self.letters)


class Clerk(socketserver.StreamRequestHandler):
    """Speaks as much SMTP as smtplib asks for."""

    server: Mailbox

    def handle(self) -> None:
        self.say("220 mailbox")
        while line := self.rfile.readline():
            word = line.split(None, 1)[0].upper() if line.split() else b""
            if word == b"DATA":
                self.say("354 go on")
                self.server.take(self.text())
                self.say("250 kept")
            elif word == b"QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 yes")

    def text(self) -> bytes:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line[1:] if line.startswith(b"..") else line)
        return b"".join(lines)

    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    server = Mailbox()
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
