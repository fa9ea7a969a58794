"""Three and four people and two teams, each at a screen of their own: everybody sees the same match go on."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from screen import LONGEST, Opens, Screen, Server

from scale import many

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("demons", 3, {}),
    ("demons", 4, {"start": "full"}),
    ("demons", 4, {"teams": "yes"}),
    ("unmatched", 3, {}),
    ("unmatched", 4, {"mode": "teams"}),
]
ACTS = many(24, LONGEST)
PATIENCE = 60.0  # seconds in which somebody can act
SIZES = [(1440, 900), (390, 844), (820, 1180), (1100, 800)]


def shows(screen: Screen, number: int) -> None:
    """The number of the last move, once all that moves has come to rest."""
    screen.page.wait_for_function(
        "number => document.querySelector(`.table[data-settled=true][data-number='${number}']`)", arg=number
    )


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {table[1]} {' '.join(table[2])}")
def test_everybody_sees_the_same(opened: Opens, server: Server, table: tuple[str, int, dict[str, Any]]) -> None:
    game, seats, options = table
    made = server.found(game, ["me"] * seats, seed="6", seats=seats, **options)
    screens = [
        opened(size=SIZES[seat], language=("ru", "en")[seat % 2], theme=("dark", "light")[seat % 2]).sit(
            made, game, seat
        )
        for seat in range(seats)
    ]
    chance = random.Random(game)
    acted = set[int]()
    done, since = 0, time.monotonic()
    while (done < ACTS or len(acted) < seats) and not any(screen.result for screen in screens):
        assert time.monotonic() - since < PATIENCE, f"nobody can act after {done}"
        screens[0].page.wait_for_timeout(20)
        for seat, screen in enumerate(screens):
            if screen.act_if_asked(chance):
                acted.add(seat)
                done, since = done + 1, time.monotonic()
    assert acted == set(range(seats))
    number = screens[0].state()["number"]
    assert number > seats
    for screen in screens:
        shows(screen, number)
        assert screen.gaps() == []
        assert screen.overflows() == 0
