"""Viewers: over a socket as the page does, over an event stream, and by asking again and again. Each comes back with
the last number that it has heard of."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any, Final

import httpx
from serving_client import address
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from history.calls import PATIENCE, Calls
from history.recording import OK, REFUSED, UNKNOWN, History, Line, Operation

RETRY: Final = (0.05, 0.6)  # seconds until a lost line is taken up again
SILENCE: Final = 6.0  # seconds without a word, asked for or not, until a client takes its line for lost


class Viewer:
    """Somebody with a token who looks at a match until told to stop."""

    how = ""

    def __init__(self, calls: Calls, history: History, table: int, name: str, token: str, seat: int | None) -> None:
        self.calls = calls
        self.history = history
        self.table = table
        self.name = name
        self.token = token
        self.seat = seat
        self.chance = random.Random(name)
        self.last = 0  # the number that was heard of last
        self.is_ended = False  # its token opens nothing any more

    async def run(self) -> None:
        """Come back as often as the line is lost."""
        while not self.is_ended:
            process = self.chance.randrange(len(self.calls.http))
            line = self.history.connect(self.name, process, self.seat, self.last, self.how, self.token)
            try:
                await self.follow(process, line)
            except (OSError, TimeoutError, ValueError, httpx.HTTPError, WebSocketException):
                self.calls.count[f"{self.how} lost", UNKNOWN] += 1
            await asyncio.sleep(self.chance.uniform(*RETRY))

    async def follow(self, process: int, line: Line) -> None:
        raise NotImplementedError

    def heard(self, line: Line, move: dict[str, Any]) -> None:
        self.history.tell(line, move)
        self.last = move["number"]
        self.calls.count[f"{self.how} move", OK] += 1


class Poll(Viewer):
    """Asks for what it has missed."""

    how = "poll"

    async def follow(self, process: int, line: Line) -> None:
        path = f"matches/{self.history.match}/events"
        while not self.is_ended:
            outcome, moves = await self.calls.request(
                process, "GET", path, self.table, self.token, since=self.last, wait=0
            )
            if outcome != OK:
                self.is_ended = outcome == REFUSED and moves["code"] == "no-token"
                return
            for move in moves:
                self.heard(line, move)
            await asyncio.sleep(self.chance.uniform(0.1, 1.0))


class Stream(Viewer):
    """Reads server-sent events."""

    how = "stream"

    async def follow(self, process: int, line: Line) -> None:
        headers = {**address(self.table), "Authorization": f"Bearer {self.token}", "Last-Event-ID": str(self.last)}
        where = f"/api/matches/{self.history.match}/events"
        limit = httpx.Timeout(PATIENCE, read=20)
        async with self.calls.http[process].stream("GET", where, headers=headers, timeout=limit) as reply:
            if reply.status_code != 200:
                self.is_ended = reply.status_code == 401
                return
            async for text in reply.aiter_lines():
                if text.startswith("data: "):
                    self.heard(line, json.loads(text.removeprefix("data: ")))


class Socket(Viewer):
    """Reads a WebSocket, and sends answers over it: what was not acknowledged is sent again when the line is back."""

    how = "socket"

    def __init__(self, calls: Calls, history: History, table: int, name: str, token: str, seat: int | None) -> None:
        super().__init__(calls, history, table, name, token, seat)
        self.state: dict[str, Any] | None = None
        self.news = asyncio.Event()  # set when something was heard
        self.outbox: dict[str, dict[str, Any]] = {}  # answers that nobody has acknowledged, by message
        self.ended: dict[str, Operation] = {}  # how answers ended, by message
        self._under_way: dict[str, Operation] = {}
        self._wire: ClientConnection | None = None
        self._process = 0

    async def follow(self, process: int, line: Line) -> None:
        where = self.calls.http[process].base_url
        url = f"ws://{where.host}:{where.port}/api/matches/{self.history.match}/socket"
        options: dict[str, Any] = {"max_size": None, "ping_interval": None, "compression": None, "proxy": None}
        headers = address(self.table)
        async with connect(
            url, additional_headers=headers, open_timeout=PATIENCE, close_timeout=0.1, **options
        ) as wire:
            hello = {"type": "hello", "token": self.token, "since": self.last, "lang": "en"}
            await wire.send(json.dumps({**hello, "frames": self.chance.random() < 0.3}))
            try:
                await self._listen(wire, process, line)
            finally:
                self._lose()
                wire.transport.abort()

    async def _listen(self, wire: ClientConnection, process: int, line: Line) -> None:
        while not self.is_ended:
            message = json.loads(await self._next(wire))
            if message["type"] == "welcome":
                for move in message["missed"]:
                    self.heard(line, move)
                self._wire, self._process = wire, process
                self._shown(message["state"])
                for answer in list(self.outbox.values()):
                    await self._send(answer)
            elif message["type"] == "move":
                self.heard(line, message)
                self._shown(message["state"])
            elif message["type"] in ("ack", "refused"):
                self._answered(message)
            elif message["type"] == "stopping":
                return
            self.news.set()

    async def _next(self, wire: ClientConnection) -> str | bytes:
        """The next message; where nothing is said for long, something is asked."""
        try:
            async with asyncio.timeout(SILENCE / 2):
                return await wire.recv()
        except TimeoutError:
            await wire.send('{"type":"ping"}')
        async with asyncio.timeout(SILENCE / 2):
            return await wire.recv()

    def _shown(self, state: dict[str, Any]) -> None:
        self.state = state
        self.history.show(self.name, self._process, state)

    async def answer(self, sent: dict[str, Any]) -> None:
        """Send an answer now, or when the line is back."""
        self.outbox[sent["message"]] = sent
        if self._wire is not None:
            try:
                await self._send(sent)
            except (OSError, WebSocketException):
                return  # whoever listens notices too

    def give_up(self, message: str) -> None:
        """Send it no more; whether it counts nobody knows."""
        self.outbox.pop(message, None)

    async def _send(self, sent: dict[str, Any]) -> None:
        assert self.seat is not None
        assert self._wire is not None
        operation = self.history.invoke(self.name, self._process, "answer", self.seat, sent, self.token)
        self._under_way[sent["message"]] = operation
        await self._wire.send(json.dumps({"type": "answer", **sent}))

    def _answered(self, message: dict[str, Any]) -> None:
        if "message_id" not in message:
            self.is_ended = message.get("code") == "no-token"
            return
        operation = self._under_way.pop(message["message_id"], None)
        if operation is None:
            return
        said = {name: part for name, part in message.items() if name not in ("type", "message_id")}
        is_unsure = message.get("code") in ("unavailable", "broken", "stopping")
        outcome = OK if message["type"] == "ack" else UNKNOWN if is_unsure else REFUSED
        operation.end(outcome, said)
        self.calls.count["answer", outcome] += 1
        self.ended[message["message_id"]] = operation
        if not is_unsure:
            self.outbox.pop(message["message_id"], None)

    def _lose(self) -> None:
        self._wire = None
        for operation in self._under_way.values():
            operation.end(UNKNOWN, {"code": "lost"}, time.monotonic())
            self.calls.count["answer", UNKNOWN] += 1
        self._under_way.clear()
