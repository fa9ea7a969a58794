"""Telling whose turn it is to somebody who is not looking: one POST for a turn, to an address of the open internet;
and to those who are looking, that little time is left."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, Protocol
from urllib.parse import urlsplit

import msgspec
import structlog
from msgspec import UNSET

from ristal.host.errors import ApiError
from ristal.host.live_match import PERSON, LiveMatch
from ristal.host.registry import MatchRegistry
from ristal.host.storage.rows import Answered, Begun, Row, TakenBack
from ristal.protocol.responses import ClockWarning, Notice
from ristal.server import settings

TRANSLATED: Final = ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")  # IPv4 in another dress

NEAR: Final = ("localhost", "local", "internal", "lan", "home.arpa")  # where names of one's own network end

REMINDERS: Final = 100  # added to a seat, where it is kept at which question it was reminded

log = structlog.get_logger()
Send = Callable[[str, Notice], Awaitable[None]]


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


def is_near(host: str) -> bool:
    """Whether a host can be seen, without asking anybody, to be this machine or a neighbour. A name that only turns out
    to be one is refused when it is looked up."""
    if ":" in host:
        return not is_public(host)
    try:
        return not is_public(socket.inet_ntoa(socket.inet_aton(host)))  # however many dots, hexadecimal or not
    except OSError:
        name = host.rstrip(".").lower()
        return "." not in name or any(f".{name}".endswith(f".{end}") for end in NEAR)


class Post:
    """Sends notices: the name is resolved once, and that very address is connected to; redirects are not followed."""

    def __init__(self, allows: Callable[[str], bool] = is_public) -> None:
        self.allows = allows
        self.resolvers = ThreadPoolExecutor(settings.WEBHOOK_RESOLVERS, "resolver")
        self.tls: ssl.SSLContext | None = None

    async def __call__(self, text: str, notice: Notice) -> None:
        await self.deliver(read_address(text), msgspec.json.encode(notice), {"Content-Type": "application/json"})

    async def deliver(self, to: Address, body: bytes, headers: dict[str, str]) -> None:
        async with asyncio.timeout(settings.WEBHOOK_SECONDS):
            address = await self.resolve(to)
            context = await self._context() if to.is_tls else None
            name = to.host if to.is_tls else None
            reader, writer = await asyncio.open_connection(address, to.port, ssl=context, server_hostname=name)
            try:
                writer.write(request(to, body, headers))
                await writer.drain()
                await reader.read(64)  # whatever it says
            finally:
                writer.transport.abort()

    async def resolve(self, to: Address) -> str:
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


def request(to: Address, body: bytes, headers: dict[str, str]) -> bytes:
    host = f"[{to.host}]" if ":" in to.host else to.host
    is_usual = to.port == (443 if to.is_tls else 80)
    lines = [
        f"POST {to.path} HTTP/1.1",
        f"Host: {host if is_usual else f'{host}:{to.port}'}",
        "User-Agent: ristal",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


class Browsers(Protocol):
    """Tells the browsers of a seat."""

    async def are_there(self, match: str, seat: int) -> bool: ...

    async def tell(self, match: str, seat: int, notice: Notice) -> None: ...


class Webhooks:
    """Listens to all moves; whoever is asked by the move of another, and does not look, gets one message."""

    def __init__(
        self,
        registry: MatchRegistry,
        send: Send | None = None,
        grace: float = settings.WEBHOOK_GRACE_SECONDS,
        public_url: str = "",
        allows_near: bool = False,
    ) -> None:
        self.registry = registry
        self.public_url = public_url
        self.allows_near = allows_near
        self.post = Post(allows=lambda _: True) if allows_near else Post()
        self.send: Send = send or self.post
        self.browsers: Browsers | None = None
        self.grace = grace
        self.tasks: set[asyncio.Task[None]] = set()
        self.warned: dict[str, tuple[str, set[int]]] = {}  # by match: the question, and who was warned at it
        registry.listeners.append(self.heard)

    def check(self, webhook: str) -> None:
        """Refuse an address that nothing would ever be sent to, when it is named."""
        if is_near(read_address(webhook).host) and not self.allows_near:
            raise ApiError("private-webhook")

    def heard(self, live: LiveMatch, row: Row) -> None:
        """After every move: whose turn has it become?"""
        if not isinstance(row.change, Begun | Answered | TakenBack):
            return
        for seat in live.asked():
            player = live.players[seat]
            if (
                player.kind == PERSON
                and row.seat != seat
                and (player.webhook or (self.browsers is not None and seat not in self.registry.presence(live)))
                and len(self.tasks) < settings.WEBHOOKS_AT_ONCE
            ):
                task = asyncio.ensure_future(self._tell(live, seat, live.opened))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def remind(self, live: LiveMatch, by: int) -> None:
        """Tell those for whom a seat waits once more, at its wish, once a question and only who is not there. Whether
        there is anybody to tell is nothing to the seat."""
        if by in live.asked() or live.is_over():
            raise ApiError("not-now")
        for seat in live.asked():
            if live.players[seat].kind == PERSON and len(self.tasks) < settings.WEBHOOKS_AT_ONCE:
                task = asyncio.ensure_future(self._tell(live, seat, live.opened, is_reminder=True))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _tell(self, live: LiveMatch, seat: int, opened: int, is_reminder: bool = False) -> None:
        """A process that has the seat among its readers settles it at once; others wait, and tell if nobody did."""
        is_watching = seat in self.registry.presence(live)
        if not is_watching:
            await asyncio.sleep(self.grace)
            is_watching = seat in self.registry.presence(live)
        is_open = live.opened == opened and seat in live.asked()
        to, browsers = live.players[seat].webhook, self.browsers
        try:
            has_browsers = browsers is not None and not is_watching and await browsers.are_there(live.id, seat)
            if not is_open or not (to or has_browsers):
                return
            place = seat + REMINDERS if is_reminder else seat
            if await self.registry.store.claim_notice(live.id, place, opened) and not is_watching:
                message = notice(live, seat, self.public_url)
                await asyncio.gather(
                    *([self.send(to, message)] if to else []),
                    *([browsers.tell(live.id, seat, message)] if browsers is not None and has_browsers else []),
                )
        except Exception as error:  # theirs, not ours; the address may be a secret
            log.info("a notice was not delivered", match=live.id, kind=type(error).__name__)

    # Clocks

    async def warn(self) -> None:
        """Those who look at a match hear once a question that little time is left to a seat."""
        now = self.registry.uptime.now()
        for live in list(self.registry.matches.values()):
            if live.clock.runs and live.subscribers and live.match is not None:
                self._warn(live, now)
        self.warned = {match: kept for match, kept in self.warned.items() if match in self.registry.matches}

    def _warn(self, live: LiveMatch, now: float) -> None:
        question, seats = self.warned.get(live.id, ("", set()))
        if question != live.question:
            question, seats = live.question, set()
        for seat in live.asked():
            left = live.clock.left(seat, now)
            if seat not in seats and left is not None and left <= live.clock.little():
                seats.add(seat)
                message = ClockWarning(question, seat, max(0.0, round(left, 1)))
                for reader in list(live.subscribers):
                    if reader.whole:
                        reader.say(message)
        self.warned[live.id] = (question, seats)

    def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        self.post.stop()


def notice(live: LiveMatch, seat: int, public_url: str = "") -> Notice:
    """What a webhook receives: nothing that is secret."""
    link = f"{public_url}/#/m/{live.id}" if public_url else UNSET
    return Notice(live.id, live.game.id, live.name, seat, live.number, link)
