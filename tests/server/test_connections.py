"""Connections: so many of an address, and none that is held open by being slow."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import uvicorn
from serving_client import PROXY, Served, address

from ristal.server import settings
from ristal.server.app import make_app
from ristal.server.http.connections import Connections
from ristal.server.run import raise_file_limit

HALF = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
SOCKET = (
    b"GET /api/matches/0123456789abcdef/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "HELLO_SECONDS", "CLOSE_SECONDS"):
        monkeypatch.setattr(settings, name, 0.3)


@contextlib.asynccontextmanager
async def serving(url: str, connections: Connections) -> AsyncIterator[int]:
    """A server in this process, so that its deadlines can be short; its port."""
    config = uvicorn.Config(
        make_app(url, thinkers=1, connections=connections), log_config=None, http="h11", ws="websockets-sansio"
    )
    connections.stand_before(config)
    server = uvicorn.Server(config)
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))  # closed by the server
    running = asyncio.ensure_future(server.serve(sockets=[bound]))
    async with asyncio.timeout(60):
        while not server.started:
            await asyncio.sleep(0.01)
        yield bound.getsockname()[1]
        server.should_exit = True
        await running


async def heard(port: int, sent: bytes) -> bytes:
    """All that comes back until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    found = b""
    try:
        while data := await asyncio.wait_for(reader.read(65_536), 20):
            found += data
    except ConnectionError:
        pass
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
    return found


@pytest.mark.usefixtures("impatient")
def test_half_a_request_does_not_hold_a_connection(sqlite: str) -> None:
    """A head that never ends, a body that never comes, a second request that stops: all are let go."""

    async def run() -> None:
        connections = Connections()
        async with serving(sqlite, connections) as port:
            assert await heard(port, b"") == b""
            assert await heard(port, HALF) == b""
            assert (await heard(port, WHOLE + HALF)).count(b"HTTP/1.1 200") == 1
            assert (await heard(port, WHOLE + WHOLE + HALF)).count(b"HTTP/1.1 200") == 2
            head = b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n"
            assert b"408" in (await heard(port, head + b'{"game"')).splitlines()[0]
            assert connections.count == 0

    asyncio.run(run())


@pytest.mark.usefixtures("impatient")
def test_a_socket_that_says_nothing_is_let_go(sqlite: str) -> None:
    async def run() -> None:
        connections = Connections()
        async with serving(sqlite, connections) as port:
            assert (await heard(port, SOCKET)).startswith(b"HTTP/1.1 101")
            assert connections.count == 0

    asyncio.run(run())


@pytest.mark.usefixtures("impatient")
def test_an_answer_that_takes_long_is_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deadline is one for requests: while we think, the client may be silent."""
    from ristal.server.http import monitoring

    async def slow(request: Any) -> Any:
        await asyncio.sleep(3 * settings.HEAD_SECONDS)
        return await alive(request)

    alive = monitoring.alive
    from ristal.server.http import routes

    found = next(route for route in routes.ROUTES if route.path == "/healthz")
    monkeypatch.setattr(found, "app", lambda scope, receive, send: _answer(slow, scope, receive, send))

    async def run() -> None:
        async with serving(sqlite, Connections()) as port:
            assert (await heard(port, WHOLE)).startswith(b"HTTP/1.1 200")

    asyncio.run(run())


async def _answer(handler: Any, scope: Any, receive: Any, send: Any) -> None:
    from starlette.requests import Request

    await (await handler(Request(scope, receive, send)))(scope, receive, send)


# How many


@pytest.fixture(scope="module")
def direct(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that no proxy stands before."""
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}", "--proxy", "192.0.2.1")
    yield server
    server.stop()


@contextlib.contextmanager
def half_requests(server: Served, count: int) -> Iterator[list[socket.socket]]:
    host, port = server.where.removeprefix("http://").rstrip("/").split(":")
    opened = []
    try:
        for _ in range(count):
            opened.append(socket.create_connection((host, int(port)), timeout=20))
            opened[-1].sendall(HALF)
        yield opened
    finally:
        for each in opened:
            each.close()


def refused(each: socket.socket, patience: float = 0.01) -> bool:
    """Whether the server has said so; who is admitted hears nothing while the head is awaited."""
    each.settimeout(patience)
    try:
        return each.recv(65_536).startswith(b"HTTP/1.1 429")
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_connections_of_one_address_are_counted(direct: Served) -> None:
    """R6: 1,200 half requests kept everybody out."""
    direct.http.close()
    with half_requests(direct, settings.CONNECTIONS + 10) as opened:
        assert all(refused(each, patience=15) for each in opened[settings.CONNECTIONS :])
        assert not any(refused(each) for each in opened[: settings.CONNECTIONS])
    direct.http = type(direct.http)(base_url=direct.where, timeout=30)
    for _ in range(100):
        if direct.http.get("/healthz").status_code == 200:  # as soon as the others are gone
            break
    else:
        pytest.fail("connections are not forgotten")


def test_behind_a_proxy_each_client_has_connections(served: Served) -> None:
    """The proxy's own are not counted: they are those of many."""
    assert PROXY == "127.0.0.1"
    with half_requests(served, settings.CONNECTIONS + 10) as opened:
        assert not any(refused(each) for each in opened)
        assert served.http.get("/healthz", headers=address(1)).status_code == 200


def test_files_are_as_many_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[0]), before[1]))
        assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(before[1], settings.FILES)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
