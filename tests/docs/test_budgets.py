"""Budgets of size: a file that grows above them is asking to be split. Those that are above stand here by name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES, PAGE = ROOT / "src" / "ristal", ROOT / "web" / "src"
LINES, FUNCTION = 400, 30
LONGER = {  # functions above the budget: tables of fields, and pages read from top to bottom
    "__init__": 50,
    "features": 49,
    "upgrade": 54,
    "copy": 48,
    "check_options": 42,
    "_iterate": 40,
    "run": 38,
    "lay_position": 37,
    "public_part": 35,
    "shown": 34,
    "state": 32,
    "choose_game": 31,
}


def test_no_file_is_too_long() -> None:
    long = {path.name: n for path in SOURCES.rglob("*.py") if (n := len(path.read_text("utf-8").splitlines())) > LINES}
    assert long == {}


def test_no_function_is_too_long() -> None:
    long = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONGER.get(node.name, FUNCTION):
                    long.append((path.name, node.name, lines))
    assert long == []


def count_places(pattern: str, *folders: Path) -> int:
    """How often a pattern stands in code."""
    files = [path for folder in folders for kind in ("py", "ts", "svelte") for path in folder.rglob(f"*.{kind}")]
    return sum(len(re.findall(pattern, path.read_text("utf-8"))) for path in files)


def test_plain_data_without_a_type_stays_rare() -> None:
    assert 0 < count_places(r"dict\[str, (?:Any|object)\]", SOURCES) < 110


def test_a_word_with_ten_meanings_stays_out_of_the_code() -> None:
    """Each thing is called by what it is: events, lines, moves, messages."""
    assert count_places(r"(?i)\btold\b", SOURCES, PAGE) < 25
