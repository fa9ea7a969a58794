"""An edition: a folder with what differs from the content of the box, and how single values of it are changed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ristal.content.source import ALIKE, Source, folder_source
from ristal.engine.data import Document
from ristal.engine.errors import BadContent, BadOption, Phrase

FILE: Final = "edition.toml"
BASE: Final = "ristal"
LONGEST: Final = 80  # letters of the name of an edition


@dataclass(frozen=True)
class Edition:
    """A name, and the files in its folder that stand for those of the box or beside them: `<game>/<file>`."""

    name: str
    folder: str
    source: Source

    def over(self, box: Source, game: str) -> Source:
        """The content of a game in this edition; the very content of the box where the edition leaves that alone."""
        inside = f"{game}/"
        own = {name.removeprefix(inside): data for name, data in self.source.files.items() if name.startswith(inside)}
        unreadable = {
            name.removeprefix(inside): why for name, why in self.source.unreadable.items() if name.startswith(inside)
        }
        if not own and not unreadable:
            return box
        kept = {name: data for name, data in box.files.items() if name != ALIKE}  # it plays otherwise
        return Source({**kept, **own}, self.folder, unreadable)


def is_edition(folder: Path) -> bool:
    """Whether a folder of content is a difference; without that file it is a whole copy."""
    return (folder / FILE).is_file()


def read_edition(folder: Path, games: Sequence[str]) -> Edition:
    """Read and check the heading of an edition, and that everything in it is for a game that there is."""
    source = folder_source(folder)
    if not is_edition(folder):
        raise BadContent("no-file", file=FILE, folder=str(folder))
    heading = source.read(FILE, is_fact=False)
    heading.choice("extends", (BASE,))
    name = heading.text("name")
    if len(name) > LONGEST:
        raise heading.wrong("name", "wrong-long-name", most=LONGEST, count=len(name))
    heading.done()
    for file in sorted((source.files.keys() | source.unreadable.keys()) - {FILE, ""}):
        if file.partition("/")[0] not in games or "/" not in file:
            raise BadContent("place", file=file, place="", remedy=Phrase("wrong-edition-folder", known=list(games)))
    return Edition(name, str(folder), source)


def change(source: Source, changes: Sequence[str]) -> Source:
    """The same content with single values changed, each written `heroes/alice.looking-glass.value=3`: a file, then
    keys of tables, ids of things or numbers of places in lists, then what stands there instead; nothing, to leave
    it out."""
    for text in changes:
        where, equals, written = text.partition("=")
        stem, *way = where.split(".")
        if not equals or not way:
            raise BadOption("change", option="set", given=text)
        file = f"{stem}.toml"
        if file not in source.files:
            raise BadOption("change-file", option="set", given=stem, known=_stems(source))
        document = source.document(file)
        holder, key = _walk(document, way, text)
        if written:
            holder[key] = _value(written)
        elif isinstance(holder, list) or key in holder:
            del holder[key]
        else:
            raise _lost(holder, key, text)
        source = source.with_document(file, document)
    return source


def find_thing(document: Document, thing: str) -> Document | None:
    """The table of this id somewhere in a document, if there is exactly one."""
    found = list(_things(document, thing))
    return found[0] if len(found) == 1 else None


def _walk(document: Document, way: Sequence[str], text: str) -> tuple[Any, Any]:
    """The table or list in which the way ends, and the key or place there."""
    here: Any = document
    for step in way[:-1]:
        here = _step(here, step, text)
    last = way[-1]
    if isinstance(here, list) and last.isascii() and last.isdecimal() and 1 <= int(last) <= len(here):
        return here, int(last) - 1
    if not isinstance(here, dict):
        raise _lost(here, last, text)
    return here, last


def _step(here: Any, step: str, text: str) -> Any:
    if isinstance(here, dict) and step in here:
        return here[step]
    if isinstance(here, list) and step.isascii() and step.isdecimal() and 1 <= int(step) <= len(here):
        return here[int(step) - 1]
    found = list(_things(here, step))
    if len(found) != 1:
        raise _lost(here, step, text)
    return found[0]


def _things(here: Any, thing: str) -> Iterator[Document]:
    """Every table of this id below a table or list."""
    for item in here.values() if isinstance(here, dict) else here if isinstance(here, list) else ():
        if isinstance(item, dict) and item.get("id") == thing:
            yield item
        yield from _things(item, thing)


def _lost(here: Any, step: str, text: str) -> BadOption:
    """The error that says which step leads nowhere, and what there is."""
    keys = list(here) if isinstance(here, dict) else []
    inside = [item for value in (here.values() if isinstance(here, dict) else [here]) for item in _rows(value)]
    known = [*keys, *(str(item["id"]) for item in inside if "id" in item)]
    return BadOption("change-place", option="set", given=text, step=step, known=known)


def _rows(value: Any) -> list[Document]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _stems(source: Source) -> list[str]:
    return sorted(name.removesuffix(".toml") for name in source.files)


def _value(written: str) -> Any:
    """What is written is a value of TOML, or else a text."""
    try:
        return tomllib.loads(f"value = {written}")["value"]
    except (ValueError, RecursionError):
        return written
