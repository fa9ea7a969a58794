"""The folder itself: the page of the wheel with a host in a worker, its engine, and a list of all of it by version."""

from __future__ import annotations

import gzip
import io
import json
import shutil
import tarfile
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import ristal
from ristal.host.presentation.games import list_games
from ristal.host.registry import LANGUAGES
from ristal.offline.building.archive import collect_files, compile_archive, pack
from ristal.offline.building.parts import MSGSPEC, PYODIDE, NotBrought, bring

PAGE: Final = Path(ristal.__file__).parent / "web"
ENGINE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LARGE: Final = ("pyodide.asm.mjs", "pyodide.asm.wasm")  # kept packed: not every host packs what it sends
PACKED: Final = ".packed"  # no ending by which a host would unpack it
SERVICE_WORKER: Final = "service-worker.js"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
MANIFEST: Final = {
    "name": "Ристалище",
    "short_name": "Ристалище",
    "description": "Пять настольных дуэлей по их настоящим правилам",
    "lang": "ru",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#12100c",
    "theme_color": "#12100c",
    "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
}
LICENCE: Final = """Pyodide 314.0.7: Python, compiled for the browser. Mozilla Public License 2.0,
https://www.mozilla.org/MPL/2.0/; sources at https://github.com/pyodide/pyodide.
Python and its library in it: PSF License 2, https://docs.python.org/3/license.html.
Libraries beside them: msgspec, Babel (BSD-3-Clause), attrs, pytz, mypy-extensions (MIT), structlog (MIT or Apache-2.0),
fluent.runtime, fluent.syntax (Apache-2.0), typing-extensions (PSF-2.0).
"""
UNOPENED: Final = """<div class="unopened">
      <p>«Ристалищу» нужен адрес вида http: браузер не пускает его из файла. Подойдёт любое место в сети с https или эта
      команда в этой папке, потом откройте <b>http://localhost:8000</b></p>
      <p>Ristal needs an address: browsers do not run it from a file. Any web space with https will do, or this command
      in this folder; then open <b>http://localhost:8000</b></p>
      <pre>python3 -m http.server 8000 --bind 127.0.0.1</pre>
    </div>"""


class Written(NamedTuple):
    """What was written: the version, and bytes to download by part."""

    version: str
    sizes: dict[str, int]


def write_folder(folder: Path, cache: Path, pyodide: Path | None = None, msgspec: Path | None = None) -> Written:
    """Write everything into a folder that is new, empty or of an earlier time."""
    if not (PAGE / "index.html").is_file():
        raise NotBrought("no-page")
    if folder.exists() and any(folder.iterdir()) and not (folder / SERVICE_WORKER).is_file():
        raise NotBrought("not-empty", folder=str(folder))
    tarball, wheel = bring(PYODIDE, cache, pyodide), bring(MSGSPEC, cache, msgspec)
    with tempfile.TemporaryDirectory() as temporary:
        made = Path(temporary) / "page"
        _write_page(made)
        _write_games(made)
        _write_engine(made / "engine", tarball, wheel, cache)
        written = _write_service_worker(made)
        _replace(made, folder)
    return written


def _write_page(made: Path) -> None:
    shutil.copytree(PAGE, made, ignore=shutil.ignore_patterns("*.br", "*.gz", "notices.js"))
    index = (made / "index.html").read_text(encoding="utf-8")
    head = "\n    ".join(
        [
            '<meta charset="utf-8" />',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
            '<link rel="manifest" href="./manifest.webmanifest" />',
        ]
    )
    index = index.replace("<html ", '<html data-host="worker" ', 1)
    index = index.replace('<meta charset="utf-8" />', head, 1)
    index = index.replace('<div id="app"></div>', f'<div id="app">{UNOPENED}</div>', 1)
    (made / "index.html").write_text(index, encoding="utf-8")
    manifest = json.dumps(MANIFEST, ensure_ascii=False, indent=2)
    (made / "manifest.webmanifest").write_text(manifest + "\n", encoding="utf-8")


def _write_games(made: Path) -> None:
    """What there is to play, for a page whose host has still to begin."""
    for language in LANGUAGES:
        (made / f"games.{language}.json").write_bytes(msgspec.json.encode(list_games(language)))


def _write_engine(engine: Path, tarball: Path, wheel: Path, cache: Path) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        pyodide = Path(temporary)
        for name, data in _unpack(tarball):
            (pyodide / name).write_bytes(data)
        archive = compile_archive(pack(collect_files(wheel)), pyodide, cache)
        engine.mkdir()
        licences = engine.parent / "licences"
        licences.mkdir(exist_ok=True)
        (licences / "python.txt").write_text(LICENCE, encoding="utf-8")
        (engine / "ristal.zip").write_bytes(archive)
        for name in ENGINE:
            data = (pyodide / name).read_bytes()
            packed = gzip.compress(data, 9, mtime=0) if name in LARGE else data
            (engine / (f"{name}{PACKED}" if name in LARGE else name)).write_bytes(packed)


def _unpack(tarball: Path) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(fileobj=io.BytesIO(tarball.read_bytes())) as package:
        for name in (*ENGINE, "package.json", "pyodide-lock.json"):
            member = package.extractfile(f"package/{name}")
            assert member is not None  # its hash says what is in it
            yield name, member.read()


def _write_service_worker(made: Path) -> Written:
    """The list of everything before the script that brings it; the version is that of all together."""
    files, sizes = [], {"engine": 0, "rules": 0, "table": 0}
    for path in sorted(path for path in made.rglob("*") if path.is_file()):
        name = path.relative_to(made).as_posix()
        if name == SERVICE_WORKER or name.startswith("licences/"):
            continue
        data, part = path.read_bytes(), _part_of(name)
        file = {"path": name.removesuffix(PACKED), "part": part, "bytes": len(data), "hash": sha256(data).hexdigest()}
        files.append({**file, "from": name} if name.endswith(PACKED) else file)
        sizes[part] += len(data)
    version = sha256(json.dumps(files).encode()).hexdigest()[:12]
    build = json.dumps({"version": version, "files": files})
    script = made / SERVICE_WORKER
    script.write_text(f"self.BUILD = {build};\n{script.read_text(encoding='utf-8')}", encoding="utf-8")
    return Written(version, sizes)


def _part_of(name: str) -> str:
    if name == "engine/ristal.zip":
        return "rules"
    return "engine" if name.startswith("engine/") else "table"


def _replace(made: Path, folder: Path) -> None:
    """Put what was made in the place of what was there; the list comes last: whoever reads it finds the rest."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        if (path.name in ("assets", "engine", "licences")) and path.is_dir():
            shutil.rmtree(path)
    for path in sorted(made.iterdir(), key=lambda each: each.name == SERVICE_WORKER):
        if path.is_dir():
            shutil.copytree(path, folder / path.name)
        else:
            shutil.copy(path, folder / path.name)
