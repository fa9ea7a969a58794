"""Every error that the code raises has words in both languages, and nothing else has: read from the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import ristal
from ristal.cli.errors import UserError
from ristal.content.reader import Reader
from ristal.content.source import Source, folder_source
from ristal.engine.errors import BadContent, Phrase
from ristal.games import game_ids, load_game
from ristal.host.errors import ApiError
from ristal.text import LANGUAGES, translator

PACKAGE = Path(ristal.__file__).parent
SOURCES = Path(__file__).parents[2] / "src" / "ristal"
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCES.rglob("*.py"))}
MESSAGE = re.compile(rf"(?:error|wrong|(?:{'|'.join(game_ids())})-(?:wrong|broken))-")


class Said(NamedTuple):
    """A message that the code asks for, the values that it gives, and where."""

    message: str
    values: frozenset[str]
    place: str


class Variables(Visitor):  # type: ignore[misc]
    """The values that a message of a locale file uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


CODES: dict[str, str] = {
    kind: code
    for path in TREES
    for kind, code in re.findall(
        r'^class (\w+)\(RistalError\):.*?code(?:: ClassVar\[str\])? = "([a-z-]+)"',
        path.read_text(encoding="utf-8"),
        re.S | re.M,
    )
}
READ = [CODES[kind] for kind in ("BadContent", "BadPosition", "BadSave")]  # what a `Reader` raises


def words(node: ast.expr, tree: ast.Module) -> list[str]:
    """The texts that an expression may be: one of its literals, or of those in the tables that it looks them up in."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return words(node.body, tree) + words(node.orelse, tree)
    assert isinstance(node, ast.Call), f"a literal is expected: {ast.unparse(node)}"
    tables = {
        line.target.id: line.value
        for line in tree.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }
    assert isinstance(node.func, ast.Attribute)
    table = tables[ast.unparse(node.func.value)]
    assert isinstance(table, ast.Dict)
    return [word for value in (*table.values, node.args[1]) for word in words(value, tree)]


def of_call(call: ast.Call, tree: ast.Module) -> list[str]:
    """The messages that a call makes; none if it makes no error."""
    name = ast.unparse(call.func)
    if name == "self.error" and call.keywords:
        return [f"error-{code}-{problem}" for code in READ for problem in words(call.args[0], tree)]
    if name in CODES:
        problems = words(call.args[0], tree) if call.args else [""]
        return [f"error-{CODES[name]}-{problem}".removesuffix("-") for problem in problems]
    if name == "Phrase":
        return words(call.args[0], tree)
    return words(call.args[1], tree) if name.endswith(".wrong") else []


def said() -> Iterator[Said]:
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and not any(keyword.arg is None for keyword in node.keywords):
                values = frozenset(str(keyword.arg) for keyword in node.keywords)
                for message in of_call(node, tree):
                    yield Said(message, values, f"{path.relative_to(SOURCES)}:{node.lineno}")


SAID = list(said())


def messages(language: str) -> dict[str, set[str]]:
    """The messages of errors in the files of a language, with the values that they use."""
    found: dict[str, set[str]] = {}
    for file in sorted((SOURCES / "locale" / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and MESSAGE.match(entry.id.name):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_code_has_words_that_its_values_fill(language: str) -> None:
    worded = messages(language)
    assert len(SAID) > 200
    assert [f"{each.place}: {each.message}" for each in SAID if each.message not in worded] == []
    unfilled = [
        f"{each.place}: {each.message} wants {sorted(missing)}"
        for each in SAID
        if (missing := worded[each.message] - each.values)
    ]
    assert unfilled == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_of_errors_that_are_gone(language: str) -> None:
    assert sorted(set(messages(language)) - {each.message for each in SAID}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("error", "prefix", "least"), [(ApiError, "server-", 30), (UserError, "", 20)])
def test_every_refusal_of_server_and_terminal_has_words(
    error: type[Exception], prefix: str, least: int, language: str
) -> None:
    calls = [
        node
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == error.__name__
    ]
    literal = [call for call in calls if isinstance(call.args[0], ast.Constant)]
    own = [call for call in literal if "said" not in {keyword.arg for keyword in call.keywords}]  # said by the rules
    assert len(own) > least
    texts = translator(language)
    assert [ast.unparse(call) for call in own if not texts.has(prefix + str(call.args[0].value))] == []


@pytest.mark.parametrize(
    ("data", "read", "said"),
    [
        ({}, lambda page: page.number("cost", 1, 6), "cost: этого поля нет; нужно целое число от 1 до 6"),
        ({"cost": 9}, lambda page: page.number("cost", 1, 6), "cost: нужно целое число от 1 до 6, а здесь 9"),
        ({"kind": "x"}, lambda page: page.choice("kind", ("a", "b")), "kind: нужно одно из a, b, а здесь 'x'"),
        ({"card": []}, lambda page: page.tables("card"), "card: нужна хотя бы одна [[card]], а здесь []"),
        ({"id": "Ы"}, lambda page: page.identity(), "id: в id бывают только строчные латинские буквы"),
        ({"nmae": 1}, lambda page: page.done(), "nmae: такого поля здесь не бывает; бывают "),
    ],
    ids=["missing", "number", "choice", "tables", "id", "unknown"],
)
def test_the_place_stays_and_the_remedy_is_worded(
    data: dict[str, Any], read: Callable[[Reader], object], said: str
) -> None:
    with pytest.raises(BadContent) as met:
        read(Reader(data, "cards.toml"))
    assert translator("ru").error(met.value).startswith(f"Ошибка в файле с картами: cards.toml: {said}")


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    broken = Source({"cards.toml": b"a = \n"}, "folder")
    gone = folder_source(tmp_path / "gone")
    (tmp_path / "file").write_text("")
    for source, said in [
        (broken, "cards.toml: это не TOML; ошибка в строке 1, знак 5: "),
        (gone, f"cards.toml: такого файла в {tmp_path / 'gone'} нет"),
        (folder_source(tmp_path / "file"), f"cards.toml: в {tmp_path / 'file'} его не прочитать: это не папка"),
    ]:
        with pytest.raises(BadContent) as met:
            source.read("cards.toml")
        assert translator("ru").error(met.value).startswith(f"Ошибка в файле с картами: {said}")


def test_a_game_that_cannot_be_loaded_has_its_own_words_all_the_same(tmp_path: Path) -> None:
    """`Translator` has no game then, and reads the texts that the message is named after."""
    for path in (PACKAGE / "games" / "boets").rglob("*.toml"):
        text = path.read_text(encoding="utf-8").replace('kind = "strength"', 'kind = "speed"', 1)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as met:
        load_game("boets", tmp_path)
    remedy = met.value.details["remedy"]
    assert isinstance(remedy, Phrase)
    assert remedy.message.startswith("boets-wrong-")
    assert re.search("[а-я]", translator("ru").phrase(remedy))
    assert str(met.value) == translator("en").error(met.value)


def test_what_nobody_has_words_for_is_written_as_programmers_do() -> None:
    """Games and bots of others may raise errors of their own."""
    assert str(BadContent("cold", degrees=-3)) == "error-bad-content-cold(degrees=-3)"
    assert str(Phrase("nowhere", at=1)) == "nowhere(at=1)"
