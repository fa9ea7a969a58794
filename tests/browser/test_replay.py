"""A match afterwards: others follow a link to a moment, a file is read again, and it goes on from any moment."""

from __future__ import annotations

import random
import re

import pytest
from screen import PATIENCE, Opens, Screen

from ristal.games import game_ids

REPLAY = "[data-replay]"
LARGEST_SUMMARY = 2048  # bytes on the wire
LONGEST_REVIEW = 120_000  # milliseconds, on a machine that has much else to do


def moment(screen: Screen) -> str | None:
    return screen.page.wait_for_selector(REPLAY, timeout=PATIENCE).get_attribute("data-replay")


def ended(screen: Screen, game: str, acts: int) -> Screen:
    """The end of a match that somebody gave up after some acts."""
    screen.play(game, seed=9)
    screen.play_on(random.Random(4), most=acts)
    screen.look()
    return resigned(screen)


def resigned(screen: Screen) -> Screen:
    screen.server.asked(f"matches/{screen.match}/resign", screen.token, {})
    screen.page.wait_for_selector("[data-result]", timeout=PATIENCE)
    return screen


def given_up(screen: Screen, game: str, acts: int) -> Screen:
    """The replay of such a match."""
    ended(screen, game, acts).page.locator("a[href^='#/replay/']").click()
    return screen


def test_the_end_is_shared_by_a_link_to_the_last_moment(opened: Opens) -> None:
    screen = ended(opened(), "boets", 40)
    screen.context.grant_permissions(["clipboard-read", "clipboard-write"])
    assert screen.page.evaluate("'share' in navigator") is False
    screen.page.locator("[data-share]").click()
    screen.page.get_by_text("Ссылка скопирована").wait_for()
    other = opened(language="en")
    other.page.goto(screen.page.evaluate("navigator.clipboard.readText()"))
    last = other.page.wait_for_selector("[role=slider]", timeout=PATIENCE).get_attribute("aria-valuemax")
    assert moment(other) == last != "0"


def test_the_end_of_a_rematch_is_shared_too(opened: Opens) -> None:
    screen = ended(opened(), "demons", 2)
    first = screen.match
    screen.page.get_by_text("Реванш").click()
    screen.page.wait_for_function("(first) => !location.hash.endsWith(first)", arg=first, timeout=PATIENCE)
    screen.look()
    resigned(screen).page.wait_for_selector("[data-share]", timeout=PATIENCE)


def test_the_end_is_shared_as_the_device_does_it(opened: Opens) -> None:
    screen = opened()
    screen.page.add_init_script("navigator.share = (what) => ((window.shared = what), Promise.resolve())")
    ended(screen, "vstrechny", 4).page.locator("[data-share]").click()
    shared = screen.page.wait_for_function("window.shared").json_value()
    assert f"#/replay/{screen.match}/" in shared["url"]
    assert screen.page.get_by_text("Ссылка скопирована").count() == 0


@pytest.mark.parametrize("game", game_ids())
def test_the_end_tells_how_long_it_was_and_draws_the_last_blow(opened: Opens, game: str) -> None:
    """What is left of every seat is drawn at once, the blow when the summary has come; the replay is not asked for."""
    server = opened().server
    made, chance = server.found(game, ["me", "me"]), random.Random(3)
    where = f"matches/{made['match']}"
    while not (state := server.asked(where, made["watch"]))["result"]:
        token = made["seats"][state["asked"][0]]["token"]
        mine = server.asked(where, token)
        answer = chance.choice(mine["answers"])["answer"]
        body = {"question": mine["question"]["id"], "answer": answer, "message": str(mine["number"])}
        server.asked(f"{where}/answers", token, body)
    reader, sizes = opened(), []
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.page.on("response", lambda got: "/summary" in got.url and sizes.append(int(got.headers["content-length"])))
    screen = reader.sit(made, game, 0)
    screen.page.wait_for_selector(".drawn > *", timeout=PATIENCE)
    assert not [url for url in asked if "/replay" in url]
    assert sizes
    assert max(sizes) <= LARGEST_SUMMARY
    told = screen.page.locator(".lasted").inner_text().lower()
    assert re.fullmatch(r"\d+ (ход|раунд|бо)\w* · (меньше минуты|\d+ минут\w?)", told)
    assert screen.page.locator(".left > *").count() >= 1
    assert screen.gaps() == []
    assert screen.overflows() == 0


def test_a_replay_is_shared_kept_and_played_on(opened: Opens) -> None:
    screen = given_up(opened(), "boets", 10)
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


def test_a_replay_plays_by_itself_and_goes_where_a_line_of_the_log_is(opened: Opens) -> None:
    screen = given_up(opened(), "vstrechny", 6)
    screen.page.wait_for_selector(REPLAY, timeout=PATIENCE)
    last = int(screen.page.locator("[role=slider]").get_attribute("aria-valuemax") or 0)
    play = screen.page.locator(".controls [aria-pressed]")

    middle = screen.page.locator(".moment").nth(screen.page.locator(".moment").count() // 2)
    middle.locator("button.jump").click()
    assert moment(screen) == middle.get_attribute("data-at")
    assert "now" in (middle.get_attribute("class") or "")

    play.click()
    screen.page.wait_for_selector(f"[data-replay='{last}']", timeout=PATIENCE)
    screen.page.wait_for_selector(".controls [aria-pressed=false]", timeout=PATIENCE)
    play.click()  # at the end: once more from the start
    screen.page.wait_for_function(f"Number(document.querySelector('{REPLAY}').dataset.replay) < {last}")
    play.click()
    rests = moment(screen)
    screen.page.wait_for_timeout(1500)
    assert moment(screen) == rests


def test_a_review_parts_the_result_beside_the_replay(opened: Opens) -> None:
    """It is made in the background; the parts that are shown add up to the digit, and a marked answer leads there."""
    screen = given_up(opened(), "vstrechny", 9)
    page = screen.page
    page.locator("[data-review]").click()
    page.wait_for_selector("[data-sums]", timeout=LONGEST_REVIEW)
    shown = page.locator("[data-sums] .whole b").all_inner_texts()
    result, skill, luck = (round(10 * float(each.replace(",", ".").replace("\u2212", "-"))) for each in shown)
    assert result == skill + luck
    assert page.locator("svg.curve polyline").count() == 2
    done, total = page.locator("[data-reviewed]").get_attribute("data-reviewed").split("/")  # type: ignore[union-attr]
    assert done == total != "0"
    for marked in page.locator("[data-marked]").all()[:1]:
        number = int(marked.get_attribute("data-marked") or 0)
        marked.click()
        page.wait_for_selector(f'[data-replay="{number - 1}"]', timeout=PATIENCE)
    page.get_by_text("Ход боя", exact=True).click()
    assert page.locator("[data-reviewed]").count() == 0
