"""A game that nobody has heard of: a copy of «Встречный бой» under another id, in a copy of the program. Only files
that `docs/howto/add-a-game.md` names are added; no other is touched."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import ristal

GAME = "melee"
MODEL = "vstrechny"
SOURCE = Path(ristal.__file__).parent
ADDED = (
    f"games/{MODEL}",
    f"text/games/{MODEL}.py",
    f"locale/ru/{MODEL}.ftl",
    f"locale/en/{MODEL}.ftl",
    f"rules/{MODEL}.md",
)


def add_game(folder: Path) -> Path:
    """Copy the program into a folder and add the game; gives what to put on the path of Python."""
    program = folder / "ristal"
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(SOURCE, program, ignore=ignored)
    for name in ADDED:
        model, copy = program / name, program / name.replace(MODEL, GAME)
        if model.is_dir():
            shutil.copytree(model, copy, ignore=ignored)
        else:
            shutil.copy(model, copy)
        for file in [copy] if copy.is_file() else copy.rglob("*.*"):
            file.write_text(file.read_text(encoding="utf-8").replace(MODEL, GAME), encoding="utf-8")
    return folder


def environment(path: Path) -> dict[str, str]:
    """The environment of a process that runs the copy."""
    return {**os.environ, "PYTHONPATH": str(path)}
