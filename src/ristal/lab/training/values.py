"""The file that a training ends with: the weights, and where they come from."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import ristal
from ristal.lab.training.training import Plan, Training

DIGITS = 3


def write_values(path: Path, training: Training) -> None:
    """Write the best values with their provenance, to be read by a game and by people."""
    lines = [*_heading(training), *_gates(training), "", "[weights]"]
    for feature, weight in zip(training.game.features, training.weights, strict=True):
        lines.append(f"{json.dumps(feature) if '.' in feature else feature} = {round(weight, DIGITS):.{DIGITS}f}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _heading(training: Training) -> list[str]:
    """What was done, and by what."""
    plan = training.plan
    return [
        f"# What the bots have learned of {plan.game}; a feature weighs so much on the way from 0 to a certain win.",
        f"# Learned by `ristal train {plan.game} {_length(plan)} --rounds {plan.rounds} --bot {plan.bot} "
        f"--gate-bot {plan.gate_bot} --gate {plan.gate_games} --seed {plan.seed}`.",
        "",
        "[training]",
        f'program = "{ristal.__version__}"',
        f'commit = "{_commit()}"',
        f'content = "{training.game.content_hash}"',
        f"rules = {training.game.version}",
        f"seed = {plan.seed}",
        *([] if plan.games else [f"hours = {training.spent:.3f}"]),
        f"games = {sum(each.games for each in training.rounds)}",
        f"positions = {sum(each.positions for each in training.rounds)}",
    ]


def _length(plan: Plan) -> str:
    return f"--games {plan.games}" if plan.games else f"--hours {plan.hours:g}"


def _gates(training: Training) -> list[str]:
    """The matches against the last set that were won."""
    lines: list[str] = []
    for each in training.rounds:
        if each.is_taken:
            low, high = each.interval
            lines += [
                "",
                "[[training.gate]]",
                f"games = {each.gate_games}",
                f"points = {each.points:g}",
                f"interval = [{low:.3f}, {high:.3f}]",
                f"loss = [{each.loss_before:.4f}, {each.loss_after:.4f}]",
            ]
    return lines


def _commit() -> str:
    """The commit of the program where it runs from its repository."""
    command = ["git", "-C", str(Path(ristal.__file__).parent), "rev-parse", "--short", "HEAD"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return found.stdout.strip()
