"""A game that the page has never heard of is offered there and plays to its end on the default table."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from screen import Opens, Server, Way
from test_axe import faults

from new_game import GAME, add_game, environment

ENDINGS = ("break-through", "more-units", "more-elite", "equal")


@pytest.fixture(scope="module")
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The page that it sends was built before the game existed."""
    program = add_game(tmp_path_factory.mktemp("program"))
    running = Server(tmp_path_factory.mktemp("data"), environment(program))
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("way", "size", "language", "theme"), [("mouse", (1440, 900), "ru", "dark"), ("touch", (390, 844), "en", "light")]
)
def test_it_plays_to_its_end(
    opened: Opens, new_server: Server, way: Way, size: tuple[int, int], language: str, theme: str
) -> None:
    screen = opened(new_server, size=size, is_touch=way == "touch", language=language, theme=theme, bypass_csp=True)
    screen.play(GAME, seed=3)
    chance = random.Random(1)
    screen.play_on(chance, way, most=8)
    reserve, field = ("Резерв", "Поле") if language == "ru" else ("Reserve", "Field")
    assert screen.page.get_by_role("group", name=reserve).count() == 2
    assert screen.page.get_by_role("group", name=field, exact=True).get_by_role("button").count() > 4
    assert (screen.gaps(), screen.overflows(), faults(screen)) == ([], 0, [])
    screen.play_on(chance, way)
    assert screen.result in ENDINGS
    assert (screen.gaps(), screen.overflows()) == ([], 0)


def test_the_start_page_offers_it(opened: Opens, new_server: Server) -> None:
    screen = opened(new_server)
    screen.page.goto(new_server.where)
    screen.page.locator(f"[data-play={GAME}]").click()
    screen.look()
    assert screen.state()["game"] == GAME


def test_a_card_in_the_hand_is_played_by_touching_it(opened: Opens, new_server: Server) -> None:
    """In the variant with hands a unit is chosen among one's cards."""
    made = new_server.found(GAME, ["me", "bot:random"], variant="more-strategy")
    screen = opened(new_server).sit(made, GAME, 0)
    chance = random.Random(2)
    while screen.state()["question"]["name"] != "ChooseUnit":
        assert screen.act(chance, "mouse")
        screen.look()
    cards = screen.page.get_by_role("group", name="Рука").locator("[data-answer]")
    assert cards.count() > 0
    before = screen.state()["number"]
    cards.first.click()
    screen.look()
    assert screen.state()["number"] > before
