"""The thread that writes: many jobs with one commit, and so with one fsync."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Sequence

import structlog
from sqlalchemy import Connection, Engine, text
from sqlalchemy.sql import Executable

from ristal.host.errors import ApiError
from ristal.server import settings
from ristal.server.storage import bulk_insert

log = structlog.get_logger()


class Job:
    """A row and statements that belong together. If the row cannot be added, the statement `must` changes nothing, or
    without either the first statement does not, somebody else was first, and none is done."""

    def __init__(
        self,
        statements: Sequence[Executable],
        notice: str = "",
        move: bulk_insert.KeptMove | None = None,
        must: Executable | None = None,
    ) -> None:
        self.statements = statements
        self.notice = notice
        self.move = move
        self.must = must
        self.done: asyncio.Future[bool] | None = None

    def run(self, connection: Connection) -> bool:
        if self.must is not None and connection.execute(self.must).rowcount < 1:
            return False
        if self.move is not None and not bulk_insert.keep(connection, [self.move]):
            return False
        return self.run_rest(connection)

    def run_rest(self, connection: Connection) -> bool:
        for number, statement in enumerate(self.statements):
            result = connection.execute(statement)
            if number == 0 and self.move is None and result.rowcount < 1:
                return False
        return True


class Writer:
    """Takes jobs from any loop; each hears what became of its own."""

    def __init__(self, engine: Engine, is_in_place: Callable[[], bool]) -> None:
        self.engine = engine
        self.is_in_place = is_in_place  # what is written to a file that was moved away is gone with the next start
        self.commits = 0
        self.written = 0
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._door = threading.Lock()
        self._is_closed = False
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """What was handed in is written first."""
        with self._door:
            self._is_closed = True
            self._jobs.put(None)
        self._thread.join()

    async def commit(self, job: Job) -> bool:
        """Have it on disk; false if somebody else was first. Whoever stops waiting does not stop it."""
        with self._door:
            if self._is_closed:
                raise ApiError("stopping")
            job.done = asyncio.get_running_loop().create_future()
            self._jobs.put(job)
        return await asyncio.shield(job.done)

    def _write(self) -> None:
        while True:
            jobs = self._next_jobs()
            if not jobs:
                return
            jobs.sort(key=lambda job: job.notice)  # in one order everywhere: processes must not wait for one another
            together = [job for job in jobs if job.must is None]
            try:
                results: list[bool | Exception] = list(self._commit(together)) if together else []
            except Exception:  # one of them is to blame: each for itself
                results = self._commit_alone(together)
            _end(together, results)
            alone = [job for job in jobs if job.must is not None]
            _end(alone, self._commit_alone(alone))

    def _next_jobs(self) -> list[Job]:
        first = self._jobs.get()
        jobs: list[Job] = []
        while first is not None:
            jobs.append(first)
            if len(jobs) == settings.JOBS_TOGETHER or self._jobs.empty():
                return jobs
            first = self._jobs.get()
        if jobs:
            self._jobs.put(None)  # the end comes after these
        return jobs

    def _commit(self, jobs: list[Job]) -> list[bool]:
        self._must_be_in_place()
        with self.engine.connect() as connection:
            if bulk_insert.keep(connection, [job.move for job in jobs if job.move is not None]):
                results = [job.run_rest(connection) for job in jobs]
            else:  # somebody else was first with one of them
                connection.rollback()
                results = [job.run(connection) for job in jobs]
            self._notify(connection, [job for job, is_first in zip(jobs, results, strict=True) if is_first])
            connection.commit()
        self.commits += 1
        self.written += len(jobs)
        return results

    def _commit_or_roll_back(self, job: Job) -> bool:
        """A job with a condition has a transaction of its own: all of it is done, or nothing."""
        self._must_be_in_place()
        with self.engine.connect() as connection:
            is_first = job.run(connection)
            if is_first:
                self._notify(connection, [job])
                connection.commit()
            else:
                connection.rollback()
        self.commits += 1
        self.written += is_first
        return is_first

    def _must_be_in_place(self) -> None:
        if not self.is_in_place():
            raise unavailable("writing", FileNotFoundError())

    def _notify(self, connection: Connection, jobs: Sequence[Job]) -> None:
        notices = [job.notice for job in jobs if job.notice] if self.engine.dialect.name == "postgresql" else []
        for at in range(0, len(notices), settings.NOTICES_TOGETHER):
            some = " ".join(notices[at : at + settings.NOTICES_TOGETHER])
            connection.execute(text("SELECT pg_notify('ristal', :notices)"), {"notices": some})

    def _commit_alone(self, jobs: list[Job]) -> list[bool | Exception]:
        results: list[bool | Exception] = []
        failed = 0
        for job in jobs:
            try:
                if failed == settings.HOPELESS_JOBS:
                    raise ApiError("unavailable")
                results += [self._commit_or_roll_back(job)] if job.must is not None else self._commit([job])
                failed = 0
            except ApiError as refused:
                results.append(refused)
            except Exception as error:
                failed += 1
                results.append(unavailable("writing", error))
        return results


def _end(jobs: Sequence[Job], results: Sequence[bool | Exception]) -> None:
    """Tell whoever waits, if anybody still does: all of them at once, or the loop would be woken for each."""
    waiting: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[bool], bool | Exception]]] = {}
    for job, result in zip(jobs, results, strict=True):
        assert job.done is not None
        waiting.setdefault(job.done.get_loop(), []).append((job.done, result))
    for loop, ended in waiting.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(_tell, ended)


def _tell(ended: list[tuple[asyncio.Future[bool], bool | Exception]]) -> None:
    for done, result in ended:
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


def unavailable(doing: str, error: Exception) -> ApiError:
    """The database does not answer, or the disk is full: nothing of what was to be kept goes to the log."""
    log.error("database", doing=doing, kind=type(getattr(error, "orig", None) or error).__name__)
    return ApiError("unavailable")
