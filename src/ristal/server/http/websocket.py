"""The WebSocket: what was missed, then everything live, and answers the other way."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ristal.host import actions, presenter
from ristal.host.errors import ApiError
from ristal.host.live_match import LiveMatch
from ristal.host.registry import MatchRegistry, Subscriber
from ristal.host.tokens import LONGEST, Pass
from ristal.protocol.requests import ChangeLanguage, FromClient, Hello, Ping, SocketAnswer
from ristal.server.http.matches import encode, holder_of, missed_by, must_have_space
from ristal.server.http.middleware import LARGEST, TokenBucket, language_of

PREFIX: Final = "ristal.token."  # a browser may send its token as a subprotocol: never in the address
PATIENCE: Final = 10.0  # seconds to say hello in
PER_SECOND: Final = 20.0  # messages of one socket, in the long run
BURST: Final = 60.0
BREATH: Final = 0.005  # seconds before a message beyond the pace is refused: others come first
ENOUGH: Final = 200  # messages beyond the pace, until the socket is closed

SHORTLY: Final = 1.0  # seconds to tell a slow reader to come back

REFUSED: Final = 1008
COME_BACK: Final = 1012  # the server stops, or the reader has fallen behind: connect again

_decoder = msgspec.json.Decoder(FromClient)


async def serve(socket: WebSocket) -> None:
    """One client from hello to goodbye."""
    registry: MatchRegistry = socket.app.state.registry
    offered = [each for each in socket.scope.get("subprotocols", []) if each.startswith(PREFIX)]
    lang = language_of(socket.headers, socket.query_params)
    try:
        await socket.accept(subprotocol=offered[0] if offered else None)
        hello = await asyncio.wait_for(_receive(socket), PATIENCE)
        if not isinstance(hello, Hello):
            raise ApiError("bad-request", place="type")
        lang = hello.lang if hello.lang in ("ru", "en") else lang
        token = hello.token or (offered[0].removeprefix(PREFIX) if offered else "")
        holder = await holder_of(registry, token[:LONGEST])
        if holder.match != socket.path_params["match"]:
            raise ApiError("not-found")
        live = await registry.get(holder.match)
        must_have_space(live, holder)
        await _Client(socket, registry, live, holder, lang, hello.frames).run(hello.since)
    except ApiError as refused:
        await _close(socket, refused, lang)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):  # it has left, or says nothing
        return


class _Client:
    """A client that has said hello."""

    def __init__(
        self, socket: WebSocket, registry: MatchRegistry, live: LiveMatch, holder: Pass, lang: str, frames: bool
    ) -> None:
        self.socket = socket
        self.registry = registry
        self.live = live
        self.holder = holder
        self.lang = lang
        self.reader = Subscriber(holder.seat, lang, whole=True, frames=frames)
        self.bucket = TokenBucket(PER_SECOND, BURST)
        self.beyond = 0  # messages that came too fast

    async def run(self, since: int) -> None:
        """Send and listen, until one of the two ends."""
        live = self.live
        async with live.lock:
            missed = await missed_by(self.registry, live, self.holder, since, self.lang)
            live.subscribers.add(self.reader)
            self.reader.say(self._welcome(missed))
        self.registry.tell_presence(live)
        both = [asyncio.ensure_future(self._send()), asyncio.ensure_future(self._listen())]
        self.reader.lost = both[0].cancel
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in both:
                each.cancel()
            self._leave()
            await asyncio.gather(*both, return_exceptions=True)  # whatever ended it: the client has left
        if self.reader.is_lost:
            await asyncio.wait_for(self.socket.close(COME_BACK), SHORTLY)

    def _leave(self) -> None:
        for live in {id(each): each for each in (self.live, self.registry.registry.get(self.live.id)) if each}.values():
            live.subscribers.discard(self.reader)
            self.registry.tell_presence(live)

    async def _send(self) -> None:
        while (message := await self.reader.messages.get()) is not None:
            await self.socket.send_text(message)
        await self.socket.close(COME_BACK)

    async def _listen(self) -> None:
        while self.beyond <= ENOUGH:
            try:
                message = await _receive(self.socket)
                if not self.bucket.allows():
                    self.beyond += 1
                    await asyncio.sleep(BREATH)
                    raise ApiError("too-many")
                if isinstance(message, Ping):
                    self.reader.say({"type": "pong"})
                elif isinstance(message, SocketAnswer):
                    await self._answer(message)
                elif isinstance(message, ChangeLanguage):
                    await self._speak(message.lang)
                else:
                    raise ApiError("bad-request", place="type")
            except ApiError as refused:
                self.reader.say({"type": "refused", **refused.body(self.lang)})
        await self.socket.close(REFUSED)

    async def _speak(self, lang: str) -> None:
        """The state in another language; what comes after it is in it too."""
        async with self.live.lock:
            self.lang = self.reader.language = lang
            self.reader.say(self._welcome([]))

    def _welcome(self, missed: list[dict[str, Any]]) -> dict[str, Any]:
        state = presenter.state(self.live, self.holder.seat, self.lang)
        return {"type": "welcome", "number": self.live.number, "missed": missed, "state": state}

    async def _answer(self, given: SocketAnswer) -> None:
        try:
            if self.holder.seat is None:
                raise ApiError("not-yours")
            live = await self.registry.get(self.live.id)
            number = await kept(actions.answer(self.registry, live, self.holder.seat, given, self.lang))
        except ApiError as refused:
            self.reader.say({"type": "refused", "message_id": given.message, **refused.body(self.lang)})
        else:
            self.reader.say({"type": "ack", "message_id": given.message, "number": number})


async def kept(work: Coroutine[Any, Any, int]) -> int:
    """Done to its end, even when who asked for it has left; then nobody hears of a refusal."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


async def _receive(socket: WebSocket) -> Any:
    """The next message, checked."""
    raw = await socket.receive()
    if raw["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(raw.get("code", 1000))
    data = raw.get("text") or raw.get("bytes") or ""
    if len(data) > LARGEST:
        raise ApiError("too-large", most=LARGEST)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise ApiError("bad-request", place="message") from None


async def _close(socket: WebSocket, refused: ApiError, lang: str) -> None:
    try:
        await socket.send_text(encode({"type": "refused", **refused.body(lang)}).decode())
        await socket.close(REFUSED)
    except (RuntimeError, WebSocketDisconnect):
        return
