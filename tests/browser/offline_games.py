"""Whole games of all five without network, in both languages, at a desk and on a phone; then an update in the middle
of a match."""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path

import chromium
from offline_screen import BEGINNING, FLAGS, OfflineScreen, WebSpace, write_folder
from playwright.sync_api import Browser, sync_playwright
from screen import SIZES, Way

from ristal.games import game_ids

UPDATE = "update"  # beside the games
WAYS: list[tuple[str, Way]] = [("ru", "mouse"), ("en", "touch")]


def play(browser: Browser, space: WebSpace, game: str, language: str, way: Way) -> None:
    with tempfile.TemporaryDirectory() as profile:
        screen = OfflineScreen(
            browser, space, Path(profile), size=SIZES[way], is_touch=way == "touch", language=language
        )
        began = time.monotonic()
        screen.play(game, seed=7)
        ready = time.monotonic() - began
        screen.context.set_offline(True)
        acts = screen.play_on(random.Random(f"{game} {way}"), way)
        problems = [*screen.problems, *screen.gaps(), *([f"wider by {screen.overflows()}"] * (screen.overflows() > 0))]
        result = screen.result
        spent = time.monotonic() - began - ready
        what = f"{game:10} {language} {way:6} ready in {ready:5.1f} s, {acts:4} acts in {spent:6.1f} s"
        print(f"{what}, result {result!r}, problems {problems}", flush=True)
        screen.context.close()
        assert result
        assert not problems


def update(browser: Browser, space: WebSpace) -> None:
    """A newer version comes in the middle of a match: it is offered, the match goes on before and after it is taken."""
    with tempfile.TemporaryDirectory() as profile:
        screen, chance = OfflineScreen(browser, space, Path(profile)), random.Random(3)
        screen.play("vstrechny", seed=3)
        screen.play_on(chance, most=4)
        version = renew(space.folder)
        screen.page.evaluate("() => navigator.serviceWorker.getRegistration().then((each) => each.update())")
        screen.page.wait_for_selector("[data-update]", timeout=BEGINNING)
        screen.play_on(chance, most=2)
        assert screen.page.evaluate("() => caches.keys()") != [f"ristal-{version}"]
        screen.page.locator("[data-update] button").first.click()
        screen.page.wait_for_event("load", timeout=BEGINNING)
        screen.wait_for_table()
        assert screen.page.evaluate("() => caches.keys()") == [f"ristal-{version}"]
        screen.play_on(chance)
        print(f"updated to {version} in the middle of a match, result {screen.result!r}, {screen.problems}", flush=True)
        assert screen.result
        screen.context.close()


def renew(folder: Path) -> str:
    """The folder as a later version would be: another picture, another list."""
    picture, script = folder / "icon.svg", folder / "service-worker.js"
    picture.write_text(picture.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    first, _, rest = script.read_text(encoding="utf-8").partition("\n")
    build = json.loads(first.removeprefix("self.BUILD = ").removesuffix(";"))
    entry = next(each for each in build["files"] if each["path"] == picture.name)
    data = picture.read_bytes()
    entry.update(bytes=len(data), hash=sha256(data).hexdigest())
    build["version"] = entry["hash"][:12]
    script.write_text(f"self.BUILD = {json.dumps(build)};\n{rest}", encoding="utf-8")
    return str(build["version"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*game_ids(), UPDATE])
    parser.add_argument("--folder", type=Path)
    chosen = parser.parse_args()
    path = chromium.find()
    if path is None:
        sys.exit(chromium.HELP)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = chosen.folder or Path(temporary) / "folder"
        if not folder.exists():
            write_folder(folder)
        space = WebSpace(folder)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, env=chromium.environment(path))
        for game in chosen.games:
            for language, way in WAYS if game != UPDATE else []:
                play(browser, space, game, language, way)
        if UPDATE in chosen.games:
            update(browser, space)
        space.switch_off()


if __name__ == "__main__":
    main()
