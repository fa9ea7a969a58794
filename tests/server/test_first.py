"""Of two processes that keep the same move, one is first: on every database the loser is told."""

from __future__ import annotations

import asyncio

from ristal.host.storage.rows import EncodedRow
from ristal.host.storage.store import Append
from ristal.server.storage.sql_store import SqlStore
from ristal.server.storage.upgrade import upgrade


def test_the_primary_key_decides(database: str) -> None:
    stores = [SqlStore(database, durable=False) for _ in range(2)]
    upgrade(stores[0].engine)

    async def race(number: int) -> list[bool]:
        rows = [EncodedRow(number, "answer", seat, f"m{number}", 0.0, b"{}") for seat in range(2)]
        changes = [Append("m", row, "playing", is_due=False) for row in rows]
        return await asyncio.gather(*(store.append(each) for store, each in zip(stores, changes, strict=True)))

    try:
        for number in range(1, 20):
            assert sorted(asyncio.run(race(number))) == [False, True]
    finally:
        for store in stores:
            store.close()
