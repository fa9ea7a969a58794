"""Routes that help a seat to decide and change nothing: what a gesture would lead to, why something cannot be done.
What takes milliseconds is thought of in a thread, while the room's lock keeps its table as it is."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from ristal.host.bots import thinking
from ristal.host.errors import ApiError
from ristal.host.presentation import assist
from ristal.match.coach.advice import Advice
from ristal.protocol import requests
from ristal.server import settings
from ristal.server.http.addresses import address_of
from ristal.server.http.inputs import bearer, body_of, language, query_of
from ristal.server.http.matches import Handler, answer_json, must_afford, registry_of, seated
from ristal.server.http.rate_limits import RateLimit
from ristal.server.workers.pool import Stuck, Workers


def must_be_slow(request: Request, kind: str, size: int = 0) -> None:
    """What costs more than other requests has a pace of its own; a large file counts as several."""
    paces: dict[str, RateLimit] = request.app.state.paces
    if not paces[kind].allows(address_of(request.scope), 1 + size // settings.FILE_COST_BYTES):
        raise ApiError("too-many")


async def draft(request: Request) -> Response:
    live, seat = await seated(request)
    given = await body_of(request, requests.Draft)
    must_be_slow(request, "draft")
    work = assist.draft(registry_of(request), live, seat, given, language(request), bearer(request))
    return answer_json(await work)


async def hint(request: Request) -> Response:
    live, seat = await seated(request)
    must_be_slow(request, "hint")
    save = await assist.save_for_hint(registry_of(request), live, seat, bearer(request))
    return answer_json(assist.show_hint(await _advised(request, save, seat), live.game, language(request)))


async def _advised(request: Request, save: str, seat: int) -> Advice:
    """What a coach advises; who has others waiting already is sent away."""
    workers: Workers = request.app.state.workers
    address = address_of(request.scope)
    if workers.waiting_of(address) >= settings.HINTS_WAITING:
        raise ApiError("too-many")
    seed = secrets.randbits(31)
    try:
        advice: Advice = await workers.do(thinking.hint, save, seat, assist.HINT_SECONDS, seed, address=address)
    except Stuck:
        raise ApiError("unavailable") from None
    return advice


async def why(request: Request) -> Response:
    """Why an answer cannot be given, or what can be done with a thing that somebody points at."""
    live, seat = await seated(request)
    query = query_of(request, requests.WhyQuery)
    return answer_json(await assist.why(registry_of(request), live, seat, query, language(request), bearer(request)))


async def line(request: Request) -> Response:
    """What somebody means who types."""
    live, seat = await seated(request)
    text = query_of(request, requests.LineQuery).text
    must_afford(request, "line", len(text))
    return answer_json(
        await assist.read_line(registry_of(request), live, seat, text, language(request), bearer(request))
    )


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/matches/{match}/draft", draft, "POST"),
    ("/api/matches/{match}/hint", hint, "POST"),
    ("/api/matches/{match}/why", why, "GET"),
    ("/api/matches/{match}/line", line, "GET"),
]
