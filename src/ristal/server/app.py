"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles

from ristal.server import founding, socket
from ristal.server.api import ROUTES, answer_json, language
from ristal.server.errors import Refused
from ristal.server.guard import Guard, Pace
from ristal.server.neighbours import Neighbours
from ristal.server.notices import Notices
from ristal.server.rooms import Rooms
from ristal.server.store import Store
from ristal.server.thinking import Thinkers, bots_waiting
from ristal.server.upgrade import upgrade

ROUND: Final = 2.0  # seconds between two rounds of housekeeping
LEFT: Final = 3.0  # seconds after which a match whose process may be gone is gone on with by another
KEPT_AT_HAND: Final = 600.0  # seconds after its end until a match is put away
WEB: Final = Path(__file__).parent.parent / "web"

log = structlog.get_logger()


def make_app(
    url: str, durable: bool = True, thinkers: int = 0, bot_pace: float = 0.4, pace: Pace | None = None
) -> Starlette:
    """A server of matches on a database."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, url, durable)
        await asyncio.to_thread(upgrade, store.engine)
        rooms = Rooms(store)
        app.state.rooms = rooms
        app.state.since = time.monotonic()
        bots = Thinkers(rooms, thinkers, bot_pace)
        neighbours = Neighbours(rooms) if store.is_postgres else None
        notices = app.state.notices = Notices(rooms)
        keeping = asyncio.ensure_future(_keep_house(rooms, bots, notices))
        try:
            yield
        finally:
            keeping.cancel()
            bots.stop()
            notices.stop()
            if neighbours is not None:
                neighbours.stop()
            _say_goodbye(rooms)
            await asyncio.sleep(0)
            await asyncio.to_thread(store.close)
            log.info("stopped")

    routes: list[Any] = [*ROUTES, WebSocketRoute("/api/matches/{match}/socket", socket.serve)]
    if WEB.is_dir():
        routes.append(Mount("/", StaticFiles(directory=WEB, html=True)))
    app = Starlette(
        routes=routes,
        lifespan=life,
        middleware=[Middleware(Guard, pace=pace or Pace())],
        exception_handlers={Refused: _refused, HTTPException: _http, Exception: _broken},
    )
    app.router.redirect_slashes = False
    return app


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer_json(error.body(language(request)), error.status)


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "wrong-method" if error.status_code == 405 else "not-found"
    return answer_json(Refused(code).body(language(request)), error.status_code)


def _broken(request: Request, error: Exception) -> Response:
    """Our own mistake: where it happened goes to the log, nothing of the match does."""
    log.error("broken", path=request.scope["route"].path if "route" in request.scope else "", kind=type(error).__name__)
    return answer_json({"code": "broken", "message": "This is our own mistake, not yours."}, 500)


def _say_goodbye(rooms: Rooms) -> None:
    for room in rooms.rooms.values():
        for reader in list(room.subscribers):
            reader.tell({"type": "stopping"} if reader.whole else None)
            reader.tell(None)


async def _keep_house(rooms: Rooms, bots: Thinkers, notices: Notices) -> None:
    """Every now and then: forget what nobody looks at, go on with what somebody left, put away what is over."""

    async def forget() -> None:
        rooms.forget_idle()

    async def put_away() -> None:
        await rooms.archive(time.time() - KEPT_AT_HAND)

    while True:
        for work in (forget, notices.warn, rooms.settle_doubts, partial(go_on, rooms, bots), put_away):
            await _quietly(work)
        await asyncio.sleep(ROUND)


async def go_on(rooms: Rooms, bots: Thinkers) -> None:
    """Matches in which a bot is to answer, or the first draw to be made, and nobody does it."""
    for match in await asyncio.to_thread(bots_waiting, rooms, time.time() - LEFT):
        room = await rooms.get(match)
        if room.is_ready():
            await founding.begin(rooms, match)
        bots.wake(room)


async def _quietly(work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except Exception as error:
        log.error("housekeeping", kind=type(error).__name__)
