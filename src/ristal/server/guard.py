"""What every request passes: where it comes from, how much and how often, and which headers go back."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ristal.server.errors import Refused

LARGEST: Final = 64 * 1024  # bytes of a body
PER_SECOND: Final = 200.0  # requests of one address, in the long run
BURST: Final = 1000.0
ADDRESSES: Final = 10_000

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def language_of(headers: Headers, query: Any) -> str:
    """`?lang=`, else the first language that the reader takes and we have; English where there is none."""
    wanted = str(query.get("lang", "")).lower()[:2]
    if wanted in ("ru", "en"):
        return wanted
    for part in headers.get("accept-language", "").split(","):
        short = part.strip().lower()[:2]
        if short in ("ru", "en"):
            return short
    return "en"


def is_own(origin: str | None, host: str) -> bool:
    """Whether a page may talk to us: ours may, and who is no page sends no origin."""
    if origin is None:
        return True
    return urlsplit(origin).netloc.lower() == host.lower()


class Pace:
    """A bucket for each address: so many requests in a second, more in a burst."""

    def __init__(self, per_second: float = PER_SECOND, burst: float = BURST) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, address: str) -> bool:
        now = time.monotonic()
        left, since = self._left.pop(address, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        self._left[address] = (max(0.0, left - 1.0), now)
        if len(self._left) > ADDRESSES:
            self._left.popitem(last=False)
        return left >= 1.0


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, pace: Pace) -> None:
        self.app = app
        self.pace = pace

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        client = scope.get("client")
        try:
            if not self.pace.allows(client[0] if client else ""):
                raise Refused("too-many")
            is_page_write = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
            if is_page_write and not is_own(headers.get("origin"), headers.get("host", "")):
                raise Refused("foreign-origin")
        except Refused as refused:
            await self._refuse(refused, headers, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        await self.app(scope, _limited(receive), _with_headers(send))

    async def _refuse(self, refused: Refused, headers: Headers, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # closed before it is accepted: the client sees 403
            await send({"type": "websocket.close", "code": 1008})
            return
        body = json.dumps(refused.body(language_of(headers, {})), ensure_ascii=False)
        response = Response(body, refused.status, media_type="application/json")
        await response(scope, receive, _with_headers(send))


def _limited(receive: Receive) -> Receive:
    """A body that grows too large is refused while it comes in."""
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST:
            raise Refused("too-large", most=LARGEST)
        return message

    return limited


def _with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return sent
