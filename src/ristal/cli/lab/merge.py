"""`ristal lab merge`: the games of several runs in one file."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from ristal.cli.language import texts
from ristal.lab.run import Run, RunFailed


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    say = texts().say
    command = commands.add_parser("merge", help=say("lab-help-merge"), description=say("lab-help-merge"))
    command.add_argument("into", metavar="FILE", help=say("lab-help-merge-into"))
    command.add_argument("others", nargs="+", metavar="FILE", help=say("lab-help-merge-others"))
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Add what the others hold; a game with two outcomes is an error, and then the first stays as it was."""
    for other in arguments.others:
        if not Path(other).is_file():
            raise RunFailed("no-file", file=other)
        with closing(Run(arguments.into)) as into, closing(Run(other)) as more:
            new = into.take_over(more)
            print(texts().say("lab-merged", file=other, new=new, games=len(into), digest=into.digest()[:16]))
    return 0
