"""`ristal lesson`: every lesson is named and can be played by typing, wrong and right."""

from __future__ import annotations

from collections.abc import Callable
from subprocess import CompletedProcess

import pytest

from ristal.games import game_ids
from ristal.match.lessons import lessons_of

Called = Callable[..., CompletedProcess[str]]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_lessons_of_all_games_are_named(called: Called, language: str) -> None:
    shown = called("lesson", "--lang", language).stdout
    for game in game_ids():
        for lesson in lessons_of(game):
            assert (f"ristal lesson {game} {lesson.station}" in shown) == (lesson.station > 0)
            assert not lesson.station or lesson.title[language] in shown


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_is_played_by_typing_its_answers(called: Called, game: str) -> None:
    lesson = next(lesson for lesson in lessons_of(game) if lesson.station == 2)
    typed = [answer for step in lesson.steps for answer in step.solution]
    shown = " ".join(called("lesson", game, "2", "--lang", "en", typed="\n".join(typed) + "\n").stdout.split())
    for step in lesson.steps:
        assert step.goal["en"] in shown
        good = next(end for end in step.endings if end.verdict == "good")
        assert good.said["en"] in shown
    assert "Lesson done." in shown


def test_a_wrong_try_is_explained_and_the_solution_shown(called: Called) -> None:
    first, *others = next(lesson for lesson in lessons_of("vstrechny") if lesson.station == 1).steps
    shown = " ".join(called("lesson", "vstrechny", "1", "--lang", "ru", typed="b9\n2\n2\nпоказать\n").stdout.split())
    assert "Так здесь не ответить" in shown
    assert shown.count(first.endings[-1].said["ru"]) == 2
    assert "«показать» сыграет решение" in shown
    assert first.endings[0].said["ru"] in shown
    assert others[0].goal["ru"] in shown  # it went on


def test_a_number_that_is_none_is_refused(called: Called) -> None:
    assert called("lesson", "vstrechny", "9", "--lang", "en").returncode != 0
