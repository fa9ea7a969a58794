"""The eight abilities, alone and against one another."""

from __future__ import annotations

from typing import Any

import pytest
from boets_bout import FOUR, PAIR, begun, bout

HAND = ["throw", "cutman", "block", "feint"]


def picks_allowed(fight: Any) -> int:
    """How many dice one may pick now."""
    count = 0
    while fight.match.pending[0].name == "Mobilise" and count < 9:
        fight.rolls(*[1] * 9)
        fight.play(fight.offers[1])
        count += 1
    return count


@pytest.mark.parametrize(
    ("mine", "his", "most"), [([1, 2], [1, 2, 3], 4), ([1, 2], [1, 2], 3), ([1, 2, 3], [1], 3), ([], [], 3)]
)
def test_r73_nemkov_rolls_four_when_the_opponent_has_more_dice_on_the_ring(
    mine: list[int], his: list[int], most: int
) -> None:
    fight = bout(
        fighters=["nemkov", "klyopikov"], phase="mobilise", ring=[{"white": mine}, {"red": his}], hand=[HAND, []]
    )
    assert picks_allowed(fight) == most


def test_r73_others_roll_three_all_the_same() -> None:
    fight = bout(fighters=["klyopikov", "nemkov"], phase="mobilise", ring=[{}, {"white": [1, 2]}], hand=[HAND, []])
    assert picks_allowed(fight) == 3


def test_r73_extra_rolls_of_the_turn_are_not_more() -> None:
    fight = bout(fighters=["nemkov", "klyopikov"], ring=[{}, {"red": [1, 2, 3]}], hand=[["backfist", *HAND], []])
    fight.rolls(1, 2).play("discard backfist", "red", "red").asks("Mobilise", 1)


def test_r73_a19_dice_that_glukhov_kept_count_as_on_the_ring() -> None:
    fight = bout(
        fighters=["nemkov", "glukhov"], phase="round-end", to_move=1, ring=[{}, {"white": [4, 4, 1]}], hand=[[], []]
    )
    fight.play("white-4", "white-4")
    fight.asks("Mobilise", 0)
    assert picks_allowed(fight) == 4


@pytest.mark.parametrize("other", ["khaskhanov", "kukurudzyak", "nazarov", "klyopikov"])
def test_r74_telepnyov_begins_the_fight_with_two_turns(other: str) -> None:
    """Whatever the speed of the other."""
    for fighters in (["telepnyov", other], [other, "telepnyov"]):
        fight = begun(fighters=fighters)
        seat = fighters.index("telepnyov")
        if other == "khaskhanov":
            fight.play("swing")
        for _ in range(2):
            fight.asks("Mobilise", seat).play("enough")
            fight.play(next(offer for offer in fight.offers if offer.startswith("discard")))
            if fight.match.pending[0].name == "RollForDiscard":
                fight.play("enough")
        fight.asks("Mobilise", 1 - seat)


def test_r74_telepnyov_begins_later_rounds_too_even_if_he_moved_last() -> None:
    for last in (0, 1):
        fight = bout(fighters=["telepnyov", "klyopikov"], phase="round-end", to_move=last)
        fight.asks("Mobilise", 0)
        assert fight.t.opening == 1


def test_r74_a18_in_a_mirror_match_only_the_one_who_begins_takes_two_turns() -> None:
    fight = begun(2, 5, fighters=["telepnyov", "telepnyov"], **{"fighter-cards": "mirror"})
    fight.asks("Mobilise", 1)
    assert fight.t.opening == 1
    later = bout(fighters=["telepnyov", "telepnyov"], phase="round-end", to_move=1)
    later.asks("Mobilise", 0)  # §R64
    assert later.t.opening == 1


def test_r74_the_opening_turns_are_full_turns() -> None:
    fight = bout(fighters=["telepnyov", "klyopikov"], opening=1, hand=[["coach", *HAND], HAND])
    fight.play("discard coach").asks("Mobilise", 0)
    assert len(fight.t.hand[0]) == 5


