"""Ristal and the libraries of its host as one archive for the browser: pure Python from what is installed here, trimmed
to what a host needs; compiled beforehand where Node is at hand, so that the browser need not."""

from __future__ import annotations

import io
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from importlib import resources
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final

import ristal

LEFT_OUT: Final = ("server", "cli", "lab", "adapters", "web", "offline/building")  # of Ristal: no host needs them
LIBRARIES: Final = ("fluent", "babel", "pytz", "attr", "attrs", "structlog", "typing_extensions", "mypy_extensions")
LANGUAGES: Final = ("root", "ru", "en")  # of Babel's hundreds
OF_BABEL: Final = ("messages",)  # that nobody here asks for
DATE: Final = (2026, 1, 1, 0, 0, 0)  # of every entry: the same files are the same archive

Files = dict[str, bytes]


def collect_files(msgspec: Path) -> Files:
    """All files of the archive by their names in it."""
    files = dict(_of_ristal())
    for library in LIBRARIES:
        files.update(_of_library(library))
    with zipfile.ZipFile(msgspec) as wheel:
        files.update({name: wheel.read(name) for name in wheel.namelist() if not name.endswith(("/", ".pyi"))})
    return files


def _of_ristal() -> Iterator[tuple[str, bytes]]:
    root = Path(ristal.__file__).parent
    for path in _walk(root):
        name = path.relative_to(root).as_posix()
        if not name.startswith(tuple(f"{part}/" for part in LEFT_OUT)):
            yield f"ristal/{name}", path.read_bytes()


def _of_library(name: str) -> Iterator[tuple[str, bytes]]:
    spec = find_spec(name)
    if spec is None:
        raise ModuleNotFoundError(name)
    if not spec.submodule_search_locations:
        assert spec.origin is not None
        yield f"{name}.py", Path(spec.origin).read_bytes()
        return
    for location in spec.submodule_search_locations:
        for path in _walk(Path(location)):
            inside = f"{name}/{path.relative_to(location).as_posix()}"
            if _is_wanted(inside):
                yield inside, path.read_bytes()


def _is_wanted(name: str) -> bool:
    path = PurePosixPath(name)
    if path.parts[:2] == ("babel", "locale-data"):
        return path.suffix == ".dat" and path.stem in LANGUAGES
    if path.parts[0] == "babel" and path.parts[1] in OF_BABEL:
        return False
    return path.parts[:2] != ("pytz", "zoneinfo")


def _walk(root: Path) -> Iterator[Path]:
    """The files of a package, but for what was compiled for this machine."""
    for path in sorted(root.iterdir()):
        if path.is_dir() and path.name not in ("__pycache__", "tests"):
            yield from _walk(path)
        elif path.is_file() and path.suffix not in (".so", ".pyd", ".pyc", ".pyi", ".c"):
            yield path


def pack(files: Files) -> bytes:
    """The files as an archive: the same files, the same bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name], compresslevel=9)
    return made.getvalue()


def compile_archive(archive: bytes, pyodide: Path, cache: Path) -> bytes:
    """The same archive with modules compiled by the browser's own Python, where Node runs it; else as it is."""
    node = shutil.which("node")
    if node is None:
        return archive
    script = resources.files("ristal.offline.building").joinpath("compile.mjs").read_bytes()
    made = cache / f"compiled-{sha256(archive + script).hexdigest()[:24]}.zip"
    if not made.is_file():
        cache.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=cache) as temporary:  # another process may do the same
            source, program, compiled = (Path(temporary) / name for name in ("sources.zip", "compile.mjs", "compiled"))
            source.write_bytes(archive)
            program.write_bytes(script)
            command = [node, str(program), str(pyodide / "pyodide.mjs"), str(source), str(compiled)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                return archive
            compiled.replace(made)
    return made.read_bytes()
