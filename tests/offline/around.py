"""What the page's worker stands on, without a browser: a database in memory, work done at once, a page that listens."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ristal.offline import aside
from ristal.offline.worker import Worker, start


class MemoryDatabase:
    """Tables as IndexedDB has them: all of a change, or nothing."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, str]] = {}

    async def change(self, operations: str) -> bool:
        changed = {name: dict(table) for name, table in self.tables.items()}
        for what, table, key, *value in json.loads(operations):
            rows = changed.setdefault(table, {})
            if (what == "add" and key in rows) or (what == "take" and key not in rows):
                return False
            if what in ("drop", "take"):
                rows.pop(key, None)
            else:
                rows[key] = value[0]
        self.tables = changed
        return True

    async def read(self, table: str, key: str) -> str | None:
        return self.tables.get(table, {}).get(key)

    async def scan(self, table: str, first: str, last: str) -> str:
        assert first <= last, "IndexedDB refuses a range of nothing"
        rows = self.tables.get(table, {})
        return json.dumps([rows[key] for key in sorted(rows) if first <= key <= last])


class Here:
    """Does in place what a second worker would do."""

    async def do(self, work: str) -> str:
        await asyncio.sleep(0)
        return aside.do(work)


class Listener:
    """A page: what was answered, and what was said on its lines."""

    def __init__(self) -> None:
        self.replies: dict[int, tuple[int, str]] = {}
        self.said: dict[int, list[dict[str, Any]]] = {}
        self.gone: set[int] = set()

    def reply(self, number: int, status: int, body: str) -> None:
        self.replies[number] = (status, body)

    def say(self, line: int, message: str) -> None:
        self.said.setdefault(line, []).append(json.loads(message))

    def hang_up(self, line: int) -> None:
        self.gone.add(line)


class Table:
    """A worker and its page."""

    def __init__(self, database: MemoryDatabase | None = None) -> None:
        self.database = database or MemoryDatabase()
        self.page = Listener()

    async def begin(self) -> Table:
        self.worker: Worker = await start(self.database, Here(), self.page)
        self.worker.bots.pace = 0.0
        return self

    async def ask(self, path: str, token: str = "", body: Any = None, **query: str) -> tuple[int, Any]:
        """The status and what was answered."""
        asked: dict[str, Any] = {"method": "GET" if body is None else "POST", "path": path, "token": token}
        asked["query"] = {"lang": "ru", **query}
        asked["body"] = "" if body is None else json.dumps(body)
        status, text = await self.worker.call(json.dumps(asked))
        return status, json.loads(text)
