"""The page without a server: the network goes, the browser is closed in the middle of a match, and it is played to its
end. `make offline-games` plays all five, in both languages, at both sizes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from offline_screen import BEGINNING, OfflineScreen, WebSpace, write_folder
from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    folder = tmp_path_factory.mktemp("offline") / "folder"
    write_folder(folder)
    space = WebSpace(folder)
    yield space
    space.switch_off()


def test_a_match_goes_on_without_network_in_a_browser_that_was_closed(
    browser: Browser, space: WebSpace, tmp_path: Path
) -> None:
    chance = random.Random(7)
    first = OfflineScreen(browser, space, tmp_path)
    first.play("vstrechny", seed=7)
    assert first.page.evaluate("document.documentElement.dataset.host") == "worker"
    space.switch_off()
    first.context.set_offline(True)
    first.play_on(chance, most=6)
    where, hand = first.page.url, first.look()["things"]
    first.context.close()

    second = OfflineScreen(browser, space, tmp_path)
    second.context.set_offline(True)
    second.page.goto(where)
    second.wait_for_table()
    assert {thing["direct"] for thing in second.look()["things"]} == {thing["direct"] for thing in hand}
    second.play_on(chance)
    assert second.result
    assert second.gaps() == []
    assert second.problems == []
    third = second.context.new_page()  # another tab while this one plays
    third.goto(space.where)
    third.wait_for_selector("[data-building=other-tab]", timeout=BEGINNING)
    second.page.close()
    third.wait_for_selector("[data-building]", state="detached", timeout=BEGINNING)
    second.context.close()
    space.switch_on()
