"""Every question of every game at every size, dark and light: what can be answered is in view, nothing overlaps or
is cut, and between two questions nothing moves that need not. `make postures`."""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import chromium
from playwright.sync_api import Browser, sync_playwright
from screen import Screen, Server

import ristal
from ristal.games import game_ids

SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (720, 450),
    (768, 1024),
    (1000, 700),
    (1024, 768),
    (1180, 820),
    (1440, 900),
    (1920, 1080),
]
THEMES = ("dark", "light")
SEEDS = range(1, 4)

# What is wrong with the screen as it is now, in words.
LOOK_OVER = """() => {
  const wrong = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight) wrong.push(`page: ${page.scrollHeight - innerHeight} px too high`);
  if (page.scrollWidth > innerWidth) wrong.push(`page: ${page.scrollWidth - innerWidth} px too wide`);
  const called = (element) => {
    const { answer, answers, place } = element.dataset;
    return answer ?? answers ?? place ?? `${element.className.baseVal ?? element.className}`.split(" ")[0];
  };
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrolls = (style) => [style.overflowX, style.overflowY].some((each) => each === "auto" || each === "scroll");
  /** What is left of a box inside of what scrolls or clips it; whether something only hides it. */
  const clip = (element, box, from = element.parentElement) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    let by = null;
    let isScrolled = false;
    for (let above = from; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (style.display === "contents" || (style.overflowX === "visible" && style.overflowY === "visible")) continue;
      if (above.ownerSVGElement) continue;
      const edge = above.getBoundingClientRect();
      const isCut = edge.left > left + 1 || edge.right < right - 1 || edge.top > top + 1 || edge.bottom < bottom - 1;
      if (isCut && scrolls(style)) isScrolled = true;
      else if (isCut && !isScrolled) by ??= above;
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    const isGone = right - left < 2 || bottom - top < 2;
    return { left, top, right, bottom, by, isScrolled, isGone };
  };
  const isInside = ({ left, top, right, bottom }) =>
    left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  const isAnswer = (element) => element?.closest("[data-answer], [data-answers]");

  const prompt = document.querySelector("[data-prompt]");
  if (!prompt) wrong.push("prompt: there is none");
  else if (!isInside(prompt.getBoundingClientRect())) wrong.push("prompt: out of view");

  const answers = [...document.querySelectorAll("[data-answer], [data-answers]")].filter(isSeen);
  if (!answers.length) wrong.push("answers: there are none");
  let reached = 0;
  for (const element of answers) {
    const box = element.getBoundingClientRect();
    const left = clip(element, box);
    const isWhole = element.ownerSVGElement !== null || (isInside(left.isScrolled ? left : box) && !left.by);
    if (!isWhole && !left.isScrolled) wrong.push(`answer: ${called(element)} out of view`);
    if (left.isGone) continue;
    const [x, y] = [(left.left + left.right) / 2, (left.top + left.bottom) / 2];
    const met = document.elementFromPoint(x, y);
    if (met && (met === element || element.contains(met))) reached += 1;
    else if (isInside(left) && !left.isScrolled && !element.ownerSVGElement && !isAnswer(met))
      wrong.push(`answer: ${called(element)} under ${met ? called(met) : "nothing"}`);
  }
  if (answers.length && !reached) wrong.push("answers: none can be reached");

  // Things that can be answered or read, where they lie beside each other and not on one another.
  const SOLID = "[data-place^='die:'], .buttons > *, [data-place^='ticket:']";
  const laid = [...document.querySelectorAll(SOLID)]
    .filter((element) => isSeen(element) && element.getClientRects().length)
    .map((element) => ({ ...clip(element, element.getBoundingClientRect()), element }))
    .filter((each) => !each.isGone);
  for (const [at, one] of laid.entries())
    for (const other of laid.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 4 && down > 4) wrong.push(`overlap: ${called(one.element)} and ${called(other.element)}`);
    }

  const texts = [];
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.textContent.trim() || !isSeen(element) || element.closest(".sr, [aria-hidden=true]")) continue;
    const { clipPath, webkitLineClamp, textOverflow } = getComputedStyle(element);
    if (clipPath === "inset(50%)" || webkitLineClamp !== "none") continue; // unseen; shortened, and read by holding
    if (textOverflow === "ellipsis") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 2 || line.height < 2) continue;
      const box = new DOMRect(line.x, line.y + line.height * 0.2, line.width, line.height * 0.6); // the letters
      const left = clip(element, box);
      const said = node.textContent.trim().slice(0, 28);
      const ends = element.closest("li, .last, [data-ends]");
      if (!left.isScrolled && !ends) {
        if (left.by) wrong.push(`cut: «${said}» by ${called(left.by)}`);
        else if (!isInside(box)) wrong.push(`cut: «${said}» by the window`);
      }
      if (!left.isGone) texts.push({ ...left, element, said });
    }
  }
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      if (one.element === other.element) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const small = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (across > 3 && down > Math.max(3, small / 3)) wrong.push(`overlap: «${one.said}» and «${other.said}»`);
    }
  return [...new Set(wrong)];
}"""

