"""Keeps a match that is being played: after each answer, on demand, and as a record at the end."""

from __future__ import annotations

import shlex
from pathlib import Path

from ristal.cli.errors import UserError
from ristal.cli.files import find_file, is_taken, new_record, new_save, saves_folder, write_text
from ristal.cli.language import system_language, texts
from ristal.match import Match

AUTOSAVE = "autosave"


class Autosave:
    """Knows which files belong to the match, and touches no other."""

    def __init__(
        self,
        match: Match,
        loaded: Path | None = None,
        record: Path | None = None,
        content: Path | None = None,
    ) -> None:
        self._match = match
        self.content = content
        self._record = record
        ours = loaded is not None and loaded.resolve().parent == saves_folder().resolve()
        self._autosave = loaded.resolve() if loaded is not None and ours and loaded.name.startswith(AUTOSAVE) else None
        self._named: Path | None = None  # where the person saved last: it stays as it was then
        self._kept: object = None  # the table that the last autosave holds

    def save(self, name: str = "") -> Path:
        """Save into the named file, or into one of our own; a file that is not this match's is left alone."""
        path = find_file(name) if name else self._named or new_save(self._match.game.id)
        if path != self._named and is_taken(path):
            raise UserError("save-exists", file=str(path))
        write_text(path, self._match.save())
        self._named = path
        return path

    def autosave(self) -> Path:
        """Keep the match as it stands, in a file that lasts until it is over: whoever is killed loses nothing."""
        path = self._autosave or new_save(f"{AUTOSAVE}-{self._match.game.id}")
        if self._kept is not self._match.table:
            write_text(path, self._match.save())
            self._autosave, self._kept = path, self._match.table
        return path

    def command(self, path: Path) -> str:
        """What to type to go on with a saved match."""
        return self._command("play", path)

    def replay_command(self, path: Path) -> str:
        """What to type to look at a record."""
        return self._command("replay", path)

    def _command(self, command: str, path: Path) -> str:
        content = [] if self.content is None else ["--content", str(self.content)]
        spoken = texts().language
        language = [] if spoken == system_language() else ["--lang", spoken]
        return shlex.join(["ristal", command, str(path), *content, *language])

    def write_record(self) -> Path | None:
        """Write the record where one was asked for."""
        if self._record is not None:
            write_text(self._record, self._match.record())
        return self._record

    def settle(self) -> Path:
        """The match is over: its record is kept, and what was saved on the way has done its work; what the person saved
        stays."""
        record = self.write_record()
        if record is None:
            record = new_record(self._match.game.id)
            write_text(record, self._match.record())
        if self._autosave is not None:
            self._autosave.unlink(missing_ok=True)
        return record

    def keep_record(self, name: str) -> Path:
        """The record in a file of the person's own."""
        path = find_file(name)
        if is_taken(path):
            raise UserError("save-exists", file=str(path))
        write_text(path, self._match.record())
        return path
