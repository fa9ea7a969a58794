"""The runs of this machine: each is a folder with its question, its games and what is known so far, and one of them
at a time is played by a process that stands behind the table. What was played is never lost, however it ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import sys
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, field

from ristal.content import read_edition
from ristal.games import game_ids
from ristal.host.errors import ApiError
from ristal.protocol.laboratory import AskLab, RunState
from ristal.protocol.requests import RunId
from ristal.server import settings
from ristal.server.laboratory.editions import Editions
from ristal.server.laboratory.questions import words_of

QUESTION: Final = "question.json"
PROGRESS: Final = "progress.json"
GAMES: Final = "games.db"
LOG: Final = "log"
EDITION: Final = "edition"


class KeptQuestion(Struct, frozen=True):
    """What was asked, when, and in which language mistakes are told."""

    asked: AskLab
    began: float
    language: str


class Progress(Struct, frozen=True):
    """How far a run is, as it writes itself."""

    done: int = 0
    of: int = 0
    seconds: float = 0.0
    is_over: bool = False
    answer: msgspec.Raw = field(default_factory=msgspec.Raw)


class Trial(Struct, frozen=True):
    """What a few games have shown."""

    games: int
    seconds: float
    spread: float


class KeptRun:
    """A run in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.id = folder.name
        kept = msgspec.json.decode((folder / QUESTION).read_bytes(), type=KeptQuestion)
        self.asked, self.began, self.language = kept.asked, kept.began, kept.language
        self.has_failed = False
        self.is_told = False  # to end: it may not have come far enough to say anything

    def progress(self) -> Progress:
        """What the run has last written; nothing at first."""
        try:
            return msgspec.json.decode((self.folder / PROGRESS).read_bytes(), type=Progress)
        except (OSError, msgspec.DecodeError):
            return Progress()

    def edition(self) -> Path | None:
        """The edition as it was when the question was asked."""
        return self.folder / EDITION if self.asked.edition else None

    def edition_name(self) -> str:
        """What its edition calls itself."""
        edition = self.edition()
        return "" if edition is None else read_edition(edition, game_ids()).name

    def problem(self) -> str:
        """What the process said when it ended without an answer."""
        with contextlib.suppress(OSError):
            said = (self.folder / LOG).read_text("utf-8", errors="replace").strip()
            return said[-settings.LAB_PROBLEM_LETTERS :]
        return ""


