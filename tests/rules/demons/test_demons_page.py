"""docs/rules/demons.md says what the content and the program say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from demons_fight import GAME, Fight

import ristal
from ristal.games.demons import DemonsGame
from ristal.text import translator
from ristal.text.game_text import game_text
from ristal.text.games.demons import GameGuide

assert isinstance(GAME, DemonsGame)
CARDS = GAME.cards
PAGE = (Path(__file__).parents[3] / "docs/rules/demons.md").read_text(encoding="utf-8")
PARTS = {"ru": "## Русский", "en": "## English"}
COMPONENTS = {"ru": "### Состав", "en": "### Components"}
NOTATION = {"ru": "### Запись ходов", "en": "### Notation"}
MARKS = {"stated": "", "inferred": "‡", "reconstructed": "†"}


def section(language: str, heading: str) -> str:
    """What stands under a heading of the page, down to the next one of its kind."""
    (text,) = [t for t in re.split(r"^(?=## )", PAGE, flags=re.MULTILINE) if t.startswith(PARTS[language] + "\n")]
    (found,) = [t for t in re.split(r"^(?=### )", text, flags=re.MULTILINE) if t.startswith(heading + "\n")]
    return found


def rows(language: str) -> list[list[str]]:
    lines = [line for line in section(language, COMPONENTS[language]).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[-1].startswith("`")]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_r2_tables_of_components_equal_the_content(language: str) -> None:
    """Every number, every text, and the mark of where it comes from."""
    texts, words = translator(language, GAME), game_text(language, GAME)
    assert isinstance(words, GameGuide)
    expected = []
    for move in CARDS.moves:
        for action in move.actions:
            mark = {fact: MARKS[source] for fact, source in move.provenance.items()}
            expected.append([
                f"{texts.name(move.id)}{mark['name']} `{move.id}`", f"{move.number}{mark['number']}",
                f"{move.copies}{mark['copies']}", texts.name(action.id) + MARKS[action.provenance["name"]],
                words.action_text(action.id, "damage") + MARKS[action.provenance["effects"]], f"`{action.id}`",
            ])  # fmt: skip
    for demon in CARDS.demons:
        name, ability = (MARKS[demon.provenance[fact]] for fact in ("name", "ability"))
        expected.append([texts.name(demon.id) + name, words.demon_text(demon.id) + ability, f"`{demon.id}`"])
    for field in CARDS.fields:
        name, rule = (MARKS[field.provenance[fact]] for fact in ("name", "rule"))
        expected.append([texts.name(field.id) + name, words.field_text(field.id) + rule, f"`{field.id}`"])
    assert rows(language) == expected
    assert len(expected) == 14 + 12 + 10


@pytest.mark.parametrize("language", ["ru", "en"])
def test_r30_r34_r59_position_of_the_page_plays_the_example(language: str) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", section(language, NOTATION[language]), flags=re.DOTALL)
    fight = Fight(ristal.position("demons", text))
    fight.say("pressure-point", "combo", "whirl")
    assert fight.wins == [0, 0, 1]
