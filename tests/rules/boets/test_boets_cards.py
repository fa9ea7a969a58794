"""Notes on single cards: «Второе дыхание», «Имитация», «Презрение», «Медитация», «Тренер»."""

from __future__ import annotations

import pytest
from boets_bout import FOUR, PAIR, TRIPLE, bout

HAND = ["throw", "cutman", "block", "feint"]


def test_r82_second_wind_rolls_ring_dice_together_and_no_reserve_dice() -> None:
    fight = bout(ring=[{"white": [4, 4], "red": [1, 2], "yellow": [6]}, {}], hand=[["second-wind", *HAND], []])
    fight.play("second-wind min").asks("RollDice", 0, "enough", "red-1", "red-2", "yellow-6", "white-4")
    assert "will not do" in fight.why("blue")
    fight.play("red-1", "red-2")
    assert fight.ring(0) == {"white": [4, 4], "red": [1, 2], "yellow": [6]}  # nothing has fallen yet
    fight.rolls(5, 5, 3).play("white-4")
    assert fight.ring(0) == {"white": [3, 4], "red": [5, 5], "yellow": [6]}


@pytest.mark.parametrize(("power", "most"), [("min", 3), ("mid", 5), ("max", 9)])
def test_r82_second_wind_rolls_more_at_more_power_and_fewer_if_wanted(power: str, most: int) -> None:
    ring = {"white": [4, 4, 4, 4], "yellow": [1, 1, 1, 1, 1]}
    fight = bout(*[6] * most, ring=[ring, {}], hand=[["second-wind", *HAND], []])
    fight.play(f"second-wind {power}")
    for _ in range(most):
        fight.play(fight.offers[1])
    fight.asks("Mobilise", 1)
    few = bout(2, ring=[ring, {}], hand=[["second-wind", *HAND], []])
    few.play(f"second-wind {power}", "yellow-1", "enough").asks("Mobilise", 1)
    assert few.ring(0)["yellow"] == [1, 1, 1, 1, 2]
    none = bout(ring=[ring, {}], hand=[["second-wind", *HAND], []])
    none.play(f"second-wind {power}", "enough").asks("Mobilise", 1)


def test_a25_coach_at_min_rolls_exactly_two_different_own_dice() -> None:
    fight = bout(ring=[{"red": [3, 3], "white": [1]}, {}], hand=[["coach", *HAND], []])
    fight.play("coach min").asks("RollDice", 0, "red", "red-3", "yellow", "blue", "white")
    fight.play("red-3")
    assert "enough" not in fight.offers
    fight.rolls(6, 6).play("yellow")
    assert fight.ring(0) == {"red": [3, 6], "white": [1], "yellow": [6]}
    fight.asks("Mobilise", 1)


@pytest.mark.parametrize(
    ("card", "ring", "before", "after"),
    [
        ("second-wind min", {"white": [4, 4], "red": [1, 2]}, "Up to 3, or none.", "2 more at the most."),
        ("second-wind max", {"white": [4] * 4, "red": [1]}, "Up to 5, or none.", "4 more at the most."),
        ("coach min", {"red": [3, 3]}, "2 to pick.", "1 to pick."),
    ],
)
def test_r82_a25_the_prompt_says_how_many_dice_may_or_must_be_picked(
    card: str, ring: dict[str, list[int]], before: str, after: str
) -> None:
    fight = bout(ring=[ring, {}], hand=[[card.split()[0], *HAND], []])
    assert fight.play(card).match.pending[0].prompt("en").endswith(before)
    assert fight.play(next(die for die in fight.offers if "-" in die)).match.pending[0].prompt("en").endswith(after)


def test_a25_the_last_die_in_the_order_is_no_first_pick_of_two() -> None:
    ring = {"red": [3, 3, 1, 2], "yellow": [1, 2, 3, 4, 5], "blue": [1, 2, 3], "white": [1, 2, 3, 6]}
    fight = bout(ring=[ring, {}], hand=[["coach", *HAND], []])
    fight.play("coach min")
    assert "white-6" not in fight.offers
    assert "name the dice together, in any order" in fight.why("white-6")
    fight.rolls(1, 2).play("white-3")  # one die is left to follow it
    assert fight.ring(0)["white"] == [1, 1, 2, 2]


def test_a12_coach_at_mid_discards_any_number_without_rolls() -> None:
    for count in (0, 1, 4):
        fight = bout(ring=[TRIPLE, {}], hand=[["coach", *HAND], []])
        fight.play("coach mid").asks("DiscardCards", 0, "enough", "feint", "throw", "cutman", "block")
        for card in HAND[:count]:
            fight.play(card)
        if count < len(HAND):
            fight.play("enough")
        fight.asks("Mobilise", 1)
        assert len(fight.t.hand[0]) == 5  # refilled at action 3
        assert fight.ring(0) == TRIPLE
        assert sorted(fight.pile("discard", 0)) == sorted(["coach", *HAND[:count]])


