"""What a laboratory remembers of a game: strengths over versions and editions, in a file that can be committed."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, isfinite
from pathlib import Path
from typing import Any, Final

from ristal.engine.data import Document
from ristal.engine.errors import BadOption

FORMAT: Final = 1
QUESTION: Final = (
    "rules",
    "content",
    "options",
    "option",
    "bots",
    "seed",
    "set",
)  # the same asked anew replaces its row
JUDGED: Final = ("options", "option", "bots")  # rows that differ in these say nothing of each other
TEXTS: Final = ("date", "ristal", "edition", "content", "option")
COUNTS: Final = ("rules", "seed", "games")
LISTS: Final = ("bots", "set")


@dataclass(frozen=True)
class Step:
    """What became of a choice since it was last judged by the same bots."""

    by: float
    margin: float

    @property
    def verdict(self) -> str:
        """Whether it is more than noise."""
        return "unsure" if abs(self.by) <= self.margin else "more" if self.by > 0 else "less"


class History:
    """The rows of a file, the oldest first."""

    def __init__(self, game: str, rows: Sequence[Document]) -> None:
        self.game = game
        self.rows = list(rows)

    @property
    def choices(self) -> list[str]:
        """Everybody who was ever judged, in the order of the last row that knows them."""
        return list(dict.fromkeys(each["choice"] for row in reversed(self.rows) for each in row["strengths"]))

    def add(self, row: Document) -> None:
        """Remember an answer; the same question asked again takes the place of what was said to it before."""
        self.rows = [each for each in self.rows if any(each[name] != row[name] for name in QUESTION)]
        self.rows.append(row)

    def strengths(self, choice: str) -> list[Document | None]:
        """What a choice was worth in each row."""
        return [next((each for each in row["strengths"] if each["choice"] == choice), None) for row in self.rows]

    def before(self, at: int) -> int | None:
        """The row before this one that the same bots judged."""
        judged = [self.rows[at][name] for name in JUDGED]
        same = (each for each in range(at - 1, -1, -1) if [self.rows[each][name] for name in JUDGED] == judged)
        return next(same, None)

    def step(self, choice: str, at: int) -> Step | None:
        """How a choice moved since the row before that the same bots judged, if it is in both."""
        before = self.before(at)
        if before is None:
            return None
        old, new = self.strengths(choice)[before], self.strengths(choice)[at]
        if old is None or new is None:
            return None
        return Step(new["elo"] - old["elo"], hypot(new["margin"], old["margin"]))


def row_of(answer: Document, date: str, edition: str) -> Document:
    """What is remembered of the answer of a matrix."""
    shares = {
        choice: {"share": round(score["share"], 4), "interval": [round(edge, 4) for edge in score["interval"]]}
        for choice, score in zip(answer["contestants"], answer["overall"], strict=True)
    }
    heading = {name: answer[name] for name in ("ristal", *QUESTION, "games")}
    strengths = [{**each, **shares[each["choice"]]} for each in answer["strengths"]]
    return {"date": date, "edition": edition, **heading, "strengths": strengths}


def read_history(path: Path, game: str) -> History:
    """Read a history and check every word of it; a file that is not there is one without rows."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return History(game, [])
    except (OSError, ValueError, RecursionError) as error:
        raise _wrong(path, str(error)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game") != game:
        raise _wrong(path, f"format {FORMAT}, game {game}")
    rows = data.get("rows")
    for place, row in enumerate(rows if isinstance(rows, list) else [None]):
        fault = _fault(row)
        if fault:
            raise _wrong(path, f"rows[{place}]: {fault}")
    return History(game, data["rows"])


def write_history(path: Path, history: History) -> None:
    """Write a history a row a line, so that a commit shows what came; the old file stays until the new one is whole."""
    rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in history.rows)
    beside = path.with_name(f"{path.name}.new")
    heading = f'"format": {FORMAT},\n "game": {json.dumps(history.game)}'
    try:
        beside.write_text(f'{{{heading},\n "rows": [\n  {rows}\n ]}}\n', encoding="utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise BadOption("unwritable", option="remember", file=str(path), reason=error.strerror) from None


def _fault(row: Any) -> str:
    """The first field of a row that is not what it must be."""
    if not isinstance(row, dict):
        return "?"
    kinds: dict[str, type] = {**dict.fromkeys(TEXTS, str), **dict.fromkeys(COUNTS, int), **dict.fromkeys(LISTS, list)}
    for name, kind in {**kinds, "options": dict, "strengths": list}.items():
        if type(row.get(name)) is not kind:
            return name
    if not all(isinstance(word, str) for name in LISTS for word in row[name]):
        return "bots"
    return "" if row["strengths"] and all(map(_is_strength, row["strengths"])) else "strengths"


def _is_strength(each: Any) -> bool:
    if not isinstance(each, dict) or not isinstance(each.get("choice"), str):
        return False
    interval = each.get("interval")
    if not isinstance(interval, list) or len(interval) != 2:
        return False
    figures = [each.get("elo"), each.get("margin"), each.get("share"), *interval]
    return all(type(figure) in (int, float) and isfinite(figure) for figure in figures)


def _wrong(path: Path, reason: str) -> BadOption:
    return BadOption("history", option="file", file=str(path), reason=reason)
