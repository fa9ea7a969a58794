"""A match afterwards: others follow a link to a moment, a file is read again, and it goes on from any moment."""

from __future__ import annotations

import random

from screen import PATIENCE, Opens, Screen

REPLAY = "[data-replay]"


def moment(screen: Screen) -> str | None:
    return screen.page.wait_for_selector(REPLAY, timeout=PATIENCE).get_attribute("data-replay")


def test_a_replay_is_shared_kept_and_played_on(opened: Opens) -> None:
    screen = opened().play("boets", seed=9)
    screen.play_on(random.Random(4), most=10)
    screen.look()
    screen.server.asked(f"matches/{screen.match}/resign", screen.token, {})
    screen.page.wait_for_selector("[data-result]", timeout=PATIENCE)
    screen.page.locator("a[href^='#/replay/']").click()
    assert moment(screen) == "0"
    for _ in range(3):
        screen.page.keyboard.press("ArrowRight")
    assert moment(screen) == "3"

    screen.page.locator("[data-share]").click()
    other = opened(language="en")
    other.page.goto(screen.page.url)
    assert moment(other) == "3"
    other.page.locator(".sides button").first.click()
    other.page.wait_for_selector(".sides button:first-child[aria-pressed=true]")
    assert moment(other) == "3"

    with screen.page.expect_download() as kept:
        screen.page.locator("[data-keep]").click()
    reader = opened()
    reader.page.goto(f"{reader.server.where}/#/replay/file")
    reader.page.set_input_files("input[type=file]", kept.value.path())
    assert moment(reader) == "0"
    for one in (screen, reader):
        one.page.locator("[data-play-on]").click()
        one.page.wait_for_selector(".table[data-settled]:not([data-replay])", timeout=PATIENCE)
        assert one.look()["things"]
