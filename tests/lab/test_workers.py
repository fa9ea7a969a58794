"""Work in processes: in any order, never lost, never hanging."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from ristal.lab.workers import WorkFailed, stream

JOBS = list(range(40))


def double(job: int) -> int:
    return 2 * job


def stumble(job: int) -> int:
    if job == 7:
        raise ValueError("seven is too much")
    return job


def die(job: int) -> int:
    if job == 7:
        os._exit(3)
    return job


def hold(job: Path) -> int:
    """Ends once somebody lays down the file of the job."""
    while not job.exists():
        time.sleep(0.01)
    return 1


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    yield
    assert active_children() == []


@pytest.mark.parametrize("workers", [1, 3])
def test_every_job_is_done_once(workers: int) -> None:
    assert sorted(stream(double, JOBS, workers)) == [(job, 2 * job) for job in JOBS]


@pytest.mark.parametrize("workers", [1, 2])
def test_no_jobs_no_work(workers: int) -> None:
    assert list(stream(double, [], workers)) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_names_its_job(workers: int) -> None:
    with pytest.raises(WorkFailed, match="ValueError: seven is too much") as failure:
        list(stream(stumble, JOBS, workers))
    assert failure.value.job == 7
    assert "in stumble" in failure.value.log


def test_a_dead_worker_names_its_job() -> None:
    with pytest.raises(WorkFailed, match="exit code 3") as failure:
        list(stream(die, JOBS, 2))
    assert failure.value.job == 7


def test_a_worker_that_cannot_even_start_is_no_hang(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(double, "__qualname__", "nowhere_to_be_found")
    monkeypatch.setitem(globals(), "nowhere_to_be_found", double)  # here it is found, in the worker it is not
    with pytest.raises(WorkFailed, match="exit code 1"):
        list(stream(double, JOBS, 2))
    assert "nowhere_to_be_found" in capfd.readouterr().err


def test_answers_come_as_they_end_and_the_rest_can_be_dropped(tmp_path: Path) -> None:
    quick, endless = tmp_path / "quick", tmp_path / "endless"
    quick.touch()
    with closing(stream(hold, [endless, quick], 2)) as done:
        assert next(done) == (quick, 1)
