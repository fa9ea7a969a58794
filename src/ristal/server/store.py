"""What is kept: every answer before anybody is told of it, many of them with one fsync."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
import zlib
from concurrent.futures import Future
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, delete, event, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import Executable

from ristal.server import schema
from ristal.server.tokens import Pass, hashed

TOGETHER = 256  # jobs in one transaction at most


class Row(NamedTuple):
    """A move of a match as it is kept. `seat` is who did it, `message` the client's id of it."""

    seq: int
    kind: str
    seat: int | None
    message: str | None
    at: float
    data: dict[str, Any]


class Job:
    """Statements that belong together: if the first changes nothing, somebody else was first, and none is done."""

    def __init__(self, statements: list[Executable], notice: str = "") -> None:
        self.statements = statements
        self.notice = notice
        self.done: Future[bool] = Future()

    def run(self, connection: Connection) -> bool:
        for number, statement in enumerate(self.statements):
            result = connection.execute(statement)
            if number == 0 and result.rowcount == 0:
                return False
        return True


class Store:
    """A database: a thread of its own writes, others read."""

    def __init__(self, url: str, durable: bool = True) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql")
        self.engine = make_engine(url, durable)
        self._insert: Any = postgresql.insert if self.is_postgres else sqlite.insert
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()
        self.commits = 0
        self.written = 0

    def close(self) -> None:
        """What was handed in is written first."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    # Writing

    async def commit(self, job: Job) -> bool:
        """Have it on disk; false if somebody else was first."""
        self._jobs.put(job)
        return await asyncio.wrap_future(job.done)

    def _write(self) -> None:
        while True:
            jobs = self._next_jobs()
            if not jobs:
                return
            try:
                results = self._commit(jobs)
            except DBAPIError:
                for job in jobs:  # one of them is to blame: each for itself
                    self._commit_alone(job)
            else:
                for job, is_first in zip(jobs, results, strict=True):
                    job.done.set_result(is_first)

    def _next_jobs(self) -> list[Job]:
        first = self._jobs.get()
        jobs: list[Job] = []
        while first is not None:
            jobs.append(first)
            if len(jobs) == TOGETHER or self._jobs.empty():
                return jobs
            first = self._jobs.get()
        if jobs:
            self._jobs.put(None)  # the end comes after these
        return jobs

    def _commit(self, jobs: list[Job]) -> list[bool]:
        with self.engine.begin() as connection:
            results = [job.run(connection) for job in jobs]
            if self.is_postgres:
                notices = [job.notice for job, is_first in zip(jobs, results, strict=True) if is_first and job.notice]
                for at in range(0, len(notices), 100):
                    connection.execute(
                        text("SELECT pg_notify('ristal', :notices)"), {"notices": " ".join(notices[at : at + 100])}
                    )
        self.commits += 1
        self.written += len(jobs)
        return results

    def _commit_alone(self, job: Job) -> None:
        try:
            job.done.set_result(self._commit([job])[0])
        except DBAPIError as error:
            job.done.set_exception(error)

    # Statements

    def insert(self, table: Any, values: dict[str, Any]) -> Executable:
        """Add a row unless one with its key is there."""
        made: Executable = self._insert(table).values(values).on_conflict_do_nothing()
        return made

    def insert_move(self, match: str, row: Row) -> Executable:
        return self.insert(
            schema.moves,
            {
                "match": match,
                "seq": row.seq,
                "kind": row.kind,
                "seat": row.seat,
                "message": row.message,
                "at": row.at,
                "data": json.dumps(row.data, ensure_ascii=False, separators=(",", ":")),
            },
        )

    # Reading, in any thread

    def one(self, statement: Any) -> Any:
        with self.engine.connect() as connection:
            return connection.execute(statement).mappings().first()

    def all(self, statement: Any) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(statement).mappings())

    def holder(self, token: str) -> Pass | None:
        """What a token opens."""
        found = self.one(select(schema.tokens).where(schema.tokens.c.hash == hashed(token)))
        return None if found is None else Pass(found["match"], found["kind"], found["seat"])

    def rows(self, match: str, after: int = 0, upto: int | None = None) -> list[Row]:
        """The moves of a match, wherever they lie."""
        packed = self.one(select(schema.matches.c.archive).where(schema.matches.c.id == match))
        if packed is not None and packed["archive"] is not None:
            rows = [Row(*row) for row in json.loads(zlib.decompress(packed["archive"]))]
        else:
            wanted = select(schema.moves).where(schema.moves.c.match == match, schema.moves.c.seq > after)
            rows = [_row(found) for found in self.all(wanted.order_by(schema.moves.c.seq))]
        return [row for row in rows if row.seq > after and (upto is None or row.seq <= upto)]

    def snapshot(self, match: str, upto: int | None = None) -> tuple[int, str]:
        """The last snapshot of a match, up to a move; before the first one there is nothing."""
        wanted = select(schema.snapshots).where(schema.snapshots.c.match == match)
        if upto is not None:
            wanted = wanted.where(schema.snapshots.c.seq <= upto)
        found = self.one(wanted.order_by(schema.snapshots.c.seq.desc()).limit(1))
        return (0, "") if found is None else (found["seq"], found["save"])

    def archive(self, match: str) -> Job:
        """Put the moves of a match that is over together."""
        packed = zlib.compress(json.dumps(self.rows(match), ensure_ascii=False).encode(), 9)
        of_match = schema.matches.c.id == match
        return Job(
            [
                update(schema.matches).where(of_match, schema.matches.c.archive.is_(None)).values(archive=packed),
                delete(schema.moves).where(schema.moves.c.match == match),
                delete(schema.snapshots).where(schema.snapshots.c.match == match),
            ]
        )


def _row(found: Any) -> Row:
    return Row(found["seq"], found["kind"], found["seat"], found["message"], found["at"], json.loads(found["data"]))


def make_engine(url: str, durable: bool) -> Engine:
    """SQLite keeps a log beside the file, and waits for the disk unless told otherwise."""
    if url.startswith("postgresql"):
        return create_engine(url, pool_pre_ping=True, pool_size=8, hide_parameters=True)
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", f"synchronous={'FULL' if durable else 'NORMAL'}", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
