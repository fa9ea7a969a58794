"""The tables of a batch: answers go in as numbers of actions, what the seats may know comes out as bytes."""

from __future__ import annotations

from typing import Any

from ristal.adapters.segments import FLOAT
from ristal.adapters.setting import Setting, seeded
from ristal.engine.errors import IllegalAnswer
from ristal.engine.notation import Answer
from ristal.engine.table import Table


class Tables:
    """Some of the tables of a batch; a match that ends is followed by the next one."""

    def __init__(self, setting: Setting, share: range, seed: int) -> None:
        self.setting = setting
        self.seed = seed
        self.first = share.start
        self.matches = [0 for _ in share]
        self.tables: list[Table] = [self._lay_table(at) for at in range(len(self.matches))]
        self.seats = [0 for _ in share]  # who is asked
        self.legal: list[list[Answer]] = [[] for _ in share]

    def _lay_table(self, at: int) -> Table:
        return self.setting.new_table(seeded("batch", self.seed, self.first + at, self.matches[at]))

    def step(self, actions: list[int]) -> list[tuple[int, list[float]]]:
        """Let every seat that is asked take its action: the matches that ended, with the reward of each seat."""
        setting = self.setting
        ended: list[tuple[int, list[float]]] = []
        for at in range(len(self.tables)):
            table, seat = self.tables[at], self.seats[at]
            action = actions[at]
            answer = setting.find(self.legal[at], action)
            if answer is None:
                raise IllegalAnswer("action", action=action, text=setting.name(action), seat=seat)
            table.answer(seat, answer)
            if table.is_over():
                rewards = [setting.reward(table, other) for other in range(setting.seats)]
                ended.append((self.first + at, rewards))
                self.matches[at] += 1
                self.tables[at] = self._lay_table(at)
        return ended

    def show(self, rows: Any, masks: Any) -> list[int]:
        """Write what the seats that are asked may know and do into the memory of the batch; who they are."""
        setting = self.setting
        size, actions = FLOAT * setting.observation.size, len(setting.answers)
        row, mask = size * self.first, actions * self.first
        for at in range(len(self.tables)):
            table = self.tables[at]
            seat = table.first_asked()
            legal = table.legal(seat)
            self.seats[at] = seat
            self.legal[at] = legal
            rows[row : row + size] = setting.row(table, seat)
            masks[mask : mask + actions] = setting.mask(legal)
            row += size
            mask += actions
        return self.seats
