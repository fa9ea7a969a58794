"""What is hidden in the nine-dice battle: plans of deployment and choices of a reroll, and nothing else."""

from __future__ import annotations

import json

from ninedice_table import at, begun

import ristal
from ristal.engine.chance import FastChance
from ristal.games.ninedice.state import FIELD, NineDice

OWN = (
    "red-destroyer, red-stormer, red-ballistic, red-nullifier, red-barrier, red-energizer, red-systemist, red-fortress"
)


def test_a4_a_redealt_plan_may_hold_any_number_but_always_ends_with_life() -> None:
    """Seat 1 has decided on all his dice; seat 0 has one to go and imagines plans of every size, none without Life."""
    theirs = OWN.replace("red", "blue") + ", green-stormer"
    play = at({"set": f"{OWN}, red-regenerator"}, {"set": theirs}, phase="deployment")
    for _ in range(8):
        for seat in (0, 1):
            play.play(play.offers(seat)[0], seat=seat)
    play.play(play.offers(1)[0], seat=1)
    sizes, forced = set(), 0
    for seed in range(200):
        twin = play.match.table.redeal(0, FastChance(seed))
        assert isinstance(twin, NineDice)
        plan = twin.plan[1].items
        sizes.add(plan.count(FIELD))
        if plan[7] != FIELD:  # the Systemist stays, so the Fortress has to go
            forced += 1
            assert twin.sealed[1].text == "blue-fortress field"
        assert twin.plan[0].items == play.table.plan[0].items
    assert len(sizes) > 5
    assert forced > 50


def test_a4_after_the_roll_nothing_is_hidden() -> None:
    play = begun(start="quick")
    while play.match.pending and play.match.pending[0].name == "DeployDie":
        seat = play.match.table.first_asked()
        play.play(play.offers(seat)[0], seat=seat)
    views = []
    for viewer in (0, 1, None):
        view = dict(play.match.view(viewer))
        for field in ("seat", "legal", "asked"):
            view.pop(field, None)
        views.append(json.dumps(view, sort_keys=True))
    assert len(set(views)) == 1
    assert play.match.view(None)["zones"] == {"plan-0": [], "plan-1": []}


def test_a21_the_choice_of_a_reroll_is_sealed() -> None:
    seen = []
    for choice in ("red-systemist", "red-fortress", "keep"):
        play = at(
            {"field": "red-systemist 4, red-fortress 5", "reserve": "red-destroyer"},
            {"field": "blue-systemist 4, blue-fortress 5", "reserve": "blue-destroyer"},
            phase="reroll",
        )
        play.play(choice, seat=0)
        seen.append(json.dumps([play.match.view(1), play.match.view(None), play.match.events(1)], sort_keys=True))
        assert play.match.view(0)["sealed"] == choice
    assert len(set(seen)) == 1


def test_r14_r17_the_draft_is_open() -> None:
    play = begun(start="draft")
    for _ in range(4):
        play.play(play.offers()[0])
    views = [play.match.view(viewer) for viewer in (0, 1, None)]
    assert views[0]["sets"] == views[1]["sets"] == views[2]["sets"] != [[], []]
    assert views[0]["cards"] == views[1]["cards"] == views[2]["cards"]


# What a table drawn from nothing needs


def test_r26_r27_the_view_of_a_duel_holds_every_throw_and_what_came_of_it() -> None:
    play = at(
        {"field": "red-fortress 4", "reserve": "red-ballistic"},
        {"field": "blue-fortress 3, blue-stormer 2", "reserve": "blue-destroyer"},
        5, 2,
    )  # fmt: skip
    view = play.match.view(None)
    assert (view["phase"], view["duels"]) == ("duels", {"starter": 0, "throws": []})
    play.play("red-ballistic", "blue-fortress")
    throw = {
        "seat": 0, "die": "red-ballistic", "roll": 5, "target": "blue-fortress", "compare": "more", "against": 3,
        "won": True,
    }  # fmt: skip
    view = play.match.view(1)
    assert view["duels"] == {"starter": 0, "throws": [throw]}
    assert view["targeted"] == ["blue-fortress"]
    saved = ristal.load(play.match.save())
    assert saved.view(1) == view
    play.play("blue-destroyer", "red-ballistic")
    assert play.match.view(1)["duels"]["throws"] == []
    compared = play.told("dice-compared")[-1]
    assert (compared["value"], compared["against"], compared["won"]) == (2, 5, False)


def test_r34_a18_the_view_of_a_battle_holds_its_arithmetic_and_what_is_left_to_share() -> None:
    play = at(
        {"field": "red-stormer 6, red-fortress 6"},
        {"field": "blue-barrier 2, blue-fortress 4, blue-systemist 4"},
        phase="battle",
    )
    sums = play.match.view(1)["sums"]
    assert (sums["number"], sums["under_way"]) == (1, True)
    assert (sums["attack"], sums["defence"], sums["damage"]) == ([6, 0], [0, 2], [0, 4])
    assert sums["to_share"] == [0, 4]
    play.play("lose 3")
    assert play.match.view(1)["phase"] == "reroll"  # the other die takes the last point
    assert play.match.view(1)["sums"]["to_share"] == [0, 0]


def test_a5_r22_the_view_tells_whose_bonus_runs_and_which_wait() -> None:
    play = at(
        {"field": "red-systemist 4, red-fortress 5"},
        {"field": "yellow-systemist 4, yellow-fortress 5, yellow-regenerator 3", "reserve": "blue-destroyer"},
        1,
        phase="reroll",
    )
    play.play("keep", seat=0)
    play.play("yellow-systemist", seat=1)
    bonus = {"seat": 1, "die": "yellow-systemist", "running": True, "given_to": None}
    assert play.match.view(0)["bonuses"] == [bonus]
    play.play("yellow-fortress")
    assert play.match.view(0)["bonuses"] == []  # the last allied die has the rest of it
    assert [event["target"] for event in play.told("bonus-used")] == ["yellow-fortress", "yellow-regenerator"]


def test_r9_what_is_left_of_a_bonus_for_two_dice_is_lost_without_a_second_one() -> None:
    play = at(
        {"field": "red-systemist 4, red-fortress 5"},
        {"field": "yellow-systemist 4, yellow-fortress 5", "reserve": "blue-destroyer"},
        1,
        phase="reroll",
    )
    play.play("keep", seat=0)
    play.play("yellow-systemist", seat=1)
    play.play("yellow-fortress")
    assert play.told("bonus-lost") == [{"event": "bonus-lost", "seat": 1, "die": "yellow-systemist", "rest": True}]


def test_r16_r18_the_view_of_a_draft_tells_what_a_set_still_needs() -> None:
    play = at(
        {"card": "red-green", "set": "red-destroyer"}, {"card": "black-white", "set": ""}, phase="draft", to_move=0
    )
    draft = play.match.view(None)["draft"]
    assert draft["seat"] == 0
    assert draft["sides"][0] == {"left": 8, "by_card": 1, "colours": ["red", "green"], "needs": ["defence", "life"]}
    assert play.match.view(None)["dice"][0]["zone"] == "set"