def test_a12_coach_at_mid_asks_nothing_of_an_empty_hand() -> None:
    fight = bout(ring=[TRIPLE, {}], hand=[["coach"], []])
    fight.play("coach mid").asks("Mobilise", 1)
    fight = bout(ring=[TRIPLE, {}], hand=[["coach", "swing"], []])
    fight.play("coach mid", "swing").asks("Mobilise", 1)


def test_r83_imitation_copies_what_the_opponent_played_at_any_power_that_the_own_dice_allow() -> None:
    fight = bout(
        phase="mobilise",
        to_move=1,
        ring=[TRIPLE, PAIR],
        hand=[["imitation", *HAND], ["backfist", *HAND]],
    )
    fight.play("enough", "backfist min").asks("PlayCounter", 0).play("pass")
    assert fight.health(0) == (11, 0)
    fight.asks("Mobilise", 0).play("enough")
    assert [offer for offer in fight.offers if offer.startswith("imit")] == ["imitation min", "imitation mid"]
    fight.play("imitation mid", "pass")
    assert fight.health(1) == (10, 0)
    assert "imitation" in fight.pile("discard", 0)


def test_r83_imitation_needs_the_dice_of_what_it_copies() -> None:
    fight = bout(copyable=["", "throw"], ring=[{"red": [3, 3, 3]}, {}], hand=[["imitation", *HAND], []])
    assert not any(offer.startswith("imitation") for offer in fight.offers)
    assert "colour white" in fight.why("imitation min")


def test_r83_a11_a_discarded_card_is_not_copied() -> None:
    fight = bout(phase="mobilise", to_move=1, ring=[PAIR, PAIR], hand=[["imitation", *HAND], ["backfist", *HAND]])
    fight.play("enough", "discard backfist", "enough", "enough")
    assert not any(offer.startswith("imitation") for offer in fight.offers)
    assert "nothing to copy" in fight.why("imitation min")


def test_r83_counters_and_imitations_are_not_copied() -> None:
    """The opponent answered my attack with a counter, and played «Имитация» in his turn: nothing to copy."""
    fight = bout(
        ring=[PAIR, {"red": [2, 2]}],
        hand=[["backfist", "imitation", *HAND[:3]], ["counterpunch", "imitation", *HAND[:3]]],
    )
    fight.play("backfist min", "counterpunch min")
    assert fight.t.copyable[1] == -1
    fight.asks("Mobilise", 1).play("enough", "imitation min", "pass")
    assert fight.health(0) == (10, 1)
    fight.asks("Mobilise", 0).play("enough")
    assert not any(offer.startswith("imitation") for offer in fight.offers)
    assert "nothing to copy" in fight.why("imitation min")


def test_r83_own_judge_is_not_copied_but_the_attack_before_it_is() -> None:
    fight = bout(
        1,
        to_move=1,
        ring=[{"blue": [2, 2]}, {"blue": [1, 1]}],
        hand=[["imitation", *HAND], ["fishhook", "own-judge", *HAND[:3]]],
    )
    fight.play("fishhook min", "own-judge", "pass")
    assert fight.t.copyable[1] == fight.t.content.by_id["fishhook"].number


def test_a11_a_cancelled_attack_counts_as_played_and_of_several_the_last() -> None:
    fight = bout(
        ring=[{"red": [3, 3], "yellow": [4, 4]}, {"yellow": [1, 1], "red": [2, 2]}],
        hand=[["swing", "body-shot", *HAND[:3]], ["duck", "imitation", *HAND[:3]]],
    )
    fight.play("swing min", "duck min", "pass", "body-shot min", "pass")
    fight.asks("Mobilise", 1).play("enough")
    assert fight.t.copyable[0] == fight.t.content.by_id["body-shot"].number
    assert [offer for offer in fight.offers if offer.startswith("imit")] == ["imitation min"]


def test_a11_an_imitation_as_the_retry_leaves_the_cancelled_attack_to_be_copied() -> None:
    fight = bout(
        copyable=["", "swing"],
        ring=[PAIR, {"yellow": [1, 1], "red": [2, 2]}],
        hand=[["backfist", "imitation", *HAND[:3]], ["duck", "imitation", *HAND[:3]]],
    )
    fight.play("backfist min", "duck min", "imitation min", "pass")
    assert fight.health(1) == (11, 0)
    fight.asks("Mobilise", 1).play("enough")
    assert fight.t.copyable[0] == fight.t.content.by_id["backfist"].number
    assert "imitation min" in fight.offers


