"""Both languages say the same things, and everything that the terminal wants to say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ristal
from ristal.bots import LEVELS
from ristal.cli.tui.game_over import WISHES
from ristal.games import game_ids, load_game
from ristal.text import LANGUAGES
from ristal.text.commands import ORDERS, READING

PACKAGE = Path(ristal.__file__).parent
LOCALE = PACKAGE / "locale"
FILES = sorted(
    {
        path.relative_to(LOCALE / language).as_posix()
        for language in LANGUAGES
        for path in (LOCALE / language).rglob("*.ftl")
    }
)
SPEAKERS = ("say", "say_unbroken", "read", "_print", "_read", "Misuse")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Every message of a file with the variables in it."""
    resource = FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_in_the_same_order(file: str) -> None:
    assert list(messages("ru", file)) == list(messages("en", file))


def test_no_message_is_in_two_files() -> None:
    everything = [message for file in FILES for message in messages("ru", file)]
    assert len(everything) > 2000
    assert sorted({message for message in everything if everything.count(message) > 1}) == []


@pytest.mark.parametrize("file", ["terminal.ftl"])
def test_both_languages_fill_in_the_same_things(file: str) -> None:
    russian, english = messages("ru", file), messages("en", file)
    assert russian == english


def said() -> Iterator[tuple[str, str]]:
    """Every message that the terminal says by a literal id, with the place."""
    for path in (PACKAGE / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in SPEAKERS and isinstance(node.args[0].value, str):
                    yield str(node.args[0].value), f"{path.name}:{node.lineno}"


def strings() -> set[str]:
    """Every literal in the terminal, for messages that are chosen before they are said."""
    return {
        node.value
        for path in (PACKAGE / "cli").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_message_is_missing() -> None:
    known = {message for file in FILES for message in messages("ru", file)}
    ids = dict(said())
    assert len(ids) > 80
    assert {message: place for message, place in ids.items() if message not in known} == {}
    for game in game_ids():
        made = load_game(game)
        assert {f"{game}-title", f"{game}-blurb", f"{game}-goal", f"{game}-table-legend"} <= known
        assert {f"{game}-option-{option.name}" for option in made.options} <= known


def test_no_message_of_the_terminal_is_idle() -> None:
    read = {f"order-{order}" for order in READING}
    assert read <= set(messages("ru", "reading.ftl"))
    composed = {f"level-{kind}" for kind in (*LEVELS, "human")} | {f"order-{order}" for order in ORDERS} - read
    composed |= {f"replay-order-{order}" for order in ("next", "back", "auto", "play")}
    composed |= {f"after-{wish}" for wish in WISHES}
    assert composed <= set(messages("ru", "terminal.ftl"))
    assert set(messages("ru", "terminal.ftl")) - composed - strings() == set()
