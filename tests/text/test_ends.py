"""How a match ended, in a word and with its clause, and what its events add up to."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import ristal
from ristal.engine.result import draw, win
from ristal.games import game_ids, load_game
from ristal.text import LANGUAGES
from ristal.text.game_text import game_text
from ristal.text.rulebook import rulebook

LOCALE = Path(ristal.__file__).parent / "locale"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_end_has_a_word_and_a_clause(game: str, language: str) -> None:
    told = game_text(language, load_game(game))
    ends = re.findall(rf"(?m)^{game}-end-([a-z-]+) =", (LOCALE / language / f"{game}.ftl").read_text(encoding="utf-8"))
    assert sorted(ends) == sorted(told.ends)
    for how in ends:
        shown = told.result(draw(2, how), ["A", "B"])
        assert 0 < len(shown["headline"]) <= 22
        assert shown["clause"] in rulebook(game, language).clauses
    for how in ("resigned", "draw-agreed"):
        shown = told.result(draw(2, how), ["A", "B"])
        assert shown["headline"]
        assert shown["clause"] == ""


ENDS = [(game, how) for game in game_ids() for how in game_text("en", load_game(game)).ends]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "how"), ENDS)
def test_a_duel_is_over_for_who_reads_it(game: str, how: str, language: str) -> None:
    told = game_text(language, load_game(game))
    players = ["▲ Anna", "▬ Boris"]
    for result in (win(0, 2, how), win(0, 2, "resigned")):
        said = [told.result(result, players, seat)["said"] for seat in (0, 1, None)]
        assert "▲ Anna" in said[2]
        assert not [words for words in said[:2] if "Anna" in words or "Boris" in words or "проигравш" in words]
    assert told.result(draw(2, how), players, 0) == told.result(draw(2, how), players)


def test_victory_and_defeat_have_words_of_their_own() -> None:
    boets = game_text("ru", load_game("boets"))
    said = [boets.result(win(1, 2, "knock-out"), ["▲ А", "▬ Б"], seat)["said"] for seat in (0, 1, None)]
    assert said == [
        "У вас не осталось здоровых жетонов.",
        "У соперника не осталось здоровых жетонов.",
        "Победа: ▬ Б. У проигравшего не осталось здоровых жетонов.",
    ]
    demons = game_text("ru", load_game("demons"))
    lost = demons.result(win(1, 2, "third-win"), ["▲ А", "▬ Б"], 0)
    assert (lost["headline"], lost["said"]) == ("Три боя проиграны", "Соперник выиграл три боя.")
    lost = demons.result(win(1, 3, "third-win"), ["▲ А", "▬ Б", "✕ В"], 0)
    assert lost["said"] == "Победа: ▬ Б. Третья победа в бою."


FIGHTERS = {"fighters": [{"name": "medusa", "seat": 0}, {"name": "merlin", "seat": 1}]}

COUNTS: list[tuple[str, list[dict[str, Any]], dict[str, list[int]]]] = [
    (
        "vstrechny",
        [
            {"event": "unit-attacked", "seat": 0, "outcome": "won"},
            {"event": "unit-attacked", "seat": 0, "outcome": "both-fell"},
            {"event": "unit-attacked", "seat": 1, "outcome": "lost"},
            {"event": "unit-moved", "seat": 1},
        ],
        {"attacks": [2, 1], "lost": [1, 3], "steps": [0, 1]},
    ),
    (
        "unmatched",
        [
            {"event": "attack-declared", "seat": 0},
            {"event": "damage-taken", "fighter": "merlin", "amount": 3},
            {"event": "scheme-played", "seat": 1},
            {"event": "fighter-moved", "seat": 1, "steps": 4},
        ],
        {"attacks": [1, 0], "damage": [0, 3], "schemes": [0, 1], "steps": [0, 4]},
    ),
    (
        "boets",
        [
            {"event": "technique-played", "seat": 0},
            {"event": "attack-cancelled", "seat": 0},
            {"event": "damage-taken", "seat": 1, "damage": 1, "pain": 2},
            {"event": "knocked-down", "seat": 1},
            {"event": "yellow-given", "seat": 0, "count": 1},
        ],
        {
            "techniques": [1, 0],
            "damage": [0, 1],
            "pain": [0, 2],
            "parried": [0, 1],
            "knock-downs": [0, 1],
            "yellow": [1, 0],
        },
    ),
    (
        "demons",
        [
            {"event": "move-revealed", "seat": 1},
            {"event": "damage-taken", "seat": 1, "amount": 2},
            {"event": "trap-sprung", "seat": 1},
            {"event": "demon-left", "seat": 1},
        ],
        {"moves": [0, 1], "energy": [0, 2], "traps": [0, 1], "left": [0, 1]},
    ),
    (
        "ninedice",
        [
            {"event": "duel-opened", "seat": 0},
            {"event": "dice-compared", "seat": 0, "won": True},
            {"event": "dice-compared", "seat": 0, "won": False},
            {"event": "bonus-used", "seat": 1},
            {"event": "damage-taken", "seat": 1, "loss": 5},
            {"event": "die-fell", "seat": 1},
        ],
        {"duels": [1, 0], "won": [1, 0], "bonuses": [0, 1], "damage": [0, 5], "fallen": [0, 1]},
    ),
]


@pytest.mark.parametrize(("game", "events", "expected"), COUNTS)
def test_events_add_up(game: str, events: list[dict[str, Any]], expected: dict[str, list[int]]) -> None:
    view = {**ristal.new(game, seed=1).view(None), **(FIGHTERS if game == "unmatched" else {})}
    found = game_text("ru", load_game(game)).figures(events, view)
    assert {each["id"]: each["values"] for each in found} == expected


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_match_has_figures(game: str) -> None:
    match = ristal.new(game, seed=3)
    chance = random.Random(3)
    while not match.over:
        seat = match.asked[0]
        match.play(chance.choice(match.legal(seat)), seat)
    found = game_text("en", match.game).figures(match.events(None), match.view(None))
    assert found
    assert all(len(each["values"]) == 2 for each in found)
    assert sum(sum(each["values"]) for each in found) > 0
