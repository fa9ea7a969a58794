"""`make loop`: what keeps the event loop too busy is seen and named; every question that it asks is answered."""

from __future__ import annotations

import asyncio
import asyncio.events
import gc
import time
from pathlib import Path

import pytest
from in_a_thread import in_a_thread
from loop import run
from loop_watch import LONG, LoopWatch, report


async def think() -> None:
    """Keeps everybody waiting."""
    until = time.thread_time() + 2 * LONG
    while time.thread_time() < until:
        pass


async def rest() -> None:
    await asyncio.sleep(0)


def test_who_thinks_too_long_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio.events.Handle, "_run", asyncio.events.Handle._run)  # put back afterwards
    monkeypatch.setattr(gc, "callbacks", gc.callbacks[:])
    LoopWatch(tmp_path / "loop").install()
    began = time.monotonic()

    async def both() -> None:
        await asyncio.create_task(rest())
        await asyncio.create_task(think())

    in_a_thread(both())
    told = report(tmp_path / "loop", began)
    assert "1 above 5 ms" in told
    assert told.endswith(": think")


def test_the_watch_looks_on_while_everything_is_asked(tmp_path: Path) -> None:
    told = run(2, 1, tmp_path)
    assert int(told.split()[2]) > 500, told
