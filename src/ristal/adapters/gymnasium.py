"""Gymnasium: one seat against bots. The extra `gymnasium` brings what this needs.

Importing this module registers `ristal/vstrechny-v3` and the others; without a version the present one is meant.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

import gymnasium
from gymnasium.spaces import Discrete

from ristal.adapters.arrays import ILLEGAL, Observed, observe, space
from ristal.adapters.setting import Setting, seeded
from ristal.adapters.versions import find_version
from ristal.bots import Bot, make_bot
from ristal.engine.notation import Answer
from ristal.engine.table import Table
from ristal.games import game_ids

RANDOM = "random"
FORMER = 0  # what ids ended with before they held a version: it leads to the present one


class SeatEnv(gymnasium.Env[Observed, int]):
    """The seat answers, bots of this name answer for the others. An illegal action ends the game and counts as lost."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponent: str = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.setting = Setting(game, options)
        if not 0 <= seat < self.setting.seats:
            raise ValueError(f"seat takes one of 0 to {self.setting.seats - 1}; got {seat}")
        self.opponent = opponent
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = space(self.setting)
        self.action_space = Discrete(len(self.setting.answers))
        self.table: Table | None = None
        self.answers: list[Answer] = []  # what the seat may answer now
        self.bots: dict[int, Bot] = {}
        self.chance = seeded("chance")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        name = int(self.np_random.integers(1 << 62))
        others = [seat for seat in range(self.setting.seats) if seat != self.seat]
        self.chance = seeded("random", name)
        if self.opponent != RANDOM:
            self.bots = {seat: make_bot(self.opponent, seeded("bot", name, seat).draw(1 << 31)) for seat in others}
        self.table = self._play_on(self.setting.new_table(seeded("table", name)))
        return self._observe(), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        table = self.table
        assert table is not None, "reset comes before the first step"
        answer = self.setting.find(self.answers, int(action))
        if answer is None:
            return self._observe(), ILLEGAL, True, False, {"illegal": True}
        table.answer(self.seat, answer)
        self._play_on(table)
        return self._observe(), self.setting.reward(table, self.seat), table.is_over(), False, {}

    def _play_on(self, table: Table) -> Table:
        """The table when the seat is asked again, or at the end."""
        self.answers = table.legal(self.seat)
        while not self.answers and not table.is_over():
            seat = table.first_asked()
            table.answer(seat, self._answer_for(table, seat))
            self.answers = table.legal(self.seat)
        return table

    def _answer_for(self, table: Table, seat: int) -> Answer:
        """What the bot of a seat answers; a random one needs no deal of its own to look at."""
        if self.opponent == RANDOM:
            answers = table.legal(seat)
            return answers[self.chance.draw(len(answers))]
        return self.bots[seat].decide(self.setting.game, table, seat)

    def _observe(self) -> Observed:
        assert self.table is not None, "reset comes first"
        return observe(self.setting, self.table, self.seat, self.answers)

    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain data: `docs/contract` has its schema."""
        assert self.table is not None, "reset comes first"
        return self.table.view(self.seat)

    def notation(self, action: int) -> str:
        """What an action is called at the table."""
        return self.setting.answers[action]

    def render(self) -> str | None:
        """The view of the seat."""
        return json.dumps(self.view(), ensure_ascii=False) if self.render_mode == "ansi" else None


for _game in game_ids():
    for _version in (FORMER, find_version(_game)):
        _id = f"ristal/{_game}-v{_version}"
        gymnasium.register(_id, "ristal.adapters.gymnasium:SeatEnv", kwargs={"game": _game})
