"""§A27 What a view tells in the middle of things: a table can be drawn from it alone."""

from __future__ import annotations

from typing import Any

import pytest
from boets_bout import FOUR, Bout, begun, bout

import ristal
from ristal.engine.event import Event, Listener
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR

YELLOW3 = {"yellow": [2, 2, 2]}


def seen(fight: Bout) -> Any:
    return fight.match.view(None)


class Moments(Listener):
    """What a spectator sees at each event."""

    def __init__(self) -> None:
        super().__init__()
        self.views: list[tuple[str, Any]] = []

    def hear(self, t: Table, event: Event) -> None:
        super().hear(t, event)
        self.views.append((event.NAME, t.view(SPECTATOR)))


def moments(fight: Bout, *answers: str) -> list[tuple[str, Any]]:
    """The view at every event of these answers."""
    listener = Moments()
    for answer in answers:
        fight.t.events = listener
        seat = fight.t.first_asked()
        fight.t.answer(seat, fight.t.find(seat, answer))
    return listener.views


def test_r48_a27_links_wait_act_and_are_cancelled() -> None:
    fight = bout(ring=[FOUR, YELLOW3], hand=[["backfist"], ["duck"]])
    fight.play("backfist min")
    assert [link["state"] for link in seen(fight)["chain"]] == ["waits"]
    assert seen(fight)["running"] == []
    told = dict(moments(fight, "duck mid"))
    assert [link["state"] for link in told["technique-landed"]["chain"]] == ["waits", "acts"]
    assert told["technique-landed"]["running"] == [{"seat": 1, "technique": "duck", "power": "mid"}]
    assert [link["state"] for link in told["attack-cancelled"]["chain"]] == ["cancelled", "acts"]
    assert told["technique-ended"]["chain"] == told["technique-ended"]["running"] == []


def test_r37_a27_the_technique_that_asks_is_named() -> None:
    fight = bout(ring=[{"white": [3, 3]}, {}], hand=[["throw"], []])
    fight.play("throw min").asks("Stun", 0)
    assert seen(fight)["running"] == [{"seat": 0, "technique": "throw", "power": "min"}]
    fight = bout(ring=[{"white": [3, 3, 3]}, {}], health=[[8, 2], [12, 0]], hand=[["cutman"], []])
    fight.play("cutman mid").asks("HealToken", 0)
    assert seen(fight)["running"] == [{"seat": 0, "technique": "cutman", "power": "mid"}]


def test_r46_a27_a_retry_is_open_to_all() -> None:
    fight = bout(ring=[FOUR, {"yellow": [2, 2]}], hand=[["backfist", "swing"], ["duck"]])
    fight.play("backfist min", "duck min").asks("RetryAttack", 0)
    view = seen(fight)
    assert view["retry"]
    assert view["running"] == [{"seat": 1, "technique": "duck", "power": "min"}]
    fight.play("pass")
    assert (seen(fight)["retry"], seen(fight)["chain"]) == (False, [])


def test_r43_a27_protection_is_open_to_all() -> None:
    fight = bout(ring=[{"blue": [1, 1, 1]}, {"white": [5, 5]}], hand=[["fishhook"], ["block"]])
    fight.rolls(6).play("fishhook mid", "block min").asks("UseProtection", 1)
    assert seen(fight)["protection"] == 1
    assert fight.told("protection-raised") == [{"event": "protection-raised", "seat": 1, "count": 1, "protection": 1}]


def test_r18_a27_dice_are_in_the_air_between_hand_and_ring() -> None:
    fight = bout(phase="mobilise", ring=[{"red": [3]}, {}], hand=[["throw"], []]).rolls(2, 5)
    reserve = seen(fight)["reserve"][0]["blue"]
    views = dict(moments(fight, "red-3", "blue", "enough"))
    assert views["dice-taken"]["thrown"] == {"seat": 0, "dice": ["red-3", "blue"]}
    assert views["dice-taken"]["ring"][0]["red"] == []
    assert views["dice-taken"]["reserve"][0]["blue"] == reserve - 1
    assert views["dice-rolled"]["thrown"] is None
    assert (views["dice-rolled"]["ring"][0]["red"], views["dice-rolled"]["ring"][0]["blue"]) == ([2], [5])


