"""`ristal lab table`: the games of a run for other programs."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from ristal.cli.language import texts
from ristal.engine.errors import BadOption
from ristal.lab.run import Run, RunFailed
from ristal.lab.table import write_csv, write_parquet


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    say = texts().say
    command = commands.add_parser("table", help=say("lab-help-table"), description=say("lab-help-table"))
    command.add_argument("file", metavar="FILE", help=say("lab-help-table-run"))
    command.add_argument("--csv", metavar="FILE", help=say("lab-help-csv"))
    command.add_argument("--parquet", metavar="FILE", help=say("lab-help-parquet"))
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the games in the forms that are asked for."""
    if not Path(arguments.file).is_file():
        raise RunFailed("no-file", file=arguments.file)
    if arguments.csv is None and arguments.parquet is None:
        raise BadOption("no-table", option="csv")
    with closing(Run(arguments.file)) as kept:
        for path, write in ((arguments.csv, write_csv), (arguments.parquet, write_parquet)):
            if path is not None:
                try:
                    print(texts().say("lab-table-written", file=path, games=write(kept, Path(path))))
                except OSError as error:
                    raise BadOption("unwritable", option="csv", file=path, reason=error.strerror) from None
    return 0
