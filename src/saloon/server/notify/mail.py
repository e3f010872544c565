"""E-mail, over an SMTP server of the host's; in a thread, because smtplib waits."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

PATIENCE: Final = 20.0
LONGEST: Final = 254
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


@dataclass(frozen=True)
class Smtp:
    """Where mail leaves the house. `security`: starttls, tls or none."""

    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    security: str = "starttls"

    def __repr__(self) -> str:
        """Without the password: this may stand in a log."""
        return f"Smtp({self.host}:{self.port})"


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def letter(sender: str, to: str, subject: str, text: str, unsubscribe: str = "") -> EmailMessage:
    """A plain letter. Line breaks in a subject would be headers of somebody else's."""
    message = EmailMessage()
    message["From"] = sender
    local, _, domain = to.rpartition("@")
    message["To"] = Address("", local, domain)
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("> ") or "saloon.invalid")
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


async def send(smtp: Smtp, message: EmailMessage) -> None:
    """Hand it to the server; `OSError` (an `SMTPException` is one) if that does not work."""
    await asyncio.to_thread(deliver, smtp, message)


def deliver(smtp: Smtp, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    if smtp.security == "tls":
        with smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=PATIENCE, context=context) as server:
            hand_over(server, smtp, message)
        return
    with smtplib.SMTP(smtp.host, smtp.port, timeout=PATIENCE) as server:
        if smtp.security == "starttls":
            server.starttls(context=context)
        hand_over(server, smtp, message)


def hand_over(server: smtplib.SMTP, smtp: Smtp, message: EmailMessage) -> None:
    if smtp.user:
        server.login(smtp.user, smtp.password)
    server.send_message(message)
