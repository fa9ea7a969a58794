"""What comes from elsewhere: Python for the browser from npm, one compiled library from PyPI. Versions are pinned and
what comes is held against its hash."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple


class Pinned(NamedTuple):
    """A file by its name and SHA-256, and the command that brings it into the folder where it is run."""

    name: str
    hash: str
    command: tuple[str, ...]


PYODIDE: Final = Pinned(
    "pyodide-314.0.7.tgz",
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
    ("npm", "pack", "--silent", "pyodide@314.0.7"),
)
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")
MSGSPEC: Final = Pinned(
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
    ("pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *PLATFORM, "msgspec==0.22.0"),
)

Say = Callable[[str], None]


class NotBrought(Exception):
    """A part could not be had: which, and what was tried."""

    def __init__(self, problem: str, **values: object) -> None:
        super().__init__(problem)
        self.problem = problem
        self.values = values


def bring(part: Pinned, cache: Path, given: Path | None = None) -> Path:
    """A part as a file whose content is the one that is pinned: the given one, an earlier one, or brought now."""
    path = given or cache / part.name
    if given is None and not path.is_file():
        cache.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=cache) as temporary:  # another process may bring it at the same time
            _run(part, _find_command(part.command), Path(temporary))
            brought = Path(temporary) / part.name
            if brought.is_file():
                brought.replace(path)
    if not path.is_file():
        raise NotBrought("missing", name=part.name, command=" ".join(part.command))
    found = sha256(path.read_bytes()).hexdigest()
    if found != part.hash:
        if given is None:
            path.unlink(missing_ok=True)  # the next try brings it anew
        raise NotBrought("other-hash", name=part.name, wanted=part.hash, found=found)
    return path


def _find_command(command: Sequence[str]) -> list[str]:
    """A command as this machine has it: pip is that of this Python, npm the one that is found."""
    program, *rest = command
    if program == "pip":
        return [sys.executable, "-m", "pip", *rest]
    found = shutil.which(program) or shutil.which(program, path=str(Path(sys.executable).parent))
    if found is None:
        raise NotBrought("no-program", program=program, command=" ".join(command))
    return [found, *rest]


def _run(part: Pinned, command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotBrought("failed", name=part.name, command=" ".join(part.command), said=done.stderr.strip()[-400:])
