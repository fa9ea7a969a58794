"""Versions in the ids of environments: what an id stands for does not change."""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path

import pytest

import ristal
from ristal.adapters.setting import Setting
from ristal.adapters.versions import find_version
from ristal.games import game_ids, load_game

LAYOUTS = Path(__file__).with_name("layouts.json")


def digest_layout(game: str) -> str:
    """What the numbers and the actions mean, for every number of seats."""
    told = []
    for seats in load_game(game).seats:
        setting = Setting(game, {"seats": seats})
        told.append([setting.observation.places(), setting.answers])
    return sha256(json.dumps(told, ensure_ascii=False).encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", game_ids())
def test_a_version_stands_for_one_layout(game: str) -> None:
    """What numbers or actions mean has changed: run this once with RISTAL_REGOLD=1. Where the version has been released
    with another layout, raise it first: the version of the game, or its number in `ENCODINGS`."""
    layouts = json.loads(LAYOUTS.read_text("utf-8"))
    version, now = str(find_version(game)), {"program": ristal.__version__, "layout": digest_layout(game)}
    kept = layouts.setdefault(game, {}).get(version)
    if os.environ.get("RISTAL_REGOLD") and (kept is None or kept["program"] == now["program"]):
        layouts[game][version] = kept = now
        LAYOUTS.write_text(json.dumps(layouts, indent=1, sort_keys=True) + "\n", "utf-8")
    assert kept is not None
    assert kept["layout"] == now["layout"]


def test_the_ids_of_all_interfaces_hold_the_version() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="the extra gymnasium is not installed")
    pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")
    pytest.importorskip("pettingzoo", reason="the extra pettingzoo is not installed")
    from ristal.adapters.gymnasium import SeatEnv
    from ristal.adapters.openspiel import RistalGame
    from ristal.adapters.pettingzoo import aec_env, parallel_env

    for game in game_ids():
        version = find_version(game)
        assert version >= load_game(game).version
        made = gymnasium.make(f"ristal/{game}-v{version}").unwrapped
        assert isinstance(made, SeatEnv)
        assert isinstance(pyspiel.load_game(f"ristal_{game}_v{version}"), RistalGame)
        for env in (aec_env(game), parallel_env(game)):
            assert env.metadata["name"] == f"ristal_{game}_v{version}"
        assert str(pyspiel.load_game(f"ristal_{game}")) == str(pyspiel.load_game(f"ristal_{game}_v{version}"))
        with pytest.warns(DeprecationWarning, match="out of date"):
            assert isinstance(gymnasium.make(f"ristal/{game}-v0").unwrapped, SeatEnv)
