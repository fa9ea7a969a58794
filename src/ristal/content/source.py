"""Where content comes from: a folder, a wheel, an upload. A source is its files, whole, so that games can be cached by
them; its facts are named by a hash that no comment and no corrected name changes."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ristal.content.reader import Reader
from ristal.engine.data import Document
from ristal.engine.errors import BadContent, Phrase

ALIKE: Final = "alike.toml"
WORDS: Final = frozenset({"name", "provenance", "letter", "agrees", "feminine", "picture", "x", "y", "width", "height"})
"""Keys that no rule reads: what things are called, where we know them from, how they are drawn."""


class Source:
    """Content files by name. `label` says where they come from, `hash` tells one source from another to the byte,
    `unreadable` why a file, or under "" all of them, cannot be read; `changed` are documents that stand for files."""

    def __init__(
        self,
        files: Mapping[str, bytes],
        label: str,
        unreadable: Mapping[str, Phrase] | None = None,
        changed: Mapping[str, Document] | None = None,
    ) -> None:
        self.files = dict(files)
        self.label = label
        self.unreadable = dict(unreadable or {})
        self.changed = dict(changed or {})
        lines = [f"{name} {sha256(self.files[name]).hexdigest()}" for name in sorted(self.files)]
        lines += [f"{name} {_hash_of(self.changed[name])}" for name in sorted(self.changed)]
        self.hash = sha256("\n".join(lines).encode()).hexdigest()
        self._facts: dict[str, str] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Source) and (self.hash, self.label) == (other.hash, other.label)

    def __hash__(self) -> int:
        return hash(self.hash)

    def names(self, folder: str) -> list[str]:
        """The files in one of its folders."""
        return sorted(name for name in self.files if name.startswith(f"{folder}/") and name.endswith(".toml"))

    def read(self, file: str, is_fact: bool = True) -> Reader:
        """A file as a table that is read with care; a fact is what rules depend on."""
        data = self.document(file)
        if is_fact:
            self._facts[file] = _hash_of(data)
        return Reader(data, file)

    def document(self, file: str) -> Document:
        """What a file says, as tables of one's own."""
        trouble = self.unreadable.get(file) or self.unreadable.get("")
        if trouble:
            raise BadContent("unreadable", file=file, folder=self.label, reason=trouble)
        if file not in self.files:
            raise BadContent("no-file", file=file, folder=self.label)
        if file in self.changed:
            return deepcopy(self.changed[file])
        try:
            return tomllib.loads(self.files[file].decode())
        except (ValueError, RecursionError) as error:
            raise BadContent("toml", file=file, reason=toml_mistake(error)) from None

    def with_document(self, file: str, document: Document) -> Source:
        """The same source in which a file says something else, and which plays like none before."""
        files = {name: data for name, data in self.files.items() if name != ALIKE}
        return Source(files, self.label, self.unreadable, {**self.changed, file: document})

    def pictures(self) -> dict[str, list[str]]:
        """The icons of each thing, by its id. No rule reads them: they are for those who draw."""
        found: dict[str, list[str]] = {}
        for file in sorted(self._facts):
            _find_pictures(self.read(file), found)
        return found

    def alike(self) -> tuple[str, ...]:
        """The facts of earlier content that plays the same: what was saved with it goes on with this."""
        return tuple(self._earlier)

    def as_of(self, facts: str) -> Source:
        """What there was when the content had these facts: chance deals from all there is, and there was less."""
        kept = self._earlier.get(facts) if facts else None
        if kept is None:
            return self
        files = {name: data for name, data in self.files.items() if "/" not in name or name in kept}
        return Source(files, self.label, self.unreadable, self.changed)

    @cached_property
    def _earlier(self) -> dict[str, list[str]]:
        """Of each earlier content, by its facts, the files that it had in folders."""
        found: dict[str, list[str]] = {}
        if ALIKE in self.files:
            page = Reader(self.document(ALIKE), ALIKE)
            for content in page.tables("content"):
                files = content.texts("files")
                found.update((facts, files) for facts in content.texts("facts"))
                content.done()
            page.done()
        return found

    def facts(self) -> str:
        """A hash of all that rules read in the files that were read."""
        return sha256("\n".join(f"{file} {self._facts[file]}" for file in sorted(self._facts)).encode()).hexdigest()


def folder_source(folder: Path) -> Source:
    """The TOML files of a folder and of the folders in it."""
    files: dict[str, bytes] = {}
    unreadable = {"": Phrase("wrong-no-folder")} if folder.is_file() else {}
    for path in sorted(folder.rglob("*.toml")):
        name = path.relative_to(folder).as_posix()
        try:
            files[name] = path.read_bytes()
        except OSError as error:
            unreadable[name] = file_mistake(error)
    return Source(files, str(folder), unreadable)


def file_mistake(error: OSError) -> Phrase:
    """Why the system does not let a file be read."""
    if isinstance(error, PermissionError):
        return Phrase("wrong-forbidden")
    return Phrase("wrong-system", reason=error.strerror or str(error))


def toml_mistake(error: ValueError | RecursionError) -> Phrase:
    """Why a text is not TOML, and where."""
    found = re.fullmatch(r"(.*) \(at line (\d+), column (\d+)\)", str(error), re.DOTALL)
    if found is None:
        return Phrase("wrong-toml", reason=str(error))
    return Phrase("wrong-toml-at", reason=found[1], line=found[2], column=found[3])


def _hash_of(data: Document) -> str:
    return sha256(json.dumps(_facts_of(data), sort_keys=True, default=str).encode()).hexdigest()


def _facts_of(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _facts_of(item) for key, item in value.items() if key not in WORDS}
    return [_facts_of(item) for item in value] if isinstance(value, list) else value


def _find_pictures(page: Reader, found: dict[str, list[str]]) -> None:
    icons = page.picture() if page.has("id") else []
    if icons:
        found[page.identity()] = icons
    for name, value in page.data.items():
        if isinstance(value, list) and all(isinstance(row, dict) for row in value):
            for row in page.rows(name):
                _find_pictures(row, found)
        elif isinstance(value, dict):
            _find_pictures(page.table(name), found)
