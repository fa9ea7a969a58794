"""From where others can come: this machine alone, the local network, or the address that the operator gave."""

from __future__ import annotations

import contextlib
import socket
import struct
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from ristal.host.errors import ApiError
from ristal.protocol import people_responses, requests
from ristal.server.http.inputs import body_of
from ristal.server.http.matches import Handler, answer_json
from ristal.server.http.monitoring import is_loopback, is_this_machine

try:
    import fcntl
except ImportError:  # Windows has no such call
    fcntl = None  # type: ignore[assignment]

ANYWHERE: Final = ("0.0.0.0", "::", "")
COMMAND: Final = "ristal serve --host 0.0.0.0"
FAR: Final = "192.0.2.1"  # an address of nobody: a socket that is connected to it has sent nothing
ADDRESS_OF_INTERFACE: Final = 0x8915  # SIOCGIFADDR

Open = Callable[[str], Awaitable[None]]


class Reach:
    """Where this server listens. `opens` has it listen at one more address, where that is for a click to do."""

    def __init__(
        self, host: str = "127.0.0.1", port: int = 0, public_urls: tuple[str, ...] = (), opens: Open | None = None
    ) -> None:
        self.port = port
        self.public_urls = public_urls
        self.hosts = local_addresses() if host in ANYWHERE else [] if is_near(host) else [host]
        self._listens = host in ANYWHERE or bool(self.hosts)
        self._opens = opens

    @property
    def kind(self) -> Literal["local", "network", "public"]:
        if self.public_urls:
            return "public"
        return "network" if self._listens else "local"

    @property
    def is_for_oneself(self) -> bool:
        return self.kind == "local"

    @property
    def urls(self) -> list[str]:
        """What links begin with; none where they would lead others nowhere."""
        return [*self.public_urls] or [f"http://{shown(host)}:{self.port}" for host in self.hosts]

    @property
    def can_open(self) -> bool:
        return self._opens is not None and self.kind == "local"

    async def open(self) -> None:
        """Listen in the local network too."""
        if self._opens is None or self.kind != "local":
            raise ApiError("not-now")
        hosts = local_addresses()
        if not hosts:
            raise ApiError("no-network")
        for host in hosts:
            try:
                await self._opens(host)
            except OSError:
                continue
            self.hosts.append(host)
        if not self.hosts:
            raise ApiError("no-network")
        self._listens = True


def is_near(host: str) -> bool:
    return host == "localhost" or is_loopback(host)


def shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def local_addresses() -> list[str]:
    """The addresses of this machine in its networks; first the one by which it would go further."""
    found = [_way_out(), *_of_interfaces()]
    return list(dict.fromkeys(each for each in found if each and not is_loopback(each) and _is_usable(each)))


def _is_usable(address: str) -> bool:
    found = ip_address(address)
    return not (found.is_unspecified or found.is_link_local or found.is_multicast)


def _way_out() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked, contextlib.suppress(OSError):
        asked.connect((FAR, 9))
        return str(asked.getsockname()[0])
    return ""


def _of_interfaces() -> list[str]:
    """The IPv4 address of each interface, where the system says it; a network need not lead any further."""
    found = []
    if fcntl is not None:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            for _, name in socket.if_nameindex():
                with contextlib.suppress(OSError):
                    answer = fcntl.ioctl(asked, ADDRESS_OF_INTERFACE, struct.pack("256s", name.encode()[:15]))
                    found.append(socket.inet_ntoa(answer[20:24]))
    return found


# Routes


async def reach(request: Request) -> Response:
    return answer_json(_show(request))


async def listen(request: Request) -> Response:
    """One click by whoever sits at this machine."""
    await body_of(request, requests.Listen)
    if not is_this_machine(request):
        raise ApiError("operator-only")
    found: Reach = request.app.state.reach
    await found.open()
    return answer_json(_show(request))


def _show(request: Request) -> people_responses.Reach:
    """Whoever asks from elsewhere learns no address but the one by which they came."""
    found: Reach = request.app.state.reach
    is_here = is_this_machine(request)
    urls = found.urls if is_here or found.kind == "public" else [str(request.base_url).rstrip("/")]
    return people_responses.Reach(found.kind, urls, found.can_open and is_here, COMMAND)


ROUTES: list[tuple[str, Handler, str]] = [("/api/reach", reach, "GET"), ("/api/reach", listen, "POST")]
