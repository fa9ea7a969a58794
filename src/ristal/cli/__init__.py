"""The command line. Each module of this package that has an `add(commands)` is a command, and is found by itself."""

from __future__ import annotations

import argparse
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module

from ristal.engine.errors import RistalError
from ristal.wording import LANGUAGES, speech, system_language


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="ristal", description="Ристалище: настольные дуэли / tabletop duels")
    top.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="язык / language")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for module in sorted(found.name for found in pkgutil.iter_modules(__path__)):
        command = import_module(f"{__name__}.{module}")
        if hasattr(command, "add"):
            command.add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; without one, the menu of games. A mistake of the user is said in one line, in his language."""
    chosen = parser().parse_args(["menu"] if arguments is None and len(sys.argv) == 1 else arguments)
    if chosen.command is None:
        chosen = parser().parse_args([*(sys.argv[1:] if arguments is None else arguments), "menu"])
    try:
        return int(chosen.run(chosen) or 0)
    except RistalError as error:
        print(speech(chosen.lang).error(error), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
