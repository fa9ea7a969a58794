"""The games of a training: a bot against itself, with some random answers, and bots of two sets of values against
each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256

from ristal.bots import make_bot
from ristal.content import Source
from ristal.engine.chance import FastChance
from ristal.engine.data import Options
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.games import game_with, load_game
from ristal.lab.training.fitting import Row

LONGEST = 20_000  # decisions
SEEN = 2  # every so many-th position is kept on average
ERRS = 12  # every so many-th answer on average is a random one: values must know what follows from errors, too


@dataclass(frozen=True)
class Match:
    """A game as plain data. Seat by seat the weights that the bots go by; where they err, positions are kept."""

    game: str
    content: str | Source | None
    options: Options
    bot: str
    weights: tuple[tuple[float, ...], tuple[float, ...]]
    seed: int
    teaches: bool

    def carried(self) -> Match:
        """The same match for a machine that has none of this one's files."""
        if self.content is None:
            return self
        source = load_game(self.game, self.content).source
        assert isinstance(source, Source)
        return replace(self, content=source)


@dataclass(frozen=True)
class Played:
    """What came of a match: the points of the first seat and, where it teaches, its positions."""

    points: float
    rows: list[Row]


def play(match: Match) -> Played:
    """Play a match from the deal to the result."""
    games = [_game(match.game, match.content, weights) for weights in match.weights]
    bots = [make_bot(match.bot, _derive_seed(match.seed, seat)) for seat in range(2)]
    chance = FastChance(_derive_seed(match.seed, "errors"))
    table = games[0].new_table(2, match.options, FastChance(_derive_seed(match.seed, "deal")))
    table.settle()
    rows: list[Row] = []
    waiting: list[list[tuple[int, float]]] = []
    stage = games[0].stage(table)
    for _ in range(LONGEST):
        if table.is_over():
            break
        seat = table.first_asked()
        legal = table.legal(seat)
        if match.teaches and chance.draw(ERRS) == 0:
            table.answer(seat, legal[chance.draw(len(legal))])
        else:
            table.answer(seat, bots[seat].decide(games[seat], table, seat))
        if not match.teaches:
            continue
        if (reached := games[0].stage(table)) != stage:
            rows += [(difference, _won(stage, reached)) for difference in waiting]
            waiting, stage = [], reached
        if not table.is_over() and chance.draw(SEEN) == 0:
            waiting.append(difference_of(games[0], table))
    points = 0.5 if table.result is None else table.result.reward(0)
    return Played(points, rows + [(difference, points) for difference in waiting if not stage])


def difference_of(game: Game, table: Table) -> list[tuple[int, float]]:
    """The features in which the first seat differs from the second."""
    mine, theirs = game.measure(table, 0), game.measure(table, 1)
    return [
        (at, round(one - other, 6)) for at, (one, other) in enumerate(zip(mine, theirs, strict=True)) if one != other
    ]


def _won(before: list[int], after: list[int]) -> float:
    """Who has won what was going on: 1 for the first seat, 0 for the second, ½ where both have."""
    gains = [after[seat] > before[seat] for seat in range(2)]
    return 0.5 + 0.5 * (gains[0] - gains[1])


@lru_cache(maxsize=4)
def _game(game: str, content: str | Source | None, weights: tuple[float, ...]) -> Game:
    return game_with(game, content, weights)


def _derive_seed(*parts: object) -> int:
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:4], "big")