def test_r75_example_t16_khaitulov_takes_one_pain_of_a_fishhook() -> None:
    fight = bout(6, fighters=["khaskhanov", "khaitulov"], ring=[{"blue": [1, 1, 1]}, {}], hand=[["fishhook"], HAND])
    fight.play("fishhook mid")
    assert fight.health(1) == (10, 1)


def test_r75_example_t16_in_his_own_turn_a_counterpunch_brings_another() -> None:
    fight = bout(
        6,
        fighters=["khaskhanov", "khaitulov"],
        ring=[{"blue": [1, 1, 1]}, {"red": [4, 4]}],
        hand=[["fishhook", "counterpunch", *HAND[:3]], ["backfist", *HAND]],
    )
    fight.play("fishhook mid", "pass")
    assert fight.health(1) == (10, 1)
    fight.asks("Mobilise", 1).play("enough", "backfist min", "counterpunch min")
    assert fight.health(1) == (9, 2)


def test_r75_a8_pain_already_taken_this_turn_counts() -> None:
    fight = bout(
        fighters=["kukurudzyak", "khaitulov"],
        suffered=[0, 1],
        ring=[{"yellow": [1, 1, 1]}, {}],
        hand=[["body-shot"], []],
    )
    fight.play("body-shot mid")
    assert fight.health(1) == (11, 0)


def test_r75_ordinary_damage_is_not_limited_and_others_are_not() -> None:
    fight = bout(fighters=["kukurudzyak", "khaitulov"], ring=[FOUR, {}], hand=[["backfist"], []])
    fight.play("backfist max")
    assert fight.health(1) == (9, 0)
    other = bout(fighters=["kukurudzyak", "nemkov"], ring=[{"yellow": [1, 1]}, {}], hand=[["body-shot"], []])
    other.play("body-shot min")
    assert other.health(1) == (10, 2)


def test_r75_a_knockdown_turn_is_another_turn() -> None:
    fight = bout(
        fighters=["kukurudzyak", "khaitulov"],
        ring=[{"yellow": [1, 1, 1, 1]}, {}],
        suffered=[0, 1],
        hand=[["body-shot", "body-shot", *HAND[:3]], []],
    )
    fight.play("body-shot max", "enough", "body-shot min")
    assert fight.health(1) == (9, 1)


def test_r75_r43_protection_comes_before_the_limit() -> None:
    """Damage 1 and pain 2, one warded off: if he wards off the damage, one of two pain is left to him."""
    fight = bout(
        6,
        fighters=["khaskhanov", "khaitulov"],
        ring=[{"blue": [1] * 3}, {"white": [2, 2]}],
        hand=[["fishhook"], ["block"]],
    )
    fight.play("fishhook mid", "block min", "damage")
    assert fight.health(1) == (11, 1)


def test_r76_khaskhanov_finds_a_card_before_anybody_draws() -> None:
    fight = begun(fighters=["khaskhanov", "nemkov"])
    assert fight.pile("hand", 0) == fight.pile("hand", 1) == []
    fight.asks("SearchDeck", 0)
    assert fight.offers == [technique.id for technique in fight.t.content.techniques]
    order = fight.t.deck[0].items[:]
    fight.play("own-judge")
    assert "own-judge" in fight.pile("hand", 0)
    assert len(fight.t.hand[0]) == len(fight.t.hand[1]) == 5
    without = [card for card in order if fight.t.content.techniques[card].id != "own-judge"]
    assert fight.t.deck[0].items != without[: len(fight.t.deck[0])]  # shuffled again
    fight.asks("Mobilise", fight.t.mover)


def test_r76_r62a_khaskhanov_searches_in_every_round_after_the_shuffle() -> None:
    fight = bout(fighters=["khaskhanov", "klyopikov"], phase="round-end", hand=[["own-judge"], []])
    fight.asks("SearchDeck", 0)
    assert len(fight.t.deck[0]) == 24
    fight.play("own-judge")
    assert len(fight.t.hand[0]) == 5


