"""What axe finds on every page and table: nothing, in both themes, on a desk and on a phone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from screen import PATIENCE, Opens, Screen
from test_web_pages import PAGES, WIDTHS, goes

from ristal.games import game_ids
from scale import LONG, many

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK, PHONE = WIDTHS[0], WIDTHS[-1]
# a theme with a size and a language; the long variant crosses them all
LOOKS = [("dark", DESK, "ru"), ("light", PHONE, "en")]
if LONG:
    LOOKS = [(theme, size, language) for theme in ("dark", "light") for size in WIDTHS for language in ("ru", "en")]

looks = pytest.mark.parametrize(("theme", "size", "language"), LOOKS)


def faults(screen: Screen) -> list[str]:
    """What axe finds."""
    screen.page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = screen.page.evaluate("async () => (await axe.run(document)).violations")
    nodes = [(each["id"], node) for each in found for node in each["nodes"]]
    return [f"{rule}: {node['html'][:160]} {node['failureSummary'][:200]}" for rule, node in nodes]


@looks
def test_axe_finds_nothing_on_pages(opened: Opens, theme: str, size: tuple[int, int], language: str) -> None:
    screen = opened(size=size, theme=theme, language=language, bypass_csp=True)
    for page in PAGES if LONG else ("/", "/#/new/unmatched", "/#/rules/boets"):
        assert (page, faults(goes(screen, page))) == (page, [])
    for page in ("/#/key", "/#/replay/file"):
        assert (page, faults(goes(screen, page))) == (page, [])


@looks
@pytest.mark.parametrize("game", game_ids())
def test_axe_finds_nothing_at_a_table(
    opened: Opens, game: str, theme: str, size: tuple[int, int], language: str
) -> None:
    screen = opened(size=size, theme=theme, language=language, bypass_csp=True).play(game, seed=4)
    chance = random.Random(2)
    for _ in range(many(1, 12)):
        screen.play_on(chance, most=8)
        screen.look()
        assert faults(screen) == []
        if screen.result:
            break
    else:
        screen.page.keyboard.press("?")
        screen.page.wait_for_selector("dialog[open]", timeout=PATIENCE)
        assert faults(screen) == []
        screen.page.keyboard.press("Escape")
        screen.page.wait_for_selector("dialog[open]", state="detached", timeout=PATIENCE)
        screen.server.asked(f"matches/{screen.match}/resign", screen.token, {})
    screen.page.wait_for_selector("[data-result]", timeout=PATIENCE)
    screen.page.wait_for_load_state("networkidle")
    assert faults(screen) == []
    goes(screen, f"/#/replay/{screen.match}").page.wait_for_selector("[data-replay]", timeout=PATIENCE)
    assert faults(screen) == []


@looks
def test_axe_finds_nothing_while_the_curtain_is_down(
    opened: Opens, theme: str, size: tuple[int, int], language: str
) -> None:
    screen = opened(size=size, theme=theme, language=language, bypass_csp=True)
    screen.sit(screen.server.found("demons", ["me", "me"]), "demons", 0, 1)
    curtain = screen.page.locator("[data-handover]")
    while not curtain.count():
        screen.page.locator("[data-handover], [data-answer]").first.wait_for(timeout=PATIENCE)
        if not curtain.count():
            screen.page.locator("[data-answer]").first.click()
            screen.page.wait_for_timeout(200)
    assert faults(screen) == []
