"""Lessons: positions of a game with a goal, read from `games/<game>/lessons/*.toml` and judged by the engine."""

from ristal.match.lessons.attempt import Attempt, last_moment, try_step
from ristal.match.lessons.lesson import BAD, GOOD, Ending, Lesson, LessonStep, Pointer, read_lesson
from ristal.match.lessons.library import find_lesson, lessons_of

__all__ = [
    "BAD",
    "GOOD",
    "Attempt",
    "Ending",
    "Lesson",
    "LessonStep",
    "Pointer",
    "find_lesson",
    "last_moment",
    "lessons_of",
    "read_lesson",
    "try_step",
]
