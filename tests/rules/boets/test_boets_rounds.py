"""Action 3, the end of a round, what lies between rounds, and the end of the fight."""

from __future__ import annotations

import pytest
from boets_bout import DICE, FOUR, PAIR, Bout, bout

HAND = ["throw", "cutman", "block", "feint"]
KEEPERS = ["klyopikov", "kukurudzyak"]  # neither does anything between rounds unless hurt


def test_r58_fewer_than_five_are_filled_up() -> None:
    fight = bout(hand=[["coach", "coach"], []])
    fight.play("discard coach")
    assert len(fight.t.hand[0]) == 5
    fight.asks("Mobilise", 1)


def test_r58_a14_more_than_five_are_discarded_down_without_a_roll() -> None:
    fight = bout(hand=[["coach", "swing", "duck", "duck", *HAND], []])
    fight.play("discard coach").asks("DiscardDown", 0, "swing", "duck", "feint", "throw", "cutman", "block")
    fight.play("duck").asks("DiscardDown", 0).play("swing").asks("Mobilise", 1)
    assert fight.pile("hand", 0) == sorted(["duck", *HAND])
    assert fight.ring(0) == {}


def test_r59_cards_lost_in_the_opponents_turn_are_not_refilled_in_it() -> None:
    fight = bout(ring=[PAIR, {"yellow": [1, 1, 1]}], hand=[["backfist", *HAND], ["duck", *HAND]])
    fight.play("backfist min", "duck mid").asks("Mobilise", 1)
    assert len(fight.t.hand[1]) == 4
    assert len(fight.t.hand[0]) == 5


def test_r60_a15_a_card_that_cannot_be_drawn_ends_the_round_at_once() -> None:
    """Draw what is there first; then nothing more of the turn happens."""
    fight = bout(
        fighters=["nazarov", "klyopikov"], hand=[["coach", *HAND[:2]], HAND], deck=[["duck", "duck"], ["swing"]]
    )
    fight.play("discard coach")
    assert fight.t.round == 2
    assert fight.told("cards-drawn")[0]["count"] == 2
    assert fight.told("card-exchanged") == []
    fight.asks("Mobilise", 1)


def test_r60_exactly_enough_cards_do_not_end_the_round() -> None:
    fight = bout(fighters=KEEPERS, hand=[["coach", *HAND], HAND], deck=[["duck"], ["swing"]])
    fight.play("discard coach").asks("Mobilise", 1)
    assert fight.t.round == 1
    assert len(fight.t.deck[0]) == 0


def test_a13_an_empty_deck_and_five_cards_in_hand_go_on() -> None:
    fight = bout(fighters=KEEPERS, hand=[["coach", "duck", *HAND], HAND], deck=[[], ["swing"] * 2])
    fight.play("discard coach").asks("Mobilise", 1)
    assert fight.t.round == 1


def test_r61_r62_r63_between_rounds_pain_is_healed_and_dice_and_cards_go_back() -> None:
    fight = bout(
        phase="round-end",
        fighters=KEEPERS,
        health=[[7, 4], [12, 0]],
        ring=[{"red": [1, 2], "blue": [3]}, {"white": [1]}],
        hand=[["coach"], []],
        deck=[[], []],
    )
    assert fight.health(0) == (11, 0)  # a lost token stays lost
    for seat in (0, 1):
        assert fight.ring(seat) == {}
        assert sum(fight.reserve(seat)) == sum(fight.t.fighter(seat).dice)
        assert fight.pile("discard", seat) == []
        assert (len(fight.t.hand[seat]), len(fight.t.deck[seat])) == (5, 19)
    assert fight.t.round == 2
    fight.asks("Mobilise", 1)


def test_r64_the_opponent_of_the_last_mover_begins() -> None:
    for last in (0, 1):
        fight = bout(phase="round-end", to_move=last, fighters=KEEPERS)
        fight.asks("Mobilise", 1 - last)


def knocked_down_in_the_last_turn(fighters: list[str], **more: object) -> Bout:
    """Seat 0 knocks seat 1 down, cannot refresh its hand, and so the round is over."""
    fight = bout(
        fighters=fighters,
        ring=[{"yellow": [2] * 4}, {}],
        hand=[["body-shot", *HAND], HAND],
        deck=[[], ["swing"]],
        **more,
    )
    return fight.play("body-shot max")


