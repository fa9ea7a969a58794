"""Exactly what a person at a seat would see, as text."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from ristal.cli.keeper import Keeper
from ristal.cli.screen import STYLES, Screen
from ristal.cli.seating import Sitter
from ristal.cli.session import Session
from ristal.match import Match
from ristal.wording import speech


def screen_of(match: Match, language: str, width: int = 80, height: int = 24) -> Screen:
    console = Console(
        file=StringIO(), theme=STYLES, force_terminal=True, width=width, height=height, markup=False, highlight=False
    )
    return Screen(match.game, speech(language, match.game), console)


def shown(match: Match, seat: int, language: str = "ru", width: int = 80, height: int = 24) -> str:
    """The open question with its table."""
    screen = screen_of(match, language, width, height)
    sitters = [Sitter("human", None)] * match.table.seats
    Session(match, sitters, screen, Keeper(match), 0.0, []).show_question(seat)
    assert isinstance(screen.console.file, StringIO)
    return screen.console.file.getvalue()
