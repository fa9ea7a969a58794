"""The laboratory and the workshop as a designer uses them: change a card, play it, know what it did."""

from __future__ import annotations

import pytest
from screen import PATIENCE, Opens, Server
from test_axe import LOOKS, faults
from test_web_pages import goes

LONG = 240_000  # milliseconds: bots play behind everybody else


def begin_edition(server: Server, name: str) -> None:
    known = [each["id"] for each in server.asked("workshop")["editions"]]
    if name not in known:
        server.asked("workshop", body={"id": name, "name": "Heavy horse"})


def test_a_card_is_changed_seen_taken_back_and_played_at_once(opened: Opens, server: Server) -> None:
    begin_edition(server, "played")
    screen = opened()
    goes(screen, "/#/workshop/vstrechny")
    page = screen.page
    page.get_by_label("Издание", exact=True).select_option("played")
    page.get_by_label("Что меняем").select_option("armies.toml army[west].unit[knight]")
    attack = page.locator("[data-field=attack]")
    attack.get_by_role("button", name="Атака: +1").click()
    page.locator("[data-texts]").get_by_text("Атака 6").wait_for(timeout=PATIENCE)
    assert page.locator("[data-texts] [lang=en]").inner_text().startswith("Attack 6")
    assert page.locator("[data-diff]").inner_text().split("\n")[:2] == ["- attack = 5", "+ attack = 6"]
    page.locator("[data-undo]").click()
    page.locator("[data-texts]").get_by_text("Атака 5").wait_for(timeout=PATIENCE)
    name = page.get_by_label("Название", exact=True)
    name.fill("")
    page.get_by_role("alert").first.wait_for(timeout=PATIENCE)
    assert page.locator("[data-play-this]").is_disabled()
    name.fill("Латник")
    attack.get_by_role("button", name="Атака: +1").click()
    page.locator("[data-face]").get_by_text("Латник").first.wait_for(timeout=PATIENCE)
    assert screen.gaps() == []
    with page.expect_response(lambda answer: "catalogue" in answer.url and "edition=" in answer.url) as catalogue:
        page.locator("[data-play-this]:enabled").click()
    assert "Латник" in catalogue.value.text()
    page.wait_for_selector(".table", timeout=PATIENCE)
    state = screen.state()
    assert (len(state["edition"]), state["options"]["armies"][0]) == (64, "west")


def test_a_question_is_asked_stopped_gone_on_with_and_answered(opened: Opens) -> None:
    screen = opened(language="en")
    goes(screen, "/#/lab")
    page = screen.page
    page.locator("[data-question=ladder]").click()
    page.get_by_label("Judge").select_option("beginner")
    page.locator("[data-choice='games=20']").click()
    page.locator("[data-ask] [type=submit]").click()
    going = page.locator("[data-run]").first
    going.wait_for(timeout=PATIENCE)
    run = going.get_attribute("data-run")
    going.locator("[data-stop]").click()
    page.locator(f"[data-run='{run}'][data-state=stopped] [data-go-on]").click(timeout=LONG)
    page.locator(f"[data-report='{run}']").click(timeout=LONG)
    page.locator(f"[data-report-page='{run}'] [data-command]").wait_for(timeout=PATIENCE)
    assert "ristal lab ladder vstrechny --levels greedy beginner --games 20" in page.content()
    assert page.get_by_role("row").count() == 2
    assert (screen.gaps(), screen.overflows()) == ([], 0)


@pytest.mark.parametrize(("theme", "size", "language"), LOOKS)
def test_every_page_is_for_everybody(
    opened: Opens, server: Server, theme: str, size: tuple[int, int], language: str
) -> None:
    begin_edition(server, "seen")
    run = server.asked("lab", body={"question": "matrix", "game": "vstrechny", "games": 2})["run"]
    screen = opened(size=size, theme=theme, language=language, bypass_csp=True)
    for place in ("/#/lab", f"/#/lab/{run}", "/#/workshop", "/#/workshop/unmatched", "/#/workshop/boets"):
        goes(screen, place)
        assert (place, screen.overflows(), faults(screen)) == (place, 0, [])
    server.asked(f"lab/{run}", body={"action": "forget"})