# Where lies what has one place for all questions of a match, as the one at this seat sees it.
PLACES = """(seat) => {
  const still = ["board", "ring", "field", "pit", "battlefield"].map((place) => `[data-place='${place}']`);
  still.push("[data-place^='slab:']", "[data-place^='zone:']", "[data-place^='player:']");
  const found = {};
  for (const element of document.querySelectorAll(still.join(", "))) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [of, at, ...more] = element.dataset.place.split(":");
    if (!width || !height) continue;
    const whose = +at === seat ? "own" : "other";
    if (of === "player" && whose === "own") continue; // below the question, which may need a line more
    if (of === "player") found[of] = [x, y]; // names are of many lengths
    else found[[of, ...(of === "zone" ? [whose, ...more] : at ? [at] : [])].join(":")] = [x, y, width, height];
  }
  return found;
}"""
PREPARES = {"ChooseDemon", "DraftCard"}  # what lies in the middle then makes way for the table
MOST = 1.5  # pixels that rounding may move something

DRAWN = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@dataclass(frozen=True)
class Position:
    """Where a game asks something for the first time."""

    game: str
    question: str
    seat: int
    seed: int
    start: dict[str, Any]


def positions(game: str) -> list[Position]:
    """One position of every question that random matches come to."""
    found: dict[str, Position] = {}
    for seed in SEEDS:
        chance = random.Random(seed)
        match = ristal.new(game, seed=seed)
        first: dict[str, tuple[int, int]] = {}
        while not match.over:
            asked = match.pending[0]
            first.setdefault(asked.name, (len(match.moves), asked.seat))
            match.play(chance.choice(match.legal(asked.seat)), asked.seat)
        record = json.loads(match.record())
        for question, (at, seat) in first.items():
            found.setdefault(question, Position(game, question, seat, seed, {"record": record, "at": at}))
    return list(found.values())


Places = dict[str, list[float]]


class Still:
    """Where things lay at the first question of a match, at each size."""

    def __init__(self) -> None:
        self.first: dict[tuple[int, int, int], Places] = {}

    def moved(self, screen: Screen, position: Position, size: tuple[int, int]) -> list[str]:
        """What lies elsewhere, or is of another size, than when it was first seen."""
        places: Places = screen.page.evaluate(PLACES, position.seat)
        first = self.first.setdefault((position.seed, *size), {})
        found = []
        for name, box in places.items():
            before = first.setdefault(name, box)
            if any(abs(now - then) > MOST for now, then in zip(box, before, strict=True)):
                found.append(
                    f"moved: {name} from {[round(each) for each in before]} to {[round(each) for each in box]}"
                )
        return found


def looked_over(
    screen: Screen, sizes: list[tuple[int, int]], position: Position | None = None, still: Still | None = None
) -> Iterator[tuple[str, list[str]]]:
    """What is wrong at each size and in each theme, with the name of both; what moved since an earlier position."""
    for width, height in sizes:
        screen.page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            screen.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            screen.page.evaluate(DRAWN)
            faults: list[str] = screen.page.evaluate(LOOK_OVER)
            if still and position and position.question not in PREPARES:
                faults += still.moved(screen, position, (width, height))
            yield f"{width}x{height} {theme}", faults


def take_seat(browser: Browser, server: Server, position: Position) -> Screen:
    """Open the position as the one who is asked."""
    screen = Screen(browser, server, size=SIZES[0], is_touch=True, motion="none")
    made = server.asked("matches", body={"game": position.game, "sitters": ["me", "me"], "start": position.start})
    screen.sit(made, position.game, position.seat)
    screen.look()
    return screen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--question", help="only this one")
    parser.add_argument("--pictures", type=Path, help="where to put a picture of each")
    parser.add_argument("--size", action="append", help="only this one, as 844x390")
    given = parser.parse_args()
    sizes = SIZES
    if given.size:
        sizes = [(int(width), int(height)) for width, _, height in (each.partition("x") for each in given.size)]
    wrong = looked = 0
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.HELP)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=path, args=flags, env=chromium.environment(path))
        for game in given.games:
            still = Still()
            for position in positions(game):
                if given.question and position.question != given.question:
                    continue
                screen = take_seat(browser, server, position)
                for name, faults in looked_over(screen, sizes, position, still):
                    looked += 1
                    for fault in faults:
                        print(f"{game} {position.question} {name}: {fault}")
                    wrong += len(faults)
                    if given.pictures:
                        file = given.pictures / f"{game}-{position.question}-{name.replace(' ', '-')}.png"
                        screen.page.screenshot(path=file)
                screen.context.close()
        browser.close()
        server.stop()
    print(f"{looked} screens, {wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
