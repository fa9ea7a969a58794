"""The language that the terminal speaks: known before the command line is taken apart, for help is spoken too."""

from __future__ import annotations

import argparse
import locale
import os
from collections.abc import Sequence
from contextvars import ContextVar

from ristal.engine.game import Game
from ristal.text import LANGUAGES, Translator, translator

_spoken: ContextVar[str] = ContextVar("spoken")


def speak(arguments: Sequence[str]) -> list[str]:
    """Settle on the language that the arguments ask for; the arguments without it."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang", nargs="?")
    asked, rest = early.parse_known_args(arguments)
    _spoken.set(asked.lang if asked.lang in LANGUAGES else system_language())
    return rest


def texts(game: Game | None = None) -> Translator:
    """The language of this run, at the table of a game."""
    return translator(_spoken.get(system_language()), game)


def system_language() -> str:
    """The language of the system; English where it says nothing."""
    for variable in ("RISTAL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            if value.split(".")[0] in ("C", "POSIX"):
                continue
            return "ru" if value.lower().startswith("ru") else "en"
    return "ru" if (locale.getlocale()[0] or "").lower().startswith("ru") else "en"


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=texts().language, metavar="|".join(LANGUAGES), help=texts().say("cli-lang")
    )
