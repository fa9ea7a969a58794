"""Matches that wait to be gone on with: which there are, what they are called, and going on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from ristal.cli.files import saves_folder
from ristal.cli.language import texts
from ristal.games import game_ids, load_game


def unfinished() -> list[Path]:
    """All of them, the one that was left last first."""
    return sorted(saves_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)


def game_of(saved: Path) -> str | None:
    """The game that the name of a file tells; none where somebody else has named it."""
    return next((game for game in game_ids() if game in saved.stem.split("-")), None)


def called(saved: Path) -> str:
    """A match by its game and the time of its last answer; by its file where somebody named it."""
    game = game_of(saved)
    if game is None:
        return saved.name
    return f"{texts(load_game(game)).say(f'{game}-title')}, {datetime.fromtimestamp(saved.stat().st_mtime):%d.%m %H:%M}"


def go_on(saved: Path, content: Path | None, notices: Sequence[str] = ()) -> int:
    """Go on with a match, telling something with its first question."""
    from ristal.cli import parser

    own = [] if content is None else ["--content", str(content)]
    chosen = parser(["play"]).parse_args(["play", str(saved), *own])
    chosen.notices = notices
    return int(chosen.run(chosen))
