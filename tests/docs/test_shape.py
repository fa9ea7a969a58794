"""The shape of the house: folders that can be taken in at a glance, and documents that name files which exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ristal"
MOST = 16  # entries of a folder
UNCOUNTED = {"__init__.py", "__main__.py", "py.typed", "__pycache__"}
DATA = {"web", "rules", "locale", "content"}  # folders of what is not code
BUILT = {".so", ".c", ".pyd"}  # git-ignored
DOCUMENTS = [
    page
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
    if "archive" not in page.parts and not page.name.startswith("CHANGELOG")
]


def folders(root: Path) -> Iterator[Path]:
    """Every folder of code below, but for the engine, the games and folders of data."""
    yield root
    for folder in sorted(path for path in root.iterdir() if path.is_dir() and path.name not in UNCOUNTED | DATA):
        if folder != PACKAGE / "engine" and folder.parent.name != "games":
            yield from folders(folder)


def entries(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name not in UNCOUNTED and path.suffix not in BUILT)


def test_no_folder_has_too_many_entries() -> None:
    seen = [*folders(PACKAGE), *folders(ROOT / "web" / "src")]
    assert {"host", "http", "storage", "tui", "match", "stores", "panels"} <= {folder.name for folder in seen}
    crowded = {str(folder.relative_to(ROOT)): len(entries(folder)) for folder in seen if len(entries(folder)) > MOST}
    assert crowded == {}


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_document_names_exists(page: Path) -> None:
    """In backquotes: files and folders (`server/http/matches.py`; `src/ristal` may be left out), and Python names."""
    quoted = re.findall(r"`([^`\s]+)`", page.read_text(encoding="utf-8"))
    tops = {path.name for folder in (ROOT, PACKAGE) for path in folder.iterdir()}
    paths = [
        word for word in quoted if re.fullmatch(r"[\w.-]+/[\w./-]*?(?:/|\.[a-z]+)", word) and word.split("/")[0] in tops
    ]
    assert [path for path in paths if not (ROOT / path).exists() and not (PACKAGE / path).exists()] == []
    modules = {path.stem for path in PACKAGE.iterdir()}
    for name in quoted:
        if re.fullmatch(r"ristal(?:\.\w+)+", name) and name.split(".")[1] in modules:
            assert resolve_name(name) is not None


def test_no_two_files_of_tests_have_one_name() -> None:
    """Pytest takes the second for the first where both are collected."""
    names = [path.name for path in (ROOT / "tests").rglob("test_*.py")]
    assert len(names) > 100
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_twenty_tasks_name_a_file_each() -> None:
    rows = re.findall(r"^\| (.+) \| `(\S+)` \|$", (ROOT / "docs/where-is-what.md").read_text("utf-8"), re.MULTILINE)
    assert len(rows) == 20
    files = [ROOT / name if (ROOT / name).exists() else PACKAGE / name for _, name in rows]
    assert [file for file in files if not file.is_file()] == []
    assert len(set(files)) == 20
