"""Routes by which people come to a match: founding one, an invite to one."""

from __future__ import annotations

import asyncio

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from ristal.host import create
from ristal.host.conversation.client import find_holder
from ristal.host.conversation.inputs import as_text
from ristal.host.errors import ApiError
from ristal.host.presentation import lessons, replays
from ristal.host.storage.rows import Branch
from ristal.protocol import requests
from ristal.protocol.responses import MatchCreated
from ristal.server import settings
from ristal.server.http.addresses import address_of
from ristal.server.http.assist import must_be_slow
from ristal.server.http.inputs import body_of, invite_of, language
from ristal.server.http.matches import Handler, answer_json, must_afford, quota_of, registry_of
from ristal.server.http.rate_limits import kind_of
from ristal.server.http.replays import in_worker, record_of


async def found(request: Request) -> Response:
    size = len(await request.body())
    if size > settings.BODY_BYTES and b'"start"' not in await request.body():
        raise ApiError("too-large", most=settings.BODY_BYTES)
    wanted = await body_of(request, requests.NewMatch)
    if wanted.start is not None and size - len(bytes(wanted.start.record)) > settings.BODY_BYTES:
        raise ApiError("too-large", most=settings.BODY_BYTES)
    address, quota = address_of(request.scope), quota_of(request)
    must_afford(request, "found")
    kind = kind_of(wanted.sitters)
    await quota.check(address, kind)
    branch = None if wanted.start is None else await _branch(request, wanted.game, wanted.start)
    made = await asyncio.shield(create.create_match(registry_of(request), wanted, language(request), branch))
    quota.add(address, made.match, kind)
    return answer_json(_with_links(made, request.app.state.addresses.public_url), 201)


def _with_links(made: MatchCreated, public_url: str) -> MatchCreated:
    """The page of every invite, where the server knows its own address."""
    if not public_url:
        return made
    seats = [
        structs.replace(seat, link=f"{public_url}/#/i/{seat.invite}") if seat.invite else seat for seat in made.seats
    ]
    return structs.replace(made, seats=seats)


async def _branch(request: Request, game: str, start: requests.Start) -> Branch:
    """A moment of another match, proved in another process, to go on from; or where a lesson ends."""
    if start.lesson:
        return await _lesson_end(request, game, start.lesson)
    text, match = as_text(bytes(start.record)), ""
    must_be_slow(request, "replay", len(text))
    if text in ("", "null"):
        holder = await find_holder(registry_of(request), start.token)
        if holder.match != start.match:
            raise ApiError("not-found")
        match = holder.match
        text = await record_of(request, await registry_of(request).get(match), start.token)
    found: Branch = await in_worker(request, replays.branch, text, start.at)
    return {**found, "match": match}


async def _lesson_end(request: Request, game: str, lesson: str) -> Branch:
    must_be_slow(request, "lesson")
    return await asyncio.to_thread(lessons.branch_lesson, game, lesson)


async def invitation(request: Request) -> Response:
    return answer_json(await create.find_invitation(registry_of(request), invite_of(request), language(request)))


async def join(request: Request) -> Response:
    invite = invite_of(request)
    wanted = await body_of(request, requests.JoinMatch)
    seated = await asyncio.shield(create.join(registry_of(request), invite, wanted))
    quota_of(request).come(address_of(request.scope), seated.match)
    return answer_json(seated)


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/matches", found, "POST"),
    ("/api/invitation", invitation, "GET"),
    ("/api/invitation", join, "POST"),
    ("/api/invites/{invite}", invitation, "GET"),
    ("/api/invites/{invite}", join, "POST"),
]
