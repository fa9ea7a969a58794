"""A small PPO by self-play on any of the games for two, measured against random play on the way, and then against bots.

    python docs/research/learn_ppo.py vstrechny --minutes 10      # of processor time; jax and optax on the CPU

One network of two layers plays both seats: what it sees begins with its own seat. Nothing is tuned to a game. The last
network is what is measured, not the best one. Writes what was seen, and how, to `baselines/<game>.json`, and from all
of these the picture and the leaderboard; `--keep` keeps the network as well. Needs the extra `research`, and jax and
optax.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib.metadata import version
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from ristal.adapters.setting import Setting, seeded
from ristal.adapters.vector import Batch
from ristal.adapters.versions import find_version
from ristal.bots import make_bot
from ristal.games import game_ids

HERE = Path(__file__).parent
BASELINES = HERE / "baselines"
Z_95 = 1.96
OPPONENTS = ("random:400", "greedy:200", "beginner:100", "novice:40")  # and matches
SETTINGS = ("minutes", "seed", "tables", "steps", "epochs", "parts", "width", "rate")
CLIP, DISCOUNT, LAMBDA, ENTROPY, VALUE = 0.2, 1.0, 0.95, 0.01, 0.5


HEAD = """Printed by [learn_ppo.py](learn_ppo.py): what a small network has learned by playing itself, every game with
its defaults. Each deal is played from both seats; half a point for a draw; intervals of 95 % over deals. The minutes
are of processor time, those of the measurements not among them. How each was made stands in `baselines/<game>.json`.
To be listed here: the id of the environment, a script that anybody can run, its output, seeds that chose nothing."""


class Rollout(NamedTuple):
    """So many steps of a batch, a row for each."""

    observations: Any
    masks: Any
    actions: Any
    logs: Any  # of the chance that the action was taken with
    values: Any
    seats: Any
    ended: Any
    rewards: Any


def make_network(key: Any, size: int, actions: int, width: int) -> dict[str, Any]:
    """Two layers, a head for the actions and one for the outcome."""
    shapes = {"first": (size, width), "second": (width, width), "policy": (width, actions), "value": (width, 1)}
    scales = {"first": 1.0, "second": 1.0, "policy": 0.01, "value": 0.1}
    made: dict[str, Any] = {}
    for name, shape in shapes.items():
        key, own = jax.random.split(key)
        made[name] = scales[name] * jax.nn.initializers.orthogonal()(own, shape)
        made[f"{name}_bias"] = jnp.zeros(shape[1])
    return made


def run_network(network: dict[str, Any], observations: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithm of the chance of each action, and the outcome that is expected."""
    hidden = jax.nn.relu(observations @ network["first"] + network["first_bias"])
    hidden = jax.nn.relu(hidden @ network["second"] + network["second_bias"])
    logits = hidden @ network["policy"] + network["policy_bias"]
    logs = jax.nn.log_softmax(jnp.where(masks > 0, logits, -1e9))
    return logs, jnp.tanh(hidden @ network["value"] + network["value_bias"])[..., 0]


@jax.jit
def decide(network: dict[str, Any], observations: Any, masks: Any, key: Any) -> tuple[Any, Any, Any]:
    """An action for each row, by its chance, with the logarithm of that, and the outcome that is expected."""
    logs, values = run_network(network, observations, masks)
    actions = jax.random.categorical(key, logs)
    return actions, jnp.take_along_axis(logs, actions[:, None], 1)[:, 0], values


def roll(batch: Batch, network: dict[str, Any], key: Any, steps: int) -> tuple[Rollout, Any, Any]:
    """Play so many steps; what is expected by whoever is asked at their end comes last."""
    rows: list[tuple[Any, ...]] = []
    for _ in range(steps):
        key, own = jax.random.split(key)
        seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
        actions, logs, values = (np.asarray(each) for each in decide(network, seen, masks, own))
        batch.step(actions)
        rows.append((seen, masks, actions, logs, values, seats, batch.ended.copy(), batch.rewards.copy()))
    _, _, values = decide(network, batch.observations, batch.masks, key)
    return Rollout(*(np.stack(column) for column in zip(*rows, strict=True))), np.asarray(values), key


