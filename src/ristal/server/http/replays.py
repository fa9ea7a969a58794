"""Routes for matches that are over, and for files of them: stepping through, checking that chance was fair."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from ristal.engine.errors import RistalError
from ristal.host import actions, presenter, replays
from ristal.host.errors import ApiError
from ristal.host.live_match import OVER, LiveMatch
from ristal.server.http.assist import WAITING, must_be_slow
from ristal.server.http.matches import Handler, answer_json, encode, entered, language, registry_of
from ristal.server.http.static import accepted
from ristal.server.storage.sql_store import Row
from ristal.server.workers.pool import Stuck, Workers
from ristal.text import translator

DEADLINE: Final = 30.0  # seconds for a match to be played again


async def in_worker(request: Request, task: Callable[..., Any], *given: Any) -> Any:
    """Have a foreign text looked at in another process: what is wrong with it is said, and it cannot take for ever."""
    workers: Workers = request.app.state.workers
    if workers.waiting > WAITING:
        raise ApiError("too-many")
    try:
        return await workers.do(task, *given, deadline=DEADLINE)
    except RistalError as error:
        raise ApiError("bad-record", said=translator(language(request)).error(error)) from None
    except Stuck:
        raise ApiError("bad-record") from None


async def text_of(request: Request) -> str:
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise ApiError("bad-request", place="body") from None


async def replay(request: Request) -> Response:
    """A match that is over, move by move."""
    live, _ = await entered(request)
    must_be_slow(request, "replay")
    sitters = [each["name"] for each in presenter.sitters(live.sitters, language(request))]
    rows = await _past_of(request, live)
    return await _replayed(request, _record(live, rows), sitters, _lasted(rows))


async def record_of(request: Request, live: LiveMatch) -> str:
    """The record of a match that is over and can still be played again."""
    return _record(live, await _past_of(request, live))


async def _past_of(request: Request, live: LiveMatch) -> list[Row]:
    async with live.lock:
        if live.problem is not None:
            raise ApiError("readable-only")
        if live.state != OVER:
            raise ApiError("not-over")
        return await asyncio.to_thread(registry_of(request).store.rows, live.id)


def _record(live: LiveMatch, rows: list[Row]) -> str:
    return encode(actions.record(live, rows)).decode()


def _lasted(rows: list[Row]) -> float:
    """Seconds from the first draw to the move that ended it."""
    began = next(row.at for row in rows if row.kind == "begin")
    return next(row.at for row in rows if "result" in row.data) - began  # what follows, a rematch, has it too


async def replay_file(request: Request) -> Response:
    """A record or a save that somebody has, move by move; nothing of it is kept."""
    must_be_slow(request, "replay")
    return await _replayed(request, await text_of(request), None, None)


async def _replayed(request: Request, text: str, sitters: list[str] | None, seconds: float | None) -> Response:
    viewer = request.query_params.get("as", replays.OPEN)[:8]
    is_packed = "gzip" in accepted(request.headers.get("accept-encoding", ""))
    body = await in_worker(request, replays.replay, text, viewer, language(request), sitters, seconds, is_packed)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if is_packed else {})}
    return Response(body, headers=headers, media_type="application/json")


async def verify(request: Request) -> Response:
    """Whether the chance of a record was that of its secret and its seeds."""
    must_be_slow(request, "replay")
    return answer_json(await in_worker(request, replays.checked, await text_of(request), language(request)))


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/matches/{match}/replay", replay, "GET"),
    ("/api/replays", replay_file, "POST"),
    ("/api/verify", verify, "POST"),
]
