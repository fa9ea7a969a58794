"""Matches begin: who sits where, which secrets open what, and the first draw once everybody sits."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final

from sqlalchemy import update

from ristal.bots import make_bot
from ristal.engine.errors import BadOption, RistalError
from ristal.engine.game import Game
from ristal.games import game_ids, load_game
from ristal.host import fairness, presenter
from ristal.host.errors import ApiError, to_api_error
from ristal.host.live_match import BOT, OPEN, PERSON, TYPED, WAITING, LiveMatch, Player
from ristal.host.registry import MatchRegistry, row_of
from ristal.host.tokens import INVITE, SEAT, WATCH, hashed, new_match_id, new_token
from ristal.protocol.requests import JoinMatch, NewMatch
from ristal.server.storage import tables
from ristal.server.storage.sql_store import Job, Row

ME: Final = "me"
SLOWEST: Final = 5.0  # seconds: a bot that thinks longer is none for a server


async def found(
    registry: MatchRegistry, wanted: NewMatch, language: str, branch: dict[str, Any] | None = None
) -> dict[str, Any]:
    """A new match and the secrets of its seats; it begins at once unless a seat is open. With a branch it goes on from
    a moment of another."""
    game = await the_game(wanted.game)
    if wanted.dice == TYPED and not game.has_dice:
        raise ApiError("bad-request", place="dice")
    options = _options(game, wanted, language) if branch is None else _inherited(game, wanted, branch)
    kinds = _kinds(wanted.sitters, int(options["seats"]))
    is_full = all(kind != OPEN for kind, _ in kinds)
    match, secret, watch, now = new_match_id(), fairness.new_secret(), new_token(WATCH), time.time()
    store = registry.store
    kept: dict[str, Any] = {"id": match, "game": game.id, "options": json.dumps(options), "name": wanted.name}
    kept |= {"clock": json.dumps(_limits(wanted)), "secret": secret, "created": now, "touched": now, "state": WAITING}
    kept |= {"bot_asked": int(is_full), "archived": 0, "archive": None, "public": watch if wanted.public else ""}
    statements: list[Any] = [store.insert(tables.matches, kept)]
    if branch is not None or wanted.dice == TYPED:
        data = json.dumps({"dice": wanted.dice, "branch": branch}, ensure_ascii=False)
        row = {"match": match, "seq": 1, "kind": "start", "seat": None, "message": None, "at": now, "data": data}
        statements.append(store.insert(tables.moves, row))
    seats: list[dict[str, Any]] = []
    is_first = True
    for seat, (kind, bot) in enumerate(kinds):
        given = _seat(statements, registry, match, seat, kind)
        sitter = Player(kind, wanted.nick if kind == PERSON else "", bot, "", "")
        if kind == PERSON and is_first:
            sitter.seed, is_first = wanted.seed, False
        statements.append(store.insert(tables.seats, seat_values(match, seat, sitter)))
        seats.append({"seat": seat, "sitter": wanted.sitters[seat] if wanted.sitters else ME, **given})
    statements.append(_token(registry, watch, match, WATCH, None))
    await store.commit(Job(statements))
    if is_full:
        await begin(registry, match)
    return {"match": match, "seats": seats, "watch": watch, "commitment": fairness.commitment(match, secret)}


async def the_game(name: str) -> Game:
    """A game by its name; the first who asks waits until it is read."""
    if name not in game_ids():
        raise ApiError("not-found")
    return await asyncio.to_thread(load_game, name)


def _options(game: Game, wanted: NewMatch, language: str) -> dict[str, Any]:
    """Options as they will be laid, checked before anything is kept."""
    options = dict(wanted.options)
    if wanted.sitters:
        options.setdefault("seats", len(wanted.sitters))
    try:
        seats, checked = game.check_options(options)
    except RistalError as error:
        raise to_api_error(error, game, language) from None
    if wanted.sitters and seats != len(wanted.sitters):
        raise ApiError("bad-request", place="sitters")
    return {"seats": seats, **{name: checked[name] for name in checked if name in options}}


def _inherited(game: Game, wanted: NewMatch, branch: dict[str, Any]) -> dict[str, Any]:
    """The options of the match that is gone on from: they cannot change any more."""
    options: dict[str, Any] = branch["options"]
    if branch["game"] != game.id:
        raise ApiError("bad-request", place="game")
    if wanted.options:
        raise ApiError("bad-request", place="options")
    if wanted.sitters and len(wanted.sitters) != options["seats"]:
        raise ApiError("bad-request", place="sitters")
    return options


def _kinds(sitters: list[str], seats: int) -> list[tuple[str, str]]:
    kinds = []
    for number, sitter in enumerate(sitters or [ME] * seats):
        kind, _, bot = sitter.partition(":")
        if sitter == ME:
            kinds.append((PERSON, ""))
        elif sitter == OPEN:
            kinds.append((OPEN, ""))
        elif kind == BOT and bot and _may_think(bot):
            kinds.append((BOT, bot))
        else:
            raise ApiError("bad-request", place=f"sitters[{number}]")
    return kinds


def _may_think(bot: str) -> bool:
    try:
        made: Any = make_bot(bot)
    except BadOption:
        return False
    return bool(getattr(made, "seconds", 0.0) <= SLOWEST and getattr(made, "limit", 0) <= 20_000)


def _limits(wanted: NewMatch) -> dict[str, float]:
    clock = wanted.clock
    limits = {} if clock is None else {"per_move": clock.per_move, "per_match": clock.per_match}
    return {name: limit for name, limit in limits.items() if limit is not None}


def _seat(statements: list[Any], registry: MatchRegistry, match: str, seat: int, kind: str) -> dict[str, str]:
    """The secret that goes with a seat, if any."""
    if kind == PERSON:
        token = new_token(SEAT)
        statements.append(_token(registry, token, match, SEAT, seat))
        return {"token": token}
    if kind == OPEN:
        invite = new_token(INVITE)
        statements.append(_token(registry, invite, match, INVITE, seat))
        return {"invite": invite}
    return {}


def _token(registry: MatchRegistry, token: str, match: str, kind: str, seat: int | None) -> Any:
    return registry.store.insert(tables.tokens, {"hash": hashed(token), "match": match, "kind": kind, "seat": seat})


def seat_values(match: str, seat: int, sitter: Player) -> dict[str, Any]:
    return {
        "match": match,
        "seat": seat,
        "kind": sitter.kind,
        "name": sitter.name,
        "bot": sitter.bot,
        "seed": sitter.seed,
        "webhook": sitter.webhook,
    }


async def begin(registry: MatchRegistry, match: str) -> None:
    """Everybody sits: the first draw."""
    live = await registry.get(match)
    async with live.lock:
        if live.is_ready():
            await registry.commit(live, row_of(live, "begin", None, live.begin()), [])


async def invitation(registry: MatchRegistry, invite: str, language: str) -> dict[str, Any]:
    """What an invite invites to: its guest sees the commitment before giving a seed."""
    holder = await registry.holder(invite)
    if holder is None or holder.kind != INVITE or holder.seat is None:
        raise ApiError("not-found")
    live = await registry.get(holder.match)
    async with live.lock:
        if live.sitters[holder.seat].kind != OPEN:
            raise ApiError("used")
        return {
            "match": live.id,
            "game": live.game.id,
            "name": live.name,
            "seat": holder.seat,
            "options": live.options,
            "public": live.is_public,
            "sitters": presenter.sitters(live.sitters, language),
            "commitment": fairness.commitment(live.id, live.secret),
        }


async def join(registry: MatchRegistry, invite: str, wanted: JoinMatch) -> dict[str, Any]:
    """Take an open seat, once."""
    holder = await registry.holder(invite)
    if holder is None or holder.kind != INVITE or holder.seat is None:
        raise ApiError("not-found")
    return await sit_down(registry, await registry.get(holder.match), holder.seat, wanted.nick, wanted.seed)


async def sit_down(registry: MatchRegistry, live: LiveMatch, seat: int, name: str, seed: str) -> dict[str, Any]:
    """An open seat is taken, and the match begins if it was the last: the seat's secret, and one to pass on to
    spectators."""
    token, watch, sitter = new_token(SEAT), new_token(WATCH), Player(PERSON, name, "", seed, "")
    added = [_token(registry, token, live.id, SEAT, seat), _token(registry, watch, live.id, WATCH, None)]
    async with live.lock:
        is_sitting = False
        while not is_sitting:  # another process may have given another seat away meanwhile
            if live.sitters[seat].kind != OPEN:
                raise ApiError("used")
            is_sitting = await registry.commit(live, sit_row(live, seat, sitter), [], *added, sits(live, seat, sitter))
    await begin(registry, live.id)
    return {"match": live.id, "seat": seat, "token": token, "watch": watch}


def sit_row(live: LiveMatch, seat: int, sitter: Player) -> Row:
    """Somebody else has a seat, or another name."""
    data = {"kind": sitter.kind, "name": sitter.name, "bot": sitter.bot, "seed": sitter.seed, "webhook": sitter.webhook}
    return row_of(live, "sit", seat, data)


def sits(live: LiveMatch, seat: int, sitter: Player) -> Any:
    of_seat = (tables.seats.c.match == live.id) & (tables.seats.c.seat == seat)
    return update(tables.seats).where(of_seat).values(seat_values(live.id, seat, sitter))