def test_a11_a_cancelled_attack_without_retry_is_copied() -> None:
    fight = bout(
        ring=[{"red": [3, 3]}, {"yellow": [1, 1, 1], "red": [2, 2]}],
        hand=[["swing", *HAND], ["duck", "imitation", *HAND[:3]]],
    )
    fight.play("swing min", "duck mid", "enough")
    fight.asks("PerformTechnique", 1)
    assert "imitation min" in fight.offers


def test_a11_only_the_latest_turn_counts() -> None:
    """He attacked in his last turn but one, and discarded in his last."""
    fight = bout(
        to_move=1, ring=[PAIR, PAIR], hand=[["imitation", "scorn", *HAND[:3]], ["backfist", "coach", *HAND[:3]]]
    )
    fight.play("backfist min", "pass", "enough", "discard scorn")
    fight.asks("Mobilise", 1).play("enough", "discard coach")
    fight.asks("Mobilise", 0).play("enough")
    assert not any(offer.startswith("imitation") for offer in fight.offers)


def test_a11_a_skipped_turn_is_no_turn_and_the_one_before_it_still_counts() -> None:
    fight = bout(
        copyable=["", "backfist"],
        ring=[{"yellow": [2] * 4, "red": [3, 3]}, {}],
        hand=[["body-shot", "imitation", *HAND[:3]], []],
    )
    fight.play("body-shot max").asks("Mobilise", 0).play("enough")
    assert "imitation min" in fight.offers


def test_a11_nothing_to_copy_in_the_opening_turns() -> None:
    fight = bout(opening=1, ring=[PAIR, {}], hand=[["backfist", "imitation", *HAND[:3]], []])
    fight.play("backfist min").asks("Mobilise", 0).play("enough")
    assert not any(offer.startswith("imitation") for offer in fight.offers)


def test_a11_imitated_coach_drops_an_own_yellow_and_imitated_scorn_costs_own_health() -> None:
    fight = bout(copyable=["", "coach"], yellow=[1, 1], ring=[FOUR, {}], hand=[["imitation", *HAND], []])
    fight.play("imitation max")
    assert fight.t.yellow == [0, 1]
    fight = bout(copyable=["", "scorn"], ring=[PAIR, {}], hand=[["imitation", *HAND], []])
    fight.play("imitation min", "again", "enough", "enough")
    assert fight.health(0) == (11, 0)
    assert fight.health(1) == (12, 0)


def test_a11_an_imitated_attack_may_be_countered() -> None:
    fight = bout(copyable=["", "backfist"], ring=[PAIR, {"yellow": [1, 1, 1]}], hand=[["imitation", *HAND], ["duck"]])
    fight.play("imitation min").asks("PlayCounter", 1, "pass", "duck min", "duck mid").play("duck mid")
    assert fight.health(1) == (12, 0)


@pytest.mark.parametrize(("power", "dice", "ring"), [("min", 1, PAIR), ("mid", 2, TRIPLE), ("max", 3, FOUR)])
def test_r84_a13_scorn_pays_draws_and_rolls_as_often_as_one_likes(
    power: str, dice: int, ring: dict[str, list[int]]
) -> None:
    fight = bout(ring=[ring, {}], hand=[["scorn", *HAND], []])
    cards = len(fight.t.deck[0])
    fight.play(f"scorn {power}").asks("ScornPain", 0, "enough", "again")
    fight.play("again").asks("RollDice", 0)
    assert fight.health(0) == (11, 0)
    assert len(fight.t.deck[0]) == cards - 1
    fight.rolls(*[6] * dice).play(*["yellow"] * dice)
    assert fight.ring(0)["yellow"] == [6] * dice
    fight.asks("ScornPain", 0).play("again")
    if dice > 1:
        fight.rolls(2).play("yellow-6", "enough")  # a new choice, from the ring too, and fewer dice
    else:
        fight.rolls(2).play("yellow-6")
    assert fight.ring(0)["yellow"] == [2] + [6] * (dice - 1)
    fight.asks("ScornPain", 0).play("again", "enough", "enough")
    assert fight.health(0) == (9, 0)
    assert len(fight.t.hand[0]) == 7
    fight.asks("DiscardDown", 0)  # refreshed as usual


def test_a13_scorn_may_be_played_without_any_repetition() -> None:
    fight = bout(ring=[PAIR, {}], hand=[["scorn", *HAND], []])
    fight.play("scorn min", "enough").asks("Mobilise", 1)
    assert fight.health(0) == (12, 0)


def test_r72_r84_a13_the_last_healthy_token_paid_is_a_loss() -> None:
    fight = bout(ring=[PAIR, {}], health=[[2, 6], [12, 0]], hand=[["scorn", *HAND], []])
    fight.play("scorn min", "again", "enough").asks("ScornPain", 0, "enough", "again")
    hand = len(fight.t.hand[0])
    fight.play("again")
    fight.won(1, "knock-out")
    assert len(fight.t.hand[0]) == hand  # the token is paid before anything is drawn


