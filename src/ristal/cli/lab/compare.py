"""`ristal lab compare`: what a change of the content did, and whether it is more than noise."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import cast

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ristal.cli.arguments import makers_of
from ristal.cli.lab.asking import (
    Asked,
    add_common,
    check_writable,
    heading,
    in_points,
    opened,
    points_interval,
    read_question,
    shown_progress,
    write_answer,
)
from ristal.cli.lab.estimating import say_estimate
from ristal.cli.lab.following import Follower
from ristal.cli.lab.judges import ask_judged, say_judges
from ristal.cli.language import texts
from ristal.content import Source
from ristal.engine.data import Document
from ristal.engine.errors import BadOption
from ristal.engine.game import Game
from ristal.lab.arena import game_of
from ristal.lab.comparison import Comparison, choices_of, deciding_option, find_affected

GAMES = 20_000  # at most, unless it is sure before


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    say = texts().say
    command = commands.add_parser("compare", help=say("lab-help-compare"), description=say("lab-help-compare"))
    add_common(command, GAMES)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the box and the change on the same deals until it is sure what moved."""
    check_writable(arguments)
    after = read_question(arguments)
    before = replace(after.setting, content=None, changes=())
    if game_of(before).content_hash == after.game.content_hash:
        raise BadOption("nothing-changed", option="edition")
    if arguments.estimate:
        return say_estimate(arguments, _prepare(after).sample(), *_prepare(after).expect(arguments.games))
    about = {**heading(after, "compare"), "before": game_of(before).content_hash}
    follower = Follower(arguments.follow, about)
    with opened(arguments.run_file) as kept, shown_progress() as shown:

        def find(asked: Asked, ends_at: float | None) -> Document:
            comparison = _prepare(asked)

            def heard(done: int, of: int) -> None:
                shown(done, of)
                follower.note(done, of, comparison.write)

            comparison.play(asked.arguments.games, makers_of(arguments), kept, ends_at, heard)
            found = comparison.write()
            return {**found, "seat": found["first_seat"]["after"]}

        answer = {**about, **ask_judged(after, kept, follower, find), "reused": kept.reused}
    follower.end(answer)
    write_answer(after, answer)
    _show(answer, after)
    return 130 if answer["stopped"] == "stopped" else 0


def _prepare(after: Asked) -> Comparison:
    """The comparison of a question, planned."""
    before = replace(after.setting, content=None, changes=())
    comparison = Comparison(before, after.setting, deciding_option(after.game), after.bots, after.arguments.seed)
    _plan(comparison, game_of(before), after)
    return comparison


def _plan(comparison: Comparison, before: Game, after: Asked) -> None:
    option = deciding_option(before)
    sources = cast(Source, before.source), cast(Source, after.game.source)
    choices = choices_of(option) if option else []
    affected = find_affected(*sources, choices)
    only = choices_of(option, after.arguments.only) if option else []
    asked = [choice for choice in affected if choice in only]
    if option and affected and not asked:
        raise BadOption("not-affected", option="only", given=after.arguments.only, choices=affected)
    comparison.plan(choices, asked, after.arguments.games)


def _show(answer: Document, asked: Asked) -> None:
    words, console = texts(asked.game), Console(markup=False, highlight=False)
    say_judges(answer, words, console)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for column in ("lab-choice", "lab-before", "lab-after", "lab-moved", "lab-moved-interval", "lab-verdict"):
        table.add_column(words.say(column))
    for moved in answer["choices"]:
        table.add_row(
            words.say("lab-seat-number", number=1) if moved["choice"] is None else words.name(moved["choice"]),
            words.say("lab-share", share=moved["before"]["share"]),
            words.say("lab-share", share=moved["after"]["share"]),
            in_points(moved["difference"]),
            points_interval(moved["interval"]),
            words.say(f"lab-verdict-{moved['verdict']}"),
        )
    console.print(words.say("lab-compared", games=answer["games"], deals=answer["deals"]))
    console.print(table)
    console.print(words.say(f"lab-stopped-{answer['stopped']}"))
    needed = [row["games_for_3_points"] for row in answer["choices"] if row["games_for_3_points"]]
    if needed:
        console.print(words.say("lab-games-for-points", games=max(needed)))
