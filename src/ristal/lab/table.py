"""The games of a run as a table: CSV by itself, Parquet by DuckDB, for those who reckon with them elsewhere."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from ristal.engine.data import Document
from ristal.engine.errors import BadOption
from ristal.lab.run import Run

NUMBERS: Final = ("rules", "seed", "decisions", "first")
TEXTS: Final = ("key", "game", "content", "set", "options", "bots", "winners", "ranking", "how")
COLUMNS: Final = (*TEXTS, *NUMBERS)


def rows_of(run: Run) -> Iterator[Document]:
    """One row a game; lists and tables are JSON. Seats count from 0; games of an old run do not tell what they were."""
    for key, game, job, played in run.games():
        known: Document = {name: json.dumps(job[name]) for name in ("set", "options", "bots") if name in job}
        yield {
            "key": key,
            "game": game,
            "rules": job.get("rules"),
            "content": job.get("content"),
            **known,
            "seed": job.get("seed"),
            "winners": json.dumps(played["ranking"][0]),
            "ranking": json.dumps(played["ranking"]),
            "how": played["how"],
            "decisions": played["decisions"],
            "first": played["first"],
        }


def write_csv(run: Run, path: Path) -> int:
    """Write the games as CSV; how many there were."""
    games = 0
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        for row in rows_of(run):
            writer.writerow(row)
            games += 1
    return games


def write_parquet(run: Run, path: Path) -> int:
    """Write the games as Parquet; how many there were."""
    try:
        duckdb: Any = import_module("duckdb")
    except ImportError:
        raise BadOption("no-duckdb", option="parquet") from None
    with TemporaryDirectory() as folder:
        between = Path(folder) / "games.csv"
        games = write_csv(run, between)
        types = ", ".join(f"'{name}': '{'VARCHAR' if name in TEXTS else 'BIGINT'}'" for name in COLUMNS)
        read = f"read_csv({_quoted(between)}, header = true, columns = {{{types}}})"
        try:
            duckdb.execute(f"copy (from {read}) to {_quoted(path)} (format parquet)")
        except duckdb.IOException as error:
            raise BadOption("unwritable", option="parquet", file=str(path), reason=str(error)) from None
    return games


def _quoted(path: Path) -> str:
    return "'" + str(path).replace("'", "''") + "'"
