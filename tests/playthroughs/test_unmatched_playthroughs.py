"""Whole games of Unmatched as readable text."""

from __future__ import annotations

from typing import Any

import pytest
from written import compare, hands, stored, written

import ristal
from ristal.text import translator

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "duel": (4, {"heroes": ["king-arthur", "medusa"], "board": "marmoreal"}),
    "free-for-all": (5, {"seats": 4, "heroes": ["alice", "sinbad", "medusa", "king-arthur"], "board": "sarpedon"}),
}


def fighters(match: ristal.Match) -> list[str]:
    """Who stands where and how, what is in hand."""
    names = translator("ru", match.game)
    view: Any = match.view(None)
    lines = [f"{names.name(f['name'])}: {f['space'] or '—'}, здоровье {f['health']}" for f in view["fighters"]]
    return lines + hands(match)


def action_begins(match: ristal.Match, _: str) -> bool:
    return match.over or match.pending[0].name == "TakeAction"


@pytest.mark.parametrize("name", GAMES)
def test_game_runs_as_it_is_written(name: str) -> None:
    seed, options = GAMES[name]
    match = ristal.new("unmatched", seed=seed, **options)
    players = [translator("ru", match.game).name(hero) for hero in options["heroes"]]
    compare("unmatched", name, written(match, seed, players, fighters, action_begins))


def test_every_stored_game_is_played() -> None:
    assert stored("unmatched") == sorted(GAMES)
