"""Routes by which people come to a match: founding one, an invite to one."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ristal.server import founding, messages, replaying
from ristal.server.aids import must_be_slow
from ristal.server.api import Handler, answer_json, body_of, encode, holder_of, language, rooms_of
from ristal.server.errors import Refused
from ristal.server.guard import LARGEST, address_of
from ristal.server.limits import Founders
from ristal.server.records import in_worker, record_of
from ristal.server.tokens import LONGEST


async def found(request: Request) -> Response:
    raw = await request.body()
    if len(raw) > LARGEST and b'"start"' not in raw:
        raise Refused("too-large", most=LARGEST)
    wanted = await body_of(request, messages.NewMatch)
    founders: Founders = request.app.state.founders
    address = address_of(request.scope)
    await founders.check(address, wanted.sitters)
    branch = None if wanted.start is None else await _branch(request, wanted.start)
    made = await asyncio.shield(founding.found(rooms_of(request), wanted, language(request), branch))
    founders.add(address, made["match"], wanted.sitters)
    return answer_json(made, 201)


async def _branch(request: Request, start: messages.Start) -> dict[str, Any]:
    """A moment of another match, proved in another process, to go on from."""
    must_be_slow(request, "replay")
    text = encode(start.record).decode()
    if start.record is None:
        holder = await holder_of(rooms_of(request), start.token)
        if holder.match != start.match:
            raise Refused("not-found")
        text = await record_of(request, await rooms_of(request).get(holder.match))
    found: dict[str, Any] = await in_worker(request, replaying.branch, text, start.at)
    return found


def the_invite(request: Request) -> str:
    invite: str = request.path_params["invite"]
    if len(invite) > LONGEST:
        raise Refused("not-found")
    return invite


async def invitation(request: Request) -> Response:
    return answer_json(await founding.invitation(rooms_of(request), the_invite(request), language(request)))


async def join(request: Request) -> Response:
    invite = the_invite(request)
    wanted = await body_of(request, messages.JoinMatch)
    return answer_json(await asyncio.shield(founding.join(rooms_of(request), invite, wanted)))


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/matches", found, "POST"),
    ("/api/invites/{invite}", invitation, "GET"),
    ("/api/invites/{invite}", join, "POST"),
]
