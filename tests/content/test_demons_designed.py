"""A demon of one's own, in TOML alone: known words in a combination that no demon of the box has."""

from __future__ import annotations

from pathlib import Path

import pytest
from changes import changed

import ristal
from ristal.engine.chance import FastChance
from ristal.engine.errors import BadContent
from ristal.games import load_game
from ristal.text.game_text import game_text
from ristal.text.games.demons import GameGuide

OWN = """
[[demon]]
id = "ember"
name = { ru = "Уголёк", en = "Ember" }

[[demon.ability]]
moment = "hit"
when = { energy-below = 3 }
do = [{ op = "gain", count = 1 }, { op = "draw", count = 1 }]

[[demon.ability]]
moment = "always"
modify = "hand"
by = 2

[[demon]]
id = "panther"
"""


@pytest.fixture
def content(tmp_path: Path) -> Path:
    return changed("demons", tmp_path, "demons.toml", '[[demon]]\nid = "panther"\n', OWN)


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("if you have less than 3 energy, gain 1 energy", "2 cards")),
        ("ru", ("если у вас меньше 3 энергии,", "2 карты")),
    ],
)
def test_its_text_is_made_from_its_data(content: Path, language: str, parts: tuple[str, ...]) -> None:
    guide = game_text(language, load_game("demons", content))
    assert isinstance(guide, GameGuide)
    said = guide.demon_text("ember")
    assert all(part in said.lower() for part in parts), said


def test_it_gains_from_a_hit_only_while_it_is_weak(content: Path) -> None:
    """In 30 fights at random: what the ability gives, it gives to who has 2 energy at most, and then a card too."""
    found = []
    for seed in range(30):
        match = ristal.new("demons", seed=seed, seats=2, content=content, demons=["ember", "giant"])
        chance = FastChance(seed)
        while not match.result:
            seat = match.asked[0]
            legal = match.legal(seat)
            match.play(legal[chance.draw(len(legal))], seat)
        events = match.events(None)
        for at, event in enumerate(events):
            if event["event"] == "ability-used" and event["demon"] == "ember":
                gained, drawn = events[at + 1 : at + 3]
                found.append((gained["event"], gained["energy"] <= 3, drawn["event"]))
    assert len(found) > 5
    assert set(found) <= {("energy-gained", True, "cards-drawn"), ("energy-gained", True, "no-cards-left")}


def test_one_moment_is_enough_for_a_demon(tmp_path: Path) -> None:
    again = '\n[[demon.ability]]\nmoment = "hit"\ndo = [{ op = "draw", count = 1 }]\n\n[[demon]]\nid = "scholar"\n'
    content = changed("demons", tmp_path, "demons.toml", '\n[[demon]]\nid = "scholar"\n', again)
    with pytest.raises(BadContent, match="at one moment only"):
        load_game("demons", content)
