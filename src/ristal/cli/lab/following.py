"""For programs that look on: how far a run is, in a file that is written anew about every second."""

from __future__ import annotations

import argparse
import json
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ristal.engine.data import Document

EACH: Final = 1.0  # seconds between two writings
SHARE: Final = 20  # of the time may one part be spent on answers that nobody may read


class Follower:
    """Writes how many games are played of how many, since when, and the answer so far."""

    def __init__(self, path: str | None, heading: Document) -> None:
        self._path = None if path is None else Path(path)
        self._heading = heading
        self._began = time.monotonic()
        self._next = 0.0
        self._of = 0
        self._done = 0
        self._before = 0  # games of the parts that are over
        if path is not None:
            threading.Thread(target=_end_with_input, daemon=True).start()

    def pass_on(self) -> None:
        """Count on from here: another part of the question follows."""
        self._before, self._done, self._of = self._before + self._done, 0, 0

    def note(self, done: int, of: int, answer: Callable[[], Document]) -> None:
        """Write the answer so far, unless it was written just now."""
        now, self._done, self._of = time.monotonic(), done, of
        if self._path is None or now < self._next:
            return
        self._write(answer(), is_over=False)
        spent = time.monotonic() - now
        self._next = now + max(EACH, spent * SHARE)

    def end(self, answer: Document) -> None:
        """Write the answer as it stays."""
        if self._path is not None:
            self._write(answer, is_over=True)

    def _write(self, answer: Document, is_over: bool) -> None:
        assert self._path is not None
        seconds = time.monotonic() - self._began
        whole = self._before + max(self._done, self._of)
        said = {"done": self._before + self._done, "of": whole, "seconds": round(seconds, 3), "is_over": is_over}
        found = {name: value for name, value in answer.items() if name != "played"}  # every game is in the run
        write_whole(self._path, {**said, "answer": {**self._heading, **found}})


def add_follow(command: argparse.ArgumentParser, said: str) -> None:
    """The argument of programs that look on."""
    command.add_argument("--follow", metavar="FILE", help=said)


def write_whole(path: Path, data: Document) -> None:
    """Write a file so that whoever reads it finds the old or the new one, and never a half."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    beside.replace(path)


def _end_with_input() -> None:
    """Whoever started the run for itself holds the other end of its input: when that is gone, the run ends as by
    Ctrl-C."""
    while os.read(0, 4096):  # not by `sys.stdin`: the interpreter waits for its lock when it ends
        pass
    os.kill(os.getpid(), signal.SIGTERM)
