"""Whole games of «Встречный бой» as readable text."""

from __future__ import annotations

from typing import Any

import pytest
from written import compare, hands, played, stored, written

import ristal
from ristal.text import translator

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "standard": (1, {"armies": ["south", "north"], "variant": "standard"}),
    "more-strategy": (30, {"armies": ["west", "east"], "variant": "more-strategy"}),
}


def field(match: ristal.Match) -> list[str]:
    """The field, row 4 on top; ^ goes up (seat 0), v goes down (seat 1). Hands below."""
    names = translator("ru", match.game)
    cells = [
        "." if cell is None else f"{'^v'[cell['seat']]}{names.name(cell['unit'])}"
        for cell in match.view(None)["field"]  # type: ignore[attr-defined]
    ]
    rows = [
        f"{row}  " + "".join(f"{cell:<17}" for cell in cells[row * 3 - 3 : row * 3]).rstrip() for row in (4, 3, 2, 1)
    ]
    return rows + hands(match)


def turn_begins(match: ristal.Match, after: str) -> bool:
    return match.over or (after != "ChooseUnit" and match.pending[0].name in ("ChooseUnit", "EnterUnit"))


@pytest.mark.parametrize("name", GAMES)
def test_game_runs_as_it_is_written(name: str) -> None:
    seed, options = GAMES[name]
    match = ristal.new("vstrechny", seed=seed, **options)
    players = [translator("ru", match.game).name(army) for army in options["armies"]]
    compare("vstrechny", name, written(match, seed, players, field, turn_begins))


def test_every_stored_game_is_played() -> None:
    assert stored("vstrechny") == sorted(GAMES)


def test_playthroughs_hold_every_kind_of_event() -> None:
    """Else a change could hide in what they never show."""
    seen = set()
    for seed, options in GAMES.values():
        match = ristal.new("vstrechny", seed=seed, **options)
        for _ in played(match, seed):
            pass
        for event in match.events(None):
            seen.add(str(event["event"]))
            seen |= {f"{key} {event[key]}" for key in ("outcome", "sideways") if key in event}
    assert seen == {
        "armies-met", "unit-deployed", "unit-opened", "unit-entered", "unit-moved", "unit-stayed", "card-drawn",
        "unit-attacked", "outcome won", "outcome both-fell", "outcome lost", "sideways True", "sideways False",
        "camp-broken", "units-counted", "unit-turned-up",
    }  # fmt: skip