def weigh(rollout: Rollout, last_values: Any, last_seats: Any) -> Any:
    """How much better than expected each decision turned out, by what its seat expected at its own next one (GAE)."""
    steps, tables = rollout.actions.shape
    at = np.arange(tables)
    ahead = np.zeros((tables, 2), np.float32)  # what each seat expects next
    ahead[at, last_seats], ahead[at, 1 - last_seats] = last_values, -last_values
    better, won = np.zeros_like(ahead), np.zeros_like(ahead)
    found = np.zeros_like(rollout.values)
    for step in range(steps - 1, -1, -1):
        ended, seats = rollout.ended[step], rollout.seats[step]
        ahead[ended], better[ended] = 0.0, 0.0
        won[ended] = rollout.rewards[step][ended]
        surprise = won[at, seats] + DISCOUNT * ahead[at, seats] - rollout.values[step]
        found[step] = surprise + DISCOUNT * LAMBDA * better[at, seats]
        better[at, seats], ahead[at, seats], won[at, seats] = found[step], rollout.values[step], 0.0
    return found


def make_learner(rate: float) -> tuple[Any, Callable[..., Any]]:
    """The optimizer, and what takes a step of it."""
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))

    def loss(network: Any, seen: Any, masks: Any, actions: Any, before: Any, better: Any, outcomes: Any) -> Any:
        logs, values = run_network(network, seen, masks)
        taken = jnp.take_along_axis(logs, actions[:, None], 1)[:, 0]
        ratio = jnp.exp(taken - before)
        gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better)
        entropy = -(jnp.exp(logs) * jnp.where(masks > 0, logs, 0.0)).sum(1)
        return -gain.mean() + VALUE * ((values - outcomes) ** 2).mean() - ENTROPY * entropy.mean()

    @jax.jit
    def learn(network: Any, memory: Any, *rows: Any) -> Any:
        updates, memory = optimizer.update(jax.grad(loss)(network, *rows), memory)
        return optax.apply_updates(network, updates), memory

    return optimizer, learn


def train(args: argparse.Namespace) -> tuple[dict[str, Any], list[dict[str, float]], int]:
    """Learn for so many minutes of processor time; the score against random play on the way."""
    random, key, start = np.random.default_rng(args.seed), jax.random.PRNGKey(args.seed), process_time()
    batch = Batch(args.game, args.tables, 0, seed=args.seed)
    setting = batch.setting
    network = make_network(key, setting.observation.size, len(setting.answers), args.width)
    optimizer, learn = make_learner(args.rate)
    memory, curve, decisions, measuring = optimizer.init(network), [], 0, 0.0
    while True:
        spent = (process_time() - start - measuring) / 60
        if spent >= len(curve) * args.minutes / args.points:
            before = process_time()
            score, margin = measure(args.game, network, "random", args.measured, args.seed + len(curve))
            curve.append({"decisions": decisions, "minutes": round(spent, 2), "score": score, "margin": margin})
            print(json.dumps(curve[-1]), flush=True)
            measuring += process_time() - before
            if spent >= args.minutes:
                return network, curve, decisions
        rollout, last, key = roll(batch, network, key, args.steps)
        decisions += args.steps * args.tables
        better = weigh(rollout, last, batch.seats.astype(int))
        rows = [rollout.observations, rollout.masks, rollout.actions, rollout.logs]
        rows += [(better - better.mean()) / (better.std() + 1e-8), better + rollout.values]
        rows = [row.reshape(-1, *row.shape[2:]) for row in rows]
        for _ in range(args.epochs):
            for part in np.split(random.permutation(args.steps * args.tables), args.parts):
                network, memory = learn(network, memory, *(row[part] for row in rows))


