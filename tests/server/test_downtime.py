"""While no server runs nobody can play: that time is given back, and nobody wins by it."""

from __future__ import annotations

import asyncio
import time

import pytest
from serving_client import Player, Served, found, players
from test_limits import inside

from ristal.host.errors import ApiError
from ristal.host.uptime import Uptime

PER_MOVE = 5


def test_while_the_database_is_gone_no_clock_runs(sqlite: str) -> None:
    """The server runs, but nobody can play: what cannot be kept is not taken."""
    time_is = [1_000.0]

    async def run() -> None:
        async with inside(sqlite) as (app, http):
            registry = app.state.registry
            registry.uptime = Uptime(lambda: time_is[0], lambda: time_is[0], begins=True)
            body = {"game": "vstrechny", "sitters": ["me", "me"], "clock": {"per_move": PER_MOVE}}
            made = (await http.post("/api/matches", json=body)).json()
            path = f"/api/matches/{made['match']}"
            holders = [{"Authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
            late = (await http.get(path, headers=holders[0])).json()["asked"][0]
            await registry.note_uptime()
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(registry.store, "record_uptime", refused)
                for _ in range(PER_MOVE):
                    time_is[0] += 2.0
                    with pytest.raises(ApiError):
                        await registry.note_uptime()
                claims = [await http.post(f"{path}/claim", headers=holders[1 - late], json={})]
            await registry.note_uptime()
            claims.append(await http.post(f"{path}/claim", headers=holders[1 - late], json={}))
            assert [each.json()["code"] for each in claims] == ["not-now"] * 2
            left = (await http.get(path, headers=holders[0])).json()["clock"]["left"][late]
            assert left == PER_MOVE

    asyncio.run(run())


async def refused(*_: object) -> None:
    raise ApiError("unavailable")


def test_time_without_a_server_is_given_back(database: str) -> None:
    server = Served(database)
    made = found(server.http, "vstrechny", ["me", "me"], clock={"per_move": PER_MOVE})
    late = players(server.http, made)[0].state()["asked"][0]
    server.kill()
    time.sleep(PER_MOVE + 2)
    server = Served(database)
    try:
        other = Player(server.http, made["match"], made["seats"][1 - late]["token"])
        left = other.state()["clock"]["left"][late]
        assert left > 0
        refused = other.post("/claim", {"want": "win"})
        assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
        time.sleep(PER_MOVE + 1)  # all of the time has run out by now, but the server is only just back
        assert other.state()["clock"]["left"][late] <= 0
        assert other.post("/claim", {"want": "win"}).status_code == 409
        mover = Player(server.http, made["match"], made["seats"][late]["token"])
        assert mover.answer(mover.state()["answers"][0]["answer"], "in time").status_code == 200
    finally:
        server.stop()
