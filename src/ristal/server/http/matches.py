"""The routes of the protocol."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ristal.bots import LEVELS
from ristal.engine.errors import RistalError
from ristal.engine.game import Game
from ristal.games import game_ids, load_game
from ristal.host import actions, create, presenter
from ristal.host.errors import ApiError
from ristal.host.live_match import OVER, LiveMatch
from ristal.host.registry import MatchRegistry, Subscriber, sse
from ristal.host.tokens import INVITE, LONGEST, Pass
from ristal.protocol import requests
from ristal.server.http.middleware import language_of
from ristal.server.http.static import accepted
from ristal.text import translator
from ristal.text.game_text import game_text
from ristal.text.rulebook import rulebook

T = TypeVar("T")
SPECTATORS = 200  # sockets and streams of one match that nobody sits behind
DEVICES = 16  # the same of one seat: spectators cannot crowd a player out, nor one player another
WORTH_PACKING = 1024  # bytes
BEAT = 15.0  # seconds between two signs of life of a stream
OPPONENT = "novice"  # who sits opposite unless somebody else is wanted

encode = msgspec.json.encode


def answer_json(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(data), status, headers=headers, media_type="application/json")


def answer_packed(request: Request, body: bytes, headers: dict[str, str] | None = None) -> Response:
    """JSON that is packed for readers who take that. Only what holds no secrets of two parties: the size of what is
    packed tells how alike they are."""
    sent = {"vary": "accept-encoding", **(headers or {})}
    if len(body) > WORTH_PACKING and "gzip" in accepted(request.headers.get("accept-encoding", "")):
        return Response(_packed(body), headers={**sent, "content-encoding": "gzip"}, media_type="application/json")
    return Response(body, headers=sent, media_type="application/json")


@lru_cache(maxsize=64)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def registry_of(request: Request) -> MatchRegistry:
    registry: MatchRegistry = request.app.state.registry
    return registry


def language(request: Request) -> str:
    return language_of(request.headers, request.query_params)


async def body_of(request: Request, kind: type[T]) -> T:
    """The body, checked; an empty one is an empty object."""
    raw = await request.body() or b"{}"
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise ApiError("bad-request", place=_place(error)) from None


def _place(error: Exception) -> str:
    """Where a body is wrong."""
    said = str(error)
    return said.split(" - at `")[-1].rstrip("`") if " - at `" in said else said[:120]


# Who asks


def bearer(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token or len(token) > LONGEST:
        raise ApiError("no-token")
    return token.strip()


async def holder_of(registry: MatchRegistry, token: str) -> Pass:
    holder = await registry.holder(token)
    if holder is None or holder.kind == INVITE:
        raise ApiError("no-token")
    return holder


async def entered(request: Request) -> tuple[LiveMatch, Pass]:
    """The match of the path, opened by a token of its own."""
    registry = registry_of(request)
    holder = await holder_of(registry, bearer(request))
    if holder.match != request.path_params["match"]:
        raise ApiError("not-found")
    return await registry.get(holder.match), holder


async def seated(request: Request) -> tuple[LiveMatch, int]:
    live, holder = await entered(request)
    if holder.seat is None:
        raise ApiError("not-yours")
    return live, holder.seat


# What is public


async def health(_: Request) -> Response:
    return answer_json({"status": "ok"})


async def metrics(request: Request) -> Response:
    registry = registry_of(request)
    readers = sum(len(live.subscribers) for live in registry.registry.values())
    figures = {
        "ristal_rooms": ("gauge", len(registry.registry)),
        "ristal_readers": ("gauge", readers),
        "ristal_commits_total": ("counter", registry.store.commits),
        "ristal_writes_total": ("counter", registry.store.written),
        "ristal_uptime_seconds": ("gauge", round(time.monotonic() - request.app.state.since, 1)),
    }
    lines = [f"# TYPE {name} {kind}\n{name} {value}\n" for name, (kind, value) in figures.items()]
    return Response("".join(lines), media_type="text/plain; version=0.0.4")


async def games(request: Request) -> Response:
    return answer_packed(request, encode(await asyncio.to_thread(_games, language(request))))


@lru_cache(maxsize=4)
def _games(lang: str) -> list[dict[str, Any]]:
    found = []
    for name in game_ids():
        game = load_game(name)
        told = game_text(lang, game)
        found.append(
            {
                "id": name,
                "name": told.texts.say(f"{name}-title"),
                "summary": told.texts.say(f"{name}-blurb"),
                "seats": list(game.seats),
                "sitters": ["me", *[f"bot:{OPPONENT}"] * (game.seats[0] - 1)],
                "minutes": game.minutes,
                "has_dice": game.has_dice,
                "options": [told.option(option) for option in game.options],
                "levels": [{"id": level, "name": told.texts.say(f"level-{level}")} for level in LEVELS],
            }
        )
    return found


async def catalogue(request: Request) -> Response:
    game = await create.the_game(request.path_params["game"])
    known = {option.name for option in game.options}
    asked = {name: value for name, value in request.query_params.items() if name != "lang"}
    given = {name: value for name, value in asked.items() if value != "" or name not in known}
    body, tag = await asyncio.to_thread(_catalogue, game.id, language(request), tuple(sorted(given.items())))
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    headers = {"etag": tag, "cache-control": "no-cache"}
    return answer_packed(request, body, headers)


@lru_cache(maxsize=32)
def _catalogue(name: str, lang: str, given: tuple[tuple[str, str], ...]) -> tuple[bytes, str]:
    game = load_game(name)
    try:
        _, options = game.check_options(_as_options(game, dict(given)))
    except RistalError as error:
        raise ApiError("bad-option", said=translator(lang, game).error(error)) from None
    body = encode(game_text(lang, game).catalogue(options))
    return body, f'"{sha256(body).hexdigest()[:32]}"'


def _as_options(game: Game, given: dict[str, str]) -> dict[str, object]:
    """Options of an address: those that each seat has are separated by commas."""
    lists = [option.name for option in game.options if option.per_seat]
    read: dict[str, object] = {name: value.split(",") if name in lists else value for name, value in given.items()}
    if given.get("seats", "").isdecimal():
        read["seats"] = int(given["seats"][:4])
    return read


async def rules(request: Request) -> Response:
    game = await create.the_game(request.path_params["game"])
    lang = language(request)
    book = await asyncio.to_thread(rulebook, game.id, lang)
    clauses = [{"id": number, "text": text} for number, text in book.clauses.items()]
    return answer_packed(request, encode({"game": game.id, "language": lang, "clauses": clauses}))


# Matches


async def state(request: Request) -> Response:
    live, holder = await entered(request)
    async with live.lock:
        return answer_json(presenter.state(live, holder.seat, language(request)))


async def answers(request: Request) -> Response:
    live, seat = await seated(request)
    given = await body_of(request, requests.GiveAnswer)
    number = await asyncio.shield(actions.answer(registry_of(request), live, seat, given, language(request)))
    return answer_json({"number": number})


async def roll(request: Request) -> Response:
    live, seat = await seated(request)
    given = await body_of(request, requests.ThrowDie)
    number = await asyncio.shield(actions.roll(registry_of(request), live, seat, given, language(request)))
    return answer_json({"number": number})


async def resign(request: Request) -> Response:
    live, seat = await seated(request)
    number = await asyncio.shield(actions.resign(registry_of(request), live, seat, language(request)))
    return answer_json({"number": number})


async def draw(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body_of(request, requests.Agreement)
    return answer_json(await asyncio.shield(actions.draw(registry_of(request), live, seat, wanted.accept)))


async def undo(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body_of(request, requests.TakeBack)
    done = await asyncio.shield(actions.undo(registry_of(request), live, seat, wanted, language(request)))
    return answer_json(done, 202 if "asks" in done else 200)


async def claim(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body_of(request, requests.Claim)
    return answer_json(await asyncio.shield(actions.claim(registry_of(request), live, seat, wanted)))


async def rematch(request: Request) -> Response:
    live, seat = await seated(request)
    return answer_json(await asyncio.shield(actions.rematch(registry_of(request), live, seat, language(request))))


async def change_seat(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body_of(request, requests.ChangeSeat)
    done = actions.change_seat(registry_of(request), live, seat, bearer(request), wanted)
    return answer_json(await asyncio.shield(done))


async def record(request: Request) -> Response:
    live, _ = await entered(request)
    async with live.lock:
        if live.state != OVER:
            raise ApiError("not-over")
        rows = await asyncio.to_thread(registry_of(request).store.rows, live.id)
        made = actions.record(live, rows)
    name = f"{live.game.id}-{live.id}.json"
    return answer_json(made, headers={"content-disposition": f'attachment; filename="{name}"'})


async def mine(request: Request) -> Response:
    """What a holder of tokens is asked, wherever they sit."""
    registry = registry_of(request)
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not given:
        raise ApiError("no-token")
    found = []
    for token in given.split(",")[:50]:
        holder = await registry.holder(token.strip()[:LONGEST])
        if holder is None or holder.kind == INVITE:
            continue
        live = await registry.get(holder.match)
        async with live.lock:
            is_asked = holder.seat in live.asked()
            shown = {"match": live.id, "game": live.game.id, "name": live.name, "seat": holder.seat}
            found.append({**shown, "state": live.state, "number": live.number, "your_turn": is_asked})
    return answer_json(found)


# Streams


async def events(request: Request) -> Response:
    live, holder = await entered(request)
    registry, lang = registry_of(request), language(request)
    since = _number(request.headers.get("last-event-id") or request.query_params.get("since", "0"))
    if request.query_params.get("wait") == "0":
        async with live.lock:
            return answer_json(await missed_by(registry, live, holder, since, lang))
    reader = Subscriber(holder.seat, lang, whole=False)
    must_have_space(live, holder)
    async with live.lock:
        missed = await missed_by(registry, live, holder, since, lang)
        live.subscribers.add(reader)

    async def stream() -> Any:
        try:
            yield "retry: 1000\n\n"
            for move in missed:
                yield sse(move)
            while True:
                try:
                    message = await asyncio.wait_for(reader.messages.get(), BEAT)
                except TimeoutError:
                    yield ": still here\n\n"
                    continue
                if message is None:
                    return
                yield message
        finally:
            for each in (live, registry.registry.get(live.id)):
                if each is not None:
                    each.subscribers.discard(reader)

    return StreamingResponse(stream(), media_type="text/event-stream")


def must_have_space(live: LiveMatch, holder: Pass) -> None:
    most = SPECTATORS if holder.seat is None else DEVICES
    if sum(reader.seat == holder.seat for reader in live.subscribers) >= most:
        raise ApiError("too-many")


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise ApiError("bad-request", place="since")
    return int(text)


async def missed_by(
    registry: MatchRegistry, live: LiveMatch, holder: Pass, since: int, lang: str
) -> list[dict[str, Any]]:
    if since >= live.number:
        return []
    recent = list(live.recent)
    if not recent or recent[0].seq > since + 1:
        recent = await asyncio.to_thread(registry.store.rows, live.id, since)
    return [presenter.move(live, row, holder.seat, lang) for row in recent if row.seq > since]


Handler = Callable[[Request], Awaitable[Response]]


ROUTES: list[tuple[str, Handler, str]] = [
    ("/healthz", health, "GET"),
    ("/metrics", metrics, "GET"),
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
