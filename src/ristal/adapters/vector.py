"""Thousands of matches stepped in batches over worker processes; observations, masks and rewards are NumPy arrays.

The same seed gives the same matches for the same actions, whatever the number of workers: each match has a chance of
its own, named by the seed, its table and its number there.
"""

from __future__ import annotations

import signal
import traceback
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

import numpy as np

from ristal.adapters.setting import Setting
from ristal.adapters.tables import Tables

ALIGNED = 64  # bytes: arrays begin at whole lines of the cache


class BatchFailed(Exception):
    """A worker process met an error or ended; the message has its traceback where there is one."""


class Batch:
    """So many tables of one game, each asking a seat at every step; a match that ends is followed by the next.

    `observations` are what the seat in `seats` may know, `masks` what it may do. After a step `ended` tells which
    matches ended with it, `rewards` what each seat got for that: everything else is of the new match already.
    """

    observations: Any  # float32 [tables, size]
    masks: Any  # uint8 [tables, actions]
    seats: Any  # int8 [tables]
    rewards: Any  # float32 [tables, seats]
    ended: Any  # bool [tables]
    actions: Any  # int32 [tables]

    def __init__(self, game: str, tables: int, workers: int = 0, seed: int = 0, **options: object) -> None:
        if tables < 1 or workers < 0:
            raise ValueError("a batch has at least one table, and no fewer than no workers")
        self.setting = Setting(game, options)
        self.tables = tables
        layout = _layout(self.setting, tables)
        size = sum(_room(shape, kind) for _, shape, kind in layout)
        context = get_context("spawn")
        memory: Any = context.RawArray("b", size) if workers else np.zeros(size, np.int8)
        for name, array in _arrays(layout, memory):
            setattr(self, name, array)
        self._here: _Share | None = None
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        if not workers:
            self._here = _Share(self.setting, dict(_arrays(layout, memory)), range(tables), seed)
        for worker in range(min(workers, tables)):
            share = range(tables * worker // workers, tables * (worker + 1) // workers)
            ours, theirs = context.Pipe()
            arguments = (theirs, game, options, memory, tables, share, seed)
            process = context.Process(target=_work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._hear()

    def step(self, actions: Any) -> None:
        """Let the seat of every table take its action."""
        self.actions[:] = actions
        if self._here is not None:
            self._here.step()
            return
        for pipe in self._pipes:
            with suppress(BrokenPipeError):  # it has ended: hearing from it says so
                pipe.send(True)
        self._hear()

    def _hear(self) -> None:
        for pipe in self._pipes:
            try:
                failure = pipe.recv()
            except EOFError:
                failure = "a worker process ended"
            if failure is not None:
                self.close()
                raise BatchFailed(failure)

    def close(self) -> None:
        """End the workers; the arrays stay."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Share:
    """The tables of one process, which read `actions` and fill the other arrays."""

    def __init__(self, setting: Setting, arrays: dict[str, Any], share: range, seed: int) -> None:
        self.arrays = arrays
        self.first, self.last = share.start, share.stop
        self.tables = Tables(setting, share, seed)
        self.rows = memoryview(arrays["observations"]).cast("B")
        self.masks = memoryview(arrays["masks"]).cast("B")
        self._show()

    def step(self) -> None:
        first, last = self.first, self.last
        rewards, ended = self.arrays["rewards"], self.arrays["ended"]
        rewards[first:last], ended[first:last] = 0.0, False
        for at, won in self.tables.step(self.arrays["actions"][first:last].tolist()):
            rewards[at], ended[at] = won, True
        self._show()

    def _show(self) -> None:
        """Tell the seats that are asked what they may know."""
        self.arrays["seats"][self.first : self.last] = self.tables.show(self.rows, self.masks)


def _layout(setting: Setting, tables: int) -> list[tuple[str, tuple[int, ...], Any]]:
    return [
        ("observations", (tables, setting.observation.size), np.float32),
        ("masks", (tables, len(setting.answers)), np.uint8),
        ("seats", (tables,), np.int8),
        ("rewards", (tables, setting.seats), np.float32),
        ("ended", (tables,), np.bool_),
        ("actions", (tables,), np.int32),
    ]


def _room(shape: tuple[int, ...], kind: Any) -> int:
    size = int(np.prod(shape)) * int(np.dtype(kind).itemsize)
    return -(-size // ALIGNED) * ALIGNED


def _arrays(layout: list[tuple[str, tuple[int, ...], Any]], memory: Any) -> Iterator[tuple[str, Any]]:
    """The arrays that lie in the memory, by name."""
    start = 0
    for name, shape, kind in layout:
        yield name, np.frombuffer(memory, kind, int(np.prod(shape)), start).reshape(shape)
        start += _room(shape, kind)


def _work(
    pipe: Connection, game: str, options: dict[str, object], memory: Any, tables: int, share: range, seed: int
) -> None:
    """A worker: steps its tables on each command, until its pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            setting = Setting(game, options)
            ours = _Share(setting, dict(_arrays(_layout(setting, tables), memory)), share, seed)
            pipe.send(None)
            while pipe.recv():
                ours.step()
                pipe.send(None)
        except (EOFError, OSError):
            raise
        except Exception:
            pipe.send(traceback.format_exc())
