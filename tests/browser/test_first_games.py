"""A newcomer's way: home, the first game, and a match that goes on from it."""

from __future__ import annotations

from lesson_player import play_lesson
from screen import PATIENCE, Opens

from ristal.games import game_ids
from ristal.match.lessons import find_lesson, lessons_of


def test_a_newcomer_learns_a_game_and_plays_it(opened: Opens) -> None:
    screen = opened()
    page = screen.page
    page.goto(screen.server.where)
    page.locator("[data-first]").first.wait_for(timeout=PATIENCE)
    offered = page.locator("[data-first]").evaluate_all("all => all.map(each => each.dataset.first).sort()")
    assert offered == [game for game in game_ids() if lessons_of(game)]
    page.locator("[data-first='vstrechny']").click()
    play_lesson(screen, find_lesson("vstrechny", "first"))
    page.goto(f"{screen.server.where}/#/")
    page.locator("[data-play='vstrechny']").wait_for(timeout=PATIENCE)
    assert page.locator("[data-first='vstrechny']").count() == 0  # who has played is no newcomer


def test_the_solution_is_shown_and_the_step_is_kept(opened: Opens) -> None:
    screen = opened(size=(390, 844), is_touch=True, language="en")
    page = screen.page
    page.goto(f"{screen.server.where}/#/first/vstrechny")
    page.wait_for_selector("[data-step='enter']", timeout=PATIENCE)
    page.locator("[data-read]").click()
    page.locator("[data-answers='a1'], [data-answer='a1']").first.click()
    page.locator("[data-answer='a1']").first.click()
    page.wait_for_selector("[data-verdict='bad']", timeout=PATIENCE)
    page.locator("[data-show]").click()
    page.wait_for_selector("[data-verdict='good']", timeout=PATIENCE)
    page.locator("[data-next]").click()
    page.wait_for_selector("[data-step='fight']", timeout=PATIENCE)
    page.reload()
    page.wait_for_selector("[data-step='fight']", timeout=PATIENCE)  # where it was left
