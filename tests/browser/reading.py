"""Everything that is played with, held on a small phone: it opens and shows its whole text. `make reading`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chromium
from playwright.sync_api import Browser, Locator, Response, sync_playwright
from screen import PATIENCE, Screen, Server

from ristal.games import game_ids

PHONE = (360, 640)
# What of the opened thing cannot be brought into view, and what is wider than the phone.
OUT_OF_VIEW = """(details) => [...details.querySelectorAll("p, dt, dd, b, li")].filter((each) => {
  if (!each.textContent.trim() || !each.checkVisibility()) return false;
  if (each.closest("[data-thing], .drawn")) return false; // the thing itself is a picture: its words stand below it
  each.scrollIntoView({ block: "nearest" });
  const { left, right, top, bottom, height } = each.getBoundingClientRect();
  return left < -1 || right > innerWidth + 1 || (height < innerHeight * 0.6 && (top < -1 || bottom > innerHeight + 1));
}).map((each) => each.textContent.trim().slice(0, 40))"""


def open_rules(browser: Browser, server: Server, game: str) -> tuple[Screen, list[dict[str, Any]]]:
    """The list of everything that this match is played with, open on a phone; and what belongs there."""
    screen = Screen(browser, server, size=PHONE, is_touch=True, motion="none")
    made = server.found(game, ["me", "me"])
    answered: list[Response] = []
    screen.page.on("response", lambda each: answered.append(each) if "/catalogue?" in each.url else None)
    screen.sit(made, game, 0)
    screen.page.locator("[data-prompt] .clause").first.tap()
    screen.page.locator("dialog [data-thing]").first.wait_for(timeout=PATIENCE)
    things = answered[-1].json()["things"]
    return screen, things


def hold(screen: Screen, row: Locator) -> Locator:
    """Presses a row of the list until what it names has opened."""
    row.evaluate("row => row.scrollIntoView({ block: 'center' })")
    box = row.bounding_box()
    assert box
    screen.page.mouse.move(box["x"] + min(40, box["width"] / 2), box["y"] + box["height"] / 2)
    screen.page.mouse.down()
    details = screen.page.locator("dialog [data-details]")
    details.wait_for(timeout=PATIENCE)
    screen.page.mouse.up()
    return details


def faults(screen: Screen, thing: dict[str, Any]) -> Iterator[str]:
    """What is wrong with how one thing is read."""
    row = screen.page.locator(f"dialog [data-thing='{thing['id']}']").first
    if not row.count():
        yield "is not in the list"
        return
    details = hold(screen, row)
    if details.get_attribute("data-details") != thing["id"]:
        yield f"opens {details.get_attribute('data-details')}"
    said = " ".join(details.inner_text().split())
    title = " ".join(screen.page.locator("dialog:has([data-details])").last.inner_text().split())
    if thing["name"] not in title:
        yield "has no name"
    if " ".join(thing["text"].split()) not in said:
        yield f"lacks its text: {said[:80]}"
    for fact in thing["facts"]:
        if fact["name"] not in said:
            yield f"lacks «{fact['name']}»"
    for lost in details.evaluate(OUT_OF_VIEW):
        yield f"cannot be brought into view: {lost}"
    screen.page.keyboard.press("Escape")
    details.wait_for(state="detached", timeout=PATIENCE)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_ids())
    given = parser.parse_args()
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.HELP)
    wrong = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=path, args=flags, env=chromium.environment(path))
        for game in given.games:
            screen, things = open_rules(browser, server, game)
            found = [f"{game} {thing['id']}: {fault}" for thing in things for fault in faults(screen, thing)]
            found += screen.problems
            print(f"{game}: {len(things)} things", *found, sep="\n  ", flush=True)
            wrong += len(found)
            screen.context.close()
        browser.close()
        server.stop()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
