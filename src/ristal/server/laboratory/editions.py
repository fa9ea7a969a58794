"""The editions of this machine: folders below one folder, by name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from ristal.content import read_edition
from ristal.content.edition import BASE, FILE, is_edition
from ristal.content.writing import write_value
from ristal.engine.errors import BadContent
from ristal.games import game_ids
from ristal.protocol.laboratory import LabChoice

KEPT: Final = "editions-played"  # in the data folder: editions by their facts, for matches that name them
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


class Editions:
    """A folder of editions. A name is never a path: it is looked up in the list of folders that there are."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def names(self) -> list[str]:
        """The names of the folders that hold an edition."""
        if not self.folder.is_dir():
            return []
        return sorted(
            path.name
            for path in self.folder.iterdir()
            if NAME.fullmatch(path.name) and not path.is_symlink() and is_edition(path)
        )

    def begin(self, name: str, title: str) -> None:
        """Make a folder for a new edition; two lines make it valid."""
        folder = self.folder / name
        folder.mkdir(parents=True)
        (folder / FILE).write_text(f"extends = {write_value(BASE)}\nname = {write_value(title)}\n", encoding="utf-8")

    def choices(self) -> list[LabChoice]:
        """Each with what it calls itself; one that cannot be read is called by its folder."""
        found = []
        for name in self.names():
            try:
                found.append(LabChoice(name, read_edition(self.folder / name, game_ids()).name))
            except BadContent:
                found.append(LabChoice(name, name))
        return found
