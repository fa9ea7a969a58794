"""`ristal verify`: derive every roll and shuffle of a record again, and say what that proves."""

from __future__ import annotations

import argparse
from pathlib import Path

from ristal.cli.arguments import Parser
from ristal.cli.errors import UserError
from ristal.cli.language import texts


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    command = commands.add_parser("verify", help=say("verify-command"), description=say("verify-command"))
    command.add_argument("file", type=Path, metavar=say("cli-file"), help=say("verify-flag-file"))
    command.add_argument("--commitment", metavar="SHA-256", help=say("verify-flag-commitment"))
    command.add_argument("--seed", metavar=say("cli-word"), help=say("verify-flag-seed"))
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Whatever does not fit ends it with an error that names the place."""
    from ristal.cli.files import read_text
    from ristal.host.fairness.verification import said, verify

    found = verify(read_text(chosen.file))
    if chosen.commitment is not None and chosen.commitment.strip().lower() != found.commitment:
        raise UserError("verify-other-commitment", commitment=found.commitment)
    if chosen.seed is not None and chosen.seed not in found.seeds:
        raise UserError("verify-other-seed")
    for line in said(found, texts()):
        print(line)
    return 0