def end_turn(fight: Bout) -> None:
    """A turn that rolls nothing and throws a card away."""
    fight.play("enough", f"discard {fight.pile('hand', fight.t.mover)[0]}")
    if fight.match.pending[0].name == "RollForDiscard":
        fight.play("enough")


def test_r64_a9_a_knockdown_in_the_last_turn_of_a_round_costs_the_first_turn_of_the_next() -> None:
    """The attacker moved last, so the other would begin; he lies on the ring, and the attacker moves again."""
    fight = knocked_down_in_the_last_turn(["kukurudzyak", KEEPERS[1]])
    assert fight.t.round == 2
    assert [event["seat"] for event in fight.told("turn-skipped")] == [1]
    assert fight.t.skips == [False, False]
    fight.asks("Mobilise", 0)
    end_turn(fight)
    fight.asks("Mobilise", 1)


def test_r74_a9_the_opener_of_every_round_loses_the_first_of_his_two_turns() -> None:
    fight = knocked_down_in_the_last_turn(["kukurudzyak", "telepnyov"])
    assert fight.told("turn-skipped") == [{"event": "turn-skipped", "seat": 1}]
    fight.asks("Mobilise", 1)
    assert fight.t.opening == 0


def test_r74_a9_one_whom_the_opener_knocked_down_loses_the_turn_after_the_two() -> None:
    fight = bout(phase="round-end", fighters=["telepnyov", KEEPERS[1]], skips=[1])
    for skipped in (0, 0, 1):
        fight.asks("Mobilise", 0)
        assert len(fight.told("turn-skipped")) == skipped
        end_turn(fight)
    fight.asks("Mobilise", 1)


def test_a9_a_knockdown_in_the_last_turn_of_the_fight_changes_nothing() -> None:
    fight = knocked_down_in_the_last_turn(["kukurudzyak", KEEPERS[1]], round=3)
    assert fight.match.over
    assert fight.told("turn-skipped") == []


def test_a9_the_end_of_a_round_clears_an_opening() -> None:
    fight = bout(fighters=KEEPERS, opening=1, hand=[["coach"], HAND], deck=[[], ["swing"]])
    fight.play("discard coach").asks("Mobilise", 1)
    assert fight.t.opening == 0


def test_a11_a_new_round_has_nothing_to_copy() -> None:
    fight = bout(phase="round-end", fighters=KEEPERS, copyable=["swing", "throw"])
    assert fight.t.copyable == [-1, -1]


def finished(*rolls: int, **document: object) -> Bout:
    """The end of a round of two fighters with 4 dice of each colour less one here and one more there."""
    return bout(*rolls, **{"phase": "round-end", "fighters": KEEPERS, **document})


def full_ring(fighter: str, **changed: list[int]) -> dict[str, list[int]]:
    """All dice of a fighter on the ring, one value in each colour."""
    counts = zip(("red", "yellow", "blue", "white"), (1, 2, 1, 5), DICE[fighter], strict=True)
    return {colour: [value] * count for colour, value, count in counts} | changed


def test_r68_all_dice_on_the_ring_and_one_value_in_each_colour_win_on_points() -> None:
    for round_number in (1, 2, 3):
        fight = finished(round=round_number, ring=[full_ring("klyopikov"), {}])
        fight.won(0, "points")


def test_r68_one_die_in_reserve_or_one_value_off_is_not_enough() -> None:
    ring = full_ring("klyopikov")
    short = finished(ring=[ring | {"red": ring["red"][1:]}, {}])
    assert not short.match.over
    off = finished(ring=[ring | {"red": [*ring["red"][1:], 6]}, {}])
    assert not off.match.over


def test_r68_points_do_not_win_before_the_end_of_the_round() -> None:
    fight = bout(phase="mobilise", fighters=KEEPERS, ring=[full_ring("klyopikov"), {}], hand=[HAND, HAND])
    fight.play("enough").asks("PerformTechnique", 0)


def test_r61_r68_points_come_before_the_doctors() -> None:
    fight = finished(ring=[full_ring("klyopikov"), {}], health=[[1, 9], [12, 0]])
    fight.won(0, "points")


@pytest.mark.parametrize(
    ("health", "how", "winner"),
    [
        ([[7, 0], [6, 6]], "more-healthy", 0),
        ([[6, 0], [6, 5]], "more-tokens", 1),
        ([[6, 2], [6, 2]], "moved-last", 0),
    ],
)
def test_r71_a16_a17_both_on_points_is_a_tie(health: list[list[int]], how: str, winner: int) -> None:
    fight = finished(ring=[full_ring("klyopikov"), full_ring("kukurudzyak")], health=health)
    fight.won(winner, how)


