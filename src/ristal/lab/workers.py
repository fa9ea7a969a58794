"""Work spread over processes: answers stream back as they come, and no failure goes unnamed or hangs."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")

LARGEST_SHARE = 16  # jobs given at once: messages must not cost more than short games, nor fill a pipe


class WorkFailed(Exception):
    """A job raised an error, or took its worker process down; `log` is the traceback where there is one."""

    def __init__(self, job: object, reason: str, log: str = "") -> None:
        super().__init__(reason)
        self.job = job
        self.reason = reason
        self.log = log


def cores() -> int:
    """How many processes can run at the same time on this machine, as far as this one may use it."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def stream(work: Callable[[Job], Done], jobs: Sequence[Job], workers: int) -> Generator[tuple[Job, Done], None, None]:
    """Every job with what `work`, a function of a module, made of it, as they end; close it to stop before that.

    One worker is this very process: for debuggers, and where processes are not to be had.
    """
    return _alone(work, jobs) if workers == 1 else _together(work, jobs, workers)


def _alone(work: Callable[[Job], Done], jobs: Sequence[Job]) -> Generator[tuple[Job, Done], None, None]:
    for job in jobs:
        try:
            done = work(job)
        except Exception as error:
            raise WorkFailed(job, _reason(error), traceback.format_exc()) from error
        yield job, done


def _together(
    work: Callable[[Job], Done], jobs: Sequence[Job], workers: int
) -> Generator[tuple[Job, Done], None, None]:
    waiting = deque(jobs)
    team: list[_Worker[Job, Done]] = []
    try:
        with _deaf_children():
            for _ in range(min(workers, len(jobs))):
                team.append(_Worker(work))
        for worker in team:
            worker.give(waiting, len(team))
        while busy := {worker.connection: worker for worker in team if worker.jobs}:
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker = busy[connection]
                yield worker.take()
                if not worker.jobs:
                    worker.give(waiting, len(team))
    finally:
        for worker in team:
            worker.stop()


class _Worker(Generic[Job, Done]):
    """A process and the jobs that it has in hand."""

    def __init__(self, work: Callable[[Job], Done]) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.jobs: deque[Job] = deque()
        self.process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()  # only the worker holds its end now: when it dies, ours reports the end

    def give(self, waiting: deque[Job], workers: int) -> None:
        """A share of what waits: large at first, single jobs in the end, so that all finish together."""
        share = max(1, min(LARGEST_SHARE, len(waiting) // (4 * workers)))
        self.jobs.extend(waiting.popleft() for _ in range(min(share, len(waiting))))
        if self.jobs:
            with suppress(BrokenPipeError):  # it has died: taking from it says so
                self.connection.send(list(self.jobs))

    def take(self) -> tuple[Job, Done]:
        """The job that has just ended, and what came of it."""
        job = self.jobs[0]
        try:
            done, reason, log = self.connection.recv()
        except (EOFError, ConnectionResetError):
            self.process.join()
            raise WorkFailed(job, f"the worker process died (exit code {self.process.exitcode})") from None
        if reason:
            raise WorkFailed(job, reason, log)
        return self.jobs.popleft(), done

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.connection.close()


def _serve(connection: Connection, work: Callable[[Job], Done]) -> None:
    """What a worker process does until nobody wants anything of it any more."""
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            for job in connection.recv():
                try:
                    reply = (work(job), "", "")
                except Exception as error:
                    connection.send((None, _reason(error), traceback.format_exc()))
                    return
                connection.send(reply)


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started here do not hear Ctrl-C, which is for the one that prints what there is so far."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