def measure(game: str, network: dict[str, Any], opponent: str, matches: int, seed: int) -> tuple[float, float]:
    """The share of points with half the width of its 95 % interval over deals: each is played from both seats, all of
    them side by side."""
    setting, key = Setting(game, {}), jax.random.PRNGKey(seed)
    tables = [setting.new_table(seeded("measure", seed, match // 2)) for match in range(matches)]
    bots = [make_bot(opponent, seeded("bot", seed, match).draw(1 << 31)) for match in range(matches)]
    open_matches = list(range(matches))
    while open_matches:
        for match in open_matches:
            play_on(setting, tables[match], bots[match], match % 2)
        open_matches = [match for match in open_matches if not tables[match].is_over()]
        rows = np.zeros((matches, setting.observation.size), np.float32)
        masks = np.ones((matches, len(setting.answers)), np.uint8)
        for match in open_matches:
            rows[match] = np.frombuffer(setting.row(tables[match], match % 2), np.float32)
            masks[match] = np.frombuffer(setting.mask(tables[match].legal(match % 2)), np.uint8)
        key, own = jax.random.split(key)
        actions = np.asarray(decide(network, rows, masks, own)[0])
        for match in open_matches:
            table = tables[match]
            table.answer(match % 2, setting.answer(table, match % 2, int(actions[match])))
    points = np.array([(1 + setting.reward(table, match % 2)) / 2 for match, table in enumerate(tables)])
    deals = points.reshape(-1, 2).mean(1)
    return float(points.mean()), Z_95 * float(deals.std(ddof=1)) / sqrt(len(deals))


def play_on(setting: Setting, table: Any, bot: Any, seat: int) -> None:
    """Let the bot answer until the seat is asked."""
    while not table.is_over() and not table.legal(seat):
        other = table.first_asked()
        table.answer(other, bot.decide(setting.game, table, other))


def write_leaderboard(found: list[dict[str, Any]]) -> str:
    """The page, from what was seen."""
    lines = ["# Leaderboard", "", HEAD, ""]
    lines += ["| environment | network | against | points, 95 % | matches |", "|---|---|---|---:|---:|"]
    for one in found:
        name = f"PPO, {one['minutes']:g} min, {one['decisions']:,} decisions, seed {one['seed']}"
        for opponent, (score, margin, matches) in one["against"].items():
            lines.append(f"| `{one['environment']}` | {name} | `{opponent}` | {score:.1%} ± {margin:.1%} | {matches} |")
    return "\n".join([*lines, "", "![Score against random play on the way](baselines.svg)", ""])


def draw(found: list[dict[str, Any]], path: Path) -> None:
    """The curves of all games as a picture."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "ristal"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for one in found:
        minutes, scores, margins = (
            np.array([point[name] for point in one["curve"]]) for name in ("minutes", "score", "margin")
        )
        axes.fill_between(minutes, scores - margins, scores + margins, alpha=0.12)
        axes.plot(minutes, scores, marker="o", markersize=3, label=one["environment"])
    axes.axhline(0.5, color="gray", linewidth=1, linestyle="--")
    axes.set(xlabel="minutes of processor time", ylabel="points against random play", ylim=(0.4, 1.0))
    axes.legend(loc="lower right", fontsize=8)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=game_ids(), help="none: only draw and list what was seen")
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--points", type=int, default=8, help="measurements on the way")
    parser.add_argument("--measured", type=int, default=200, help="matches of a measurement")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--parts", type=int, default=8)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="+", default=OPPONENTS, metavar="BOT:MATCHES", help="measured at the end")
    parser.add_argument("--keep", type=Path, help="a file for the network")
    args = parser.parse_args()
    BASELINES.mkdir(exist_ok=True)
    if args.game:
        network, curve, decisions = train(args)
        against = {}
        for opponent, _, matches in (each.rpartition(":") for each in args.against):
            seen = measure(args.game, network, opponent, int(matches), 1000 + args.seed)
            against[opponent] = [*seen, int(matches)]
            print(opponent, against[opponent], flush=True)
        told = {
            "environment": f"ristal/{args.game}-v{find_version(args.game)}",
            **{name: getattr(args, name) for name in SETTINGS},
            "decisions": decisions,
            "content": Setting(args.game, {}).game.content_hash,
            "made_with": {name: version(name) for name in ("ristal", "jax", "optax", "numpy")},
            "curve": curve,
            "against": against,
        }
        (BASELINES / f"{args.game}.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        if args.keep:
            np.savez_compressed(args.keep, **network)
    found = [json.loads(path.read_text("utf-8")) for path in sorted(BASELINES.glob("*.json"))]
    (HERE / "leaderboard.md").write_text(write_leaderboard(found), "utf-8")
    draw(found, HERE / "baselines.svg")


if __name__ == "__main__":
    main()
