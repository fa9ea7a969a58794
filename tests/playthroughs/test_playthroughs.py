"""Whole games as readable text: what a change of the rules does shows as a diff of these files.

Players answer by a fixed seeded rule. When a change is meant, look at the diff after

    RISTAL_REGOLD=1 python -m pytest tests/playthroughs

which writes the files anew (and skips the tests, so that nobody takes them for passed).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ristal
from ristal.engine.chance import FastChance
from ristal.wording import speech

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "vstrechny-standard": ("vstrechny", 1, {"armies": ["south", "north"], "variant": "standard"}),
    "vstrechny-more-strategy": ("vstrechny", 30, {"armies": ["west", "east"], "variant": "more-strategy"}),
    "unmatched-duel": ("unmatched", 4, {"heroes": ["king-arthur", "medusa"], "board": "marmoreal"}),
    "unmatched-free-for-all": (
        "unmatched", 5, {"seats": 4, "heroes": ["alice", "sinbad", "medusa", "king-arthur"], "board": "sarpedon"},
    ),
}  # fmt: skip


def draw_vstrechny(match: ristal.Match) -> list[str]:
    """The field, row 4 on top; ^ goes up (seat 0), v goes down (seat 1). Hands and Reserves below."""
    names = speech("ru", match.game)
    field: Any = match.view(None)["field"]
    cells = ["." if cell is None else f"{'^v'[cell['seat']]}{names.name(cell['unit'])}" for cell in field]
    lines = []
    for row in (4, 3, 2, 1):
        lines.append(f"{row}  " + "".join(f"{cell:<17}" for cell in cells[row * 3 - 3 : row * 3]).rstrip())
    for zone, items in match.table.zones():
        if zone.startswith("hand"):
            lines.append(f"{zone}: " + ", ".join(names.name(match.table.item_name(zone, item)) for item in items.items))
    return lines


def draw_unmatched(match: ristal.Match) -> list[str]:
    """Who stands where and how, what is in hand."""
    names = speech("ru", match.game)
    view: Any = match.view(None)
    lines = [f"{names.name(f['name'])}: {f['space'] or '—'}, здоровье {f['health']}" for f in view["fighters"]]
    for zone, items in match.table.zones():
        if zone.startswith("hand"):
            lines.append(f"{zone}: " + ", ".join(names.name(match.table.item_name(zone, item)) for item in items.items))
    return lines


DRAWN = {"vstrechny": draw_vstrechny, "unmatched": draw_unmatched}
TURN_BEGINS = {"vstrechny": ("ChooseUnit", "EnterUnit"), "unmatched": ("TakeAction",)}  # in this order


def told(match: ristal.Match, events: list[dict[str, Any]], players: list[str]) -> Iterator[str]:
    """Log lines, with all that anybody may know."""
    for event in events:
        yield f"          {speech('ru', match.game).event(event['data'], players)}"


def playthrough(game: str, seed: int, options: dict[str, Any]) -> str:
    """The game from its opening to its result: each answer with its number and seat, and what came of it."""
    match = ristal.new(game, seed=seed, **options)
    names = speech("ru", match.game)
    players = [names.name(side) for side in options.get("armies") or options["heroes"]]
    chance = FastChance(seed)
    seats = " — ".join(f"{player} (место {seat})" for seat, player in enumerate(players))
    lines = [f"{names.say(f'{game}-title')}: {seats}", ""]
    lines += [f"{name} = {value}" for name, value in {"seed": seed, **match.options}.items()]
    lines += ["", *told(match, match.opening, players)]
    while not match.over:
        (asked,) = match.pending
        legal = match.legal(asked.seat)
        answer = legal[chance.draw(len(legal))]
        match.play(answer)
        lines.append(f"{len(match.moves):>4}  {asked.seat}  {answer:<16} {asked.name}: {' '.join(legal)}")
        lines += told(match, match.moves[-1].events, players)
        if match.over or (match.pending[0].name in TURN_BEGINS[game] and asked.name not in TURN_BEGINS[game][:-1]):
            lines += ["", *(f"      {line}" for line in DRAWN[game](match)), ""]
    assert match.result is not None
    lines.append(names.result(match.result, players))
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


def test_playthroughs_hold_every_kind_of_event_of_vstrechny() -> None:
    """Else a change could hide in what they never show."""
    seen = set()
    for game, seed, options in GAMES.values():
        if game != "vstrechny":
            continue
        match = ristal.new(game, seed=seed, **options)
        chance = FastChance(seed)
        while not match.over:
            legal = match.legal(match.pending[0].seat)
            match.play(legal[chance.draw(len(legal))])
        for event in match.events(None):
            seen.add(str(event["event"]))
            seen |= {f"{key} {event[key]}" for key in ("outcome", "sideways") if key in event}
    assert seen == {
        "armies-met", "unit-deployed", "unit-opened", "unit-entered", "unit-moved", "unit-stayed", "card-drawn",
        "unit-attacked", "outcome won", "outcome both-fell", "outcome lost", "sideways True", "sideways False",
        "camp-broken", "units-counted",
    }  # fmt: skip