def test_r62_a27_the_end_of_a_round_is_told_step_by_step() -> None:
    fight = bout(
        phase="technique",
        fighters=["glukhov", "kukurudzyak"],
        ring=[{"red": [3, 3]}, {"blue": [1]}],
        health=[[9, 3], [12, 0]],
        hand=[["throw"], []],
        deck=[[], []],
    )
    assert seen(fight)["phase"] == "round"
    views = moments(fight, "discard throw", "enough", "red-3", "enough")
    names = [name for name, _ in views]
    assert [name for name in names if name != "turn-began"][:9] == [
        "card-discarded", "round-ended", "pain-healed", "round-prepared", "dice-kept", "dice-returned", "dice-returned",
        "round-began", "deck-shuffled",
    ]  # fmt: skip
    told = dict(views[:8])
    assert (told["round-ended"]["phase"], told["round-ended"]["round"]) == ("rest", 1)
    assert told["round-prepared"]["round"] == 2
    assert told["round-began"]["phase"] == "round"
    assert told["round-began"]["ring"][0]["red"] == [3]


@pytest.mark.parametrize(
    ("fighter", "question", "ability"),
    [("khaskhanov", "SearchDeck", "search-deck"), ("nemkov", "Mobilise", "mobilise-more")],
)
def test_r72_a27_the_ability_that_asks_is_named(fighter: str, question: str, ability: str) -> None:
    if question == "SearchDeck":
        fight = begun(fighters=[fighter, "klyopikov"])
    else:
        fight = bout(phase="mobilise", fighters=[fighter, "klyopikov"], ring=[{}, {"red": [1]}], hand=[["throw"], []])
    fight.asks(question, 0)
    assert seen(fight)["question"]["details"]["ability"] == ability


def test_a26_a_pick_is_told_at_once() -> None:
    fight = begun(draft="pick", fighters=["nemkov", "random"])
    assert (seen(fight)["fighters"], seen(fight)["phase"]) == (["nemkov", None], "draft")
    (name, view), *_ = moments(fight, "glukhov")
    assert (name, view["fighters"]) == ("fighter-picked", ["nemkov", "glukhov"])


@pytest.mark.parametrize(
    ("defender", "health", "left"),
    [
        ("nemkov", [9, 2], (8, 2)),
        ("khaitulov", [9, 2], (7, 3)),
        ("nazarov", [2, 1], (0, 2)),
    ],
)
def test_r35_who_may_counter_sees_what_the_attack_would_leave(
    defender: str, health: list[int], left: tuple[int, int]
) -> None:
    match = ristal.position("boets", UNANSWERED.format(defender=defender, health=health), seed=3)
    match.play("backfist min" if defender == "nemkov" else "body-shot mid")
    question: Any = match.view(1)["question"]
    assert question["name"] == "PlayCounter"
    assert (question["details"]["healthy"], question["details"]["pain"]) == left
    match.play("pass")
    assert (match.view(1)["healthy"][1], match.view(1)["pain"][1]) == left


def test_r78_where_a_roll_decides_nothing_is_foretold() -> None:
    match = ristal.position("boets", UNANSWERED.format(defender="klyopikov", health=[9, 2]), seed=3)
    match.play("body-shot mid")
    question: Any = match.view(1)["question"]
    assert question["name"] == "PlayCounter"
    assert "healthy" not in question["details"]


UNANSWERED = """
game = "boets"
fighters = ["glukhov", "{defender}"]
to_move = 0
phase = "technique"
ring = [{{ red = [3, 3], yellow = [5, 5, 5] }}, {{ blue = [4, 4], yellow = [1, 1] }}]
health = [[12, 0], {health}]
hand = [["backfist", "body-shot"], ["duck", "feint"]]
deck = [["swing", "swing", "duck", "duck", "feint", "coach"], ["throw", "block", "coach"]]
"""
