"""Setting up is a stage: all is chosen by its face, only tables that there are, mistakes where they stand."""

from __future__ import annotations

import pytest
from screen import PATIENCE, Opens, Screen, Server
from test_axe import faults

from ristal.games import game_ids, load_game


def stage(screen: Screen, game: str, sitter: str = "") -> Screen:
    screen.page.goto("about:blank")
    screen.page.goto(f"{screen.server.where}/#/new/{game}/{sitter}")
    screen.page.wait_for_selector("[data-begin]", timeout=PATIENCE)
    screen.page.wait_for_selector("[role=radiogroup] [data-choice]", timeout=PATIENCE)
    return screen


def choose(screen: Screen, *choices: str) -> None:
    for choice in choices:
        screen.page.click(f'[data-choice="{choice}"]', timeout=PATIENCE)


def begin(screen: Screen) -> dict[str, object]:
    """The options that the match began with."""
    screen.page.click("[data-begin]", timeout=PATIENCE)
    screen.page.wait_for_selector(".table", timeout=PATIENCE)
    options: dict[str, object] = screen.state()["options"]
    return options


@pytest.mark.parametrize("game", game_ids())
def test_everything_of_a_seat_is_chosen_by_its_face(opened: Opens, game: str) -> None:
    screen = stage(opened(bypass_csp=True), game)
    option = next(each for each in load_game(game).options if each.per_seat)
    mine, other = option.choices[:2]
    choose(screen, f"{option.name}={mine}")
    screen.page.wait_for_selector(f'[data-deck="{mine}"] li', timeout=PATIENCE)
    choose(screen, "seat=1", f"{option.name}={other}")
    assert (game, faults(screen)) == (game, [])
    assert begin(screen)[option.name] == [mine, other]


def test_a_mistake_stands_at_its_seat_and_offers_the_ways_out(opened: Opens) -> None:
    screen = stage(opened(language="en", size=(390, 844)), "unmatched")
    choose(screen, "heroes=medusa", "seat=1", "heroes=medusa")
    screen.page.wait_for_selector('[data-mistake="heroes"]', timeout=PATIENCE)
    assert screen.page.locator("[data-begin]").count() == 0
    screen.page.click("[data-allow]", timeout=PATIENCE)
    options = begin(screen)
    assert (options["heroes"], options["twice"]) == (["medusa", "medusa"], "yes")


def test_three_people_play_in_teams_without_a_curtain_between_two_own_heroes(opened: Opens) -> None:
    screen = stage(opened(), "unmatched")
    choose(screen, "mode=teams-of-three", "first=2", "sitter.1=bot:beginner", "sitter.3=bot:beginner", "draft=deal")
    assert screen.page.locator('[data-people="3"]').count() == 2
    assert begin(screen)["mode"] == "teams-of-three"
    screen.look()  # the second hero is asked first
    assert screen.state()["asked"] == [2]
    assert screen.page.locator(".handover").count() == 0


def test_a_friend_is_invited_from_the_stage_and_each_chooses_in_secret(opened: Opens) -> None:
    screen = stage(opened(), "vstrechny", "open")
    assert begin(screen)["draft"] == "secret"
    screen.page.wait_for_selector(".invite input", timeout=PATIENCE)


def test_from_home_one_chooses_a_hero_at_the_table(opened: Opens) -> None:
    screen = opened()
    screen.page.goto(screen.server.where)
    screen.page.wait_for_selector("[data-set-up=unmatched]", timeout=PATIENCE)
    screen.page.click("[data-play=unmatched]", timeout=PATIENCE)
    screen.page.wait_for_selector(".table", timeout=PATIENCE)
    assert screen.state()["options"]["draft"] == "pick"


@pytest.mark.parametrize(("game", "option"), [("vstrechny", "armies"), ("unmatched", "heroes")])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_at_the_table_each_chooses_by_face_in_secret(
    opened: Opens, server: Server, game: str, option: str, size: tuple[int, int]
) -> None:
    """What nobody lets see but its owner is a back to the other; then both lie open, and the match goes on."""
    made = server.found(game, ["me", "me"], draft="secret")
    anna = opened(size=size, bypass_csp=True).sit(made, game, 0)
    boris = opened(size=size, language="en").sit(made, game, 1)
    faces = [answer["answer"] for answer in anna.state()["answers"]]
    for screen in (anna, boris):
        screen.page.wait_for_selector(f"[data-choosing={option}] [data-answer]", timeout=PATIENCE)
        screen.page.locator("[data-face]").nth(len(faces) - 1).wait_for(timeout=PATIENCE)
        shown = screen.page.locator("[data-face]").evaluate_all("all => all.map(each => each.dataset.face)")
        assert shown == faces
    assert (faults(anna), anna.overflows()) == ([], 0)
    anna.page.click(f"[data-face={faces[0]}]", timeout=PATIENCE)
    boris.page.wait_for_selector("[data-chosen=back]", timeout=PATIENCE)
    assert boris.page.locator("[data-chosen=open]").count() == 0
    boris.page.click(f"[data-face={faces[1]}]", timeout=PATIENCE)
    for screen in (anna, boris):
        screen.page.wait_for_selector("[data-choosing]", state="detached", timeout=PATIENCE)
    assert anna.state()["view"][option] == faces[:2]


def test_of_heroes_picked_in_turn_the_taken_one_says_whose_it_is(opened: Opens, server: Server) -> None:
    made = server.found("unmatched", ["me", "me"], draft="pick")
    first = server.asked(f"matches/{made['match']}", made["seats"][0]["token"])["asked"][0]
    screens = [opened().sit(made, "unmatched", seat) for seat in (first, 1 - first)]
    screens[0].page.click("[data-face=medusa]", timeout=PATIENCE)
    screens[1].page.wait_for_selector("[data-face=medusa].taken:disabled", timeout=PATIENCE)
    assert "Медуза" in screens[1].page.inner_text("[data-chosen=open]")
