"""The rules page: opened at the clause in force, by chapters with drawn positions, and all cards to search through."""

from __future__ import annotations

import pytest
from screen import PATIENCE, Opens, Screen
from test_axe import faults

from ristal.games import game_ids
from ristal.match.lessons import lessons_of


def opens(screen: Screen, place: str) -> Screen:
    screen.page.goto("about:blank")
    screen.page.goto(f"{screen.server.where}/#/rules/{place}")
    screen.page.wait_for_selector("[data-clause]", timeout=PATIENCE)
    return screen


@pytest.mark.parametrize("game", game_ids())
def test_positions_are_drawn_as_the_table_draws_them(opened: Opens, game: str) -> None:
    screen = opens(opened(bypass_csp=True, language="en"), game)
    assert (game, faults(screen)) == (game, [])
    screen.page.click("[data-choice=examples]")
    steps = [step for lesson in lessons_of(game) for step in lesson.steps]
    clauses = {next(filter(None, (step.clause, *(end.clause for end in step.endings))), "") for step in steps} - {""}
    drawn = screen.page.locator("[data-example]")
    drawn.nth(len(clauses) - 1).wait_for(timeout=PATIENCE)
    assert drawn.count() == len(clauses)  # one a clause
    pieces = ".stage :is([data-place], [data-thing])"
    screen.page.wait_for_selector(f"[data-example]:last-child {pieces}", state="attached", timeout=PATIENCE)
    assert all(drawn.nth(at).locator(pieces).count() > 3 for at in range(drawn.count()))
    assert (game, faults(screen), screen.overflows()) == (game, [], 0)


def test_it_opens_at_the_clause_in_force_and_leads_back_to_the_table(opened: Opens) -> None:
    screen = opened(size=(390, 844), is_touch=True).play("vstrechny")
    match = screen.match
    screen.look()
    page = screen.page
    number = screen.state()["question"]["clause"]
    page.locator("button.clause:visible, .clause-tool button:visible").first.click()  # among the tools on a tall phone
    page.click("[data-whole-rules]")
    page.wait_for_selector("[data-from-table]", timeout=PATIENCE)
    assert page.locator(".lit[data-clause]").get_attribute("data-clause") == number
    page.wait_for_function(
        "() => { const { top, bottom } = document.querySelector('.lit[data-clause]').getBoundingClientRect();"
        " return top >= 0 && bottom <= innerHeight }",
        timeout=PATIENCE,
    )
    assert screen.overflows() == 0
    page.click("[data-from-table] a")
    page.wait_for_url(f"**/#/m/{match}", timeout=PATIENCE)


def test_cards_and_clauses_are_found_by_a_word(opened: Opens) -> None:
    screen = opens(opened(language="en"), "unmatched")
    page = screen.page
    page.keyboard.press("/")
    page.keyboard.type("gaze stone")
    page.wait_for_selector("[data-gallery='1'] [data-thing='gaze-of-stone']", timeout=PATIENCE)
    page.keyboard.press("Control+a")
    page.keyboard.type("R88")
    page.wait_for_selector("[data-clause=R88]", timeout=PATIENCE)
    assert page.locator("[data-clause]").count() == 1
    page.fill(".rules-search input", "")
    page.click("[data-choice=cards]")
    page.click("[data-owner=medusa]")
    page.click("[data-kind=scheme]")
    shown = page.locator("[data-gallery] > li > button").evaluate_all("all => all.map(each => each.dataset.thing)")
    assert shown == ["a-momentary-glance", "winged-frenzy"]
    page.locator("[data-gallery] > li > button").first.click()
    page.wait_for_selector("[data-details='a-momentary-glance']", timeout=PATIENCE)
