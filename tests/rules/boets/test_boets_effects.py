"""What the symbols do."""

from __future__ import annotations

from typing import Any

import pytest
from boets_bout import FOUR, PAIR, TRIPLE, bout

HAND = ["throw", "coach", "scorn", "block", "feint"]
YELLOW4 = {"yellow": [2, 2, 2, 2]}


def test_r38_damage_takes_healthy_tokens_and_leaves_pain_alone() -> None:
    fight = bout(ring=[FOUR, {}], health=[[12, 0], [5, 3]], hand=[["backfist"], []])
    fight.play("backfist max")
    assert fight.health(1) == (2, 3)
    assert fight.t.lost(1) == 7


@pytest.mark.parametrize(("healthy", "over"), [(4, False), (3, True), (2, True)])
def test_r38_r65_a8_no_healthy_token_left_loses_at_once(healthy: int, over: bool) -> None:
    fight = bout(ring=[FOUR, {}], health=[[12, 0], [healthy, 4]], hand=[["backfist"], []])
    fight.play("backfist max")
    if over:
        fight.won(0, "knock-out")
        assert fight.health(1) == (0, 4)
    else:
        assert not fight.match.over


def test_r39_pain_turns_tokens_over() -> None:
    fight = bout(ring=[{"yellow": [2, 2]}, {}], hand=[["body-shot"], []])
    fight.play("body-shot min")
    assert fight.health(1) == (10, 2)
    assert fight.t.lost(1) == 0


def test_r39_r65_all_tokens_on_the_pain_side_lose_at_once() -> None:
    fight = bout(ring=[{"yellow": [2, 2]}, {}], health=[[12, 0], [2, 5]], hand=[["body-shot"], []])
    fight.play("body-shot min")
    fight.won(0, "knock-out")
    assert fight.health(1) == (0, 7)


def test_r40_a23_each_heal_is_one_of_two_as_its_player_likes() -> None:
    fight = bout(ring=[{"white": [1, 1, 1]}, {}], health=[[5, 4], [12, 0]], hand=[["cutman"], []])
    fight.play("cutman mid").asks("HealToken", 0, "regain", "soothe")
    fight.play("regain").asks("HealToken", 0, "regain", "soothe")
    assert fight.health(0) == (6, 4)
    fight.play("soothe")
    assert fight.health(0) == (7, 3)


def test_r40_only_way_is_taken_without_a_question() -> None:
    only_pain = bout(ring=[{"white": [1, 1, 1]}, {}], health=[[8, 4], [12, 0]], hand=[["cutman"], []])
    only_pain.play("cutman mid")
    assert only_pain.health(0) == (10, 2)
    only_lost = bout(ring=[{"white": [1, 1, 1]}, {}], health=[[8, 0], [12, 0]], hand=[["cutman"], []])
    only_lost.play("cutman mid")
    assert only_lost.health(0) == (10, 0)


def test_r40_a24_never_more_than_twelve() -> None:
    fight = bout(ring=[{"white": [1, 1, 1, 1]}, {}], health=[[11, 0], [12, 0]], hand=[["cutman"], []])
    fight.play("cutman max")
    assert fight.health(0) == (12, 0)
    fight = bout(ring=[{"white": [1, 1]}, {}], hand=[["cutman", *HAND], []])
    fight.play("cutman min")  # unhurt, and still a technique
    assert fight.health(0) == (12, 0)
    fight.asks("Mobilise", 1)


def test_r41_a10_stun_rolls_a_die_of_the_opponent_from_ring_or_reserve() -> None:
    fight = bout(ring=[{"white": [1, 1]}, {"red": [5, 5], "blue": [2]}], hand=[["throw"], []])
    fight.play("throw min").asks("Stun", 0, "red", "red-5", "yellow", "blue", "blue-2", "white")
    assert fight.health(1) == (11, 1)  # §A8 damage first
    fight.rolls(1).play("red-5")
    assert fight.ring(1) == {"red": [1, 5], "blue": [2]}


