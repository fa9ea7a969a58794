"""Saves and records in files."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ristal.cli.errors import UserError


def saves_folder() -> Path:
    """Where matches are kept that nobody named a file for."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ristal"


def new_save(name: str) -> Path:
    """A file of this name and the present time that is not there yet."""
    return _new(saves_folder(), name)


def new_record(name: str) -> Path:
    """A file for the record of a match that nobody named one for."""
    return _new(saves_folder() / "records", name)


def _new(folder: Path, name: str) -> Path:
    stem = add_date(name)
    path = folder / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def add_date(name: str) -> str:
    return f"{name}-{datetime.now():%Y-%m-%d-%H%M%S}"


def find_file(name: str) -> Path:
    """The file that a person means."""
    try:
        return Path(name).expanduser().resolve()
    except RuntimeError:  # the home of a user that is not there
        raise UserError("file-cannot-write", file=name, reason="missing") from None


def is_taken(path: Path) -> bool:
    """Whether there is something already; a name that cannot be is free, and writing will say what is wrong."""
    try:
        return path.exists()
    except OSError:
        return False


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UserError("file-cannot-read", file=str(path), reason=_reason(error)) from None


def write_text(path: Path, text: str) -> None:
    """All of the text or nothing of it gets into the file, and it is there even if the power fails."""
    target = path.resolve()
    beside = target.with_name(f".{target.name}.part")
    try:
        if target.exists() and not target.is_file():  # a pipe, a terminal, /dev/null
            target.write_text(text, encoding="utf-8")
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
        _sync_folder(target.parent)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise UserError("file-cannot-write", file=str(path), reason=_reason(error)) from None


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file last; where folders cannot be opened, the system sees to it."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _reason(error: OSError | UnicodeDecodeError) -> str:
    match error:
        case FileNotFoundError():
            return "missing"
        case IsADirectoryError() | NotADirectoryError():
            return "folder"
        case PermissionError():
            return "forbidden"
        case UnicodeDecodeError():
            return "not-text"
    return str(error.strerror)
