"""Processes for what takes long: bots think there, foreign records are played again. Each does one thing at a time, and
whoever takes too long is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import structlog

from ristal.engine.errors import RistalError

DEADLINE: Final = 20.0  # seconds: whoever works longer is stuck
STARTING: Final = 120.0  # seconds that a process may take to begin, on a machine that has much else to do
USUAL: Final = "ristal.server.workers.bots"  # what it reads before it says that it is there

log = structlog.get_logger()


class Stuck(Exception):
    """The process died, or did not come to an end."""


class Mistake(NamedTuple):
    """An error on its way between processes: a compiled one would lose its details there."""

    kind: type[RistalError]
    message: str
    details: dict[str, Any]


def work(pipe: Connection) -> None:
    """A worker: takes the module and the name of a function and what to give it, sends back what comes of it."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):
        import_module(USUAL)
        pipe.send(None)
        while True:
            module, name, given = pipe.recv()
            try:
                done = getattr(import_module(module), name)(*given)
            except RistalError as error:
                done = Mistake(type(error), str(error), error.details)
            pipe.send(done)


class Worker:
    """A process that does one thing at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.is_there = False

    def do(self, task: Callable[..., Any], given: tuple[Any, ...], deadline: float) -> Any:
        """What comes of it, or an error when the process died or is stuck; in a thread. To begin is no work: else a
        busy machine would replace for ever who has not begun."""
        if not self.is_there:
            self._hear(STARTING)
            self.is_there = True
        self.pipe.send((task.__module__, task.__name__, given))
        return self._hear(deadline)

    def _hear(self, deadline: float) -> Any:
        if not self.pipe.poll(deadline):
            raise TimeoutError("a worker is stuck")
        return self.pipe.recv()

    def stop(self) -> None:
        self.process.kill()
        self.pipe.close()


class Workers:
    """So many of them, started when they are needed."""

    def __init__(self, count: int = 0, make: Callable[[], Worker] = Worker) -> None:
        self.make = make
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self.busy: set[Worker] = set()
        self.waiting = 0
        for _ in range(self.count):
            self.idle.put_nowait(None)

    async def do(self, task: Callable[..., Any], *given: Any, deadline: float = DEADLINE) -> Any:
        """Have a function of a module done by the next worker that is free."""
        self.waiting += 1
        try:
            worker = await self.idle.get()
        finally:
            self.waiting -= 1
        try:
            if worker is None or not worker.process.is_alive():
                worker = await asyncio.to_thread(self.make)
            self.busy.add(worker)
            done = await asyncio.to_thread(worker.do, task, given, deadline)
        except (TimeoutError, EOFError, OSError) as error:
            log.warning("a worker was replaced", why=type(error).__name__)
            if worker is not None:
                self.busy.discard(worker)
                worker.stop()
            worker = None
            raise Stuck from None
        finally:
            if worker is not None:
                self.busy.discard(worker)
            self.idle.put_nowait(worker)
        if isinstance(done, Mistake):
            raise done.kind(done.message, **done.details)
        return done

    def stop(self) -> None:
        workers = list(self.busy)
        while not self.idle.empty():
            worker = self.idle.get_nowait()
            if worker is not None:
                workers.append(worker)
        for each in workers:
            each.stop()
