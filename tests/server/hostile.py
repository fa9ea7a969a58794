"""Hostile messages against a real process: `python tests/server/hostile.py --count 1000000 --seed 1`.

Each message is wrong in some way, so nothing may change: the states that all viewers see are compared byte by byte
before and after, and so is the number of rows written. No answer may be a 500, every refusal has a code and words in
the language asked for, and no token may be found in what the server logged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hostile_socket import flood, strange_sockets
from serving_client import Served, found
from wire import Wire

GAMES = {"vstrechny": ["me", "me"], "unmatched": ["me", "me"], "boets": ["me", "me"], "demons": ["me", "open"]}
HTTP_AT_ONCE = 8
TOGETHER = 20  # requests that one connection sends before it reads
CHECKED = 20_000  # requests from one look at the states to the next
PATHS = ["", "answers", "why", "events", "resign", "draw", "undo", "claim", "rematch", "seat", "record", "nothing"]


class Target:
    """Matches that must not change, and all secrets that open them."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.where = server.where.rstrip("/")
        self.matches = [found(server.http, game, sitters) for game, sitters in GAMES.items()]
        self.tokens = [
            (made["match"], secret)
            for made in self.matches
            for secret in [
                made["watch"],
                *(seat[name] for seat in made["seats"] for name in ("token",) if name in seat),
            ]
        ]
        self.secrets = [secret for _, secret in self.tokens]
        self.secrets += [seat["invite"] for made in self.matches for seat in made["seats"] if "invite" in seat]
        self.states = [self._state(match, token) for match, token in self.tokens]
        self.read = [json.loads(state) for state in self.states]

    def _state(self, match: str, token: str) -> bytes:
        told = self.server.http.get(f"/api/matches/{match}", headers={"Authorization": f"Bearer {token}"})
        assert told.status_code == 200, told.text
        return told.content

    def question(self, chance: random.Random) -> tuple[str, str, dict[str, Any]]:
        """A seat and its state."""
        at = chance.randrange(len(self.tokens))
        return (*self.tokens[at], self.read[at])

    def check(self) -> None:
        now = [self._state(match, token) for match, token in self.tokens]
        assert now == self.states, "a state has changed"
        logged = self.server.errors.read_text()
        for secret in self.secrets:
            assert secret not in logged, "a token is in the log"
        assert '"broken"' not in logged, logged[-2000:]
        assert "Exception" not in logged, logged[-2000:]


# What is sent


def strange_text(chance: random.Random) -> str:
    kinds: list[Callable[[], str]] = [
        lambda: "".join(chr(chance.randrange(0xD800)) for _ in range(chance.randrange(20))),
        lambda: "A" * chance.choice([1, 64, 65, 201, 5000]),
        lambda: chance.choice(["", "\x00", "\\", "'; DROP TABLE moves;--", "../../etc/passwd", "<b>", "%s%n", "{0}"]),
        lambda: chance.choice(["1e999", "-1", "nan", "٣", "²", "b2", "q1", "end", "pass", "\ud7ff", "🃏" * 30]),
    ]
    return chance.choice(kinds)()


