"""A run is data: one file of games and their outcomes. What is in it is never played again: it is stopped in any way,
gone on with, merged with another, and asked again with more games."""

from __future__ import annotations

import json
import signal
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

import ristal
from ristal.engine.data import Document
from ristal.engine.errors import BadOption, RistalError
from ristal.lab.arena import Job, Outcome, game_of, play_all
from ristal.lab.makers import Makers
from ristal.lab.own_bots import is_own

FORMAT: Final = 2
UNTOLD: Final = "1"  # runs that did not tell what a game was
EACH: Final = 1.0  # seconds between two writings: so much a power cut may cost
TABLES: Final = """
create table if not exists heading (name text primary key, value text not null);
create table if not exists outcome (
    key text primary key, game text not null, played text not null, job text not null default '{}'
);
"""


class RunFailed(RistalError):
    """A file of a run cannot be used."""

    code = "run-failed"


class Run:
    """A file of outcomes by key; without a path it is forgotten with the process."""

    def __init__(self, path: Path | str | None = None) -> None:
        self.path = "" if path is None else str(path)
        self.reused = 0
        try:
            self._file = sqlite3.connect(self.path or ":memory:", isolation_level=None, timeout=30)
            self._file.executescript(TABLES)
            self._file.execute("insert or ignore into heading values ('format', ?)", (str(FORMAT),))
            self._file.execute("begin immediate")
            (form,) = self._file.execute("select value from heading where name = 'format'").fetchone()
            if form == UNTOLD:
                self._file.execute("alter table outcome add column job text not null default '{}'")
                self._file.execute("update heading set value = ? where name = 'format'", (str(FORMAT),))
                form = str(FORMAT)
        except sqlite3.Error as error:
            raise RunFailed("file", file=self.path, reason=str(error)) from None
        if form != str(FORMAT):
            raise RunFailed("format", file=self.path, given=form, known=FORMAT)
        self._kept_at = time.monotonic()

    def find(self, key: str) -> Outcome | None:
        """The outcome that was kept under a key."""
        found = self._file.execute("select played from outcome where key = ?", (key,)).fetchone()
        return None if found is None else read_outcome(json.loads(found[0]))

    def keep(self, key: str, job: Job, outcome: Outcome) -> None:
        """Keep an outcome; what comes quickly is written together, about once a second."""
        written = json.dumps(write_outcome(outcome), sort_keys=True)
        row = (key, job.setting.game, written, json.dumps(write_job(job), sort_keys=True))
        self._file.execute("insert or ignore into outcome values (?, ?, ?, ?)", row)
        if time.monotonic() - self._kept_at > EACH:
            self.settle()

    def settle(self) -> None:
        """Write what has come since the last time."""
        self._file.execute("commit")
        self._file.execute("begin immediate")
        self._kept_at = time.monotonic()

    def close(self) -> None:
        self._file.execute("commit")
        self._file.close()

    def __len__(self) -> int:
        return int(self._file.execute("select count(*) from outcome").fetchone()[0])

    def digest(self) -> str:
        """One word for all that the file holds, in whatever order it came."""
        rows = self._file.execute("select key, played from outcome order by key")
        return sha256("\n".join(f"{key} {played}" for key, played in rows).encode()).hexdigest()

    def games(self) -> Iterator[tuple[str, str, Document, Document]]:
        """Every game by its key: which, what it was, and what came of it."""
        for key, game, played, job in self._file.execute("select key, game, played, job from outcome order by key"):
            yield key, game, json.loads(job), json.loads(played)

    def take_over(self, other: Run) -> int:
        """Add the outcomes of another file and tell how many were new; the same game with another outcome is an
        error, and then nothing is added."""
        new: list[tuple[str, str, str, str]] = []
        rows = other._file.execute("select key, game, played, job from outcome order by key")
        for key, game, played, job in rows:
            mine = self._file.execute("select played from outcome where key = ?", (key,)).fetchone()
            if mine is None:
                new.append((key, game, played, job))
            elif mine[0] != played:
                raise RunFailed("differs", file=other.path, into=self.path, key=key[:12])
        self._file.executemany("insert into outcome values (?, ?, ?, ?)", new)
        self.settle()
        return len(new)


def key_of(job: Job) -> str:
    """What determines a game: rules, content, learned values, options, bots, seed, and what is counted."""
    game = game_of(job.setting)
    parts = {
        "ristal": ristal.__version__,
        "game": game.id,
        "rules": game.version,
        "content": game.content_hash,
        "values": list(game.weights),
        "options": job.options(),
        "bots": [_bot(name) for name in job.seating.bots],
        "seed": job.seed,
        "counted": [list(each) for each in job.setting.counted],
        **({"watched": list(job.setting.watched)} if job.setting.watched else {}),
    }
    return sha256(json.dumps(parts, sort_keys=True, default=str).encode()).hexdigest()


def _bot(name: str) -> str:
    """A bot by name; one's own also by what its file says."""
    if not is_own(name):
        return name
    file, _, wanted = name.rpartition(":")  # and what it may not play
    try:
        said = Path(file).read_bytes()
    except OSError as error:
        raise BadOption("own-bot-file", option="bot", file=file) from error
    return f"{wanted} {sha256(said).hexdigest()}"


def write_job(job: Job) -> Document:
    """What a game was, for those who reckon with it elsewhere."""
    game = game_of(job.setting)
    return {
        "rules": game.version,
        "content": game.content_hash,
        "options": job.options(),
        "bots": list(job.seating.bots),
        "seed": job.seed,
        "set": list(job.setting.changes),
    }


def write_outcome(outcome: Outcome) -> Document:
    return {
        "ranking": [list(group) for group in outcome.ranking],
        "how": outcome.how,
        "decisions": outcome.decisions,
        "first": outcome.first,
        "counts": sorted([*what, times] for what, times in outcome.counts.items()),
    }


def read_outcome(row: Document) -> Outcome:
    counts = Counter({(event, value): times for event, value, times in row["counts"]})
    ranking = tuple(tuple(group) for group in row["ranking"])
    return Outcome(ranking, row["how"], row["decisions"], row["first"], counts)


def play_kept(jobs: Sequence[Job], workers: Makers, run: Run) -> Generator[tuple[Job, Outcome], None, None]:
    """Every job with its outcome: first those that the run holds, then the others as they are played and kept."""
    waiting: list[Job] = []
    keys = {job.number: key_of(job) for job in jobs}
    for job in jobs:
        outcome = run.find(keys[job.number])
        if outcome is None:
            waiting.append(job)
        else:
            run.reused += 1
            yield job, outcome
    try:
        with closing(play_all(waiting, workers)) as games:
            for job, outcome in games:
                run.keep(keys[job.number], job, outcome)
                yield job, outcome
    finally:
        run.settle()


@contextmanager
def ends_like_ctrl_c() -> Iterator[None]:
    """A run that is told to end says what there is so far, as after Ctrl-C."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