def test_r84_a13_scorn_ends_with_the_deck_but_does_not_end_the_round() -> None:
    fight = bout(ring=[PAIR, {}], hand=[["scorn", *HAND, "coach"], ["swing"]], deck=[["duck"], ["coach"] * 2])
    fight.play("scorn min", "again", "enough")  # the deck is empty now: no other repetition is possible
    assert fight.health(0) == (11, 0)
    fight.asks("DiscardDown", 0).play("block")
    assert fight.t.round == 1  # a full hand of five: no draw is due
    fight.asks("Mobilise", 1)


def test_r86_meditation_at_min_changes_a_die_by_one() -> None:
    ring = {"blue": [2, 2], "white": [4]}
    for way, value in (("+1", 5), ("-1", 3)):
        fight = bout(ring=[ring, {"red": [1]}], hand=[["meditation", *HAND], []])
        fight.play("meditation min").asks("NudgeDie", 0, "enough", "blue-2", "white-4")
        fight.play("white-4").asks("NudgeBy", 0, "+1", "-1").play(way)
        assert fight.ring(0) == {"blue": [2, 2], "white": [value]}
        fight.asks("Mobilise", 1)


def test_a25_a_six_only_goes_down_and_a_one_only_up() -> None:
    for value, after in ((6, 5), (1, 2)):
        fight = bout(ring=[{"blue": [2, 2], "white": [value]}, {}], hand=[["meditation", *HAND], []])
        fight.play("meditation min", f"white-{value}")
        assert fight.ring(0)["white"] == [after]
        fight.asks("Mobilise", 1)


def test_r86_a25_meditation_at_mid_swaps_two_values_of_any_colours() -> None:
    fight = bout(
        fighters=["nazarov", "glukhov"],
        ring=[{"blue": [3, 3, 3], "red": [5]}, {}],
        hand=[["meditation", *HAND], []],
    )
    fight.play("meditation mid").asks("SwapDice", 0, "enough", "red-5", "blue-3")
    fight.play("red-5")  # the other die can only be a blue three
    assert fight.ring(0) == {"blue": [3, 3, 5], "red": [3]}


def test_a25_the_second_die_of_a_swap_is_another_one() -> None:
    fight = bout(
        ring=[{"blue": [3, 3, 3], "red": [5], "white": [2]}, {}],
        fighters=["nazarov", "glukhov"],
        hand=[["meditation"], []],
    )
    fight.play("meditation mid").asks("SwapDice", 0, "enough", "red-5", "blue-3")
    assert "both dice together" in fight.why("white-2")
    assert "no such die" in fight.why("white-3")
    fight.play("blue-3").asks("SwapWith", 0, "blue-3", "white-2")
    assert "in any order" in fight.why("red-5")
    fight.play("white-2")
    assert fight.ring(0) == {"red": [5], "blue": [2, 3, 3], "white": [3]}


def test_r86_meditation_at_max_turns_a_die_to_any_face() -> None:
    for value in range(1, 7):
        fight = bout(
            fighters=["nazarov", "glukhov"],
            ring=[{"blue": [3, 3, 3, 3], "yellow": [1]}, {}],
            hand=[["meditation", *HAND], []],
        )
        fight.play("meditation max", "yellow-1").asks("TurnTo", 0, "1", "2", "3", "4", "5", "6").play(str(value))
        assert fight.ring(0) == {"blue": [3, 3, 3, 3], "yellow": [value]}


def test_r86_example_t19_meditation() -> None:
    """White 4 becomes 5 or 3; red 5 and blue 3 are swapped; yellow 1 becomes anything."""
    ring = {"blue": [3, 3, 3, 3], "red": [5], "white": [4], "yellow": [1]}
    start = {"fighters": ["nazarov", "glukhov"], "ring": [ring, {}], "hand": [["meditation", *HAND], []]}
    assert bout(**start).play("meditation min", "white-4", "+1").ring(0)["white"] == [5]
    assert bout(**start).play("meditation min", "white-4", "-1").ring(0)["white"] == [3]
    swapped = bout(**start).play("meditation mid", "red-5", "blue-3")
    assert (swapped.ring(0)["red"], swapped.ring(0)["blue"]) == ([3], [3, 3, 3, 5])
    assert bout(**start).play("meditation max", "yellow-1", "6").ring(0)["yellow"] == [6]


@pytest.mark.parametrize("power", ["min", "mid", "max"])
def test_a24_meditation_may_change_nothing(power: str) -> None:
    ring = {"blue": [3, 3, 3, 3]}
    fight = bout(fighters=["nazarov", "glukhov"], ring=[ring, {}], hand=[["meditation", *HAND], []])
    fight.play(f"meditation {power}", "enough")
    assert fight.ring(0) == ring
    fight.asks("ExchangeCard", 0)
