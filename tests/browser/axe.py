"""What axe finds on every page and table, both themes: `make axe`. Not clean yet, so it is no part of `make test`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from screen import PATIENCE, Opens, Screen
from test_web_pages import WIDTHS, goes

from ristal.games import game_ids

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(screen: Screen) -> list[str]:
    """What axe finds."""
    screen.page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = screen.page.evaluate("async () => (await axe.run(document)).violations")
    nodes = [(each["id"], node) for each in found for node in each["nodes"]]
    return [f"{rule}: {node['html'][:160]} {node['failureSummary'][:200]}" for rule, node in nodes]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_on_pages(opened: Opens, theme: str) -> None:
    for size in (WIDTHS[0], WIDTHS[-1]):
        screen = opened(size=size, theme=theme, bypass_csp=True)
        for page in ("/", "/#/new/unmatched", "/#/rules/vstrechny"):
            assert (page, faults(goes(screen, page))) == (page, [])


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", game_ids())
def test_axe_finds_nothing_at_a_table(opened: Opens, game: str, theme: str) -> None:
    screen = opened(theme=theme, bypass_csp=True).play(game, seed=4)
    screen.play_on(random.Random(2), most=8)
    screen.look()
    assert faults(screen) == []
    screen.page.keyboard.press("?")
    screen.page.wait_for_selector("dialog[open]", timeout=PATIENCE)
    assert faults(screen) == []
    screen.page.keyboard.press("Escape")
    screen.page.wait_for_selector("dialog[open]", state="detached", timeout=PATIENCE)
    screen.server.asked(f"matches/{screen.match}/resign", screen.token, {})
    screen.page.wait_for_selector("[data-result]", timeout=PATIENCE)
    screen.page.wait_for_load_state("networkidle")
    assert faults(screen) == []
    assert screen.gaps() == []
