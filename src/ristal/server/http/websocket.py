"""The WebSocket: what was missed, then everything live, and answers the other way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ristal.host.conversation.client import Client, find_holder, word_refusal
from ristal.host.conversation.inputs import place_of
from ristal.host.errors import ApiError
from ristal.host.live_match import LiveMatch
from ristal.host.registry import LANGUAGES, MatchRegistry
from ristal.host.tokens import Pass
from ristal.protocol.requests import ChangeLanguage, FromClient, Hello, Ping, SocketAnswer
from ristal.protocol.responses import Pong
from ristal.server import settings
from ristal.server.http.addresses import address_of
from ristal.server.http.inputs import TOKEN_PREFIX, language, match_of, subprotocol_of
from ristal.server.http.matches import encode, must_afford, must_have_space, quota_of
from ristal.server.http.rate_limits import RateLimit, TokenBucket
from ristal.server.metrics import Metrics

REFUSED: Final = 1008
COME_BACK: Final = 1012  # the server stops, or the reader has fallen behind: connect again

_decoder = msgspec.json.Decoder(FromClient)


async def serve(socket: WebSocket) -> None:
    """One client from hello to goodbye."""
    offered = subprotocol_of(socket)
    try:
        await socket.accept(subprotocol=offered)
    except (WebSocketDisconnect, RuntimeError):  # it has left already
        return
    metrics: Metrics = socket.app.state.metrics
    metrics.sockets += 1
    try:
        await _serve_accepted(socket, offered, language(socket))
    finally:
        metrics.sockets -= 1


async def _serve_accepted(socket: WebSocket, offered: str | None, lang: str) -> None:
    registry: MatchRegistry = socket.app.state.registry
    try:
        hello = await asyncio.wait_for(_receive(socket), settings.HELLO_SECONDS)
        if not isinstance(hello, Hello):
            raise ApiError("bad-request", place="type")
        lang = hello.lang if hello.lang in LANGUAGES else lang
        token = hello.token or (offered or "").removeprefix(TOKEN_PREFIX)
        holder = await find_holder(registry, token)
        if holder.match != match_of(socket):
            raise ApiError("not-found")
        live = await registry.get(holder.match)
        must_have_space(live, holder)
        if holder.seat is not None:
            quota_of(socket).come(address_of(socket.scope), live.id)
        await _Client(socket, registry, live, holder, token, lang, hello).run(hello.since)
    except ApiError as refused:
        socket.app.state.metrics.refusals[refused.code] += 1
        await _close(socket, refused, lang)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):  # it has left, or says nothing
        return


class _Client(Client):
    """A client on a socket, at its own pace and that of its address."""

    def __init__(
        self,
        socket: WebSocket,
        registry: MatchRegistry,
        live: LiveMatch,
        holder: Pass,
        token: str,
        lang: str,
        hello: Hello,
    ) -> None:
        super().__init__(registry, socket.app.state.conversations, live, holder, token, lang, hello)
        self.socket = socket
        self.metrics: Metrics = socket.app.state.metrics
        self.bucket = TokenBucket(settings.MESSAGES_PER_SECOND, settings.MESSAGES_BURST)
        self.pace: RateLimit = socket.app.state.pace  # of all that comes from its address
        self.beyond = 0  # messages that came too fast

    async def run(self, since: int) -> None:
        """Send and listen, until one of the two ends."""
        must_afford(self.socket, "row", max(0, self.live.number - since))
        await self.join(since)
        both = [asyncio.ensure_future(self._send()), asyncio.ensure_future(self._listen())]
        self.reader.lost = both[0].cancel
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in both:
                each.cancel()
            self.leave()
            await asyncio.gather(*both, return_exceptions=True)  # whatever ended it: the client has left
        if self.reader.is_ended:
            await _close(self.socket, ApiError("no-token"), self.lang)
        elif self.reader.is_lost:
            await asyncio.wait_for(self.socket.close(COME_BACK), settings.COME_BACK_SECONDS)

    async def _send(self) -> None:
        while (message := await self.reader.messages.get()) is not None:
            await self.socket.send_text(message)
        await self.socket.close(COME_BACK)

    async def _listen(self) -> None:
        while self.beyond <= settings.EXCESS_MESSAGES:
            try:
                message = await _receive(self.socket)
                await self._must_be_slow()
                if isinstance(message, Ping):
                    self.reader.say(Pong())
                elif isinstance(message, SocketAnswer):
                    await self._answer(message)
                elif isinstance(message, ChangeLanguage):
                    await self.speak(message.lang)
                else:
                    raise ApiError("bad-request", place="type")
            except ApiError as refused:
                self.metrics.refusals[refused.code] += 1
                self.refuse(refused)
        await self.socket.close(REFUSED)

    async def _must_be_slow(self) -> None:
        """A socket has a pace of its own, and all sockets of an address together have that of its requests."""
        is_own = not self.bucket.allows()
        if is_own or not self.pace.allows(address_of(self.socket.scope)):
            self.beyond += is_own
            await asyncio.sleep(settings.EXCESS_PAUSE_SECONDS)
            raise ApiError("too-many")

    async def _answer(self, given: SocketAnswer) -> None:
        began = time.monotonic()
        try:
            if self.holder.seat is not None:
                quota_of(self.socket).come(address_of(self.socket.scope), self.live.id)
            await kept(self.answer(given))
        except ApiError as refused:
            self.metrics.refusals[refused.code] += 1
            self.refuse(refused, given.message)
        self.metrics.answers.observe(time.monotonic() - began)


async def kept(work: Coroutine[Any, Any, None]) -> None:
    """Done to its end, even when who asked for it has left; then nobody hears of a refusal."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.shield(task)


async def _receive(socket: WebSocket) -> Any:
    """The next message, checked."""
    raw = await socket.receive()
    if raw["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(raw.get("code", 1000))
    data = raw.get("text") or raw.get("bytes") or ""
    if len(data) > settings.BODY_BYTES:
        raise ApiError("too-large", most=settings.BODY_BYTES)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise ApiError("bad-request", place=place_of(error)) from None


async def _close(socket: WebSocket, refused: ApiError, lang: str) -> None:
    try:
        await socket.send_text(encode(word_refusal(refused, lang)).decode())
        await socket.close(REFUSED)
    except (RuntimeError, WebSocketDisconnect):
        return
