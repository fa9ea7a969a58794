"""Action 2: which technique the dice allow, at which power; discards."""

from __future__ import annotations

import pytest
from boets_bout import FOUR, PAIR, TRIPLE, bout

from ristal.engine.errors import IllegalAnswer
from ristal.games import load_game
from ristal.games.boets import BoetsGame

FIVE = ["backfist", "body-shot", "fishhook", "throw", "coach"]


def plays(*rings: dict[str, list[int]], hand: list[str]) -> list[str]:
    fight = bout(ring=[rings[0], {}], hand=[hand, []])
    return [offer for offer in fight.offers if not offer.startswith("discard")]


def test_r22_r24_example_t2_red_pair_plays_backfist_and_coach_but_not_cutman() -> None:
    ring = {"red": [3, 3, 5]}
    fight = bout(ring=[ring, {}], hand=[["backfist", "coach", "cutman"], []])
    fight.asks(
        "PerformTechnique", 0, "backfist min", "coach min", "discard backfist", "discard cutman", "discard coach"
    )
    assert "2 dice of one value on your ring, colour white" in fight.why("cutman min")


def test_r26_r38_example_t3_backfist_takes_one_with_two_dice_and_two_with_three() -> None:
    two = bout(ring=[{"red": [3, 3, 5]}, {}], hand=[["backfist"], []])
    assert two.offers == ["backfist min", "discard backfist"]
    two.play("backfist min")
    assert two.health(1) == (11, 0)
    three = bout(ring=[TRIPLE, {}], hand=[["backfist"], []])
    assert three.offers == ["backfist min", "backfist mid", "discard backfist"]
    three.play("backfist mid")
    assert three.health(1) == (10, 0)


def test_r25_r27_example_t4_three_of_four_red_dice_give_min_and_mid_of_coach() -> None:
    """Keep two threes; roll the red five, a new red and a new yellow: the reds fall 2 and 3."""
    fight = bout(3, 2, 6, phase="mobilise", ring=[{"red": [3, 3, 5]}, {}], hand=[["coach"], []])
    fight.play("red", "red-5", "yellow")
    assert fight.ring(0) == {"red": [2, 3, 3, 3], "yellow": [6]}
    fight.asks("PerformTechnique", 0, "coach min", "coach mid", "discard coach")


def test_r22_r24_r25_example_t5_which_kinds_a_ring_allows() -> None:
    ring = {"red": [3, 3, 3, 2], "yellow": [6, 6], "blue": [1, 1], "white": [4, 5]}
    assert plays(ring, hand=FIVE) == [
        "backfist min", "backfist mid", "body-shot min", "fishhook min", "coach min", "coach mid",
    ]  # fmt: skip


def test_r24_equal_values_of_different_colours_do_not_add_up() -> None:
    assert plays({"red": [3], "yellow": [3], "blue": [3], "white": [3]}, hand=FIVE) == []


def test_r24_different_values_of_one_colour_do_not_add_up() -> None:
    assert plays({"red": [1, 2, 3, 4]}, hand=FIVE) == []


def test_r26_four_equal_dice_give_every_power() -> None:
    assert plays(FOUR, hand=["backfist"]) == ["backfist min", "backfist mid", "backfist max"]


def test_r26_five_equal_dice_give_no_more_than_four() -> None:
    assert plays({"yellow": [2] * 5}, hand=["body-shot"]) == ["body-shot min", "body-shot mid", "body-shot max"]


def test_r25_a22_universal_technique_takes_any_one_colour() -> None:
    for colour in ("red", "yellow", "blue", "white"):
        assert plays({colour: [2, 2]}, hand=["coach"]) == ["coach min"]
    assert plays({"red": [2], "blue": [2, 2, 2]}, hand=["scorn"]) == ["scorn min", "scorn mid"]


def test_r23_free_technique_needs_no_dice() -> None:
    """«Имитация» itself asks for nothing; what it copies may."""
    fight = bout(copyable=["", "backfist"], hand=[["imitation"], []])
    assert fight.offers == ["discard imitation"]
    fight = bout(copyable=["", "backfist"], ring=[PAIR, {}], hand=[["imitation"], []])
    assert fight.offers == ["imitation min", "discard imitation"]


def test_r27_lower_power_may_be_chosen() -> None:
    fight = bout(ring=[FOUR, {}], hand=[["backfist"], []])
    fight.play("backfist min")
    assert fight.health(1) == (11, 0)


def test_r28_dice_are_not_spent() -> None:
    fight = bout(ring=[FOUR, {}], hand=[["backfist", *FIVE[1:]], []])
    fight.play("backfist max")
    assert fight.ring(0) == FOUR


def test_r21_r31_one_technique_a_turn_and_the_card_goes_to_its_owners_pile() -> None:
    fight = bout(ring=[FOUR, {}], hand=[["backfist", *FIVE], ["swing"] * 2])
    before = fight.pile("discard", 0).count("backfist")
    fight.play("backfist min")
    fight.asks("Mobilise", 1)
    assert fight.pile("discard", 0).count("backfist") == before + 1


def test_r32_every_technique_is_attack_manoeuvre_counter_or_one_of_two_exceptions() -> None:
    game = load_game("boets")
    assert isinstance(game, BoetsGame)
    types: dict[int, list[str]] = {}
    for technique in game.deck.techniques:
        types.setdefault(technique.type, []).append(technique.id)
    assert types == {
        0: ["backfist", "swing", "body-shot", "fishhook", "throw"],
        1: ["meditation", "cutman", "second-wind", "coach", "scorn"],
        2: ["duck", "feint", "block", "counterpunch"],
        3: ["imitation"],
        4: ["own-judge"],
    }