def strange_value(chance: random.Random, depth: int = 0) -> Any:
    kind = chance.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return strange_text(chance)
    if kind == 1:
        return chance.choice([0, -1, 2**31, 2**63, 2**64, 10**30, 1.5, 1e308, -0.0])
    if kind in (2, 3):
        return chance.choice([None, True, False, [], {}, "", "me", "open", "bot:", "bot:master", "bot:random:9e9"])
    if kind in (4, 5):
        return strange_text(chance)
    if kind == 6:
        return [strange_value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {strange_text(chance): strange_value(chance, depth + 1) for _ in range(chance.randrange(4))}


def broken_bytes(chance: random.Random, good: bytes) -> bytes:
    kind = chance.randrange(7)
    if kind == 0:
        return chance.randbytes(chance.randrange(1, 300))
    if kind == 1:
        return good[: chance.randrange(len(good))] or b"{"
    if kind == 2:
        at = chance.randrange(len(good))
        return good[:at] + chance.randbytes(1) + b"\xff" + good[at:]
    if kind == 3:
        deep = chance.choice([50, 2000, 30_000])
        return chance.choice([b"[", b'{"a":']) * deep
    if kind == 4:
        return b'{"options":' + b"[" * 900 + b"]" * 900 + b',"game":"boets"}'
    if kind == 5:
        return b" " * chance.choice([65_537, 70_000]) + good
    return json.dumps(strange_value(chance) or [0]).encode()


class Message:
    """A request that must be refused."""

    def __init__(self, method: str, path: str, token: str, body: bytes | None) -> None:
        self.method = method
        self.path = path
        self.token = token
        self.body = body


def wrong_answer(chance: random.Random, target: Target) -> Message:
    """An answer that is nearly right: another seat, question, answer, token or type."""
    match, token, state = target.question(chance)
    question = state["question"] or {"id": "q1", "mine": False}
    answers = [each["answer"] for each in state["answers"]] or ["x"]
    body: dict[str, Any] = {
        "question": question["id"],
        "answer": chance.choice(answers),
        "message": f"m{chance.random()}",
    }
    kind = chance.randrange(5)
    if kind == 0:
        body["question"] = chance.choice(["q0", "q999", "", "q-1", "x" + strange_text(chance)])
    elif kind == 1:
        body["answer"] = f"no {strange_text(chance)}"
    elif kind == 2:
        body[chance.choice(["question", "message"])] = chance.choice([None, 5, [], {}, True])
    elif kind == 3:
        other = chance.choice([each for each in target.tokens if each[0] != match])
        return Message("POST", f"/api/matches/{match}/answers", other[1], json.dumps(body).encode())
    else:
        body[strange_text(chance) or "more"] = strange_value(chance)
        body["answers"] = [f"no {strange_text(chance)}"]
    return Message("POST", f"/api/matches/{match}/answers", token, json.dumps(body).encode())


def wrong_match(chance: random.Random, _: Target) -> Message:
    """A founding that no table can be made of."""
    body: dict[str, Any] = {"game": chance.choice([*GAMES, "chess", 5]), "sitters": ["me", "me"]}
    wrong = chance.choice(["game", "sitters", "options", "name", "clock", "seed", "nick", "more"])
    body[wrong] = strange_value(chance)
    if wrong == "options":
        body["options"] = {chance.choice(["seats", "no-such", "scenario"]): strange_value(chance), "no-such": 1}
    elif wrong in ("name", "nick", "seed"):
        body[wrong] = strange_text(chance) + "\x07"
    elif wrong == "clock":
        body["clock"] = {"per_move": chance.choice([-1, 0, "5", 1e300, []])}
    elif wrong == "sitters":
        body["sitters"] = [strange_text(chance)] * chance.randrange(1, 12)
    elif wrong == "game":
        body["game"] = strange_text(chance)
    else:
        body["more"] = 1
    return Message("POST", "/api/matches", "", json.dumps(body).encode())


def wrong_body(chance: random.Random, target: Target) -> Message:
    """Bytes that are no message, to a route that reads one."""
    match, token, _ = target.question(chance)
    good = json.dumps({"question": "q999", "answer": "x", "message": "m"}).encode()
    path = chance.choice(["/api/matches", f"/api/matches/{match}/answers"])
    return Message("POST", path, token, broken_bytes(chance, good))


def wrong_secret(chance: random.Random, target: Target) -> Message:
    """No token, half a token, a token of another match or kind; and every path and method."""
    match, _, _ = target.question(chance)
    secret = chance.choice(target.secrets)
    given = chance.choice(["", secret[:-1], secret + "A", secret.swapcase(), "\xa0" * 5, "x" * 65, "s_" + "A" * 32])
    if given in target.secrets:
        given = ""
    path = f"/api/matches/{match}/{chance.choice(PATHS)}".rstrip("/")
    return Message(chance.choice(["GET", "POST", "PUT", "DELETE", "PATCH"]), path, given, None)


def strange_path(chance: random.Random, target: Target) -> Message:
    from urllib.parse import quote

    match, token, _ = target.question(chance)
    strange = quote(strange_text(chance), safe="")
    path = chance.choice(
        [
            f"/api/games/{strange}/catalogue",
            f"/api/games/boets/catalogue?no-such={strange}",
            f"/api/invites/{strange or 'x'}",
            f"/api/matches/{match}/events?wait=0&since={strange or '-'}x",
            f"/api/matches/{strange or 'x'}/answers",
            f"/{strange or 'x'}",
        ]
    )
    return Message("POST" if "invites" in path or "answers" in path else "GET", path, token, None)


KINDS = [wrong_answer, wrong_answer, wrong_match, wrong_body, wrong_secret, strange_path]


# Sending


class Fuzz:
    """So many messages with a seed, and what came back."""

    def __init__(self, target: Target, seed: int) -> None:
        self.target = target
        self.chance = random.Random(seed)
        self.told: Counter[str] = Counter()

    async def run(self, count: int, say: Callable[[str], None]) -> None:
        sockets = count // 4
        await asyncio.gather(
            self._http(count - sockets, say),
            strange_sockets(self.target, self.chance.getrandbits(32), sockets, self.told),
            flood(self.target, self.told),
        )

    async def _http(self, count: int, say: Callable[[str], None]) -> None:
        began, checked = time.monotonic(), 0
        left = iter([TOGETHER] * (count // TOGETHER) + [count % TOGETHER] * (count % TOGETHER > 0))

        async def one() -> None:
            nonlocal checked
            wire = Wire(self.target.where)
            for many in left:
                await self._send(wire, many)
                checked += many
                if checked // CHECKED > (checked - many) // CHECKED:
                    say(f"{checked} requests, {checked / (time.monotonic() - began):.0f} a second")
                    await asyncio.to_thread(self.target.check)
            wire.close()

        await asyncio.gather(*(one() for _ in range(HTTP_AT_ONCE)))

    async def _send(self, wire: Wire, many: int) -> None:
        """So many requests at once over one connection; each is refused in the language that it asks for."""
        messages = [self.chance.choice(KINDS)(self.chance, self.target) for _ in range(many)]
        languages = [self.chance.choice(["ru", "en"]) for _ in messages]
        requests = [self._request(wire, *each) for each in zip(messages, languages, strict=True)]
        for message, language, told in zip(messages, languages, await wire.ask(requests), strict=True):
            self.told[str(told.status)] += 1
            assert 400 <= told.status < 500, (told.status, message.method, message.path, message.body)
            check_refusal(json.loads(told.body), language)

    def _request(self, wire: Wire, message: Message, language: str) -> bytes:
        address = f"10.{self.chance.getrandbits(8)}.0.{self.chance.getrandbits(8)}"
        headers = [("Accept-Language", language.encode()), ("X-Forwarded-For", address.encode())]
        if message.token:
            headers.append(("Authorization", f"Bearer {message.token}".encode("latin-1", "replace")))
        return wire.request(message.method, message.path, headers, message.body)


def check_refusal(body: dict[str, Any], language: str) -> None:
    assert set(body) in ({"code", "message"}, {"code", "message", "clause"}), body
    assert body["message"], body
    assert language == "en" or any("а" <= letter <= "я" for letter in body["message"]), body


def fuzz(count: int, seed: int, folder: Path, say: Callable[[str], None]) -> Counter[str]:
    server = Served(f"sqlite:///{folder / 'ristal.db'}")
    try:
        target = Target(server)
        run = Fuzz(target, seed)
        asyncio.run(run.run(count, say))
        target.check()
        assert server.process.poll() is None, "the server has died"
        return run.told
    finally:
        server.stop()
        with contextlib.suppress(FileNotFoundError):
            server.errors.unlink()


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--count", type=int, default=1_000_000)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        told = fuzz(chosen.count, chosen.seed, Path(folder), lambda text: print(text, flush=True))
    spent = time.monotonic() - began
    flooded = told.pop("flood")
    print(f"{told.total()} hostile messages and a flood of {flooded} pings in {spent:.0f} s:", end=" ")
    print("no crash, no 500, no change of state")
    print(", ".join(f"{count} × {kind}" for kind, count in told.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
