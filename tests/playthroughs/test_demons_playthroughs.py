"""Whole games of «Битва демонов» as readable text: what a change of the rules does shows as a diff of these files.

    RISTAL_REGOLD=1 python -m pytest tests/playthroughs

writes them anew (and skips the tests).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import ristal
from ristal.engine.chance import FastChance
from ristal.games import load_game
from ristal.wording import Speech, speech

FOLDER = Path(__file__).parent / "demons"
PLAYERS = ["Катя", "Женя", "Максим", "Ольга"]
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (3, {"seats": 2}),
    "three": (7, {"seats": 3, "start": "full"}),
    "four": (11, {"seats": 4}),
    "teams": (5, {"seats": 4, "teams": "yes"}),
}


def table(match: ristal.Match, names: Speech) -> list[str]:
    """How everybody stands before a turn, hands included."""
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


def playthrough(seed: int, options: dict[str, Any]) -> str:
    """The game from its opening to its result: each answer with its number and seat, and what came of it."""
    match = ristal.new("demons", seed=seed, **options)
    names = speech("ru", match.game)
    chance = FastChance(seed)
    seats = " — ".join(f"{player} (место {seat})" for seat, player in enumerate(PLAYERS[: match.table.seats]))
    lines = [f"{names.say('demons-title')}: {seats}", ""]
    lines += [f"{name} = {value}" for name, value in {"seed": seed, **match.options}.items()]
    opening: Any = match.opening
    lines += ["", *(f"          {names.event(event['data'], PLAYERS)}" for event in opening)]
    while not match.over:
        asked = match.pending[0]
        if asked.name == "ChooseMove" and not match.table.sealed:
            lines += ["", *(f"      {line}" for line in table(match, names)), ""]
        legal = match.legal(asked.seat)
        answer = legal[chance.draw(len(legal))]
        match.play(answer, asked.seat)
        lines.append(f"{len(match.moves):>4}  {asked.seat}  {answer:<16} {asked.name}: {', '.join(legal)}")
        events: Any = match.moves[-1].events
        lines += [f"          {names.event(event['data'], PLAYERS)}" for event in events]
    assert match.result is not None
    lines.append(names.result(match.result, PLAYERS))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_game_of_demons_runs_as_it_is_written(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    played = playthrough(*GAMES[name])
    if os.environ.get("RISTAL_REGOLD"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(played, encoding="utf-8")
        pytest.skip(f"{file.name} is written anew")
    assert played == file.read_text(encoding="utf-8")


def test_every_stored_game_of_demons_is_played() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(GAMES)


def test_playthroughs_hold_every_move_and_every_action_of_demons() -> None:
    """Else a change could hide in what they never show."""
    game: Any = load_game("demons")
    text = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    names = speech("ru", game)
    for move in game.cards.moves:
        assert f"открывает карту «{names.name(move.id)}»" in text
        for action in move.actions:
            assert f"выполняет действие «{names.name(action.id)}»" in text
    for why in ("энергия кончилась", "нокаут!", "номер карты не подходит"):
        assert f"выходит из боя: {why}" in text
