"""Routes by which people come to a match: founding one, an invite to one."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ristal.host import create, replays
from ristal.host.errors import ApiError
from ristal.host.tokens import LONGEST
from ristal.protocol import requests
from ristal.server.http.assist import must_be_slow
from ristal.server.http.matches import Handler, answer_json, body_of, encode, holder_of, language, registry_of
from ristal.server.http.middleware import LARGEST, address_of
from ristal.server.http.quotas import MatchQuota
from ristal.server.http.replays import in_worker, record_of


async def found(request: Request) -> Response:
    raw = await request.body()
    if len(raw) > LARGEST and b'"start"' not in raw:
        raise ApiError("too-large", most=LARGEST)
    wanted = await body_of(request, requests.NewMatch)
    quota: MatchQuota = request.app.state.quota
    address = address_of(request.scope)
    await quota.check(address, wanted.sitters)
    branch = None if wanted.start is None else await _branch(request, wanted.start)
    made = await asyncio.shield(create.found(registry_of(request), wanted, language(request), branch))
    quota.add(address, made["match"], wanted.sitters)
    return answer_json(made, 201)


async def _branch(request: Request, start: requests.Start) -> dict[str, Any]:
    """A moment of another match, proved in another process, to go on from."""
    must_be_slow(request, "replay")
    text = encode(start.record).decode()
    if start.record is None:
        holder = await holder_of(registry_of(request), start.token)
        if holder.match != start.match:
            raise ApiError("not-found")
        text = await record_of(request, await registry_of(request).get(holder.match))
    found: dict[str, Any] = await in_worker(request, replays.branch, text, start.at)
    return found


def the_invite(request: Request) -> str:
    invite: str = request.path_params["invite"]
    if len(invite) > LONGEST:
        raise ApiError("not-found")
    return invite


async def invitation(request: Request) -> Response:
    return answer_json(await create.invitation(registry_of(request), the_invite(request), language(request)))


async def join(request: Request) -> Response:
    invite = the_invite(request)
    wanted = await body_of(request, requests.JoinMatch)
    return answer_json(await asyncio.shield(create.join(registry_of(request), invite, wanted)))


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/matches", found, "POST"),
    ("/api/invites/{invite}", invitation, "GET"),
    ("/api/invites/{invite}", join, "POST"),
]
