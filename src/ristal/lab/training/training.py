"""A training: rounds of games, a fit, and a gate that the new values have to pass. All of it lies in a folder, so that
it can be stopped and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from ristal.engine.data import Options
from ristal.engine.game import Game
from ristal.games import load_game
from ristal.lab.interval import wilson
from ristal.lab.makers import Makers, stream
from ristal.lab.training.fitting import Row, fit, loss
from ristal.lab.training.playing import Match, play

HELD_BACK = 10  # of so many games one is not learned from: it tells how good the values are
MOST_GAMES = 20_000  # of a round
STATE = "training.json"
GAMES = "games-{round}.jsonl"


@dataclass(frozen=True)
class Plan:
    """What a training is asked to do."""

    game: str
    content: str | None
    options: Options
    hours: float
    rounds: int
    bot: str
    gate_bot: str
    gate_games: int
    seed: int
    workers: Makers
    games: int = 0  # of a round: with so many it ends whatever the clock says, and can be repeated to the byte


@dataclass(frozen=True)
class Round:
    """What a round has brought."""

    games: int
    positions: int
    loss_before: float
    loss_after: float
    points: float
    gate_games: int
    interval: tuple[float, float]
    is_taken: bool


Tell = Callable[[str, int, float], None]  # what is done, how many games, and what share of it is over


class Training:
    """The rounds so far and the best values."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.game: Game = load_game(plan.game, plan.content)
        self.weights = list(self.game.weights)
        self.rounds: list[Round] = []
        self.spent = 0.0  # hours
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE).exists():
            self._read()

    def run(self, tell: Tell) -> Iterator[Round]:
        """Go on until all rounds are over; each as it ends."""
        while len(self.rounds) < self.plan.rounds:
            done = self._round(tell)
            self.rounds.append(done)
            self._write()
            yield done

    def _round(self, tell: Tell) -> Round:
        played = self._play(tell)
        known = [row for at, game in enumerate(played) if at % HELD_BACK for row in game]
        unknown = [row for at, game in enumerate(played) if at % HELD_BACK == 0 for row in game]
        weights = fit(known, len(self.weights))
        points, games = self._gate(weights, tell)
        interval = wilson(points, games)
        is_taken = interval[0] > 0.5
        before, after = loss(unknown, self.weights), loss(unknown, weights)
        if is_taken:
            self.weights = weights
        return Round(len(played), len(known), before, after, points, games, interval, is_taken)

    def _play(self, tell: Tell) -> list[list[Row]]:
        """Games of this round: those that lie there already, and more until its share of the hours is spent."""
        number = len(self.rounds)
        path = self.folder / GAMES.format(round=number)
        most = self.plan.games or MOST_GAMES
        seeds = range(self._seed(number, 0), self._seed(number, most))
        played: dict[int, list[Row]] = {}
        if path.exists():
            kept = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
            played = {game["seed"]: game["rows"] for game in kept if game["seed"] in seeds}
        share = self.plan.hours / self.plan.rounds
        began, before = monotonic(), self.spent
        jobs = [self._match(seed, self.plan.bot, (self.weights, self.weights)) for seed in seeds if seed not in played]
        with path.open("a", encoding="utf-8") as file, closing(stream(play, jobs, self.plan.workers)) as games:
            for job, game in games:
                file.write(json.dumps({"seed": job.seed, "rows": game.rows}) + "\n")
                file.flush()
                played[job.seed] = game.rows
                self.spent = before + (monotonic() - began) / 3600
                self._write()
                done = len(played) / most if self.plan.games else self.spent / share - number
                tell("play", len(played), min(1.0, done))
                if not self.plan.games and self.spent >= share * (number + 1):
                    break
        return [played[seed] for seed in sorted(played)]

    def _gate(self, weights: list[float], tell: Tell) -> tuple[float, int]:
        """Points of the new values against the last ones: the same deals from both seats."""
        points, games = 0.0, 0
        pairs = ((weights, self.weights), (self.weights, weights))
        seed = self._seed(len(self.rounds), 0) + 500_000_000
        jobs = [
            self._match(seed + deal, self.plan.gate_bot, pair, teaches=False)
            for deal in range(self.plan.gate_games // 2)
            for pair in pairs
        ]
        with closing(stream(play, jobs, self.plan.workers)) as played:
            for job, game in played:
                points += game.points if job.weights[0] == tuple(weights) else 1.0 - game.points
                games += 1
                tell("gate", games, games / len(jobs))
        return points, games

    def _match(self, seed: int, bot: str, weights: tuple[list[float], list[float]], teaches: bool = True) -> Match:
        plan = self.plan
        pair = (tuple(weights[0]), tuple(weights[1]))
        return Match(plan.game, plan.content, plan.options, bot, pair, seed, teaches)

    def _seed(self, number: int, game: int) -> int:
        return (self.plan.seed * 100 + number) * 1_000_000 + game

    # Kept

    def _write(self) -> None:
        data = {"weights": self.weights, "spent": self.spent, "rounds": [vars(each) for each in self.rounds]}
        (self.folder / STATE).write_text(json.dumps(data), encoding="utf-8")

    def _read(self) -> None:
        data = json.loads((self.folder / STATE).read_text(encoding="utf-8"))
        self.weights, self.spent = data["weights"], data["spent"]
        self.rounds = [Round(**{**each, "interval": tuple(each["interval"])}) for each in data["rounds"]]
