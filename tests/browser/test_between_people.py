"""Between people: invited, talking, back on another device, challenged; axe finds nothing on the way."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from screen import PATIENCE, Opens, Screen, Server
from test_axe import faults


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Server]:
    """A server to which others can come."""
    running = Server(tmp_path, {**os.environ, "RISTAL_PUBLIC_URL": "http://play.example.org"})
    yield running
    running.stop()


def goes(screen: Screen, place: str, until: str) -> Screen:
    """To a place of the page; a fresh one, so that nothing is left of the place before."""
    screen.page.goto("about:blank")
    screen.page.goto(f"{screen.server.where}/#{place}")
    return sees(screen, until)


def sees(screen: Screen, what: str) -> Screen:
    screen.page.wait_for_selector(what, timeout=PATIENCE)
    return screen


def presses(screen: Screen, what: str, until: str) -> None:
    screen.page.click(what, timeout=PATIENCE)
    sees(screen, until)


def test_two_meet_by_a_link_talk_and_go_on_at_another_device(opened: Opens, public: Server) -> None:
    anna = opened(public, language="ru", nick="Анна", bypass_csp=True)
    boris = opened(public, language="en", theme="light", size=(390, 844), nick="Boris", bypass_csp=True)
    assert faults(goes(anna, "/friend/vstrechny", "[data-code]")) == []
    link = anna.page.get_attribute("[data-code]", "data-code") or ""
    assert link.startswith("http://play.example.org/#/i/")  # which leads others here
    boris.is_forgiving = True  # there is no such table yet
    goes(boris, f"/i/{link.rpartition('/')[2]}", "[data-early]")
    anna.page.click("[data-choice='public=yes']")
    presses(anna, "[data-sit]", ".invite input")
    assert faults(anna) == []
    assert anna.page.input_value(".invite input") == link
    sees(boris, "[data-accept]")  # it opens by itself
    boris.is_forgiving = False
    assert boris.page.get_attribute("[data-only-watch]", "href") == f"#/m/{anna.match}"
    assert faults(goes(boris, f"/i/{link.rpartition('/')[2]}", "[data-accept]")) == []
    boris.page.click("[data-accept]", timeout=PATIENCE)
    presses(anna, "[data-talk]", "[data-phrase=hello]")
    anna.page.fill(".talk form input", "Привет!")
    anna.page.keyboard.press("Enter")
    sees(anna, "[data-said=words]")
    assert faults(anna) == []
    goes(anna, "/mine", "[data-make-key]")
    presses(anna, "[data-make-key]", "[data-key]")
    assert faults(anna) == []
    key = anna.page.inner_text("[data-key]")
    assert len(key) < 30
    phone = opened(public, size=(390, 844), bypass_csp=True)
    goes(phone, f"/key/{key}", "[data-mine]")
    assert faults(phone) == []
    match = phone.page.get_attribute("[data-mine]", "data-mine")
    goes(phone, f"/m/{match}", ".table[data-settled=true]")


def test_a_challenge_is_called_and_taken(opened: Opens, public: Server) -> None:
    calls, comes = opened(public, nick="Анна", bypass_csp=True), opened(public, language="en", nick="Boris")
    goes(calls, "/lobby", "[data-call]")
    calls.page.evaluate("() => localStorage.setItem('ristal.strength', '\"novice\"')")  # as «Мои партии» has found
    presses(calls, "[data-call]", "[data-leave]")
    goes(comes, "/lobby", "[data-accept-challenge]")
    comes.page.wait_for_function(  # the lobby is what one sees
        "() => document.querySelector('[data-lobby]').getBoundingClientRect().top < 0.7 * innerHeight", timeout=PATIENCE
    )
    assert comes.page.locator("[data-challenge]").count() == 1
    assert "stronger than the bot “novice”" in comes.page.inner_text("[data-challenge]")
    presses(comes, "[data-accept-challenge]", ".table[data-settled=true] .stage")
    sees(calls, "[data-talk]")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_who_waits_plays_a_bot_and_is_called(opened: Opens, public: Server, size: tuple[int, int]) -> None:
    """Three browsers: one calls and plays meanwhile, one comes, and the third finds the challenge gone."""
    calls = opened(public, nick="Анна", bypass_csp=True, size=size)
    comes, looks = opened(public, language="en", nick="Boris", size=size), opened(public, language="en", nick="Chris")
    goes(calls, "/lobby", "[data-call]")
    presses(calls, "[data-call]", "[data-leave]")
    challenge = calls.match
    presses(calls, "[data-meanwhile]", "[data-play=vstrechny]")
    presses(calls, "[data-play=vstrechny]", ".table[data-settled=true]")
    for each in (comes, looks):
        goes(each, "/lobby", f"[data-challenge='{challenge}'] [data-accept-challenge]")
    presses(comes, "[data-accept-challenge]", ".table[data-settled=true] .stage")
    sees(calls, f"[data-called='{challenge}']")
    assert faults(calls) == []
    presses(calls, f"[data-called='{challenge}'] .go", ".table[data-settled=true] .stage")
    assert calls.match == challenge
    looks.page.wait_for_selector("[data-challenge]", state="detached", timeout=PATIENCE)


def test_who_waits_refuses_and_is_in_the_list_again(opened: Opens, public: Server) -> None:
    """The other hears nothing but that the challenge stands in the list again."""
    calls = opened(public, nick="Анна", bypass_csp=True, size=(390, 844))
    comes = opened(public, language="en", nick="Boris")
    goes(calls, "/lobby", "[data-call]")
    presses(calls, "[data-call]", "[data-leave]")
    challenge = calls.match
    presses(calls, "[data-meanwhile]", "[data-play=vstrechny]")
    goes(comes, "/lobby", f"[data-challenge='{challenge}'] [data-accept-challenge]")
    presses(comes, "[data-accept-challenge]", "[data-calling]")
    sees(calls, f"[data-called='{challenge}'] [role=timer]")
    assert faults(calls) == []
    comes.is_forgiving = True  # its seat is no more
    calls.page.click("[data-refuse]", timeout=PATIENCE)
    calls.page.wait_for_selector("[data-called]", state="detached", timeout=PATIENCE)
    sees(comes, f"[data-challenge='{challenge}'] [data-accept-challenge]")
    comes.page.wait_for_function("() => location.hash === '#/lobby'", timeout=PATIENCE)


def test_a_rematch_waits_visibly_and_seats_are_swapped(opened: Opens, public: Server) -> None:
    anna = opened(public, language="en", nick="Anna", bypass_csp=True)
    boris = opened(public, language="en", nick="Boris", size=(390, 844), is_touch=True)
    goes(anna, "/friend/vstrechny", "[data-sit]")
    presses(anna, "[data-sit]", ".invite input")
    goes(boris, f"/i/{anna.page.input_value('.invite input').rpartition('/')[2]}", "[data-accept]")
    presses(boris, "[data-accept]", ".table[data-settled=true] .stage")
    sees(anna, ".table[data-settled=true] .stage")
    before, ended = [each["name"] for each in anna.state()["sitters"]], anna.match
    public.asked(f"matches/{ended}/resign", anna.token, {})
    for each in (anna, boris):
        sees(each, "[data-result]")
    presses(anna, "[data-swap]", "[data-leave]")  # a way out, while one waits
    assert faults(anna) == []
    sees(boris, ".next [role=status]")  # the other is told
    boris.page.click(".next .go")
    for each in (boris, anna):
        each.page.wait_for_function("ended => !location.hash.endsWith(ended)", arg=ended, timeout=PATIENCE)
        sees(each, ".table[data-settled=true] .stage")
    assert anna.match == boris.match
    assert [each["name"] for each in anna.state()["sitters"]] == before[::-1]


def test_who_plays_alone_is_told_that_a_link_leads_nowhere(opened: Opens) -> None:
    screen = opened(bypass_csp=True)
    assert faults(goes(screen, "/friend/boets", "[data-reach=local]")) == []
    assert screen.page.locator("[data-code]").count() == 0
    assert screen.page.is_disabled("[data-where=far]")
    goes(screen, "/lobby", "[data-title=boets]")
    assert screen.page.locator("[data-call]").count() == 0