def test_r41_a10_a_reserve_die_lands_on_its_owners_ring() -> None:
    fight = bout(ring=[{"white": [1, 1]}, {}], hand=[["throw"], []])
    fight.play("throw min")
    assert "enough" not in fight.offers  # one has to be rolled
    fight.rolls(4).play("white")
    assert fight.ring(1) == {"white": [4]}
    assert fight.ring(0) == {"white": [1, 1]}


def test_r42_contusion_shows_the_hand_and_discards_what_the_attacker_picks() -> None:
    fight = bout(ring=[FOUR, {}], hand=[["swing", *HAND], ["duck", "scorn", "coach", "coach"]])
    fight.play("swing max").asks("Contuse", 0, "duck", "coach", "scorn")
    view: Any = fight.match.view(0)
    assert sorted(view["zones"]["hand-1"]) == ["coach", "coach", "duck", "scorn"]
    fight.play("coach").asks("Contuse", 0, "duck", "coach", "scorn").play("duck")
    fight.asks("Mobilise", 1)
    assert fight.pile("hand", 1) == ["coach", "scorn"]
    assert fight.pile("discard", 1).count("duck") == 1
    assert fight.health(1) == (10, 0)
    assert fight.ring(1) == {}  # §A14 no roll for it


def test_r42_contusion_one_takes_one() -> None:
    fight = bout(ring=[TRIPLE, {}], hand=[["swing", *HAND], ["duck", "scorn"]])
    fight.play("swing mid", "scorn").asks("Mobilise", 1)
    assert fight.pile("hand", 1) == ["duck"]


def test_a15a_contusion_two_takes_one_of_one_and_nothing_of_none() -> None:
    fight = bout(ring=[FOUR, {}], hand=[["swing", *HAND], ["duck"]])
    fight.play("swing max", "duck").asks("Mobilise", 1)
    assert fight.pile("hand", 1) == []
    fight = bout(ring=[FOUR, {}], hand=[["swing", *HAND], []])
    fight.play("swing max").asks("Mobilise", 1)
    assert fight.told("hand-seen") == []


def test_r43_protection_takes_off_what_the_defender_picks() -> None:
    for picked, left in (("damage", (11, 1)), ("pain", (11, 0))):
        fight = bout(
            ring=[{"yellow": [2, 2, 2]}, {"white": [4, 4]}], hand=[["body-shot"], ["block"]]
        )  # one damage, one pain
        fight.play("body-shot mid", "block min").asks("UseProtection", 1, "damage", "pain")
        fight.play(picked)
        assert fight.health(1) == left


def test_r43_a8_two_protections_are_picked_one_by_one() -> None:
    fight = bout(
        6, ring=[{"blue": [1, 1, 1]}, {"white": [4, 4, 4]}], hand=[["fishhook"], ["block"]]
    )  # one damage, two pain
    fight.play("fishhook mid", "block mid").asks("UseProtection", 1, "damage", "pain")
    fight.play("pain").asks("UseProtection", 1, "damage", "pain").play("pain")
    assert fight.health(1) == (11, 0)


def test_r43_not_below_nothing_and_other_consequences_stay() -> None:
    fight = bout(ring=[YELLOW4, {"white": [4, 4, 4]}], hand=[["body-shot", *HAND], ["block"]])
    fight.play("body-shot max", "block mid", "pass")
    assert fight.health(1) == (12, 0)
    fight.asks("Mobilise", 0)  # the knockdown stays


def test_r43_one_sort_of_damage_leaves_no_choice() -> None:
    fight = bout(ring=[FOUR, {"white": [4, 4]}], hand=[["backfist"], ["block"]])
    fight.play("backfist max", "block min")
    assert fight.health(1) == (10, 0)


def test_r44_a9_knockdown_gives_the_attacker_another_full_turn() -> None:
    fight = bout(ring=[YELLOW4, {}], hand=[["body-shot", *HAND[:4]], ["swing", *HAND[:4]]])
    fight.play("body-shot max")
    assert len(fight.t.hand[0]) == 5  # the turn is finished, its refresh included
    fight.asks("Mobilise", 0).play("enough", "discard coach")
    fight.asks("Mobilise", 1)
    assert fight.told("turn-skipped") == [{"event": "turn-skipped", "seat": 1}]


