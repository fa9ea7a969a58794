"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Container
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
from ristal.host.bots.runner import BotRunner
from ristal.host.errors import ApiError
from ristal.host.people.lobby import LobbyDesk
from ristal.host.people.talk import Conversations
from ristal.host.registry import LANGUAGES, MatchRegistry
from ristal.host.uptime import Uptime
from ristal.server import settings
from ristal.server.http import openapi, websocket
from ristal.server.http.addresses import Addresses
from ristal.server.http.connections import Connections
from ristal.server.http.inputs import language
from ristal.server.http.matches import answer_json
from ristal.server.http.middleware import RequestGuard
from ristal.server.http.monitoring import Measure
from ristal.server.http.rate_limits import MatchQuota, RateLimit
from ristal.server.http.reviews import Reviews
from ristal.server.http.routes import ROUTES
from ristal.server.integrations.pg_notify import PgNotify
from ristal.server.integrations.push import BrowserNotices
from ristal.server.integrations.webhooks import Webhooks
from ristal.server.metrics import Metrics
from ristal.server.people.reach import Reach
from ristal.server.readiness import Readiness
from ristal.server.static import MountBeside, Pages
from ristal.server.storage.people_store import PeopleStore
from ristal.server.storage.sql_store import SqlStore
from ristal.server.storage.upgrade import upgrade
from ristal.server.workers.bots import WorkerThinker
from ristal.server.workers.pool import Workers
from ristal.text import translator
from ristal.text.game_text import game_text

STOPPING: Final = '{"type":"stopping"}'
WEB: Final = Path(__file__).parent.parent / "web"

log = structlog.get_logger()


def make_app(
    url: str,
    durable: bool = True,
    thinkers: int = 0,
    bot_pace: float = settings.BOT_PACE_SECONDS,
    pace: RateLimit | None = None,
    metrics: Metrics | None = None,
    addresses: Addresses | None = None,
    connections: Connections | None = None,
) -> Starlette:
    """A server of matches on a database."""
    metrics, addresses = metrics or Metrics(), addresses or Addresses()
    pace, connections = pace or RateLimit(), connections or Connections()
    app = Starlette(
        routes=_routes(),
        lifespan=partial(_life, url, durable, thinkers, bot_pace),
        middleware=[
            Middleware(Measure, metrics=metrics),
            Middleware(RequestGuard, pace=pace, metrics=metrics, addresses=addresses, connections=connections),
        ],
        exception_handlers={ApiError: _refuse, HTTPException: _http, ClientDisconnect: _gone, Exception: _broken},
    )
    app.router.redirect_slashes = False
    app.state.pace = pace
    app.state.metrics, app.state.metrics_token = metrics, None
    app.state.addresses, app.state.private_webhooks = addresses, False
    app.state.reach = Reach(public_urls=tuple(addresses.public_urls))
    app.state.laboratory = None  # a server for strangers has none
    return app


@contextlib.asynccontextmanager
async def _life(url: str, durable: bool, thinkers: int, bot_pace: float, app: Starlette) -> AsyncIterator[None]:
    """From the first connection to the database to the last."""
    store = await asyncio.to_thread(SqlStore, url, durable)
    await asyncio.to_thread(upgrade, store.engine)
    await run_in_threadpool(_read_words)  # not `to_thread`: what Starlette needs for files is imported with it
    registry = MatchRegistry(store, asyncio.to_thread, Uptime(begins=True))
    await registry.note_uptime()
    app.state.registry = registry
    app.state.store = store
    quota = app.state.quota = MatchQuota(store)
    app.state.paces = {kind: RateLimit(*pace) for kind, pace in settings.PACES.items()}
    app.state.since = time.monotonic()
    workers = app.state.workers = Workers(thinkers)
    replay_workers = app.state.replay_workers = Workers(settings.REPLAY_WORKERS)
    reviews = app.state.reviews = Reviews(replay_workers)
    bots = BotRunner(registry, WorkerThinker(workers, quota.address_of), bot_pace)
    readiness = app.state.readiness = Readiness(store, workers)
    people = app.state.people = PeopleStore(store)
    talk = app.state.conversations = Conversations(registry, people)
    lobby = app.state.lobby = LobbyDesk(registry, people)
    pg_notify = PgNotify(registry, talk, url) if store.is_postgres else None
    public_url = app.state.addresses.public_url
    notices = Webhooks(registry, public_url=public_url, allows_near=app.state.private_webhooks)
    app.state.notices = notices
    browsers = BrowserNotices(people, notices.post, public_url, allows_near=app.state.private_webhooks)
    app.state.browser_notices = notices.browsers = browsers
    keeping = asyncio.ensure_future(_keep_house(registry, bots, notices, lobby, app.state.metrics))
    reading = asyncio.ensure_future(asyncio.to_thread(read_games))
    try:
        yield
    finally:
        keeping.cancel()
        reading.cancel()
        bots.stop()
        reviews.stop()
        workers.stop()
        replay_workers.stop()
        notices.stop()
        readiness.stop()
        if app.state.laboratory is not None:
            await app.state.laboratory.stop_all()
        if pg_notify is not None:
            pg_notify.stop()
        await asyncio.to_thread(store.close)
        log.info("stopped")


