"""`ristal train`: bots play themselves and learn what each feature of a game is worth."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from ristal.cli.arguments import add_makers, makers_of, number, whole
from ristal.cli.language import texts
from ristal.games import game_ids, load_game
from ristal.lab.arena import read_options
from ristal.lab.training.training import MOST_GAMES, Plan, Round, Training
from ristal.lab.training.values import write_values
from ristal.text import Translator

HEAVIEST = 12  # features that are shown at the end


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    say = texts().say
    command = commands.add_parser("train", help=say("lab-help-train"), description=say("lab-help-train"))
    command.add_argument("game", choices=game_ids(), metavar="GAME", help=say("lab-help-train-game"))
    command.add_argument("--hours", type=number(0.0001, 10_000), default=1.0, help=say("lab-help-hours"))
    command.add_argument("--games", type=whole(1, MOST_GAMES), metavar="N", help=say("lab-help-train-games"))
    command.add_argument("--rounds", type=whole(1, 100), default=2, metavar="N", help=say("lab-help-train-rounds"))
    command.add_argument("--bot", default="ismcts:100", help=say("lab-help-train-bot"))
    command.add_argument("--gate-bot", default="ismcts:100", metavar="BOT", help=say("lab-help-gate-bot"))
    command.add_argument("--gate", type=whole(2, 100_000), default=200, metavar="N", help=say("lab-help-gate"))
    command.add_argument("--options", nargs="+", default=[], metavar="NAME=VALUE", help=say("lab-help-options"))
    command.add_argument("--content", metavar="DIR", help=say("lab-help-train-content"))
    command.add_argument("--seed", type=whole(0, 10_000), default=1, help=say("lab-help-seed"))
    add_makers(command)
    command.add_argument("--folder", metavar="DIR", help=say("lab-help-train-folder"))
    command.add_argument("--output", metavar="FILE", help=say("lab-help-train-output"))
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train with the progress on stderr; print what each round has gained, and write the values."""
    game = load_game(arguments.game, arguments.content)
    words = texts(game)
    words.learn("values")
    _, options = game.check_options({"seats": 2, **read_options(game, arguments.options)})
    plan = Plan(
        arguments.game, arguments.content, options, arguments.hours, arguments.rounds, arguments.bot,
        arguments.gate_bot, arguments.gate, arguments.seed, makers_of(arguments), arguments.games or 0,
    )  # fmt: skip
    folder = Path(arguments.folder or f"training/{arguments.game}")
    training = Training(plan, folder)
    output = Path(arguments.output or folder / "values.toml")
    out = Console(markup=False, highlight=False)
    with Progress(TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=1.0)

        def tell(what: str, games: int, share: float) -> None:
            progress.update(task, description=words.say(f"lab-train-{what}", games=games), completed=share)

        for done in training.run(tell):
            out.print(_say_round(len(training.rounds), done, words), soft_wrap=True)
    write_values(output, training)
    out.print(_heaviest(training, words))
    out.print(words.say("lab-train-written", file=str(output)), soft_wrap=True)
    return 0


def _say_round(number: int, done: Round, words: Translator) -> str:
    return words.say(
        "lab-train-round",
        number=number,
        games=done.games,
        positions=done.positions,
        before=done.loss_before,
        after=done.loss_after,
        share=done.points / done.gate_games,
        low=done.interval[0] * 100,
        high=done.interval[1] * 100,
        gate=done.gate_games,
        taken="yes" if done.is_taken else "no",
    )


def _heaviest(training: Training, words: Translator) -> Table:
    """What weighs most, in words."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, show_header=False)
    table.add_column(justify="right")
    table.add_column()
    weights = dict(zip(training.game.features, training.weights, strict=True))
    for feature in sorted(weights, key=lambda name: -abs(weights[name]))[:HEAVIEST]:
        table.add_row(f"{weights[feature]:+.2f}", words.feature(feature))
    return table