def test_r33_an_attack_may_be_countered() -> None:
    fight = bout(ring=[PAIR, {"yellow": [1, 1]}], hand=[["backfist"], ["duck"]])
    fight.play("backfist min")
    fight.asks("PlayCounter", 1, "pass", "duck min")
    assert fight.health(1) == (12, 0)


def test_r34_a_manoeuvre_takes_effect_at_once_and_cannot_be_countered() -> None:
    fight = bout(
        ring=[{"white": [1, 1]}, {"yellow": [1, 1, 1, 1]}],
        health=[[9, 0], [12, 0]],
        hand=[["cutman", *FIVE[1:]], ["duck", "feint"]],
    )
    fight.play("cutman min")
    assert fight.health(0) == (10, 0)
    fight.asks("Mobilise", 1)


def test_r35_a_counter_is_not_played_out_of_the_blue() -> None:
    fight = bout(ring=[{"yellow": [1, 1, 1, 1], "white": [2, 2]}, {}], hand=[["duck", "block", "counterpunch"], []])
    assert fight.offers == ["discard duck", "discard block", "discard counterpunch"]
    assert "is a counter" in fight.why("duck min")


def test_r37_repeated_symbols_each_take_effect() -> None:
    fight = bout(ring=[{"yellow": [1, 1]}, {}], hand=[["body-shot"], []])
    fight.play("body-shot min")
    assert fight.health(1) == (10, 2)


@pytest.mark.parametrize("card", ["backfist", "body-shot", "fishhook", "throw"])
def test_r55_r56_discarding_an_ability_card_offers_its_colour_from_ring_and_reserve(card: str) -> None:
    colour = {"backfist": "red", "body-shot": "yellow", "fishhook": "blue", "throw": "white"}[card]
    ring = {"red": [1], "yellow": [2], "blue": [3], "white": [4]}
    fight = bout(ring=[ring, {}], hand=[[card], []])
    assert f"discard {card}" in fight.offers
    fight.play(f"discard {card}")
    value = ring[colour][0]
    fight.asks("RollForDiscard", 0, "enough", colour, f"{colour}-{value}")
    fight.play(colour).asks("RollForDiscard", 0)
    fight.rolls(5, 6).play(f"{colour}-{value}")
    assert fight.health(1) == (12, 0)


def test_r56_up_to_two_dice_and_none_is_allowed() -> None:
    fight = bout(hand=[["backfist", *FIVE], []])
    fight.play("discard backfist", "enough")
    assert fight.ring(0) == {}
    fight.asks("Mobilise", 1)
    fight = bout(2, hand=[["backfist", *FIVE], []])
    fight.play("discard backfist", "red", "enough")
    assert fight.ring(0) == {"red": [2]}


def test_r56_example_t11_discarded_cutman_rolls_two_white() -> None:
    fight = bout(
        fighters=["glukhov", "kukurudzyak"],
        ring=[{"white": [3, 5, 6]}, {}],
        hand=[["cutman", "throw", "coach", "swing", "duck"], []],
    )
    assert [offer for offer in fight.offers if not offer.startswith("discard")] == []
    fight.play("discard cutman")
    fight.rolls(2, 2).play("white", "white-5")
    assert fight.ring(0) == {"white": [2, 2, 3, 6]}
    fight.asks("Mobilise", 1).play("enough")
    fight.asks("Mobilise", 0).play("enough")
    assert "throw min" in fight.offers


@pytest.mark.parametrize("card", ["coach", "scorn", "counterpunch", "imitation", "own-judge"])
def test_r57_universal_and_free_discards_give_no_roll(card: str) -> None:
    fight = bout(ring=[{"red": [1], "blue": [2]}, {}], hand=[[card, *FIVE], []])
    fight.play(f"discard {card}")
    fight.asks("Mobilise", 1)


def test_r55_a_card_must_go_even_if_a_technique_could_be_played() -> None:
    fight = bout(ring=[PAIR, {}], hand=[["backfist"], []])
    assert "pass" not in fight.offers
    assert fight.offers == ["backfist min", "discard backfist"]
    with pytest.raises(IllegalAnswer):
        fight.play("pass")
    assert "(§R55)" in fight.why("pass")


def test_a2_empty_hand_skips_action_2() -> None:
    fight = bout(phase="mobilise", hand=[[], ["swing"]], deck=[["swing"] * 2 + ["block", "duck", "feint"], []])
    fight.play("enough")
    fight.asks("Mobilise", 1)
    assert len(fight.t.hand[0]) == 5


def test_a2_only_unusable_counters_means_a_discard() -> None:
    fight = bout(hand=[["duck", "block"], []])
    fight.asks("PerformTechnique", 0, "discard duck", "discard block")


def test_r29_r30_example_t13_an_attack_stays_at_its_power_when_a_die_is_stunned_away() -> None:
    """The counterpunch rerolls one of the triple: the attack was played, and does all it does."""
    fight = bout(ring=[TRIPLE, {"yellow": [1, 1, 1]}], hand=[["backfist"], ["counterpunch"]])
    fight.play("backfist mid", "counterpunch mid")
    assert fight.health(1) == (10, 0)
    fight.rolls(6).play("red-3")
    assert fight.health(0) == (11, 1)
    assert fight.ring(0) == {"red": [3, 3, 6]}
    assert fight.health(1) == (10, 0)
