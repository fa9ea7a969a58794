"""PettingZoo: every seat is an agent. The extra `pettingzoo` brings what this needs."""

from __future__ import annotations

import json
from typing import Any

from gymnasium.spaces import Discrete
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ristal.adapters.arrays import ILLEGAL, Observed, observed, space
from ristal.adapters.setting import Setting, seeded
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR


class _Seats:
    """What both forms of environment share: agents, spaces, and a table."""

    setting: Setting
    table: Table
    possible_agents: list[str]

    def _sit_down(self, game: str, options: dict[str, object], surplus: int) -> None:
        self.setting = Setting(game, options)
        self.surplus = surplus  # actions beside the answers of the game
        actions = len(self.setting.answers) + surplus
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: space(self.setting, surplus) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _lay(self, seed: int | None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table = self.setting.new_table(seeded("table", int(self._random.integers(1 << 62))))

    def observe(self, agent: str) -> Observed:
        """What the agent's seat may know, as numbers, and the actions that it may take."""
        return observed(self.setting, self.view(agent), self.surplus)

    def view(self, agent: str) -> dict[str, Any]:
        """The same as plain data: `docs/contract` has its schema."""
        return self.table.view(self.seat_of[agent])

    def notation(self, action: int) -> str:
        """What an action is called at the table."""
        return self.setting.answers[action]

    def render(self) -> str:
        """The table as a spectator sees it."""
        return json.dumps(self.table.view(SPECTATOR), ensure_ascii=False)

    def close(self) -> None:
        pass


class RawAecEnv(_Seats, AECEnv[str, Observed, int], EzPickle):
    """Agents answer in turn; where several are asked at once, answers stay secret until all are in. An illegal action
    ends the game for all, at the cost of whoever took it."""

    def __init__(self, game: str, render_mode: str | None = None, **options: object) -> None:
        EzPickle.__init__(self, game, render_mode, **options)
        self.metadata = {"name": f"ristal_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._sit_down(game, options, surplus=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._lay(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.first_asked()]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat, table = self.seat_of[agent], self.table
        self._cumulative_rewards[agent] = 0.0
        if int(action) not in self.setting.legal(table, seat):
            self.rewards[agent] = ILLEGAL
            self.infos[agent]["illegal"] = True
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            return
        table.answer(seat, self.setting.answer(table, seat, int(action)))
        if table.is_over():
            self.rewards = {each: self.setting.reward(table, at) for each, at in self.seat_of.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[table.first_asked()]
        self._accumulate_rewards()


class RawParallelEnv(_Seats, ParallelEnv[str, Observed, int], EzPickle):
    """All agents act at every step. Who is not asked waits: the last action is for that. An illegal action ends the
    game for all, at the cost of whoever took it."""

    def __init__(self, game: str, render_mode: str | None = None, **options: object) -> None:
        EzPickle.__init__(self, game, render_mode, **options)
        self.metadata = {"name": f"ristal_{game}_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self._sit_down(game, options, surplus=1)
        self.wait = len(self.setting.answers)

    def notation(self, action: int) -> str:
        return "" if action == self.wait else super().notation(action)

    def observe(self, agent: str) -> Observed:
        seen = super().observe(agent)
        if not seen["action_mask"].any():
            seen["action_mask"][self.wait] = 1
        return seen

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self._lay(seed)
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Observed]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table, setting = self.table, self.setting
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        asked = {seat: int(actions[self.possible_agents[seat]]) for seat in table.asked()}
        illegal = [seat for seat, action in asked.items() if action not in setting.legal(table, seat)]
        if illegal:
            rewards = {agent: ILLEGAL if self.seat_of[agent] in illegal else 0.0 for agent in agents}
            for seat in illegal:
                infos[self.possible_agents[seat]]["illegal"] = True
        else:
            for seat, action in asked.items():
                table.answer(seat, setting.answer(table, seat, action))
            rewards = {agent: setting.reward(table, self.seat_of[agent]) for agent in agents}
        seen = self._observed()
        ended = table.is_over() or bool(illegal)
        if ended:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, ended), dict.fromkeys(agents, False), infos


def aec_env(game: str, render_mode: str | None = None, **options: object) -> AECEnv[str, Observed, int]:
    """A game as an AEC environment; options are those of `ristal.new`, `seats` among them."""
    env = wrappers.AssertOutOfBoundsWrapper(RawAecEnv(game, render_mode, **options))
    return wrappers.OrderEnforcingWrapper(env)


def parallel_env(game: str, render_mode: str | None = None, **options: object) -> ParallelEnv[str, Observed, int]:
    """A game as a parallel environment: at its best where all choose at once, as in `demons`."""
    return RawParallelEnv(game, render_mode, **options)