@pytest.mark.parametrize(("ended", "most"), [(1, 2), (2, 3)])
def test_r77_glukhov_keeps_two_dice_for_round_two_and_three_for_round_three(ended: int, most: int) -> None:
    ring = {"white": [4, 4, 4, 1], "red": [2]}
    fight = bout(fighters=["glukhov", "klyopikov"], phase="round-end", round=ended, ring=[ring, {"red": [1, 1]}])
    fight.asks("KeepDice", 0, "enough", "red-2", "white-1", "white-4")
    fight.play(*["white-4"] * most)
    assert fight.ring(0) == {"white": [4] * most}
    assert sum(fight.reserve(0)) == 16 - most
    assert fight.ring(1) == {}
    assert fight.match.pending[0].name == "Mobilise"


def test_r77_r62a_glukhov_chooses_before_anybody_takes_dice_back() -> None:
    """The pain is healed by then, and so is Кукурудзяк's token; nobody's dice have left the ring."""
    fight = bout(
        fighters=["glukhov", "kukurudzyak"],
        phase="round-end",
        ring=[{"white": [4, 4]}, {"red": [1, 2]}],
        health=[[8, 3], [6, 5]],
    )
    fight.asks("KeepDice", 0, "enough", "white-4")
    assert (fight.health(0), fight.health(1)) == ((11, 0), (12, 0))
    assert fight.ring(1) == {"red": [1, 2]}
    fight.play("white-4", "enough")
    assert (fight.ring(0), fight.ring(1)) == ({"white": [4]}, {})


def test_r77_a18_two_glukhovs_both_choose() -> None:
    fight = bout(
        fighters=["glukhov", "glukhov"], phase="round-end", ring=[{"white": [4, 4]}, {"red": [1], "blue": [2, 2]}]
    )
    fight.asks("KeepDice", 1, "enough", "red-1", "blue-2").play("blue-2", "blue-2")
    fight.asks("KeepDice", 0, "enough", "white-4").play("enough")
    assert (fight.ring(0), fight.ring(1)) == ({}, {"blue": [2, 2]})


def test_r77_r74_telepnyov_opens_the_round_against_kept_dice() -> None:
    fight = bout(fighters=["glukhov", "telepnyov"], phase="round-end", to_move=1, ring=[{"white": [4, 4]}, {}])
    fight.play("white-4", "white-4").asks("Mobilise", 1)
    assert fight.ring(0) == {"white": [4, 4]}
    assert fight.t.opening == 1


def test_r77_r76_glukhov_keeps_before_khaskhanov_searches() -> None:
    fight = bout(fighters=["glukhov", "khaskhanov"], phase="round-end", ring=[{"white": [4]}, {}])
    fight.asks("KeepDice", 0).play("white-4").asks("SearchDeck", 1).play("swing")
    fight.asks("Mobilise", 1)


def test_r73_r74_nemkov_rolls_four_after_two_opening_turns() -> None:
    hands = [["coach", "coach", *HAND], HAND]
    fight = bout(1, 2, 3, fighters=["telepnyov", "nemkov"], phase="mobilise", opening=1, hand=hands)
    fight.play("white", "white", "white", "discard coach").asks("Mobilise", 0).play("enough", "discard coach")
    fight.asks("Mobilise", 1)
    assert picks_allowed(fight) == 4


def test_r74_r80_nazarov_waits_for_two_turns_and_exchanges_in_his_own_alone() -> None:
    hands = [["coach", "coach", *HAND], ["coach", *HAND]]
    fight = bout(fighters=["telepnyov", "nazarov"], phase="mobilise", opening=1, hand=hands)
    fight.play("enough", "discard coach", "enough", "discard coach").asks("Mobilise", 1)
    fight.play("enough", "discard coach").asks("ExchangeCard", 1).play("pass").asks("Mobilise", 0)


