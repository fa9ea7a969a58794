"""Content that somebody has changed."""

from __future__ import annotations

import shutil
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src/ristal/games"


def changed(game: str, folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of a game's content in this folder with one thing exchanged, where it stands first."""
    made = folder / "content"
    if not made.exists():
        shutil.copytree(GAMES / game / "content", made)
    text = (made / file).read_text(encoding="utf-8")
    assert old in text
    (made / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return made
