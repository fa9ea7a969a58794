"""The host of a page without a server: whole games by its calls, closed and opened again."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from around import MemoryDatabase, Table

from ristal.games import game_ids
from ristal.host.fairness.verification import verify
from ristal.match import restore


async def play(table: Table, made: dict[str, Any], chance: random.Random, most: int = 4000) -> dict[str, Any]:
    """Answer by chance until the end, or so many times; the state after that."""
    match, token = made["match"], made["seats"][0]["token"]
    for _ in range(most):
        status, state = await table.ask(f"matches/{match}", token)
        assert status == 200, state
        if state["result"]:
            return state
        if 0 not in state["asked"]:
            await asyncio.sleep(0)
            continue
        given = {
            "question": state["question"]["id"],
            "message": f"m{state['number']}",
            "answers": [chance.choice(state["answers"])["answer"]],
        }
        status, done = await table.ask(f"matches/{match}/answers", token, given)
        assert status == 200, done
    return state


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_is_played_closed_and_opened_in_the_middle(game: str) -> None:
    """Everything that was answered is in the database: another worker goes on where the first one was stopped."""
    database, chance = MemoryDatabase(), random.Random(game)

    async def first() -> dict[str, Any]:
        table = await Table(database).begin()
        wanted = {"game": game, "sitters": ["me", "bot:random"], "seed": "7"}
        status, made = await table.ask("matches", body=wanted)
        assert status == 200, made
        await play(table, made, chance, most=12)
        await table.worker.stop()
        return dict(made)

    async def second(made: dict[str, Any]) -> None:
        table = await Table(database).begin()
        match, token = made["match"], made["seats"][0]["token"]
        state = await play(table, made, chance)
        assert state["result"]
        status, record = await table.ask(f"matches/{match}/record", token)
        assert status == 200
        text = json.dumps(record)
        assert verify(text).moves == len(record["moves"])  # the server's own check of a foreign record
        assert restore(text).result is not None
        status, summary = await table.ask(f"matches/{match}/summary", token)
        assert status == 200
        assert summary["figures"]
        status, replay = await table.ask(f"matches/{match}/replay", token, **{"as": "open"})
        assert status == 200
        assert len(replay["frames"]) > 12
        rows = len(await table.worker.store.find_rows(match))
        assert await table.worker.store.archive(float("inf")) == 1
        assert len(await table.worker.store.find_rows(match)) == rows  # packed, and all of it there
        assert not database.tables["rows"]
        await table.worker.stop()

    made = asyncio.run(asyncio.wait_for(first(), 60))
    asyncio.run(asyncio.wait_for(second(made), 120))


def test_levels_that_would_think_too_long_are_not_offered() -> None:
    """A level is a number of iterations: how long it thinks hangs on the machine."""

    async def ask() -> tuple[list[Any], list[Any]]:
        table = await Table().begin()
        _, before = await table.ask("games")
        await table.worker.measure()
        assert set(table.worker.host.speeds) == set(game_ids())
        assert all(speed > 0 for speed in table.worker.host.speeds.values())
        table.worker.host.speeds = {"ninedice": 1000.0}
        _, after = await table.ask("games")
        await table.worker.stop()
        return before, after

    before, after = asyncio.run(ask())
    assert all("slow" not in form for form in before)
    offered = {form["id"]: [level["id"] for level in form["levels"]] for form in after}
    slow = {form["id"]: [(level["id"], level["seconds"]) for level in form.get("slow", [])] for form in after}
    assert slow.pop("ninedice") == [("master", 6), ("champion", 20)]
    assert offered["ninedice"][-2:] == ["novice", "fighter"]
    assert not any(slow.values())
    assert offered["boets"][-1] == "champion"


def test_what_needs_others_says_so() -> None:
    async def ask() -> list[tuple[int, str]]:
        table = await Table().begin()
        friend = {"game": "vstrechny", "sitters": ["me", "open"]}
        public = {"game": "vstrechny", "sitters": ["me", "me"], "public": True}
        asked = [await table.ask("matches", body=friend), await table.ask("matches", body=public)]
        asked += [await table.ask("lab"), await table.ask("keys/abc"), await table.ask("games", body={})]
        await table.worker.stop()
        return [(status, problem["code"]) for status, problem in asked]

    assert asyncio.run(ask()) == [(409, "needs-server")] * 4 + [(405, "wrong-method")]
