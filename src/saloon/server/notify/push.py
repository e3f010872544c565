"""Web push: what is said is encrypted for one browser (RFC 8291) and signed by the house (RFC 8292)."""

from __future__ import annotations

import base64
import os
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

LIVES: Final = 24 * 3600
"""Seconds the push service keeps it for a browser that is off."""
LONGEST: Final = 3_000
"""Push services take four kilobytes; some of it is ours to encrypt with."""


class Keys(msgspec.Struct, frozen=True):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """What `PushSubscription.toJSON()` gives a page."""

    endpoint: str
    keys: Keys


def read(text: str) -> Subscription | None:
    """A subscription as a page sends it; None if it is none."""
    try:
        found = msgspec.json.decode(text.encode(), type=Subscription)
        if len(raw(found.keys.auth)) != 16:
            return None
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(found.keys.p256dh))
    except (msgspec.MsgspecError, ValueError, UnicodeError):
        return None
    return found


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def new_key() -> str:
    """A key of the house, to be kept; made once, at the first start."""
    vapid: Any = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem()).decode("ascii")


@dataclass(frozen=True)
class House:
    """The house towards push services."""

    key: str
    contact: str

    def public(self) -> str:
        """What a page needs to subscribe."""
        vapid: Any = Vapid02.from_pem(self.key.encode("ascii"))
        point = vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return unpadded(point)

    def sealed(self, to: Subscription, message: bytes) -> tuple[bytes, dict[str, str]]:
        """Body and headers of one push."""
        private = ec.generate_private_key(ec.SECP256R1())
        body: bytes = http_ece.encrypt(
            message[:LONGEST],
            salt=os.urandom(16),
            private_key=private,
            dh=raw(to.keys.p256dh),
            auth_secret=raw(to.keys.auth),
            version="aes128gcm",
        )
        parts = urlsplit(to.endpoint)
        vapid: Any = Vapid02.from_pem(self.key.encode("ascii"))
        signed = vapid.sign({"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}"})
        return body, {
            **{name: str(value) for name, value in signed.items()},
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIVES),
            "Urgency": "normal",
        }
