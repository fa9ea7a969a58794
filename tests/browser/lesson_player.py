"""Lessons in a browser, wrong once at every step and then right, to the match that they go on as. As a command it plays
all of them, on a desktop and a phone, in both languages: python tests/browser/lesson_player.py [GAME ...]"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import chromium
from playwright.sync_api import Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from screen import PATIENCE, Screen, Server

from ristal.games import game_ids
from ristal.match.lessons import BAD, Lesson, lessons_of, try_step

SIZES = {"desktop": ((1440, 900), False), "phone": ((390, 844), True)}

# Where one taps to give an answer: what gives it, or a thing that has it among others.
FIND = """([answers, tap]) => {
  const shown = [...document.querySelectorAll("[data-answer], [data-answers]")].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width && height && each.checkVisibility({ visibilityProperty: true });
  });
  const [answer] = answers;
  const given = (wanted) => shown.find((each) => each.dataset.answer === wanted);
  const having = shown.filter((each) => (each.dataset.answers ?? "").split(" | ").includes(answer));
  const isRepeated = answers[1] === answer; // dice of one kind: each tap takes another, then all are thrown
  const found =
    given(answers.join(" ")) ?? (isRepeated ? having[tap % having.length] : undefined) ?? given(answer) ?? having[0];
  if (!found) return null;
  found.scrollIntoView({ block: "nearest", inline: "center" });
  return found;
}"""
# Something can be done, or the step is over, or what was given since has been heard of.
READY = """(before) => document.querySelector("[data-given]")?.dataset.given !== before
  || (document.querySelector(".table[data-settled='true']")
    && document.querySelector("[data-verdict], [data-answer], [data-answers]"))"""
TAPS = 6  # that one answer may take


def wrong_way(lesson: Lesson, at: int, given: tuple[str, ...] = ()) -> list[str] | None:
    """Answers with which a step fails."""
    attempt = try_step(lesson, at, given)
    if attempt.ending is not None:
        return list(given) if attempt.ending.verdict == BAD else None
    ways = (wrong_way(lesson, at, (*given, answer)) for answer in attempt.legal)
    return next((way for way in ways if way is not None), None)


def give(page: Page, answers: list[str]) -> None:
    """Gives answers on the table, each by as many taps as it takes."""
    given = page.locator("[data-given]")
    for at, answer in enumerate(answers):
        before = given.get_attribute("data-given")
        for tap in range(TAPS):
            page.wait_for_function(READY, arg=before, timeout=PATIENCE)
            if given.get_attribute("data-given") != before:
                break
            if page.locator("[data-verdict]").count():
                return  # several answers went off at once
            if page.locator("[data-read]:visible").count():
                page.locator("[data-read]").click()
            found: Any = page.evaluate_handle(FIND, [answers[at:], tap]).as_element()
            assert found is not None, f"nothing on the table gives {answer}"
            found.click()
        page.wait_for_function(
            "before => document.querySelector('[data-given]').dataset.given !== before", arg=before, timeout=PATIENCE
        )
        page.wait_for_selector(".table[data-settled='true']", timeout=PATIENCE)


def play_lesson(screen: Screen, lesson: Lesson) -> None:
    """Every step, wrong once and then right; then on to the match, where the lesson leads to one."""
    page = screen.page
    for at, step in enumerate(lesson.steps):
        goal = step.goal[screen.language]
        page.wait_for_selector(f'[data-step="{step.id}"][data-goal="{goal}"]', timeout=PATIENCE)
        page.wait_for_selector(
            ".table[data-settled='true'] :is([data-answer], [data-answers])", state="attached", timeout=PATIENCE
        )
        places = [*step.marks, *([] if step.pointer is None else [step.pointer.at])]
        drawn = page.evaluate("() => [...document.querySelectorAll('[data-place]')].map((each) => each.dataset.place)")
        assert set(places) <= set(drawn), "a place that this table has not"
        way = wrong_way(lesson, at)
        assert way is not None
        give(page, way)
        page.wait_for_selector("[data-verdict='bad']", timeout=PATIENCE)
        assert screen.overflows() == 0
        assert screen.gaps() == []
        page.locator("[data-again]").click()
        page.wait_for_selector("[data-verdict]", state="detached", timeout=PATIENCE)
        give(page, list(step.solution))
        page.wait_for_selector("[data-verdict='good']", timeout=PATIENCE)
        page.locator("[data-next]").click()
    if lesson.play_on is None:
        page.locator("[data-next-lesson]").wait_for(timeout=PATIENCE)
        return
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/#/m/*", timeout=PATIENCE)
    page.wait_for_selector(".table [data-prompt]", timeout=PATIENCE)


def address_of(lesson: Lesson) -> str:
    """Where the page plays a lesson."""
    game = lesson.game.id
    return f"#/school/{game}/{lesson.station}" if lesson.station else f"#/first/{game}"


def main(games: list[str]) -> int:
    found = chromium.find()
    if found is None:
        print(chromium.HELP)
        return 1
    failed = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=found, args=flags, env=chromium.environment(found))
        for lesson in [lesson for game in games or game_ids() for lesson in lessons_of(game)]:
            for name, (size, is_touch) in SIZES.items():
                for language in ("ru", "en"):
                    screen = Screen(browser, server, size=size, is_touch=is_touch, language=language)
                    screen.page.goto(f"{server.where}/{address_of(lesson)}")
                    try:
                        play_lesson(screen, lesson)
                    except (AssertionError, PlaywrightTimeout) as error:
                        screen.problems.append(f"{type(error).__name__}: {error}".splitlines()[0])
                    print(lesson.game.id, lesson.id, name, language, "; ".join(screen.problems) or "played", flush=True)
                    failed += bool(screen.problems)
                    screen.context.close()
        server.stop()
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