class Desk:
    """All runs below a folder, and the one that is being played."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.editions = Editions(folder / "editions")
        self._runs: dict[str, KeptRun] = {}
        self._waiting: deque[KeptRun] = deque()
        self._running: KeptRun | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._task: asyncio.Task[None] | None = None
        self._trial: asyncio.subprocess.Process | None = None
        for each in sorted((folder / "lab").glob("*")) if (folder / "lab").is_dir() else ():
            with contextlib.suppress(OSError, msgspec.DecodeError, msgspec.ValidationError):
                msgspec.convert(each.name, RunId)
                self._runs[each.name] = KeptRun(each)

    # Looking

    def runs(self) -> list[KeptRun]:
        """The latest first."""
        return sorted(self._runs.values(), key=lambda run: -run.began)

    def find(self, run: str) -> KeptRun:
        if run not in self._runs:
            raise ApiError("not-found")
        return self._runs[run]

    def state(self, run: KeptRun, progress: Progress) -> RunState:
        if run is self._running:
            return "running"
        if run in self._waiting:
            return "waiting"
        if run.has_failed:
            return "failed"
        return "over" if progress.is_over and not was_stopped(progress) else "stopped"

    @property
    def process(self) -> int | None:
        """The process that plays, while one does."""
        return None if self._process is None else self._process.pid

    # Changing

    def begin(self, asked: AskLab, language: str) -> KeptRun:
        """Keep a question and play it as soon as it is its turn."""
        if len(self._runs) >= settings.LAB_RUNS:
            raise ApiError("too-many")
        folder = self.folder / "lab" / secrets.token_hex(6)
        folder.mkdir(parents=True)
        if asked.edition:
            shutil.copytree(self.editions.folder / asked.edition, folder / EDITION)
        (folder / QUESTION).write_bytes(msgspec.json.encode(KeptQuestion(asked, time.time(), language)))
        run = self._runs[folder.name] = KeptRun(folder)
        self.go_on(run)
        return run

    def go_on(self, run: KeptRun) -> None:
        """Play what is missing; games that were played are not played again."""
        if run is self._running or run in self._waiting:
            return
        run.has_failed = run.is_told = False
        self._waiting.append(run)
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._play_waiting())

    async def stop(self, run: KeptRun) -> None:
        """What was played stays, and counts."""
        if run in self._waiting:
            self._waiting.remove(run)
        run.is_told = True
        while run is self._running:
            if self._process is not None:
                await _end(self._process)
            await asyncio.sleep(0.02)

    async def forget(self, run: KeptRun) -> None:
        await self.stop(run)
        self._runs.pop(run.id, None)
        await asyncio.to_thread(shutil.rmtree, run.folder, True)

    async def stop_all(self) -> None:
        self._waiting.clear()
        if self._running is not None:
            await self.stop(self._running)
        if self._trial is not None:
            await _end(self._trial)

    # Playing

    async def _play_waiting(self) -> None:
        while self._waiting:
            self._running = run = self._waiting.popleft()
            try:
                edition = run.edition()
                words = words_of(run.asked, None if edition is None else str(edition))
                words += ["--run", str(run.folder / GAMES), "--workers", str(_workers())]
                with (run.folder / LOG).open("wb") as log:
                    self._process = await _start(words, run.folder / PROGRESS, run.language, log.fileno())
                code = await self._process.wait()
                run.has_failed = code != 0 and not run.is_told and not run.progress().is_over
            except OSError:
                run.has_failed = True
            finally:
                self._running = self._process = None

    async def tabulate(self, run: KeptRun, kind: str) -> bytes:
        """The games of a run as a table for other programs."""
        found = run.folder / f"{secrets.token_hex(6)}.{kind}"
        words = ["lab", "table", str(run.folder / GAMES), f"--{kind}", str(found)]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ristal", *words, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL
        )
        try:
            if await process.wait() != 0:
                raise ApiError("unavailable")
            return await asyncio.to_thread(found.read_bytes)
        finally:
            found.unlink(missing_ok=True)

    async def estimate(self, asked: AskLab, language: str) -> Trial:
        """Try a few games; a new question takes the place of the one before."""
        if self._trial is not None:
            await _end(self._trial)
        edition = str(self.editions.folder / asked.edition) if asked.edition else None
        where = self.folder / "lab"
        where.mkdir(parents=True, exist_ok=True)
        found, log = where / f"trial-{secrets.token_hex(6)}.json", where / f"trial-{secrets.token_hex(6)}.log"
        words = [*words_of(asked, edition), "--workers", str(_workers()), "--estimate"]
        try:
            with log.open("wb") as said:
                process = self._trial = await _start(words, found, language, said.fileno())
            try:
                await asyncio.wait_for(process.wait(), settings.LAB_TRIAL_SECONDS)
            except TimeoutError:
                await _end(process)
            if not found.exists():
                said_there = log.read_text("utf-8", errors="replace").strip()[-settings.LAB_PROBLEM_LETTERS :]
                raise ApiError("bad-option", said=said_there) if said_there else ApiError("unavailable")
            return msgspec.json.decode(found.read_bytes(), type=Trial)
        finally:
            found.unlink(missing_ok=True)
            log.unlink(missing_ok=True)


def was_stopped(progress: Progress) -> bool:
    """Whether somebody ended the run before it had its answer."""
    if not progress.answer:
        return True

    class Ended(Struct):
        stopped: str = ""

    return msgspec.json.decode(progress.answer, type=Ended).stopped == "stopped"


def _workers() -> int:
    """All processors but one, which is for those who play."""
    return max(1, (os.cpu_count() or 1) - 1)


async def _start(words: Sequence[str], follow: Path, language: str, errors: int) -> asyncio.subprocess.Process:
    """A process that stands behind everybody who plays, and ends when this one does: it holds the other end of its
    input."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "ristal",
        *words,
        "--follow",
        str(follow),
        "--lang",
        language,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=errors,
    )
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):  # it may have ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, settings.LAB_NICENESS)
    return process


async def _end(process: asyncio.subprocess.Process) -> None:
    """Tell it to end, and see that it does."""
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), settings.LAB_STOP_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()
