"""A seat that moves to another device ends the old one, in every process: whoever stole a token is got rid of."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any
from uuid import uuid4

import httpx
import pytest
from postgres import Postgres
from serving_client import Player, Served, found, players
from socket_client import PATIENCE, Socket
from test_damaged_rows import DEVICE
from test_limits import inside
from websockets.exceptions import ConnectionClosed

from ristal.host.live_match import LiveMatch
from ristal.server.http.routes import ROUTES


@pytest.fixture(params=["one process", "two processes"])
def pair(request: pytest.FixtureRequest, sqlite: str, postgres: Postgres) -> Iterator[tuple[Served, Served]]:
    """Where the seat is moved, and where its old device is connected."""
    if request.param == "one process":
        server = Served(sqlite)
        yield server, server
        server.stop()
        return
    url = postgres.new_database(f"t{uuid4().hex}")
    here, there = Served(url), Served(url)
    yield here, there
    here.stop()
    there.stop()


def until_ended(player: Player) -> None:
    """The other process hears of it a moment later."""
    end = time.monotonic() + PATIENCE
    while player.get("").status_code != 401:
        assert time.monotonic() < end, "the old token never ended"


def move(player: Player) -> httpx.Response:
    return player.post("/seat", {"action": "move"})


def test_the_sockets_of_the_old_token_are_closed(pair: tuple[Served, Served]) -> None:
    here, there = pair
    made = found(here.http, "vstrechny", ["me", "me"])
    match, old = made["match"], made["seats"][0]["token"]
    with Socket(there, match, old) as thief, Socket(there, match, made["seats"][1]["token"]) as other:
        thief.until("welcome")
        other.until("welcome")
        fresh = move(Player(here.http, match, old)).json()["token"]
        assert thief.until("refused")["code"] == "no-token"
        with pytest.raises(ConnectionClosed):
            thief.raw.recv(PATIENCE)
        with Socket(there, match, fresh) as owner:
            assert owner.until("welcome")["state"]["seat"] == 0
        with Socket(there, match, old) as again:
            assert again.until("refused")["code"] == "no-token"
        other.send({"type": "ping"})
        other.until("pong")  # who has another token stays
    assert Player(there.http, match, old).get("").status_code == 401


def test_a_stream_of_the_old_token_ends(pair: tuple[Served, Served]) -> None:
    here, there = pair
    made = found(here.http, "vstrechny", ["me", "me"])
    old = made["seats"][0]["token"]
    opened, heard = threading.Event(), []

    def listen() -> None:
        path = f"/api/matches/{made['match']}/events"
        with there.http.stream("GET", path, headers={"Authorization": f"Bearer {old}"}) as stream:
            for line in stream.iter_lines():
                opened.set()
                heard.append(line)

    listening = threading.Thread(target=listen)
    listening.start()
    assert opened.wait(PATIENCE)
    assert move(Player(here.http, made["match"], old)).status_code == 200
    listening.join(PATIENCE)
    assert not listening.is_alive()
    assert not any("device" in line for line in heard)


def test_of_racing_moves_one_wins(pair: tuple[Served, Served]) -> None:
    made = found(pair[0].http, "vstrechny", ["me", "me"])
    old = made["seats"][0]["token"]
    with ThreadPoolExecutor(8) as many:
        answers = list(many.map(move, [Player(pair[n % 2].http, made["match"], old) for n in range(8)]))
    won = [answer.json()["token"] for answer in answers if answer.status_code == 200]
    assert len(won) == 1
    assert {answer.status_code for answer in answers} <= {200, 401, 409}
    assert Player(pair[0].http, made["match"], won[0]).get("").status_code == 200
    until_ended(Player(pair[1].http, made["match"], old))


def test_an_answer_by_the_old_token_is_not_taken(pair: tuple[Served, Served]) -> None:
    here, there = pair
    made = found(here.http, "vstrechny", ["me", "me"])
    mover = players(here.http, made)[0].state()["asked"][0]
    old = made["seats"][mover]["token"]
    with Socket(there, made["match"], old) as thief:
        state = thief.until("welcome")["state"]
        assert move(Player(here.http, made["match"], old)).status_code == 200
        assert thief.until("refused")["code"] == "no-token"
        with suppress(ConnectionClosed):
            thief.answer(state, "late")
        with pytest.raises(ConnectionClosed):
            thief.until("ack")
    assert Player(there.http, made["match"], made["seats"][1 - mover]["token"]).state()["asked"] == [mover]


OF_A_MATCH = [
    (route.path, method) for route in ROUTES for method in route.methods - {"HEAD"} if "{match}" in route.path
]
BODIES_OF_A_SEAT: dict[str, dict[str, Any]] = {  # what could be done, were the token still good
    "answers": {"question": "q2", "message": "late", "answer": "x"},
    "draft": {"question": "q2", "answers": ["x"]},
    "roll": {"value": 3, "message": "late"},
    "talk": {"message": "late", "phrase": "hello"},
    "push": {**DEVICE},
    "seat": {"action": "webhook", "webhook": "https://example.org/thief"},
}


def test_who_asked_before_the_move_and_is_heard_after_it_hears_nothing(sqlite: str) -> None:
    """A request that has shown its token and then waits for the match, while the token ends: on every route."""

    async def run() -> None:
        async with inside(sqlite) as (app, http):
            made = (await http.post("/api/matches", json={"game": "vstrechny", "sitters": ["me", "me"]})).json()
            path, old = f"/api/matches/{made['match']}", {"Authorization": f"Bearer {made['seats'][0]['token']}"}
            live = await app.state.registry.get(made["match"])
            late = []
            async with live.lock:
                moving = asyncio.ensure_future(http.post(f"{path}/seat", headers=old, json={"action": "move"}))
                await until_waiting(live, 1)
                for route, method in OF_A_MATCH:
                    body = BODIES_OF_A_SEAT.get(route.rpartition("/")[2], {}) if method == "POST" else None
                    url = route.replace("{match}", made["match"])
                    late.append(asyncio.ensure_future(http.request(method, url, headers=old, json=body)))
                await until_waiting(live, 1 + len(late))
            assert (await moving).status_code == 200
            assert [reply.json()["code"] for reply in await asyncio.gather(*late)] == ["no-token"] * len(late)
            assert live.players[0].webhook == ""

    asyncio.run(run())


def test_who_is_slow_to_send_the_rest_of_a_request_is_too_late(served: Served) -> None:
    """The head of a request with a good token, then the seat is moved, then its body: on every route that reads one."""
    host, port = "127.0.0.1", int(served.where.rstrip("/").rpartition(":")[2])
    for number, (route, method) in enumerate(OF_A_MATCH):
        if method == "GET":
            continue
        made = found(served.http, "vstrechny", ["me", "me"])
        token = made["seats"][0]["token"]
        body = json.dumps(BODIES_OF_A_SEAT.get(route.rpartition("/")[2], {})).encode()
        head = f"{method} {route.replace('{match}', made['match'])} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n"
        with socket.create_connection((host, port), PATIENCE) as thief:
            thief.sendall(f"{head}Authorization: Bearer {token}\r\nContent-Length: {len(body)}\r\n\r\n".encode())
            thief.sendall(body[:1])
            for other in players(served.http, made):  # by then the server has read what was sent
                assert other.get().status_code == 200, number
            assert move(Player(served.http, made["match"], token)).status_code == 200
            thief.sendall(body[1:])
            assert b"".join(iter(lambda: thief.recv(65_536), b"")).startswith(b"HTTP/1.1 401 "), route


def test_what_is_looked_up_while_a_token_ends_is_not_kept(sqlite: str) -> None:
    """A process remembers for a moment what tokens open: not what it has read before one of them ended."""

    async def run() -> None:
        async with inside(sqlite) as (app, http):
            made = (await http.post("/api/matches", json={"game": "vstrechny", "sitters": ["me", "me"]})).json()
            path, old = f"/api/matches/{made['match']}", {"Authorization": f"Bearer {made['seats'][0]['token']}"}
            registry, has_read, may_go_on = app.state.registry, asyncio.Event(), asyncio.Event()
            find_token = registry.store.find_token

            async def find_slowly(token: str) -> Any:
                opened = await find_token(token)
                has_read.set()
                await may_go_on.wait()
                return opened

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(registry.store, "find_token", find_slowly)
                registry.passes.forget(made["match"])
                late = asyncio.ensure_future(http.get(path, headers=old))
                await has_read.wait()
            assert (await http.post(f"{path}/seat", headers=old, json={"action": "move"})).status_code == 200
            may_go_on.set()
            assert (await late).status_code == 401
            assert (await http.get(path, headers=old)).status_code == 401

    asyncio.run(run())


async def until_waiting(live: LiveMatch, many: int) -> None:
    """Until so many wait for the lock of a match."""
    async with asyncio.timeout(PATIENCE):
        while len(live.mutex._waiters or ()) < many:
            await asyncio.sleep(0)
