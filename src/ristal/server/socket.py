"""The WebSocket: what was missed, then everything live, and answers the other way."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ristal.server import deeds, showing
from ristal.server.api import _missed, encode, holder_of
from ristal.server.errors import Refused
from ristal.server.guard import LARGEST, language_of
from ristal.server.messages import FromClient, Hello, Ping, SocketAnswer
from ristal.server.room import Room
from ristal.server.rooms import Rooms, Subscriber
from ristal.server.tokens import LONGEST, Pass

PREFIX: Final = "ristal.token."  # a browser may send its token as a subprotocol: never in the address
PATIENCE: Final = 10.0  # seconds to say hello in
READERS: Final = 200  # sockets of one match
_decoder = msgspec.json.Decoder(FromClient)


async def serve(socket: WebSocket) -> None:
    """One client from hello to goodbye."""
    rooms: Rooms = socket.app.state.rooms
    offered = [each for each in socket.scope.get("subprotocols", []) if each.startswith(PREFIX)]
    await socket.accept(subprotocol=offered[0] if offered else None)
    lang = language_of(socket.headers, socket.query_params)
    try:
        hello = await asyncio.wait_for(_receive(socket), PATIENCE)
        if not isinstance(hello, Hello):
            raise Refused("bad-request", place="type")
        lang = hello.lang if hello.lang in ("ru", "en") else lang
        token = hello.token or (offered[0].removeprefix(PREFIX) if offered else "")
        holder = await holder_of(rooms, token[:LONGEST])
        if holder.match != socket.path_params["match"]:
            raise Refused("not-found")
        room = await rooms.get(holder.match)
        if len(room.subscribers) >= READERS:
            raise Refused("too-many")
        await _Client(socket, rooms, room, holder, lang).run(hello.since)
    except Refused as refused:
        await _close(socket, refused, lang)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        return


class _Client:
    """A client that has said hello."""

    def __init__(self, socket: WebSocket, rooms: Rooms, room: Room, holder: Pass, lang: str) -> None:
        self.socket = socket
        self.rooms = rooms
        self.room = room
        self.holder = holder
        self.lang = lang
        self.reader = Subscriber(holder.seat, lang, whole=True)

    async def run(self, since: int) -> None:
        room = self.room
        async with room.lock:
            missed = await _missed(self.rooms, room, self.holder, since, self.lang)
            room.subscribers.add(self.reader)
            welcome = {"type": "welcome", "number": room.number, "missed": missed}
            self.reader.tell({**welcome, "state": showing.state(room, self.holder.seat, self.lang)})
        self.rooms.tell_presence(room)
        sending = asyncio.ensure_future(self._send())
        try:
            await self._listen()
        finally:
            sending.cancel()
            for each in (room, self.rooms.rooms.get(room.id)):
                if each is not None:
                    each.subscribers.discard(self.reader)
                    self.rooms.tell_presence(each)

    async def _send(self) -> None:
        while True:
            message = await self.reader.messages.get()
            if message is None:
                await self.socket.close(1012)
                return
            await self.socket.send_text(encode(message).decode())

    async def _listen(self) -> None:
        while True:
            try:
                message = await _receive(self.socket)
                if isinstance(message, Ping):
                    self.reader.tell({"type": "pong"})
                elif isinstance(message, SocketAnswer):
                    await self._answer(message)
                else:
                    raise Refused("bad-request", place="type")
            except Refused as refused:
                self.reader.tell({"type": "refused", **refused.body(self.lang)})

    async def _answer(self, given: SocketAnswer) -> None:
        try:
            if self.holder.seat is None:
                raise Refused("not-yours")
            if not self.rooms.pace.allows(str(id(self))):
                raise Refused("too-many")
            room = await self.rooms.get(self.room.id)
            number = await asyncio.shield(deeds.answer(self.rooms, room, self.holder.seat, given, self.lang))
        except Refused as refused:
            self.reader.tell({"type": "refused", "message_id": given.message, **refused.body(self.lang)})
        else:
            self.reader.tell({"type": "ack", "message_id": given.message, "number": number})


async def _receive(socket: WebSocket) -> Any:
    """The next message, checked."""
    raw = await socket.receive()
    if raw["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(raw.get("code", 1000))
    data = raw.get("text") or raw.get("bytes") or ""
    if len(data) > LARGEST:
        raise Refused("too-large", most=LARGEST)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Refused("bad-request", place="message") from None


async def _close(socket: WebSocket, refused: Refused, lang: str) -> None:
    try:
        await socket.send_text(encode({"type": "refused", **refused.body(lang)}).decode())
        await socket.close(1008)
    except (RuntimeError, WebSocketDisconnect):
        return
