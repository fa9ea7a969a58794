"""How much the browser's database holds after so many matches, as texts: python tests/offline/storage.py [MATCHES]"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from itertools import count

from around import MemoryDatabase, Table

from ristal.games import game_ids
from ristal.host import actions
from ristal.protocol.requests import GiveAnswer


def size(database: MemoryDatabase) -> dict[str, int]:
    """Bytes of keys and values, by table."""
    return {
        name: sum(len(key.encode()) + len(value.encode()) for key, value in table.items())
        for name, table in database.tables.items()
    }


async def play(table: Table, game: str, chance: random.Random) -> int:
    _, made = await table.ask("matches", body={"game": game, "sitters": ["me", "me"], "seed": "1"})
    live = await table.worker.host.registry.get(made["match"])
    for number in count():
        asked = live.asked()
        if not asked or live.match is None:
            return number
        given = GiveAnswer(live.question, f"{number:032x}", chance.choice(live.match.legal(asked[0])))
        await actions.answer(table.worker.host.registry, live, asked[0], given, "en")
    return 0


async def main(matches: int) -> None:
    table, chance = await Table().begin(), random.Random(1)
    before: dict[str, int] = {}
    for game in game_ids():
        moves = 0
        for _ in range(matches // len(game_ids())):
            moves += await play(table, game, chance)
        unpacked = sum(size(table.database).values())
        await table.worker.store.archive(time.time() + 1)
        now = size(table.database)
        grown = sum(now.values()) - sum(before.values())
        print(f"{game:10} {moves:6} answers, {unpacked - sum(before.values()):9} bytes, packed {grown:9}", flush=True)
        before = now
    print(f"{matches} matches: {sum(before.values())} bytes: {before}")
    await table.worker.stop()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
