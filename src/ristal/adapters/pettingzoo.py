"""PettingZoo: every seat is an agent. The extra `pettingzoo` brings what this needs."""

from __future__ import annotations

import json
from typing import Any, TypedDict

from gymnasium.spaces import Discrete
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv

from ristal.adapters.arrays import ILLEGAL, Observed, observe, space
from ristal.adapters.setting import Setting, seeded
from ristal.adapters.versions import find_version
from ristal.engine.data import Options
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR

OF_A_MATCH = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "table")


class Info(TypedDict, total=False):
    """What an agent learns beside its observation."""

    illegal: bool


class _Seats:
    """What both forms of environment share: agents, spaces, and a table."""

    setting: Setting
    table: Table
    possible_agents: list[str]

    def _sit_down(self, game: str, options: Options, surplus: int) -> None:
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

    def __getattr__(self, name: str) -> Any:
        if name in OF_A_MATCH:
            raise AttributeError(f"{name} is not there before reset")
        raise AttributeError(name)

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


def _name(game: str) -> str:
    return f"ristal_{game}_v{find_version(game)}"


class AecEnv(_Seats, AECEnv[str, Observed, int], EzPickle):
    """Agents answer in turn; where several are asked at once, answers stay secret until all are in. An illegal action
    ends the game for all, at the cost of whoever took it."""

    def __init__(self, game: str, render_mode: str | None = None, **options: object) -> None:
        EzPickle.__init__(self, game, render_mode, **options)
        self.metadata = {"name": _name(game), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._sit_down(game, options, surplus=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._lay(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Turn to the first agent that is asked."""
        self.asked = self.table.first_asked()
        self.answers = self.table.legal(self.asked)  # of that agent
        self.agent_selection = self.possible_agents[self.asked]

    def observe(self, agent: str) -> Observed:
        """What the agent's seat may know, as numbers, and the actions that it may take."""
        seat, table = self.seat_of[agent], self.table
        answers = self.answers if seat == self.asked else table.legal(seat)
        return observe(self.setting, table, seat, answers)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        assert 0 <= action < len(self.setting.answers), f"no action has the number {action}"
        self._cumulative_rewards[agent] = 0.0
        answer = self.setting.find(self.answers, int(action))
        if answer is None:
            self.rewards[agent] = ILLEGAL
            self.infos[agent]["illegal"] = True
            self._end()
            return
        self.table.answer(self.asked, answer)
        if self.table.is_over():
            self.rewards = {each: self.setting.reward(self.table, at) for each, at in self.seat_of.items()}
            self._end()
        else:
            self._ask()

    def _end(self) -> None:
        self.answers = []
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class SeatsEnv(_Seats, ParallelEnv[str, Observed, int], EzPickle):
    """All agents act at every step. Who is not asked waits: the last action is for that. An illegal action ends the
    game for all, at the cost of whoever took it."""

    def __init__(self, game: str, render_mode: str | None = None, **options: object) -> None:
        EzPickle.__init__(self, game, render_mode, **options)
        self.metadata = {"name": _name(game), "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self._sit_down(game, options, surplus=1)
        self.wait = len(self.setting.answers)

    def notation(self, action: int) -> str:
        return "" if action == self.wait else super().notation(action)

    def observe(self, agent: str) -> Observed:
        """What the agent's seat may know, as numbers, and the actions that it may take."""
        seat = self.seat_of[agent]
        answers = self.table.legal(seat)
        seen = observe(self.setting, self.table, seat, answers, self.surplus)
        if not answers:
            seen["action_mask"][self.wait] = 1
        return seen

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, Info]]:
        self._lay(seed)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Observed]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        table, setting = self.table, self.setting
        agents = self.agents
        infos: dict[str, Info] = {agent: {} for agent in agents}
        asked = {seat: int(actions[self.possible_agents[seat]]) for seat in table.asked()}
        found = {seat: setting.find(table.legal(seat), action) for seat, action in asked.items()}
        illegal = [seat for seat, answer in found.items() if answer is None]
        if illegal:
            rewards = {agent: ILLEGAL if self.seat_of[agent] in illegal else 0.0 for agent in agents}
            for seat in illegal:
                infos[self.possible_agents[seat]]["illegal"] = True
        else:
            for seat, answer in found.items():
                assert answer is not None
                table.answer(seat, answer)
            rewards = {agent: setting.reward(table, self.seat_of[agent]) for agent in agents}
        seen = self._observe()
        ended = table.is_over() or bool(illegal)
        if ended:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, ended), dict.fromkeys(agents, False), infos


def aec_env(game: str, render_mode: str | None = None, **options: object) -> AECEnv[str, Observed, int]:
    """A game as an AEC environment; options are those of `ristal.new`, `seats` among them."""
    return AecEnv(game, render_mode, **options)


def parallel_env(game: str, render_mode: str | None = None, **options: object) -> ParallelEnv[str, Observed, int]:
    """A game as a parallel environment: at its best where all choose at once, as in `demons`."""
    return SeatsEnv(game, render_mode, **options)
