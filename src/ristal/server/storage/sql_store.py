"""What is kept: every answer before anybody is told of it, many of them with one fsync."""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import threading
import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection, Engine, create_engine, delete, event, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from ristal.host.errors import ApiError
from ristal.host.tokens import Pass, hashed
from ristal.server.storage import bulk_insert, tables

TOGETHER = 256  # jobs in one transaction at most
COUNTED = {"preserve_rowcount": True}  # else PostgreSQL does not say whether an insert has changed anything
HOPELESS = 3  # jobs that fail one after another: the database is gone, the rest need not try

log = structlog.get_logger()
encode = msgspec.json.encode


class Row(NamedTuple):
    """A move of a match as it is kept. `seat` is who did it, `message` the client's id of it."""

    seq: int
    kind: str
    seat: int | None
    message: str | None
    at: float
    data: dict[str, Any]


class Job:
    """A move and statements that belong together: if the move, or without one the first statement, changes nothing,
    somebody else was first, and none is done."""

    def __init__(
        self, statements: Sequence[Executable], notice: str = "", move: bulk_insert.KeptMove | None = None
    ) -> None:
        self.statements = statements
        self.notice = notice
        self.move = move
        self.done: asyncio.Future[bool] | None = None

    def run(self, connection: Connection) -> bool:
        if self.move is not None and not bulk_insert.keep(connection, [self.move]):
            return False
        return self.run_rest(connection)

    def run_rest(self, connection: Connection) -> bool:
        for number, statement in enumerate(self.statements):
            result = connection.execute(statement)
            if number == 0 and self.move is None and result.rowcount < 1:
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
        self._door = threading.Lock()
        self._is_closed = False
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()
        self.commits = 0
        self.written = 0

    def close(self) -> None:
        """What was handed in is written first."""
        with self._door:
            self._is_closed = True
            self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    # Writing

    async def commit(self, job: Job) -> bool:
        """Have it on disk; false if somebody else was first. Whoever stops waiting does not stop it."""
        with self._door:
            if self._is_closed:
                raise ApiError("stopping")
            job.done = asyncio.get_running_loop().create_future()
            self._jobs.put(job)
        return await asyncio.shield(job.done)

    def _write(self) -> None:
        while True:
            jobs = self._next_jobs()
            if not jobs:
                return
            jobs.sort(key=lambda job: job.notice)  # in one order everywhere: processes must not wait for one another
            try:
                results: list[bool | Exception] = list(self._commit(jobs))
            except Exception:  # one of them is to blame: each for itself
                results = self._commit_alone(jobs)
            _end(jobs, results)

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
        with self.engine.connect() as connection:
            if bulk_insert.keep(connection, [job.move for job in jobs if job.move is not None]):
                results = [job.run_rest(connection) for job in jobs]
            else:  # somebody else was first with one of them
                connection.rollback()
                results = [job.run(connection) for job in jobs]
            if self.is_postgres:
                notices = [job.notice for job, is_first in zip(jobs, results, strict=True) if is_first and job.notice]
                for at in range(0, len(notices), 100):
                    connection.execute(
                        text("SELECT pg_notify('ristal', :notices)"), {"notices": " ".join(notices[at : at + 100])}
                    )
            connection.commit()
        self.commits += 1
        self.written += len(jobs)
        return results

    def _commit_alone(self, jobs: list[Job]) -> list[bool | Exception]:
        results: list[bool | Exception] = []
        failed = 0
        for job in jobs:
            try:
                if failed == HOPELESS:
                    raise ApiError("unavailable")
                results += self._commit([job])
                failed = 0
            except ApiError as refused:
                results.append(refused)
            except Exception as error:
                failed += 1
                results.append(unavailable("writing", error))
        return results

    # Statements

    def insert(self, table: Any, values: dict[str, Any]) -> Executable:
        """Add a row unless one with its key is there."""
        made: Executable = self._insert(table).values(values).on_conflict_do_nothing()
        return made

    def insert_move(self, match: str, row: Row) -> Executable:
        """The first move of a match that is only just founded: nobody else can be first."""
        return self.insert(tables.moves, dict(zip(tables.moves.c.keys(), _values(match, row), strict=True)))

    def insert_or_raise(self, table: Any, values: dict[str, Any], column: str) -> Executable:
        """Add a row, or raise a column of the one that is there; nothing changes where it is as high already."""
        made = self._insert(table).values(values)
        higher = table.c[column] < made.excluded[column]
        keys = list(table.primary_key)
        raised: Executable = made.on_conflict_do_update(
            index_elements=keys, set_={column: made.excluded[column]}, where=higher
        )
        return raised

    # Reading, in any thread

    def one(self, statement: Any) -> Any:
        return next(iter(self.all(statement)), None)

    def all(self, statement: Any) -> list[Any]:
        try:
            with self.engine.connect() as connection:
                return list(connection.execute(statement).mappings())
        except SQLAlchemyError as error:
            raise unavailable("reading", error) from None

    def holder(self, token: str) -> Pass | None:
        """What a token opens."""
        found = self.one(select(tables.tokens).where(tables.tokens.c.hash == hashed(token)))
        return None if found is None else Pass(found["match"], found["kind"], found["seat"])

    def rows(self, match: str, after: int = 0, upto: int | None = None) -> list[Row]:
        """The moves of a match, wherever they lie."""
        wanted = select(tables.moves).where(tables.moves.c.match == match, tables.moves.c.seq > after)
        rows = [_row(found) for found in self.all(wanted.order_by(tables.moves.c.seq))]
        if not rows or rows[0].seq > after + 1:
            rows = [*self._put_away(match), *rows]
        return [row for row in rows if row.seq > after and (upto is None or row.seq <= upto)]

    def _put_away(self, match: str) -> list[Row]:
        """The moves of a match that were put together."""
        packed = self.one(select(tables.matches.c.archive).where(tables.matches.c.id == match))
        if packed is None or packed["archive"] is None:
            return []
        return [Row(*row) for row in json.loads(zlib.decompress(packed["archive"]))]

    def number_of(self, match: str, seat: int, message: str) -> int | None:
        """The number of the move that a seat made with this message."""
        c = tables.moves.c
        found = self.one(select(c.seq).where(c.match == match, c.seat == seat, c.message == message))
        if found is not None:
            return int(found["seq"])
        return next((row.seq for row in self._put_away(match) if (row.seat, row.message) == (seat, message)), None)

    def snapshot(self, match: str, upto: int | None = None) -> tuple[int, str]:
        """The last snapshot of a match, up to a move; before the first one there is nothing."""
        wanted = select(tables.snapshots).where(tables.snapshots.c.match == match)
        if upto is not None:
            wanted = wanted.where(tables.snapshots.c.seq <= upto)
        found = self.one(wanted.order_by(tables.snapshots.c.seq.desc()).limit(1))
        return (0, "") if found is None else (found["seq"], found["save"])

    def archive(self, match: str) -> Job:
        """Put the moves of a match that is over together, and keep the last snapshot alone."""
        rows = self.rows(match)
        last, packed = rows[-1].seq, zlib.compress(json.dumps(rows, ensure_ascii=False).encode(), 9)
        newest = self.snapshot(match)[0]
        c, moves, snapshots = tables.matches.c, tables.moves.c, tables.snapshots.c
        not_yet = update(tables.matches).where(c.id == match, c.archived == 0)
        return Job(
            [
                not_yet.values(archive=packed, archived=last),
                delete(tables.moves).where(moves.match == match, moves.seq <= last),
                delete(tables.snapshots).where(snapshots.match == match, snapshots.seq < newest),
            ]
        )

    def to_archive(self, before: float, most: int = 20) -> list[str]:
        """Matches that have been over for a while."""
        c = tables.matches.c
        wanted = select(c.id).where(c.archived == 0, c.state == "over", c.touched < before).limit(most)
        return [found["id"] for found in self.all(wanted)]


