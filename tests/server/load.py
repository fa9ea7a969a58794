"""Load: many live duels with two sockets each, beside bare echoes in the same run.

`python tests/server/load.py --duels 500 --seconds 30`. A duel is played at the pace of bots: after every move the seat
that is asked answers some time later. Measured is the time from sending an answer to its arrival at the other socket.
The echo is a message of the same size to a bare WebSocket application that sends it to another socket, from the same
client at the same pace; the echo that keeps has every message on disk before it sends it, as the server has every
answer, many with one fsync. The ratios to both are the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from loop_watch import report
from serving_client import Commanded, Served, address
from websockets.asyncio.client import connect

WARM_UP = 5.0  # seconds in which nothing is measured: everybody has just come, no text was said before
GAMES = ["vstrechny", "unmatched", "boets", "demons", "ninedice"]


class Duel:
    """Two seats that play at random, at a pace."""

    def __init__(self, where: str, number: int, pace: float) -> None:
        self.where = where
        self.number = number
        self.pace = pace
        self.chance = random.Random(number)
        self.sent: dict[tuple[int, int], float] = {}  # when a seat sent what should become a move
        self.took: list[float] = []
        self.made: dict[str, Any] = {}
        self.until = 0.0

    async def found(self, http: httpx.AsyncClient) -> None:
        body = {"game": GAMES[self.number % len(GAMES)], "sitters": ["me", "me"]}
        told = await http.post("/api/matches", json=body, headers=address(self.number))
        assert told.status_code == 201, told.text
        self.made = told.json()

    async def play(self, started: asyncio.Event, ready: Callable[[], None]) -> None:
        where = f"{self.where.replace('http', 'ws', 1)}/api/matches/{self.made['match']}/socket"
        options: dict[str, Any] = {"max_size": None, "ping_interval": None, "compression": None}
        headers = address(self.number)
        async with (
            connect(where, additional_headers=headers, **options) as one,
            connect(where, additional_headers=headers, **options) as two,
        ):
            sockets = [one, two]
            for socket, seat in zip(sockets, self.made["seats"], strict=True):
                await socket.send(json.dumps({"type": "hello", "token": seat["token"]}))
            states = [json.loads(await socket.recv())["state"] for socket in sockets]
            ready()
            await started.wait()
            await asyncio.gather(*(self._sit(seat, sockets[seat], states[seat]) for seat in (0, 1)))

    async def _sit(self, seat: int, socket: Any, state: dict[str, Any]) -> None:
        """Answer where this seat is asked, and note when the other's answers arrive."""
        answered, answering = "", None
        while time.monotonic() < self.until and state["result"] is None:
            question = state["question"]
            if question and question["mine"] and question["id"] != answered:
                answered = question["id"]
                answering = asyncio.ensure_future(self._answer(socket, state))
            told = await self._next(socket)
            if told is None:
                break
            state = told["state"]
            key = (told["seat"], told["number"])
            if told["seat"] != seat and key in self.sent:
                self.took.append(time.perf_counter() - self.sent.pop(key))
        if answering is not None:
            answering.cancel()

    async def _answer(self, socket: Any, state: dict[str, Any]) -> None:
        answer = self.chance.choice(state["answers"])["answer"]
        body = {"type": "answer", "question": state["question"]["id"], "answer": answer}
        text = json.dumps({**body, "message": f"m{state['number']}"})
        await asyncio.sleep(self.pace * self.chance.uniform(0.5, 1.5))
        self.sent[state["seat"], state["number"] + 1] = time.perf_counter()
        await socket.send(text)

    async def _next(self, socket: Any) -> dict[str, Any] | None:
        """The next move; nothing when the time is over."""
        while (left := self.until - time.monotonic()) > 0:
            try:
                told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), left))
            except TimeoutError:
                return None
            assert told.get("code", "stale") == "stale", told  # where both are asked, the other may be first
            if told["type"] == "move":
                return told
        return None


class Echo:
    """A bare endpoint: what one socket sends, the other of its pair gets."""

    def __init__(self, where: str, kind: str, number: int, pace: float) -> None:
        self.where = f"{where.replace('http', 'ws', 1)}{kind}/{number}"
        self.pace = pace
        self.chance = random.Random(number)
        self.took: list[float] = []
        self.until = 0.0

    async def play(self, started: asyncio.Event, ready: Callable[[], None]) -> None:
        options: dict[str, Any] = {"max_size": None, "ping_interval": None, "compression": None}
        async with connect(self.where, **options) as one, connect(self.where, **options) as two:
            ready()
            await started.wait()
            while time.monotonic() < self.until:
                await asyncio.sleep(self.pace * self.chance.uniform(0.5, 1.5))
                began = time.perf_counter()
                await one.send("answer")
                json.loads(await two.recv())
                self.took.append(time.perf_counter() - began)
                json.loads(await one.recv())
                one, two = two, one


