"""Several processes on one PostgreSQL: none owns a match, the primary key decides, the dead are not waited for."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import psycopg
import pytest
from postgres import Postgres
from serving_client import Commanded, Player, Served, found
from socket_client import Socket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PATIENCE = 60.0  # seconds for what must come


@pytest.fixture
def shared(postgres: Postgres) -> str:
    return postgres.new_database(f"t{uuid4().hex}")


def until(condition: Callable[[], Any], what: str) -> Any:
    """What the condition gives as soon as it gives anything."""
    end = time.monotonic() + PATIENCE
    while not (value := condition()):
        assert time.monotonic() < end, f"never: {what}"
        time.sleep(0.02)
    return value


def seats_at(server: Served, made: dict[str, Any]) -> list[Player]:
    return [Player(server.http, made["match"], seat["token"]) for seat in made["seats"] if "token" in seat]


def test_one_winner_a_question_and_nobody_waits_for_the_dead(shared: str) -> None:
    here, there = Served(shared), Served(shared)
    try:
        made = found(here.http, "vstrechny", ["me", "me"])
        heard = Heard(there, made)
        for number in range(2, 14):
            race(here, there, made, number)
        here.kill()
        player = next_player(there, made)
        state = player.state()
        assert player.answer(state["answers"][0]["answer"], "alone", state["question"]["id"]).json() == {"number": 14}
        until(lambda: heard.numbers[-1:] == [14], f"whoever listens hears of the last move: {heard.numbers}")
        assert heard.numbers == list(range(2, 15))  # of every move once, in order
    finally:
        there.kill()


class Heard:
    """The numbers that a socket is told of."""

    def __init__(self, server: Served, made: dict[str, Any]) -> None:
        self.numbers: list[int] = []
        address = server.where.replace("http://", "ws://") + f"api/matches/{made['match']}/socket"
        self.socket = connect(address).__enter__()
        self.socket.send(json.dumps({"type": "hello", "token": made["watch"], "since": 1}))
        assert json.loads(self.socket.recv(timeout=PATIENCE))["type"] == "welcome"
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                message = json.loads(self.socket.recv())
                if message["type"] == "move":
                    self.numbers.append(message["number"])


def next_player(server: Served, made: dict[str, Any]) -> Player:
    watcher = Player(server.http, made["match"], made["watch"])
    return seats_at(server, made)[watcher.state()["asked"][0]]


def race(here: Served, there: Served, made: dict[str, Any], number: int) -> None:
    """Both processes get answers to the same question at once: different ones, and one of them twice."""
    state = next_player(here, made).state()
    both = [seats_at(server, made)[state["seat"]] for server in (here, there)]
    answers = state["answers"]
    texts = [answers[0]["answer"], answers[-1]["answer"]]
    with ThreadPoolExecutor(4) as pool:
        given = [
            pool.submit(player.answer, texts[which], f"{number}-{which}", state["question"]["id"])
            for which, player in ((0, both[0]), (1, both[1]), (0, both[1]), (1, both[0]))
        ]
        came = [each.result() for each in given]
    won = [each.status_code == 200 for each in came]
    assert won in ([True, False, True, False], [False, True, False, True]), [each.text for each in came]
    assert all(each.json() == {"number": number} for each in came if each.status_code == 200)
    assert {each.json()["code"] for each in came if each.status_code != 200} == {"stale"}
    for server in (here, there):
        watcher = Player(server.http, made["match"], made["watch"])
        until(lambda seen=watcher: seen.state()["number"] == number, "both processes know the move")
    views = [Player(server.http, made["match"], made["watch"]).get().content for server in (here, there)]
    assert views[0] == views[1]


def test_who_comes_from_another_process_hears_nothing_twice(sqlite: str) -> None:
    """On SQLite no process is told of what another has kept: the second one is behind until somebody knows more."""
    here, there = Served(sqlite), Served(sqlite)
    try:
        made = found(here.http, "vstrechny", ["me", "me"])
        behind = Player(there.http, made["match"], made["watch"])
        assert behind.state()["number"] == 1
        for come in (read_since, open_socket_since, open_stream_since):
            for _ in range(2):
                player = next_player(here, made)
                answer = player.state()["answers"][0]["answer"]
                last = player.answer(answer, uuid4().hex).json()["number"]
            assert behind.state()["number"] == last - 2
            assert come(there, behind, last) == []
            assert behind.state()["number"] == last
    finally:
        here.kill()
        there.kill()


def read_since(_: Served, viewer: Player, number: int) -> list[Any]:
    """What a viewer who has heard of this number is told at once."""
    told: list[Any] = viewer.get("/events", since=number, wait=0).json()
    return told


def open_socket_since(server: Served, viewer: Player, number: int) -> list[Any]:
    with Socket(server, viewer.match, viewer.headers["Authorization"].split()[1], since=number) as socket:
        told: list[Any] = socket.until("welcome", number=number)["missed"]
    return told


def open_stream_since(server: Served, viewer: Player, number: int) -> list[Any]:
    path, query = f"/api/matches/{viewer.match}/events", {"since": number}
    with server.http.stream("GET", path, headers=viewer.headers, params=query) as stream:
        lines = stream.iter_lines()
        return [line for line in (next(lines), next(lines)) if line not in ("retry: 1000", "")]


def test_the_bot_of_a_dead_process_is_taken_over(shared: str) -> None:
    here, there = Served(shared, "--bot-pace", "60"), Served(shared)
    try:
        made = found(here.http, "vstrechny", ["bot:greedy", "bot:greedy"])  # here it would think for ten minutes
        here.kill()
        watcher = Player(there.http, made["match"], made["watch"])
        until(lambda: watcher.state()["number"] > 2, "the other process lets the bot answer")
    finally:
        there.kill()


def test_a_database_that_goes_away_and_comes_back(shared: str, postgres: Postgres) -> None:
    server = Served(shared)
    try:
        made = found(server.http, "vstrechny", ["me", "me"])
        player = next_player(server, made)
        state = player.state()
        body = {"question": state["question"]["id"], "answer": state["answers"][0]["answer"], "message": "m"}
        name = shared.split("@/")[1].split("?")[0]
        with psycopg.connect(postgres.address("postgres"), autocommit=True) as outside:
            outside.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
            outside.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
            gone = player.post("/answers", body)
            assert (gone.status_code, gone.json()["code"]) == (503, "unavailable")
            outside.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
        assert player.post("/answers", body).json() == {"number": 2}
        assert player.state()["number"] == 2
    finally:
        server.kill()


def children(pid: int) -> list[int]:
    found_pids = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in found_pids if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_workers_share_a_port_and_the_dead_are_replaced(shared: str) -> None:
    server = Commanded(shared, "--workers", "2")
    try:
        made = found(server.http, "vstrechny", ["me", "me"])
        first = until(lambda: len(children(server.process.pid)) == 2 and children(server.process.pid), "two workers")
        os.kill(first[0], signal.SIGKILL)
        for number in range(2, 8):
            until(lambda number=number: moved(server, made, number), "a worker answers")
        until(lambda: len({*children(server.process.pid)} - {*first}) == 1, "the dead one is replaced")
    finally:
        workers = children(server.process.pid)
        server.kill()
    for pid in workers:
        until(lambda pid=pid: not is_running(pid), "workers go when their parent was killed")


def moved(server: Served, made: dict[str, Any], number: int) -> bool:
    """An answer on a connection of its own, so that any worker may get it."""
    with httpx.Client(base_url=server.where, timeout=10) as http:
        try:
            watcher = Player(http, made["match"], made["watch"])
            if watcher.state()["number"] >= number:
                return True
            player = Player(http, made["match"], made["seats"][watcher.state()["asked"][0]]["token"])
            state = player.state()
            return player.answer(state["answers"][0]["answer"], f"m{number}", state["question"]["id"]).is_success
        except (httpx.HTTPError, KeyError, TypeError):
            return False


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
