"""How much, how often, how long."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving_client import Served, found, players
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from ristal.host.errors import ApiError
from ristal.host.registry import BACKLOG, Subscriber
from ristal.server.app import make_app
from ristal.server.http import matches, middleware, slow_clients
from ristal.server.http.middleware import RateLimit
from ristal.server.http.quotas import MatchQuota
from ristal.server.storage import tables
from ristal.server.storage.sql_store import Store


@contextlib.asynccontextmanager
async def inside(url: str, **more: Any) -> AsyncIterator[tuple[Any, httpx.AsyncClient]]:
    """The application in this process: limits can be made small."""
    app = make_app(url, thinkers=1, **more)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://ristal") as http:
            yield app, http


DUEL = {"game": "vstrechny", "sitters": ["me", "me"]}
INVITING = {"game": "vstrechny", "sitters": ["me", "open"]}


def test_requests_of_one_address_are_paced(sqlite: str) -> None:
    async def run() -> None:
        async with inside(sqlite, pace=RateLimit(0.001, 5)) as (_, http):
            statuses = [(await http.get("/healthz", params={"lang": "ru"})).status_code for _ in range(7)]
            assert statuses == [200] * 5 + [429] * 2
            assert "Слишком часто" in (await http.get("/healthz", params={"lang": "ru"})).json()["message"]

    asyncio.run(run())


def test_an_address_of_ipv6_counts_as_its_network() -> None:
    one, same, other = ("2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb::2", "2001:db8:1:3::1")
    found = [middleware.address_of({"type": "http", "client": (address, 1)}) for address in (one, same, other)]
    assert found[0] == found[1] != found[2]
    assert middleware.address_of({"type": "http", "client": ("10.0.0.1", 1)}) == "10.0.0.1"


def test_open_matches_and_invites_of_one_address_are_counted(sqlite: str) -> None:
    async def run() -> None:
        async with inside(sqlite) as (app, http):
            app.state.quota = MatchQuota(app.state.registry.store, matches=4, invites=2)
            made = [(await http.post("/api/matches", json=INVITING)) for _ in range(3)]
            assert [each.status_code for each in made] == [201, 201, 429]
            assert made[2].json()["code"] == "too-many-matches"
            await http.post(f"/api/invites/{made[0].json()['seats'][1]['invite']}")
            assert (await http.post("/api/matches", json=INVITING)).status_code == 201
            duels = [await http.post("/api/matches", json=DUEL) for _ in range(2)]
            assert [each.status_code for each in duels] == [201, 429]
            first = duels[0].json()
            headers = {"Authorization": f"Bearer {first['seats'][0]['token']}"}
            assert (await http.post(f"/api/matches/{first['match']}/resign", headers=headers)).status_code == 200
            assert (await http.post("/api/matches", json=DUEL)).status_code == 201

    asyncio.run(run())


async def seen(app: Any, match: str, token: str) -> str:
    """Why this token may not look on, if it may not."""
    registry = app.state.registry
    try:
        matches.must_have_space(await registry.get(match), await matches.holder_of(registry, token))
    except ApiError as refused:
        return refused.code
    return ""


def test_readers_of_one_match_are_counted(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "SPECTATORS", 1)
    monkeypatch.setattr(matches, "DEVICES", 1)

    async def run() -> None:
        async with inside(sqlite) as (app, http):
            made = (await http.post("/api/matches", json=DUEL)).json()
            live = await app.state.registry.get(made["match"])
            live.subscribers.add(Subscriber(None, "en", whole=True))
            headers = {"Authorization": f"Bearer {made['watch']}"}
            refused = await http.get(f"/api/matches/{made['match']}/events", headers=headers)
            assert refused.status_code == 429
            player = made["seats"][0]["token"]
            assert await seen(app, made["match"], player) == ""  # spectators do not crowd players out
            live.subscribers.add(Subscriber(0, "en", whole=True))
            assert await seen(app, made["match"], player) == "too-many"

    asyncio.run(run())


def test_a_reader_that_falls_behind_is_sent_away() -> None:
    async def run() -> None:
        reader, gone = Subscriber(0, "en", whole=True), []
        reader.lost = lambda: gone.append(True)
        assert all(reader.tell("x") for _ in range(BACKLOG))
        assert not reader.tell("x")
        assert not reader.tell("x")
        assert gone == [True]
        assert reader.messages.qsize() == 1
        assert await reader.messages.get() is None

    asyncio.run(run())


@pytest.mark.parametrize("name", ["a\nb", "a\x00", "\x1b[31mred", "\u202etxt.exe", "x" * 61, "tail\n", 5, None, ["a"]])
@pytest.mark.parametrize("field", ["name", "nick"])
def test_a_name_is_short_plain_text(served_once: Served, field: str, name: object) -> None:
    refused = served_once.http.post("/api/matches", json={**DUEL, field: name})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")


@pytest.fixture(scope="module")
def served_once(tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server
    server.stop()


def test_markup_in_a_name_stays_text(served_once: Served) -> None:
    name = "<script>alert(1)</script> & “quotes”"
    made = found(served_once.http, "vstrechny", ["me", "me"], nick=name, name=name)
    told = players(served_once.http, made)[0].get()
    assert told.headers["content-type"] == "application/json"
    assert told.json()["name"] == told.json()["sitters"][0]["name"] == name


def test_half_a_request_does_not_hold_a_connection(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A head that never ends, a body that never comes: both are let go, and the body is told why."""
    monkeypatch.setattr(slow_clients, "HEAD_WITHIN", 0.3)
    monkeypatch.setattr(middleware, "BODY_WITHIN", 0.3)
    import uvicorn

    app = make_app(sqlite, thinkers=1)
    config = uvicorn.Config(app, log_config=None, http=slow_clients.HttpConnection, port=0)

    async def half(port: int, sent: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        try:
            return await asyncio.wait_for(reader.read(), 10)
        except ConnectionError:
            return b""
        finally:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    async def run() -> None:
        server = uvicorn.Server(config)
        bound = socket.socket()
        bound.bind(("127.0.0.1", 0))  # closed by the server
        running = asyncio.ensure_future(server.serve(sockets=[bound]))
        until = time.monotonic() + 20
        while not server.started and time.monotonic() < until:
            await asyncio.sleep(0.01)
        port = bound.getsockname()[1]
        assert await half(port, b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ") == b""
        head = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nConnection: close\r\n\r\n"
        assert b"408" in (await half(port, head + b'{"game"')).splitlines()[0]
        server.should_exit = True
        await running

    asyncio.run(run())


def test_the_database_says_nothing_of_what_it_keeps(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Neither its own error nor what is logged of it holds a value."""
    store = Store(f"sqlite:///{tmp_path / 'empty.db'}")
    wanted = select(tables.tokens).where(tables.tokens.c.hash == "canary")
    with store.engine.connect() as connection, pytest.raises(DBAPIError) as error:
        connection.execute(wanted)
    with pytest.raises(ApiError):
        store.one(wanted)
    said = capfd.readouterr()
    assert "canary" not in f"{error.value}{said.out}{said.err}"
    store.close()
