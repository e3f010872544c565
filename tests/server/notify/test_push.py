"""Web push: what a browser decrypts, and what a push service checks."""

import json
import os
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from saloon.server.notify import push
from saloon.server.notify.push import House, Keys, Subscription


class Browser:
    """One browser's side of a subscription."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str = "https://push.example/abc") -> Subscription:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return Subscription(endpoint, Keys(push.unpadded(point), push.unpadded(self.auth)))

    def opened(self, body: bytes) -> bytes:
        found: bytes = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return found


def test_only_the_browser_can_read_it() -> None:
    browser = Browser()
    house = House(push.new_key(), "mailto:host@saloon.example")
    body, headers = house.sealed(browser.subscription(), b'{"text":"your turn"}')
    assert browser.opened(body) == b'{"text":"your turn"}'
    assert b"turn" not in body
    assert headers["Content-Encoding"] == "aes128gcm"
    stranger = Browser()
    with pytest.raises(http_ece.ECEException):
        stranger.opened(body)


def test_the_house_signs_for_this_push_service() -> None:
    house = House(push.new_key(), "mailto:host@saloon.example")
    _, headers = house.sealed(Browser().subscription(), b"x")
    scheme, _, rest = headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == house.public()
    head, body, signature = parts["t"].split(".")
    claims: dict[str, Any] = json.loads(push.raw(body))
    assert claims["aud"] == "https://push.example"
    assert claims["sub"] == "mailto:host@saloon.example"
    signed = push.raw(signature)
    numbers = encode_dss_signature(int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.raw(parts["k"]))
    public.verify(numbers, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))


def test_the_key_stays_the_same_when_it_is_kept() -> None:
    key = push.new_key()
    assert House(key, "mailto:a@b.example").public() == House(key, "mailto:a@b.example").public()
    assert push.new_key() != key


def test_a_subscription_is_read_as_a_page_sends_it() -> None:
    told = Browser().subscription()
    assert push.read(msgspec.json.encode(told).decode()) == told


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"endpoint":"https://push.example/","keys":{"p256dh":"AAAA","auth":"AAAA"}}',
        '{"endpoint":"https://push.example/","keys":{"p256dh":"BAAA","auth":"eHh4eHh4eHh4eHh4eHh4eA"}}',
        "\ud800",
    ],
)
def test_what_is_no_subscription(text: str) -> None:
    assert push.read(text) is None
