"""What every adapter asks of a game: its actions as numbers, observations of a seat, rewards."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from ristal.adapters.observations import Observation
from ristal.engine.chance import Chance, FastChance
from ristal.engine.errors import IllegalAnswer
from ristal.engine.game import Game
from ristal.engine.notation import Answer
from ristal.engine.table import Table
from ristal.games import load_game


class Setting:
    """A game with its options: `answers` lists its actions, the number of an action is its place there."""

    def __init__(self, game: str | Game, options: dict[str, object], content: Path | str | None = None) -> None:
        self.game = load_game(game, content)
        self.seats, self.options = self.game.check_options(options)
        self.answers = self.game.answers(self.seats, self.options)
        self.numbers = {text: number for number, text in enumerate(self.answers)}
        self.observation = Observation(self.game, self.seats, self.options)

    def new_table(self, chance: Chance) -> Table:
        """A new table at its first question."""
        table = self.game.new_table(self.seats, self.options, chance)
        table.settle()
        return table

    def legal(self, table: Table, seat: int) -> list[int]:
        """The actions of a seat in rising order; none if it is not asked."""
        return sorted([self.numbers[answer.text] for answer in table.legal(seat)])

    def find(self, answers: list[Answer], action: int) -> Answer | None:
        """Which of these answers an action stands for."""
        if 0 <= action < len(self.answers):
            text = self.answers[action]
            for answer in answers:
                if answer.text == text:
                    return answer
        return None

    def answer(self, table: Table, seat: int, action: int) -> Answer:
        """The answer that an action stands for now."""
        answer = self.find(table.legal(seat), action)
        if answer is None:
            raise IllegalAnswer("action", action=action, text=self.name(action), seat=seat)
        return answer

    def name(self, action: int) -> str:
        """What an action is called at the table; nothing where there is none of this number."""
        return self.answers[action] if 0 <= action < len(self.answers) else ""

    def row(self, table: Table, seat: int) -> bytes:
        """What a seat may know, as bytes of float32."""
        return self.observation.row(table, seat)

    def mask(self, answers: list[Answer], surplus: int = 0) -> bytearray:
        """A one for each action that may be taken; `surplus` actions follow those of the game."""
        mask = bytearray(len(self.answers) + surplus)
        for answer in answers:
            mask[self.numbers[answer.text]] = 1
        return mask

    def reward(self, table: Table, seat: int) -> float:
        """1 for the best place, -1 for the last, ties between; 0 while the game goes on. All seats add up to 0."""
        return 0.0 if table.result is None else 2.0 * table.result.reward(seat) - 1.0


def seeded(*parts: object) -> FastChance:
    """A source of chance of its own for whatever these parts name."""
    return FastChance(int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:4], "big"))
