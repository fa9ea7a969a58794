"""Other processes on the same PostgreSQL: each says what it has kept, each hears of it."""

from __future__ import annotations

import asyncio
import threading
from typing import Final

import structlog

from ristal.host.registry import MatchRegistry

PATIENCE: Final = 1.0  # seconds between two looks at whether to stop

log = structlog.get_logger()


class PgNotify:
    """Listens in a thread of its own; a lost connection is made again, and every open match looks what it missed."""

    def __init__(self, registry: MatchRegistry) -> None:
        self.registry = registry
        self.loop = asyncio.get_running_loop()
        self.stopping = threading.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.thread = threading.Thread(target=self._listen, name="neighbours", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.stopping.set()

    def _listen(self) -> None:
        import psycopg

        address = self.registry.store.url.replace("postgresql+psycopg://", "postgresql://", 1)
        while not self.stopping.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute("LISTEN ristal")
                    self.loop.call_soon_threadsafe(self._look_around)
                    while not self.stopping.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            self.loop.call_soon_threadsafe(self._heard, notice.payload)
            except psycopg.Error as error:
                log.warning("neighbours lost", kind=type(error).__name__)
                self.stopping.wait(PATIENCE)
            except RuntimeError:  # the loop is closed
                return

    def _heard(self, payload: str) -> None:
        for notice in payload.split():
            match, _, number = notice.partition(":")
            self._catch_up(match, int(number))

    def _catch_up(self, match: str, number: int) -> None:
        task = asyncio.ensure_future(self.registry.catch_up(match, number))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _look_around(self) -> None:
        for match in list(self.registry.registry):
            self._catch_up(match, 1 << 30)
