"""Routes for matches that are over, and for files of them: stepping through, checking that chance was fair."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ristal.engine.errors import RistalError
from ristal.host.errors import ApiError
from ristal.host.live_match import LiveMatch
from ristal.host.presentation import endings, presenter, replays
from ristal.protocol import requests
from ristal.server import settings
from ristal.server.http.addresses import address_of
from ristal.server.http.assist import must_be_slow
from ristal.server.http.inputs import bearer, file_of, language, query_of, takes_gzip
from ristal.server.http.matches import Handler, answer_json, answer_packed, encode, entered, registry_of
from ristal.server.workers.pool import Stuck, Workers
from ristal.text import translator


async def in_worker(request: Request, task: Callable[..., Any], *given: Any) -> Any:
    """Have a foreign text looked at in another process: what is wrong with it is said, and it cannot take for ever."""
    workers: Workers = request.app.state.replay_workers
    address = address_of(request.scope)
    if workers.waiting_of(address) >= settings.REPLAYS_WAITING or workers.waiting >= settings.REPLAYS_WAITING_IN_ALL:
        raise ApiError("too-many")
    try:
        return await workers.do(task, *given, address=address, deadline=settings.REPLAY_SECONDS)
    except RistalError as error:
        raise ApiError("bad-record", said=translator(language(request)).error(error)) from None
    except Stuck:
        raise ApiError("bad-record") from None


async def replay(request: Request) -> Response:
    """A match that is over, move by move."""
    live, _ = await entered(request)
    must_be_slow(request, "replay")
    rows = await endings.find_past(registry_of(request), live, bearer(request))
    sitters = [each.name for each in presenter.sitters(live.players, language(request))]
    return await _send_replay(request, endings.write_record(live, rows), sitters, endings.measure_seconds(rows))


async def summary(request: Request) -> Response:
    """How a match ended, in short."""
    live, _ = await entered(request)
    rows = await endings.find_past(registry_of(request), live, bearer(request))
    return answer_packed(request, encode(await asyncio.to_thread(endings.summarize, live, rows, language(request))))


async def record_of(request: Request, live: LiveMatch, token: str) -> str:
    """The record of a match that is over and can still be played again, for the holder of this token."""
    return endings.write_record(live, await endings.find_past(registry_of(request), live, token))


async def replay_file(request: Request) -> Response:
    """A record or a save that somebody has, move by move; nothing of it is kept."""
    text = await file_of(request)
    must_be_slow(request, "replay", len(text))
    return await _send_replay(request, text, None, None)


async def _send_replay(request: Request, text: str, sitters: list[str] | None, seconds: float | None) -> Response:
    viewer = query_of(request, requests.ReplayQuery).viewer
    is_packed = takes_gzip(request)
    body = await in_worker(request, replays.replay, text, viewer, language(request), sitters, seconds, is_packed)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if is_packed else {})}
    return Response(body, headers=headers, media_type="application/json")


async def verify(request: Request) -> Response:
    """Whether the chance of a record was that of its secret and its seeds."""
    text = await file_of(request)
    must_be_slow(request, "replay", len(text))
    return answer_json(await in_worker(request, replays.checked, text, language(request)))


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/matches/{match}/replay", replay, "GET"),
    ("/api/matches/{match}/summary", summary, "GET"),
    ("/api/replays", replay_file, "POST"),
    ("/api/verify", verify, "POST"),
]
