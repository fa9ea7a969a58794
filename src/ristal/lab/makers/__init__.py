"""Who makes what a run asks for: processes of this machine, or a cluster. Both give the same results for the same
jobs."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from ristal.lab import workers
from ristal.lab.makers import cluster
from ristal.lab.makers.cluster import Cluster

Job = TypeVar("Job")
Done = TypeVar("Done")
Makers = int | Cluster  # so many processes, or the cluster of an address


def stream(work: Callable[[Job], Done], jobs: Sequence[Job], makers: Makers) -> Generator[tuple[Job, Done], None, None]:
    """Every job with what `work`, a function of a module, made of it, as they end; close it to stop before that."""
    if isinstance(makers, Cluster):
        return cluster.stream(work, jobs, makers)
    return workers.stream(work, jobs, makers)
