"""What every request passes: where it comes from, how much and how often, and which headers go back."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ristal.host.errors import ApiError

LARGEST: Final = 64 * 1024  # bytes of a body
LARGE_FILE: Final = 8 * 1024 * 1024  # of a body that is a record
TAKES_FILES: Final = ("/api/matches", "/api/replays", "/api/verify")
BODY_WITHIN: Final = 20.0  # seconds for a body to come in
PER_SECOND: Final = 200.0  # requests of one address, in the long run
BURST: Final = 1000.0
ADDRESSES: Final = 10_000

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
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
    try:
        address = urlsplit(origin)
    except ValueError:
        return False
    return address.scheme in ("http", "https") and address.netloc != "" and address.netloc.lower() == host.lower()


def address_of(scope: Scope) -> str:
    """Who asks, as far as a limit cares: of IPv6 the network, because whoever has one address there has them all."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    return ":".join(address.split(":")[:4]) if address.count(":") > 3 else address


class TokenBucket:
    """So many in a second, more in a burst."""

    __slots__ = ("burst", "left", "per_second", "since")

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = self.left = burst
        self.since = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class RateLimit:
    """A bucket for each address."""

    def __init__(self, per_second: float = PER_SECOND, burst: float = BURST) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or TokenBucket(self.per_second, self.burst)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.allows()


class RequestGuard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, pace: RateLimit) -> None:
        self.app = app
        self.pace = pace

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            if not self.pace.allows(address_of(scope)):
                raise ApiError("too-many")
            is_page_write = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
            if is_page_write and not is_own(headers.get("origin"), headers.get("host", "")):
                raise ApiError("foreign-origin")
        except ApiError as refused:
            await self._refuse(refused, headers, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        most = LARGE_FILE if scope["path"] in TAKES_FILES else LARGEST
        await self.app(scope, _limited(receive, most), _with_headers(send))

    async def _refuse(self, refused: ApiError, headers: Headers, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # closed before it is accepted: the client sees 403
            await send({"type": "websocket.close", "code": 1008})
            return
        language = language_of(headers, QueryParams(scope["query_string"]))
        body = json.dumps(refused.body(language), ensure_ascii=False)
        response = Response(body, refused.status, media_type="application/json")
        await response(scope, receive, _with_headers(send))


def _limited(receive: Receive, most: int) -> Receive:
    """A body that grows too large, or comes in too slowly, is refused while it comes in."""
    seen = 0
    is_whole = False
    until = time.monotonic() + BODY_WITHIN

    async def limited() -> Message:
        nonlocal seen, is_whole
        if is_whole:  # what is waited for now is that the client leaves
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), max(0.0, until - time.monotonic()))
        except TimeoutError:
            raise ApiError("too-slow") from None
        is_whole = not message.get("more_body", False)
        seen += len(message.get("body", b""))
        if seen > most:
            raise ApiError("too-large", most=most)
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
