"""PettingZoo's own tests on every game with every number of seats."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra pettingzoo is not installed")

from foreign import every_seating

with warnings.catch_warnings():  # where pygame is installed, it imports a game of its own in a way that it deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test, test_save_obs

from ristal.adapters.pettingzoo import aec_env, parallel_env

test_save_obs.__test__ = False  # it is called below
CYCLES = 40
# PettingZoo keeps a list of its own environments with masks and warns of all others'
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)


@masked
@every_seating
def test_the_api_of_taking_turns(game_id: str, seats: int) -> None:
    api_test(aec_env(game_id, seats=seats), num_cycles=CYCLES)


@every_seating
def test_the_api_of_acting_at_once(game_id: str, seats: int) -> None:
    parallel_api_test(parallel_env(game_id, seats=seats), num_cycles=CYCLES)


@every_seating
def test_the_same_seed_is_the_same_match(game_id: str, seats: int) -> None:
    seed_test(lambda: aec_env(game_id, seats=seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(game_id, seats=seats), num_cycles=CYCLES)


def test_observations_are_no_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    """`test_save_obs` is for pictures; it says so and is content."""
    test_save_obs(aec_env("vstrechny"))
    assert "did not save" in capsys.readouterr().out


def played(env: Any, seed: int) -> Any:
    """Play by the first legal action of each seat, to the end."""
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        assert env.view(agent)["seat"] == int(agent[-1])
        env.step(int(observation["action_mask"].argmax()))
    return env


def test_a_match_ends_with_rewards_for_all() -> None:
    env = played(aec_env("demons", seats=3), 5)
    assert sum(env.rewards.values()) == pytest.approx(0.0)
    assert any(env.rewards.values())
    assert set(env.terminations.values()) == {True}


def test_actions_have_their_notation() -> None:
    env = aec_env("vstrechny")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    assert [env.notation(action) for action in mask.nonzero()[0]] == env.view(env.agent_selection)["legal"]


def test_an_illegal_action_costs_who_took_it() -> None:
    env = aec_env("vstrechny")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.possible_agents}
    assert env.infos[agent] == {"illegal": True}
    assert all(env.terminations.values())


def test_all_choose_at_once_where_the_game_has_it() -> None:
    env = parallel_env("demons", seats=3)
    observed, _ = env.reset(seed=1)
    masks = [observed[agent]["action_mask"] for agent in env.agents]
    assert all(mask[:-1].any() and not mask[-1] for mask in masks)
    _, _, ended, _, infos = env.step({agent: int(mask.argmax()) for agent, mask in zip(env.agents, masks, strict=True)})
    assert not any(ended.values())
    assert not any(infos.values())


def test_who_is_not_asked_waits() -> None:
    env = parallel_env("vstrechny")
    observed, _ = env.reset(seed=1)
    waiting = [agent for agent in env.agents if observed[agent]["action_mask"][-1]]
    assert len(waiting) == 1
    assert observed[waiting[0]]["action_mask"].sum() == 1
