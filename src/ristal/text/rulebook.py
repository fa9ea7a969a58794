"""The rules page of a game in one language: its clauses, in our own words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

HEADINGS = {"ru": "Русский", "en": "English"}
_RULES = Path(__file__).parent.parent / "rules"
_HEADING_OR_CLAUSE = re.compile(
    r"^#+ (?P<heading>.+)$|^- \*\*(?P<number>[A-Z]\d+[a-z]?)\*\* (?P<text>.+(?:\n +\S.*)*)", re.MULTILINE
)


class Rulebook:
    """The part of `docs/rules/<game>.md` in one language: a title, a text, and numbered clauses in it."""

    def __init__(self, page: str, language: str) -> None:
        title, *parts = re.split(r"^## +", page, flags=re.MULTILINE)
        self.title = title.strip().splitlines()[0].removeprefix("# ")
        by_heading = {part.split("\n", 1)[0].strip(): part.split("\n", 1)[-1].strip() for part in parts}
        self.text = by_heading.get(HEADINGS[language], "")
        self.clauses: dict[str, str] = {}
        self.chapters: dict[str, str] = {}  # of each clause, by the heading above it
        chapter = ""
        for found in _HEADING_OR_CLAUSE.finditer(self.text):
            if found["heading"]:
                chapter = found["heading"].strip()
            else:
                self.clauses[found["number"]] = " ".join(found["text"].split())
                self.chapters[found["number"]] = chapter

    def number(self, typed: str) -> str | None:
        """The number of a clause; letters of the other alphabet are understood."""
        wanted = typed.strip().lstrip("§").upper().translate(_LATIN).capitalize()
        return wanted if wanted in self.clauses else None

    def clause(self, typed: str) -> str | None:
        """A clause with its number."""
        number = self.number(typed)
        return None if number is None else f"**{number}** {self.clauses[number]}"


_LATIN = str.maketrans("РАКФ", "RARA")  # by sound, and by the key they share


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language."""
    file = _RULES / f"{game}.md"
    return Rulebook(file.read_text(encoding="utf-8"), language)
