"""Whole games by random clicks, at every width, with a report: `make clicks GAMES=200`."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import chromium
from playwright.sync_api import Browser, sync_playwright
from screen import Screen, Server, Way

from ristal.games import game_ids

SIZES: list[tuple[tuple[int, int], Way]] = [
    ((1440, 900), "mouse"),
    ((1024, 768), "mouse"),
    ((768, 1024), "touch"),
    ((390, 844), "touch"),
    ((360, 640), "touch"),
]


def one(browser: Browser, server: Server, game: str, number: int) -> tuple[int, list[str]]:
    """A whole game: how many acts it took, and what went wrong."""
    size, way = SIZES[number % len(SIZES)]
    language, theme = ("ru", "en")[number % 2], ("dark", "light")[number // 2 % 2]
    screen = Screen(browser, server, size=size, is_touch=way == "touch", language=language, theme=theme)
    acts, wrong = 0, list[str]()
    try:
        screen.play(game, seed=number + 1)
        chance = random.Random(f"{game} {number}")
        while screen.act(chance, way):
            acts += 1
            if acts % 5 == 0:
                wrong += [f"too wide by {screen.overflows()}"] if screen.overflows() else []
                wrong += [f"words: {word}" for word in screen.gaps()]
    except Exception as error:
        wrong.append(f"{type(error).__name__}: {str(error)[:300]}")
    wrong += screen.problems
    screen.context.close()
    return acts, [f"{game} {number} {size[0]}×{size[1]} {language} {theme}: {each}" for each in wrong]


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=20, help="whole games of each")
    asked.add_argument("--only", nargs="*", default=game_ids(), choices=game_ids())
    asked.add_argument("--from", type=int, default=0, dest="start", help="the first number")
    wanted = asked.parse_args()
    path = chromium.find()
    if path is None:
        print(chromium.HELP)
        return 1
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=path, args=flags, env=chromium.environment(path))
        for game in wanted.only:
            began, acts = time.monotonic(), 0
            found: Counter[str] = Counter()
            for number in range(wanted.start, wanted.start + wanted.games):
                done, problems = one(browser, server, game, number)
                acts += done
                for problem in problems:
                    print(f"  {problem}", flush=True)
                found.update(problems)
            wrong += found
            took = time.monotonic() - began
            print(
                f"{game}: {wanted.games} games, {acts} acts, {took:.0f} s, {sum(found.values())} problems", flush=True
            )
        browser.close()
        server.stop()
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
