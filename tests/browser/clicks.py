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
from screen import INTO_VIEW, LONGEST, LOOK, PATIENCE, Screen, Server

from ristal.games import game_ids

SIZES = [((1440, 900), False), ((1024, 768), False), ((768, 1024), True), ((390, 844), True), ((360, 640), True)]


# Some acts in a row, done from inside the page because that is ten times faster: the pointer is pressed and released
# at a point where it really meets a thing. Returns how many were done, and how much too wide the page ever was.
ACTS = (
    f"async (given) => {{ const [look, intoView] = [{LOOK}, {INTO_VIEW}];"
    + """
  const [random, most, patience] = given;
  const settled = async () => {
    for (const begun = performance.now(); performance.now() - begun < patience; ) {
      const seen = look();
      if (seen) return seen;
      await new Promise((go) => setTimeout(go, 8));
    }
    throw new Error(`nothing can be done: ${document.querySelector("[data-prompt]")?.textContent}`);
  };
  let [acts, wide] = [0, 0];
  for (; acts < most; acts++) {
    const seen = await settled();
    if (seen.result !== null) return { acts, wide, ended: true };
    const reached = seen.things.filter((thing) => thing.x >= 0);
    if (reached.length === 0) intoView();
    else {
      const direct = reached.filter((thing) => thing.direct !== null);
      const wanted = direct.length && random[2 * acts] < 0.7 ? direct : reached;
      const { x: clientX, y: clientY } = wanted[Math.floor(random[2 * acts + 1] * wanted.length)];
      const at = { clientX, clientY, bubbles: true, cancelable: true, isPrimary: true, button: 0 };
      document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent("pointerdown", at));
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent("pointerup", at));
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent("click", at));
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    wide = Math.max(wide, scrollWidth - clientWidth);
    await new Promise((go) => setTimeout(go, 4));
  }
  return { acts, wide, ended: false };
}"""
)
ROW = 12  # acts between two looks at the words


def one(browser: Browser, server: Server, game: str, number: int) -> tuple[int, list[str]]:
    """A whole game: how many acts it took, and what went wrong."""
    size, is_touch = SIZES[number % len(SIZES)]
    language, theme = ("ru", "en")[number % 2], ("dark", "light")[number // 2 % 2]
    screen = Screen(browser, server, size=size, is_touch=is_touch, language=language, theme=theme)
    acts, wrong, ended = 0, list[str](), False
    try:
        screen.play(game, seed=number + 1)
        chance = random.Random(f"{game} {number}")
        while not ended and acts < LONGEST:
            done = screen.page.evaluate(ACTS, [[chance.random() for _ in range(2 * ROW)], ROW, PATIENCE])
            acts, ended = acts + done["acts"], done["ended"]
            wrong += [f"too wide by {done['wide']}"] if done["wide"] > 0 else []
            wrong += [f"words: {word}" for word in screen.gaps()]
        wrong += [] if ended else [f"not over after {acts} acts"]
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
                print(f"\r{game}: {number + 1 - wanted.start} of {wanted.games}", end="", file=sys.stderr, flush=True)
            wrong += found
            took = time.monotonic() - began
            print(
                f"\r{game}: {wanted.games} games, {acts} acts, {took:.0f} s, {sum(found.values())} problems", flush=True
            )
        browser.close()
        server.stop()
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
