"""Of two processes that keep the same move, one is first: on every database the loser is told."""

from __future__ import annotations

import asyncio

from ristal.server.store import Job, Row, Store
from ristal.server.upgrade import upgrade


def test_the_primary_key_decides(database: str) -> None:
    stores = [Store(database, durable=False) for _ in range(2)]
    upgrade(stores[0].engine)

    async def race(number: int) -> list[bool]:
        rows = [Row(number, "answer", seat, f"m{number}", 0.0, {}) for seat in range(2)]
        pairs = zip(stores, rows, strict=True)
        return await asyncio.gather(*(store.commit(Job([store.insert_move("m", row)])) for store, row in pairs))

    try:
        for number in range(1, 20):
            assert sorted(asyncio.run(race(number))) == [False, True]
    finally:
        for store in stores:
            store.close()
