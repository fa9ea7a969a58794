"""Whole fights of «Боец» as readable text: what a change of the rules does shows as a diff of these files.

Both play as somebody in a hurry does, by a fixed seed. When a change is meant, look at the diff after

    RISTAL_REGOLD=1 python -m pytest tests/playthroughs
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

FOLDER = Path(__file__).parent / "boets"
FIGHTS = {
    "klyopikov-telepnyov": (3, ["klyopikov", "telepnyov"]),
    "khaskhanov-glukhov": (5, ["khaskhanov", "glukhov"]),
    "nazarov-kukurudzyak": (9, ["nazarov", "kukurudzyak"]),
    "khaitulov-nemkov": (8, ["khaitulov", "nemkov"]),
}


def fought(seed: int, fighters: list[str]) -> Iterator[tuple[ristal.Match, int, str, list[str], str]]:
    """The fight answer by answer: the match after it, who answered, the question, what was legal, the answer."""
    match = ristal.new("boets", seed=seed, fighters=fighters)
    chance = FastChance(seed)
    yield match, -1, "", [], ""
    while not match.over:
        (asked,) = match.pending
        legal = match.table.legal(asked.seat)
        answer = match.table.question.guess(match.table, legal, chance).text
        match.play(answer)
        yield match, asked.seat, asked.name, [offer.text for offer in legal], answer


def corners(match: ristal.Match) -> list[str]:
    """Each seat in a line: healthy and pain tokens, yellow cards, the ring by colours, the hand."""
    names = speech("ru", match.game)
    view: Any = match.view(None)
    lines = []
    for seat in (0, 1):
        ring = " ".join(f"{colour[0]}{''.join(map(str, dice))}" for colour, dice in view["ring"][seat].items() if dice)
        hand = dict(match.table.zones())[f"hand-{seat}"].items
        cards = ", ".join(names.name(match.table.item_name("hand", card)) for card in hand)
        health = f"{view['healthy'][seat]}+{view['pain'][seat]}"
        lines.append(f"{seat}  {health:<6}{'■' * view['yellow'][seat]:<2} {ring:<28} {cards}".rstrip())
    return lines


def playthrough(seed: int, fighters: list[str]) -> str:
    lines: list[str] = []
    for match, seat, question, legal, answer in fought(seed, fighters):
        names = speech("ru", match.game)
        players = [names.name(fighter) for fighter in fighters]
        if seat < 0:
            lines += [
                f"{names.say('boets-title')}: {players[0]} (место 0) — {players[1]} (место 1)",
                f"seed = {seed}",
                "",
            ]
        else:
            lines.append(f"{len(match.moves):>4}  {seat}  {answer:<18} {question}: {', '.join(legal)}")
        events: list[Any] = match.moves[-1].events if match.moves else match.opening
        lines += [f"          {names.event(event['data'], players)}" for event in events]
        if match.over or match.pending[0].name == "PerformTechnique":
            lines += ["", *(f"      {line}" for line in corners(match)), ""]
    assert match.result is not None
    return "\n".join([*lines, names.result(match.result, players)]) + "\n"


@pytest.mark.parametrize("name", FIGHTS)
def test_fight_runs_as_it_is_written(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    played = playthrough(*FIGHTS[name])
    if os.environ.get("RISTAL_REGOLD"):
        file.write_text(played, encoding="utf-8")
        pytest.skip(f"{file.name} is written anew")
    assert played == file.read_text(encoding="utf-8")


def test_every_stored_fight_is_played() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(FIGHTS)


def test_the_fights_hold_nearly_every_kind_of_event() -> None:
    """Else a change could hide in what they never show."""
    told = {
        str(event["event"])
        for seed, fighters in FIGHTS.values()
        for match, *_ in fought(seed, fighters)
        if match.over
        for event in match.events(None)
    }
    assert told >= {
        "fighter-chosen", "round-began", "round-ended", "turn-began", "dice-taken", "dice-rolled", "technique-played",
        "card-discarded", "cards-drawn", "card-found", "card-exchanged", "dice-kept", "damage-due", "damage-rolled",
        "damage-taken", "attack-cancelled", "referee-looked", "referee-rolled", "yellow-given", "token-healed",
        "pain-healed", "hand-seen", "doctor-called", "doctor-rolled", "die-changed",
    }  # fmt: skip