def test_a9_knockdown_in_the_extra_turn_gives_one_more() -> None:
    fight = bout(ring=[YELLOW4, {}], hand=[["body-shot", "body-shot", *HAND[:3]], []])
    fight.play("body-shot max").asks("Mobilise", 0).play("enough", "body-shot max")
    fight.asks("Mobilise", 0).play("enough", "discard coach")
    fight.asks("Mobilise", 1)


def test_a9_knockdown_is_a_flag_and_two_of_them_skip_one_turn() -> None:
    """Телепнёв's two opening turns: knockdown in both, one turn is skipped, then the opponent moves."""
    fight = bout(
        fighters=["kukurudzyak", "glukhov"],
        opening=1,
        ring=[YELLOW4, {}],
        hand=[["body-shot", "body-shot", *HAND[:3]], []],
    )
    fight.play("body-shot max").asks("Mobilise", 0).play("enough", "body-shot max")
    fight.asks("Mobilise", 0).play("enough", "discard coach")
    fight.asks("Mobilise", 1)


def test_a9_knockdown_in_the_first_opening_turn_gives_three_turns_in_all() -> None:
    fight = bout(opening=1, ring=[YELLOW4, {}], hand=[["body-shot", *HAND[:4]], []])
    fight.play("body-shot max").asks("Mobilise", 0).play("enough", "discard throw", "enough")
    fight.asks("Mobilise", 0).play("enough", "discard coach")
    fight.asks("Mobilise", 1)
    assert len(fight.told("turn-began")) == 3


def test_a9_the_skipped_turn_has_no_refresh() -> None:
    fight = bout(ring=[YELLOW4, {}], hand=[["body-shot", *HAND[:4]], ["swing"]])
    fight.play("body-shot max", "enough")
    assert fight.pile("hand", 1) == ["swing"]


def test_r45_r54_yellow_goes_with_coach_at_max() -> None:
    fight = bout(ring=[FOUR, {}], yellow=[1, 1], hand=[["coach"], []])
    fight.play("coach max")
    assert fight.t.yellow == [0, 1]


def test_a24_coach_at_max_without_a_yellow_is_a_technique_all_the_same() -> None:
    fight = bout(ring=[FOUR, {}], hand=[["coach", *HAND], []])
    fight.play("coach max").asks("Mobilise", 1)
    assert fight.t.yellow == [0, 0]


def test_r45_yellow_of_this_turn_cannot_be_dropped_in_it_but_in_the_turn_after_a_knockdown() -> None:
    """The technique of the turn is spent on the attack; the extra turn is a later one."""
    fight = bout(
        2,
        ring=[{"blue": [1, 1, 1, 1], "yellow": [3, 3, 3, 3]}, {}],
        fighters=["khaskhanov", "kukurudzyak"],
        skips=[1],
        hand=[["fishhook", "coach", "throw", "scorn", "block"], []],
    )
    fight.play("fishhook min", "pass")
    assert fight.t.yellow == [1, 0]
    fight.asks("Mobilise", 0).play("enough", "coach max")
    assert fight.t.yellow == [0, 0]


def test_a8_damage_before_pain_before_stun_and_nothing_after_a_knock_out() -> None:
    fight = bout(ring=[{"white": [1, 1]}, {}], health=[[12, 0], [1, 0]], hand=[["throw"], []])
    fight.play("throw min")
    fight.won(0, "knock-out")
    assert fight.told("dice-rolled") == []


def test_r12_turns_alternate() -> None:
    fight = bout(hand=[["coach", *HAND[:4]], ["coach", *HAND[:4]]])
    for seat in (0, 1, 0, 1):
        fight.play("discard coach" if fight.offers[0] != "enough" else "enough")
        if fight.match.pending[0].name == "PerformTechnique":
            fight.play(fight.offers[-1])
        assert fight.match.pending[0].seat == 1 - seat


def test_r21_retry_and_counters_are_the_only_second_techniques() -> None:
    fight = bout(ring=[PAIR, {}], hand=[["backfist", "backfist", *HAND[:3]], []])
    fight.play("backfist min").asks("Mobilise", 1)
    assert fight.pile("hand", 0).count("backfist") == 1
