"""Looks on while an event loop runs: which callbacks keep it to themselves for too long, by their own processor time,
so that a busy machine does not count."""

from __future__ import annotations

import asyncio.events
import gc
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

LONG: Final = 0.005  # seconds
ROUND: Final = 500  # callbacks between two notes of how many there were


class LoopWatch:
    """Notes into a file, line by line: it can be read after a kill -9 too."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.callbacks = 0
        self.collecting = 0.0
        self.generation = 0

    def install(self) -> None:
        """From now on every callback of this process is timed."""
        run: Callable[[Any], None] = asyncio.events.Handle._run

        def timed(handle: Any) -> None:
            what, self.collecting = _name(handle), 0.0
            before = time.thread_time()
            run(handle)
            spent = time.thread_time() - before
            self.callbacks += 1
            if spent > LONG:
                self._note({"spent": spent, "collecting": self.collecting, "generation": self.generation, "what": what})
            elif self.callbacks % ROUND == 0:
                self._note({})

        asyncio.events.Handle._run = timed  # type: ignore[method-assign]
        gc.callbacks.append(self._collected)

    def _collected(self, phase: str, told: dict[str, int]) -> None:
        if threading.current_thread() is not threading.main_thread():
            return
        self.generation = told["generation"]
        self.collecting += time.thread_time() if phase == "stop" else -time.thread_time()

    def _note(self, told: dict[str, Any]) -> None:
        with self.file.open("a") as file:
            file.write(json.dumps({"callbacks": self.callbacks, "at": time.monotonic(), **told}) + "\n")


def _name(handle: Any) -> str:
    """The coroutine of a task's step, or the request that it serves; else the function."""
    owner = getattr(handle._callback, "__self__", None)
    if not isinstance(owner, asyncio.Task):
        return getattr(handle._callback, "__qualname__", repr(handle._callback))
    coroutine: Any = owner.get_coro()
    of = coroutine.cr_frame.f_locals.get("self") if getattr(coroutine, "cr_frame", None) else None
    scope = getattr(of, "scope", None) or {}
    asked = f"{scope.get('method', '')} {scope.get('path', '')} {scope.get('query_string', b'').decode()}"
    return f"{coroutine.__qualname__} {asked}".strip()


def report(file: Path, since: float) -> str:
    """What was noted since a moment of the monotonic clock, in a few lines."""
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    earlier = max((line["callbacks"] for line in lines if line["at"] < since), default=0)
    slow = sorted((line for line in lines if line["at"] >= since and "spent" in line), key=lambda line: -line["spent"])
    count = max(line["callbacks"] for line in lines) - earlier
    told = [f"event loop: {count} callbacks, {len(slow)} above {LONG * 1000:.0f} ms of processor time"]
    for line in slow[:10]:
        looked = f"{line['collecting'] * 1000:.1f} of it collecting (generation {line['generation']})"
        told.append(f"  {line['spent'] * 1000:.1f} ms, {looked}: {line['what']}")
    return "\n".join(told)
