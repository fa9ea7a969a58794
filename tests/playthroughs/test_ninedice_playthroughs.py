"""Whole games of the nine-dice battle as readable text."""

from __future__ import annotations

from typing import Any

import pytest
from written import compare, kinds_of_events, stored, written

import ristal
import ristal.games.ninedice.events as events
from ristal.text import translator

PLAYERS = ["Анна", "Борис"]
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "draft": (23, {"start": "draft"}),
    "quick": (8, {"start": "quick", "sets": ["ember", "dusk"]}),
    "early": (4, {"start": "quick", "exhaustion": "early"}),
    "no-exhaustion": (20, {"start": "quick", "bonuses": "plain", "exhaustion": "off"}),
}


def sides(match: ristal.Match) -> list[str]:
    """The zones of both, with what their dice show."""
    names = translator("ru", match.game)
    view: Any = match.view(None)
    lines = []
    for seat, side in enumerate(view["sides"]):
        zones = []
        for zone, dice in side.items():
            shown = [
                names.name(die) if isinstance(die, str) else f"{names.name(die['die'])} {die['value']}" for die in dice
            ]
            if shown:
                zones.append(f"{names.name(zone)}: {', '.join(shown)}")
        lines.append(f"{PLAYERS[seat]} — " + "; ".join(zones))
    return lines


def phase_ended(match: ristal.Match, after: str) -> bool:
    told: list[Any] = match.moves[-1].events if after else []
    return any(event["data"]["event"] in ("battle-fought", "reserve-attack-began") for event in told)


@pytest.mark.parametrize("name", GAMES)
def test_game_runs_as_it_is_written(name: str) -> None:
    seed, options = GAMES[name]
    match = ristal.new("ninedice", seed=seed, **options)
    compare("ninedice", name, written(match, seed, PLAYERS, sides, phase_ended))


def test_every_stored_game_is_played() -> None:
    assert stored("ninedice") == sorted(GAMES)


def test_playthroughs_hold_every_kind_of_event() -> None:
    """Else a change could hide in what they never show."""
    kinds = {
        kind.NAME for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, events.Event) and kind is not events.Event
    }  # fmt: skip
    games = [(ristal.new("ninedice", seed=seed, **options), seed) for seed, options in GAMES.values()]
    assert kinds_of_events(games) == kinds
