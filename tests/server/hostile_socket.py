"""Hostile messages over WebSocket and half-sent requests over bare connections."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

if TYPE_CHECKING:
    from hostile import Target

AT_ONCE = 8
TOGETHER = 10  # messages that a socket sends before it reads
PATIENCE = 60.0  # seconds: the machine may have much else to do
PER_SOCKET = (20, 50, 50, 50, 250)  # messages: the last is beyond the pace that is allowed


async def strange_sockets(target: Target, seed: int, count: int, told: Counter[str]) -> None:
    """So many messages, over sockets that are opened again when they are closed."""
    chance = random.Random(seed)
    shares = [count // AT_ONCE] * AT_ONCE
    await asyncio.gather(*(_one_after_another(target, random.Random(chance.random()), share, told) for share in shares))


async def _one_after_another(target: Target, chance: random.Random, count: int, told: Counter[str]) -> None:
    sent = 0
    while sent < count:
        sent += await _one_socket(target, chance, min(chance.choice(PER_SOCKET), count - sent), told)
        if chance.random() < 0.2:
            await half_request(target, chance)
            told["half a request"] += 1
            sent += 1


async def _one_socket(target: Target, chance: random.Random, most: int, told: Counter[str]) -> int:
    """Sends until the server has enough; every message is answered by a refusal, or the socket is closed."""
    match, token, state = target.question(chance)
    where = f"{target.where.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    headers = {"X-Forwarded-For": f"10.9.{chance.getrandbits(8)}.{chance.getrandbits(8)}"}
    sent = 0
    try:
        async with connect(
            where, additional_headers=headers, max_size=None, ping_interval=None, open_timeout=PATIENCE
        ) as socket:
            if chance.random() < 0.7:
                await socket.send(json.dumps({"type": "hello", "token": token, "lang": chance.choice(["ru", "en"])}))
            while sent < most:
                many = min(TOGETHER, most - sent)
                for _ in range(many):
                    await socket.send(strange_message(chance, state))
                for _ in range(many):
                    await _refused(socket, told)
                    sent += 1
    except (ConnectionClosed, WebSocketException):
        told["closed"] += 1
    return max(sent, 1)


async def _refused(socket: Any, told: Counter[str]) -> None:
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["type"] in ("refused", "pong"):
            told[f"socket {message.get('code', 'pong')}"] += 1
            assert message["type"] == "pong" or message["message"], message
            return
        assert message["type"] in ("welcome", "presence"), message["type"]


def strange_message(chance: random.Random, state: dict[str, Any]) -> str | bytes:
    from hostile import broken_bytes, strange_text, strange_value

    answers = [each["answer"] for each in state["answers"]] or ["x"]
    message: dict[str, Any] = {"type": "answer", "question": "q999", "answer": chance.choice(answers), "message": "m"}
    kind = chance.randrange(6)
    if kind == 0:
        data = broken_bytes(chance, json.dumps(message).encode())
        return data[:65_000] if chance.random() < 0.95 else data
    if kind == 1:
        message["question"], message["answer"] = (
            state["question"]["id"] if state["question"] else "q1",
            "no " + strange_text(chance),
        )
    elif kind == 2:
        message["type"] = chance.choice(["hello", "ping!", "", 5, None, "move", "welcome"])
    elif kind == 3:
        message[chance.choice(["question", "message", "answers"])] = strange_value(chance) or {"a": 1}
        message["question"] = chance.choice(["q0", None, 5])
    elif kind == 4:
        return json.dumps({"type": "ping"})
    return json.dumps(message)


async def half_request(target: Target, chance: random.Random) -> None:
    """A request that stops in the middle, and a client that leaves."""
    host, port = target.where.removeprefix("http://").split(":")
    match, token, _ = target.question(chance)
    body = b'{"question":"q1","answer":"x","message":"m"}'
    head = (
        f"POST /api/matches/{match}/answers HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode()
    whole = head + body
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(whole[: chance.randrange(len(whole) - 1)] if chance.random() < 0.7 else chance.randbytes(200))
    await writer.drain()
    writer.close()


async def flood(target: Target, told: Counter[str]) -> None:
    """As fast as it goes: the server lets such a client go."""
    match, token = target.tokens[0]
    where = f"{target.where.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    async with connect(where, max_size=None, ping_interval=None, open_timeout=PATIENCE) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        reading = asyncio.ensure_future(_read_all(socket))
        try:
            for number in range(100_000):
                await socket.send('{"type":"ping"}')
                told["flood"] += 1
                if number % 100 == 0:
                    await asyncio.sleep(0.001)
        except ConnectionClosed:
            pass
        await asyncio.wait_for(reading, PATIENCE)  # ends when the server has closed


async def _read_all(socket: Any) -> None:
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else 0
    if code != 1008:
        raise AssertionError(f"the flood ended with {code}")
