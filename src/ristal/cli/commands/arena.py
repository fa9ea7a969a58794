"""`ristal arena`: bots against bots, and choices against choices."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import ristal
from ristal.cli.arguments import whole
from ristal.cli.language import texts
from ristal.cli.markdown import page
from ristal.cli.options import in_notation
from ristal.cli.tui.players import bot_of, level_name
from ristal.engine.errors import BadOption
from ristal.engine.game import Game, Option
from ristal.games import load_game
from ristal.lab.arena import GameFailed, Job, Outcome, Setting, check_setting, matrix, play_all, read_options, series
from ristal.lab.tally import Score, Tally
from ristal.lab.workers import cores
from ristal.text import Translator
from ristal.text.types import WATCHER

SEATS = ("seat", "other", "first", "last")  # fields of events that are seats
CELL = 13  # columns of a terminal that a cell of the matrix takes


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    say = texts().say
    command = commands.add_parser("arena", help=say("lab-help-arena"), description=say("lab-help-arena"))
    command.add_argument("game", metavar="GAME", help=say("lab-help-game"))
    command.add_argument("--bots", nargs="+", required=True, metavar="BOT", help=say("lab-help-bots"))
    command.add_argument("--games", type=whole(1, 1_000_000_000), default=100, metavar="N", help=say("lab-help-games"))
    command.add_argument("--matrix", metavar="OPTION", help=say("lab-help-matrix"))
    command.add_argument("--options", nargs="+", default=[], metavar="NAME=VALUE", help=say("lab-help-options"))
    command.add_argument("--seed", type=int, default=0, help=say("lab-help-seed"))
    command.add_argument("--workers", type=whole(1, 1000), default=cores(), metavar="N", help=say("lab-help-workers"))
    command.add_argument("--content", metavar="DIR", help=say("lab-help-content"))
    command.add_argument("--count", nargs="+", default=[], metavar="EVENT.FIELD", help=say("lab-help-count"))
    command.add_argument("--json", metavar="FILE", help=say("lab-help-arena-json"))
    command.add_argument("--page", metavar="FILE", help=say("lab-help-page"))
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, show the progress, and report what was played, even where Ctrl-C or a failure ended it early."""
    game = load_game(arguments.game, arguments.content)
    words = texts(game)
    arguments.bots = [bot_of(word) for word in arguments.bots]
    options = read_options(game, in_notation(game, arguments.options))
    setting = check_setting(game, arguments.content, options, arguments.bots, arguments.count)
    if arguments.matrix is None:
        contestants = name_apart([level_name(bot, words) for bot in arguments.bots])
        jobs = series(setting, arguments.bots, arguments.games, arguments.seed)
    else:
        option = _option(game, arguments.matrix)
        contestants, jobs = matrix(setting, option, arguments.bots, arguments.games, arguments.seed)
    for flag in ("json", "page"):
        _check_writable(getattr(arguments, flag), flag)
    played, ended_by = _play(jobs, arguments.workers, words)
    tally = Tally(len(contestants), len(arguments.bots), played)
    console = Console(markup=False, highlight=False, soft_wrap=True)
    if tally.games:
        title = _title(tally, arguments, words)
        main = (_standings if arguments.matrix is None else _matrix)(tally, contestants, words)
        parts = [*_common(tally, words), *_counts(tally, words)]
        fits = arguments.matrix is None or len(contestants) * CELL < console.width
        console.print("\n".join([title, *_settings(game, options, words)]))
        for part in (main if fits else _small_matrix(tally, contestants, words), *parts):
            console.print(part)
        if arguments.page is not None:
            command = shlex.join(["ristal", "arena", *_words(arguments)])
            Path(arguments.page).write_text(page(title, command, [main, *parts]), encoding="utf-8")
    if arguments.json is not None:
        _write(arguments, game, setting, contestants, tally)
    if isinstance(ended_by, GameFailed):
        sys.stderr.write("".join(ended_by.__notes__))
        raise ended_by
    if ended_by is not None:
        console.print(words.say("lab-interrupted", played=tally.games, games=len(jobs)))
        return 130
    return 0


