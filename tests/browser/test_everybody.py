"""A table for everybody: by keyboard alone, without motion, with large letters, for the first time."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from screen import PATIENCE, Opens, Screen

ROOT = Path(__file__).parents[2]
GAMES = ["vstrechny", "unmatched"]
HELD = "(document.activeElement?.dataset.answer ?? document.activeElement?.dataset.answers) ?? null"
SHOWN = """() => [...document.querySelectorAll("[data-answer], [data-answers]")]
  .filter((each) => each.getClientRects().length).map((each) => each.dataset.answer ?? each.dataset.answers)"""
LOW = """() => [...document.querySelectorAll("[data-answer], [data-answers]")]
  .map((each) => each.getBoundingClientRect()).filter((box) => box.height > 0 && box.height < 24).length"""
# every animation that moves something, other than a sign that is put up
RECORDS = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (!this.closest(".flying .sign") && frames.some((frame) => frame.transform)) window.moved++;
    return animate.call(this, frames, options);
  };
}"""


def settled(screen: Screen) -> None:
    screen.page.wait_for_function(
        "() => document.querySelector('.table')?.dataset.settled === 'true'", timeout=PATIENCE
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_reaches_every_answer(opened: Opens, game: str) -> None:
    screen = opened().play(game, seed=5)
    chance = random.Random(game)
    for _ in range(5):
        screen.play_on(chance, most=3)
        screen.look()
        missing = set(screen.page.evaluate(SHOWN))
        screen.page.evaluate("document.activeElement.blur()")
        for _ in range(400):  # the log stands between the question and the board, and its things can be read too
            screen.page.keyboard.press("Tab")
            missing.discard(screen.page.evaluate(HELD))
            if not missing:
                break
        assert missing == set()


def test_the_number_of_a_space_is_its_key(opened: Opens) -> None:
    screen = opened().play("unmatched", seed=5)
    chance = random.Random(1)

    def spaces() -> list[str]:
        answers: list[dict[str, Any]] = screen.state()["answers"]
        return [each["answer"] for each in answers if each["answer"][1:].isdigit() and len(each["answer"]) == 3]

    while not spaces():
        screen.act(chance, "mouse")
        screen.look()
    asked, space = screen.state()["question"]["id"], spaces()[-1]
    screen.page.keyboard.press(space[1])
    assert screen.state()["question"]["id"] == asked
    screen.page.keyboard.press(space[2])
    for _ in range(100):
        if screen.state()["question"]["id"] != asked:
            break
        screen.page.wait_for_timeout(50)
    assert any(space in line["text"] for line in screen.state()["log"][-20:])
    assert screen.state()["question"]["id"] != asked


@pytest.mark.parametrize("is_calm", [False, True])
def test_whoever_asks_for_no_motion_sees_none(opened: Opens, is_calm: bool) -> None:
    screen = opened(speed=4)
    screen.page.emulate_media(reduced_motion="reduce" if is_calm else "no-preference")
    screen.play("vstrechny", seed=5)
    screen.look()
    screen.page.evaluate(RECORDS)
    screen.play_on(random.Random(1), most=4)
    screen.look()
    assert (screen.page.evaluate("window.moved") == 0) is is_calm


def test_a_key_ends_what_is_moving(opened: Opens) -> None:
    screen = opened(speed=1).play("vstrechny", seed=5)
    screen.look()
    screen.page.keyboard.press("1")
    screen.page.wait_for_function(
        "() => document.querySelector('.table').dataset.settled === 'false'", timeout=PATIENCE
    )
    screen.page.keyboard.press("Shift")
    settled(screen)
    assert screen.page.evaluate("document.getAnimations().filter(each => each.playState === 'running').length") == 0


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_pressed_flat_by_large_letters(opened: Opens, game: str) -> None:
    """A window of 1440 × 900 at 200 %."""
    screen = opened(size=(720, 450)).play(game, seed=5)
    chance = random.Random(game)
    for _ in range(8):
        screen.look()
        assert screen.page.evaluate(LOW) == 0
        assert screen.overflows() == 0
        screen.act(chance, "keyboard")


@pytest.mark.parametrize("size", [(1440, 900), (1200, 800), (360, 640)])
def test_an_explanation_hides_no_question(opened: Opens, size: tuple[int, int]) -> None:
    screen = opened(size=size, teaching=True).play("unmatched", seed=5)
    note, prompt_bar = screen.page.locator(".help-tip"), screen.page.locator("[data-prompt]")
    note.wait_for(timeout=PATIENCE)
    box, asks = note.bounding_box(), prompt_bar.bounding_box()
    assert box is not None
    assert asks is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= asks["y"] or box["x"] >= asks["x"] + asks["width"]
    seen = screen.page.evaluate(
        "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.help-tip')", [box["x"] + 30, box["y"] + 20]
    )
    assert seen


@pytest.mark.parametrize("game", ["vstrechny", "unmatched", "boets", "demons", "ninedice"])
def test_the_first_game_explains_each_new_thing_once(opened: Opens, game: str) -> None:
    screen = opened(teaching=True).play(game, seed=5)
    note = screen.page.locator(".help-tip")
    chance = random.Random(game)
    told: list[str] = []
    drawn = (ROOT / "web" / "src" / "games" / game / "index.ts").read_text("utf-8")
    explained = re.search(r"explains: \{(.*?)\}", drawn, re.DOTALL)
    asked = set(re.findall(r'": "(\w+)"', explained[1] if explained else ""))  # what happened before may explain these
    for act in range(30):
        if screen.look()["result"] is not None:
            break
        question = screen.state()["question"]["name"]
        before = len(told)
        while note.count():
            told.append(note.locator("p").first.inner_text())
            note.get_by_role("button").first.click()
        assert question in asked or len(told) > before
        asked.add(question)
        if act == 10:
            screen.page.reload()
            continue
        screen.act(chance, "mouse")
    assert len(told) == len(set(told))
    assert screen.gaps() == []


def test_an_example_comes_from_a_bot(opened: Opens) -> None:
    screen = opened(teaching=True).play("vstrechny", seed=5)
    note = screen.page.locator(".help-tip")
    note.wait_for(timeout=PATIENCE)
    with screen.page.expect_response("**/hint?*", timeout=PATIENCE) as asked:
        while not note.get_by_role("heading", name="Что делать").count():
            note.get_by_role("button").first.click()
    best = asked.value.json()["answers"][0]
    screen.page.locator(".stage .hinted").first.wait_for(timeout=PATIENCE)
    assert best["label"] in note.inner_text()
    lit = screen.page.locator(".stage .hinted").evaluate_all("all => all.map(each => each.dataset.answer)")
    assert set(lit) == {best["answer"]}


def test_explanations_can_be_switched_off(opened: Opens) -> None:
    screen = opened(teaching=True).play("vstrechny", seed=5)
    note = screen.page.locator(".help-tip")
    note.wait_for(timeout=PATIENCE)
    note.get_by_role("button").last.click()
    assert note.count() == 0
    screen.play_on(random.Random(1), most=6)
    screen.look()
    assert note.count() == 0
    screen.page.get_by_role("button", name="Что это значит?").click()
    assert note.count() == 1
