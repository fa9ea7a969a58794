"""Telling whose turn it is to somebody who is not looking: one POST for a turn, to an address of the open internet;
and to those who are looking, that little time is left."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
import structlog

from ristal.host.errors import ApiError
from ristal.host.live_match import PERSON, LiveMatch
from ristal.host.registry import MatchRegistry
from ristal.server.storage import tables
from ristal.server.storage.sql_store import Job, Row

GRACE: Final = 2.0  # seconds in which a seat may come back, or answer, before it is told
PATIENCE: Final = 5.0  # seconds for all of a delivery
WAITING: Final = 200  # deliveries at a time; what is more is not sent
TRANSLATED: Final = ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")  # IPv4 in another dress

log = structlog.get_logger()
Send = Callable[[str, dict[str, Any]], Awaitable[None]]


class Address(NamedTuple):
    """Where a notice goes."""

    is_tls: bool
    host: str
    port: int
    path: str


def read_address(text: str) -> Address:
    """A webhook as somebody typed it; what could smuggle anything into a request is refused."""
    if not re.fullmatch(r"[\x21-\x7e]+", text):
        raise ApiError("bad-request", place="webhook")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise ApiError("bad-request", place="webhook") from None
    is_plain = parts.username is None and parts.password is None and bool(parts.hostname)
    if parts.scheme not in ("http", "https") or not is_plain or port == 0:
        raise ApiError("bad-request", place="webhook")
    is_tls = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Address(is_tls, str(parts.hostname), port or (443 if is_tls else 80), path)


def is_public(address: str) -> bool:
    """Whether an address is of the open internet: not this machine, not its neighbours, nothing that leads to them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in ipaddress.ip_network(network) for network in TRANSLATED):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved and not found.is_unspecified


class Post:
    """Sends notices: the name is resolved once, and that very address is connected to; redirects are not followed."""

    def __init__(self, allows: Callable[[str], bool] = is_public) -> None:
        self.allows = allows
        self.resolvers = ThreadPoolExecutor(4, "resolver")  # of their own: a slow name must not hold up the database
        self.tls: ssl.SSLContext | None = None

    async def __call__(self, text: str, notice: dict[str, Any]) -> None:
        to = read_address(text)
        async with asyncio.timeout(PATIENCE):
            address = await self.resolved(to)
            context = await self._context() if to.is_tls else None
            name = to.host if to.is_tls else None
            reader, writer = await asyncio.open_connection(address, to.port, ssl=context, server_hostname=name)
            try:
                writer.write(request(to, msgspec.json.encode(notice)))
                await writer.drain()
                await reader.read(64)  # whatever it says
            finally:
                writer.transport.abort()

    async def resolved(self, to: Address) -> str:
        """The one address that is connected to; if any of a name is not public, none is."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self.resolvers, _look_up, to.host, to.port)
        if not found or not all(self.allows(address) for address in found):
            raise PermissionError("not an address of the open internet")
        return found[0]

    async def _context(self) -> ssl.SSLContext:
        if self.tls is None:
            self.tls = await asyncio.to_thread(ssl.create_default_context)
        return self.tls

    def stop(self) -> None:
        self.resolvers.shutdown(wait=False, cancel_futures=True)


def _look_up(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def request(to: Address, body: bytes) -> bytes:
    host = f"[{to.host}]" if ":" in to.host else to.host
    is_usual = to.port == (443 if to.is_tls else 80)
    lines = [
        f"POST {to.path} HTTP/1.1",
        f"Host: {host if is_usual else f'{host}:{to.port}'}",
        "User-Agent: ristal",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


class Webhooks:
    """Listens to all moves; whoever is asked by the move of another, and does not look, is told once."""

    def __init__(self, registry: MatchRegistry, send: Send | None = None, grace: float = GRACE) -> None:
        self.registry = registry
        self.post = Post()
        self.send: Send = send or self.post
        self.grace = grace
        self.tasks: set[asyncio.Task[None]] = set()
        self.warned: dict[str, tuple[str, set[int]]] = {}  # by match: the question, and who was warned at it
        registry.changed.append(self.heard)

    def heard(self, live: LiveMatch, row: Row) -> None:
        """After every move: whose turn has it become?"""
        if row.kind not in ("begin", "answer", "undo"):
            return
        for seat in live.asked():
            sitter = live.sitters[seat]
            if sitter.kind == PERSON and sitter.webhook and row.seat != seat and len(self.tasks) < WAITING:
                task = asyncio.ensure_future(self._tell(live, seat, live.opened))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _tell(self, live: LiveMatch, seat: int, opened: int) -> None:
        """A process that has the seat among its readers settles it at once; others wait, and tell if nobody did."""
        is_watching = seat in self.registry.presence(live)
        if not is_watching:
            await asyncio.sleep(self.grace)
            is_watching = seat in self.registry.presence(live)
        is_open = live.opened == opened and seat in live.asked()
        to = live.sitters[seat].webhook
        if not is_open or not to:
            return
        try:
            if await self._is_first(live, seat, opened) and not is_watching:
                await self.send(to, notice(live, seat))
        except Exception as error:  # theirs, not ours; the address may be a secret
            log.info("a notice was not delivered", match=live.id, kind=type(error).__name__)

    async def _is_first(self, live: LiveMatch, seat: int, opened: int) -> bool:
        """Of all processes one tells, and once for a turn."""
        store, table = self.registry.store, tables.notices
        made: Any = store.insert_or_raise(table, {"match": live.id, "seat": seat, "number": opened}, "number")
        return await store.commit(Job([made]))

    # Clocks

    async def warn(self) -> None:
        """Those who look at a match hear once a question that little time is left to a seat."""
        now = time.time()
        for live in list(self.registry.registry.values()):
            if live.clock.runs and live.subscribers and live.match is not None:
                self._warn(live, now)
        self.warned = {match: kept for match, kept in self.warned.items() if match in self.registry.registry}

    def _warn(self, live: LiveMatch, now: float) -> None:
        question, seats = self.warned.get(live.id, ("", set()))
        if question != live.question:
            question, seats = live.question, set()
        for seat in live.asked():
            left = live.clock.left(seat, now)
            if seat not in seats and left is not None and left <= live.clock.little():
                seats.add(seat)
                message = {"type": "clock", "question": question, "seat": seat, "left": max(0.0, round(left, 1))}
                for reader in list(live.subscribers):
                    if reader.whole:
                        reader.say(message)
        self.warned[live.id] = (question, seats)

    def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        self.post.stop()


def notice(live: LiveMatch, seat: int) -> dict[str, Any]:
    """What a webhook is told: nothing that is secret."""
    return {"match": live.id, "game": live.game.id, "name": live.name, "seat": seat, "number": live.number}