def _routes() -> list[Any]:
    openapi_document = openapi.document(ROUTES)

    async def describe(_: Request) -> Response:
        return answer_json(openapi_document)

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


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    request.app.state.metrics.refusals[error.code] += 1
    return answer_json(error.body(language(request)), error.status)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "wrong-method" if error.status_code == 405 else "not-found"
    request.app.state.metrics.refusals[code] += 1
    return answer_json(ApiError(code).body(language(request)), error.status_code)


async def _broken(request: Request, error: Exception) -> Response:
    """Our own mistake: where it happened goes to the log, nothing of the match does."""
    request.app.state.metrics.errors["request"] += 1
    log.error("broken", path=request.scope["route"].path if "route" in request.scope else "", kind=type(error).__name__)
    return answer_json(ApiError("broken").body(language(request)), 500)


async def _gone(*_: object) -> Response:
    """The client left in the middle of its request: nobody hears the answer."""
    return Response(status_code=400)


async def say_goodbye(app: Starlette) -> None:
    """Whoever looks at a match hears that the server stops, before the connections close."""
    registry: MatchRegistry = app.state.registry
    readers = [reader for live in registry.matches.values() for reader in live.subscribers]
    for reader in readers:
        if reader.whole:
            reader.tell(STOPPING)
        reader.tell(None)
    until = time.monotonic() + settings.GOODBYE_SECONDS
    while any(not reader.messages.empty() for reader in readers) and time.monotonic() < until:
        await asyncio.sleep(0.01)


async def _keep_house(
    registry: MatchRegistry, bots: BotRunner, notices: Webhooks, lobby: LobbyDesk, metrics: Metrics
) -> None:
    """Every now and then: forget what nobody looks at, go on with what somebody left, put away what is over."""

    async def forget() -> None:
        registry.forget_idle()

    async def put_away() -> None:
        await registry.store.archive(time.time() - settings.ARCHIVE_AFTER_SECONDS)

    while True:
        for work in (
            registry.note_uptime,
            registry.passes.check,
            forget,
            notices.warn,
            lobby.keep_up,
            lobby.answer_calls,
            registry.settle_doubts,
            partial(go_on, registry, bots, lobby.calls),
            put_away,
        ):
            await _quietly(work, metrics)
        await asyncio.sleep(settings.ROUND_SECONDS)


async def go_on(registry: MatchRegistry, bots: BotRunner, called: Container[str] = ()) -> None:
    """Matches in which a bot is to answer, or the first draw to be made, and nobody does it; where somebody is being
    called, they are waited for."""
    for match in await registry.store.find_due(time.time() - settings.ABANDONED_SECONDS):
        with contextlib.suppress(ApiError):  # one that is damaged does not keep the others waiting
            live = await registry.get(match)
            if live.is_ready() and match not in called:
                await create.begin(registry, match)
            bots.wake(live)


async def _quietly(work: Callable[[], Awaitable[None]], metrics: Metrics) -> None:
    try:
        await work()
    except Exception as error:
        metrics.errors["housekeeping"] += 1
        log.error("housekeeping", kind=type(error).__name__)
