"""One address at its worst: how long a novice takes to answer another address, in quiet and beside every kind of flood.

`make fairness` measures it, `FAIRNESS="undo states --seconds 20"` some kinds alone. A flood sends as much as the server
takes on many connections, in a process of its own. Times are those of a player at a socket: from sending an answer to
the bot's. The figure is the ratio to the quiet time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import cycle
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from serving_client import Commanded, Player, address, found, players
from socket_client import Socket
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import ristal

CONNECTIONS = 48
ATTACKER = address(1)
VICTIM = address(2)


class Ask(NamedTuple):
    """A request of a flood."""

    method: str
    path: str
    token: str = ""
    body: Any = None

    def written(self) -> bytes:
        body = b"" if self.body is None else json.dumps(self.body).encode()
        head = f"{self.method} {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n"
        head += f"X-Forwarded-For: {ATTACKER['X-Forwarded-For']}\r\nAuthorization: Bearer {self.token}\r\n\r\n"
        return head.encode() + body


# What floods send: each prepares its matches and says what to ask for, again and again


def asks_of_bots(http: httpx.Client) -> Iterator[Ask]:
    """Bots that think for five seconds, in as many matches as may be."""
    for number in range(40):
        sitters = ["bot:ismcts:5s", "bot:ismcts:5s"] if number < 4 else ["me", "bot:ismcts:5s"]
        made = found(http, "vstrechny", sitters)
        for player in players(http, made):
            yield from _first_answer(player, f"{number}")
    yield from cycle([Ask("GET", "/healthz")])


def _first_answer(player: Player, message: str) -> Iterator[Ask]:
    state = player.state()
    if state["answers"]:
        body = {"question": state["question"]["id"], "answer": state["answers"][0]["answer"], "message": message}
        yield Ask("POST", f"/api/matches/{player.match}/answers", _token(player), body)


def _token(player: Player) -> str:
    return player.headers["Authorization"].removeprefix("Bearer ")


def _under_way(http: httpx.Client, game: str = "demons", answers: int = 12, **options: Any) -> tuple[Player, str]:
    """A match of people after some answers, or sooner at its end: whoever answered last, and the path."""
    made = found(http, game, ["me"] * options.get("seats", 2), options=options)
    people, chance, last = players(http, made), random.Random(1), 0
    for number in range(answers):
        asked = people[0].state()["asked"]
        if not asked:
            break
        seat = asked[0]
        state = people[seat].state()
        answer = chance.choice(state["answers"])["answer"]
        people[seat].answer(answer, f"{number}", state["question"]["id"])
        last = seat
    return people[last], f"/api/matches/{made['match']}"


def asks_for_hints(http: httpx.Client) -> Iterator[Ask]:
    player, path = _under_way(http, answers=0)
    yield from cycle([Ask("POST", f"{path}/hint", _token(player), {})])


def _record() -> str:
    match, chance = ristal.new("demons", seed="worst", seats=4), random.Random(3)
    while not match.over:
        seat = match.asked[0]
        match.play(chance.choice(match.legal(seat)), seat)
    return match.save()


def asks_with_records(_: httpx.Client) -> Iterator[Ask]:
    yield from cycle([Ask("POST", f"/api/{kind}", body=json.loads(_record())) for kind in ("replays", "verify")])


def asks_for_states(http: httpx.Client) -> Iterator[Ask]:
    player, path = _under_way(http, seats=4)
    yield from cycle([Ask("GET", path, _token(player))])


def asks_to_take_back(http: httpx.Client) -> Iterator[Ask]:
    player, path = _under_way(http)
    yield from cycle([Ask("POST", f"{path}/undo", _token(player), {"count": each}) for each in (1, 2, 3)])


def _on_demand(http: httpx.Client) -> tuple[Player, str, dict[str, Any]]:
    made = found(http, "demons", ["me", "me"])
    player = players(http, made)[players(http, made)[0].state()["asked"][0]]
    return player, f"/api/matches/{made['match']}", player.state()


def asks_with_many_answers(http: httpx.Client) -> Iterator[Ask]:
    player, path, state = _on_demand(http)
    many = [each["answer"] for each in state["answers"]][:64]
    body = {"question": state["question"]["id"], "answers": [*many, "x"], "message": "m"}
    yield from cycle([Ask("POST", f"{path}/answers", _token(player), body)])


def asks_for_drafts(http: httpx.Client) -> Iterator[Ask]:
    player, path, state = _on_demand(http)
    body = {"question": state["question"]["id"], "answers": [state["answers"][0]["answer"]] * 3}
    yield from cycle([Ask("POST", f"{path}/draft", _token(player), body)])


def asks_for_catalogues(_: httpx.Client) -> Iterator[Ask]:
    yield from cycle([Ask("GET", f"/api/games/{game}/{kind}?seats=2&lang=ru") for game in GAMES for kind in PUBLIC])


GAMES = ("unmatched", "vstrechny", "boets", "demons", "ninedice")
PUBLIC = ("catalogue", "rules")


def asks_about_the_end(http: httpx.Client) -> Iterator[Ask]:
    player, path = _under_way(http, "ninedice", 60)
    if player.state()["result"] is None:
        player.post("/resign")
    yield from cycle([Ask("GET", f"{path}/{kind}", _token(player)) for kind in ("summary", "record")])


def asks_for_help(http: httpx.Client) -> Iterator[Ask]:
    player, path, _ = _on_demand(http)
    questions = ("why?answer=x", "why?about=Giant&where=hand", "line?text=giant", "line?text=?", "events?wait=0")
    yield from cycle([Ask("GET", f"{path}/{each}", _token(player)) for each in questions])


def asks_for_the_lobby(http: httpx.Client) -> Iterator[Ask]:
    for game in GAMES:
        http.post("/api/lobby", json={"game": game, "clock": {"per_move": 86_400}})
    yield from cycle([Ask("GET", "/api/lobby?lang=ru"), Ask("GET", "/api/live"), Ask("GET", "/api/games")])


def asks_for_all_my_matches(http: httpx.Client) -> Iterator[Ask]:
    made = [found(http, GAMES[number % 5], ["me", "me"]) for number in range(50)]
    tokens = ",".join(each["seats"][0]["token"] for each in made)
    yield from cycle([Ask("GET", "/api/mine", tokens)])


def asks_for_ratings(_: httpx.Client) -> Iterator[Ask]:
    yield from cycle([Ask("POST", "/api/rating", body={"matches": [{"score": 1, "level": "novice"}] * 400})])


def asks_for_matches(_: httpx.Client) -> Iterator[Ask]:
    yield from cycle([Ask("POST", "/api/matches", body={"game": game, "sitters": ["me", "me"]}) for game in GAMES])


def asks_by_sockets(http: httpx.Client) -> Iterator[Ask]:
    """Sockets that ask for their whole state again and again: see `flood`."""
    for number in range(CONNECTIONS):
        made = found(http, "demons", ["me", "me"])
        yield Ask("WS", f"/api/matches/{made['match']}/socket", made["seats"][number % 2]["token"])


KINDS: dict[str, Callable[[httpx.Client], Iterator[Ask]]] = {
    "bots": asks_of_bots,
    "hints": asks_for_hints,
    "records": asks_with_records,
    "states": asks_for_states,
    "undo": asks_to_take_back,
    "batches": asks_with_many_answers,
    "drafts": asks_for_drafts,
    "catalogues": asks_for_catalogues,
    "ends": asks_about_the_end,
    "help": asks_for_help,
    "lobby": asks_for_the_lobby,
    "mine": asks_for_all_my_matches,
    "ratings": asks_for_ratings,
    "matches": asks_for_matches,
    "sockets": asks_by_sockets,
}


# The flood


def flood(where: str, kind: str, started: Event, stop: Event, told: Any) -> None:
    counts: Counter[int] = Counter()
    with httpx.Client(base_url=where, timeout=60, headers=ATTACKER) as http:
        asks = KINDS[kind](http)
        first = [next(asks) for _ in range(CONNECTIONS)]
        started.set()
        asyncio.run(_flood(where, first, asks, stop, counts))
    told.send(dict(counts))


async def _flood(where: str, first: list[Ask], asks: Iterator[Ask], stop: Event, counts: Counter[int]) -> None:
    port = int(where.rstrip("/").rpartition(":")[2])
    if first[0].method == "WS":
        await asyncio.gather(*(_chat(port, ask, stop, counts) for ask in first))
    else:
        await asyncio.gather(*(_ask(port, ask, asks, stop, counts) for ask in first))


async def _ask(port: int, ask: Ask, asks: Iterator[Ask], stop: Event, counts: Counter[int]) -> None:
    """One connection: the next request when the last was answered."""
    writer = None
    while not stop.is_set():
        with suppress(OSError, asyncio.IncompleteReadError, ValueError, asyncio.LimitOverrunError):
            if writer is None:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(ask.written())
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            length = head.partition(b"content-length: ")[2].partition(b"\r")[0]
            await reader.readexactly(int(length))
            counts[int(head[9:12])] += 1
            if b"connection: close" not in head:
                ask = next(asks)
                continue
        counts[0] += 1
        if writer is not None:
            writer.close()
            writer = None


async def _chat(port: int, ask: Ask, stop: Event, counts: Counter[int]) -> None:
    while not stop.is_set():
        with suppress(OSError, WebSocketException):
            where = f"ws://127.0.0.1:{port}{ask.path}"
            async with connect(where, additional_headers=ATTACKER, compression=None, max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": ask.token}))
                for lang in cycle(("ru", "en")):
                    await socket.send(json.dumps({"type": "lang", "lang": lang}))
                    counts[200 if '"welcome"' in str(await socket.recv())[:40] else 429] += 1
                    if stop.is_set():
                        return


# The other one


class Novice:
    """Somebody at another address who plays against a novice."""

    def __init__(self, served: Commanded) -> None:
        self.served = served
        self.http = httpx.Client(base_url=served.where, timeout=60, headers=VICTIM)
        self.chance = random.Random(5)

    def times(self, seconds: float) -> list[float]:
        """How long the novice took, each time that it was asked next."""
        took: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            made = found(self.http, "vstrechny", ["me", "bot:novice"])
            with Socket(self.served, made["match"], made["seats"][0]["token"]) as socket:
                self._play(socket, until, took)
        return took

    def _play(self, socket: Socket, until: float, took: list[float]) -> None:
        state, asked_at = socket.until("welcome")["state"], time.monotonic()
        while time.monotonic() < until and state["result"] is None:
            if state["asked"] != [0]:
                state = socket.until("move")["state"]
                if state["asked"] == [0] or state["number"] > 2:
                    took.append(time.monotonic() - asked_at)
                asked_at = time.monotonic()
                continue
            answer = self.chance.randrange(len(state["answers"]))
            asked_at = time.monotonic()
            socket.answer(state, f"m{state['number']}", answer)
            number = state["number"]
            while state["number"] == number:
                state = socket.until("move")["state"]


def measure(served: Commanded, kind: str, seconds: float) -> tuple[list[float], dict[int, int]]:
    """The times beside a flood, and how often the flood heard what."""
    context = multiprocessing.get_context("spawn")
    started, stop = context.Event(), context.Event()
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=flood, args=(served.where, kind, started, stop, theirs))
    process.start()
    try:
        while not started.wait(1.0):
            assert process.is_alive(), f"the flood of {kind} has not begun"
        time.sleep(2.0)  # until the first ones have begun: nothing is decided by this
        took = Novice(served).times(seconds)
    finally:
        stop.set()
    return took, ours.recv() if ours.poll(60) else {}


def main() -> int:
    command = argparse.ArgumentParser(prog="fairness", description=__doc__)
    command.add_argument("kinds", nargs="*", default=list(KINDS))
    command.add_argument("--seconds", type=float, default=15.0, help="of each flood")
    command.add_argument("--bot-pace", type=float, help="the beat of bots, if not the usual one")
    chosen = command.parse_args()
    if unknown := set(chosen.kinds) - set(KINDS):
        command.error(f"no kinds of flood: {', '.join(sorted(unknown))}; there are {', '.join(KINDS)}")
    pace = [] if chosen.bot_pace is None else ["--bot-pace", str(chosen.bot_pace)]
    worst = 0.0
    for kind in chosen.kinds:
        with tempfile.TemporaryDirectory() as folder:
            url, log = f"sqlite:///{folder}/ristal.db", Path(folder) / "log"
            served = Commanded(url, "--bot-pace", "0.4", *pace, "--public-url", "https://play.example.org", errors=log)
            Novice(served).times(4.0)
            quiet = statistics.median(Novice(served).times(chosen.seconds))
            took, heard = measure(served, kind, chosen.seconds)
            served.stop()
        ratio = statistics.median(took) / quiet if took else float("inf")
        worst = max(worst, ratio)
        said = f"{kind}: {ratio:.1f} of the quiet {quiet:.2f} s: middle {statistics.median(took or [0]):.2f} s"
        print(f"{said}, worst {max(took or [0]):.2f} s of {len(took)}; the flood heard {heard}", flush=True)
    print(f"worst ratio {worst:.1f}")
    return 0 if worst < 3 else 1


if __name__ == "__main__":
    sys.exit(main())
