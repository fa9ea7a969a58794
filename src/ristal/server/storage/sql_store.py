"""The store of a server: every row is durable before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog
from msgspec import structs
from sqlalchemy import Engine, RowMapping, create_engine, delete, event, exists, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from ristal.engine.data import Document
from ristal.host.errors import ApiError
from ristal.host.live_match import OVER, PLAYING
from ristal.host.storage.rows import EncodedRow
from ristal.host.storage.store import Append, History, NewMatch, Player, PublicMatch, Token
from ristal.host.tokens import Pass, hash_token
from ristal.server import settings
from ristal.server.storage import bulk_insert, tables
from ristal.server.storage.decoding import match_of, player_of, row_of, rows_of
from ristal.server.storage.writer import Job, Writer, unavailable

COUNTED = {"preserve_rowcount": True}  # else PostgreSQL does not say whether an insert has changed anything
OPEN = select(tables.tokens).where(  # a token of a seat that is not there opens nothing
    tables.tokens.c.seat.is_(None)
    | exists().where(tables.seats.c.match == tables.tokens.c.match, tables.seats.c.seat == tables.tokens.c.seat)
)

log = structlog.get_logger()


class SqlStore:
    """Matches in a database: a thread of its own writes, others read."""

    def __init__(self, url: str, durable: bool = True) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql")
        self.engine = make_engine(url, durable)
        self._file = None if self.is_postgres else self.engine.url.database
        self._place: tuple[int, int] | None = None  # of that file, as it was first seen
        self._insert: Any = postgresql.insert if self.is_postgres else sqlite.insert
        self.writer = Writer(self.engine, self._is_same_file)

    def close(self) -> None:
        """What was handed in is written first."""
        self.writer.close()
        self.engine.dispose()

    # The interface of a store

    async def create(self, new: NewMatch) -> None:
        match = new.match
        values = {
            "id": match.id,
            "game": match.game,
            "options": json.dumps(match.options),
            "name": match.name,
            "clock": json.dumps(match.clock),
            "secret": match.secret,
            "created": match.created,
            "touched": match.created,
            "state": match.state,
            "bot_asked": int(new.is_due),
            "archived": 0,
            "archive": None,
            "public": match.watch,
            "terms": msgspec.json.encode(match.terms).decode(),
        }
        statements = [self.adds(tables.matches, values)]
        if new.start is not None:
            row = dict(zip(tables.moves.c.keys(), _values(match.id, new.start), strict=True))
            statements.append(self.adds(tables.moves, row))
        for seat, player in enumerate(new.players):
            statements.append(self.adds(tables.seats, _seat_values(match.id, seat, player)))
        statements += [self._add_token(match.id, token) for token in new.tokens]
        await self.writer.commit(Job(statements))

    async def append(self, change: Append) -> bool:
        statements = [self._add_token(change.match, token) for token in change.tokens]
        if change.player is not None:
            seat, player = change.player
            of_seat = (tables.seats.c.match == change.match) & (tables.seats.c.seat == seat)
            statements.append(update(tables.seats).where(of_seat).values(_seat_values(change.match, seat, player)))
        if change.snapshot:
            values = {"match": change.match, "seq": change.row.seq, "save": change.snapshot}
            statements.append(self.adds(tables.snapshots, values))
        if change.ended:  # the browsers that came with it hear no more
            c = tables.pushes.c
            statements.append(delete(tables.pushes).where(c.match == change.match, c.seat == change.row.seat))
        must = delete(tables.tokens).where(tables.tokens.c.hash == change.ended) if change.ended else None
        return await self.writer.commit(
            Job(statements, f"{change.match}:{change.row.seq}", _make_kept_move(change), must)
        )

    async def load(self, match: str, upto: int | None = None, before: int = 0) -> History | None:
        return await asyncio.to_thread(self._load, match, upto, before)

    async def find_rows(self, match: str, after: int = 0, upto: int | None = None) -> list[EncodedRow]:
        return await asyncio.to_thread(self.read_rows, match, after, upto)

    async def find_message(self, match: str, seat: int, message: str) -> int | None:
        return await asyncio.to_thread(self._read_message, match, seat, message)

    async def find_token(self, token: str) -> Pass | None:
        found = await asyncio.to_thread(self.one, OPEN.where(tables.tokens.c.hash == hash_token(token)))
        return None if found is None else Pass(found["match"], found["kind"], found["seat"])

    async def find_open(self, tokens: Sequence[str]) -> set[str]:
        by_hash = {hash_token(token): token for token in tokens}
        return {by_hash[each] for each in await asyncio.to_thread(self._find_hashes, list(by_hash))}

    def _find_hashes(self, hashes: list[str]) -> list[str]:
        found: list[str] = []
        for start in range(0, len(hashes), settings.CHECKED_AT_ONCE):
            some = hashes[start : start + settings.CHECKED_AT_ONCE]
            found += [row["hash"] for row in self.all(OPEN.where(tables.tokens.c.hash.in_(some)))]
        return found

    async def find_due(self, before: float) -> list[str]:
        c = tables.matches.c
        wanted = (
            select(c.id)
            .where(c.bot_asked == 1, c.touched < before)
            .order_by(c.touched.desc())
            .limit(settings.TAKEN_OVER_AT_ONCE)
        )
        return [found["id"] for found in await asyncio.to_thread(self.all, wanted)]

    async def find_public(self, since: float, most: int) -> list[PublicMatch]:
        return await asyncio.to_thread(self._read_public, since, most)

    async def find_states(self, matches: Sequence[str]) -> dict[str, str]:
        return await asyncio.to_thread(self._read_states, matches)

    async def claim_notice(self, match: str, seat: int, number: int) -> bool:
        added = self._insert(tables.notices).values(match=match, seat=seat, number=number)
        raised: Executable = added.on_conflict_do_update(
            index_elements=list(tables.notices.primary_key),
            set_={"number": added.excluded.number},
            where=tables.notices.c.number < added.excluded.number,
        )
        return await self.writer.commit(Job([raised]))

    async def record_uptime(self, start: float, last: float) -> None:
        added = self._insert(tables.uptime).values(start=start, last=last)
        keys = list(tables.uptime.primary_key)
        await self.writer.commit(Job([added.on_conflict_do_update(index_elements=keys, set_={"last": last})]))

    async def find_uptime(self) -> list[tuple[float, float]]:
        newest = select(tables.uptime).order_by(tables.uptime.c.start.desc()).limit(settings.UPTIME_SPANS)
        return [(found["start"], found["last"]) for found in await asyncio.to_thread(self.all, newest)]

    async def archive(self, before: float) -> int:
        done = 0
        for match in await asyncio.to_thread(self._read_ended, before):
            job = await asyncio.to_thread(self._pack, match)
            done += job is not None and await self.writer.commit(job)
        return done

    # Statements

    def adds(self, table: Any, values: Document) -> Executable:
        """Add a row unless one with its key is there."""
        made: Executable = self._insert(table).values(values).on_conflict_do_nothing()
        return made

    def _add_token(self, match: str, token: Token) -> Executable:
        return self.adds(tables.tokens, {"hash": token.hash, "match": match, "kind": token.kind, "seat": token.seat})

    # Reading, in any thread

    def is_in_place(self) -> bool:
        """Ask the database something; whether its file is still where it was, and no other in its place."""
        self.one(select(tables.matches.c.id).limit(1))
        return self._is_same_file()

    def _is_same_file(self) -> bool:
        if self._file is None:
            return True
        try:
            found = os.stat(self._file)
        except OSError:
            return False
        self._place = self._place or (found.st_dev, found.st_ino)
        return self._place == (found.st_dev, found.st_ino)

    def one(self, statement: Any) -> Any:
        return next(iter(self.all(statement)), None)

    def all(self, statement: Any) -> list[Any]:
        try:
            with self.engine.connect() as connection:
                return list(connection.execute(statement).mappings())
        except SQLAlchemyError as error:
            raise unavailable("reading", error) from None

    def _load(self, match: str, upto: int | None, before: int) -> History | None:
        found = self.one(select(tables.matches).where(tables.matches.c.id == match))
        if found is None:
            return None
        wanted = select(tables.seats).where(tables.seats.c.match == match).order_by(tables.seats.c.seat)
        players = [player_of(seat) for seat in self.all(wanted)]
        number, snapshot = self._read_snapshot(match, upto)
        rows = self.read_rows(match, max(0, number - before), upto)
        return History(match_of(found), players, number, snapshot, rows)

    def read_rows(self, match: str, after: int = 0, upto: int | None = None) -> list[EncodedRow]:
        """The rows of a match, wherever they lie."""
        wanted = select(tables.moves).where(tables.moves.c.match == match, tables.moves.c.seq > after)
        found = self.all(wanted.order_by(tables.moves.c.seq))
        rows = [row_of(each) for each in found if isinstance(each["seq"], int)]  # what has no number is missing
        if not rows or rows[0].seq > after + 1:
            rows = [*self._read_archive(match), *rows]
        return [row for row in rows if row.seq > after and (upto is None or row.seq <= upto)]

    def _read_archive(self, match: str) -> list[EncodedRow]:
        """The rows of a match that were packed."""
        packed = self.one(
            select(tables.matches.c.archive, tables.matches.c.archived).where(tables.matches.c.id == match)
        )
        if packed is None or packed["archive"] is None:
            return []
        return rows_of(packed["archive"], packed["archived"])

    def _read_message(self, match: str, seat: int, message: str) -> int | None:
        c = tables.moves.c
        found = self.one(select(c.seq).where(c.match == match, c.seat == seat, c.message == message))
        if found is not None:
            return int(found["seq"])
        return next((row.seq for row in self._read_archive(match) if (row.seat, row.message) == (seat, message)), None)

    def _read_snapshot(self, match: str, upto: int | None = None) -> tuple[int, str]:
        """The last snapshot of a match, up to a row; before the first one there is nothing."""
        wanted = select(tables.snapshots).where(tables.snapshots.c.match == match)
        if upto is not None:
            wanted = wanted.where(tables.snapshots.c.seq <= upto)
        found = self.one(wanted.order_by(tables.snapshots.c.seq.desc()).limit(1))
        return (0, "") if found is None else (found["seq"], found["save"])

    def _read_public(self, since: float, most: int) -> list[PublicMatch]:
        c, seats, moves = tables.matches.c, tables.seats.c, tables.moves.c
        is_live = (c.state == PLAYING) & (c.public != "") & (c.touched > since)
        found = self.all(select(tables.matches).where(is_live).order_by(c.created.desc()).limit(most))
        ids = [each["id"] for each in found]
        sitting: dict[str, list[RowMapping]] = {match: [] for match in ids}
        for seat in self.all(select(tables.seats).where(seats.match.in_(ids)).order_by(seats.match, seats.seat)):
            sitting[seat["match"]].append(seat)
        last = (
            select(moves.match, func.max(moves.seq).label("number")).where(moves.match.in_(ids)).group_by(moves.match)
        )
        numbers = {each["match"]: each["number"] for each in self.all(last)}
        public = []
        for each in found:
            with contextlib.suppress(ApiError):  # what is damaged is not shown
                players = [player_of(seat) for seat in sitting[each["id"]]]
                public.append(PublicMatch(match_of(each), players, numbers.get(each["id"], 0)))
        return public

    def _read_states(self, matches: Sequence[str]) -> dict[str, str]:
        c = tables.matches.c
        states: dict[str, str] = {}
        for at in range(0, len(matches), settings.MATCHES_NAMED):
            wanted = select(c.id, c.state).where(c.id.in_(matches[at : at + settings.MATCHES_NAMED]))
            states |= {row["id"]: row["state"] for row in self.all(wanted)}
        return states

    def _read_ended(self, before: float, most: int = settings.ARCHIVED_AT_ONCE) -> list[str]:
        """Matches that ended before this time and are not packed yet."""
        c = tables.matches.c
        wanted = select(c.id).where(c.archived == 0, c.state == OVER, c.touched < before).limit(most)
        return [found["id"] for found in self.all(wanted)]

    def _pack(self, match: str) -> Job | None:
        """Pack the rows of a match that is over, and keep the last snapshot alone. What is damaged stays as it is."""
        rows = self.read_rows(match)
        if not rows or not all(row.is_readable() for row in rows):
            return None
        plain = [[row.seq, row.kind, row.seat, row.message, row.at, json.loads(row.data)] for row in rows]
        last, packed = rows[-1].seq, zlib.compress(json.dumps(plain, ensure_ascii=False).encode(), 9)
        newest = self._read_snapshot(match)[0]
        c, moves, snapshots = tables.matches.c, tables.moves.c, tables.snapshots.c
        not_yet = update(tables.matches).where(c.id == match, c.archived == 0)
        return Job(
            [
                not_yet.values(archive=packed, archived=last),
                delete(tables.moves).where(moves.match == match, moves.seq <= last),
                delete(tables.snapshots).where(snapshots.match == match, snapshots.seq < newest),
            ]
        )


def _make_kept_move(change: Append) -> bulk_insert.KeptMove:
    """A row as a job adds it, and what is known of the match after it."""
    touch = (change.match, change.row.at, change.state, int(change.is_due))
    return bulk_insert.KeptMove(_values(change.match, change.row), touch)


def _values(match: str, row: EncodedRow) -> bulk_insert.Values:
    return (match, row.seq, row.kind, row.seat, row.message, row.at, row.data.decode())


def _seat_values(match: str, seat: int, player: Player) -> Document:
    return {"match": match, "seat": seat, **structs.asdict(player)}


def make_engine(url: str, durable: bool) -> Engine:
    """SQLite keeps a log beside the file, and waits for the disk unless set otherwise."""
    always: dict[str, Any] = {"hide_parameters": True, "execution_options": COUNTED}
    if url.startswith("postgresql"):
        return create_engine(url, pool_pre_ping=True, pool_size=8, connect_args={"connect_timeout": 5}, **always)
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False}, **always)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", f"synchronous={'FULL' if durable else 'NORMAL'}", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
