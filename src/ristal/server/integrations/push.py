"""Notices to browsers (Web Push): encrypted for one browser alone, signed with the server's own key, and sent as
webhooks are, to the open internet. Without the library for it (`pip install ristal[push]`) the server sends none."""

from __future__ import annotations

import asyncio
import base64
import importlib.util
import json
import os
import time
from hashlib import sha256
from typing import Any, Final, Protocol

import msgspec
import structlog
from msgspec import Struct

from ristal.host.errors import ApiError
from ristal.protocol.responses import Notice
from ristal.server.integrations.webhooks import Address, Post, is_near, read_address

OWN_KEY: Final = "push-key"  # under which the database keeps the server's own
VALID: Final = 12 * 3600  # seconds that a signature is good for; a service takes 24 hours at most
KEPT: Final = 24 * 3600  # seconds that the service keeps a notice for a browser that sleeps
RECORD: Final = 4096


log = structlog.get_logger()


class Device(Struct, frozen=True):
    """A browser that wants notices, as it says of itself."""

    endpoint: str
    p256dh: str
    auth: str
    language: str

    @property
    def id(self) -> str:
        return sha256(self.endpoint.encode()).hexdigest()


class DeviceStore(Protocol):
    """Keeps the browsers of each seat, and the server's own key."""

    async def find_devices(self, match: str, seat: int) -> list[Device]: ...

    async def add_device(self, match: str, seat: int, device: Device, most: int) -> bool: ...

    async def drop_device(self, match: str, seat: int, device: str) -> None: ...

    async def own_value(self, name: str, made: str) -> str: ...


def can_push() -> bool:
    return importlib.util.find_spec("cryptography") is not None


class BrowserNotices:
    """Tells the browsers of a seat that it is their turn."""

    def __init__(self, store: DeviceStore, post: Post, contact: str, allows_near: bool = False) -> None:
        self.store = store
        self.post = post
        self.contact = contact or "https://example.org/"  # who answers for these notices
        self.allows_near = allows_near
        self._key: Any = None

    async def public_key(self) -> str | None:
        """The key that a browser has to know before it subscribes."""
        if not can_push():
            return None
        return encode(_public(await self._own_key()))

    def check(self, device: Device) -> None:
        """Refuse a subscription that nothing could be sent to."""
        if not can_push():
            raise ApiError("no-push")
        try:
            address = read_address(device.endpoint)
        except ApiError:
            raise ApiError("bad-request", place="endpoint") from None
        if not self.allows_near and (is_near(address.host) or not address.is_tls):
            raise ApiError("private-webhook")
        try:
            if len(decode(device.p256dh)) != 65 or len(decode(device.auth)) != 16:
                raise ValueError
            _point(decode(device.p256dh))
        except ValueError:
            raise ApiError("bad-request", place="p256dh, auth") from None

    async def are_there(self, match: str, seat: int) -> bool:
        return can_push() and bool(await self.store.find_devices(match, seat))

    async def tell(self, match: str, seat: int, notice: Notice) -> None:
        """Tell every browser of a seat; one that cannot be reached keeps nobody else from hearing."""
        devices = await self.store.find_devices(match, seat)
        done = await asyncio.gather(*(self.send(each, notice) for each in devices), return_exceptions=True)
        for error in done:
            if isinstance(error, Exception):
                log.info("a browser was not reached", match=match, kind=type(error).__name__)

    async def send(self, device: Device, notice: Notice) -> None:
        to = read_address(device.endpoint)
        key = await self._own_key()
        body, headers = await asyncio.to_thread(seal, device, to, msgspec.json.encode(notice), key, self.contact)
        await self.post.deliver(to, body, headers)

    async def _own_key(self) -> Any:
        """The server's key; all processes on one database have the same."""
        if self._key is None:
            from cryptography.hazmat.primitives.asymmetric import ec

            fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            kept = await self.store.own_value(OWN_KEY, f"{fresh:064x}")
            self._key = ec.derive_private_key(int(kept, 16), ec.SECP256R1())
        return self._key


def seal(device: Device, to: Address, text: bytes, own_key: Any, contact: str) -> tuple[bytes, dict[str, str]]:
    """A notice that one browser alone can read (RFC 8291), and the headers with our signature (RFC 8292)."""
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT),
        "Urgency": "normal",
        "Authorization": f"vapid t={signature(to, own_key, contact)}, k={encode(_public(own_key))}",
    }
    return encrypt(device, text), headers


def encrypt(device: Device, text: bytes) -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs, secret, salt = decode(device.p256dh), decode(device.auth), os.urandom(16)
    once = ec.generate_private_key(ec.SECP256R1())
    ours = _public(once)
    shared = once.exchange(ec.ECDH(), _point(theirs))
    key_material = _derive_key(secret, shared, b"WebPush: info\0" + theirs + ours, 32)
    key = _derive_key(salt, key_material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive_key(salt, key_material, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def signature(to: Address, own_key: Any, contact: str) -> str:
    """Who sends this, to which service, until when."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    host = f"[{to.host}]" if ":" in to.host else to.host
    is_usual = to.port == (443 if to.is_tls else 80)
    service = f"{'https' if to.is_tls else 'http'}://{host}{'' if is_usual else f':{to.port}'}"
    claims = {"aud": service, "exp": int(time.time()) + VALID, "sub": contact}
    said = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(own_key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{said}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _derive_key(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _point(raw: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)


def _public(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    raw: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return raw


def encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
