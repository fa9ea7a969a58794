"""One gesture reads everything: a held finger, a resting pointer, the key `i`; what is held neither moves nor plays."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator
from playwright.sync_api import TimeoutError as TookTooLong
from postures import positions
from reading import faults, open_rules
from screen import LOOK, PATIENCE, Opens, Screen, Server

from ristal.games import game_ids

PHONE = (360, 640)
# Things of the table that a finger would really meet, one of each kind and place first.
MET = """() => [...document.querySelectorAll(".table [data-thing]")].flatMap((each) => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const met = document.elementFromPoint(x, y);
  if (met?.closest("[data-thing]") !== each) return [];
  return [{ thing: each.dataset.thing, x, y, plays: "answer" in each.dataset }];
})"""
OPEN_OR_DOWN = """() => document.querySelector("[data-handover]")
  || document.querySelector(".table")?.dataset.settled === 'true'"""
CURTAIN_OR_TURN = f"() => document.querySelector('[data-handover]') ? 'curtain' : ({LOOK})() && 'turn'"


def sit_down(opened: Opens, server: Server, game: str, question: str = "", **how: Any) -> Screen:
    """At a question of a game; at the first one that is asked, where none is named."""
    known = positions(game)
    position = next(each for each in known if question in ("", each.question))
    made = server.asked("matches", body={"game": game, "sitters": ["me", "me"], "start": position.start})
    screen = opened(**how).sit(made, game, position.seat)
    screen.look()
    return screen


def hold(screen: Screen, x: float, y: float) -> Locator:
    """Presses until the details are there; says what they are."""
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    details = screen.page.locator("dialog [data-details]")
    details.wait_for(timeout=PATIENCE)
    screen.page.mouse.up()
    return details


@pytest.mark.parametrize("game", game_ids())
def test_a_held_thing_is_read_and_not_played(opened: Opens, server: Server, game: str) -> None:
    screen = sit_down(opened, server, game, size=PHONE, is_touch=True)
    before = screen.state()["number"]
    things = screen.page.evaluate(MET)
    assert things
    playable = [each for each in things if each["plays"]]
    for found in [things[-1], *playable[:1]]:
        details = hold(screen, found["x"], found["y"])
        assert details.get_attribute("data-details") == found["thing"]
        assert details.inner_text().strip()
        screen.page.keyboard.press("Escape")
        details.wait_for(state="detached")
    assert screen.state()["number"] == before


@pytest.mark.parametrize("game", game_ids())
def test_everything_that_is_played_with_can_be_read(browser: Browser, server: Server, game: str) -> None:
    """Each kind of things; every single one is `make reading`."""
    screen, things = open_rules(browser, server, game)
    try:
        shown = screen.page.locator("dialog [data-thing]").evaluate_all("all => all.map((each) => each.dataset.thing)")
        assert shown == [thing["id"] for thing in things]
        kinds = {thing["kind"]: thing for thing in things}
        assert {kind: list(faults(screen, thing)) for kind, thing in kinds.items()} == {kind: [] for kind in kinds}
        assert screen.problems == []
    finally:
        screen.context.close()


def test_escape_closes_what_is_read_and_leaves_the_list(browser: Browser, server: Server) -> None:
    screen, _ = open_rules(browser, server, "vstrechny")
    rows = screen.page.locator("dialog [data-thing]")
    rows.first.click()
    details = screen.page.locator("dialog [data-details]")
    details.wait_for()
    screen.page.keyboard.press("Escape")
    details.wait_for(state="detached")
    assert rows.first.is_visible()
    screen.context.close()


def test_a_pointer_that_rests_and_the_key_read_too(opened: Opens, server: Server) -> None:
    screen = sit_down(opened, server, "vstrechny", "PushUnit")
    found = screen.page.evaluate(MET)[0]
    screen.page.mouse.move(found["x"], found["y"])
    glance = screen.page.locator("[data-glance]")
    glance.wait_for()
    assert glance.get_attribute("data-details") == found["thing"]
    screen.page.mouse.move(1, 1)
    glance.wait_for(state="detached")
    screen.page.mouse.move(found["x"], found["y"])
    screen.page.keyboard.press("i")
    details = screen.page.locator("dialog [data-details]")
    details.wait_for()
    assert details.get_attribute("data-details") == found["thing"]


def test_why_it_cannot_be_played_is_said_where_it_is_read(opened: Opens, server: Server) -> None:
    screen = sit_down(opened, server, "boets", "Mobilise")
    card = screen.page.locator("[data-place^='ticket:hand'] .face").first
    box = card.bounding_box()
    assert box
    details = hold(screen, box["x"] + box["width"] / 2, box["y"] + 12)
    details.locator(".now.no").wait_for()
    assert "Сейчас нельзя" in details.inner_text()


def test_a_first_visit_is_shown_the_gesture_once(opened: Opens, server: Server) -> None:
    screen = sit_down(opened, server, "unmatched", "PlayAttack", size=(390, 844), is_touch=True)
    screen.page.evaluate("localStorage.removeItem('ristal.reading')")
    screen.page.reload()
    slip = screen.page.locator("[data-gesture]")
    slip.wait_for()
    screen.page.keyboard.press("Shift")
    slip.wait_for(state="detached")
    screen.page.reload()
    screen.look()
    assert slip.count() == 0


def test_nobody_reaches_behind_the_curtain(opened: Opens, server: Server) -> None:
    screen = opened()
    made = server.found("demons", ["me", "me"])
    screen.sit(made, "demons", 0, 1)
    curtain = screen.page.locator("[data-handover]")
    curtain.or_(screen.page.locator("[data-answer]").first).first.wait_for()
    while screen.page.wait_for_function(CURTAIN_OR_TURN, timeout=PATIENCE).json_value() != "curtain":
        with suppress(TookTooLong):  # the curtain has fallen just now
            screen.page.locator("[data-answer]").first.click(timeout=2000)
        screen.page.wait_for_function(OPEN_OR_DOWN)
    said = screen.page.locator("body").aria_snapshot()
    assert "Ваша рука" not in said
    for _ in range(6):
        screen.page.keyboard.press("Tab")
        assert screen.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('.handover')"
        )
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("Escape")
    assert curtain.is_visible()
