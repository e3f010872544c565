"""A passkey in a real browser: made on the page, and signed in with afterwards."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.e2e.browser import Invite

AUTHENTICATOR: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PASSWORD: Final = "dusty boots and spurs"


class Finger:
    """The authenticator of one browser."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})[
            "authenticatorId"
        ]

    def keys(self) -> list[dict[str, Any]]:
        found = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return list(found["credentials"])

    def knows(self, yes: bool) -> None:
        """Whether it is the right finger from now on."""
        wish = {"authenticatorId": self.id, "isUserVerified": yes}
        self.session.send("WebAuthn.setUserVerified", wish)


def test_a_passkey_is_made_and_opens_the_door(invite: Invite) -> None:
    ann = invite(named=True)
    ann.guest("Ann")
    ann.ask("/api/account", {"name": "Finger Ann", "password": PASSWORD})
    page = ann.go("/me")
    finger = Finger(page)
    page.get_by_label("What to call it").fill("Left thumb")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Left thumb")).to_be_visible()
    [key] = finger.keys()
    assert key["isResidentCredential"]
    assert [one["name"] for one in ann.ask("/api/me/passkeys")] == ["Left thumb"]

    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("Come back soon.")).to_be_visible()
    page.get_by_role("button", name="I have an account").click()
    finger.knows(False)
    ann.away = True  # The browser says so too.
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_text("The browser broke off.")).to_be_visible()
    ann.away = False
    finger.knows(True)
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_text("You are Finger Ann.")).to_be_visible()
    assert ann.ask("/api/me")["person"]["name"] == "Finger Ann"
    assert finger.keys()[0]["signCount"] > key["signCount"]


def test_where_browsers_know_no_passkeys_none_is_offered(invite: Invite) -> None:
    ann = invite()
    ann.guest("Ann")
    ann.ask("/api/account", {"name": "Number Ann", "password": PASSWORD})
    page = ann.go("/me")
    expect(page.get_by_text("You are Number Ann.")).to_be_visible()
    expect(page.get_by_role("heading", name="Calls")).to_be_visible()
    expect(page.get_by_role("heading", name="Passkeys")).to_have_count(0)
