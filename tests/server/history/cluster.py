"""The servers under test: processes on one database, each behind networks of its own, that can be hurt in many ways."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
from typing import Any, Final
from uuid import uuid4

from postgres import Postgres
from serving_client import Served

from history.disk import SmallDisk
from history.model import Row
from history.proxy import Network, Streams

STARTS: Final = 20  # tries to start, with a database that may be away
FAREWELL: Final = 15.0  # seconds to stop by itself
ROWS: Final = "SELECT seq, kind, seat, message, data FROM moves WHERE match = {} ORDER BY seq"


class Process:
    """A server that clients reach at one address, whichever process serves there at the time."""

    def __init__(self, number: int, cluster: Cluster) -> None:
        self.number = number
        self.cluster = cluster
        self.clients = Network(self._reach)
        self.served: Served | None = None
        self.url = ""
        self.starts = 0
        self.changing = asyncio.Lock()  # one fault of this process at a time

    @property
    def where(self) -> str:
        return f"http://127.0.0.1:{self.clients.port}/"

    async def _reach(self) -> Streams:
        if self.served is None:
            raise ConnectionRefusedError("nobody serves here now")
        return await asyncio.open_connection("127.0.0.1", int(self.served.where.rstrip("/").rpartition(":")[2]))

    async def start(self) -> None:
        """Serve; the database may be away for a while."""
        for left in reversed(range(STARTS)):
            try:
                self.served = await asyncio.to_thread(Served, self.url, errors=self.cluster.log)
                self.starts += 1
                return
            except AssertionError:  # it has ended, and said why in its log
                if not left:
                    raise
                await asyncio.sleep(0.5)

    async def kill(self) -> None:
        """kill -9"""
        served, self.served = self.served, None
        if served is not None:
            await asyncio.to_thread(served.kill)

    async def terminate(self) -> None:
        """As an operator stops it; what does not stop in time, because its database does not answer, is killed."""
        served, self.served = self.served, None
        if served is None:
            return
        served.process.terminate()
        ends = asyncio.get_running_loop().time() + FAREWELL
        while served.process.poll() is None and asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(served.kill)

    def signal(self, number: int) -> None:
        if self.served is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.served.process.pid, number)

    def freeze(self) -> None:
        self.signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.signal(signal.SIGCONT)


class Cluster:
    """Processes on one database; `rows` reads what is kept, past all servers and networks."""

    def __init__(self, count: int) -> None:
        self.disk = SmallDisk()
        self.log = self.disk.folder / "serve.log"  # where a full disk hurts it too
        self.processes = [Process(number, self) for number in range(count)]
        self.databases: list[Network] = []  # between a process and its database, where there is a network

    async def start(self) -> None:
        for process in self.processes:
            await process.clients.start()
            await process.start()

    async def stop(self) -> None:
        self.heal()
        for process in self.processes:
            await process.kill()
            await process.clients.stop()
        for network in self.databases:
            await network.stop()
        self.disk.close()

    def heal(self) -> None:
        """Nothing is held and nobody sleeps."""
        for network in (*self.databases, *(process.clients for process in self.processes)):
            network.release()
        for process in self.processes:
            process.thaw()

    async def recover(self) -> None:
        """After the disk was full."""

    def rows(self, match: str) -> list[Row]:
        raise NotImplementedError


class SqliteCluster(Cluster):
    """One process on a file."""

    def __init__(self) -> None:
        super().__init__(1)
        self.file = self.disk.folder / "ristal.db"

    async def start(self) -> None:
        self.processes[0].url = f"sqlite:///{self.file}"
        await super().start()

    def rows(self, match: str) -> list[Row]:
        with sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, timeout=30) as connection:
            found = [_row(*each) for each in connection.execute(ROWS.format("?"), [match])]
        connection.close()
        return found


class PostgresCluster(Cluster):
    """Two processes on one PostgreSQL, each with a network of its own to it."""

    def __init__(self) -> None:
        super().__init__(2)
        self.postgres: Postgres | None = None
        self.name = f"t{uuid4().hex}"

    async def start(self) -> None:
        self.postgres = await asyncio.to_thread(Postgres, folder=self.disk.folder)
        await asyncio.to_thread(self.postgres.new_database, self.name)
        for process in self.processes:
            network = Network(self._reach)
            await network.start()
            self.databases.append(network)
            # encryption would only be asked for, and refused, at every new connection
            where = f"ristal@127.0.0.1:{network.port}/{self.name}?sslmode=disable&gssencmode=disable"
            process.url = f"postgresql+psycopg://{where}"
        await super().start()

    async def _reach(self) -> Streams:
        assert self.postgres is not None
        return await asyncio.open_unix_connection(str(self.postgres.socket))

    async def crash_database(self) -> None:
        """kill -9 of PostgreSQL."""
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.kill)

    async def recover(self) -> None:
        """PostgreSQL gives up where its own log cannot be written: somebody starts it again."""
        assert self.postgres is not None
        if self.postgres.process.poll() is not None:
            await asyncio.to_thread(self.postgres.start_again)

    def rows(self, match: str) -> list[Row]:
        import psycopg

        assert self.postgres is not None
        with psycopg.connect(self.postgres.address(self.name)) as connection:
            return [_row(*each) for each in connection.execute(ROWS.format("%s"), [match])]

    async def stop(self) -> None:
        self.heal()
        for process in self.processes:
            await process.kill()
        if self.postgres is not None:
            await asyncio.to_thread(self.postgres.stop)
        await super().stop()


def _row(number: int, kind: str, seat: int | None, message: str | None, data: str) -> Row:
    kept: dict[str, Any] = json.loads(data)
    return Row(number, kind, seat, message, kept)


def new_cluster(database: str) -> Cluster:
    return SqliteCluster() if database == "sqlite" else PostgresCluster()
