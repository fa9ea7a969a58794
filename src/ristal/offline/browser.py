"""What the page's worker brings: a line to the page, a database, somebody who thinks. In the browser these are objects
of JavaScript; tests bring their own."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class Database(Protocol):
    """Tables of texts by keys that are texts, in their order. IndexedDB in the browser."""

    def change(self, operations: str) -> Awaitable[bool]:
        """Carry out all of a list of operations durably, or none of it. Each is JSON: `["put", table, key, value]`,
        `["add", …]` where there must be none yet, `["drop", table, key]`, `["take", …]` where there must be one. False
        if one of them could not be."""

    def read(self, table: str, key: str) -> Awaitable[str | None]: ...

    def scan(self, table: str, first: str, last: str) -> Awaitable[str]:
        """The values between two keys, these included, as a JSON list of texts."""


class Page(Protocol):
    """Where answers go."""

    def reply(self, number: int, status: int, body: str) -> None:
        """The answer to a call."""

    def say(self, line: int, message: str) -> None:
        """A message on a line to a match."""

    def hang_up(self, line: int) -> None: ...


class Aside(Protocol):
    """The second worker: what takes long is done there, one thing after another."""

    def do(self, work: str) -> Awaitable[str]:
        """Have a piece of `work` done as `ristal.offline.aside` does it."""
