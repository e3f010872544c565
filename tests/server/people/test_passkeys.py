"""Passkeys against an authenticator in software with real keys."""

from dataclasses import replace

import pytest

from saloon.server.people import passkeys
from saloon.server.people.passkeys import BadPasskey, Passkey, Site
from tests.server.people.authenticator import Authenticator

SITE = Site("https://saloon.example")
CHALLENGE = b"challenge of thirty-two bytes ...."


def made(browser: Authenticator) -> Passkey:
    options = passkeys.to_register(SITE, "u1", "Ada", [], CHALLENGE)
    return passkeys.registered(SITE, browser.create(options), CHALLENGE)


def test_a_key_is_made_and_signs_in() -> None:
    browser = Authenticator(SITE.origin)
    kept = made(browser)
    answer = browser.get(passkeys.to_sign_in(SITE, CHALLENGE))
    assert answer["id"] == kept.credential
    assert passkeys.signed_in(SITE, answer, CHALLENGE, kept) == 1


def test_a_browser_is_told_which_keys_it_has() -> None:
    kept = made(Authenticator(SITE.origin))
    options = passkeys.to_register(SITE, "u1", "Ada", [kept.credential], CHALLENGE)
    assert [one["id"] for one in options["excludeCredentials"]] == [kept.credential]
    assert options["authenticatorSelection"]["userVerification"] == "required"


def test_an_answer_to_another_question_is_none() -> None:
    browser = Authenticator(SITE.origin)
    kept = made(browser)
    answer = browser.get(passkeys.to_sign_in(SITE, b"another challenge, also of 32 bytes"))
    with pytest.raises(BadPasskey):
        passkeys.signed_in(SITE, answer, CHALLENGE, kept)


def test_another_site_and_another_key_are_refused() -> None:
    browser, other = Authenticator(SITE.origin), Authenticator(SITE.origin)
    kept = made(browser)
    with pytest.raises(BadPasskey):
        passkeys.signed_in(SITE, other.get(passkeys.to_sign_in(SITE, CHALLENGE)), CHALLENGE, kept)
    phisher = Authenticator("https://sal00n.example")
    with pytest.raises(BadPasskey):
        made(phisher)


def test_a_copied_authenticator_is_noticed() -> None:
    browser = Authenticator(SITE.origin)
    kept = replace(made(browser), count=5)
    with pytest.raises(BadPasskey):
        passkeys.signed_in(SITE, browser.get(passkeys.to_sign_in(SITE, CHALLENGE)), CHALLENGE, kept)


@pytest.mark.parametrize(
    "rubbish", [{}, {"id": "x"}, {"id": 3, "response": []}, {"response": {"signature": "!"}}]
)
def test_rubbish_is_refused(rubbish: dict[str, object]) -> None:
    with pytest.raises(BadPasskey):
        passkeys.registered(SITE, rubbish, CHALLENGE)