def kept_move(match: str, row: Row, state: str, bot_asked: bool) -> bulk_insert.KeptMove:
    """A move as a job keeps it, and what is known of the match after it."""
    return bulk_insert.KeptMove(_values(match, row), (match, row.at, state, int(bot_asked)))


def _values(match: str, row: Row) -> bulk_insert.Values:
    return (match, row.seq, row.kind, row.seat, row.message, row.at, encode(row.data).decode())


def _end(jobs: Sequence[Job], results: Sequence[bool | Exception]) -> None:
    """Tell whoever waits, if anybody still does: all of them at once, or the loop would be woken for each."""
    waiting: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[bool], bool | Exception]]] = {}
    for job, result in zip(jobs, results, strict=True):
        assert job.done is not None
        waiting.setdefault(job.done.get_loop(), []).append((job.done, result))
    for loop, ended in waiting.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(_tell, ended)


def _tell(ended: list[tuple[asyncio.Future[bool], bool | Exception]]) -> None:
    for done, result in ended:
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


def _row(found: Any) -> Row:
    return Row(found["seq"], found["kind"], found["seat"], found["message"], found["at"], json.loads(found["data"]))


def unavailable(doing: str, error: Exception) -> ApiError:
    """The database does not answer, or the disk is full: nothing of what was to be kept goes to the log."""
    log.error("database", doing=doing, kind=type(getattr(error, "orig", None) or error).__name__)
    return ApiError("unavailable")


def make_engine(url: str, durable: bool) -> Engine:
    """SQLite keeps a log beside the file, and waits for the disk unless told otherwise."""
    always: dict[str, Any] = {"hide_parameters": True, "execution_options": COUNTED}
    if url.startswith("postgresql"):
        return create_engine(url, pool_pre_ping=True, pool_size=8, connect_args={"connect_timeout": 5}, **always)
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False}, **always)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", f"synchronous={'FULL' if durable else 'NORMAL'}", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
