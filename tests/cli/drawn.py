"""Exactly what a person at a seat would see, as text."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from ristal.cli.tui.autosave import Autosave
from ristal.cli.tui.players import Player
from ristal.cli.tui.screen import STYLES, Screen
from ristal.cli.tui.session import Session
from ristal.match import Match
from ristal.text import translator


def screen_of(match: Match, language: str, width: int = 80, height: int = 24) -> Screen:
    console = Console(
        file=StringIO(), theme=STYLES, force_terminal=True, width=width, height=height, markup=False, highlight=False
    )
    return Screen(match.game, translator(language, match.game), console)


def shown(match: Match, seat: int, language: str = "ru", width: int = 80, height: int = 24) -> str:
    """The open question with its table."""
    screen = screen_of(match, language, width, height)
    sitters = [Player("human", None)] * match.table.seats
    Session(match, sitters, screen, Autosave(match), 0.0, []).show_question(seat)
    assert isinstance(screen.console.file, StringIO)
    return screen.console.file.getvalue()
