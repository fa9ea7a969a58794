"""A thing on the workbench: where it stands in the files of an edition, and what becomes of them when it changes."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final, NamedTuple

from ristal.content import Source, read_edition
from ristal.content.asked import Form, listening
from ristal.content.edition import FILE
from ristal.content.source import ALIKE
from ristal.content.values import FILE as VALUES
from ristal.content.writing import write_toml, write_value
from ristal.engine.data import Document
from ristal.engine.errors import RistalError
from ristal.engine.game import Game
from ristal.games import content_of, game_ids, make_game

ROOT: Final = ""  # the place of a file that is one thing itself


class Placed(NamedTuple):
    """A table with an id: its file, its place there, the key it stands under, and the thing that it belongs to."""

    file: str
    place: str
    kind: str
    owner: str
    table: Document


class Bench:
    """The content of a game in an edition."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.box = content_of(game)
        self.source = read_edition(folder, game_ids()).over(self.box, game)

    def things(self, source: Source | None = None) -> list[Placed]:
        """Everything with an id in the files of the edition, or of another source."""
        found: list[Placed] = []
        source = source or self.source
        for file in sorted(source.files):
            if file in (ALIKE, VALUES) or not file.endswith(".toml"):
                continue
            document = source.document(file)
            owner = str(document.get("id", ""))
            if owner:
                found.append(Placed(file, ROOT, file.partition("/")[0] if "/" in file else "", "", document))
            found += _placed(file, document, "", owner)
        return found

    def find(self, file: str, place: str, source: Source | None = None) -> Placed | None:
        return next((each for each in self.things(source) if (each.file, each.place) == (file, place)), None)

    def with_table(self, placed: Placed, table: Document | None) -> Source:
        """The content with another table at a place, or with none."""
        document = self.source.document(placed.file)
        if placed.place == ROOT:
            return self.source.with_document(placed.file, table or {})
        rows, at = _locate(document, placed.place)
        if table is None:
            del rows[at]
        else:
            rows[at] = table
        return self.source.with_document(placed.file, document)

    def with_copy(self, placed: Placed, into: str) -> tuple[Source, Placed]:
        """The content with another thing of a new id: a row beside its model, or a file of its own."""
        old = str(placed.table["id"])
        table = _renamed(deepcopy(placed.table), old, into)
        if placed.place == ROOT:
            file = f"{placed.file.rpartition('/')[0]}/{into}.toml"
            files = {**self.source.files, file: b""}
            made = Source(files, self.source.label, changed={**self.source.changed, file: table})
            return made, placed._replace(file=file, table=table)
        document = self.source.document(placed.file)
        rows, at = _locate(document, placed.place)
        rows.insert(at + 1, table)
        place = re.sub(r"\[[^\]]*\]$", f"[{into}]", placed.place)
        return self.source.with_document(placed.file, document), placed._replace(place=place, table=table)

    def save(self, source: Source, file: str) -> None:
        """Write a file of the edition; what is as in the box, or is no more, needs none."""
        path = self.folder / self.game / file
        path.parent.mkdir(parents=True, exist_ok=True)
        document = source.document(file) if file in source.files else None
        if document is None or (file in self.box.files and document == self.box.document(file)):
            path.unlink(missing_ok=True)
        else:
            beside = path.with_suffix(".new")
            beside.write_text(write_toml(document), encoding="utf-8")
            beside.replace(path)
        self.source = read_edition(self.folder, game_ids()).over(self.box, self.game)

    def keep(self, kept: Path, game: Game) -> str:
        """Keep the edition as it is under its facts, for matches that will name it; the facts."""
        into = kept / game.content_hash
        if not into.exists():
            beside = kept / f"{game.content_hash}.new"
            shutil.rmtree(beside, ignore_errors=True)
            (beside / self.game).mkdir(parents=True)
            shutil.copyfile(self.folder / FILE, beside / FILE)
            shutil.copytree(self.folder / self.game, beside / self.game, dirs_exist_ok=True)
            beside.rename(into)
        return game.content_hash


class Read(NamedTuple):
    """A game that was made of content, or the mistake in it; and what was asked of the files."""

    game: Game | None
    mistake: RistalError | None
    form: Form


def read_game(game: str, source: Source) -> Read:
    """Make a game of content that nobody keeps, and hear what it asks."""
    with listening() as form:
        try:
            return Read(make_game(game, source), None, form)
        except RistalError as error:
            return Read(None, error, form)


def compare(before: Document | None, after: Document) -> list[str]:
    """What differs, as lines that go and lines that come."""
    old = before or {}
    lines: list[str] = []
    for key in [*old, *(key for key in after if key not in old)]:
        if key in old and key in after and old[key] == after[key]:
            continue
        if key in old:
            lines.append(f"- {key} = {write_value(old[key])}")
        if key in after:
            lines.append(f"+ {key} = {write_value(after[key])}")
    return lines


def _placed(file: str, table: Document, way: str, owner: str) -> Iterator[Placed]:
    for key, value in table.items():
        for row in value if isinstance(value, list) else ():
            if not isinstance(row, dict) or not isinstance(row.get("id"), str):
                continue
            place = f"{way}.{key}[{row['id']}]" if way else f"{key}[{row['id']}]"
            yield Placed(file, place, key, owner, row)
            yield from _placed(file, row, place, row["id"])


def _locate(document: Document, place: str) -> tuple[list[Any], int]:
    """The list in which a thing stands, and where."""
    here: Document = document
    rows: list[Any] = []
    at = 0
    for key, thing in re.findall(r"([^.\[\]]+)\[([^\]]*)\]", place):
        rows = here[key]
        at = next(number for number, row in enumerate(rows) if row.get("id") == thing)
        here = rows[at]
    return rows, at


def _renamed(value: Any, old: str, new: str) -> Any:
    """The same with another id, wherever it stands for the thing."""
    if isinstance(value, dict):
        return {key: _renamed(item, old, new) for key, item in value.items()}
    if isinstance(value, list):
        return [_renamed(item, old, new) for item in value]
    return new if value == old else value
