"""Of two processes that keep the same move, one is first: on every database the loser is told."""

from __future__ import annotations

import asyncio

from ristal.server.storage.sql_store import Job, Row, Store, kept_move
from ristal.server.storage.upgrade import upgrade


def test_the_primary_key_decides(database: str) -> None:
    stores = [Store(database, durable=False) for _ in range(2)]
    upgrade(stores[0].engine)

    async def race(number: int) -> list[bool]:
        rows = [Row(number, "answer", seat, f"m{number}", 0.0, {}) for seat in range(2)]
        jobs = [Job([], move=kept_move("m", row, "playing", bot_asked=False)) for row in rows]
        return await asyncio.gather(*(store.commit(job) for store, job in zip(stores, jobs, strict=True)))

    try:
        for number in range(1, 20):
            assert sorted(asyncio.run(race(number))) == [False, True]
    finally:
        for store in stores:
            store.close()
