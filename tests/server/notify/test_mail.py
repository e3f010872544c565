"""E-mail, handed to a real SMTP server."""

import asyncio

import pytest

from saloon.server.notify import mail
from saloon.server.notify.mail import Smtp
from tests.server.notify.mailbox import mailbox


def test_a_letter_arrives_with_its_way_out() -> None:
    with mailbox() as box:
        smtp = Smtp("127.0.0.1", box.port, sender="saloon@saloon.example", security="none")
        out = "https://saloon.example/u/abc"
        letter = mail.letter(
            smtp.sender, "ada@example.com", "Tocca a te\r\nBcc: x@y.z", "È il tuo turno.\n", out
        )
        asyncio.run(mail.send(smtp, letter))
        [got] = box.wait(1)
    assert got["To"] == "ada@example.com"
    assert got["Subject"] == "Tocca a te Bcc: x@y.z"
    assert got["Bcc"] is None
    assert got["List-Unsubscribe"] == f"<{out}>"
    assert got.get_content().strip() == "È il tuo turno."


def test_a_server_that_is_not_there_is_an_oserror() -> None:
    smtp = Smtp("127.0.0.1", 1, sender="saloon@saloon.example", security="none")
    with pytest.raises(OSError, match="refused"):
        asyncio.run(mail.send(smtp, mail.letter(smtp.sender, "ada@example.com", "x", "y")))


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("ada@example.com", True),
        ("ada+saloon@mail.example.co.uk", True),
        ("ada@localhost", False),
        ("ada", False),
        ("ada@exa mple.com", False),
        ("ada@example.com\r\nBcc: x@y.z", False),
        ("a" * 250 + "@x.it", False),
        ("<ada@example.com>", False),
        ("ada@example.com,bea@example.com", False),
    ],
)
def test_what_can_be_an_address(text: str, good: bool) -> None:
    assert mail.is_address(text) is good


def test_the_password_is_not_in_what_a_log_would_show() -> None:
    assert "hush" not in repr(Smtp("mail.example.com", 587, "saloon", "hush", "saloon@example.com"))
