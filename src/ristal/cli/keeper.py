"""Keeps a match that is being played: saves on demand and on leaving, and the record at the end."""

from __future__ import annotations

import shlex
from pathlib import Path

from ristal.cli.files import is_taken, named_file, new_save, saves_folder, write_text
from ristal.cli.misuse import Misuse
from ristal.match import Match

AUTOSAVE = "autosave"


class Keeper:
    """Knows which files belong to the match, and touches no other."""

    def __init__(
        self,
        match: Match,
        loaded: Path | None = None,
        record: Path | None = None,
        content: Path | None = None,
    ) -> None:
        self._match = match
        self._content = content
        self._record = record
        ours = loaded is not None and loaded.resolve().parent == saves_folder().resolve()
        self._file = loaded.resolve() if loaded is not None and ours else None

    def save(self, name: str = "") -> Path:
        """Save into the named file, or into one of our own; a file that is not this match's is left alone."""
        path = named_file(name) if name else self._file or new_save(self._match.game.id)
        if path != self._file and is_taken(path):
            raise Misuse("save-exists", file=str(path))
        return self._write(path)

    def autosave(self) -> Path:
        """Save on leaving: where the match was saved last, or into a file that lasts until the match is over."""
        return self._write(self._file or new_save(f"{AUTOSAVE}-{self._match.game.id}"))

    def _write(self, path: Path) -> Path:
        write_text(path, self._match.save())
        self._file = path
        return path

    def command(self, path: Path) -> str:
        """What to type to go on with a saved match."""
        content = [] if self._content is None else ["--content", str(self._content)]
        return shlex.join(["ristal", "play", "--load", str(path), *content])

    def write_record(self) -> Path | None:
        """Write the record where one was asked for."""
        if self._record is not None:
            write_text(self._record, self._match.record())
        return self._record

    def settled(self) -> None:
        """The match is over: what was saved on leaving it has done its work; what the person saved stays."""
        if self._file is not None and self._file.name.startswith(AUTOSAVE):
            self._file.unlink(missing_ok=True)
