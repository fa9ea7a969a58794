"""`ristal ladder`: bots of several levels against each other, and what Elo that makes."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

import ristal
from ristal.bots import LEVELS
from ristal.cli.arguments import add_content, add_makers, makers_of, whole
from ristal.cli.lab.asking import end_of, opened, seconds
from ristal.cli.lab.estimating import say_estimate
from ristal.cli.lab.following import Follower, add_follow
from ristal.cli.language import texts
from ristal.engine.data import Document
from ristal.engine.game import Game
from ristal.games import game_ids, load_game
from ristal.lab.arena import Job, Outcome, check_setting, read_options, series
from ristal.lab.interval import expect_share
from ristal.lab.rating import Rating, rate
from ristal.lab.run import play_kept
from ristal.lab.tally import Score, Tally
from ristal.text import Translator


@dataclass(frozen=True)
class Pair:
    """Two of the ladder, and the score of the first of them."""

    one: int
    other: int
    score: Score


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    say = texts().say
    command = commands.add_parser("ladder", help=say("lab-help-ladder"), description=say("lab-help-ladder"))
    command.add_argument("game", choices=game_ids(), metavar="GAME", help=say("lab-help-game"))
    command.add_argument("--levels", nargs="+", default=list(LEVELS), metavar="BOT", help=say("lab-help-levels"))
    command.add_argument(
        "--games", type=whole(2, 1_000_000), default=100, metavar="N", help=say("lab-help-ladder-games")
    )
    command.add_argument("--neighbours", action="store_true", help=say("lab-help-neighbours"))
    command.add_argument("--options", nargs="+", default=[], metavar="NAME=VALUE", help=say("lab-help-options"))
    add_content(command)
    command.add_argument("--seed", type=whole(0, 1_000_000_000), default=0, help=say("lab-help-seed"))
    command.add_argument("--run", metavar="FILE", dest="run_file", help=say("lab-help-run"))
    add_makers(command)
    command.add_argument("--json", metavar="FILE", help=say("lab-help-ladder-json"))
    command.add_argument("--within", type=seconds, metavar="TIME", help=say("lab-help-within"))
    command.add_argument("--estimate", action="store_true", help=say("lab-help-estimate"))
    add_follow(command, say("lab-help-follow"))
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play every pair, on the same deals and from both seats, then print and write what they are worth."""
    content = None if arguments.content is None else str(arguments.content)
    game = load_game(arguments.game, content)
    bots = [name for words_of in arguments.levels for name in words_of.split(",") if name]
    options = read_options(game, arguments.options)
    planned: dict[tuple[int, int], list[Job]] = {}
    for one, other in combinations(range(len(bots)), 2):
        if not arguments.neighbours or other == one + 1:
            setting = check_setting(game, content, options, [bots[one], bots[other]])
            planned[one, other] = series(setting, [bots[one], bots[other]], arguments.games, arguments.seed)
    if arguments.estimate:
        sample = [jobs[0] for jobs in planned.values()]
        return say_estimate(arguments, sample, sum(map(len, planned.values())), expect_share(arguments.games))
    pairs, stopped = _play(planned, arguments, lambda pairs: _data(arguments, game, bots, pairs))
    console = Console(markup=False, highlight=False)
    console.print(_table(bots, _rate(bots, pairs), pairs, texts(game)))
    if arguments.json:
        data = _data(arguments, game, bots, pairs, stopped)
        Path(arguments.json).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return 130 if stopped == "stopped" else 0


def _play(
    planned: Mapping[tuple[int, int], Sequence[Job]],
    arguments: argparse.Namespace,
    data: Callable[[Sequence[Pair]], Document],
) -> tuple[list[Pair], str]:
    """Play pair after pair until all are played, the time is up or somebody stops it."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    follower, games = Follower(arguments.follow, {}), sum(map(len, planned.values()))
    ends_at, pairs, stopped = end_of(arguments), list[Pair](), ""
    with opened(arguments.run_file) as kept, Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(texts().say("lab-playing"), total=games)
        try:
            for (one, other), jobs in planned.items():
                if ends_at is not None and time.monotonic() > ends_at:
                    stopped = "time"
                    break
                played: list[tuple[Job, Outcome]] = []
                for game in play_kept(jobs, makers_of(arguments), kept):
                    played.append(game)
                    progress.advance(task)
                    done = sum(pair.score.games for pair in pairs) + len(played)
                    follower.note(done, games, lambda: data(pairs))
                pairs.append(Pair(one, other, Tally(2, 2, played).overall[0]))
        except KeyboardInterrupt:
            stopped = "stopped"
    follower.end({**data(pairs), "stopped": stopped})
    return pairs, stopped


def _rate(bots: Sequence[str], pairs: Sequence[Pair]) -> list[Rating]:
    return rate(len(bots), [(pair.one, pair.other, pair.score.points, pair.score.games) for pair in pairs])


def _table(bots: Sequence[str], ratings: Sequence[Rating], pairs: Sequence[Pair], words: Translator) -> Table:
    """The strongest last; the share of each against the one below."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for column in ("lab-bot", "lab-elo", "lab-against-below"):
        table.add_column(words.say(column))
    below = {pair.other: pair.score for pair in pairs if pair.other == pair.one + 1}
    for at, bot in enumerate(bots):
        elo = words.say("lab-elo-of", elo=round(ratings[at].elo), margin=round(ratings[at].margin))
        against = ""
        if at in below:
            low, high = below[at].interval
            interval = words.say("lab-interval", low=(1 - high) * 100, high=(1 - low) * 100)
            against = f"{words.say('lab-share', share=1 - below[at].share)} ({interval})"
        table.add_row(bot, elo, against)
    return table


def _data(
    arguments: argparse.Namespace, game: Game, bots: Sequence[str], pairs: Sequence[Pair], stopped: str = ""
) -> Document:
    return {
        "ristal": ristal.__version__,
        "question": "ladder",
        "stopped": stopped,
        "game": game.id,
        "rules": game.version,
        "content": game.content_hash,
        "seed": arguments.seed,
        "games": arguments.games,
        "levels": [
            {"bot": bot, "elo": round(rating.elo, 3), "margin": round(rating.margin, 3)}
            for bot, rating in zip(bots, _rate(bots, pairs), strict=True)
        ],
        "pairs": [{"bots": [bots[pair.one], bots[pair.other]], **pair.score.write()} for pair in pairs],
    }
