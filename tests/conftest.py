"""What tests of all kinds share: the games, the toy among them."""

from __future__ import annotations

import pytest

from ristal.engine.game import Game
from ristal.games import game_ids, load_game
from toy import ToyGame


@pytest.fixture(scope="session")
def toy_game() -> ToyGame:
    return ToyGame()


def every_game() -> list[tuple[str, dict[str, object]]]:
    """Each game with the options that change what a table holds."""
    variants: dict[str, list[dict[str, object]]] = {
        "ninedice": [
            {"start": "draft"},
            {"start": "quick", "bonuses": "plain", "exhaustion": "off"},
            {"start": "draft", "card_dice": "two-of-each"},
        ],
        "vstrechny": [{}, {"variant": "more-strategy"}],
        "demons": [{"seats": 2}, {"seats": 3, "start": "full"}, {"seats": 4}, {"seats": 4, "teams": "yes"}],
        "unmatched": [{}, {"seats": 3}, {"seats": 4}, {"seats": 4, "mode": "teams"}],
        "boets": [{}, {"fighters": ["khaskhanov", "random"], "draft": "pick"}],
    }
    games = [(game, options) for game in game_ids() for options in variants.get(game, [{}])]
    return [*games, ("toy", {})]


def make_game(game_id: str) -> Game:
    return ToyGame() if game_id == "toy" else load_game(game_id)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `game` and `options` runs for every game; with `real_game` the toy is left out."""
    for fixture in ("game", "real_game"):
        if {fixture, "options"} <= set(metafunc.fixturenames):
            cases = [case for case in every_game() if fixture == "game" or case[0] != "toy"]
            names = ["-".join([game, *(str(value) for value in options.values())]) for game, options in cases]
            metafunc.parametrize((fixture, "options"), [(make_game(game), o) for game, o in cases], ids=names)
