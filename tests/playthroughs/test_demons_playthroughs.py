"""Whole games of «Битва демонов» as readable text."""

from __future__ import annotations

from typing import Any

import pytest
from written import FOLDER, compare, stored, written

import ristal
from ristal.games import load_game
from ristal.text import translator

PLAYERS = ["Катя", "Женя", "Максим", "Ольга"]
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (3, {"seats": 2}),
    "three": (7, {"seats": 3, "start": "full"}),
    "four": (11, {"seats": 4}),
    "teams": (5, {"seats": 4, "teams": "yes"}),
}


def demons(match: ristal.Match) -> list[str]:
    """How everybody stands before a turn, hands included."""
    names = translator("ru", match.game)
    view: Any = match.view(None)
    field = "" if view["battlefield"] is None else f" — {names.name(view['battlefield'])}"
    marks = [f"{names.name(tactic)}: ловушка" for tactic in view["traps"]]
    marks += [f"{names.name(tactic)}: нокаут" for tactic in view["knockouts"]]
    lines = [f"бой {view['fight']}, раунд {view['round']}, ход {view['turn']}{field}; {', '.join(marks) or 'чисто'}"]
    zones = dict(match.table.zones())
    for seat, energy in enumerate(view["energy"]):
        cards = {
            name: ", ".join(names.name(match.table.item_name("hand", card)) for card in zones[f"{name}-{seat}"].items)
            for name in ("series", "hand")
        }
        state = f"энергия {energy}" if view["fighting"][seat] else "вне боя"
        lines.append(f"{PLAYERS[seat]}: {state}, побед {view['wins'][seat]}; [{cards['series']}] {cards['hand']}")
    return lines


def turn_begins(match: ristal.Match, _: str) -> bool:
    return not match.over and match.pending[0].name == "ChooseMove" and not match.table.sealed


@pytest.mark.parametrize("name", GAMES)
def test_game_runs_as_it_is_written(name: str) -> None:
    seed, options = GAMES[name]
    match = ristal.new("demons", seed=seed, **options)
    compare("demons", name, written(match, seed, PLAYERS[: match.table.seats], demons, turn_begins))


def test_every_stored_game_is_played() -> None:
    assert stored("demons") == sorted(GAMES)


def test_playthroughs_hold_every_move_and_every_action() -> None:
    """Else a change could hide in what they never show."""
    game: Any = load_game("demons")
    text = "".join((FOLDER / "demons" / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    names = translator("ru", game)
    for move in game.cards.moves:
        assert f"открывает карту «{names.name(move.id)}»" in text
        for action in move.actions:
            assert f"выполняет действие «{names.name(action.id)}»" in text
    for why in ("энергия кончилась", "нокаут!", "номер карты не подходит"):
        assert f"выходит из боя: {why}" in text
