"""The pictures of the README, taken anew at telling moments of new matches: `make pictures`."""

from __future__ import annotations

import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import chromium
from playwright.sync_api import Browser, sync_playwright
from screen import PATIENCE, Screen, Server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESK, PHONE = (1440, 900), (390, 844)


@dataclass(frozen=True)
class Moment:
    """Where a picture is taken: the first time after so many answers that the seat below is asked this."""

    name: str
    game: str
    question: str
    after: int
    theme: str = "dark"
    size: tuple[int, int] = DESK
    options: dict[str, Any] = field(default_factory=dict)


MOMENTS = [
    Moment("vstrechny", "vstrechny", "PushUnit", 20, theme="light"),
    Moment("unmatched", "unmatched", "MoveFighter", 60),
    Moment("fight", "unmatched", "PlayDefence", 100),
    Moment("boets", "boets", "PerformTechnique", 60),
    Moment("demons", "demons", "ChooseAction", 40),
    Moment("ninedice", "ninedice", "ShareDamage", 30),
    Moment("phone", "vstrechny", "EnterUnit", 24, size=PHONE),
]


def brought(server: Server, moment: Moment) -> dict[str, Any]:
    """A match that has come to this moment: whoever sits below answers anything, against a bot."""
    chance = random.Random(moment.name)
    for _ in range(20):
        made = server.found(moment.game, ["me", "bot:greedy"], **moment.options)
        token = made["seats"][0]["token"]
        where = f"matches/{made['match']}"
        while not (state := server.asked(where, token))["result"]:
            question = state["question"]
            if 0 not in state["asked"]:
                time.sleep(0.02)
                continue
            if state["number"] >= moment.after and question["name"] == moment.question:
                return made
            answer = chance.choice(state["answers"])["answer"]
            said = {"question": question["id"], "answer": answer, "message": str(state["number"])}
            server.asked(f"{where}/answers", token, said)
    raise SystemExit(f"{moment.name}: {moment.question} was not asked in twenty matches")


def shown(screen: Screen, name: str) -> None:
    screen.page.wait_for_timeout(400)  # fonts and the last fade
    screen.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=88)
    if screen.problems:
        raise SystemExit(f"{name}: {screen.problems}")
    print(f"{name}.jpg", flush=True)


def take(browser: Browser, server: Server, moment: Moment) -> None:
    screen = Screen(browser, server, moment.size, moment.size is PHONE, theme=moment.theme, teaching=False)
    screen.sit(brought(server, moment), moment.game, 0)
    screen.look()
    shown(screen, moment.name)
    screen.context.close()


def take_replay(browser: Browser, server: Server) -> None:
    """A match of bots, watched to its end and then looked at from the middle."""
    made = server.found("unmatched", ["bot:greedy", "bot:greedy"], seed="5")
    screen = Screen(browser, server, teaching=False)
    screen.sit(made, "unmatched")
    screen.page.wait_for_selector("[data-result]", timeout=4 * PATIENCE)
    screen.page.goto(f"{server.where}/#/replay/{made['match']}/60")
    screen.page.wait_for_selector(".table")
    shown(screen, "replay")
    screen.context.close()


def main() -> int:
    path = chromium.find()
    if path is None:
        print(chromium.HELP)
        return 1
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=path, args=flags, env=chromium.environment(path))
        home = Screen(browser, server)
        home.page.goto(server.where)
        home.page.wait_for_selector("h1")
        home.page.wait_for_load_state("networkidle")
        shown(home, "home")
        for moment in MOMENTS:
            take(browser, server, moment)
        take_replay(browser, server)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
