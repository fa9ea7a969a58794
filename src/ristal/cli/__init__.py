"""The command line. Each module of `commands` has an `add(commands)` and is found by itself; its
`complete(commands, typed)`, if it has one, adds arguments that depend on what was typed."""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import TYPE_CHECKING

from ristal import __version__

if TYPE_CHECKING:
    from ristal.cli.arguments import Parser
    from ristal.engine.errors import RistalError


def parser(words: Sequence[str] = ()) -> Parser:
    """The parser of all commands, or of the one that the words begin with, so that no other has to be loaded."""
    from ristal.cli import commands as found_in
    from ristal.cli.arguments import Parser
    from ristal.cli.language import add_language, texts

    top = Parser(prog="ristal", description=texts().say("cli-description"), epilog=texts().say("cli-epilog"))
    top.add_argument("--version", action="version", version=_find_version(), help=texts().say("cli-version"))
    commands = top.add_subparsers(dest="command", metavar=texts().say("cli-command"), title=texts().say("cli-commands"))
    modules = sorted(found.name for found in pkgutil.iter_modules(found_in.__path__))
    for module in [words[0]] if words and words[0] in modules else modules:
        command = import_module(f"{found_in.__name__}.{module}")
        if hasattr(command, "add"):
            command.add(commands)
        if hasattr(command, "complete"):
            command.complete(commands, words)
    for each in (top, *commands.choices.values()):
        add_language(each)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; without one, the server that opens the table in a browser. A mistake of the user is said in one
    line, in their language."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["--version"]:  # asked by scripts, and answered without loading anything
        print(_find_version())
        return 0
    from ristal.cli.errors import UserError
    from ristal.cli.language import speak, texts
    from ristal.engine.errors import RistalError

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    words = speak(given)
    chosen = parser(words).parse_args(given if words else [*given, "serve"])
    try:
        return int(chosen.run(chosen) or 0)
    except RistalError as error:
        print(_explain(error), file=sys.stderr)
        return 2
    except UserError as misuse:
        print(misuse.said(texts()), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _explain(error: RistalError) -> str:
    """What is wrong, in the words of the game that it is about; of other cards, also what to do."""
    from ristal.cli.language import texts
    from ristal.games import load_game

    game = error.details.get("game")
    said = texts(load_game(game)) if isinstance(game, str) else texts()
    advice = [said.say("cli-own-content")] if error.problem == "content" else []
    return "\n".join([said.error(error), *advice])


def _find_version() -> str:
    return f"ristal {__version__}"
