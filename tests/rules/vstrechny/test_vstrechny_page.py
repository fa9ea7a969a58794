"""docs/rules/vstrechny.md says what the content and the program say."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import ristal

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/rules/vstrechny.md").read_text(encoding="utf-8")
ARMIES = tomllib.loads((ROOT / "src/ristal/games/vstrechny/content/armies.toml").read_text(encoding="utf-8"))["army"]

PARTS = {"ru": "## Русский", "en": "## English"}
COMPONENTS = {"ru": "### Состав", "en": "### Components"}
WORDS = {
    "ru": {"forward": "прямая", "three-ways": "тройная", True: "да", False: "нет"},
    "en": {"forward": "straight", "three-ways": "triple", True: "yes", False: "no"},
}
MARKS = {"stated": "", "inferred": "‡", "reconstructed": "†"}
FACTS = ("cards", "attack", "counter", "arrow", "steps", "elite")


def section(language: str, heading: str) -> str:
    """What stands under a heading of the page, down to the next one of its kind."""
    part = re.split(r"^(?=## )", PAGE, flags=re.MULTILINE)
    (text,) = [text for text in part if text.startswith(PARTS[language] + "\n")]
    (found,) = [text for text in re.split(r"^(?=### )", text, flags=re.MULTILINE) if text.startswith(heading + "\n")]
    return found


@pytest.mark.parametrize("language", ["ru", "en"])
def test_r1_r5_table_of_components_equals_the_content(language: str) -> None:
    """Every number, and the mark of where it comes from."""
    lines = [line for line in section(language, COMPONENTS[language]).splitlines() if line.startswith("|")]
    shown = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    words = WORDS[language]
    content = [
        [
            army["name"][language],
            unit["name"][language],
            *(f"{words.get(unit[fact], unit[fact]) if fact in ('arrow', 'elite') else unit[fact]}"
              f"{MARKS[unit['provenance'][fact]]}" for fact in FACTS),
            f"`{unit['id']}`",
        ]
        for army in ARMIES
        for unit in army["unit"]
    ]  # fmt: skip
    assert shown == content
    assert len(content) == 18


@pytest.mark.parametrize("language", ["ru", "en"])
def test_marks_of_the_table_are_explained(language: str) -> None:
    text = section(language, COMPONENTS[language])
    legend = text[text.rindex("|\n") :]
    for mark in filter(None, MARKS.values()):
        assert mark in legend


@pytest.mark.parametrize(("language", "heading"), [("ru", "### Запись ходов"), ("en", "### Notation")])
def test_r16_r18_r20_position_of_the_page_plays_the_first_example(language: str, heading: str) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", section(language, heading), flags=re.DOTALL)
    match = ristal.position("vstrechny", text)
    assert match.legal(0) == ["a1", "b1", "c1"]
    match.play("b1")
    field = match.view(None)["field"]
    assert isinstance(field, list)
    assert [cell and cell["unit"] for cell in field[1::3]] == ["bedouin", "sarbaz", "saqlab", None]
    assert match.legal(1) == ["a4", "b4", "c4"]
