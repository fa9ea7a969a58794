"""Connections that nobody can hold open by being slow: neither by sending half a request nor by never reading."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_WITHIN: Final = 20.0  # seconds for the head of a request
UNREAD: Final = 128 * 1024  # bytes that the system keeps for a reader; by itself it would keep megabytes
LEAVE_WITHIN: Final = 5.0  # seconds to read what was sent last


class HttpConnection(H11Protocol):
    """Closes when the head of a request does not come."""

    _hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._calm()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        if self.conn.their_state is not h11.IDLE:
            self._calm()
        elif self._hurry is None:
            self._hurry = self.loop.call_later(HEAD_WITHIN, self._too_slow)

    def _calm(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _too_slow(self) -> None:
        self._hurry = None
        if self.conn.their_state is h11.IDLE and (self.cycle is None or self.cycle.response_complete):
            self.transport.abort()


class SocketConnection(WebSocketsSansIOProtocol):
    """Does not wait for a client that reads nothing any more, nor keep much for it."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        raw = transport.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LEAVE_WITHIN, self.transport.abort)
