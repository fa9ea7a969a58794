"""docs/effects lists all that the cards of each game can say, as the code has it (RISTAL_REGOLD=1 writes it anew)."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ristal.engine.effect import Effect, Scripts, Vocabulary
from ristal.games import game_ids, load_game
from ristal.games.unmatched.hero import words_of
from ristal.text import translator

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "effects"
KINDS = {"number": "a whole number", "text": "a text", "scripts": "named scripts to choose from"}
HEAD = """# What cards can say: {title}

A script is a list of effects, each a table with `op`, its arguments, and perhaps `may = true` (the player may leave it)
and `when` (a condition). The examples are from our own cards. The page is written by
`RISTAL_REGOLD=1 pytest tests/docs/test_effect_pages.py`.
"""


def vocabulary(game: str) -> Vocabulary | None:
    try:
        found = import_module(f"ristal.games.{game}.effects").VOCABULARY
    except ModuleNotFoundError:
        return None
    assert isinstance(found, Vocabulary)
    return found


def docstrings(game: str) -> dict[str, str]:
    """What the source says of each class; compiled classes have forgotten it."""
    files = [ROOT / "src/ristal/engine/effect.py", *sorted((ROOT / "src/ristal/games" / game).glob("*.py"))]
    return {
        node.name: " ".join((ast.get_docstring(node) or "").split())
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }


def words(game: str, vocabulary: Vocabulary) -> dict[str, list[str]]:
    """The words that arguments of a kind may be, where a game has such kinds."""
    if game != "unmatched":
        return {}
    found = words_of(["FIGHTER"], ["CARD"], Scripts(vocabulary), "after")
    return {kind: list(choices) for kind, choices in found.items() if kind not in ("op", "when")}


def scripts_of(game: Any) -> Scripts:
    """All scripts of the content, wherever the game keeps them."""
    for holder in (game, *vars_of(game)):
        if isinstance(getattr(holder, "scripts", None), Scripts):
            found = holder.scripts
            assert isinstance(found, Scripts)
            return found
    raise AssertionError(f"{game.id} keeps its scripts somewhere else")


def vars_of(thing: Any) -> Iterator[Any]:
    for name in dir(thing):
        if not name.startswith("_"):
            yield getattr(thing, name)


def written(effect: Effect, scripts: Scripts) -> str:
    """An effect as it stands in a file."""
    parts = [f'op = "{effect.op}"']
    for name, value in effect.arguments.items():
        parts.append(f"{name} = {value}" if isinstance(value, int) else f'{name} = "{value}"')
    if effect.scripts:
        inner = [
            f"{key.rpartition('.')[2]} = [{', '.join(written(part, scripts) for part in scripts.by_key[key])}]"
            for key in effect.scripts
        ]
        parts.append(f"options = {{ {', '.join(inner)} }}")
    parts += ["may = true"] if effect.may else []
    parts += [f'when = "{effect.when}"'] if effect.when else []
    return f"{{ {', '.join(parts)} }}"


def page(game: str) -> str:
    made, said, of = load_game(game), translator("en", load_game(game)), vocabulary(game)
    assert of is not None
    told, kinds, scripts = docstrings(game), words(game, of), scripts_of(made)
    effects = [effect for script in scripts.by_key.values() for effect in script]
    lines = [HEAD.format(title=said.say(f"{game}-title")), "## Operations", ""]
    for op in sorted(of.operations):
        lines += [f"### `{op}`", "", told[type(of.operations[op]).__name__], ""]
        parameters: Any = type(of.operations[op]).PARAMETERS
        for name, kind in parameters.items():
            choices = " or ".join(f"`{choice}`" for choice in kinds.get(kind, []))
            lines.append(f"- `{name}`: {KINDS.get(kind) or choices}")
        lines += [""] if parameters else []
        for effect in [effect for effect in effects if effect.op == op][:1]:
            lines += [f"    {written(effect, scripts)}", "", f"«{said.effect(effect, scripts)}»", ""]
    if of.conditions:
        lines += ["## Conditions", ""]
    for when in sorted(of.conditions):
        lines.append(f"- `{when}`: {told[type(of.conditions[when]).__name__]}")
    return "\n".join(lines).rstrip() + "\n"


@pytest.mark.parametrize("game", [game for game in game_ids() if vocabulary(game) is not None])
def test_the_page_is_what_the_code_says(game: str) -> None:
    file = PAGES / f"{game}.md"
    if os.environ.get("RISTAL_REGOLD"):
        PAGES.mkdir(exist_ok=True)
        file.write_text(page(game), encoding="utf-8")
    assert file.read_text(encoding="utf-8") == page(game)


@pytest.mark.parametrize("game", [game for game in game_ids() if vocabulary(game) is not None])
def test_every_operation_is_explained(game: str) -> None:
    of = vocabulary(game)
    assert of is not None
    told = docstrings(game)
    assert all(told[type(thing).__name__] for thing in (*of.operations.values(), *of.conditions.values()))
