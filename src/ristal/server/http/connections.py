"""Connections that nobody can keep from others: so many of an address, none held open by sending half a request, nor
by never reading. Stands between asyncio and uvicorn's protocols, and knows of neither more than asyncio's interface."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Final

import msgspec
import uvicorn
from starlette.types import Scope

from ristal.host.errors import ApiError
from ristal.server import settings
from ristal.server.http.addresses import find_network

TOO_MANY: Final = "too-many-connections"

Ends = tuple[Any, Any]  # both ends of a connection, as ASGI names them


class Connections:
    """All that are open in this process. `most` of them in all: the database needs files too."""

    def __init__(
        self,
        of_address: int = settings.CONNECTIONS,
        most: int = settings.CONNECTIONS_IN_ALL,
        is_proxy: Callable[[str], bool] = lambda _: False,
        refusals: Counter[str] | None = None,
    ) -> None:
        self.of_address = of_address
        self.most = most
        self.is_proxy = is_proxy  # whose connections are those of many clients
        self.refusals: Counter[str] = Counter() if refusals is None else refusals
        self._open: dict[Ends, Connection] = {}
        self._count: Counter[str] = Counter()

    def stand_before(self, config: uvicorn.Config) -> None:
        """Have every connection of a server pass here."""
        config.load()
        make: Any = config.http_protocol_class
        config.http_protocol_class = lambda **given: Connection(self, make(**given))  # type: ignore[assignment]

    def admit(self, connection: Connection) -> bool:
        address = connection.address
        if len(self._open) >= self.most or (not self.is_proxy(address) and self._count[address] >= self.of_address):
            self.refusals[TOO_MANY] += 1
            return False
        self._count[address] += 1
        self._open[connection.ends] = connection
        return True

    def forget(self, connection: Connection) -> None:
        del self._open[connection.ends]
        self._count[connection.address] -= 1
        if not self._count[connection.address]:
            del self._count[connection.address]

    @contextlib.contextmanager
    def serving(self, scope: Scope) -> Iterator[None]:
        """While a request is answered, its connection may be silent."""
        connection = self._open.get((scope.get("client"), scope.get("server")))
        if connection is None:
            yield
            return
        connection.begin()
        try:
            yield
        finally:
            connection.end(is_last=scope["type"] == "websocket")

    @property
    def count(self) -> int:
        return len(self._open)


class Connection(asyncio.Protocol):
    """One of them: passes on what comes and what goes, and closes when either takes too long."""

    def __init__(self, among: Connections, inner: Any) -> None:
        self.among = among
        self.inner = inner
        self.address = ""
        self.ends: Ends = (None, None)
        self.is_admitted = False
        self.is_lost = False
        self._answering = 0
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.ends = (_end(transport.get_extra_info("peername")), _end(transport.get_extra_info("sockname")))
        self.address = find_network(str(self.ends[0][0])) if self.ends[0] else ""
        self.is_admitted = self.among.admit(self)
        if self.is_admitted:
            self.inner.connection_made(Passage(self))
            self._close_after("head", settings.HEAD_SECONDS)
        else:
            transport.write(too_many())
            self.close()

    def data_received(self, data: bytes) -> None:
        if self.is_admitted:
            self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received() if self.is_admitted else None

    def pause_writing(self) -> None:
        if self.is_admitted:
            self._close_after("unread", settings.UNREAD_SECONDS)
            self.inner.pause_writing()

    def resume_writing(self) -> None:
        if self.is_admitted:
            self._stop("unread")
            self.inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        for name in list(self._timers):
            self._stop(name)
        if self.is_admitted:
            self.among.forget(self)
            self.inner.connection_lost(exc)

    # What the server says

    def begin(self) -> None:
        self._answering += 1
        self._stop("head")

    def end(self, is_last: bool) -> None:
        self._answering -= 1
        if is_last:
            self._close_after("end", settings.CLOSE_SECONDS)
        elif not self._answering:
            self._close_after("head", settings.HEAD_SECONDS)

    def close(self) -> None:
        """Whoever does not read what was sent last is not waited for."""
        self.transport.close()
        self._close_after("end", settings.CLOSE_SECONDS)

    def become(self, inner: Any) -> None:
        """Go on as a WebSocket: of what a reader is behind, the system keeps little."""
        self.inner = inner
        raw = self.transport.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, settings.UNREAD_BYTES)

    def _close_after(self, name: str, seconds: float) -> None:
        self._stop(name)
        if not self.is_lost:
            self._timers[name] = asyncio.get_running_loop().call_later(seconds, self.transport.abort)

    def _stop(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()


class Passage(asyncio.Transport):
    """The transport as uvicorn sees it: asyncio's own, but for closing and for what follows an upgrade."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self._connection = connection
        self._to = connection.transport

    def close(self) -> None:
        self._connection.close()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._connection.become(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        found: asyncio.BaseProtocol = self._connection.inner
        return found

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._to.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._to.is_closing()

    def abort(self) -> None:
        self._to.abort()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._to.write(data)

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        self._to.writelines(list_of_data)

    def write_eof(self) -> None:
        self._to.write_eof()

    def can_write_eof(self) -> bool:
        return self._to.can_write_eof()

    def pause_reading(self) -> None:
        self._to.pause_reading()

    def resume_reading(self) -> None:
        self._to.resume_reading()

    def is_reading(self) -> bool:
        return self._to.is_reading()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._to.set_write_buffer_limits(high, low)

    def get_write_buffer_size(self) -> int:
        return self._to.get_write_buffer_size()


def _end(address: Any) -> tuple[str, int] | None:
    return (str(address[0]), int(address[1])) if isinstance(address, tuple) else None


@cache
def too_many() -> bytes:
    """What a connection beyond the limit hears, before it has asked anything."""
    body = msgspec.json.encode(ApiError(TOO_MANY).body("en"))
    head = "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nConnection: close\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
