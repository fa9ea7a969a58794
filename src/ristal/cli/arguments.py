"""argparse that speaks the user's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn

from ristal.cli.language import texts
from ristal.content.edition import FILE as EDITION
from ristal.content.edition import is_edition, read_edition
from ristal.games import game_ids
from ristal.lab.makers import Makers
from ristal.lab.makers.cluster import Cluster
from ristal.lab.workers import cores

LONGEST = 20  # characters of a number

# What argparse says, and the message that says it here; it lets nobody else word its errors.
_ERRORS = {
    r"the following arguments are required: (?P<names>.+)": "cli-error-required",
    r"unrecognized arguments: (?P<names>.+)": "cli-error-unknown",
    r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)": "cli-error-choice",
    r"argument (?P<name>.+?): invalid \S+ value: (?P<value>.+)": "cli-error-value",
    r"argument (?P<name>.+?): expected .+": "cli-error-needs-value",
    r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)": "cli-error-together",
    r"argument (?P<name>.+?): ignored explicit argument (?P<value>.+)": "cli-error-takes-none",
    r"argument (?P<name>.+?): (?P<reason>.+)": "cli-error-other",  # worded by a type of ours
}


class Formatter(argparse.HelpFormatter):
    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, texts().say("cli-usage") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose headings, help and errors are messages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{**kwargs, "add_help": False, "allow_abbrev": False, "formatter_class": Formatter})
        self._positionals.title = texts().say("cli-arguments")
        self._optionals.title = texts().say("cli-options")
        self.add_argument("-h", "--help", action="help", help=texts().say("cli-help"))

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{_translate(message)}\n{texts().say('cli-more', command=f'{self.prog} --help')}\n")


def add_content(command: argparse.ArgumentParser) -> None:
    """Let content be named: a whole copy with cards of one's own, or an edition, which only tells what differs."""
    say = texts().say
    either = command.add_mutually_exclusive_group()
    either.add_argument("--content", type=Path, metavar=say("cli-folder"), help=say("play-flag-content"))
    either.add_argument(
        "--edition", dest="content", type=edition, metavar=say("cli-folder"), help=say("play-flag-edition")
    )


def edition(text: str) -> Path:
    """The type of an argument that is the folder of an edition."""
    folder = Path(text)
    if not is_edition(folder):
        raise argparse.ArgumentTypeError(texts().say("cli-no-edition", folder=text, file=EDITION))
    read_edition(folder, game_ids())
    return folder


def add_makers(command: argparse.ArgumentParser) -> None:
    """Let it be said who plays the games: processes here, or a cluster."""
    say = texts().say
    command.add_argument("--workers", type=whole(1, 1024), default=cores(), metavar="W", help=say("lab-help-workers"))
    command.add_argument("--cluster", metavar=say("cli-address"), help=say("lab-help-cluster"))


def makers_of(arguments: argparse.Namespace) -> Makers:
    """Who plays the games."""
    return int(arguments.workers) if arguments.cluster is None else Cluster(arguments.cluster)


def whole(least: int, most: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number within limits."""

    def read(text: str) -> int:
        return int(_read_within(text, r"[+-]?\d+", least, most))

    return read


def number(least: float, most: float) -> Callable[[str], float]:
    """The type of an argument that is a number within limits: neither NaN nor without end."""

    def read(text: str) -> float:
        return _read_within(text, r"[+-]?(\d+\.?\d*|\.\d+)", least, most)

    return read


def _read_within(text: str, form: str, least: float, most: float) -> float:
    if re.fullmatch(form, text, re.ASCII) and len(text) <= LONGEST and least <= float(text) <= most:
        return float(text)
    raise argparse.ArgumentTypeError(
        texts().say("cli-error-number", value=text[:LONGEST], least=_write_limit(least), most=_write_limit(most))
    )


def _write_limit(limit: float) -> str:
    return f"{limit:g}" if limit < 1e6 else f"{limit:.0f}"


def _translate(message: str) -> str:
    for pattern, said in _ERRORS.items():
        if found := re.fullmatch(pattern, message):
            return texts().say(said, **found.groupdict())
    return message
