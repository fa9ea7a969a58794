"""Where a Chromium is. `python tests/browser/chromium.py` brings one where there is none, and prints its path."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
OWN = ROOT / ".chromium"  # unpacked from npm, git-ignored
PACKAGE = "@sparticuz/chromium@147.0.0"
SYSTEM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HELP = """No Chromium was found. Any of these brings one:
    apt-get install chromium            (or what your system calls it)
    make chromium                       (downloads one into .chromium)
    RISTAL_CHROMIUM=/path/to/chromium   (one that you have)"""

# Brotli is in Node but not in Python; the package's own unpacker would write to fixed names in the temporary folder.
UNPACK = """
const { brotliDecompressSync } = require("node:zlib");
const { readFileSync, writeFileSync, readdirSync } = require("node:fs");
const [from, to] = process.argv.slice(1);
for (const name of readdirSync(from).filter((each) => each.endsWith(".br")))
  writeFileSync(`${to}/${name.slice(0, -3)}`, brotliDecompressSync(readFileSync(`${from}/${name}`)));
"""


def find() -> str | None:
    """The one that was named, the system's, Playwright's, our own."""
    named = os.environ.get("RISTAL_CHROMIUM")
    if named:
        return named
    for name in SYSTEM:
        path = shutil.which(name)
        if path:
            return path
    with sync_playwright() as playwright:
        cached = Path(playwright.chromium.executable_path)
    for path in (cached, OWN / "chromium"):
        if path.exists():
            return str(path)
    return None


def environment(chromium: str) -> dict[str, str]:
    """What the process needs: libraries that came with our own."""
    libraries = Path(chromium).parent / "lib"
    if not libraries.exists():
        return dict(os.environ)
    return {**os.environ, "LD_LIBRARY_PATH": f"{libraries}:{os.environ.get('LD_LIBRARY_PATH', '')}"}


def bring() -> str | None:
    """Playwright's download, or else the package from npm."""
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], timeout=600, check=False)
    if done.returncode == 0 and (found := find()):
        return found
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    OWN.mkdir(exist_ok=True)
    (OWN / "package.json").write_text('{"private": true}\n')
    if subprocess.run([npm, "install", "--no-audit", "--no-fund", PACKAGE], cwd=OWN, check=False).returncode != 0:
        return None
    packed = OWN / "node_modules" / "@sparticuz" / "chromium" / "bin"
    subprocess.run([node, "-e", UNPACK, str(packed), str(OWN)], check=True)
    for archive in OWN.glob("*.tar"):
        with tarfile.open(archive) as files:
            files.extractall(OWN, filter="data")
        archive.unlink()
    (OWN / "chromium").chmod(0o755)
    return find()


if __name__ == "__main__":
    path = find() or bring()
    print(path or HELP)
    sys.exit(path is None)
