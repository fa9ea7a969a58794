"""`ristal continue`: go on with the match that was left last."""  # noqa: N999  named as its command

from __future__ import annotations

import argparse
from pathlib import Path

from ristal.cli.language import texts
from ristal.cli.misuse import Misuse
from ristal.cli.usage import Parser


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    command = commands.add_parser("continue", help=say("continue-command"), description=say("continue-command"))
    command.add_argument("--content", type=Path, metavar=say("cli-folder"), help=say("play-flag-content"))
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from ristal.cli import main
    from ristal.cli.files import last_save

    saved = last_save()
    if saved is None:
        raise Misuse("continue-nothing")
    content = [] if chosen.content is None else ["--content", str(chosen.content)]
    return main(["play", str(saved), *content, "--lang", texts().language])
