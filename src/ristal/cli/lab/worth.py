"""`ristal lab worth`: what each card, ability and action is worth to who has it."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

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
from ristal.engine.data import Document
from ristal.engine.errors import BadOption
from ristal.lab.interval import expect_at_any_time, expect_share
from ristal.lab.run import Run
from ristal.lab.tally import Score
from ristal.lab.worth import Thing, Worth, find_things, measure, plan_games
from ristal.text import Translator

GAMES = 400  # for each thing


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    say = texts().say
    command = commands.add_parser("worth", help=say("lab-help-worth"), description=say("lab-help-worth"))
    add_common(command, GAMES)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play with and without each thing in turn, and print what that brought, the most first."""
    check_writable(arguments)
    asked = read_question(arguments)
    things = find_things(asked.game, arguments.only)
    if not things:
        raise BadOption("nothing-to-weigh", option="only", given=asked.game.id)
    jobs, _ = plan_games(things[0], asked.setting, asked.bots[0], arguments.games, arguments.seed)
    games = len(jobs) * len(things)
    if arguments.estimate:
        spread = expect_at_any_time(1 / 4, len(jobs) // 4) if things[0].owner else expect_share(len(jobs))
        return say_estimate(arguments, jobs, games, spread)
    follower = Follower(arguments.follow, heading(asked, "worth"))
    with opened(arguments.run_file) as kept, shown_progress() as shown:

        def find(asked: Asked, ends_at: float | None) -> Document:
            return _weigh_all(asked, things, kept, follower, ends_at, shown)

        answer = {**heading(asked, "worth"), **ask_judged(asked, kept, follower, find), "reused": kept.reused}
    follower.end(answer)
    write_answer(asked, answer)
    _show(answer, texts(asked.game))
    if answer["stopped"]:
        Console(markup=False).print(texts().say("lab-interrupted", played=len(answer["things"]), games=len(things)))
    return 130 if answer["stopped"] == "stopped" else 0


def _found(found: Sequence[Worth], stopped: str, of: int) -> Document:
    """The most first."""
    ranked = sorted(found, key=lambda worth: -worth.points)
    seat = Score()
    for worth in found:
        seat.take_over(worth.first_seat)
    return {
        "stopped": stopped,
        "of": of,
        "things": [worth.write() for worth in ranked],
        "games": sum(worth.games for worth in found),
        "seat": seat.write(),
    }


def _weigh_all(
    asked: Asked,
    things: Sequence[Thing],
    kept: Run,
    follower: Follower,
    ends_at: float | None,
    shown: Callable[[int, int], None],
) -> Document:
    """Weigh thing after thing until all are weighed, the time is up or somebody stops it."""
    found = list[Worth]()
    makers, games, seed = makers_of(asked.arguments), asked.arguments.games, asked.arguments.seed
    whole = len(things) * len(plan_games(things[0], asked.setting, asked.bots[0], games, seed)[0])

    def heard(done: int) -> None:
        played = sum(worth.games for worth in found) + done
        follower.note(played, whole, lambda: _found(found, "", len(things)))

    try:
        for at, thing in enumerate(things):
            if ends_at is not None and time.monotonic() > ends_at:
                return _found(found, "time", len(things))
            shown(at, len(things))
            found.append(measure(thing, asked.setting, asked.bots[0], games, seed, makers, kept, heard))
    except KeyboardInterrupt:
        return _found(found, "stopped", len(things))
    return _found(found, "", len(things))


def _show(answer: Document, words: Translator) -> None:
    console = Console(markup=False, highlight=False)
    say_judges(answer, words, console)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for column in ("lab-thing", "lab-owner", "lab-how", "lab-worth", "lab-moved-interval", "lab-dealt", "lab-games"):
        table.add_column(words.say(column))
    for worth in answer["things"]:
        owner = worth["owner"]
        table.add_row(
            words.name(worth["thing"]),
            words.say("lab-both") if owner is None else words.name(owner),
            words.say(f"lab-how-{worth['how']}"),
            in_points(worth["worth"]),
            points_interval(worth["interval"]),
            "—" if worth["dealt"] is None else in_points(worth["dealt"]["points"]),
            str(worth["games"]),
        )
    console.print(table)
    console.print(words.say("lab-worth-caption"))
