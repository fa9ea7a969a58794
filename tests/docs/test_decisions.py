"""docs/adr/README.md lists every decision by its title (RISTAL_REGOLD=1 writes it anew)."""

from __future__ import annotations

import os
import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "adr"
INDEX = FOLDER / "README.md"
HEAD = """# Decisions

A choice that somebody will question has half a page here: what we chose, why, and what it costs. A decision
that no longer holds is replaced by a newer one, which says so.

"""


def entry(page: Path) -> str:
    title = page.read_text(encoding="utf-8").splitlines()[0]
    match = re.fullmatch(r"# (\d+)\. (.+)", title)
    assert match, f"{page.name}: the first line is not '# NUMBER. Title'"
    assert page.name.startswith(f"{int(match[1]):04}-"), page.name
    return f"- [{match[1]}. {match[2]}]({page.name})\n"


def test_the_index_lists_every_decision() -> None:
    index = HEAD + "".join(map(entry, sorted(FOLDER.glob("[0-9]*.md"))))
    if os.environ.get("RISTAL_REGOLD"):
        INDEX.write_text(index, encoding="utf-8")
    assert INDEX.read_text(encoding="utf-8") == index
