"""Take the pictures of the documents, the same moments in both languages: `make pictures`."""

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
LANGUAGES = ("en", "ru")
WIDE, DESK, PHONE, PAPER = (1440, 900), (1280, 800), (390, 844), (794, 1123)
QUALITY = 72  # of JPEG: letters stay sharp at 100-200 kB a picture


@dataclass(frozen=True)
class Moment:
    """Where a picture is taken: the first time after so many answers that the seat below is asked this."""

    name: str
    game: str
    question: str
    after: int
    theme: str = "dark"
    options: dict[str, Any] = field(default_factory=dict)


MOMENTS = [
    Moment("vstrechny", "vstrechny", "PushUnit", 20, theme="light"),
    Moment("fight", "unmatched", "PlayDefence", 100),
    Moment("boets", "boets", "PerformTechnique", 60),
    Moment("demons", "demons", "ChooseAction", 40),
    Moment("ninedice", "ninedice", "ShareDamage", 30),
]


def reach(server: Server, moment: Moment) -> dict[str, Any]:
    """Play a new match up to the moment: seat 1 answers at random, a bot plays the other seat."""
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


def save(screen: Screen, name: str) -> None:
    """Write what the screen shows, once its fonts and fades have settled; a problem of the page stops everything."""
    screen.page.wait_for_timeout(400)
    file = FOLDER / screen.language / f"{name}.jpg"
    screen.page.screenshot(path=file, type="jpeg", quality=QUALITY)
    if screen.problems:
        raise SystemExit(f"{file.name}: {screen.problems}")
    print(file.relative_to(FOLDER), file.stat().st_size, flush=True)


def take_home(browser: Browser, server: Server) -> None:
    for language in LANGUAGES:
        screen = Screen(browser, server, WIDE, language=language)
        screen.page.goto(server.where)
        screen.page.wait_for_selector("h1")
        screen.page.wait_for_load_state("networkidle")
        save(screen, "home")
        screen.context.close()


def take(browser: Browser, server: Server, moment: Moment) -> None:
    made = reach(server, moment)
    for language in LANGUAGES:
        screen = Screen(browser, server, DESK, language=language, theme=moment.theme, teaching=False)
        screen.sit(made, moment.game, 0)
        screen.look()
        save(screen, moment.name)
        screen.context.close()


def take_replay(browser: Browser, server: Server) -> None:
    """Watch a match of bots to its end, then open its replay in the middle."""
    made = server.found("unmatched", ["bot:greedy", "bot:greedy"], seed="5")
    for language in LANGUAGES:
        screen = Screen(browser, server, DESK, language=language, teaching=False)
        screen.sit(made, "unmatched")
        screen.page.wait_for_selector("[data-result]", timeout=4 * PATIENCE)
        screen.page.goto(f"{server.where}/#/replay/{made['match']}/60")
        screen.page.wait_for_selector(".table")
        save(screen, "replay")
        screen.context.close()


def take_change(browser: Browser, server: Server) -> None:
    """Change a card in the workshop, measure it, play with it; look at the report on a screen, a phone and paper."""
    server.asked("workshop", body={"id": "heavy-horse", "name": "Heavy horse"})
    for language, edition, thing, attack in (
        ("en", "Edition", "What to change", "Attack"),
        ("ru", "Издание", "Что меняем", "Атака"),
    ):
        screen = Screen(browser, server, WIDE, language=language, theme="light", teaching=False)
        page = screen.page
        page.goto(f"{server.where}/#/workshop/vstrechny")
        page.get_by_label(edition, exact=True).select_option("heavy-horse", timeout=PATIENCE)
        page.get_by_label(thing).select_option("armies.toml army[west].unit[knight]", timeout=PATIENCE)
        if language == "en":
            page.get_by_role("button", name=f"{attack}: +1").click(timeout=PATIENCE)
        page.locator("[data-diff]").get_by_text("+ attack = 6").wait_for(timeout=PATIENCE)
        page.locator("[data-measure]:enabled").click(timeout=PATIENCE)
        page.locator("[data-balance=over]").wait_for(timeout=20 * PATIENCE)
        save(screen, "workshop")
        page.locator("[data-play-this]:enabled").click()
        page.wait_for_selector(".table", timeout=PATIENCE)
        save(screen, "workshop-match")
        screen.context.close()
        run = server.asked("lab")["runs"][0]["run"]
        for name, size in (("report", WIDE), ("report-phone", PHONE), ("report-paper", PAPER)):
            screen = Screen(browser, server, size, language=language, theme="light", teaching=False)
            screen.page.goto(f"{server.where}/#/lab/{run}")
            screen.page.locator("[data-judges]").wait_for(timeout=PATIENCE)
            if size == PAPER:
                screen.page.emulate_media(media="print")
            save(screen, name)
            screen.context.close()


def main() -> int:
    path = chromium.find()
    if path is None:
        print(chromium.HELP)
        return 1
    for language in LANGUAGES:
        (FOLDER / language).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=path, args=flags, env=chromium.environment(path))
        take_home(browser, server)
        for moment in MOMENTS:
            take(browser, server, moment)
        take_replay(browser, server)
        take_change(browser, server)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
