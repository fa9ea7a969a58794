"""Where content comes from: a folder, a wheel, an upload. A source is its files, whole, so that games can be cached by
them; its facts are named by a hash that no comment and no corrected name changes."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ristal.content.reader import Reader
from ristal.engine.data import Document
from ristal.engine.errors import BadContent

WORDS: Final = frozenset({"name", "provenance", "letter", "agrees", "feminine", "x", "y", "width", "height"})
"""Keys that no rule reads: what things are called, where we know them from, how they are drawn."""


class Source:
    """Content files by name. `label` says where they come from, `hash` tells one source from another to the byte,
    `unreadable` why a file, or under "" all of them, cannot be read."""

    def __init__(self, files: Mapping[str, bytes], label: str, unreadable: Mapping[str, str] | None = None) -> None:
        self.files = dict(files)
        self.label = label
        self.unreadable = dict(unreadable or {})
        lines = [f"{name} {sha256(self.files[name]).hexdigest()}" for name in sorted(self.files)]
        self.hash = sha256("\n".join(lines).encode()).hexdigest()
        self._facts: dict[str, str] = {}

    def names(self, folder: str) -> list[str]:
        """The files in one of its folders."""
        return sorted(name for name in self.files if name.startswith(f"{folder}/") and name.endswith(".toml"))

    def read(self, file: str) -> Reader:
        """A file as a table that is read with care."""
        trouble = self.unreadable.get(file) or self.unreadable.get("")
        if trouble:
            raise BadContent(f"{file}: it cannot be read in {self.label}: {trouble}", file=file)
        if file not in self.files:
            raise BadContent(f"{file}: there is no such file in {self.label}", file=file)
        try:
            data = tomllib.loads(self.files[file].decode())
        except (ValueError, RecursionError) as error:
            raise BadContent(f"{file}: this is not TOML: {error}", file=file) from None
        self._facts[file] = _hash_of(data)
        return Reader(data, file)

    def facts(self) -> str:
        """A hash of all that rules read in the files that were read."""
        return sha256("\n".join(f"{file} {self._facts[file]}" for file in sorted(self._facts)).encode()).hexdigest()


def folder_source(folder: Path) -> Source:
    """The TOML files of a folder and of the folders in it."""
    files: dict[str, bytes] = {}
    unreadable = {"": "it is no folder"} if folder.is_file() else {}
    for path in sorted(folder.rglob("*.toml")):
        name = path.relative_to(folder).as_posix()
        try:
            files[name] = path.read_bytes()
        except OSError as error:
            unreadable[name] = error.strerror or str(error)
    return Source(files, str(folder), unreadable)


def as_source(content: Source | Path | str) -> Source:
    return content if isinstance(content, Source) else folder_source(Path(content))


def _hash_of(data: Document) -> str:
    return sha256(json.dumps(_facts_of(data), sort_keys=True, default=str).encode()).hexdigest()


def _facts_of(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _facts_of(item) for key, item in value.items() if key not in WORDS}
    return [_facts_of(item) for item in value] if isinstance(value, list) else value