def _play(
    jobs: Sequence[Job], workers: int, words: Translator
) -> tuple[list[tuple[Job, Outcome]], GameFailed | KeyboardInterrupt | None]:
    """What was played, and what ended it early."""
    played: list[tuple[Job, Outcome]] = []
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    try:
        with (
            Progress(*columns, console=console, disable=not console.is_terminal) as progress,
            closing(play_all(jobs, workers)) as games,
        ):
            task = progress.add_task(words.say("lab-playing"), total=len(jobs))
            for game in games:
                played.append(game)
                progress.advance(task)
    except (GameFailed, KeyboardInterrupt) as reason:
        return played, reason
    return played, None


def _option(game: Game, name: str) -> Option:
    for option in game.options:
        if option.name == name:
            return option
    known = [option.name for option in game.options]
    raise BadOption("matrix-option", option=name, given=name, known=known)


def name_apart(bots: Sequence[str]) -> list[str]:
    """Names of contestants: bots of one name get numbers."""
    return [f"{bot} #{place}" if bots.count(bot) > 1 else bot for place, bot in enumerate(bots, 1)]


# Showing


def _title(tally: Tally, arguments: argparse.Namespace, words: Translator) -> str:
    game = words.say(f"{arguments.game}-title")
    return words.say("lab-arena-title", game=game, games=tally.games, seed=str(arguments.seed))


def _standings(tally: Tally, contestants: Sequence[str], words: Translator) -> Table:
    """Each contestant overall, then in each seat."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(words.say("lab-bot"))
    table.add_column(words.say("lab-seat"))
    for column in ("lab-games", "lab-wins", "lab-draws", "lab-losses", "lab-points"):
        table.add_column(words.say(column), justify="right")
    for name, overall, seats in zip(contestants, tally.overall, tally.by_seat, strict=True):
        table.add_row(name, words.say("lab-any-seat"), *_score(overall, words), style="bold")
        for seat, score in enumerate(seats, 1):
            table.add_row("", str(seat), *_score(score, words))
        table.add_section()
    return table


def _score(score: Score, words: Translator) -> list[str]:
    if not score.games:
        return ["0", *["—"] * 4]
    counts = (score.games, score.wins, score.draws, score.losses)
    return [*map(str, counts), f"{_share(score.share, words)} ({_interval(score.interval, words)})"]


def report(tally: Tally, choices: Sequence[str], words: Translator, width: int) -> list[str | Table]:
    """A matrix as it fits into a terminal, and what all games have in common."""
    fits = len(choices) * CELL < width
    return [(_matrix if fits else _small_matrix)(tally, choices, words), *_common(tally, words)]


def _matrix(tally: Tally, choices: Sequence[str], words: Translator) -> Table:
    """How often the row beats the column, with its interval below."""
    table = Table(caption=words.say("lab-matrix-caption"), show_lines=True)
    table.add_column("")
    for choice in choices:
        table.add_column(words.name(choice), justify="center")
    table.add_column(words.say("lab-overall"), justify="center", style="bold")
    for choice, row, overall in zip(choices, tally.against, tally.overall, strict=True):
        cells = [_cell(score, words) for score in row]
        table.add_row(words.name(choice), *cells, _cell(overall, words))
    return table


def _small_matrix(tally: Tally, choices: Sequence[str], words: Translator) -> Table:
    """The same where there is no room for it: columns by number, whole per cents, an interval only for the row."""
    table = Table(box=None, padding=(0, 1, 0, 0), caption=words.say("lab-small-matrix-caption"))
    table.add_column("")
    for number in range(len(choices)):
        table.add_column(str(number + 1), justify="right")
    table.add_column(words.say("lab-overall"), justify="right", style="bold")
    for number, (choice, row, overall) in enumerate(zip(choices, tally.against, tally.overall, strict=True), 1):
        cells = [f"{score.share * 100:.0f}" if score.games else "—" for score in row]
        low, high = overall.interval
        whole = f"{overall.share * 100:.0f} ({low * 100:.0f}–{high * 100:.0f})"
        table.add_row(f"{number} {words.name(choice)}", *cells, whole)
    return table


def _cell(score: Score, words: Translator) -> str:
    if not score.games:
        return "—"
    return f"{_share(score.share, words)}\n{_interval(score.interval, words)}"


def _common(tally: Tally, words: Translator) -> list[str | Table]:
    """What the seats and the first turn are worth, the lengths and the endings."""
    parts: list[str | Table] = []
    for seat, score in enumerate(tally.seats, 1):
        share, interval = _share(score.share, words), _interval(score.interval, words)
        parts.append(words.say("lab-seat-share", seat=seat, share=share, interval=interval))
    if tally.first.games:
        edge = tally.first.share - 0.5
        parts.append(
            words.say(
                "lab-first-player",
                share=_share(tally.first.share, words),
                interval=_interval(tally.first.interval, words),
                edge=abs(edge) * 100,
                sign="−" if edge < 0 else "+",
            )
        )
    mean, shortest, longest = tally.mean_length, min(tally.lengths), max(tally.lengths)
    parts.append(words.say("lab-length", mean=mean, shortest=shortest, longest=longest))
    endings = {_ending(how, words): games for how, games in tally.endings.most_common()}
    return [*parts, words.say("lab-endings"), _shares(endings, words)]


def _counts(tally: Tally, words: Translator) -> Iterator[str | Table]:
    """What was to be counted: an event's field and how often it had each value."""
    words.learn("counting")
    for event, values in tally.by_event().items():
        name, _, field = event.partition(".")
        events = words.say(f"event-{name}"), words.say(f"field-{field.replace('_', '-')}")
        yield words.say("lab-counted", event=events[0], field=events[1])
        yield _shares({_value(event, value, words): times for value, times in values.items()}, words)


