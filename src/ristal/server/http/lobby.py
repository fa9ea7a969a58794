"""The matches under way that everybody may watch, because whoever founded them said so."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from sqlalchemy import func, select
from starlette.requests import Request
from starlette.responses import Response

from ristal.host import presenter
from ristal.host.live_match import PLAYING, Player
from ristal.server.http.matches import Handler, answer_json, language, registry_of
from ristal.server.storage import tables
from ristal.server.storage.sql_store import Store

MOST: Final = 12  # matches that are listed
LIVELY: Final = 15 * 60.0  # seconds since the last move: after that nobody is there to be watched


def listed(store: Store, lang: str) -> list[dict[str, Any]]:
    """The newest of them. All that is told of a match, a spectator of it sees anyway."""
    c, seats, moves = tables.matches.c, tables.seats.c, tables.moves.c
    is_live = (c.state == PLAYING) & (c.public != "") & (c.touched > time.time() - LIVELY)
    found = store.all(select(c.id, c.game, c.created, c.public).where(is_live).order_by(c.created.desc()).limit(MOST))
    ids = [each["id"] for each in found]
    sitting: dict[str, list[Player]] = {match: [] for match in ids}
    for seat in store.all(select(tables.seats).where(seats.match.in_(ids)).order_by(seats.match, seats.seat)):
        sitting[seat["match"]].append(Player(seat["kind"], seat["name"], seat["bot"], "", ""))
    last = select(moves.match, func.max(moves.seq).label("number")).where(moves.match.in_(ids)).group_by(moves.match)
    numbers = {each["match"]: each["number"] for each in store.all(last)}
    return [
        {
            "match": each["id"],
            "game": each["game"],
            "sitters": presenter.sitters(sitting[each["id"]], lang),
            "number": numbers.get(each["id"], 0),
            "since": each["created"],
            "watch": each["public"],
        }
        for each in found
    ]


async def public_matches(request: Request) -> Response:
    return answer_json(await asyncio.to_thread(listed, registry_of(request).store, language(request)))


ROUTES: list[tuple[str, Handler, str]] = [("/api/live", public_matches, "GET")]