async def measure(players: list[Any], seconds: float) -> list[float]:
    """All of them at once, from the moment that all are connected and have played for a while."""
    started, left = asyncio.Event(), len(players)

    def ready() -> None:
        nonlocal left
        left -= 1

    running = asyncio.gather(*(player.play(started, ready) for player in players))
    while left and not running.done():
        await asyncio.sleep(0.05)
    for player in players:
        player.until = time.monotonic() + WARM_UP + seconds
    started.set()
    await asyncio.wait([running], timeout=WARM_UP)
    for player in players:
        player.took.clear()
    await running
    return sorted(took for player in players for took in player.took)


def figures(name: str, took: list[float], seconds: float) -> tuple[float, float]:
    p50, p99 = statistics.median(took) * 1000, took[int(len(took) * 0.99)] * 1000
    print(f"{name}: {len(took) / seconds:.0f} answers a second, p50 {p50:.2f} ms, p99 {p99:.2f} ms", flush=True)
    return p50, p99


def memory(process: int) -> float:
    """Kilobytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text()
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def cpu_of(process: int) -> float:
    """Seconds of processor time that a process has used."""
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")


async def idle_memory(server: Served, where: str, count: int, url: str) -> None:
    """What matches cost that were restored and that nobody plays."""
    async with httpx.AsyncClient(base_url=where, timeout=60) as http:
        duels = [Duel(where, number, 0) for number in range(count)]
        for duel in duels:
            await duel.found(http)
    server.kill()
    again = Commanded(url)
    try:
        async with httpx.AsyncClient(base_url=again.where, timeout=60) as http:
            for duel in duels[:5]:  # the games themselves are loaded once
                await _look(http, duel)
            before = await settled_memory(again.process.pid)
            for duel in duels[5:]:
                await _look(http, duel)
        print(f"memory of an idle match: {(memory(again.process.pid) - before) / (count - 5):.1f} kB", flush=True)
    finally:
        again.stop()


async def settled_memory(process: int) -> float:
    """What a process holds once it has read everything that it reads at its start."""
    held, before = memory(process), 0.0
    while held != before:
        await asyncio.sleep(2)
        held, before = memory(process), held
    return held


async def _look(http: httpx.AsyncClient, duel: Duel) -> None:
    headers = {**address(duel.number), "Authorization": f"Bearer {duel.made['watch']}"}
    told = await http.get(f"/api/matches/{duel.made['match']}", headers=headers)
    assert told.status_code == 200, told.text


async def run(chosen: argparse.Namespace, folder: Path) -> None:
    url = f"sqlite:///{folder / 'ristal.db'}"
    echo = subprocess.Popen([sys.executable, Path(__file__).parent / "load_echo.py"], stdout=subprocess.PIPE, text=True)
    assert echo.stdout is not None
    echo_where = echo.stdout.readline().strip()
    watch = folder / "loop.jsonl"
    server = Served(url, watch=watch if chosen.watch else None)
    where = server.where.rstrip("/")

    async def echo_of(kind: str, name: str) -> tuple[float, float]:
        pairs = [Echo(echo_where, kind, number, chosen.pace) for number in range(chosen.duels)]
        return figures(name, await measure(pairs, chosen.seconds), chosen.seconds)

    try:
        bare, kept = await echo_of("pair", "echo"), await echo_of("kept", "echo that keeps")
        duels = [Duel(where, number, chosen.pace) for number in range(chosen.duels)]
        async with httpx.AsyncClient(base_url=where, timeout=60) as http:
            for duel in duels:
                await duel.found(http)
        used, own, began = cpu_of(server.process.pid), time.process_time(), time.monotonic()
        served = figures("duels", await measure(duels, chosen.seconds), chosen.seconds)
        used, own = cpu_of(server.process.pid) - used, time.process_time() - own
        print(f"processor time of the server {used:.1f} s, of this client {own:.1f} s", flush=True)
        if chosen.watch:
            print(report(watch, began), flush=True)
        for name, other in (("the echo", bare), ("the echo that keeps", kept)):
            print(f"ratio to {name}: p50 {served[0] / other[0]:.1f}, p99 {served[1] / other[1]:.1f}", flush=True)
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors", flush=True)
        await idle_memory(server, where, chosen.idle, url)
    finally:
        echo.terminate()
        echo.wait(10)
        if server.process.poll() is None:
            server.stop()


def main() -> int:
    gc.disable()  # what is measured is the server, not how this client tidies up
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--duels", type=int, default=500)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--pace", type=float, default=1.0, help="seconds between a question and its answer")
    options.add_argument("--idle", type=int, default=1000)
    options.add_argument("--watch", action="store_true", help="what keeps the event loop busy; makes it slower")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(options.parse_args(), Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
