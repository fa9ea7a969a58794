"""A client of the protocol for tests: real requests to a real process."""

from __future__ import annotations

import multiprocessing
import os
import random
import subprocess
import sys
import time
from functools import cache
from itertools import count
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import pytest
from loop_watch import LoopWatch

from ristal.cli import main
from ristal.host import create
from ristal.host.fairness import fair_chance

started = count()
PROXY = "127.0.0.1"  # where tests come from, as a proxy would: every match from an address of its own


class Served:
    """`ristal serve` in a process of its own, forked from one that has read all modules: that is five times as fast.
    With a `watch` its event loop is watched."""

    def __init__(self, url: str, *more: str, watch: Path | None = None, errors: Path | None = None) -> None:
        self.url = url
        self.watch = watch
        self.errors = errors or Path(os.environ.get("TMPDIR", "/tmp")) / f"ristal-serve-{os.getpid()}.log"
        place = ["--database", url] if ":" in url else ["--data", url]
        self.process = self._start(
            ["serve", "--port", "0", "--no-browser", "--bot-pace", "0", "--proxy", PROXY, *more, *place]
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Ristal is at "):
            self.process.stdout.close()
            self.process.kill()
            self.process.wait()
            raise AssertionError(f"{line!r}: {self._last_words()}")
        self.where = line.removeprefix("Ristal is at ").strip()
        self.http = httpx.Client(base_url=self.where, timeout=30)

    def _start(self, command: list[str]) -> Any:
        return ForkedProcess(command, self.errors, self.watch)

    def kill(self) -> None:
        """kill -9"""
        self._leave()
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self._leave()
        self.process.terminate()
        return self.process.wait(20)

    def _last_words(self) -> str:
        return self.errors.read_text()[-2000:] if self.errors.is_file() else ""

    def _leave(self) -> None:
        self.http.close()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Commanded(Served):
    """The same by its command line, as people start it."""

    def _start(self, command: list[str]) -> Any:
        with self.errors.open("ab") as errors:
            return subprocess.Popen(
                [sys.executable, "-m", "ristal", *command], stdout=subprocess.PIPE, stderr=errors, text=True
            )


class ForkedProcess:
    """What is needed of a `subprocess.Popen`."""

    def __init__(self, command: list[str], errors: Path, watch: Path | None = None) -> None:
        context = _forks()
        ours, theirs = context.Pipe(duplex=False)
        same = f"{os.environ.get('PYTEST_CURRENT_TEST', '')} {next(started)}"
        self._process = context.Process(target=_serve, args=(command, errors, theirs, same, watch))
        self._process.start()
        theirs.close()
        self.stdout = os.fdopen(os.dup(ours.fileno()))
        ours.close()
        self.pid = self._process.pid
        self.kill = self._process.kill
        self.terminate = self._process.terminate

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, seconds: float | None = None) -> int:
        self._process.join(seconds)
        code = self._process.exitcode
        assert code is not None, "the server does not stop"
        return code


@cache
def _forks() -> Any:
    """The process to fork from is told by its environment alone where to find what it has to import."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["all_read"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parent), prepend=os.pathsep)
        forkserver.ensure_running()
    return context


def _serve(command: list[str], errors: Path, out: Connection, same: str, watch: Path | None) -> None:
    """A test has the same cards and dice whenever it runs: only what chance is drawn from is fixed, not who asks."""
    chance = random.Random(same)
    fair_chance.new_secret = lambda: chance.randbytes(16).hex()
    create.new_match_id = lambda: chance.randbytes(8).hex()
    if watch is not None:
        LoopWatch(watch).install()
    with errors.open("ab") as log:
        os.dup2(log.fileno(), 2)
    os.dup2(out.fileno(), 1)
    out.close()
    sys.stdout = os.fdopen(1, "w")
    sys.exit(main(command))


class Player:
    """A holder of a token."""

    def __init__(self, http: httpx.Client, match: str, token: str) -> None:
        self.http = http
        self.match = match
        self.headers = {"Authorization": f"Bearer {token}"}

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.http.get(f"/api/matches/{self.match}{path}", headers=self.headers, params=query)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(f"/api/matches/{self.match}{path}", headers=self.headers, json=body or {})

    def state(self, **query: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.get(**query).json()
        return found

    def answer(self, answer: str, message: str, question: str | None = None) -> httpx.Response:
        if question is None:
            question = self.state()["question"]["id"]
        return self.post("/answers", {"question": question, "answer": answer, "message": message})


def until(http: httpx.Client, path: str, status: int) -> httpx.Response:
    """The first answer with this status: processes take their time to start and to die."""
    deadline = time.monotonic() + 90
    while time.monotonic() < deadline:
        answer = http.get(path, params={"lang": "en"})
        if answer.status_code == status:
            return answer
        time.sleep(0.1)
    raise AssertionError(f"{path} says {answer.status_code} {answer.text} and never {status}")


def address(number: int) -> dict[str, str]:
    """Every match comes from an address of its own, as in life: requests are counted by address."""
    return {"X-Forwarded-For": f"10.{number >> 8 & 255}.{number & 255}.1"}


def found(http: httpx.Client, game: str, sitters: list[str], **more: Any) -> dict[str, Any]:
    made = http.post("/api/matches", json={"game": game, "sitters": sitters, **more})
    assert made.status_code == 201, made.text
    answer: dict[str, Any] = made.json()
    return answer


def players(http: httpx.Client, made: dict[str, Any]) -> list[Player]:
    return [Player(http, made["match"], seat["token"]) for seat in made["seats"] if "token" in seat]
