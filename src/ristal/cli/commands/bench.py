"""`ristal bench`: how fast games, copies and bots run, in both builds and beside other projects."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ristal.cli.arguments import number, whole
from ristal.cli.language import texts
from ristal.lab.speed.bench import REFERENCE, Row, bench, python
from ristal.lab.speed.measure import COMPILED, PEER, PURE
from ristal.text import Translator


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    say = texts().say
    command = commands.add_parser("bench", help=say("lab-help-bench"), description=say("lab-help-bench"))
    command.add_argument("games", nargs="*", metavar="GAME", help=say("lab-help-bench-games"))
    command.add_argument("--seconds", type=number(0.001, 3600), default=0.4, help=say("lab-help-seconds"))
    command.add_argument("--rounds", type=whole(1, 10_000), default=5, metavar="N", help=say("lab-help-rounds"))
    command.add_argument("--json", action="store_true", help=say("lab-help-bench-json"))
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure with the progress on stderr, then print the table or the data."""
    words = texts()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(words.say("lab-measuring"), total=None)

        def show(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        rows = bench(arguments.games, arguments.seconds, arguments.rounds, show)
    if arguments.json:
        print(json.dumps([row.write() for row in rows], ensure_ascii=False, indent=1))
        return 0
    console = Console(markup=False, highlight=False)
    console.print(_table(rows, arguments.rounds, words))
    notes = ["lab-bench-notes", "lab-bench-peers" if any(row.build == PEER for row in rows) else "lab-bench-no-peers"]
    if all(row.build != COMPILED for row in rows):
        notes.append("lab-bench-pure-only")
    for note in notes:
        console.print(words.say(note), soft_wrap=True)
    return 0


def _table(rows: Sequence[Row], rounds: int, words: Translator) -> Table:
    """A row for each game and build. Ratios are taken within each round."""
    title = words.say("lab-bench-title", rounds=rounds, python=python())
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=0, show_edge=False)
    table.add_column(words.say("lab-bench-game"), no_wrap=True)
    table.add_column(words.say("lab-bench-build"), no_wrap=True)
    for column in ("playouts", "decisions", "copy", "iterations", "to-pure", "to-connect-four", "copy-in-decisions"):
        table.add_column(words.say(f"lab-bench-{column}").replace(" ", "\n"), justify="right", no_wrap=True)
    found = {(row.game, row.build): row for row in rows}
    reference = found.get((REFERENCE, PEER))
    for row in rows:
        pure = found.get((row.game, PURE)) if row.build == COMPILED else None
        table.add_row(
            row.game,
            row.build,
            _say_value(row.figure("playouts_per_s"), "rate", words),
            _say_value(row.figure("decisions_per_s"), "rate", words),
            _say_value(row.figure("copy_us"), "fine", words),
            _say_value(row.figure("bot_iterations_per_s"), "rate", words),
            _say_value(None if pure is None else row.times(pure, "decisions_per_s"), "times", words),
            _say_value(None if reference is None else row.times(reference, "decisions_per_s"), "times", words),
            _say_value(row.copy_in_decisions(), "fine", words),
        )
    return table


def _say_value(value: float | None, form: str, words: Translator) -> str:
    return "—" if value is None else words.say(f"lab-bench-{form}", value=value)
