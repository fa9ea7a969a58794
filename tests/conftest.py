"""What tests of all kinds share: the games, the toy among them."""

from __future__ import annotations

import os

import pytest

from ristal.engine.game import Game
from ristal.games import game_ids, load_game
from toy import ToyGame
from variants import VARIANTS, Options

os.environ["RISTAL_LAB_NICENESS"] = "0"  # of servers that tests start


@pytest.fixture(scope="session")
def toy_game() -> ToyGame:
    return ToyGame()


def every_game() -> list[tuple[str, Options]]:
    """Each game with each of its option sets."""
    games = [(game, options) for game in game_ids() for options in VARIANTS.get(game, [{}])]
    return [*games, ("toy", {})]


def make_game(game_id: str) -> Game:
    return ToyGame() if game_id == "toy" else load_game(game_id)


def _named(value: object) -> str:
    return "+".join(value) if isinstance(value, list) else str(value)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `game` and `options` runs for every game; with `real_game` the toy is left out."""
    for fixture in ("game", "real_game"):
        if {fixture, "options"} <= set(metafunc.fixturenames):
            cases = [case for case in every_game() if fixture == "game" or case[0] != "toy"]
            names = ["-".join([game, *map(_named, options.values())]) for game, options in cases]
            metafunc.parametrize((fixture, "options"), [(make_game(game), o) for game, o in cases], ids=names)
