"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import structlog
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from ristal.games import game_ids, load_game
from ristal.host import create
from ristal.host.errors import ApiError
from ristal.host.registry import LANGUAGES, MatchRegistry
from ristal.server.http import openapi, websocket
from ristal.server.http.matches import answer_json, language
from ristal.server.http.middleware import RateLimit, RequestGuard
from ristal.server.http.quotas import MatchQuota
from ristal.server.http.routes import ROUTES
from ristal.server.http.static import MountBeside, Pages
from ristal.server.integrations.pg_notify import PgNotify
from ristal.server.integrations.webhooks import Webhooks
from ristal.server.storage.sql_store import Store
from ristal.server.storage.upgrade import upgrade
from ristal.server.workers.bots import BotRunner, bots_waiting
from ristal.text import translator
from ristal.text.game_text import game_text

ROUND: Final = 2.0  # seconds between two rounds of housekeeping
FAREWELL: Final = 2.0  # seconds for clients to hear that the server stops
STOPPING: Final = '{"type":"stopping"}'
LEFT: Final = 3.0  # seconds after which a match whose process may be gone is gone on with by another
KEPT_AT_HAND: Final = 600.0  # seconds after its end until a match is put away
SLOWER: Final = {  # of one address in a second, and in a burst
    "draft": (10.0, 40.0),
    "hint": (0.5, 4.0),
    "replay": (5.0, 30.0),
}
WEB: Final = Path(__file__).parent.parent / "web"

log = structlog.get_logger()


def make_app(
    url: str, durable: bool = True, thinkers: int = 0, bot_pace: float = 0.4, pace: RateLimit | None = None
) -> Starlette:
    """A server of matches on a database."""

    app = Starlette(
        routes=_routes(),
        lifespan=partial(_life, url, durable, thinkers, bot_pace),
        middleware=[Middleware(RequestGuard, pace=pace or RateLimit())],
        exception_handlers={
            ApiError: _refused,
            HTTPException: _http,
            ClientDisconnect: _gone,
            Exception: _broken,
        },
    )
    app.router.redirect_slashes = False
    return app


@contextlib.asynccontextmanager
async def _life(url: str, durable: bool, thinkers: int, bot_pace: float, app: Starlette) -> AsyncIterator[None]:
    """From the first connection to the database to the last."""
    store = await asyncio.to_thread(Store, url, durable)
    await asyncio.to_thread(upgrade, store.engine)
    await run_in_threadpool(_read_words)  # not `to_thread`: what Starlette needs for files is imported with it
    registry = MatchRegistry(store)
    app.state.registry = registry
    app.state.quota = MatchQuota(store)
    app.state.paces = {kind: RateLimit(*pace) for kind, pace in SLOWER.items()}
    app.state.since = time.monotonic()
    bots = BotRunner(registry, thinkers, bot_pace)
    app.state.workers = bots.workers
    pg_notify = PgNotify(registry) if store.is_postgres else None
    notices = app.state.notices = Webhooks(registry)
    keeping = asyncio.ensure_future(_keep_house(registry, bots, notices))
    reading = asyncio.ensure_future(asyncio.to_thread(read_games))
    try:
        yield
    finally:
        keeping.cancel()
        reading.cancel()
        bots.stop()
        notices.stop()
        if pg_notify is not None:
            pg_notify.stop()
        await asyncio.to_thread(store.close)
        log.info("stopped")


def _routes() -> list[Any]:
    told = openapi.document(ROUTES)

    async def describe(_: Request) -> Response:
        return answer_json(told)

    routes: list[Any] = [
        *ROUTES,
        Route("/api/openapi.json", describe),
        WebSocketRoute("/api/matches/{match}/socket", websocket.serve),
    ]
    if WEB.is_dir():
        routes.append(MountBeside("/", Pages(directory=WEB, html=True)))
    return routes


def _read_words() -> None:
    """The words of refusals are at hand before the first one."""
    for each in LANGUAGES:
        translator(each)
    gc.set_threshold(5_000, 20, 50)  # each look takes about a millisecond


def read_games() -> None:
    """The games and their words, ready before most matches begin. What stays for ever is not looked through again for
    what can be thrown away: that would stop everybody for a tenth of a second."""
    for each in LANGUAGES:
        translator(each).prepare()
        for game in game_ids():
            game_text(each, load_game(game)).texts.prepare()
    gc.freeze()


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    return answer_json(error.body(language(request)), error.status)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "wrong-method" if error.status_code == 405 else "not-found"
    return answer_json(ApiError(code).body(language(request)), error.status_code)


async def _broken(request: Request, error: Exception) -> Response:
    """Our own mistake: where it happened goes to the log, nothing of the match does."""
    log.error("broken", path=request.scope["route"].path if "route" in request.scope else "", kind=type(error).__name__)
    return answer_json(ApiError("broken").body(language(request)), 500)


async def _gone(*_: object) -> Response:
    """The client left in the middle of its request: nobody hears the answer."""
    return Response(status_code=400)


async def say_goodbye(app: Starlette) -> None:
    """Whoever looks at a match hears that the server stops, before the connections close."""
    registry: MatchRegistry = app.state.registry
    readers = [reader for live in registry.registry.values() for reader in live.subscribers]
    for reader in readers:
        if reader.whole:
            reader.tell(STOPPING)
        reader.tell(None)
    until = time.monotonic() + FAREWELL
    while any(not reader.messages.empty() for reader in readers) and time.monotonic() < until:
        await asyncio.sleep(0.01)


async def _keep_house(registry: MatchRegistry, bots: BotRunner, notices: Webhooks) -> None:
    """Every now and then: forget what nobody looks at, go on with what somebody left, put away what is over."""

    async def forget() -> None:
        registry.forget_idle()

    async def put_away() -> None:
        await registry.archive(time.time() - KEPT_AT_HAND)

    while True:
        for work in (forget, notices.warn, registry.settle_doubts, partial(go_on, registry, bots), put_away):
            await _quietly(work)
        await asyncio.sleep(ROUND)


async def go_on(registry: MatchRegistry, bots: BotRunner) -> None:
    """Matches in which a bot is to answer, or the first draw to be made, and nobody does it."""
    for match in await asyncio.to_thread(bots_waiting, registry, time.time() - LEFT):
        live = await registry.get(match)
        if live.is_ready():
            await create.begin(registry, match)
        bots.wake(live)


async def _quietly(work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except Exception as error:
        log.error("housekeeping", kind=type(error).__name__)
