"""Forbidden attacks, the referee's check, yellow cards, «Свой судья»."""

from __future__ import annotations

import pytest
from boets_bout import bout

from ristal.games import load_game
from ristal.games.boets import BoetsGame

HAND = ["throw", "coach", "scorn", "block"]
DICE = {"min": [1, 1], "mid": [1, 1, 1], "max": [1, 1, 1, 1]}


@pytest.mark.parametrize(("power", "limit"), [("min", 2), ("mid", 3), ("max", 4)])
@pytest.mark.parametrize("above", [0, 1])
def test_r49_r50_example_t7_noticed_unless_the_roll_beats_the_dice(power: str, limit: int, above: int) -> None:
    fight = bout(
        limit + above,
        fighters=["khaskhanov", "kukurudzyak"],
        ring=[{"blue": DICE[power]}, {}],
        hand=[["fishhook", *HAND], []],
    )
    fight.play(f"fishhook {power}")
    if above:
        assert fight.t.yellow == [0, 0]
    else:
        fight.asks("CallJudge", 0, "pass").play("pass")
        assert fight.t.yellow == [1, 0]
    assert fight.told("referee-rolled")[0]["noticed"] is not bool(above)
    fight.asks("Mobilise", 1)


def test_r49_other_attacks_are_not_checked() -> None:
    game = load_game("boets")
    assert isinstance(game, BoetsGame)
    assert [technique.id for technique in game.deck.techniques if technique.forbidden] == ["fishhook"]
    fight = bout(ring=[{"red": [3, 3]}, {}], hand=[["backfist", *HAND], []])
    fight.play("backfist min")
    assert fight.told("referee-looked") == []


def test_r50_power_played_counts_not_the_dice_there() -> None:
    """Four equal dice, played at minimal power: three is enough."""
    fight = bout(
        3,
        fighters=["khaskhanov", "kukurudzyak"],
        ring=[{"blue": DICE["max"]}, {}],
        hand=[["fishhook", *HAND], []],
    )
    fight.play("fishhook min")
    assert fight.t.yellow == [0, 0]


def test_r51_r81_own_judge_avoids_the_yellow_and_is_no_technique_of_the_turn() -> None:
    fight = bout(1, ring=[{"blue": [1, 1]}, {}], hand=[["fishhook", "own-judge", *HAND[:3]], []])
    assert "own-judge" not in fight.offers
    assert "failed check" in fight.why("own-judge")
    fight.play("fishhook min").asks("CallJudge", 0, "pass", "own-judge").play("own-judge")
    assert fight.t.yellow == [0, 0]
    assert fight.health(1) == (10, 1)
    assert "own-judge" in fight.pile("discard", 0)


def test_r51_own_judge_may_be_kept() -> None:
    fight = bout(1, ring=[{"blue": [1, 1]}, {}], hand=[["fishhook", "own-judge", *HAND[:3]], []])
    fight.play("fishhook min", "pass")
    assert fight.t.yellow == [1, 0]
    assert "own-judge" in fight.pile("hand", 0)


def test_r51_the_question_is_asked_whatever_the_hand_holds() -> None:
    fight = bout(1, ring=[{"blue": [1, 1]}, {}], hand=[["fishhook", "coach"], []])
    fight.play("fishhook min").asks("CallJudge", 0, "pass")
    assert "does not save" in fight.why("coach")
    assert "not in your hand" in fight.why("own-judge")


def test_r51_nobody_else_may_call_a_judge() -> None:
    fight = bout(1, ring=[{"blue": [1, 1]}, {}], hand=[["fishhook", "coach"], ["own-judge"]])
    fight.play("fishhook min").asks("CallJudge", 0, "pass")


def test_r52_the_attack_does_its_damage_whatever_the_check_says() -> None:
    for roll in (1, 6):
        fight = bout(roll, ring=[{"blue": [1, 1]}, {}], hand=[["fishhook", *HAND], []])
        fight.play("fishhook min")
        if roll == 1:
            fight.play("pass")
        assert fight.health(1) == (10, 1)


def test_r53_a6_check_then_yellow_then_counters_and_the_yellow_stays() -> None:
    fight = bout(1, ring=[{"blue": [1, 1]}, {"yellow": [2, 2, 2]}], hand=[["fishhook", *HAND], ["duck", "swing"]])
    fight.play("fishhook min").asks("CallJudge", 0).play("pass")
    assert fight.t.yellow == [1, 0]
    fight.asks("PlayCounter", 1, "pass", "duck min", "duck mid").play("duck mid")
    assert fight.health(1) == (12, 0)
    assert fight.t.yellow == [1, 0]


def test_a7_the_first_yellow_is_only_a_record() -> None:
    fight = bout(1, ring=[{"blue": [1, 1]}, {}], hand=[["fishhook", *HAND], []])
    fight.play("fishhook min", "pass").asks("Mobilise", 1)
    assert fight.told("yellow-given") == [{"event": "yellow-given", "seat": 0, "count": 1}]


def test_r66_a7_the_second_yellow_loses_before_any_counter() -> None:
    fight = bout(1, yellow=[1, 0], ring=[{"blue": [1, 1]}, {"yellow": [2, 2]}], hand=[["fishhook", "coach"], ["duck"]])
    fight.play("fishhook min", "pass")
    fight.won(1, "disqualification")
    assert fight.health(1) == (12, 0)


def test_r66_the_second_yellow_can_be_avoided() -> None:
    fight = bout(1, yellow=[1, 0], ring=[{"blue": [1, 1]}, {}], hand=[["fishhook", "own-judge", *HAND[:3]], []])
    fight.play("fishhook min", "own-judge").asks("Mobilise", 1)
    assert fight.t.yellow == [1, 0]


def test_r67_example_t8_disqualification_comes_before_the_knock_out() -> None:
    fight = bout(1, yellow=[1, 0], health=[[12, 0], [1, 0]], ring=[{"blue": [1, 1]}, {}], hand=[["fishhook"], []])
    fight.play("fishhook min")
    fight.won(1, "disqualification")


def test_r54_r63_a_yellow_stays_over_the_rounds() -> None:
    fight = bout(phase="round-end", yellow=[1, 0], fighters=["kukurudzyak", "nazarov"])
    fight.asks("Mobilise", 1)
    assert fight.t.round == 2
    assert fight.t.yellow == [1, 0]


def test_a11_r50_an_imitated_forbidden_attack_brings_its_own_check() -> None:
    fight = bout(1, copyable=["", "fishhook"], ring=[{"blue": [1, 1]}, {}], hand=[["imitation", *HAND], []])
    fight.play("imitation min").asks("CallJudge", 0).play("pass")
    assert fight.t.yellow == [1, 0]
    assert fight.health(1) == (10, 1)
