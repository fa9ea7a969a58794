"""Routes between people: what they say, whom they challenge, what their key keeps, where they stand."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ristal.host.errors import ApiError
from ristal.host.people import keys, rating
from ristal.host.people.lobby import LobbyDesk
from ristal.host.people.talk import Conversations
from ristal.protocol import requests
from ristal.protocol.people_responses import Lobby, PushKey, Subscribed
from ristal.protocol.responses import Done
from ristal.server import settings
from ristal.server.http.addresses import address_of
from ristal.server.http.assist import must_be_slow
from ristal.server.http.inputs import bearer, body_of, challenge_of, key_of, language, word_of
from ristal.server.http.matches import Handler, answer_json, must_afford, quota_of, registry_of, seated
from ristal.server.http.rate_limits import CHALLENGE, RateLimit
from ristal.server.integrations.push import BrowserNotices, Device
from ristal.server.integrations.webhooks import Webhooks
from ristal.server.people.reach import Reach

# Talk


def _conversations(request: Request) -> Conversations:
    found: Conversations = request.app.state.conversations
    return found


async def talk(request: Request) -> Response:
    live, seat = await seated(request)
    async with registry_of(request).hold(live, bearer(request)):
        heard = await _conversations(request).talk(live, seat, language(request))
    must_afford(request, "said", len(heard.lines))
    return answer_json(heard)


async def say(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body_of(request, requests.Say)
    pace: RateLimit = request.app.state.paces["talk"]
    if not pace.allows(f"{live.id} {seat}"):  # of a seat: what others say, at one address or another, is nothing to it
        raise ApiError("too-many")
    must_be_slow(request, "talk-of-address")
    await asyncio.shield(_conversations(request).say(live, seat, wanted, bearer(request)))
    return answer_json(await _conversations(request).talk(live, seat, language(request)))


async def remind(request: Request) -> Response:
    """The others are told once more whose turn it is."""
    live, seat = await seated(request)
    must_be_slow(request, "talk-of-address")
    notices: Webhooks = request.app.state.notices
    async with registry_of(request).hold(live, bearer(request)):
        notices.remind(live, seat)
    return answer_json(Done(live.number))


# Challenges


def _desk(request: Request) -> LobbyDesk:
    """The lobby, where others can come at all."""
    reach: Reach = request.app.state.reach
    if reach.is_for_oneself:
        raise ApiError("for-oneself")
    desk: LobbyDesk = request.app.state.lobby
    return desk


async def challenges(request: Request) -> Response:
    reach: Reach = request.app.state.reach
    if reach.is_for_oneself:
        return answer_json(Lobby(False, []))
    return answer_json(Lobby(True, await _desk(request).challenges(language(request))))


async def challenge(request: Request) -> Response:
    wanted = await body_of(request, requests.Challenge)
    desk, address, quota = _desk(request), address_of(request.scope), quota_of(request)
    must_be_slow(request, "challenge")
    must_afford(request, "found")
    await quota.check(address, CHALLENGE)
    made = await asyncio.shield(desk.offer(wanted, language(request)))
    quota.add(address, made.match, CHALLENGE)
    return answer_json(made, 201)


async def refuse(request: Request) -> Response:
    live, seat = await seated(request)

    async def give_back() -> None:
        async with registry_of(request).hold(live, bearer(request)):
            await _desk(request).refuse(live, seat)

    await asyncio.shield(give_back())
    return answer_json(Done(live.number))


async def accept(request: Request) -> Response:
    wanted = await body_of(request, requests.JoinMatch)
    made = await asyncio.shield(_desk(request).accept(challenge_of(request), wanted))
    quota_of(request).come(address_of(request.scope), made.match)
    return answer_json(made)


# Keys


async def kept_list(request: Request) -> Response:
    must_be_slow(request, "key")
    store: keys.KeyStore = request.app.state.people
    return answer_json(await keys.read(store, key_of(request), word_of(request)))


async def keep_list(request: Request) -> Response:
    wanted = await body_of(request, requests.KeepList)
    key, word = key_of(request), word_of(request)
    must_be_slow(request, "key" if wanted.version else "new-key")
    store: keys.KeyStore = request.app.state.people
    now = registry_of(request).uptime.now()
    return answer_json(await asyncio.shield(keys.keep(store, key, word, wanted, now)))


async def rate(request: Request) -> Response:
    wanted = await body_of(request, requests.Rated)
    must_be_slow(request, "draft")
    return answer_json(await asyncio.to_thread(rating.rate, wanted.matches, language(request)))


# Notices to browsers


def _notices(request: Request) -> BrowserNotices:
    found: BrowserNotices = request.app.state.browser_notices
    return found


async def push_key(request: Request) -> Response:
    return answer_json(PushKey(await _notices(request).public_key()))


async def push(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body_of(request, requests.PushTo)
    notices = _notices(request)
    device = Device(wanted.endpoint, wanted.p256dh, wanted.auth, language(request))
    if wanted.wanted:
        notices.check(device)
    async with registry_of(request).hold(live, bearer(request)):
        if not wanted.wanted:
            await notices.store.drop_device(live.id, seat, device.id)
        elif not await notices.store.add_device(live.id, seat, device, settings.DEVICES):
            raise ApiError("too-many")
    return answer_json(Subscribed(wanted.wanted))


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/matches/{match}/talk", talk, "GET"),
    ("/api/matches/{match}/talk", say, "POST"),
    ("/api/matches/{match}/remind", remind, "POST"),
    ("/api/matches/{match}/push", push, "POST"),
    ("/api/lobby", challenges, "GET"),
    ("/api/lobby", challenge, "POST"),
    ("/api/lobby/{challenge}", accept, "POST"),
    ("/api/matches/{match}/refuse", refuse, "POST"),
    ("/api/keys/{id}", kept_list, "GET"),
    ("/api/keys/{id}", keep_list, "PUT"),
    ("/api/rating", rate, "POST"),
    ("/api/push", push_key, "GET"),
]
