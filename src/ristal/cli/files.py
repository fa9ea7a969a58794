"""Saves and records in files."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ristal.cli.misuse import Misuse


def saves_folder() -> Path:
    """Where matches are kept that nobody named a file for."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ristal"


def new_save(name: str) -> Path:
    """A file of this name and the present time that is not there yet."""
    stem = f"{name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = saves_folder() / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = saves_folder() / f"{stem}-{number}.json"
    return path


def last_save() -> Path | None:
    """The newest of the matches that wait to be gone on with."""
    saves = saves_folder().glob("*.json")
    return max(saves, key=lambda path: path.stat().st_mtime, default=None)


def named_file(name: str) -> Path:
    """The file that a person means."""
    try:
        return Path(name).expanduser().resolve()
    except RuntimeError:  # the home of a user that is not there
        raise Misuse("file-cannot-write", file=name, reason="missing") from None


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
        raise Misuse("file-cannot-read", file=str(path), reason=_reason(error)) from None


def write_text(path: Path, text: str) -> None:
    """All of the text or nothing of it gets into the file."""
    target = path.resolve()
    beside = target.with_name(f".{target.name}.part")
    try:
        if target.exists() and not target.is_file():  # a pipe, a terminal, /dev/null
            target.write_text(text, encoding="utf-8")
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise Misuse("file-cannot-write", file=str(path), reason=_reason(error)) from None


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
