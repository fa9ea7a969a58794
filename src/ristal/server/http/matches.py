"""The routes of the protocol."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import UNSET
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from ristal.host import actions, create, take_back
from ristal.host.conversation.client import catch_up_with, find_holder, find_own, missed_by
from ristal.host.errors import ApiError
from ristal.host.live_match import OVER, PERSON, LiveMatch
from ristal.host.presentation.endings import find_record
from ristal.host.presentation.games import list_games, list_rules, make_catalogue, name_options
from ristal.host.presentation.presenter import Presenter
from ristal.host.registry import MatchRegistry, Subscriber, sse
from ristal.host.tokens import Pass, hash_token
from ristal.protocol import requests
from ristal.protocol.responses import Done
from ristal.server import settings
from ristal.server.http.addresses import address_of
from ristal.server.http.inputs import (
    bearer,
    bearers,
    body_of,
    game_of,
    knows,
    language,
    match_of,
    options_of,
    query_of,
    since_of,
    takes_gzip,
)
from ristal.server.http.rate_limits import MatchQuota, RateLimit

encode = msgspec.json.encode


def answer_json(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(data), status, headers=headers, media_type="application/json")


def answer_packed(request: Request, body: bytes, headers: dict[str, str] | None = None) -> Response:
    """JSON that is packed for readers who take that. Only what holds no secrets of two parties: the size of what is
    packed tells how alike they are."""
    sent = {"vary": "accept-encoding", **(headers or {})}
    if len(body) > settings.PACKED_BYTES and takes_gzip(request):
        return Response(_pack(body), headers={**sent, "content-encoding": "gzip"}, media_type="application/json")
    return Response(body, headers=sent, media_type="application/json")


@lru_cache(maxsize=64)
def _pack(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def registry_of(request: Request) -> MatchRegistry:
    registry: MatchRegistry = request.app.state.registry
    return registry


def quota_of(request: HTTPConnection) -> MatchQuota:
    quota: MatchQuota = request.app.state.quota
    return quota


def must_afford(request: HTTPConnection, kind: str, many: int = 1) -> None:
    """What takes longer than most requests counts as several at the pace of its address."""
    pace: RateLimit = request.app.state.pace
    if not pace.allows(address_of(request.scope), settings.COSTS[kind] * many):
        raise ApiError("too-many")


# Who asks


async def entered(request: Request) -> tuple[LiveMatch, Pass]:
    """The match of the path, opened by a token of its own. All of the request is here by then: while somebody is slow
    to send the rest of it, their token may end."""
    await request.body()
    registry = registry_of(request)
    holder = await find_holder(registry, bearer(request))
    if holder.match != match_of(request):
        raise ApiError("not-found")
    if holder.seat is not None:
        quota_of(request).come(address_of(request.scope), holder.match)
    return await registry.get(holder.match), holder


async def seated(request: Request) -> tuple[LiveMatch, int]:
    live, holder = await entered(request)
    if holder.seat is None:
        raise ApiError("not-yours")
    return live, holder.seat


# What is public


async def games(request: Request) -> Response:
    return answer_packed(request, encode(await asyncio.to_thread(list_games, language(request))))


async def catalogue(request: Request) -> Response:
    asked = options_of(request)
    edition = asked.pop("edition", "")
    game = await create.find_game(registry_of(request), game_of(request), edition)
    given = name_options(game, asked)
    body, tag = await asyncio.to_thread(_catalogue, game.id, language(request), given, edition)
    if knows(request, tag):
        return Response(status_code=304, headers={"etag": tag})
    headers = {"etag": tag, "cache-control": "no-cache"}
    return answer_packed(request, body, headers)


@lru_cache(maxsize=32)
def _catalogue(name: str, lang: str, given: tuple[tuple[str, str], ...], edition: str) -> tuple[bytes, str]:
    body = make_catalogue(name, lang, given, edition)
    return body, f'"{sha256(body).hexdigest()[:32]}"'


async def rules(request: Request) -> Response:
    game = await create.find_game(registry_of(request), game_of(request))
    return answer_packed(request, encode(await asyncio.to_thread(list_rules, game, language(request))))


# Matches


async def state(request: Request) -> Response:
    live, holder = await entered(request)
    async with registry_of(request).hold(live, bearer(request)):
        return answer_json(Presenter(live).state(holder.seat, language(request)))


async def answers(request: Request) -> Response:
    live, seat = await seated(request)
    given = await body_of(request, requests.GiveAnswer)
    work = actions.answer(registry_of(request), live, seat, given, language(request), bearer(request))
    number = await asyncio.shield(work)
    return answer_json(Done(number))


async def roll(request: Request) -> Response:
    live, seat = await seated(request)
    given = await body_of(request, requests.ThrowDie)
    work = actions.roll(registry_of(request), live, seat, given, language(request), bearer(request))
    number = await asyncio.shield(work)
    return answer_json(Done(number))


async def resign(request: Request) -> Response:
    live, seat = await seated(request)
    work = actions.resign(registry_of(request), live, seat, language(request), bearer(request))
    number = await asyncio.shield(work)
    return answer_json(Done(number))


async def draw(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body_of(request, requests.Agreement)
    work = actions.draw(registry_of(request), live, seat, wanted.accept, bearer(request))
    return answer_json(await asyncio.shield(work))


async def undo(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body_of(request, requests.TakeBack)
    must_afford(request, "undo")
    work = take_back.take_back(registry_of(request), live, seat, wanted, language(request), bearer(request))
    done = await asyncio.shield(work)
    return answer_json(done, 200 if done.asks is UNSET else 202)


async def claim(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body_of(request, requests.Claim)
    work = actions.claim(registry_of(request), live, seat, wanted, bearer(request))
    return answer_json(await asyncio.shield(work))


async def rematch(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body_of(request, requests.Rematch)
    address, quota = address_of(request.scope), quota_of(request)
    if live.state == OVER and not live.rematch:
        await quota.check(address, PERSON)
    work = actions.rematch(registry_of(request), live, seat, wanted.swap, language(request), bearer(request))
    made = await asyncio.shield(work)
    quota.add(address, made.match, PERSON)
    return answer_json(made)


async def change_seat(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body_of(request, requests.ChangeSeat)
    if wanted.action == "webhook" and wanted.webhook:
        request.app.state.notices.check(wanted.webhook)
    work = actions.change_seat(registry_of(request), live, seat, bearer(request), wanted)
    return answer_json(await asyncio.shield(work))


async def record(request: Request) -> Response:
    live, _ = await entered(request)
    made = await find_record(registry_of(request), live, bearer(request))
    name = f"{live.game.id}-{live.id}.json"
    return answer_json(made, headers={"content-disposition": f'attachment; filename="{name}"'})


async def mine(request: Request) -> Response:
    """What a holder of tokens is asked, wherever they sit."""
    return answer_json(await find_own(registry_of(request), bearers(request)))


# Streams


async def events(request: Request) -> Response:
    live, holder = await entered(request)
    registry, lang = registry_of(request), language(request)
    query = query_of(request, requests.EventsQuery)
    since = since_of(request, query)
    must_afford(request, "row", max(0, live.number - since))
    await catch_up_with(registry, live, since)
    if query.wait is not None:
        async with registry.hold(live, bearer(request)):
            return answer_json(await missed_by(registry, live, holder, since, lang))
    reader = Subscriber(holder.seat, lang, whole=False, token=hash_token(bearer(request)))
    must_have_space(live, holder)
    async with registry.hold(live, bearer(request)):
        missed = await missed_by(registry, live, holder, since, lang)
        live.subscribers.add(reader)

    async def stream() -> Any:
        try:
            yield "retry: 1000\n\n"
            for move in missed:
                yield sse(move)
            while True:
                try:
                    message = await asyncio.wait_for(reader.messages.get(), settings.BEAT_SECONDS)
                except TimeoutError:
                    yield ": still here\n\n"
                    continue
                if message is None:
                    return
                yield message
        finally:
            for each in (live, registry.matches.get(live.id)):
                if each is not None:
                    each.subscribers.discard(reader)

    return StreamingResponse(stream(), media_type="text/event-stream")


def must_have_space(live: LiveMatch, holder: Pass) -> None:
    most = settings.SPECTATORS if holder.seat is None else settings.DEVICES
    if sum(reader.seat == holder.seat for reader in live.subscribers) >= most:
        raise ApiError("too-many")


Handler = Callable[[Request], Awaitable[Response]]


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/games", games, "GET"),
    ("/api/games/{game}/catalogue", catalogue, "GET"),
    ("/api/games/{game}/rules", rules, "GET"),
    ("/api/mine", mine, "GET"),
    ("/api/matches/{match}", state, "GET"),
    ("/api/matches/{match}/answers", answers, "POST"),
    ("/api/matches/{match}/roll", roll, "POST"),
    ("/api/matches/{match}/events", events, "GET"),
    ("/api/matches/{match}/resign", resign, "POST"),
    ("/api/matches/{match}/draw", draw, "POST"),
    ("/api/matches/{match}/undo", undo, "POST"),
    ("/api/matches/{match}/claim", claim, "POST"),
    ("/api/matches/{match}/rematch", rematch, "POST"),
    ("/api/matches/{match}/seat", change_seat, "POST"),
    ("/api/matches/{match}/record", record, "GET"),
]
