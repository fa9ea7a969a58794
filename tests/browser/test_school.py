"""The school in a browser: the road, what is closed and why, a lesson played, and what is remembered."""

from __future__ import annotations

import pytest
from lesson_player import address_of, play_lesson
from screen import PATIENCE, Opens

from ristal.games import game_ids
from ristal.match.lessons import lessons_of
from ristal.match.lessons.lesson import STATIONS

ROADS = [game for game in game_ids() if any(lesson.station for lesson in lessons_of(game))]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_road_shows_one_gold_station_and_says_why_others_are_closed(opened: Opens, size: tuple[int, int]) -> None:
    screen = opened(size=size)
    page = screen.page
    page.goto(f"{screen.server.where}/#/school")
    page.locator("[data-school]").first.wait_for(timeout=PATIENCE)
    assert sorted(page.locator("[data-school]").evaluate_all("all => all.map(each => each.dataset.school)")) == ROADS
    for game in ROADS:
        page.evaluate("document.querySelectorAll('[data-school]').forEach((each) => (each.dataset.old = ''))")
        page.locator(f"[data-school='{game}']").click()  # the page is made anew for each road
        page.locator(f"[data-school='{game}'][aria-pressed='true']:not([data-old])").wait_for(timeout=PATIENCE)
        page.locator("[data-station='1'][data-state='now']").wait_for(timeout=PATIENCE)
        assert page.locator("[data-station]").count() == STATIONS
        assert page.locator("[data-state='now']").count() == 1
        page.locator("[data-station='3']").click()
        page.locator("[data-closed]").wait_for(timeout=PATIENCE)
        page.locator(f"[data-station='{STATIONS}']").click()  # it may be passed from the end
        page.locator(f"[data-begin='{STATIONS}']").wait_for(timeout=PATIENCE)
        assert screen.overflows() == 0


def test_a_lesson_is_played_and_remembered(opened: Opens) -> None:
    screen = opened()
    page = screen.page
    lesson = next(lesson for lesson in lessons_of("vstrechny") if lesson.station == 1)
    page.goto(f"{screen.server.where}/#/school/vstrechny")
    page.locator("[data-begin='1']").click()
    play_lesson(screen, lesson)
    page.goto(f"{screen.server.where}/#/school/vstrechny")
    page.locator("[data-station='1'][data-state='done']").wait_for(timeout=PATIENCE)
    page.locator("[data-station='2'][data-state='now']").wait_for(timeout=PATIENCE)
    assert f"{len(lesson.steps)}" in (page.locator("aside section").text_content() or "")  # its wrong tries


@pytest.mark.parametrize("game", ROADS)
def test_a_lesson_of_each_game_is_played_on_a_phone(opened: Opens, game: str) -> None:
    screen = opened(size=(390, 844), is_touch=True, language="en")
    lesson = next(lesson for lesson in lessons_of(game) if lesson.station == 2)
    screen.page.goto(f"{screen.server.where}/{address_of(lesson)}")
    play_lesson(screen, lesson)


def test_what_is_no_lesson_is_said_to_be_none(opened: Opens) -> None:
    screen = opened()
    screen.page.goto(f"{screen.server.where}/#/school/vstrechny/99")
    screen.page.locator("main.wait h1").wait_for(timeout=PATIENCE)
