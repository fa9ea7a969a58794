"""`ristal review`: look at a match again, for what was skill in it and what was luck."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ristal.bots import LEVELS
from ristal.cli.arguments import Parser, whole
from ristal.cli.language import texts
from ristal.text import Translator, Verbatim

if TYPE_CHECKING:
    from ristal.match.coach.figures import Review
    from ristal.match.coach.review import Reviewer

ITERATIONS = 1500


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    command = commands.add_parser("review", help=say("review-command"), description=say("review-command"))
    command.add_argument("file", type=Path, metavar=say("cli-file"), help=say("review-flag-file"))
    command.add_argument("--json", type=Path, metavar=say("cli-file"), help=say("review-flag-json"))
    command.add_argument("--html", type=Path, metavar=say("cli-file"), help=say("review-flag-html"))
    command.add_argument(
        "--iterations", type=whole(0, 1_000_000), default=ITERATIONS, metavar="N", help=say("review-flag-iterations")
    )
    command.add_argument("--bots", nargs="+", default=[], choices=LEVELS, metavar="BOT", help=say("review-flag-bots"))
    command.add_argument("--content", type=Path, metavar=say("cli-folder"), help=say("play-flag-content"))
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Review, then print the sums and write what was asked for: a page, if nothing was."""
    import msgspec

    from ristal import match as matches
    from ristal.cli.errors import UserError
    from ristal.cli.files import read_text, write_text
    from ristal.match.coach.report import page, words
    from ristal.match.coach.review import Reviewer

    match = matches.restore(read_text(chosen.file), chosen.content)
    if chosen.bots and len(chosen.bots) != match.table.seats:
        raise UserError("review-bots", count=match.table.seats)
    language = texts().language
    said = words(match.game, language)
    review = _reviewed(Reviewer(match, chosen.iterations, chosen.bots), said)
    _print_sums(review, said)
    if chosen.json is not None:
        write_text(chosen.json, msgspec.json.format(msgspec.json.encode(review), indent=1).decode() + "\n")
    html = chosen.html or (chosen.file.with_suffix(".html") if chosen.json is None else None)
    if html is not None:
        write_text(html, page(review, match.game, language))
        print(said.say("review-written", file=Verbatim(str(html))))
    return 0


def _reviewed(reviewer: Reviewer, said: Translator) -> Review:
    """The review, with the progress on stderr."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(said.say("review-title"), total=len(reviewer.decisions))
        for done in reviewer.judge_all():
            progress.update(task, completed=done)
    return reviewer.make(said.language)


def _print_sums(review: Review, said: Translator) -> None:
    """Result, skill, luck and guessing of each seat, and what that means."""
    from ristal.match.coach.report import points

    print(said.say("review-heading"))
    for seat in review.seats:
        parts = {"result": seat.result, "decisions": seat.decisions, "luck": seat.luck, "guessing": seat.guessing}
        figures = {name: Verbatim(points(figure, said.language, True)) for name, figure in parts.items()}
        print(said.say("review-seat-sum", player=Verbatim(seat.name), **figures))
    print(said.say("review-note"))
