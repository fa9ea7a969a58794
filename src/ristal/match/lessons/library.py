"""Where lessons lie: one TOML file each in the `lessons` of a game. A game without that folder has none."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ristal.content import folder_source
from ristal.engine.errors import BadOption
from ristal.games import load_game
from ristal.match.lessons.lesson import Lesson, read_lesson


@cache
def lessons_of(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game: those off the road, then those of its school in order."""
    game = load_game(game_id)
    package: Any = import_module(f"ristal.games.{game_id}")
    source = folder_source(Path(package.__file__).parent / "lessons")
    lessons = [
        read_lesson(game, name.removesuffix(".toml"), source.read(name, is_fact=False)) for name in sorted(source.files)
    ]
    return tuple(sorted(lessons, key=lambda lesson: lesson.station))


def find_lesson(game_id: str, name: str) -> Lesson:
    """A lesson by its name, looked up in the list of those that there are."""
    found = {lesson.id: lesson for lesson in lessons_of(game_id)}
    if name not in found:
        raise BadOption("lesson", given=name, choices=sorted(found))
    return found[name]
