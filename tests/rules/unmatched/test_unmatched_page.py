"""docs/rules/unmatched.md says what the content and the program say."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from scenes import CONTENT, Scene

import ristal

PAGE = (Path(__file__).parents[3] / "docs/rules/unmatched.md").read_text(encoding="utf-8")

PARTS = {"ru": "Русский", "en": "English"}
COMPONENTS = {"ru": "Состав", "en": "Components"}
NOTATION = {"ru": "Запись ходов", "en": "Notation"}
DECK = {"ru": "Колода: ", "en": "Deck: "}
WORDS = {
    "ru": {
        "hero": "герой", "sidekick": "помощник", "melee": "ближняя", "ranged": "дальняя", "attack": "атака",
        "defence": "защита", "versatile": "универсальная", "scheme": "приём", "any": "все",
    },
    "en": {},
}  # fmt: skip


def content(kind: str) -> list[dict[str, Any]]:
    return [tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted((CONTENT / kind).glob("*.toml"))]


def below(text: str, level: str, heading: str) -> str:
    """What stands under a heading, down to the next one of its level."""
    pieces = re.split(rf"^{level} (.+)\n", text, flags=re.MULTILINE)
    return pieces[pieces.index(heading) + 1]


def components(language: str) -> str:
    return below(below(PAGE, "##", PARTS[language]), "###", COMPONENTS[language])


def tables(text: str) -> list[list[list[str]]]:
    """The rows of each table, without its heading."""
    found = re.findall(r"(?:^\|.*\n)+", text, flags=re.MULTILINE)
    return [[[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]] for table in found]


def named(thing: dict[str, Any], language: str) -> str:
    """Its name, with the mark of a Russian one that is ours."""
    ours = language == "ru" and thing["provenance"]["name"] == "reconstructed"
    return f"{thing['name'][language]}{'†' if ours else ''}"


@pytest.mark.parametrize("language", PARTS)
def test_r1_r8_table_of_fighters_equals_the_content(language: str) -> None:
    words = WORDS[language]
    shown, _, *_ = tables(components(language))
    assert shown == [
        [
            hero["name"][language],
            named(fighter, language),
            words.get(fighter["role"], fighter["role"]),
            str(fighter["count"]),
            str(fighter["health"]),
            words.get(fighter["attack"], fighter["attack"]),
            str(hero["move"]),
            f"`{fighter['id']}`",
        ]
        for hero in content("heroes")
        for fighter in hero["fighter"]
    ]
    assert len(shown) > 8


@pytest.mark.parametrize("language", PARTS)
def test_r13_r144_table_of_boards_equals_the_content(language: str) -> None:
    _, shown, *_ = tables(components(language))
    assert shown == [
        [
            named(board, language),
            str(len(board["space"])),
            str(sum(len(space["adjacent"]) for space in board["space"]) // 2),
            str(len(board["zone"])),
            ", ".join(board["starts"]),
            f"`{board['id']}`",
        ]
        for board in content("boards")
    ]


@pytest.mark.parametrize("language", PARTS)
def test_r43_r44_r50_tables_of_cards_equal_the_content(language: str) -> None:
    words = WORDS[language]
    for hero in content("heroes"):
        users = {fighter["id"]: fighter["name"][language] for fighter in hero["fighter"]}
        (shown,) = tables(below(components(language), "####", DECK[language] + hero["name"][language]))
        assert shown == [
            [
                named(card, language),
                str(card["cards"]),
                words.get(card["type"], card["type"]),
                str(card.get("value", "—")),
                str(card["boost"]),
                users.get(card["who"], words.get(card["who"], card["who"])),
                f"`{card['id']}`",
            ]
            for card in hero["card"]
        ]
        assert sum(int(row[1]) for row in shown) == 30


def test_mark_of_the_tables_is_explained() -> None:
    for language in PARTS:
        text = components(language)
        assert "†" in text[text.rindex("|\n") :]


@pytest.mark.parametrize("language", PARTS)
def test_r94_position_of_the_page_plays_its_example(language: str) -> None:
    (text,) = re.findall(
        r"```toml\n(.*?)```", below(below(PAGE, "##", PARTS[language]), "###", NOTATION[language]), re.S
    )
    s = Scene(ristal.position("unmatched", text))
    s.play("manoeuvre", "pass", "jabberwock", "m09", "m29")
    s.fight("jabberwock king-arthur", "jaws-that-bite", defence="skirmish").play("jabberwock", "m22")
    assert (s.health("alice"), s.health("king-arthur")) == (10, 18)
    s.to_act(0, 2)


@pytest.mark.parametrize("language", PARTS)
def test_ids_of_the_page_exist(language: str) -> None:
    """Spaces, fighters and answers in the table of notation are words that the program takes."""
    text = below(below(PAGE, "##", PARTS[language]), "###", NOTATION[language])
    words = {word for quoted in re.findall(r"`([^`\n=]+)`", text) for word in quoted.split()}
    fighters = {fighter["id"] for hero in content("heroes") for fighter in hero["fighter"]}
    spaces = {space["id"] for board in content("boards") for space in board["space"]}
    answers = {"big", "small", "pass", "manoeuvre", "scheme", "attack", "yes", "no", "done", "draw", "recover", "place"}
    fields = {"discards", "start_spaces", "turns"}
    assert words - fighters - spaces - answers - fields == {"harpy-2"}
