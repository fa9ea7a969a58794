"""How much, how often, how long."""

from __future__ import annotations

import asyncio
import contextlib
import json
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
from ristal.server import settings
from ristal.server.app import make_app
from ristal.server.http import addresses, matches
from ristal.server.http.rate_limits import MatchQuota, RateLimit
from ristal.server.storage import tables
from ristal.server.storage.sql_store import SqlStore


@contextlib.asynccontextmanager
async def inside(url: str, **more: Any) -> AsyncIterator[tuple[Any, httpx.AsyncClient]]:
    """The application in this process: limits can be made small."""
    app = make_app(url, thinkers=1, **more)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
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


def test_others_are_heard_before_whoever_is_too_fast_is_refused(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal is cheap, but thousands of them a second are not."""
    monkeypatch.setattr(settings, "REFUSAL_SECONDS", 3600.0)

    async def run() -> None:
        async with inside(sqlite, pace=RateLimit(0.001, 1)) as (app, http):
            assert (await http.get("/healthz")).status_code == 200
            beyond = asyncio.ensure_future(http.get("/healthz"))
            other = httpx.ASGITransport(app, client=("192.0.2.7", 1))
            async with httpx.AsyncClient(transport=other, base_url="http://127.0.0.1") as another:
                assert (await another.get("/healthz")).status_code == 200
            assert not beyond.done()
            beyond.cancel()

    asyncio.run(run())


def test_what_takes_long_counts_as_several_requests(sqlite: str) -> None:
    async def run() -> None:
        async with inside(sqlite, pace=RateLimit(0.001, 24)) as (_, http):
            made = (await http.post("/api/matches", json=DUEL)).json()
            path, holder = f"/api/matches/{made['match']}", {"Authorization": f"Bearer {made['seats'][0]['token']}"}
            long = {"text": "x" * 200}
            lines = [(await http.get(f"{path}/line", params=long, headers=holder)).status_code for _ in range(2)]
            assert lines == [200, 429]
            assert (await http.get(path, headers=holder)).status_code == 200
            assert (await http.post(f"{path}/undo", json={}, headers=holder)).json()["code"] == "not-now"
            assert (await http.post(f"{path}/undo", json={}, headers=holder)).json()["code"] == "too-many"

    asyncio.run(run())


def test_sockets_of_one_address_share_the_pace_of_its_requests(sqlite: str) -> None:
    """Each has a pace of its own, but of many an address could have many times as much."""

    async def run() -> None:
        async with inside(sqlite, pace=RateLimit(0.001, 12.5)) as (app, http):
            made = (await http.post("/api/matches", json=DUEL)).json()
            heard = [await ping(app, made["match"], each["token"], 4) for each in made["seats"]]
            assert heard == [["pong"] * 4, ["pong", "pong", "too-many", "too-many"]]  # founding and connecting count

    asyncio.run(run())


async def ping(app: Any, match: str, token: str, times: int) -> list[str]:
    """What a socket hears that asks so often whether anybody is there."""
    messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    texts = [{"type": "hello", "token": token}, *[{"type": "ping"}] * times]
    for each in ({"type": "websocket.connect"}, *({"type": "websocket.receive", "text": json.dumps(t)} for t in texts)):
        messages.put_nowait(each)
    path = f"/api/matches/{match}/socket"
    scope = {"type": "websocket", "path": path, "headers": [(b"host", b"127.0.0.1")], "query_string": b""}
    serving = asyncio.ensure_future(app({**scope, "client": ("127.0.0.1", 1)}, messages.get, answers.put))
    heard: list[str] = []
    while len(heard) < times:
        told = json.loads((await answers.get()).get("text", "{}"))
        heard += [each for each in (told.get("code"), told.get("type")) if each in ("too-many", "pong")]
    messages.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await serving
    return heard


@pytest.mark.parametrize(
    ("one", "other", "are_same"),
    [
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb::2", True),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:3::1", False),
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::5:1:2:3", "2001:db8::6:1:2:3", True),  # zeros in the network, left out
        ("2001:0db8:0000:0000:5:1:2:3", "2001:db8::1", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("10.0.0.1", "10.0.0.2", False),
    ],
)
def test_an_address_of_ipv6_counts_as_its_network(one: str, other: str, are_same: bool) -> None:
    found = [addresses.address_of({"type": "http", "client": (address, 1)}) for address in (one, other)]
    assert (found[0] == found[1]) is are_same


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
        matches.must_have_space(await registry.get(match), await matches.find_holder(registry, token))
    except ApiError as refused:
        return refused.code
    return ""


def test_readers_of_one_match_are_counted(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "SPECTATORS", 1)
    monkeypatch.setattr(settings, "DEVICES", 1)

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


def test_the_database_says_nothing_of_what_it_keeps(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Neither its own error nor what is logged of it holds a value."""
    store = SqlStore(f"sqlite:///{tmp_path / 'empty.db'}")
    wanted = select(tables.tokens).where(tables.tokens.c.hash == "canary")
    with store.engine.connect() as connection, pytest.raises(DBAPIError) as error:
        connection.execute(wanted)
    with pytest.raises(ApiError):
        store.one(wanted)
    said = capfd.readouterr()
    assert "canary" not in f"{error.value}{said.out}{said.err}"
    store.close()
