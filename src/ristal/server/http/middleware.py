"""What every request passes: where it comes from, how much and how often, and which headers go back."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ristal.host.errors import ApiError
from ristal.server import settings
from ristal.server.http.addresses import Addresses, address_of
from ristal.server.http.connections import TOO_MANY, Connections
from ristal.server.http.inputs import host_of, language
from ristal.server.http.rate_limits import RateLimit
from ristal.server.metrics import Metrics

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


class RequestGuard:
    """Stands before the application."""

    def __init__(
        self, app: ASGIApp, pace: RateLimit, metrics: Metrics, addresses: Addresses, connections: Connections
    ) -> None:
        self.app = app
        self.pace = pace
        self.metrics = metrics
        self.addresses = addresses
        self.connections = connections
        self._open: Counter[str] = Counter()  # requests that are being answered, by address
        self._uploads: Counter[str] = Counter()  # bodies above the usual size, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        with self.connections.serving(scope):
            scope["client"] = self.addresses.client_of(scope)
            await self._serve(address_of(scope), scope, receive, send)

    async def _serve(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        self._open[address] += 1
        try:
            refused = self._refusal(address, scope)
            if refused is not None:
                await self._refuse(refused, scope, receive, send)
            elif scope["type"] == "websocket":
                await self.app(scope, receive, send)
            else:
                most = settings.FILE_BYTES if scope["path"] in settings.FILE_PATHS else settings.BODY_BYTES
                with self._uploading(address) as begin_upload:
                    await self.app(scope, _limit_body(receive, most, begin_upload), _with_headers(send))
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    @contextlib.contextmanager
    def _uploading(self, address: str) -> Iterator[Callable[[], None]]:
        """Few large bodies of an address come in at the same time: all of them lie in the memory of everybody."""
        begun = 0

        def begin() -> None:
            nonlocal begun
            if self._uploads[address] >= settings.UPLOADS:
                raise ApiError("too-many")
            begun = 1
            self._uploads[address] += 1

        try:
            yield begin
        finally:
            self._uploads[address] -= begun
            if not self._uploads[address]:
                del self._uploads[address]

    def _refusal(self, address: str, scope: Scope) -> ApiError | None:
        """What is wrong with the head of a request; behind a proxy, connections are counted here."""
        if not self.pace.allows(address):
            return ApiError("too-many")
        if self._open[address] > self.connections.of_address:
            return ApiError(TOO_MANY)
        connection = HTTPConnection(scope)
        if not self.addresses.is_ours(host_of(connection)):
            return ApiError("wrong-host")
        is_page_write = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        headers = connection.headers
        if is_page_write and not self.addresses.is_own_page(headers.get("origin"), headers.get("host", "")):
            return ApiError("foreign-origin")
        return None

    async def _refuse(self, refused: ApiError, scope: Scope, receive: Receive, send: Send) -> None:
        self.metrics.refusals[refused.code] += 1
        if refused.code == "too-many":
            await asyncio.sleep(settings.REFUSAL_SECONDS)
        if scope["type"] == "websocket":  # closed before it is accepted: the client sees 403
            await send({"type": "websocket.close", "code": 1008})
            return
        body = msgspec.json.encode(refused.body(language(HTTPConnection(scope))))
        response = Response(body, refused.status, media_type="application/json")
        await response(scope, receive, _with_headers(send))


def _limit_body(receive: Receive, most: int, begin_upload: Callable[[], None]) -> Receive:
    """A body that grows too large, or comes in too slowly, is refused while it comes in."""
    seen = 0
    is_whole = is_large = False
    until = time.monotonic() + settings.BODY_SECONDS

    async def limited() -> Message:
        nonlocal seen, is_whole, is_large
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
        if seen > settings.BODY_BYTES and not is_large:
            is_large = True
            begin_upload()
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
