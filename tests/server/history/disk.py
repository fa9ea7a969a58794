"""A disk that can be full: a small one in memory, which only root can mount."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

ROOMY: Final = 4 << 30  # bytes
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class SmallDisk:
    """A folder, on a disk of its own where that is possible."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ristal-disk-"))
        self.folder.chmod(0o755)
        self.can_be_full = os.geteuid() == 0 and self._mount(f"size={ROOMY}")

    def fill(self) -> None:
        """Not a page is left: the disk becomes as small as what is on it."""
        for _ in range(1000):
            if self._mount(f"remount,size={self.used()}"):  # refused where more was written meanwhile
                return
        raise RuntimeError("the disk cannot be filled")

    def free(self) -> None:
        if not self._mount(f"remount,size={ROOMY}"):
            raise RuntimeError("the disk stays full")

    def used(self) -> int:
        found = os.statvfs(self.folder)
        return max(PAGE, (found.f_blocks - found.f_bfree) * found.f_frsize)

    def close(self) -> None:
        if self.can_be_full:
            subprocess.run(["umount", "--lazy", self.folder], check=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _mount(self, options: str) -> bool:
        command = ["mount", "-t", "tmpfs", "-o", f"{options},mode=755", "ristal", str(self.folder)]
        return shutil.which("mount") is not None and subprocess.run(command, capture_output=True).returncode == 0
