"""Gymnasium's own test on every game with every number of seats."""

from __future__ import annotations

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="the extra gymnasium is not installed")

from foreign import every_seating
from gymnasium.utils.env_checker import check_env

from ristal.adapters.gymnasium import SeatEnv
from ristal.adapters.versions import find_version


@every_seating
def test_check_env(game_id: str, seats: int) -> None:
    for seat in {0, seats - 1}:
        check_env(gymnasium.make(f"ristal/{game_id}-v{find_version(game_id)}", seats=seats, seat=seat).unwrapped)


@every_seating
def test_a_match_against_bots_ends_with_a_reward(game_id: str, seats: int) -> None:
    env = SeatEnv(game_id, seats=seats, seat=seats - 1)
    observed, _ = env.reset(seed=3)
    ended, reward = False, 0.0
    while not ended:
        assert observed["observation"] in env.observation_space["observation"]
        legal = observed["action_mask"].nonzero()[0]
        assert [env.notation(action) for action in legal] == sorted(env.view()["legal"], key=env.setting.answers.index)
        observed, reward, ended, _, info = env.step(int(env.np_random.choice(legal)))
        assert info == {}
    assert not observed["action_mask"].any()
    assert reward == env.setting.reward(env.table, seats - 1)


def test_the_same_seed_is_the_same_match_against_a_bot_that_thinks() -> None:
    rewards = []
    for _ in range(2):
        env = SeatEnv("vstrechny", opponent="greedy")
        observed, _ = env.reset(seed=4)
        views, ended = [], False
        while not ended:
            views.append(env.view())
            observed, _, ended, _, _ = env.step(int(observed["action_mask"].argmax()))
        rewards.append(views)
    assert rewards[0] == rewards[1]


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("vstrechny")
    observed, _ = env.reset(seed=1)
    _, reward, ended, _, info = env.step(int(observed["action_mask"].argmin()))
    assert (reward, ended, info) == (-1.0, True, {"illegal": True})


def test_a_seat_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="0 to 1; got 2"):
        SeatEnv("vstrechny", seat=2)
