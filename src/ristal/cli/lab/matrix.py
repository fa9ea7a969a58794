"""`ristal lab matrix`: who beats whom, and how strong that makes each."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ristal.cli.arguments import makers_of
from ristal.cli.commands.arena import report
from ristal.cli.lab.asking import (
    Asked,
    add_common,
    check_writable,
    heading,
    opened,
    read_question,
    shown_progress,
    write_answer,
)
from ristal.cli.lab.estimating import say_estimate
from ristal.cli.lab.following import Follower
from ristal.cli.lab.judges import ask_judged, say_judges
from ristal.cli.lab.remembering import History, read_history, row_of, write_history
from ristal.cli.language import texts
from ristal.content import is_edition, read_edition
from ristal.engine.data import Document
from ristal.engine.errors import BadOption
from ristal.games import game_ids
from ristal.lab.arena import Job, Outcome, matrix
from ristal.lab.comparison import choices_of, deciding_option
from ristal.lab.interval import expect_share
from ristal.lab.makers import Makers
from ristal.lab.rating import Rating, rate_among
from ristal.lab.run import Run, play_kept
from ristal.lab.tally import Tally
from ristal.text import Translator

GAMES = 100  # of a pairing


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    say = texts().say
    command = commands.add_parser("matrix", help=say("lab-help-lab-matrix"), description=say("lab-help-lab-matrix"))
    add_common(command, GAMES)
    command.add_argument("--remember", type=Path, metavar="FILE", help=say("lab-help-remember"))
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play every pairing, or those of what is asked for, on deals of its own and from both seats."""
    check_writable(arguments)
    asked = read_question(arguments)
    option = deciding_option(asked.game)
    if option is None:
        raise BadOption("matrix-one-for-all", option=asked.game.id)
    only = choices_of(option, arguments.only)
    history = None if arguments.remember is None else read_history(arguments.remember, asked.game.id)
    choices, jobs = matrix(asked.setting, option, asked.bots, arguments.games, arguments.seed, only)
    if arguments.estimate:
        return say_estimate(arguments, in_turn(jobs), len(jobs), expect_share(2 * len(jobs) // len(choices)))
    about = {**heading(asked, "matrix"), "option": option.name, "contestants": choices}
    tallies: list[Tally] = []

    follower = Follower(arguments.follow, about)
    with opened(arguments.run_file) as kept, shown_progress() as shown:

        def find(asked: Asked, ends_at: float | None) -> Document:
            seed, games = asked.arguments.seed, asked.arguments.games
            jobs = in_turn(matrix(asked.setting, option, asked.bots, games, seed, only)[1])

            def heard(played: Sequence[tuple[Job, Outcome]]) -> None:
                shown(len(played), len(jobs))
                follower.note(len(played), len(jobs), lambda: _found(Tally(len(choices), 2, played), choices))

            played, stopped = _play(jobs, makers_of(arguments), kept, ends_at, heard)
            tallies.append(tally := Tally(len(choices), len(asked.bots), played))
            found = {**_found(tally, choices), "stopped": stopped}
            return {**found, "seat": found["seats"][0]}

        answer = {**about, **ask_judged(asked, kept, follower, find), "reused": kept.reused}
    follower.end(answer)
    write_answer(asked, answer)
    if history is not None:
        _remember(history, tallies[0], answer, arguments)
    return _tell(tallies[0], answer, choices, asked, len(jobs))


def _remember(history: History, tally: Tally, answer: Document, arguments: argparse.Namespace) -> None:
    """Note the strengths of a run that was played as far as it was asked to."""
    if answer["stopped"] != "stopped" and all(score.games for score in tally.overall):
        history.add(row_of(answer, datetime.now(UTC).date().isoformat(), _edition(arguments.content)))
        write_history(arguments.remember, history)


def _tell(tally: Tally, answer: Document, choices: Sequence[str], asked: Asked, games: int) -> int:
    """Show what was found, and say how to go on with what was stopped."""
    if tally.games:
        _show(tally, answer, choices, texts(asked.game))
    if answer["stopped"]:
        Console(markup=False).print(texts().say("lab-interrupted", played=tally.games, games=games))
    return 130 if answer["stopped"] == "stopped" else 0


def _edition(content: Path | None) -> str:
    """What the content calls itself; nothing for that of the box."""
    if content is None:
        return ""
    return read_edition(content, game_ids()).name if is_edition(content) else content.name


def _found(tally: Tally, choices: Sequence[str]) -> Document:
    rows = [
        {"choice": choice, "elo": round(rating.elo, 3), "margin": round(rating.margin, 3)}
        for choice, rating in zip(choices, strengths(tally), strict=True)
    ]
    return {"stopped": "", "strengths": rows, **tally.write()}


def _play(
    jobs: Sequence[Job],
    makers: Makers,
    kept: Run,
    ends_at: float | None,
    heard: Callable[[Sequence[tuple[Job, Outcome]]], None],
) -> tuple[list[tuple[Job, Outcome]], str]:
    """What was played, and what ended it early."""
    played = list[tuple[Job, Outcome]]()
    try:
        with closing(play_kept(jobs, makers, kept)) as games:
            for game in games:
                played.append(game)
                heard(played)
                if ends_at is not None and time.monotonic() > ends_at:
                    return played, "time"
    except KeyboardInterrupt:
        return played, "stopped"
    return played, ""


def in_turn(jobs: Sequence[Job]) -> list[Job]:
    """The jobs so that every pairing has had about as many games whenever the time is up."""
    order: dict[tuple[int, ...], int] = {}
    placed: list[tuple[int, int, Job]] = []
    for job in jobs:
        pair = tuple(sorted(job.seating.contestants))
        order[pair] = order.get(pair, 0) + 1
        placed.append((order[pair], job.number, job))
    return [job for _, _, job in sorted(placed, key=lambda each: each[:2])]


def strengths(tally: Tally) -> list[Rating]:
    """What the pairs make each worth, by Bradley and Terry, against the mean of all."""
    count = len(tally.against)
    pairs = [
        (one, other, tally.against[one][other].points, tally.against[one][other].games)
        for one in range(count)
        for other in range(one + 1, count)
        if tally.against[one][other].games
    ]
    return rate_among(count, pairs)


def _show(tally: Tally, answer: Document, choices: Sequence[str], words: Translator) -> None:
    console = Console(markup=False, highlight=False, soft_wrap=True)
    say_judges(answer, words, console)
    for part in report(tally, choices, words, console.width):
        console.print(part)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for column in ("lab-choice", "lab-overall", "lab-elo"):
        table.add_column(words.say(column))
    ranked = sorted(zip(answer["strengths"], tally.overall, strict=True), key=lambda each: -each[0]["elo"])
    for strength, score in ranked:
        elo = words.say("lab-elo-of", elo=round(strength["elo"]), margin=round(strength["margin"]))
        table.add_row(words.name(strength["choice"]), words.say("lab-share", share=score.share), elo)
    console.print(table)
