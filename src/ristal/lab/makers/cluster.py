"""Work spread over a cluster: batches of jobs are tasks of Ray. Each is done at least once; whoever keeps results keeps
them by key, so that twice does no harm."""

from __future__ import annotations

import traceback
from collections import deque
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, TypeVar

from ristal.engine.errors import BadOption
from ristal.lab.workers import WorkFailed

Job = TypeVar("Job")
Done = TypeVar("Done")

HERE: Final = "local"  # a cluster of this machine alone, for as long as the work lasts
BATCH: Final = 16  # jobs of a task: short games must not cost more to send than to play
AHEAD: Final = 2  # tasks that wait for each processor
RETRIES: Final = 3  # of a task whose machine was lost


@dataclass(frozen=True)
class Cluster:
    """A cluster of Ray by the address of its head."""

    address: str


def stream(
    work: Callable[[Job], Done], jobs: Sequence[Job], cluster: Cluster
) -> Generator[tuple[Job, Done], None, None]:
    """Every job with what came of it, as its task ends; close it to stop before that. Jobs that need files of this
    machine say how they travel: `carried` makes them whole."""
    if not jobs:
        return
    ray = _connect(cluster)
    try:
        task = ray.remote(max_retries=RETRIES)(do_batch)
        places = max(1, int(ray.cluster_resources().get("CPU", 1)))
        size = max(1, min(BATCH, len(jobs) // (AHEAD * places)))
        waiting = deque(range(0, len(jobs), size))
        running: dict[Any, int] = {}
        while waiting or running:
            while waiting and len(running) < AHEAD * places:
                first = waiting.popleft()
                running[task.remote(work, [carried(job) for job in jobs[first : first + size]])] = first
            ready, _ = ray.wait(list(running), num_returns=1)
            first = running.pop(ready[0])
            try:
                answers = ray.get(ready[0])
            except ray.exceptions.RayError as error:
                raise WorkFailed(jobs[first], str(error).splitlines()[0]) from error
            for job, (done, reason, log) in zip(jobs[first : first + size], answers, strict=False):
                if reason:
                    raise WorkFailed(job, reason, log)
                yield job, done
    finally:
        ray.shutdown()


def carried(job: Any) -> Any:
    """The job as it travels to a machine that has none of this one's files."""
    travels = getattr(job, "carried", None)
    return job if travels is None else travels()


def do_batch(work: Callable[[Job], Done], jobs: Sequence[Job]) -> list[tuple[Done | None, str, str]]:
    """What a task does: all of its jobs, up to the first that fails."""
    answers: list[tuple[Done | None, str, str]] = []
    for job in jobs:
        try:
            answers.append((work(job), "", ""))
        except Exception as error:
            answers.append((None, f"{type(error).__name__}: {error}", traceback.format_exc()))
            break
    return answers


def _connect(cluster: Cluster) -> Any:
    """Ray, which only the extra brings, connected."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadOption("no-ray", option="cluster") from None
    where = None if cluster.address == HERE else cluster.address
    try:
        ray.init(
            address=where, log_to_driver=False, logging_level="ERROR", include_dashboard=False if not where else None
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadOption("cluster", option="cluster", given=cluster.address, reason=str(error).splitlines()[0]) from None
    return ray
