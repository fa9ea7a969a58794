"""`ristal lab`: what researchers do, under one name."""

from __future__ import annotations

import argparse

from ristal.cli.commands import arena, ladder, train
from ristal.cli.lab import compare, history, matrix, merge, table, worth
from ristal.cli.language import add_language, texts


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    say = texts().say
    command = commands.add_parser("lab", help=say("lab-help-lab"), description=say("lab-help-lab"))
    parts = command.add_subparsers(dest="part", metavar=say("cli-command"), title=say("cli-commands"), required=True)
    for part in (compare, matrix, worth, history, merge, table, ladder, arena, train):
        part.add(parts)
    for each in parts.choices.values():
        add_language(each)
