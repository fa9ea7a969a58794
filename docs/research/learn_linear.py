"""Linear learning of «Встречный бой» by self-play, measured against random play on the way.

    python docs/research/learn_linear.py    # minutes a seed on two cores; writes learning-curve.svg beside itself

A softmax over `weights[seat] @ observation` plays both seats of a batch of tables; each decision is made likelier by
what its match brought, less what a linear guess had expected (REINFORCE with a baseline), and a little entropy keeps it
from making up its mind too early. What is measured is the average of all policies on the way: the last one alone runs
in circles, as self-play does. Needs the extra `research`. It learns once for each seed, from nothing, and shows every
curve. The same arguments give the same curves, whatever the number of workers.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from ristal.adapters.vector import Batch

Z_95 = 1.96
PICTURE = Path(__file__).with_name("learning-curve.svg")


class Linear:
    """A policy and a guess of the outcome, both linear in the observation, for each seat its own."""

    def __init__(self, seats: int, size: int, actions: int, rate: float, entropy: float) -> None:
        self.weights = np.zeros((seats, size, actions), np.float32)
        self.average = np.zeros_like(self.weights)
        self.steps = np.zeros(seats)
        self.guess = np.zeros((seats, size), np.float32)
        self.rate, self.entropy = rate, entropy

    def chances(self, observations: Any, masks: Any, seats: Any, weights: Any = None) -> Any:
        """How likely each action is, by the weights of now or by others."""
        weights = self.weights if weights is None else weights
        logits = np.zeros(masks.shape, np.float32)
        for seat in range(len(weights)):
            logits[seats == seat] = observations[seats == seat] @ weights[seat]
        logits = np.where(masks > 0, logits - logits.max(axis=1, keepdims=True), -np.inf)
        odds = np.exp(logits)
        return odds / odds.sum(axis=1, keepdims=True)

    def learn(self, seat: int, observations: Any, masks: Any, actions: Any, outcomes: Any) -> None:
        """Make what went better than expected likelier, and what is certain a little less so."""
        chances = self.chances(observations, masks, np.full(len(actions), seat))
        chosen = np.zeros_like(chances)
        chosen[np.arange(len(actions)), actions] = 1.0
        surprise = outcomes - observations @ self.guess[seat]
        logs = np.log(np.where(chances > 0, chances, 1.0))
        certainty = chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        better = (chosen - chances) * surprise[:, None] - self.entropy * certainty
        self.weights[seat] += self.rate * observations.T @ better / len(actions)
        self.guess[seat] += 0.02 * observations.T @ surprise / len(actions)
        self.steps[seat] += 1
        self.average[seat] += (self.weights[seat] - self.average[seat]) / self.steps[seat]


def sampled(chances: Any, random: Any) -> Any:
    """An action for each row."""
    return (chances.cumsum(axis=1) > random.random((len(chances), 1))).argmax(axis=1)


class Memory:
    """The decisions of matches that are under way, by table, until their outcome is known."""

    def __init__(self, tables: int) -> None:
        self.open: list[list[tuple[int, Any, Any, int]]] = [[] for _ in range(tables)]
        self.done: list[list[tuple[Any, Any, int, float]]] = [[], []]

    def note(self, batch: Batch, actions: Any) -> None:
        for table, past in enumerate(self.open):
            row, mask = batch.observations[table].copy(), batch.masks[table].copy()
            past.append((int(batch.seats[table]), row, mask, int(actions[table])))

    def close(self, batch: Batch) -> int:
        """Tell the decisions of the matches that have ended what came of them; how many matches those were."""
        for table in np.flatnonzero(batch.ended):
            for seat, row, mask, action in self.open[table]:
                self.done[seat].append((row, mask, action, float(batch.rewards[table, seat])))
            self.open[table] = []
        return int(batch.ended.sum())

    def take(self, seat: int) -> list[Any]:
        columns, self.done[seat] = zip(*self.done[seat], strict=True), []
        return [np.array(column) for column in columns]


def measure(model: Linear, args: argparse.Namespace, seed: int) -> tuple[float, float]:
    """The score against random play with half the width of its 95 % interval: every table plays one match, the model
    in seat 0 at even tables and in seat 1 at odd ones. It takes what it finds likeliest, of equals any."""
    random = np.random.default_rng(seed)
    points = np.full(args.measured, np.nan)
    ours = np.arange(args.measured) % 2
    with Batch(args.game, args.measured, args.workers, seed=1_000_000 + seed) as batch:
        while np.isnan(points).any():
            chances = model.chances(batch.observations, batch.masks, batch.seats, model.average)
            best = (chances + 1e-6 * random.random(chances.shape)).argmax(axis=1)
            any_legal = sampled(batch.masks / batch.masks.sum(axis=1, keepdims=True), random)
            batch.step(np.where(batch.seats == ours, best, any_legal))
            fresh = batch.ended & np.isnan(points)
            points[fresh] = (1 + batch.rewards[np.arange(args.measured), ours][fresh]) / 2
    return float(points.mean()), Z_95 * float(points.std(ddof=1)) / float(np.sqrt(args.measured))


def train(args: argparse.Namespace) -> list[tuple[int, float, float]]:
    """Learn, and say how well it plays on the way."""
    random = np.random.default_rng(args.seed)
    curve: list[tuple[int, float, float]] = []
    matches, start = 0, perf_counter()
    with Batch(args.game, args.tables, args.workers, seed=args.seed) as batch:
        setting = batch.setting
        model = Linear(setting.seats, setting.observation.size, len(setting.answers), args.rate, args.entropy)
        memory = Memory(args.tables)
        while True:
            if matches >= len(curve) * args.matches / args.points:
                score, margin = measure(model, args, 1_000 * args.seed + len(curve))
                curve.append((matches, score, margin))
                print(
                    f"{matches:7d} matches {perf_counter() - start:5.0f} s  score {score:.3f} ± {margin:.3f}",
                    flush=True,
                )
                if matches >= args.matches:
                    return curve
            actions = sampled(model.chances(batch.observations, batch.masks, batch.seats), random)
            memory.note(batch, actions)
            batch.step(actions)
            matches += memory.close(batch)
            for seat in range(setting.seats):
                if len(memory.done[seat]) >= args.decisions:
                    model.learn(seat, *memory.take(seat))


def spread(curves: dict[int, list[tuple[int, float, float]]]) -> str:
    """Where each seed ended, and the mean of them with its standard deviation."""
    ends = [curve[-1][1] for curve in curves.values()]
    each = ", ".join(f"seed {seed}: {end:.3f}" for seed, end in zip(curves, ends, strict=True))
    deviation = float(np.std(ends, ddof=1)) if len(ends) > 1 else float("nan")
    return f"{each}; mean {np.mean(ends):.3f}, standard deviation {deviation:.3f}"


def draw(curves: dict[int, list[tuple[int, float, float]]], game: str, path: Path) -> None:
    """The learning curves as a picture."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "ristal"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for seed, curve in curves.items():
        matches, scores, margins = (np.array(column) for column in zip(*curve, strict=True))
        axes.fill_between(matches, scores - margins, scores + margins, alpha=0.15)
        axes.plot(matches, scores, marker="o", markersize=3, label=f"linear policy, seed {seed} (95 % interval)")
    axes.axhline(0.5, color="gray", linewidth=1, linestyle="--", label="random play")
    axes.set(
        xlabel="matches of self-play", ylabel="score against random play", ylim=(0.4, 1.0), title=f"ristal: {game}"
    )
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="vstrechny", help="one for two seats")
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--points", type=int, default=20, help="measurements on the way")
    parser.add_argument("--measured", type=int, default=1_000, help="matches of a measurement")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--decisions", type=int, default=2_048, help="of a seat, for one step of learning")
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seeds", type=int, nargs="+", default=[3, 4, 5])
    parser.add_argument("--picture", type=Path, default=PICTURE)
    args = parser.parse_args()
    curves = {}
    for seed in args.seeds:
        print(f"seed {seed}")
        args.seed = seed
        curves[seed] = train(args)
    print(spread(curves))
    draw(curves, args.game, args.picture)


if __name__ == "__main__":
    main()
