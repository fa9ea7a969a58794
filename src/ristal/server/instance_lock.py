"""One server for a folder of matches: SQLite tells nobody of what another process has written."""

from __future__ import annotations

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has no such lock: there the port alone keeps a second server away
    fcntl = None  # type: ignore[assignment]


class InstanceLock:
    """Holds the folder as long as the process lives, however it ends. `other` is where the server is that was first."""

    def __init__(self, folder: Path) -> None:
        self.other: str | None = None
        self._file = os.open(folder / "ristal.lock", os.O_RDWR | os.O_CREAT, 0o600)
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.other = os.read(self._file, 200).decode(errors="replace").strip()
            os.close(self._file)

    def say(self, where: str) -> None:
        """Let whoever comes later know where we are."""
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, where.encode(), 0)
