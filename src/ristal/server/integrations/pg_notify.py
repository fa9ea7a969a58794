"""Other processes on the same PostgreSQL: each says what it has kept, each hears of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

import structlog

from ristal.host.people.talk import Conversations
from ristal.host.registry import MatchRegistry
from ristal.server import settings

log = structlog.get_logger()


class PgNotify:
    """Listens in a thread of its own; a lost connection is made again, and every open match looks what it missed."""

    def __init__(self, registry: MatchRegistry, talk: Conversations, url: str) -> None:
        self.registry = registry
        self.talk = talk
        self.address = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self.loop = asyncio.get_running_loop()
        self.stopping = threading.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.thread = threading.Thread(target=self._listen, name="neighbours", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.stopping.set()

    def _listen(self) -> None:
        import psycopg

        while not self.stopping.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute("LISTEN ristal")
                    self.loop.call_soon_threadsafe(self._look_around)
                    while not self.stopping.is_set():
                        for notice in connection.notifies(timeout=settings.NOTIFY_SECONDS):
                            self.loop.call_soon_threadsafe(self._heard, notice.payload)
            except psycopg.Error as error:
                log.warning("neighbours lost", kind=type(error).__name__)
                self.stopping.wait(settings.NOTIFY_SECONDS)
            except RuntimeError:  # the loop is closed
                return

    def _heard(self, payload: str) -> None:
        for notice in payload.split():
            match, _, number = notice.partition(":")
            self._do(self.registry.catch_up(match, int(number)) if number.isdecimal() else self.talk.hear(match))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _look_around(self) -> None:
        for match in list(self.registry.matches):
            self._do(self.registry.catch_up(match, 1 << 30))
            self._do(self.talk.hear(match))
