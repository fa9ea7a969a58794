"""Routes for whoever runs the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

import secrets
import time
from ipaddress import IPv6Address, ip_address

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ristal.host.errors import ApiError
from ristal.protocol.responses import Health
from ristal.server.http.inputs import host_of, language, secret_of
from ristal.server.http.matches import Handler, answer_json, registry_of
from ristal.server.metrics import Metrics
from ristal.server.readiness import Readiness
from ristal.text import translator


async def alive(_: Request) -> Response:
    return answer_json(Health("ok"))


async def ready(request: Request) -> Response:
    readiness: Readiness = request.app.state.readiness
    problem = await readiness.problem()
    if problem is not None:
        raise ApiError("not-ready", said=translator(language(request)).say(f"server-not-ready-{problem}"))
    return answer_json(Health("ok"))


async def metrics(request: Request) -> Response:
    if not may_read(request):
        raise ApiError("operator-only")
    registry, state = registry_of(request), request.app.state
    readers = sum(len(live.subscribers) for live in registry.matches.values())
    figures = [
        ("ristal_rooms", "gauge", len(registry.matches)),
        ("ristal_readers", "gauge", readers),
        ("ristal_commits_total", "counter", state.store.writer.commits),
        ("ristal_writes_total", "counter", state.store.writer.written),
        ("ristal_workers", "gauge", state.workers.count),
        ("ristal_workers_busy", "gauge", len(state.workers.busy)),
        ("ristal_worker_queue", "gauge", state.workers.waiting),
        ("ristal_worker_failures_total", "counter", state.workers.failures),
        ("ristal_replay_workers", "gauge", state.replay_workers.count),
        ("ristal_replay_workers_busy", "gauge", len(state.replay_workers.busy)),
        ("ristal_replay_queue", "gauge", state.replay_workers.waiting),
        ("ristal_uptime_seconds", "gauge", round(time.monotonic() - state.since, 1)),
    ]
    return Response(state.metrics.write(figures, state.workers.waits), media_type="text/plain; version=0.0.4")


def may_read(request: Request) -> bool:
    """Whoever has the token where there is one; else this machine alone. A proxy here looks like this machine, but
    asks for the name that the world knows."""
    token: str | None = request.app.state.metrics_token
    if token is not None:
        return secrets.compare_digest(secret_of(request).encode(), token.encode())
    return is_this_machine(request)


def is_this_machine(request: Request) -> bool:
    """Whether somebody asks from the machine itself, and not by way of a proxy on it."""
    host = host_of(request)
    client = request.client.host if request.client is not None else ""
    return is_loopback(client) and (host == "localhost" or is_loopback(host))


def is_loopback(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


class Measure:
    """Middleware that times every request until its answer begins."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.app(scope, receive, self._time_request(scope, send))
        else:
            await self.app(scope, receive, send)

    def _time_request(self, scope: Scope, send: Send) -> Send:
        began = time.monotonic()

        async def timed(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = scope["route"].path if "route" in scope else ""
                method = scope["method"] if scope["method"] in METHODS else "other"
                self.metrics.observe_request(method, route, message["status"], time.monotonic() - began)
            await send(message)

        return timed


METHODS = ("GET", "HEAD", "POST", "PUT", "OPTIONS")
ROUTES: list[tuple[str, Handler, str]] = [
    ("/healthz", alive, "GET"),
    ("/readyz", ready, "GET"),
    ("/metrics", metrics, "GET"),
]
