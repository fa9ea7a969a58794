"""Every page: in both languages whole, usable by everybody, fitting every screen, light."""

from __future__ import annotations

import random

import pytest
from screen import PATIENCE, Opens, Screen

from ristal.games import game_ids

WIDTHS = [(1440, 900), (1920, 1080), (1024, 768), (768, 1024), (390, 844), (360, 640)]
PAGES = ["/", *(f"/#/new/{game}" for game in game_ids()), *(f"/#/rules/{game}" for game in game_ids())]
BUDGET, FONT = 150_000, 25_000


def goes(screen: Screen, page: str) -> Screen:
    screen.page.goto("about:blank")
    screen.page.goto(f"{screen.server.where}{page}")
    screen.page.wait_for_selector("h1", timeout=PATIENCE)
    screen.page.wait_for_load_state("networkidle")
    return screen


@pytest.mark.parametrize("language", ["ru", "en"])
def test_no_string_is_missing_and_no_page_is_too_wide(opened: Opens, language: str) -> None:
    for size in (WIDTHS[0], WIDTHS[-1]):
        screen = opened(size=size, language=language)
        for page in PAGES:
            goes(screen, page)
            assert (page, screen.gaps()) == (page, [])
            assert (page, size, screen.overflows()) == (page, size, 0)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_a_table_speaks_one_language_at_every_width(opened: Opens, game: str, language: str) -> None:
    screen = opened(language=language).play(game, seed=11)
    chance = random.Random(game)
    for size in WIDTHS:
        screen.page.set_viewport_size({"width": size[0], "height": size[1]})
        screen.play_on(chance, most=4)
        screen.look()
        assert (size, screen.gaps()) == (size, [])
        assert (size, screen.overflows()) == (size, 0)
        prompt = screen.page.locator("[data-prompt]").bounding_box()
        assert prompt is not None
        assert prompt["y"] + prompt["height"] <= size[1]


def test_the_start_page_is_light(opened: Opens) -> None:
    screen = opened()
    goes(screen, "/")
    entries = screen.page.evaluate(
        "() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
        ".map(e => [e.name, e.encodedBodySize])"
    )
    fonts = {name: size for name, size in entries if name.endswith(".woff2")}
    assert fonts
    assert {name: size for name, size in fonts.items() if size > FONT} == {}
    assert sum(size for name, size in entries if name not in fonts) <= BUDGET
    assert {name for name, _ in entries if not name.startswith(screen.server.where)} == set()


def test_what_a_question_means_is_told_once_and_whenever_somebody_asks(opened: Opens) -> None:
    screen = opened(teaching=True).play("vstrechny", seed=11)
    screen.look()
    told = screen.page.get_by_role("note")
    told.wait_for(timeout=PATIENCE)
    while told.count():
        told.get_by_role("button").first.click()
    screen.page.locator("[data-prompt] button[aria-expanded]").click()
    told.get_by_role("button").first.click()
    assert told.count() == 0
    screen.page.reload()
    screen.look()
    assert told.count() == 0
