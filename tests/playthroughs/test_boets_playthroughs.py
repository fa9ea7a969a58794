"""Whole fights of «Боец» as readable text; both play as somebody in a hurry does."""

from __future__ import annotations

from typing import Any

import pytest
from written import compare, in_a_hurry, kinds_of_events, stored, written

import ristal
from ristal.text import translator

FIGHTS = {
    "klyopikov-telepnyov": (2, ["klyopikov", "telepnyov"]),
    "khaskhanov-glukhov": (5, ["khaskhanov", "glukhov"]),
    "nazarov-kukurudzyak": (1, ["nazarov", "kukurudzyak"]),
    "khaitulov-nemkov": (16, ["khaitulov", "nemkov"]),
}


def corners(match: ristal.Match) -> list[str]:
    """Each seat in a line: healthy and pain tokens, yellow cards, the ring by colours, the hand."""
    names = translator("ru", match.game)
    view: Any = match.view(None)
    lines = []
    for seat in (0, 1):
        ring = " ".join(f"{colour[0]}{''.join(map(str, dice))}" for colour, dice in view["ring"][seat].items() if dice)
        hand = dict(match.table.zones())[f"hand-{seat}"].items
        cards = ", ".join(names.name(match.table.item_name("hand", card)) for card in hand)
        health = f"{view['healthy'][seat]}+{view['pain'][seat]}"
        lines.append(f"{seat}  {health:<6}{'■' * view['yellow'][seat]:<2} {ring:<28} {cards}".rstrip())
    return lines


def technique_comes(match: ristal.Match, _: str) -> bool:
    return match.over or match.pending[0].name == "PerformTechnique"


@pytest.mark.parametrize("name", FIGHTS)
def test_fight_runs_as_it_is_written(name: str) -> None:
    seed, fighters = FIGHTS[name]
    match = ristal.new("boets", seed=seed, fighters=fighters)
    players = [translator("ru", match.game).name(fighter) for fighter in fighters]
    compare("boets", name, written(match, seed, players, corners, technique_comes, in_a_hurry))


def test_every_stored_fight_is_played() -> None:
    assert stored("boets") == sorted(FIGHTS)


def test_the_fights_hold_nearly_every_kind_of_event() -> None:
    """Else a change could hide in what they never show."""
    fights = [(ristal.new("boets", seed=seed, fighters=fighters), seed) for seed, fighters in FIGHTS.values()]
    assert kinds_of_events(fights, in_a_hurry) >= {
        "fighter-chosen", "round-began", "round-ended", "turn-began", "dice-taken", "dice-rolled", "technique-played",
        "card-discarded", "cards-drawn", "card-found", "card-exchanged", "dice-kept", "damage-due", "damage-rolled",
        "damage-taken", "attack-cancelled", "referee-looked", "referee-rolled", "yellow-given", "token-healed",
        "pain-healed", "hand-seen", "doctor-called", "doctor-rolled", "die-changed", "technique-landed",
        "technique-ended", "deck-shuffled", "round-prepared", "dice-returned",
    }  # fmt: skip
