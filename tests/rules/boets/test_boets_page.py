"""docs/rules/boets.md says what the content and the program say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ristal
from ristal.games import load_game
from ristal.games.boets import BoetsGame
from ristal.games.boets.techniques import KINDS, POWERS
from ristal.text import translator
from ristal.text.game_text import game_text
from ristal.text.games.boets import GameGuide

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/rules/boets.md").read_text(encoding="utf-8")
PARTS = {"ru": "## Русский", "en": "## English"}
COMPONENTS = {"ru": "### Состав", "en": "### Components"}
TYPES = {
    "ru": ("атака", "манёвр", "контрприём"),
    "en": ("attack", "manoeuvre", "counter"),
}
FORBIDDEN = {"ru": ", запрещённая", "en": ", forbidden"}
MARKS = {"stated": "", "inferred": "‡", "reconstructed": "†"}


def section(language: str, heading: str) -> str:
    part = re.split(r"^(?=## )", PAGE, flags=re.MULTILINE)
    (text,) = [text for text in part if text.startswith(PARTS[language] + "\n")]
    (found,) = [text for text in re.split(r"^(?=### )", text, flags=re.MULTILINE) if text.startswith(heading + "\n")]
    return found


def tables(language: str) -> list[list[list[str]]]:
    """The rows of each table of the components, without their headings."""
    found = re.findall(r"(?:^\|.*\n)+", section(language, COMPONENTS[language]), flags=re.MULTILINE)
    return [[[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]] for table in found]


@pytest.fixture
def game() -> BoetsGame:
    made = load_game("boets")
    assert isinstance(made, BoetsGame)
    return made


@pytest.mark.parametrize("language", ["ru", "en"])
def test_r7_table_of_fighters_equals_the_content(game: BoetsGame, language: str) -> None:
    guide = game_text(language, game)
    assert isinstance(guide, GameGuide)
    assert tables(language)[0] == [
        [
            fighter.name[language],
            *(f"{count}{MARKS[fighter.provenance['dice']]}" for count in fighter.dice),
            guide.ability(fighter.id) + MARKS[fighter.provenance["ability"]],
            f"`{fighter.id}`",
        ]
        for fighter in game.fighters.all
    ]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_r22_r32_r37_tables_of_techniques_equal_the_content(game: BoetsGame, language: str) -> None:
    texts = translator(language, game)
    powered, free = [], []
    for technique in game.deck.techniques:
        origin = technique.provenance
        kind = texts.say(f"boets-kind-{KINDS[technique.kind]}") + MARKS[origin["kind"]]
        copies = f"{technique.copies}{MARKS[origin['copies']]}"
        does = [texts.script(game.deck.scripts, script) for script in technique.scripts]
        if technique.is_free:
            free.append(
                [technique.name[language], kind, copies, does[0] + MARKS[origin["effects"]], f"`{technique.id}`"]
            )
            continue
        sort = TYPES[language][technique.type] + (FORBIDDEN[language] if technique.forbidden else "")
        levels = [text + MARKS[origin[power]] for text, power in zip(does, POWERS, strict=True)]
        row = [technique.name[language], kind, sort + MARKS[origin["type"]], copies, *levels, f"`{technique.id}`"]
        powered.append(row)
    assert tables(language)[1:] == [powered, free]
    assert (len(powered), len(free)) == (14, 2)


@pytest.mark.parametrize(("language", "heading"), [("ru", "### Запись ходов"), ("en", "### Notation")])
def test_r49_r50_position_of_the_page_can_be_played(language: str, heading: str) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", section(language, heading), flags=re.DOTALL)
    match = ristal.position("boets", text)
    assert match.legal(0) == [
        "fishhook min", "fishhook mid", "coach min", "coach mid", "discard fishhook", "discard coach",
    ]  # fmt: skip
