"""Mistakes in files with cards and in positions are said in Russian, all of them; their places stay as they are."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ristal
from ristal.content.reader import Reader
from ristal.content.source import Source, folder_source
from ristal.engine.errors import BadContent
from ristal.games import load_game
from ristal.text import translator
from ristal.text.mistakes import mistake

PACKAGE = Path(ristal.__file__).parent
SOURCES = Path(__file__).parents[2] / "src" / "ristal"
ENGLISH = re.compile(r"\b(?:is|are|the|has|an?|of|to|expected|needs?|there|at|in|not|only|one)\b")


def written(node: ast.expr) -> str:
    """A text of the code, with something in quotes wherever it has a value."""
    if isinstance(node, ast.JoinedStr):
        return "".join(map(written, node.values))
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.FormattedValue)
    return "a text" if ast.unparse(node.value) == "expected" else "'x'"


def remedies() -> Iterator[tuple[str, str]]:
    """What the code says of mistakes in files with cards and in positions, with the place that says it."""
    for path in sorted([*SOURCES.glob("content/*.py"), *SOURCES.glob("games/*/*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            if isinstance(node.func, ast.Attribute) and node.func.attr == "wrong":
                yield f"{path.parent.name}/{path.name}:{node.lineno}", written(node.args[1])
            elif isinstance(node.func, ast.Name) and node.func.id == "BadContent":
                told = re.sub(r"^'x': ", "", written(node.args[0]))
                if told != "id: 'x'":  # that is a remedy of its own
                    yield f"{path.parent.name}/{path.name}:{node.lineno}", told


REMEDIES = dict(remedies())


def test_there_are_many() -> None:
    assert len(REMEDIES) > 110


@pytest.mark.parametrize("place", REMEDIES)
def test_every_mistake_has_russian_words(place: str) -> None:
    error = BadContent(f"cards.toml: card[x]: {REMEDIES[place]}", file="cards.toml", place="card[x]")
    said = mistake("ru", error)
    assert said.startswith("cards.toml: card[x]: ")
    remedy = said.removeprefix("cards.toml: card[x]: ")
    assert re.search("[а-я]", remedy), remedy
    assert ENGLISH.findall(remedy) == [], remedy
    assert mistake("en", error) == str(error)  # the English messages are those of the code


@pytest.mark.parametrize(
    ("data", "read", "said"),
    [
        ({}, lambda page: page.number("cost", 1, 6), "cost: этого поля нет; нужно целое число от 1 до 6"),
        ({"cost": 9}, lambda page: page.number("cost", 1, 6), "cost: нужно целое число от 1 до 6, а здесь 9"),
        (
            {"kind": "is expected, not"},
            lambda page: page.choice("kind", ("a", "b")),
            "kind: нужно одно из a, b, а здесь 'is ",
        ),
        ({"card": []}, lambda page: page.tables("card"), "card: нужна хотя бы одна [[card]], а здесь []"),
        ({"id": "Ы"}, lambda page: page.identity(), "id: в id бывают только строчные латинские буквы"),
        ({"nmae": 1}, lambda page: page.done(), "nmae: такого поля здесь не бывает; бывают "),
    ],
    ids=["missing", "number", "choice", "tables", "id", "unknown"],
)
def test_the_place_stays_and_the_remedy_is_told(data: dict[str, object], read: object, said: str) -> None:
    page = Reader(data, "cards.toml")
    page.read.add("name")
    page.read -= set(data) & {"nmae"}
    assert callable(read)
    with pytest.raises(BadContent) as met:
        read(page)
    assert translator("ru").error(met.value).startswith(f"Ошибка в файле с картами: cards.toml: {said}")


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
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
        assert mistake("ru", met.value).startswith(said)


def test_content_of_a_game_is_told_of_in_its_own_language(tmp_path: Path) -> None:
    for path in (PACKAGE / "games" / "vstrechny").rglob("*.toml"):
        text = path.read_text(encoding="utf-8").replace("attack = ", "atack = ", 1)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as met:
        load_game("vstrechny", tmp_path)
    assert "attack: этого поля нет; нужно целое число" in translator("ru", load_game("vstrechny")).error(met.value)
