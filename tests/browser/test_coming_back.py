"""Coming back: three matches on the home page, sixty in one key, a day later on another device; and watching."""

from __future__ import annotations

import os
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from screen import PATIENCE, Opens, Screen, Server
from test_axe import faults
from test_between_people import goes, presses, sees

DAY = 86_400
KEEPS = """(held) => localStorage.setItem("ristal.matches", JSON.stringify(held))"""


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Server]:
    """A server to which others can come."""
    running = Server(tmp_path, {**os.environ, "RISTAL_PUBLIC_URL": "http://play.example.org"})
    yield running
    running.stop()


def seated(server: Server, game: str, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A match with somebody else, in which I am asked, and as a browser keeps it."""
    body = {"game": game, "sitters": ["me", "me"], "nicks": ["Anna", "Boris"], **more}
    made: dict[str, Any] = server.asked("matches", body=body)
    first = server.asked(f"matches/{made['match']}", made["seats"][0]["token"])["asked"][0]
    return made, saved(made, game, first)


def saved(made: dict[str, Any], game: str, seat: int, at: int = 0) -> dict[str, Any]:
    mine = [{"seat": seat, "token": made["seats"][seat]["token"]}]
    return {"match": made["match"], "game": game, "name": "", "options": {}, "at": at, "seats": mine}


def keeps(screen: Screen, held: list[dict[str, Any]]) -> Screen:
    screen.page.goto(screen.server.where)
    screen.page.evaluate(KEEPS, held)
    return screen


@pytest.mark.parametrize(("size", "language"), [((1440, 900), "ru"), ((390, 844), "en")])
def test_home_shows_the_first_three_that_wait_for_me(
    opened: Opens, public: Server, size: tuple[int, int], language: str
) -> None:
    clocks = [None, {"per_move": 2 * DAY}, {"per_move": DAY}, None, None]
    held = [seated(public, "vstrechny", **({"clock": clock} if clock else {}))[1] for clock in clocks]
    alone = public.asked("matches", body={"game": "boets", "sitters": ["me", "bot:novice"]})
    screen = keeps(opened(public, size=size, language=language, bypass_csp=True), [*held, saved(alone, "boets", 0)])
    goes(screen, "/", "[data-waiting] ~ [data-waiting] ~ [data-waiting]")
    sees(screen, "[data-title=boets] h2:not(:empty)")
    shown = screen.page.locator("[data-waiting]").evaluate_all("all => all.map(each => each.dataset.waiting)")
    assert shown[:2] == [held[2]["match"], held[1]["match"]]  # the least time first
    assert len(shown) == 3
    assert (faults(screen), screen.overflows(), screen.gaps()) == ([], 0, [])
    goes(screen, "/mine", "[data-waits=alone]")
    mine = screen.page.locator("[data-waits=me]")
    mine.nth(len(held) - 1).wait_for(timeout=PATIENCE)
    assert mine.count() == len(held)
    assert "Anna" in mine.first.inner_text() or "Boris" in mine.first.inner_text()
    assert mine.first.locator("[data-asked]").inner_text().strip() not in ("", "ваш ход", "your turn")
    assert (faults(screen), screen.overflows()) == ([], 0)


def test_sixty_matches_come_along_by_one_short_key(opened: Opens, public: Server) -> None:
    _, one = seated(public, "vstrechny")
    token = one["seats"][0]["token"]
    ended = {"game": "boets", "name": "", "options": {}, "seats": [{"seat": 0, "token": token}], "over": "победа"}
    held = [one, *({**ended, "match": f"{at:016x}", "at": -at} for at in range(1, 60))]
    screen = keeps(opened(public), held)
    goes(screen, "/mine", "[data-waits=nobody]")
    presses(screen, "[data-make-key]", "[data-key]")
    key = screen.page.inner_text("[data-key]")
    assert len(key) == 23
    phone = opened(public, size=(390, 844), is_touch=True, language="en")
    goes(phone, f"/key/{key}", "[data-waits=me]")
    phone.page.locator("[data-mine]").nth(59).wait_for(timeout=PATIENCE)
    assert phone.page.locator("[data-mine]").count() == 60
    assert key not in phone.page.url  # the secret has left the address bar


def test_a_day_later_the_match_goes_on_at_another_device_and_is_played_again(opened: Opens, tmp_path: Path) -> None:
    """The clock of the server moves on by a day; days of reflection run, and nothing else has changed."""
    environment = {**os.environ, "RISTAL_PUBLIC_URL": "http://play.example.org"}
    server = Server(tmp_path, environment)
    try:
        anna = opened(server, nick="Анна")
        goes(anna, "/friend/vstrechny", "[data-sit]")
        anna.page.click("[data-choice='clock=days']")
        presses(anna, "[data-sit]", ".invite input")
        invite = anna.page.input_value(".invite input").rpartition("/")[2]
        boris = opened(server, language="en", size=(390, 844), is_touch=True, nick="Boris")
        goes(boris, f"/i/{invite}", "[data-accept]")
        presses(boris, "[data-accept]", ".table[data-settled=true]")
        sees(anna, ".table[data-settled=true]")
        for each in (anna, boris):  # each picks in secret
            while (each.state()["question"] or {}).get("mine"):
                each.act(random.Random(1), "mouse")
                each.page.wait_for_timeout(200)
        presses(anna, "[data-talk]", "[data-phrase=hello]")
        anna.page.click("[data-phrase=hello]")
        goes(boris, "/mine", "[data-make-key]")
        presses(boris, "[data-make-key]", "[data-key]")
        key = boris.page.inner_text("[data-key]")
        boris.page.goto("about:blank")
        anna.is_forgiving = True
        server.stop()
        with closing(sqlite3.connect(tmp_path / "ristal.db")) as database, database:
            age(database, DAY)
        server.start()
        tablet = opened(server, size=(768, 1024), language="en")
        goes(tablet, f"/key/{key}", "[data-mine]")
        match = tablet.page.get_attribute("[data-mine]", "data-mine")
        goes(tablet, f"/m/{match}", ".table[data-settled=true]")
        said = "[data-talk][aria-label*='new: 1']"  # while one was away
        tablet.page.wait_for_selector(said, state="attached", timeout=PATIENCE)
        state = tablet.state()
        assert state["state"] == "playing"
        left = [state["clock"]["left"][seat] for seat in state["asked"]]
        assert left
        assert all(0.9 * DAY < each < 1.1 * DAY for each in left)  # of two days for a move one has passed
        server.asked(f"matches/{match}/resign", anna.token, {})
        goes(anna, f"/m/{match}", "[data-result]")
        sees(tablet, "[data-result]")
        presses(anna, ".next .go", "[data-leave]")  # one asks and waits,
        sees(tablet, ".next [role=status]")
        tablet.page.click(".next .go", timeout=PATIENCE)  # the other comes
        for each in (anna, tablet):
            sees(each, "[data-choosing]")
        assert anna.match == tablet.match != match
    finally:
        server.stop()


def age(database: sqlite3.Connection, seconds: float) -> None:
    """As if all that the server keeps had been written so much earlier, and it had run until now."""
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in tables:
        for _, column, kind, *_ in database.execute(f"PRAGMA table_info({table})").fetchall():
            if (table, column) != ("uptime", "last") and kind.upper() in (
                "FLOAT",
                "REAL",
                "DOUBLE",
                "DOUBLE PRECISION",
            ):
                database.execute(f"UPDATE {table} SET {column} = {column} - ? WHERE {column} > 1e9", (seconds,))


def test_an_address_from_the_bar_opens_for_watching_if_the_match_allows_it(opened: Opens, public: Server) -> None:
    watched = public.asked("matches", body={"game": "vstrechny", "sitters": ["me", "bot:novice"], "public": True})
    closed = public.asked("matches", body={"game": "vstrechny", "sitters": ["me", "bot:novice"]})
    screen = opened(public, language="en")
    goes(screen, f"/m/{watched['match']}", ".table .stage")
    assert screen.page.locator("[data-answer]").count() == 0
    goes(screen, f"/m/{closed['match']}", "main h1")
    assert "ask whoever sits at the table" in screen.page.inner_text("main")
