"""Whoever saves a match, or deals it anew, changes nothing, and what is saved is read again: from any position."""

from __future__ import annotations

from collections import Counter
from random import Random

import ristal
from fuzz.positions import POSITIONS
from fuzz.targets import any_position
from ristal.engine.errors import RistalError
from ristal.match import Match
from scale import many

CASES, MOVES = many(300, 5000), 4
FIELD = 'seats = 4\nteams = "yes"\nbattlefield = "arsenal"\nphase = "start"\n'


def play_watched(match: Match, random: Random) -> None:
    """A few moves, once with somebody who saves and deals anew at every question and once without."""
    watched = match.copy()
    for _ in range(MOVES):
        if match.over:
            break
        for seat in range(watched.table.seats):
            watched.redeal(seat, 1)
        assert ristal.load(watched.save()).record() == watched.record()
        seat = match.table.first_asked()
        answer = random.choice(match.legal(seat))
        match.play(answer, seat)
        watched.play(answer, seat)
    assert watched.save() == match.save()
    assert ristal.load(match.save()).save() == match.save()


def test_a_save_changes_nothing_and_is_read_again() -> None:
    stood: Counter[str] = Counter()
    for seed in range(CASES):
        random = Random(f"positions {seed}")
        try:
            match = any_position(random)
        except RistalError:
            continue
        play_watched(match, random)
        stood[match.game.id] += 1
    assert set(stood) == set(POSITIONS)


def test_a_fight_that_begins_on_a_battlefield() -> None:
    """Cards are dealt before the first question, but the first answers move none."""
    play_watched(ristal.position("demons", FIELD, seed=1), Random(1))
