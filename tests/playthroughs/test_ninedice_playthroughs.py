"""Whole games of the nine-dice battle as readable text: what a change of the rules does shows as a diff of these files.

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
from ristal.wording import Speech, speech

FOLDER = Path(__file__).parent / "ninedice"
PLAYERS = ["Анна", "Борис"]
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "draft": (23, {}),
    "quick": (8, {"start": "quick", "sets": ["ember", "dusk"]}),
    "no-exhaustion": (7, {"start": "quick", "bonuses": "plain", "exhaustion": "off"}),
}


def table(match: ristal.Match, names: Speech) -> list[str]:
    """The zones of both, with what their dice show."""
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
        lines.append(f"      {PLAYERS[seat]} — " + "; ".join(zones))
    return lines


def playthrough(seed: int, options: dict[str, Any]) -> str:
    """The game from its opening to its result: each answer with its number and seat, and what came of it."""
    match = ristal.new("ninedice", seed=seed, **options)
    names = speech("ru", match.game)
    chance = FastChance(seed)
    lines = [f"{names.say('ninedice-title')}: {PLAYERS[0]} (место 0) — {PLAYERS[1]} (место 1)", ""]
    lines += [f"{name} = {value}" for name, value in {"seed": seed, **match.options}.items()]
    lines += ["", *(f"          {names.event(event['data'], PLAYERS)}" for event in match.opening)]  # type: ignore[arg-type]
    while not match.over:
        asked = match.pending[0]
        legal = match.legal(asked.seat)
        answer = legal[chance.draw(len(legal))]
        match.play(answer, asked.seat)
        lines.append(f"{len(match.moves):>4}  {asked.seat}  {answer:<24} {asked.name}: {', '.join(legal)}")
        events: Any = match.moves[-1].events
        lines += [f"          {names.event(event['data'], PLAYERS)}" for event in events]
        if any(event["data"]["event"] in ("battle-fought", "reserve-attack-began") for event in events):
            lines += ["", *table(match, names), ""]
    assert match.result is not None
    lines.append(names.result(match.result, PLAYERS))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_game_runs_as_it_is_written(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    played = playthrough(*GAMES[name])
    if os.environ.get("RISTAL_REGOLD"):
        file.write_text(played, encoding="utf-8")
        pytest.skip(f"{file.name} is written anew")
    assert played == file.read_text(encoding="utf-8")


def test_every_stored_game_is_played() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(GAMES)


def test_playthroughs_hold_every_kind_of_event() -> None:
    """Else a change could hide in what they never show."""
    import ristal.games.ninedice.events as events

    seen = set()
    for seed, options in GAMES.values():
        match = ristal.new("ninedice", seed=seed, **options)
        chance = FastChance(seed)
        while not match.over:
            seat = match.pending[0].seat
            legal = match.legal(seat)
            match.play(legal[chance.draw(len(legal))], seat)
        seen |= {str(event["event"]) for event in match.events(None)}
    kinds = {
        kind.name() for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, events.Event) and kind is not events.Event
    }  # fmt: skip
    assert seen == kinds
