"""Which server a request asks for, which page sends it, and which client it comes from: `Host`, `Origin` and
`X-Forwarded-For`, each believed only as far as the operator has said."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.types import Scope

LOCAL: Final = "localhost"
HOST_BITS: Final = 64  # of an address of IPv6 are given out to one household or machine as a whole

log = structlog.get_logger()

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Addresses:
    """What the operator has said: the addresses that the world knows this server by, and the proxies before it."""

    def __init__(self, public_urls: Iterable[str] = (), proxies: Iterable[str] = ()) -> None:
        self.public_urls = [url.rstrip("/") for url in public_urls]
        self.names = {urlsplit(url).hostname or "" for url in self.public_urls}
        self.proxies: list[Network] = [ipaddress.ip_network(each, strict=False) for each in proxies]
        self._has_warned = False

    # Which server is meant

    def is_ours(self, host: str) -> bool:
        """Whether a page may know this server by such a host. Of names only those that the operator gave: any other
        may be one that a foreign page has pointed at this machine. An address cannot be pointed anywhere."""
        return host == LOCAL or host in self.names or is_address(host)

    def is_own_page(self, origin: str | None, host: str) -> bool:
        """Whether a page may write here: ours may, and who is no page sends no origin."""
        if origin is None or origin.lower() in self.public_urls:
            return True
        try:
            address = urlsplit(origin)
        except ValueError:
            return False
        return address.scheme in ("http", "https") and address.netloc != "" and address.netloc.lower() == host.lower()

    @property
    def public_url(self) -> str:
        """The address that links begin with, where the operator gave one: a proxy may hide it from us."""
        return self.public_urls[0] if self.public_urls else ""

    # Who asks

    def is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def client_of(self, scope: Scope) -> tuple[str, int] | None:
        """Who is at the other end: behind a proxy, whoever the proxy says; a header of anybody else says nothing."""
        client: tuple[str, int] | None = scope.get("client")
        said = Headers(scope=scope).get("x-forwarded-for")
        if said is None or client is None:
            return client
        if not self.is_proxy(client[0]):
            self._warn()
            return client
        named = [each.strip() for each in said.split(",")]
        behind = next((each for each in reversed(named) if not self.is_proxy(each)), named[0])
        return (behind, 0) if is_address(behind) else client

    def _warn(self) -> None:
        if not self._has_warned:
            self._has_warned = True
            log.warning("X-Forwarded-For is not believed", hint="name the proxy with --proxy ADDRESS")


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def address_of(scope: Scope) -> str:
    """Who asks, as far as a limit cares."""
    client = scope.get("client")
    return find_network(str(client[0])) if client else ""


@lru_cache(maxsize=10_000)
def find_network(address: str) -> str:
    """Of IPv6 the network, however it is written, because whoever has one address there has them all; an IPv4 in the
    dress of IPv6 is itself."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> HOST_BITS << HOST_BITS))