def test_r75_r74_each_opening_turn_brings_khaitulov_its_own_pain() -> None:
    fight = bout(
        fighters=["telepnyov", "khaitulov"],
        opening=1,
        ring=[{"yellow": [1, 1]}, {}],
        hand=[["body-shot", "body-shot", *HAND[:3]], []],
    )
    fight.play("body-shot min")
    assert fight.health(1) == (11, 1)
    fight.play("enough", "body-shot min")
    assert fight.health(1) == (10, 2)


def test_r78_r44_what_klyopikov_shakes_off_is_damage_and_not_the_knockdown() -> None:
    fight = bout(
        1,
        fighters=["kukurudzyak", "klyopikov"],
        ring=[{"yellow": [1] * 4}, {}],
        hand=[["body-shot", *HAND], HAND],
    )
    fight.play("body-shot max").asks("Mobilise", 0)
    assert fight.health(1) == (11, 0)


def test_r78_r75_each_of_the_two_takes_the_blow_in_his_own_way() -> None:
    """Клёпиков attacks Хайтулов and is answered: the limit on the one side, the roll on the other."""
    fight = bout(
        fighters=["klyopikov", "khaitulov"],
        ring=[{"blue": [1, 1, 1]}, {"red": [2] * 4}],
        hand=[["fishhook", *HAND], ["counterpunch"]],
    )
    fight.rolls(6).play("fishhook mid", "counterpunch max").rolls(1).play("pass")
    fight.asks("ShakeOff", 0, "damage", "pain").play("pain")
    assert fight.health(1) == (10, 1)
    assert fight.health(0) == (11, 0)
    fight.asks("Stun", 1)


def test_r77_fewer_or_none_may_be_kept() -> None:
    for answers, ring in ((["enough"], {}), (["red-2", "enough"], {"red": [2]})):
        fight = bout(fighters=["glukhov", "klyopikov"], phase="round-end", ring=[{"white": [4], "red": [2]}, {}])
        fight.play(*answers)
        assert fight.ring(0) == ring


def test_r77_dice_of_the_reserve_cannot_be_kept() -> None:
    fight = bout(fighters=["glukhov", "klyopikov"], phase="round-end", ring=[{"white": [4]}, {}])
    assert fight.offers == ["enough", "white-4"]
    assert "will not do" in fight.why("red")


def test_r77_a21_kept_dice_may_be_rolled_in_the_first_turn_of_the_round() -> None:
    fight = bout(fighters=["glukhov", "klyopikov"], phase="round-end", to_move=1, ring=[{"white": [4]}, {}])
    fight.play("white-4").asks("Mobilise", 0)
    assert "white-4" in fight.offers


@pytest.mark.parametrize(("picked", "left"), [("pain", (10, 1)), ("damage", (10, 2))])
def test_r78_example_t17_klyopikov_rolls_two_against_a_throw_and_picks_what_remains(
    picked: str, left: tuple[int, int]
) -> None:
    fight = bout(fighters=["glukhov", "klyopikov"], ring=[{"white": [1] * 4}, {}], hand=[["throw"], []])
    fight.rolls(2).play("throw max").asks("ShakeOff", 1, "damage", "pain").play(picked)
    assert fight.health(1) == left


@pytest.mark.parametrize(("roll", "healthy"), [(1, 11), (2, 10), (3, 9), (4, 9), (6, 9)])
def test_r78_only_a_lower_roll_helps(roll: int, healthy: int) -> None:
    fight = bout(roll, fighters=["kukurudzyak", "klyopikov"], ring=[FOUR, {}], hand=[["backfist"], []])
    fight.play("backfist max")
    assert fight.health(1) == (healthy, 0)


def test_r78_a8_the_roll_comes_after_protection_and_not_for_nothing() -> None:
    fight = bout(
        2, fighters=["kukurudzyak", "klyopikov"], ring=[FOUR, {"white": [1, 1]}], hand=[["backfist"], ["block"]]
    )
    fight.play("backfist max", "block min")
    assert fight.health(1) == (10, 0)  # two due, a two rolled
    none = bout(fighters=["kukurudzyak", "klyopikov"], ring=[PAIR, {"white": [1, 1]}], hand=[["backfist"], ["block"]])
    none.play("backfist min", "block min")
    assert none.health(1) == (12, 0)  # no die was rolled


