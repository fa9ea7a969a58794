"""Whether a process can do what it is for: its database answers, and its workers work."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from ristal.host.errors import ApiError
from ristal.server import settings
from ristal.server.storage.sql_store import SqlStore
from ristal.server.workers.pool import Stuck, Workers

DATABASE: Final = "database"
MOVED: Final = "database-moved"
WORKERS: Final = "workers"


class Readiness:
    """Looks at one thing at a time, whoever asks: what hangs is asked once, and in a thread of its own."""

    def __init__(self, store: SqlStore, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self._threads = ThreadPoolExecutor(1, "readiness")
        self._looks = {DATABASE: _Look(self._ask_database), WORKERS: _Look(self._ask_workers)}

    async def problem(self) -> str | None:
        """What is wrong; none where all is well."""
        for name, look in self._looks.items():
            if not await look.is_done():
                return name
            if look.found is not None:
                return look.found
        return None

    async def _ask_database(self) -> str | None:
        try:
            is_in_place = await asyncio.get_running_loop().run_in_executor(self._threads, self.store.is_in_place)
        except ApiError:
            return DATABASE
        return None if is_in_place else MOVED

    async def _ask_workers(self) -> str | None:
        """The last task says it. After a failure, and before the first task, one of our own does: where nobody sends
        anything to a process that is not ready, nothing else would show that it is ready again."""
        if self.workers.is_known_to_work():
            return None
        try:
            await self.workers.do(answer)
        except Stuck:
            return WORKERS
        return None

    def stop(self) -> None:
        for look in self._looks.values():
            look.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)


def answer() -> str:
    """What a worker does to show that it is there."""
    return "here"


class _Look:
    """A question that is under way once at most, and whose answer stands for a moment."""

    def __init__(self, ask: Callable[[], Awaitable[str | None]]) -> None:
        self.ask = ask
        self.found: str | None = None
        self._asked = float("-inf")
        self._task: asyncio.Future[str | None] | None = None

    async def is_done(self) -> bool:
        """Whether there is an answer, in good time."""
        if self._task is None and time.monotonic() - self._asked < settings.READINESS_STANDS_SECONDS:
            return True
        if self._task is None:
            self._task = asyncio.ensure_future(self.ask())
        task = self._task
        await asyncio.wait({task}, timeout=settings.READINESS_SECONDS)
        if not task.done():
            return False
        if self._task is task:
            self._task, self.found, self._asked = None, task.result(), time.monotonic()
        return True

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
