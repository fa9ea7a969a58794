"""docs/rules/ninedice.md says what the content and the program say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from ninedice_table import the_game

import ristal
from ristal.games.ninedice.dice import KINDS
from ristal.text import Translator, translator
from ristal.text.games.ninedice import GameGuide

ROOT = Path(__file__).parents[3]
PARTS = {"ru": "## Русский", "en": "## English"}
COMPONENTS = {"ru": "### Состав", "en": "### Components"}
NOTATION = {"ru": "### Запись ходов", "en": "### Notation"}
MARKS = {"stated": "", "inferred": "‡", "reconstructed": "†"}


def section(language: str, heading: str) -> str:
    """What stands under a heading of the page, down to the next one of its kind."""
    page = (ROOT / "docs/rules/ninedice.md").read_text(encoding="utf-8")
    part = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    (text,) = [text for text in part if text.startswith(PARTS[language] + "\n")]
    (found,) = [text for text in re.split(r"^(?=### )", text, flags=re.MULTILINE) if text.startswith(heading + "\n")]
    return found


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def texts(language: str) -> Translator:
    return translator(language, the_game())


def shape_rows(language: str) -> list[str]:
    box, says = the_game().box, texts(language)
    return [
        row(
            f"{says.name(shape.id)}{MARKS[shape.provenance['win']]}",
            says.name(KINDS[shape.kind]),
            GameGuide(the_game(), says).shape_text(shape),
            f"`{shape.id}`",
        )
        for shape in box.shapes
    ]


def colour_rows(language: str) -> list[str]:
    box, says = the_game().box, texts(language)
    rows = []
    for colour in box.colours:
        allied = ", ".join(says.name(other) for other in colour.allied) or "—"
        enemy = ", ".join(says.name(other) for other in colour.enemy)
        rows.append(
            row(
                f"{says.name(colour.id)} ({colour.letter[language]})",
                allied + MARKS[colour.provenance["allied"]],
                enemy + MARKS[colour.provenance["enemy"]],
                GameGuide(the_game(), says).bonus_text(colour.bonus) + MARKS[colour.provenance["bonus"]],
                says.name(colour.special)
                + MARKS[colour.provenance["special"]]
                + ("" if colour.marked == colour.special else f" / {says.name(colour.marked)}"),
                f"`{colour.id}`",
            )
        )
    return rows


def card_rows(language: str) -> list[str]:
    box, says = the_game().box, texts(language)
    return [
        row(
            says.name(card.id),
            ", ".join(says.name(box.colours[colour].id) for colour in card.colours) + MARKS[card.provenance["colours"]],
            f"`{card.id}`",
        )
        for card in box.cards
    ]


def set_rows(language: str) -> list[str]:
    box, says = the_game().box, texts(language)
    return [
        row(
            says.name(preset.id) + MARKS[preset.provenance["dice"]],
            ", ".join(says.name(box.dice[die].id) for die in preset.dice),
            f"`{preset.id}`",
        )
        for preset in box.presets.values()
    ]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_r4_r40_the_duel_table_of_the_page_is_generated_from_the_content(language: str) -> None:
    text = section(language, COMPONENTS[language])
    for line in shape_rows(language):
        assert line in text


@pytest.mark.parametrize("language", ["ru", "en"])
def test_r6_r9_r11_the_colours_of_the_page_are_generated_from_the_content(language: str) -> None:
    text = section(language, COMPONENTS[language])
    for line in (*colour_rows(language), *card_rows(language), *set_rows(language)):
        assert line in text


@pytest.mark.parametrize("language", ["ru", "en"])
def test_marks_of_the_tables_are_explained(language: str) -> None:
    text = section(language, COMPONENTS[language])
    legend = text[text.rindex("|\n") :]
    for mark in filter(None, MARKS.values()):
        assert mark in legend


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_position_of_the_page_can_be_played(language: str) -> None:
    (toml,) = re.findall(r"```toml\n(.*?)```", section(language, NOTATION[language]), flags=re.DOTALL)
    match = ristal.position("ninedice", toml)
    assert match.pending[0].name == "StartDuel"
