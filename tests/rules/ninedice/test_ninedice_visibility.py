"""What is hidden in the nine-dice battle: plans of deployment and choices of a reroll, and nothing else."""

from __future__ import annotations

import json

from ninedice_table import at, begun

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
    play = begun()
    for _ in range(4):
        play.play(play.offers()[0])
    views = [play.match.view(viewer) for viewer in (0, 1, None)]
    assert views[0]["sets"] == views[1]["sets"] == views[2]["sets"] != [[], []]
    assert views[0]["cards"] == views[1]["cards"] == views[2]["cards"]