def test_r78_a20_against_a_counterpunch_too_but_not_against_his_own_scorn() -> None:
    fight = bout(fighters=["klyopikov", "kukurudzyak"], ring=[PAIR, FOUR], hand=[["backfist"], ["counterpunch"]])
    fight.rolls(1).play("backfist min", "counterpunch max").asks("ShakeOff", 0, "damage", "pain").play("damage")
    assert fight.health(0) == (11, 1)
    fight.asks("Stun", 1)
    scorn = bout(fighters=["klyopikov", "kukurudzyak"], ring=[PAIR, {}], hand=[["scorn"], []])
    scorn.play("scorn min", "again")
    assert scorn.health(0) == (11, 0)


def test_a20_khaitulovs_limit_does_not_touch_the_cost_of_scorn() -> None:
    fight = bout(fighters=["khaitulov", "kukurudzyak"], suffered=[1, 0], ring=[PAIR, {}], hand=[["scorn"], []])
    fight.play("scorn min", "again", "enough", "again")
    assert fight.health(0) == (10, 0)


@pytest.mark.parametrize(
    ("before", "after"), [([5, 4], (10, 0)), ([11, 0], (12, 0)), ([12, 0], (12, 0)), ([9, 3], (12, 0))]
)
def test_r79_kukurudzyak_heals_one_after_the_pain_and_never_over_twelve(
    before: list[int], after: tuple[int, int]
) -> None:
    fight = bout(fighters=["kukurudzyak", "klyopikov"], phase="round-end", health=[before, [9, 0]])
    assert fight.health(0) == after
    assert fight.health(1) == (9, 0)


def test_r79_not_within_a_round() -> None:
    fight = bout(fighters=["kukurudzyak", "klyopikov"], health=[[9, 0], [9, 0]], hand=[["coach", *HAND], []])
    fight.play("discard coach").asks("Mobilise", 1)
    assert fight.health(0) == (9, 0)


def test_r80_nazarov_may_exchange_a_card_once_after_refreshing() -> None:
    fight = bout(
        fighters=["nazarov", "klyopikov"], hand=[["coach", *HAND], []], deck=[["duck", "swing", "scorn"], ["swing"] * 2]
    )
    fight.play("discard coach").asks("ExchangeCard", 0, "pass", "duck", "feint", "throw", "cutman", "block")
    fight.play("block").asks("Mobilise", 1)
    assert fight.pile("hand", 0) == sorted(["duck", "throw", "cutman", "feint", "swing"])
    names = [fight.t.content.techniques[card].id for card in fight.t.deck[0].items]
    assert names == ["block", "scorn"]  # from the bottom up


def test_r80_he_need_not_and_others_cannot() -> None:
    fight = bout(fighters=["nazarov", "klyopikov"], hand=[["coach", *HAND], []])
    fight.play("discard coach", "pass").asks("Mobilise", 1)
    other = bout(fighters=["klyopikov", "nazarov"], hand=[["coach", *HAND], []])
    other.play("discard coach").asks("Mobilise", 1)


def test_r80_a15_not_with_an_empty_deck() -> None:
    fight = bout(fighters=["nazarov", "klyopikov"], hand=[["coach", *HAND], HAND], deck=[["duck"], ["swing"] * 2])
    fight.play("discard coach").asks("Mobilise", 1)
    assert len(fight.t.deck[0]) == 0


def test_r80_after_discarding_down_too() -> None:
    fight = bout(fighters=["nazarov", "klyopikov"], hand=[["coach", "duck", "swing", *HAND], []])
    fight.play("discard coach").asks("DiscardDown", 0).play("swing").asks("ExchangeCard", 0)
