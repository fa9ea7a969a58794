"""Whole games at full motion, every frame looked at: no word says what the table has not shown. `make following`."""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import chromium
from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from screen import LONGEST, Screen, Server, Way

import ristal
from ristal.games import game_ids

SIZES: dict[Way, tuple[int, int]] = {"mouse": (1440, 900), "touch": (390, 844)}

# Looks at every frame: what is said must not lie ahead of what is shown.
WATCH = """() => {
  const found = (window.followed = { frames: 0, shown: 0, ahead: [] });
  const place = (text) => (text ?? "0.0").split(".").map(Number);
  let [last, read] = ["", 0];
  const look = () => {
    const { shown } = document.documentElement.dataset;
    const [number, event] = place(shown);
    for (const element of document.querySelectorAll("[data-said]")) {
      const [said, of] = place(element.dataset.said);
      if (said > number || (said === number && of > event))
        found.ahead.push(`${element.dataset.said} after ${shown}: ${element.textContent.trim()}`);
    }
    if (performance.now() - read > 300) {
      document.querySelector("[data-go-on]")?.click(); // somebody who reads fast
      read = performance.now();
    }
    found.frames += 1;
    if (shown !== last) found.shown += 1;
    last = shown;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# Where a table stands that asks nothing.
STANDS = """() => JSON.stringify({
  table: { ...document.querySelector(".table")?.dataset },
  page: { ...document.documentElement.dataset },
  said: document.querySelector("[data-prompt]")?.textContent,
  isRead: document.querySelector("[data-go-on]") !== null,
  open: document.querySelector("dialog[open]")?.ariaLabel ?? null,
  answers: document.querySelectorAll("[data-answer], [data-answers]").length,
})"""


def last_answers(game: str, seed: int, count: int) -> dict[str, Any]:
    """A match of random answers, so many of them before its end."""
    chance = random.Random(seed)
    match = ristal.new(game, seed=seed)
    while not match.over:
        asked = match.pending[0]
        match.play(chance.choice(match.legal(asked.seat)), asked.seat)
    return {"record": json.loads(match.record()), "at": max(0, len(match.moves) - count)}


def follow(browser: Browser, server: Server, game: str, way: Way, seed: int, last: int | None = None) -> dict[str, Any]:
    """Plays to the end, or the last answers only, and says what every frame has shown."""
    screen = Screen(browser, server, size=SIZES[way], is_touch=way == "touch", speed=1, motion="full")
    try:
        if last is None:
            screen.play(game, seed)
        else:
            start = {"game": game, "sitters": ["me", "bot:random"], "start": last_answers(game, seed, last)}
            made = server.asked("matches", body=start)
            screen.sit(made, game, 0)
        screen.page.evaluate(WATCH)
        try:
            acts = screen.play_on(random.Random(seed), way, LONGEST)
        except PlaywrightTimeout:
            acts = 0
            screen.problems.append(f"nothing can be done: {screen.page.evaluate(STANDS)}")
        found: dict[str, Any] = screen.page.evaluate("window.followed")
        return {**found, "acts": acts, "result": screen.result, "problems": screen.problems}
    finally:
        screen.context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wrong = 0
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.HELP)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=path, args=flags, env=chromium.environment(path))
        for game in given.games:
            for way in SIZES:
                found = follow(browser, server, game, way, given.seed)
                print(f"{game}, {way}: {found['acts']} acts, {found['shown']} events shown, {found['frames']} frames")
                for said in [*found["ahead"][:5], *found["problems"]]:
                    print(f"  {said}")
                wrong += len(found["ahead"]) + len(found["problems"])
        browser.close()
        server.stop()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
