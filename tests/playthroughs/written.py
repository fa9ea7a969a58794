"""Whole games as readable text: what a change of the rules does shows as a diff of these files.

Players answer by a fixed seeded rule. When a change is meant, look at the diff after

    RISTAL_REGOLD=1 python -m pytest tests/playthroughs

which writes the files anew (and skips the tests, so that nobody takes them for passed).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ristal
from ristal.engine.chance import FastChance
from ristal.text import translator

FOLDER = Path(__file__).parent

Choice = Callable[[ristal.Match, int, FastChance], str]
Pause = Callable[[ristal.Match, str], bool]  # after the answer to a question of this name; "" before the first
Drawing = Callable[[ristal.Match], list[str]]


def at_random(match: ristal.Match, seat: int, chance: FastChance) -> str:
    legal = match.legal(seat)
    return legal[chance.draw(len(legal))]


def in_a_hurry(match: ristal.Match, seat: int, chance: FastChance) -> str:
    return match.table.question.guess(match.table, 0, match.table.legal(seat), chance).text


def played(match: ristal.Match, seed: int, choose: Choice = at_random) -> Iterator[tuple[int, str, list[str], str]]:
    """Play to the end, answer by answer: who answered, which question, what was legal, what was answered."""
    chance = FastChance(seed)
    while not match.over:
        asked = match.pending[0]
        legal = match.legal(asked.seat)
        answer = choose(match, asked.seat, chance)
        match.play(answer, asked.seat)
        yield asked.seat, asked.name, legal, answer


def written(
    match: ristal.Match, seed: int, players: list[str], draw: Drawing, pause: Pause, choose: Choice = at_random
) -> str:
    """The game from its opening to its result: each answer with its number and seat, and what came of it; at every
    pause the table, with all that anybody may know."""
    names = translator("ru", match.game)

    def told(events: list[Any]) -> list[str]:
        return [f"          {names.event(event['data'], players)}" for event in events]

    def drawn(after: str) -> list[str]:
        return ["", *(f"      {line}" for line in draw(match)), ""] if pause(match, after) else []

    seats = " — ".join(f"{player} (место {seat})" for seat, player in enumerate(players))
    lines = [f"{names.say(f'{match.game.id}-title')}: {seats}", ""]
    lines += [f"{name} = {value}" for name, value in {"seed": seed, **match.options}.items()]
    lines += ["", *told(match.opening), *drawn("")]
    for seat, question, legal, answer in played(match, seed, choose):
        lines.append(f"{len(match.moves):>4}  {seat}  {answer:<16} {question}: {', '.join(legal)}")
        lines += [*told(match.moves[-1].events), *drawn(question)]
    assert match.result is not None
    return "\n".join([*lines, names.result(match.result, players)]) + "\n"


def hands(match: ristal.Match) -> list[str]:
    """What everybody holds."""
    names = translator("ru", match.game)
    return [
        f"{zone}: " + ", ".join(names.name(match.table.item_name(zone, item)) for item in items.items)
        for zone, items in match.table.zones()
        if zone.startswith("hand")
    ]


def compare(game: str, name: str, text: str) -> None:
    """The game must run as it is written; or it is written anew."""
    file = FOLDER / game / f"{name}.txt"
    if os.environ.get("RISTAL_REGOLD"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        pytest.skip(f"{file.name} is written anew")
    assert text == file.read_text(encoding="utf-8")


def stored(game: str) -> list[str]:
    """The names of the games that are written."""
    return sorted(file.stem for file in (FOLDER / game).glob("*.txt"))


def kinds_of_events(games: Iterable[tuple[ristal.Match, int]], choose: Choice = at_random) -> set[str]:
    """Every kind of event that these games hold: a change could hide in what they never show."""
    seen = set()
    for match, seed in games:
        for _ in played(match, seed, choose):
            pass
        seen |= {str(event["event"]) for event in match.events(None)}
    return seen
