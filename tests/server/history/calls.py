"""Requests of clients over HTTP, and what came of them: done, refused, or nobody knows."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import httpx
from serving_client import address

from history.recording import OK, REFUSED, UNKNOWN, History, Operation

PATIENCE: Final = 4.0  # seconds that a client waits for a reply
NO_REPLY: Final = {"code": "no-reply"}


class Calls:
    """All requests of a run; `count` has them by kind and outcome."""

    def __init__(self, places: list[str]) -> None:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=200)
        self.http = [httpx.AsyncClient(base_url=where, timeout=PATIENCE, limits=limits) for where in places]
        self.count: Counter[tuple[str, str]] = Counter()

    async def close(self) -> None:
        for http in self.http:
            await http.aclose()

    async def request(
        self, process: int, method: str, path: str, table: int, token: str = "", body: Any = None, **query: Any
    ) -> tuple[str, Any]:
        """How it ended, and what was said. Every table has an address of its own: limits are counted by address."""
        headers = {**address(table), **({"Authorization": f"Bearer {token}"} if token else {})}
        try:
            reply = await self.http[process].request(
                method, f"/api/{path}", headers=headers, json=body, params={"lang": "en", **query}
            )
            said = reply.json()
        except (httpx.HTTPError, ValueError):
            return UNKNOWN, NO_REPLY
        if reply.is_success:
            return OK, said
        return (REFUSED if reply.status_code < 500 else UNKNOWN), said


class Desk:
    """Where one client of one match asks; what it wants to change is recorded."""

    def __init__(self, calls: Calls, history: History, table: int, client: str) -> None:
        self.calls = calls
        self.history = history
        self.table = table
        self.client = client

    async def change(
        self, process: int, kind: str, seat: int, path: str, token: str, body: Any, sent: dict[str, Any] | None = None
    ) -> Operation:
        """Ask for something that changes the match."""
        operation = self.history.invoke(self.client, process, kind, seat, sent or {}, token)
        outcome, said = await self.calls.request(process, "POST", path, self.table, token, body)
        operation.end(outcome, said)
        self.calls.count[kind, outcome] += 1
        return operation

    async def look(self, process: int, token: str) -> dict[str, Any] | None:
        """The state as this client may know it, or nothing where the server cannot be reached."""
        outcome, state = await self.calls.request(process, "GET", f"matches/{self.history.match}", self.table, token)
        self.calls.count["look", outcome] += 1
        if outcome != OK:
            return None
        self.history.show(self.client, process, state)
        found: dict[str, Any] = state
        return found
