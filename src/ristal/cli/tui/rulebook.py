"""The rulebook as a terminal shows it: clauses as the page has them, and every card from the catalogue."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from ristal.cli.language import texts
from ristal.cli.tui.cards import describe, find_unworded_facts, whole
from ristal.engine.game import Game
from ristal.text.game_text import game_text
from ristal.text.rulebook import Rulebook, rulebook
from ristal.text.search import find_clauses, find_things
from ristal.text.types import Thing

DICE = "die"  # there are dozens of them, and what they have in common says all
COMPONENTS = {"ru": "Состав", "en": "Components"}
_TABLE = re.compile(r"(?:^\|.*\n?)+", re.MULTILINE)
_EMPTY_HEADINGS = re.compile(r"^#### .*\n+(?=#|\Z)", re.MULTILINE)


def book_parts(game: Game, options: Mapping[str, object], width: int) -> list[RenderableType]:
    """The page with the catalogue in place of its tables of components."""
    language = texts(game).language
    book = rulebook(game.id, language)
    before, heading, rest = book.text.partition(f"### {COMPONENTS[language]}\n")
    components, *others = re.split(r"^(?=### )", rest, maxsplit=1, flags=re.MULTILINE)
    prose = _EMPTY_HEADINGS.sub("", _TABLE.sub("", components))
    things = [thing for thing in game_text(language, game).things(options) if thing["kind"] != DICE]
    shown = find_unworded_facts(things)
    return [
        Markdown(fit_page(f"# {book.title}\n\n{before}{heading}{prose}", width)),
        *(part for thing in things for part in (Text(), describe(thing, texts(game), shown))),
        Text(),
        *(Markdown(fit_page(other, width)) for other in others),
    ]


def find_parts(game: Game, options: Mapping[str, object], typed: str) -> list[RenderableType]:
    """Cards that are called so, whole, and the clauses that have these words."""
    language = texts(game).language
    things: Sequence[Thing] = find_things(game, game_text(language, game).things(options), typed)
    book: Rulebook = rulebook(game.id, language)
    parts: list[RenderableType] = [whole(thing, texts(game)) for thing in things]
    parts += [Markdown(f"**{number}** {book.clauses[number]}") for number in find_clauses(book.clauses, typed)]
    return parts


def fit_page(page: str, width: int) -> str:
    """A page in Markdown whose tables fit a width: those that do not become lists."""
    return _TABLE.sub(lambda table: _table_fitted(table.group(), width), page)


def _table_fitted(table: str, width: int) -> str:
    rows = [_cells(line) for line in table.strip().splitlines()]
    head, body = rows[0], rows[2:]
    if sum(max(len(row[column]) for row in (head, *body)) + 3 for column in range(len(head))) <= width:
        return table
    return "".join(_item(head, row) for row in body) + "\n"


def _item(head: list[str], row: list[str]) -> str:
    lines = [f"{_small(name)}: {cell}" for name, cell in zip(head[1:], row[1:], strict=True) if cell]
    return f"- **{row[0]}** — {'; '.join(lines)}\n" if row[0] else f"- {'; '.join(lines)}\n"


def _cells(line: str) -> list[str]:
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def _small(name: str) -> str:
    return name[:1].lower() + name[1:]