def _value(event: str, value: str, words: Translator) -> str:
    """A value of an event's field for people: names instead of ids, seats from 1."""
    if event.rpartition(".")[2] in SEATS:
        return words.say("lab-seat-number", number=int(value) + 1)
    return ", ".join(_name_part(part, words) for part in value.split(", "))


def _name_part(part: str, words: Translator) -> str:
    message = f"value-{part}"
    if words.has(message):
        return words.say(message)
    return words.answer(part) if part else "—"


def _settings(game: Game, options: Mapping[str, object], words: Translator) -> Iterator[str]:
    """The options that were given, by their names."""
    for name, value in options.items():
        message = f"{game.id}-option-{name}"
        choices = value if isinstance(value, list) else [value]
        shown = ", ".join(words.choice(name, str(choice)) for choice in choices)
        yield words.say("lab-setting", option=words.say(message) if words.has(message) else name, choice=shown)


def _shares(counts: Mapping[str, int], words: Translator) -> Table:
    table = Table.grid(padding=(0, 2))
    for justify in ("right", "right", "left"):
        table.add_column(justify=justify)
    total = sum(counts.values())
    for thing, times in counts.items():
        table.add_row(str(times), _share(times / total, words), thing)
    return table


def _ending(how: str, words: Translator) -> str:
    assert words.game is not None
    message = f"{words.game.id}-end-{how}"
    return words.say(message, reader=WATCHER).rstrip(".") if words.has(message) else how


def _share(share: float, words: Translator) -> str:
    return words.say("lab-share", share=share)


def _interval(interval: tuple[float, float], words: Translator) -> str:
    low, high = interval
    return words.say("lab-interval", low=low * 100, high=high * 100)


# Keeping


def _check_writable(path: str | None, option: str) -> None:
    """A file that cannot be written is an error before the games, not after."""
    if path is None:
        return
    try:
        with open(path, "a", encoding="utf-8"):
            pass
    except OSError as error:
        raise BadOption("unwritable", option=option, file=path, reason=error.strerror) from None


def _words(arguments: argparse.Namespace) -> list[str]:
    """What to type for the same games once more."""
    words = [arguments.game, "--bots", *arguments.bots, "--games", str(arguments.games), "--seed", str(arguments.seed)]
    for flag in ("matrix", "content"):
        if getattr(arguments, flag) is not None:
            words += [f"--{flag}", getattr(arguments, flag)]
    for flag in ("options", "count"):
        if getattr(arguments, flag):
            words += [f"--{flag}", *getattr(arguments, flag)]
    return words


def _write(
    arguments: argparse.Namespace, game: Game, setting: Setting, contestants: Sequence[str], tally: Tally
) -> None:
    heading = {
        "ristal": ristal.__version__,
        "game": game.id,
        "rules": game.version,
        "content": game.content_hash,
        "options": setting.options,
        "bots": arguments.bots,
        "matrix": arguments.matrix,
        "seed": arguments.seed,
        "contestants": contestants,
    }
    data = json.dumps({**heading, **tally.write()}, ensure_ascii=False, indent=1)
    Path(arguments.json).write_text(data + "\n", encoding="utf-8")
