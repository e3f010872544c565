"""Passkeys (WebAuthn): what the browser is asked, and whether its answer is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

REQUIRED = UserVerificationRequirement.REQUIRED


@dataclass(frozen=True)
class Passkey:
    """A key somebody has, as the house keeps it."""

    credential: str
    public_key: bytes
    count: int


class BadPasskey(Exception):
    """The answer does not fit; why is for nobody but the log."""


@dataclass(frozen=True)
class Site:
    """The house as browsers know it."""

    origin: str
    name: str = "Saloon"

    @property
    def id(self) -> str:
        return urlsplit(self.origin).hostname or "localhost"


def to_register(site: Site, user: str, name: str, known: list[str], challenge: bytes) -> dict[str, Any]:
    """What a browser is given to make a key; it makes none where it has one already."""
    options = webauthn.generate_registration_options(
        rp_id=site.id,
        rp_name=site.name,
        user_id=user.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=REQUIRED
        ),
    )
    return plain(options)


def to_sign_in(site: Site, challenge: bytes) -> dict[str, Any]:
    """What a browser is given to sign somebody in; whom, the key tells."""
    options = webauthn.generate_authentication_options(
        rp_id=site.id, challenge=challenge, user_verification=REQUIRED
    )
    return plain(options)


def plain(options: Any) -> dict[str, Any]:
    return msgspec.json.decode(webauthn.options_to_json(options), type=dict[str, Any])


def registered(site: Site, credential: dict[str, Any], challenge: bytes) -> Passkey:
    """The key that was made."""
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadPasskey(type(error).__name__) from error
    return Passkey(bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)


def signed_in(site: Site, credential: dict[str, Any], challenge: bytes, kept: Passkey) -> int:
    """Checks a sign-in with a key that is kept; its new count."""
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=kept.public_key,
            credential_current_sign_count=kept.count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadPasskey(type(error).__name__) from error
    return found.new_sign_count
