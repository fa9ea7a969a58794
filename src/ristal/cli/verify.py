"""`ristal verify`: derive every roll and shuffle of a record again, and say what that proves."""

from __future__ import annotations

import argparse
from pathlib import Path

from ristal.cli.language import texts
from ristal.cli.misuse import Misuse
from ristal.cli.usage import Parser


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
    from ristal.server.verifying import verify

    found = verify(read_text(chosen.file))
    say = texts().say
    if chosen.commitment is not None and chosen.commitment.strip().lower() != found.commitment:
        raise Misuse("verify-other-commitment", commitment=found.commitment)
    if chosen.seed is not None and chosen.seed not in found.seeds:
        raise Misuse("verify-other-seed")
    print(say("verify-outcomes", outcomes=found.outcomes, moves=found.moves))
    print(say("verify-commitment", commitment=found.commitment))
    for seat, seed in enumerate(found.seeds, 1):
        print(say("verify-seed" if seed else "verify-no-seed", seat=seat, seed=seed))
    print()
    print(say("verify-proves"))
    print(say("verify-trust" if any(found.seeds) else "verify-no-seeds"))
    print(say("verify-leaves"))
    return 0
