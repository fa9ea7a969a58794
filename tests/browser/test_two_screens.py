"""People at different screens: a line is lost, a page reloaded, a server killed; no move is lost or made twice."""

from __future__ import annotations

import itertools
import json
import random

import pytest
from screen import PATIENCE, Opens, Screen, Server, play_moves

from ristal.games import game_ids

MOVES = 8
# A quick Nine Dice can be over before the line is lost; its draft alone has more moves than these tests.
LASTING = {"ninedice": {"start": "draft"}}
ONLINE, OFFLINE = "html[data-connection='online']", "html[data-connection='offline']"

# What a page would sound and notify, counted; it is never looked at.
HEARS = """() => {
  window.heard = { knocks: 0, notes: 0, permission: "denied" };
  Object.defineProperty(document, "hidden", { get: () => true });
  window.Notification = class {
    constructor() { heard.notes++; }
    static get permission() { return heard.permission; }
    static requestPermission() { return Promise.resolve(heard.permission); }
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) { heard.knocks++; return start.call(this, at); };
}"""


SAYS_LAST = """last => {
  const plain = (text) => text.replace(/[▲▬✕◆]/g, "").replace(/\\s+/g, " ").trim();
  const newest = [...document.querySelectorAll(".log li")].at(-1);
  return newest !== undefined && plain(newest.textContent).includes(plain(last));
}"""


def in_step(screens: list[Screen]) -> None:
    """Both show the last line of the log that the server has; emblems of seats are drawn there as shields."""
    for screen in screens:
        screen.page.wait_for_function(SAYS_LAST, arg=screen.state()["log"][-1]["text"], timeout=PATIENCE)


@pytest.mark.parametrize("game", game_ids())
def test_a_lost_line_heals(opened: Opens, server: Server, game: str) -> None:
    made = server.found(game, ["me", "me"], seed="5", **LASTING.get(game, {}))
    one, two = screens = [opened(language=language).sit(made, game, seat) for seat, language in ((0, "ru"), (1, "en"))]
    chance = random.Random(game)
    play_moves(screens, chance, MOVES)
    one.is_forgiving = True
    one.context.set_offline(True)
    one.page.wait_for_selector(OFFLINE, timeout=PATIENCE)
    before = one.state()["number"]
    if not two.act_if_asked(chance) and one.can_act():
        one.page.keyboard.press("1")  # kept, and sent when the line is back
    one.context.set_offline(False)
    one.page.wait_for_selector(ONLINE, timeout=PATIENCE)
    play_moves(screens, chance, MOVES // 2)
    one.page.reload()
    one.page.wait_for_selector(".table", timeout=PATIENCE)
    one.is_forgiving = False
    play_moves(screens, chance, MOVES // 2)
    assert one.state()["number"] > before
    in_step(screens)


@pytest.mark.parametrize("game", ["vstrechny", "unmatched"])
def test_the_page_outlives_the_server(opened: Opens, own_server: Server, game: str) -> None:
    screen = opened(own_server).play(game, seed=3, opponent="greedy")
    chance = random.Random(1)
    screen.play_on(chance, most=6)
    screen.look()
    screen.is_forgiving = True
    before = screen.state()["number"]
    own_server.kill()
    screen.page.wait_for_selector(OFFLINE, timeout=PATIENCE)
    screen.page.keyboard.press("1")
    own_server.start()
    screen.page.wait_for_selector(ONLINE, timeout=PATIENCE)
    screen.page.wait_for_timeout(300)
    screen.is_forgiving = False
    screen.play_on(chance, most=4)
    screen.look()
    state = screen.state()
    assert state["number"] > before
    numbers = [move["number"] for move in screen.server.asked(f"matches/{screen.match}/events?wait=0", screen.token)]
    assert numbers == sorted(set(numbers))


def test_a_draw_is_offered_refused_and_agreed(opened: Opens, server: Server) -> None:
    made = server.found("vstrechny", ["me", "me"], seed="5")
    one, two = [opened(language=language).sit(made, "vstrechny", seat) for seat, language in ((0, "ru"), (1, "en"))]

    def offers(screen: Screen) -> None:
        screen.page.get_by_role("button", name="Настройки", exact=True).click()
        screen.page.get_by_role("button", name="Предложить ничью").click()
        screen.page.get_by_role("status").filter(has_text="Вы предложили ничью").wait_for(timeout=PATIENCE)

    offers(one)
    asked = two.page.get_by_role("alertdialog", name="Offer a draw")
    asked.get_by_role("button").last.click(timeout=PATIENCE)
    one.page.get_by_role("status").filter(has_text="Вы предложили ничью").wait_for(state="detached", timeout=PATIENCE)
    assert one.result is None
    offers(one)
    asked.get_by_role("button").first.click(timeout=PATIENCE)
    for screen in (one, two):
        screen.page.wait_for_selector("[data-result]", timeout=PATIENCE)


def test_a_turn_is_told_once_by_sound_and_notification(opened: Opens, server: Server) -> None:
    made = server.found("vstrechny", ["me", "me"], seed="5")
    one, two = opened(), opened()
    mine: list[bool] = []  # of each state that came to the first of them

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if "state" in message:
            question = message["state"]["question"]
            mine.append(question is not None and question["mine"])

    one.page.on("websocket", lambda line: line.on("framereceived", hear))
    screens = [one.sit(made, "vstrechny", 0), two.sit(made, "vstrechny", 1)]
    one.page.evaluate(HEARS)
    one.page.get_by_role("button", name="Настройки", exact=True).click()
    one.page.get_by_role("switch", name="Звук").check()
    notified = one.page.get_by_role("switch", name="Уведомление")
    notified.click()
    assert not notified.is_checked()  # it was refused
    one.page.evaluate("heard.permission = 'granted'")
    notified.check()
    one.page.keyboard.press("Escape")
    one.look() if mine[-1] else two.look()
    before = len(mine)
    play_moves(screens, random.Random(2), 16)
    one.page.wait_for_timeout(300)
    turns = sum(now and not then for then, now in itertools.pairwise(mine[before - 1 :]))
    assert turns > 2
    assert one.page.evaluate("[heard.knocks, heard.notes]") == [turns, turns]
