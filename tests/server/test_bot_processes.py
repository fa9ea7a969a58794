"""The processes that bots think in: whoever begins slowly is waited for, whoever is stuck or dead is replaced."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from in_a_thread import in_a_thread

from ristal.server.workers.pool import Stuck, Workers

ENOUGH = 3.0  # seconds for a task that takes no time


def run(work: Callable[[Workers], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        workers = Workers(1)
        try:
            await work(workers)
        finally:
            workers.stop()

    in_a_thread(all_of_it())


def test_to_begin_is_no_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text(f"import time; time.sleep({ENOUGH + 1})")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)

    async def work(workers: Workers) -> None:
        assert await workers.do(math.isqrt, 49, deadline=ENOUGH) == 7

    run(work)


def test_who_is_stuck_is_replaced() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(Stuck):
            await workers.do(time.sleep, 600.0, deadline=0.1)
        assert await workers.do(math.isqrt, 81) == 9

    run(work)


def test_who_dies_is_replaced() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(Stuck):
            await workers.do(os._exit, 1)
        assert await workers.do(math.isqrt, 64) == 8

    run(work)
