"""The docs site builds without a warning, is complete, and loads nothing from another address."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MATCH = ("play", "legal", "pending", "view", "over", "result", "record", "save", "at", "why", "redeal", "table")
PUBLIC = {
    "api/match.html": [
        *(f"ristal.match.{name}" for name in ("new", "load", "position", "replay")),
        *(f"ristal.match.Match.{name}" for name in MATCH),
    ],
    "api/bots.html": ["ristal.bots.make_bot", "ristal.bots.Bot.decide"],
    "api/games.html": [
        "ristal.games.load_game",
        "ristal.engine.errors.IllegalAnswer",
        "ristal.engine.chance.FastChance",
    ],
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stderr) == (0, "")
    return folder


class Loaded(HTMLParser):
    """Collects the addresses that a browser fetches by itself: not those of `<a>`, which people follow."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "a":
            self.addresses += [value for name, value in attrs if name in ("src", "href", "srcset", "data") and value]


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        loaded = Loaded()
        loaded.feed(page.read_text(encoding="utf-8"))
        assert loaded.addresses
        assert [address for address in loaded.addresses if re.match(r"(?:https?:)?//", address)] == [], page.name


def test_styles_and_scripts_load_nothing_from_elsewhere(site: Path) -> None:
    styles = [file.read_text(encoding="utf-8") for file in site.rglob("*.css")]
    assert styles
    assert not [style for style in styles if re.search(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", style)]
    scripts = [file.read_text(encoding="utf-8") for file in site.rglob("*.js")]
    assert scripts
    assert not [script for script in scripts if re.search(r"unpkg\.com|jsdelivr|cdnjs|googleapis", script)]


def test_every_document_is_a_page(site: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        name = "index.html" if page.name == "README.md" else f"{page.stem}.html"
        assert (site / page.relative_to(ROOT / "docs").with_name(name)).exists(), page
    for name in ("index", "index.ru", "architecture", "changelog", "changelog.ru", "contributing", "notice"):
        assert (site / f"{name}.html").exists(), name


def test_the_reference_has_the_public_names(site: Path) -> None:
    for page, names in PUBLIC.items():
        text = (site / page).read_text(encoding="utf-8")
        assert [name for name in names if f'id="{name}"' not in text] == []


def test_search_knows_both_languages(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert index["config"]["lang"] == ["en", "ru"]
    texts = " ".join(entry["text"] for entry in index["docs"])
    assert "манёвр" in texts
    assert "manoeuvre" in texts
