"""A fighter of one's own, in TOML alone: known words in a combination that no fighter of the box has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from changes import changed

import ristal
from ristal.engine.chance import FastChance
from ristal.games import load_game
from ristal.text.game_text import game_text
from ristal.text.games.boets import GameGuide

OWN = """
[[fighter]]
id = "novice"
name = { ru = "Новичок", en = "The Novice" }
dice = { red = 4, yellow = 4, blue = 4, white = 4 }

[[fighter.ability]]
moment = "always"
rule = "goes-first"
when = { not = { round = 3 } }

[[fighter.ability]]
moment = "round-prepared"
when = { round = 2 }
do = [{ op = "recover", count = 2 }, { op = "keep-dice", count = 1 }]

[[fighter.ability]]
moment = "always"
modify = "pain"
to = 2
when = { any = ["fewer-dice", { round = 1 }] }

[[fighter]]
id = "nemkov\""""


@pytest.fixture
def content(tmp_path: Path) -> Path:
    return changed("boets", tmp_path, "fighters.toml", '[[fighter]]\nid = "nemkov"', OWN.strip())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "If it is any round but round 3, you always begin the round. Before a new round, if it is round 2, heal 2 "
            "damage, you may keep up to 1 of your dice on the ring. If the opponent has more dice on the ring or if it "
            "is round 1, you take at most 2 pain in a turn.",
        ),
        (
            "ru",
            "Если это не раунд 3, вы всегда ходите первым. Перед новым раундом, если это раунд 2, излечите 2 "
            "повреждения, можете оставить на ринге до 1 своих кубиков. Если кубиков на ринге противника больше или "
            "если это раунд 1, вы получаете за ход не больше 2 болевых повреждений.",
        ),
    ],
)
def test_its_text_is_made_from_its_data(content: Path, language: str, said: str) -> None:
    guide = game_text(language, load_game("boets", content))
    assert isinstance(guide, GameGuide)
    assert guide.ability("novice") == said


def test_it_does_what_it_says_round_by_round(content: Path) -> None:
    """In 40 games: it begins rounds 1 and 2; dice are kept only before round 2, one at most."""
    game: Any = load_game("boets", content)
    begun: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
    kept: list[tuple[int, int]] = []
    for seed in range(40):
        match = ristal.new("boets", seed=seed, content=content, fighters=["nazarov", "novice"])
        chance = FastChance(seed)
        while not match.result:
            seat = match.asked[0]
            legal = match.legal(seat)
            match.play(legal[chance.draw(len(legal))], seat)
        for event in match.events(None):
            if event["event"] == "round-began":
                begun[event["round"]].add(event["seat"])
            elif event["event"] == "dice-kept":
                kept.append((event["seat"], len(event["dice"])))
    assert (begun[1], begun[2], begun[3]) == ({1}, {1}, {0, 1})
    assert set(kept) == {(1, 1)}
    assert game.fighters.by_id["novice"].provenance == {"dice": "own", "ability": "own"}


def test_a_fighter_without_an_ability_is_a_fighter_too(tmp_path: Path) -> None:
    content = changed("boets", tmp_path, "fighters.toml", '\n[[fighter.ability]]\nmoment = "damage-due"\n', "")
    content = changed("boets", tmp_path, "fighters.toml", 'do = [{ op = "roll-damage" }]\n', "")
    guide = game_text("en", load_game("boets", content))
    assert isinstance(guide, GameGuide)
    assert guide.ability("klyopikov") == "He has no ability."