@pytest.mark.parametrize(("rolls", "over"), [((1, 5), False), ((6, 1), True), ((1, 6), True), ((6, 6), True)])
def test_r69_example_t10_three_healthy_and_five_pain_roll_two_dice(rolls: tuple[int, ...], over: bool) -> None:
    fight = finished(*rolls, health=[[3, 5], [12, 0]])
    if over:
        fight.won(1, "technical")
    else:
        assert fight.health(0) == (8, 0)
        fight.asks("Mobilise", 1)


def test_r69_as_much_pain_as_health_rolls_nothing() -> None:
    fight = finished(health=[[5, 5], [4, 3]])
    assert fight.t.round == 2


def test_r69_a16_both_roll_before_either_counts_and_both_stopped_is_a_tie() -> None:
    fight = finished(6, 6, 1, health=[[3, 4], [3, 5]])
    fight.won(1, "more-tokens")
    fight = finished(6, 1, 1, health=[[3, 4], [3, 5]])
    fight.won(1, "technical")
    fight = finished(1, 1, 6, health=[[3, 4], [3, 5]])
    fight.won(0, "technical")


def test_r62a_the_doctors_see_the_pain_before_it_is_healed_and_healing_comes_before_the_extra_heal() -> None:
    fight = finished(1, 1, to_move=0, health=[[12, 0], [3, 5]])
    assert fight.health(1) == (9, 0)  # 8 after the pain, and one more of Кукурудзяк's
    fight.asks("Mobilise", 1)


def test_r62a_everybodys_pain_is_healed_before_the_extra_heal() -> None:
    fight = bout(
        fighters=["kukurudzyak", "klyopikov"], to_move=1, health=[[9, 1], [8, 2]], hand=[HAND, ["coach"]], deck=[[], []]
    )
    fight.play("discard coach")
    told = [event["data"]["event"] for event in fight.match.moves[-1].events]  # type: ignore[index]
    assert told[told.index("round-ended") :][:4] == ["round-ended", "pain-healed", "pain-healed", "token-healed"]


def test_r11_r70_after_the_third_round_more_equal_dice_win() -> None:
    rings = [{"red": [5, 5, 1], "blue": [2, 2]}, {"red": [4, 4, 4], "blue": [1, 2], "white": [6]}]
    fight = finished(round=3, ring=rings)
    fight.won(1, "final")  # 2 + 2 against 3 + 1 + 1
    assert finished(round=2, ring=rings).t.round == 3  # only after the third


def test_r70_the_largest_group_of_each_colour_is_kept() -> None:
    fight = finished(round=3, ring=[{"red": [1, 2, 2, 2]}, {"red": [3, 3], "white": [1]}], to_move=1)
    fight.won(1, "moved-last")  # three each
    fight = finished(round=3, ring=[{"red": [1, 2, 2, 2], "blue": [6]}, {"red": [3, 3], "white": [1]}], to_move=1)
    fight.won(0, "final")


def test_r70_the_final_comes_only_when_points_and_doctors_decide_nothing() -> None:
    fight = finished(6, round=3, ring=[{"red": [1, 1, 1]}, {}], health=[[3, 4], [12, 0]])
    fight.won(1, "technical")


@pytest.mark.parametrize(
    ("health", "how", "winner"),
    [([[9, 0], [8, 3]], "more-healthy", 0), ([[8, 0], [8, 3]], "more-tokens", 1), ([[8, 1], [8, 1]], "moved-last", 1)],
)
def test_r71_equal_dice_in_the_final_go_by_health_tokens_and_the_last_turn(
    health: list[list[int]], how: str, winner: int
) -> None:
    finished(round=3, to_move=1, ring=[PAIR, {"blue": [1, 1]}], health=health).won(winner, how)


def test_r65_a_knock_out_ends_the_fight_in_any_round() -> None:
    for round_number in (1, 2, 3):
        fight = bout(round=round_number, health=[[12, 0], [3, 1]], ring=[FOUR, {}], hand=[["backfist"], []])
        fight.play("backfist max")
        fight.won(0, "knock-out")


def test_r58_r13_the_hand_is_refreshed_after_the_technique() -> None:
    fight = bout(ring=[PAIR, {}], hand=[["backfist", *HAND], []])
    fight.play("backfist min")
    assert len(fight.t.hand[0]) == 5
