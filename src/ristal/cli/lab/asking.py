"""What all questions of the laboratory have in common: arguments, the progress of games, the heading of answers."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import ristal
from ristal.cli.arguments import add_content, add_makers, whole
from ristal.cli.lab.following import add_follow
from ristal.cli.lab.page import check_page, write_report
from ristal.cli.language import texts
from ristal.cli.options import in_notation
from ristal.cli.tui.players import bot_of
from ristal.engine.data import Document
from ristal.engine.errors import BadOption
from ristal.engine.game import Game
from ristal.games import game_ids, load_game
from ristal.lab.arena import Setting, check_setting, game_of, read_options
from ristal.lab.run import Run, ends_like_ctrl_c
from ristal.protocol.laboratory import AskLab, QuestionKind

UNITS: Final = {"s": 1, "m": 60, "h": 3600}
BOTS: Final = ("greedy", "greedy")  # fast and fair enough to ask first
MOST_GAMES: Final = 1_000_000_000


@dataclass(frozen=True)
class Asked:
    """What a question is about, checked."""

    game: Game
    setting: Setting
    bots: tuple[str, ...]
    arguments: argparse.Namespace


def add_common(command: argparse.ArgumentParser, games: int) -> None:
    """The arguments of every question."""
    say = texts().say
    command.add_argument("game", choices=game_ids(), metavar="GAME", help=say("lab-help-game"))
    command.add_argument("--bots", nargs="+", default=list(BOTS), metavar="BOT", help=say("lab-help-judges"))
    command.add_argument(
        "--games", type=whole(1, MOST_GAMES), default=games, metavar="N", help=say("lab-help-most-games")
    )
    command.add_argument("--seed", type=whole(0, MOST_GAMES), default=0, metavar="S", help=say("lab-help-seed"))
    command.add_argument("--options", nargs="+", default=[], metavar="NAME=VALUE", help=say("lab-help-options"))
    add_content(command)
    command.add_argument("--set", nargs="+", default=[], metavar="PLACE=VALUE", help=say("lab-help-set"))
    command.add_argument("--only", nargs="+", default=[], metavar="ID", help=say("lab-help-only"))
    command.add_argument("--run", metavar="FILE", dest="run_file", help=say("lab-help-run"))
    command.add_argument("--json", metavar="FILE", help=say("lab-help-answer-json"))
    command.add_argument("--html", metavar="FILE", help=say("lab-help-html"))
    add_makers(command)
    command.add_argument("--four-times", action="store_true", help=say("lab-help-four-times"))
    command.add_argument("--within", type=seconds, metavar="TIME", help=say("lab-help-within"))
    command.add_argument("--estimate", action="store_true", help=say("lab-help-estimate"))
    add_follow(command, say("lab-help-follow"))


def seconds(text: str) -> float:
    """The type of an argument that is a stretch of time: 20s, 10m, 1h."""
    found = re.fullmatch(r"(\d{1,6})([smh])", text, re.ASCII)
    if found is None or not int(found[1]):
        raise argparse.ArgumentTypeError(texts().say("lab-bad-time", given=text[:20]))
    return float(int(found[1]) * UNITS[found[2]])


def read_question(arguments: argparse.Namespace, is_changed: bool = True) -> Asked:
    """Check game, bots, options and content; `is_changed` tells whether single changed values belong to all games."""
    content = None if arguments.content is None else str(arguments.content)
    changes = arguments.set if is_changed else ()
    game = load_game(arguments.game, content)
    bots = tuple(bot_of(word) for word in arguments.bots)
    if len(bots) != len(BOTS):
        raise BadOption("two-bots", option="bots", count=len(bots))
    options = read_options(game, in_notation(game, arguments.options))
    setting = check_setting(game, content, options, bots, changes=changes)
    return Asked(game_of(setting), setting, bots, arguments)


@contextmanager
def opened(path: str | None) -> Iterator[Run]:
    """The file of a run, closed whatever happens; to be told to end is like Ctrl-C."""
    run = Run(path)
    try:
        with ends_like_ctrl_c():
            yield run
    finally:
        run.close()


@contextmanager
def shown_progress() -> Iterator[Callable[[int, int], None]]:
    """Hears how many games are played of how many, and shows it where somebody looks."""
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts().say("lab-playing"), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def end_of(arguments: argparse.Namespace) -> float | None:
    """When the time that was given is up."""
    return None if arguments.within is None else time.monotonic() + float(arguments.within)


def heading(asked: Asked, question: str) -> Document:
    """What an answer needs to be asked again."""
    return {
        "ristal": ristal.__version__,
        "question": question,
        "game": asked.game.id,
        "rules": asked.game.version,
        "content": asked.game.content_hash,
        "options": asked.setting.options,
        "bots": list(asked.bots),
        "seed": asked.arguments.seed,
        "set": list(asked.arguments.set),
    }


def write_answer(asked: Asked, answer: Document) -> None:
    """Write the answer as data and as a page, where that is asked for."""
    arguments = asked.arguments
    if arguments.json is not None:
        Path(arguments.json).write_text(json.dumps(answer, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if arguments.html is not None:
        changed = arguments.content.name if arguments.content is not None else ", ".join(arguments.set)
        words = (_command(asked, answer["question"]), texts().language)
        write_report(arguments.html, asked.game, _as_page_asks(asked, answer["question"]), changed, answer, words)


def _as_page_asks(asked: Asked, question: str) -> AskLab:
    """The question as the form of the page would put it."""
    arguments = asked.arguments
    return AskLab(
        question=msgspec.convert(question, QuestionKind),
        game=asked.game.id,
        judge=asked.bots[0],
        games=arguments.games,
        seed=arguments.seed,
        only=arguments.only,
        options={name: str(value) for name, value in asked.setting.options.items()},
        edition="" if arguments.content is None else arguments.content.name,
        four_times=arguments.four_times,
    )


def _command(asked: Asked, question: str) -> str:
    """What to type to ask the same once more."""
    arguments = asked.arguments
    words = ["ristal", "lab", question, asked.game.id, "--bots", *asked.bots]
    words += ["--games", str(arguments.games), "--seed", str(arguments.seed)]
    for flag in ("content", "within"):
        given = getattr(arguments, flag)
        words += [] if given is None else [f"--{flag}", f"{given:.0f}s" if flag == "within" else str(given)]
    words += ["--four-times"] if arguments.four_times else []
    for flag in ("options", "set", "only"):
        words += [f"--{flag}", *getattr(arguments, flag)] if getattr(arguments, flag) else []
    return shlex.join(words)


def check_writable(arguments: argparse.Namespace) -> None:
    """A file that cannot be written is an error before the games, not after."""
    check_page(arguments.html)
    for option in ("json", "html"):
        path = getattr(arguments, option)
        try:
            if path is not None:
                open(path, "a", encoding="utf-8").close()
        except OSError as error:
            raise BadOption("unwritable", option=option, file=path, reason=error.strerror) from None


def in_points(share: float) -> str:
    """A difference of shares in percentage points, with its sign."""
    return texts().say("lab-points-of", sign="−" if share < 0 else "+", points=abs(share) * 100)


def points_interval(interval: Sequence[float]) -> str:
    low, high = interval
    return f"{in_points(low)} … {in_points(high)}"
