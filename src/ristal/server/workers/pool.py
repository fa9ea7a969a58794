"""Processes for what takes long: bots think there, foreign records are played again. Each does one thing at a time, and
whoever takes too long is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

import structlog

from ristal.content import Edition
from ristal.engine.errors import RistalError
from ristal.games import keep_contents, kept_contents, play_edition, played_edition
from ristal.server import settings
from ristal.server.metrics import Histogram
from ristal.server.workers.fair_queue import FairQueue

USUAL: Final = "ristal.host.bots.thinking"  # what it reads before it says that it is there

log = structlog.get_logger()


class Stuck(Exception):
    """The process died, or did not come to an end."""


class Failure(NamedTuple):
    """A mistake of our own in a task: what it says of itself may hold a card."""

    kind: str


def work(pipe: Connection, edition: Edition | None, kept: Path | None) -> None:
    """A worker: takes the module and the name of a function and what to give it, sends back what comes of it. It plays
    the edition of the process that started it."""
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):
        if hasattr(os, "nice"):
            os.nice(settings.WORKER_NICENESS)
        play_edition(edition)
        keep_contents(kept)
        import_module(USUAL)
        pipe.send(None)
        while True:
            module, name, given = pipe.recv()
            try:
                done = getattr(import_module(module), name)(*given)
            except RistalError as error:
                done = error
            except Exception as error:  # the process itself is well: to start another takes seconds
                done = Failure(type(error).__name__)
            pipe.send(done)


class Worker:
    """A process that does one thing at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, played_edition(), kept_contents()), daemon=True)
        self.process.start()
        theirs.close()
        self.is_there = False

    def do(self, task: Callable[..., Any], given: tuple[Any, ...], deadline: float) -> Any:
        """What comes of it, or an error when the process died or is stuck; in a thread. To begin is no work: else a
        busy machine would replace for ever who has not begun."""
        if not self.is_there:
            self._hear(settings.WORKER_START_SECONDS)
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
    """So many of them, started when they are needed and shared fairly by address."""

    def __init__(self, count: int = 0, make: Callable[[], Worker] = Worker) -> None:
        self.make = make
        self.count = count or max(settings.BOT_WORKERS, (os.cpu_count() or 2) - 1)
        self.busy: set[Worker] = set()
        self.waits = Histogram()  # until a task was begun
        self.failures = 0
        self._free: list[Worker | None] = [None] * self.count  # none: not started yet
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._threads = ThreadPoolExecutor(self.count, "workers")  # of their own: they wait for seconds
        self._is_last_done: bool | None = None  # whether the last task came to its end; None before the first

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def waiting_of(self, address: str) -> int:
        return self._queue.waiting_of(address)

    async def do(
        self,
        task: Callable[..., Any],
        *given: Any,
        address: str = "",
        deadline: float = settings.WORKER_SECONDS,
    ) -> Any:
        """Have a function of a module done by a worker, when it is the turn of the address that it is done for."""
        await self._turn(address)
        running = asyncio.ensure_future(self._run(address, task, given, deadline))
        self._tasks.add(running)
        running.add_done_callback(self._forget)
        done = await asyncio.shield(running)  # whoever stops waiting does not free a worker that goes on
        if isinstance(done, Failure):
            log.error("a task failed", task=task.__name__, kind=done.kind)
            raise Stuck
        if isinstance(done, RistalError):
            raise done
        return done

    def _forget(self, running: asyncio.Task[Any]) -> None:
        self._tasks.discard(running)
        if not running.cancelled():
            running.exception()  # seen, even where nobody waits for it any more

    async def _turn(self, address: str) -> None:
        since = time.monotonic()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.add(address, turn)
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end(address)
            else:
                self._queue.remove(address, turn)
            raise
        finally:
            self.waits.observe(time.monotonic() - since)

    def _next(self) -> None:
        """Let those go on for whom there is a worker."""
        while (turn := self._queue.take(self.count - self._queue.running.total())) is not None:
            turn.set_result(None)

    def _end(self, address: str) -> None:
        self._queue.done(address)
        self._next()

    async def _run(self, address: str, task: Callable[..., Any], given: tuple[Any, ...], deadline: float) -> Any:
        worker = self._free.pop(next((at for at, each in enumerate(self._free) if each is not None), 0))
        loop = asyncio.get_running_loop()
        try:
            if worker is None or not worker.process.is_alive():
                worker = await loop.run_in_executor(self._threads, self.make)
            self.busy.add(worker)
            done = await loop.run_in_executor(self._threads, worker.do, task, given, deadline)
            self._is_last_done = True
            return done
        except (TimeoutError, EOFError, OSError) as error:
            log.warning("a worker was replaced", why=type(error).__name__)
            self.failures += 1
            self._is_last_done = False
            if worker is not None:
                self.busy.discard(worker)
                worker.stop()
            worker = None
            raise Stuck from None
        finally:
            if worker is not None:
                self.busy.discard(worker)
            self._free.append(worker)
            self._end(address)

    def is_known_to_work(self) -> bool:
        """Whether the last task came to its end."""
        return self._is_last_done is True

    def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for worker in [*self.busy, *(each for each in self._free if each is not None)]:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
