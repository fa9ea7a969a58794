"""A run: tables that play for a while on servers that are hurt, and what came of it."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Final

from history.calls import Calls
from history.cluster import Cluster, new_cluster
from history.faults import Faults
from history.model import Violation
from history.proxy import stopped
from history.recording import OK, REFUSED, UNKNOWN
from history.table import Played, Table

PROGRESS: Final = 15.0  # seconds between two lines
REMEMBERED: Final = 60  # matches that are looked at again after the last restart
SHOWN: Final = 20  # violations that are printed


class Campaign:
    """One database, for a number of seconds."""

    def __init__(self, database: str, seconds: float, tables: int, seed: int, folder: Path) -> None:
        self.database = database
        self.seconds = seconds
        self.tables = tables
        self.seed = seed
        self.folder = folder
        self.matches: Counter[str] = Counter()
        self.violations: list[tuple[str, Violation]] = []
        self.files: list[Path] = []
        self.faults: Faults | None = None
        self.calls: Calls | None = None
        self._remembered: list[tuple[Table, Played]] = []
        self.rows = 0

    async def run(self) -> None:
        cluster = new_cluster(self.database)
        try:
            await cluster.start()
            self.calls = Calls([process.where for process in cluster.processes])
            self.faults = Faults(cluster, f"{self.seed} {self.database} faults")
            await self._play(cluster)
            await self._look_again(cluster)
        finally:
            if self.calls is not None:
                await self.calls.close()
            await cluster.stop()

    async def _play(self, cluster: Cluster) -> None:
        assert self.faults is not None
        assert self.calls is not None
        telling, ending = asyncio.ensure_future(self._tell()), asyncio.Event()
        seed = f"{self.seed} {self.database}"
        tables = [Table(self.calls, cluster, number, seed, ending) for number in range(self.tables)]
        playing = [asyncio.ensure_future(self._sit(table)) for table in tables]
        try:
            await self.faults.run(self.seconds)
            cluster.heal()
            ending.set()
            await asyncio.gather(*playing)
        finally:
            await stopped(*playing, telling)

    async def _sit(self, table: Table) -> None:
        for number in count():
            if table.ending.is_set():
                return
            for played in await table.play(number):
                self._note(table, played)

    def _note(self, table: Table, played: Played) -> None:
        history = played.seats.history
        self.matches["over" if played.is_over else "not over"] += 1
        self.matches[history.game] += 1
        self.rows += len(played.rows)
        self._blame(played, played.violations)
        history.forget(len(played.rows))
        self._remembered = [*self._remembered, (table, played)][-REMEMBERED:]

    def _blame(self, played: Played, violations: list[Violation]) -> None:
        """Write down the whole history of a match in which something is wrong."""
        if not violations:
            return
        history = played.seats.history
        self.violations += [(history.match, each) for each in violations]
        file = self.folder / f"history-{self.database}-{self.seed}-{history.match}.jsonl"
        lines = [{"violation": each._asdict()} for each in violations]
        lines += [*history.write(), *({"row": vars(row)} for row in played.rows)]
        assert self.faults is not None
        lines += [{"fault": what, "at": at} for at, what in self.faults.log]
        file.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))
        self.files.append(file)

    async def _look_again(self, cluster: Cluster) -> None:
        """After a last kill -9 every match is what it was."""
        for process in cluster.processes:
            await process.kill()
            await process.start()
        for table, played in self._remembered:
            rows = await asyncio.to_thread(cluster.rows, played.seats.history.match)
            if [vars(row) for row in rows[: len(played.rows)]] != [vars(row) for row in played.rows]:
                self._blame(played, [Violation("lost", f"other rows after the last restart: {rows}")])
                continue
            self._blame(played, await table.check_again(played.seats, rows))
        self.matches["looked at again"] = len(self._remembered)

    # Telling

    async def _tell(self) -> None:
        began = time.monotonic()
        while True:
            await asyncio.sleep(PROGRESS)
            print(f"{self.database}, {time.monotonic() - began:.0f} s: {self.summary()}", flush=True)

    def summary(self) -> str:
        assert self.calls is not None
        assert self.faults is not None
        acknowledged, unknown = self._operations(OK), self._operations(UNKNOWN)
        return (
            f"{self.matches['over']} matches over, {self.matches['not over']} not, {self.rows} rows, "
            f"{acknowledged} acknowledged, {self._operations(REFUSED)} refused, {unknown} unknown, "
            f"{sum(self.faults.done.values())} faults, {len(self.violations)} violations"
        )

    def _operations(self, outcome: str) -> int:
        """Changes that clients asked for and that ended so."""
        assert self.calls is not None
        reads = ("look", "found", "unfinished")
        found = self.calls.count.items()
        return sum(n for (kind, how), n in found if how == outcome and kind not in reads and " " not in kind)

    def report(self) -> str:
        assert self.calls is not None
        assert self.faults is not None
        kinds = sorted({kind for kind, _ in self.calls.count})
        lines = [f"{self.database}, {self.seconds:.0f} s, seed {self.seed}: {self.summary()}"]
        lines.append("  matches: " + ", ".join(f"{name} {n}" for name, n in sorted(self.matches.items())))
        lines.append("  faults: " + ", ".join(f"{name} {n}" for name, n in sorted(self.faults.done.items())))
        for kind in kinds:
            told = ", ".join(f"{n} {how}" for (of, how), n in sorted(self.calls.count.items()) if of == kind)
            lines.append(f"  {kind}: {told}")
        if "full disk" not in self.faults.ways:
            lines.append("  no full disk: only root can mount a small one")
        for match, violation in self.violations[:SHOWN]:
            lines.append(f"  VIOLATION in {match}, {violation.rule}: {violation.said[:600]}")
        lines += [f"  look at {file}" for file in self.files]
        return "\n".join(lines)
