"""A push service of our own on this machine, and the browser's side of it: keys that only the test has."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ristal.server.integrations.push import encode

# Chromium asks its maker's service for a subscription, which a test must not reach: this one leads to ours. All else,
# from the permission to the worker that shows the notice, is the browser's own.
SUBSCRIBES = """([endpoint, p256dh, auth]) => {
  const given = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true };
  PushManager.prototype.subscribe = async function (how) {
    if (!how.userVisibleOnly || !how.applicationServerKey) throw new Error("no key");
    sessionStorage.setItem("subscribed", "yes");
    return given;
  };
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem("subscribed") ? given : null);
}"""


class PushService:
    """Takes what servers send to a browser, and reads it as that browser would."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"
        self.told: list[dict[str, Any]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.told.append(service.read(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def subscription(self) -> list[str]:
        where = f"http://127.0.0.1:{self.server.server_port}/push/one"
        return [where, encode(self._public()), encode(self.secret)]

    def _public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> dict[str, Any]:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        material = derived(self.secret, shared, b"WebPush: info\0" + self._public() + theirs, 32)
        key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
        told: dict[str, Any] = json.loads(AESGCM(key).decrypt(nonce, sealed, None)[:-1])
        return told

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
