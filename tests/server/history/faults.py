"""What is done to the servers while people play. Who plays need not know of it; what is kept must not show it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from history.cluster import Cluster, PostgresCluster, Process, SqliteCluster
from history.proxy import Network

Fault = Callable[[], Awaitable[None]]

SHORT: Final = (0.2, 1.5)  # seconds that something lasts: often less than a client waits for a reply
LONG: Final = (2.0, 6.0)  # and sometimes more
BREATH: Final = (0.3, 2.5)  # seconds between two faults


class Faults:
    """Hurts a cluster in one way after another, each way once before the first comes again, sometimes two at a time."""

    def __init__(self, cluster: Cluster, seed: str) -> None:
        self.cluster = cluster
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.log: list[tuple[float, str]] = []
        self.ways: dict[str, Fault] = {
            "kill -9": self.kill,
            "restart": self.restart,
            "SIGSTOP": self.freeze,
            "clients held": lambda: self.hold(self._process().clients),
            "clients cut": lambda: self.cut(self._process().clients),
        }
        if cluster.disk.can_be_full:
            self.ways["full disk"] = self.fill
        if len(cluster.processes) > 1:
            self.ways["kill -9 of all"] = self.kill_all
        if isinstance(cluster, SqliteCluster):
            self.ways["database locked"] = self.lock
        if isinstance(cluster, PostgresCluster):
            self.ways["database held"] = lambda: self.hold(self.chance.choice(cluster.databases))
            self.ways["database cut"] = lambda: self.cut(self.chance.choice(cluster.databases))
            self.ways["database killed"] = self.crash_database

    async def run(self, seconds: float) -> None:
        """For so long, and until each way was tried."""
        until, queue = time.monotonic() + seconds, list[str]()
        while time.monotonic() < until or len(self.done) < len(self.ways):
            if not queue:
                queue = self.chance.sample(list(self.ways), len(self.ways))
            together = [queue.pop()]
            if queue and self.chance.random() < 0.25:
                together.append(queue.pop())
            await asyncio.gather(*(self._do(each) for each in together))
            await asyncio.sleep(self.chance.uniform(*BREATH))

    async def _do(self, way: str) -> None:
        self.log.append((time.monotonic(), way))
        await self.ways[way]()
        self.done[way] += 1
        self.log.append((time.monotonic(), f"end of {way}"))

    def _process(self) -> Process:
        return self.chance.choice(self.cluster.processes)

    async def _last(self) -> None:
        await asyncio.sleep(self.chance.uniform(*(LONG if self.chance.random() < 0.25 else SHORT)))

    async def kill(self) -> None:
        await self._replace(self._process())

    async def kill_all(self) -> None:
        await asyncio.gather(*(self._replace(process) for process in self.cluster.processes))

    async def _replace(self, process: Process) -> None:
        async with process.changing:
            await process.kill()
            await asyncio.sleep(self.chance.choice((0.0, 0.0, 0.5, 1.0)))
            await process.start()

    async def restart(self) -> None:
        process = self._process()
        async with process.changing:
            await process.terminate()
            await process.start()

    async def freeze(self) -> None:
        process = self._process()
        async with process.changing:
            process.freeze()
            try:
                await self._last()
            finally:
                process.thaw()

    async def hold(self, network: Network) -> None:
        """The network stands still; then what waited in it arrives, or is lost."""
        network.hold(self.chance)
        try:
            await self._last()
            if self.chance.random() < 0.5:
                network.cut(self.chance, self.chance.choice((0.5, 1.0)))
        finally:
            network.release()

    async def cut(self, network: Network) -> None:
        for _ in range(self.chance.randint(1, 4)):
            network.cut(self.chance, self.chance.choice((0.2, 0.5, 1.0)))
            await asyncio.sleep(self.chance.uniform(0, 0.3))

    async def fill(self) -> None:
        await asyncio.to_thread(self.cluster.disk.fill)
        try:
            await self._last()
        finally:
            await asyncio.to_thread(self.cluster.disk.free)
            await self.cluster.recover()

    async def lock(self) -> None:
        """Somebody else writes to the file, as a copy that is made of it may."""
        assert isinstance(self.cluster, SqliteCluster)
        other = sqlite3.connect(self.cluster.file, isolation_level=None, timeout=30, check_same_thread=False)
        try:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            await self._last()
            other.rollback()
        except sqlite3.OperationalError:  # the disk is full at the same time
            pass
        finally:
            other.close()

    async def crash_database(self) -> None:
        assert isinstance(self.cluster, PostgresCluster)
        await self.cluster.crash_database()
        await asyncio.sleep(self.chance.choice((0.0, 0.5, 1.5)))
        await self.cluster.recover()
