"""Set-up and action 1: dice come from reserve and ring, fall together, and stay."""

from __future__ import annotations

import pytest
from boets_bout import begun, bout

from ristal.engine.chance import FastChance
from ristal.engine.errors import BadOption, IllegalAnswer
from ristal.games import load_game
from ristal.games.boets import BoetsGame


def test_r1_r2_r3_r4_r9_r10_a_fight_begins_with_nothing_on_the_ring() -> None:
    fight = begun(fighters=["klyopikov", "nazarov"])
    for seat in (0, 1):
        assert fight.health(seat) == (12, 0)
        assert fight.t.yellow[seat] == 0
        assert fight.ring(seat) == {}
        assert fight.pile("discard", seat) == []
        assert len(fight.t.hand[seat]) == 5
        assert sorted(fight.pile("hand", seat) + fight.pile("deck", seat)) == sorted(
            fight.t.content.techniques[card].id for card in fight.t.content.cards
        )
    assert fight.reserve(0) == fight.t.fighter(0).dice
    assert len(fight.t.content.cards) == 24
    fight.asks("Mobilise", 0 if fight.t.fighter(0).speed > fight.t.fighter(1).speed else 1)


def test_r1_a18_no_fighter_twice_unless_a_mirror_match_is_agreed_on() -> None:
    with pytest.raises(BadOption, match="chosen twice"):
        begun(fighters=["glukhov", "glukhov"])
    mirror = begun(4, 2, fighters=["glukhov", "glukhov"], **{"fighter-cards": "mirror"})
    assert mirror.t.chosen[0] == mirror.t.chosen[1]
    mirror.asks("Mobilise", 0)


def test_r5_r6_r7_every_fighter_owns_a_fixed_set_of_dice_and_some_are_left_over() -> None:
    """The box of our reconstruction: ten dice of each colour, so that for every pairing some stay neutral."""
    game = load_game("boets")
    assert isinstance(game, BoetsGame)
    assert len(game.fighters.all) == 8
    assert [colour["ru"] for colour in game.deck.colour_names.values()] == ["красный", "жёлтый", "синий", "белый"]
    for one in game.fighters.all:
        assert 14 <= sum(one.dice) <= 17
        for other in game.fighters.all:
            assert max(mine + his for mine, his in zip(one.dice, other.dice, strict=True)) <= 10


def test_r8_higher_speed_begins_then_higher_coordination() -> None:
    game = load_game("boets")
    assert isinstance(game, BoetsGame)
    calm = [fighter for fighter in game.fighters.all if not fighter.rules]
    pairs = 0
    for one in calm:
        for other in calm:
            if (one.speed, one.coordination) != (other.speed, other.coordination):
                pairs += 1
                fight = begun(fighters=[one.id, other.id])
                first = 0 if (one.speed, one.coordination) > (other.speed, other.coordination) else 1
                assert fight.t.mover == first, (one.id, other.id)
    assert pairs > 30


def test_r8_a1_equal_fighters_roll_and_roll_again_while_equal() -> None:
    for rolls, first in (((3, 2), 0), ((2, 3), 1), ((5, 5, 1, 6), 1)):
        fight = begun(*rolls, fighters=["nemkov", "nemkov"], **{"fighter-cards": "mirror"})
        fight.asks("Mobilise", first)


def test_a26_fighters_are_picked_in_turn_and_not_the_same() -> None:
    fight = begun(draft="pick")
    (first,) = [pending.seat for pending in fight.match.pending]
    assert len(fight.offers) == 8
    fight.play("glukhov")
    fight.asks("ChooseFighter", 1 - first)
    assert "glukhov" not in fight.offers
    assert len(fight.offers) == 7
    assert "already" in fight.why("glukhov")
    fight.play("nemkov")
    assert fight.t.fighter(first).id == "glukhov"
    assert fight.t.fighter(1 - first).id == "nemkov"


def test_a26_fighters_are_dealt_at_random_and_differ() -> None:
    game = load_game("boets")
    seats, options = game.check_options({})
    dealt = set()
    for seed in range(60):
        table = game.new_table(seats, options, FastChance(seed))
        chosen = table.public()["fighters"]
        assert isinstance(chosen, list)
        assert chosen[0] != chosen[1]
        dealt |= set(chosen)
    assert len(dealt) == 8


def test_a26_one_named_fighter_and_one_dealt_never_meet_themselves() -> None:
    game = load_game("boets")
    seats, options = game.check_options({"fighters": ["random", "glukhov"]})
    for seed in range(40):
        chosen = game.new_table(seats, options, FastChance(seed)).public()["fighters"]
        assert isinstance(chosen, list)
        assert chosen[0] != "glukhov"
        assert chosen[1] == "glukhov"


def test_r13_r14_a_turn_begins_with_dice_and_none_is_allowed() -> None:
    fight = bout(phase="mobilise", hand=[["swing"], []])
    fight.asks("Mobilise", 0, "enough", "red", "yellow", "blue", "white")
    fight.play("enough")
    fight.asks("PerformTechnique", 0, "discard swing")
    assert fight.ring(0) == {}


@pytest.mark.parametrize(
    ("picks", "falls", "ring"),
    [
        (["red", "enough"], [4], {"red": [4]}),
        (["red", "red", "enough"], [4, 4], {"red": [4, 4]}),
        (["red", "yellow", "white"], [1, 2, 3], {"red": [1], "yellow": [2], "white": [3]}),
        (["blue", "blue", "blue"], [6, 6, 1], {"blue": [1, 6, 6]}),
    ],
)
def test_r14_r18_one_two_or_three_dice_of_any_colours(
    picks: list[str], falls: list[int], ring: dict[str, list[int]]
) -> None:
    fight = bout(*falls, phase="mobilise", hand=[["swing"], []])
    fight.play(*picks)
    assert fight.ring(0) == ring
    assert sum(fight.reserve(0)) == sum(fight.t.fighter(0).dice) - len(falls)
    fight.asks("PerformTechnique", 0)


def test_r15_later_dice_come_from_ring_and_reserve_in_any_mix() -> None:
    fight = bout(phase="mobilise", ring=[{"red": [3, 5], "white": [2]}, {"blue": [1]}], hand=[["swing"], []])
    fight.asks("Mobilise", 0, "enough", "red", "red-3", "red-5", "yellow", "blue", "white", "white-2")
    fight.play("red")
    fight.asks("Mobilise", 0, "enough", "red", "red-3", "red-5", "yellow", "blue", "white", "white-2")
    fight.play("red-5")
    fight.asks("Mobilise", 0, "enough", "yellow", "blue", "white", "white-2")
    fight.rolls(1, 2, 6).play("white-2")
    assert fight.ring(0) == {"red": [1, 2, 3], "white": [6]}
    assert fight.ring(1) == {"blue": [1]}


def test_r15_in_the_first_turn_everything_comes_from_the_reserve() -> None:
    fight = begun(fighters=["nazarov", "klyopikov"])
    fight.asks("Mobilise", fight.t.mover, "enough", "red", "yellow", "blue", "white")


def test_a21_dice_that_lie_there_already_may_be_rolled_in_the_first_turn() -> None:
    """By stun, or kept by Глухов: nothing forbids it."""
    fight = bout(phase="mobilise", round=2, ring=[{"red": [2]}, {}], hand=[["swing"], []])
    assert "red-2" in fight.offers


def test_r16_the_opponents_dice_are_never_offered() -> None:
    fight = bout(phase="mobilise", ring=[{}, {"red": [3]}], hand=[["swing"], []])
    assert "red-3" not in fight.offers
    with pytest.raises(IllegalAnswer):
        fight.play("red-3")
    assert "no such die" in fight.why("red-3")


def test_r17_all_fall_together_and_no_die_twice() -> None:
    """What was picked is rolled only when all are picked; a single ring die cannot be picked again."""
    fight = bout(phase="mobilise", ring=[{"red": [3]}, {}], hand=[["swing"], []])
    fight.play("red-3")
    assert "red-3" not in fight.offers
    assert fight.ring(0) == {"red": [3]}
    fight.rolls(3, 6).play("yellow", "enough")
    assert fight.ring(0) == {"red": [3], "yellow": [6]}
    assert fight.told("dice-rolled")[0]["values"] == [3, 6]


def test_r17_reserve_dice_run_out() -> None:
    fight = bout(phase="mobilise", ring=[{"blue": [1, 2]}, {}], hand=[["swing"], []])
    fight.play("blue")
    assert "blue" not in fight.offers  # three in all, two on the ring
    assert "blue-1" in fight.offers


def test_r19_dice_that_are_not_rolled_keep_their_values() -> None:
    fight = bout(2, phase="mobilise", ring=[{"red": [3, 3, 5], "white": [1]}, {"red": [6]}], hand=[["swing"], []])
    fight.play("red-5", "enough")
    assert fight.ring(0) == {"red": [2, 3, 3], "white": [1]}
    assert fight.ring(1) == {"red": [6]}


def test_r20_dice_stay_on_the_ring_over_the_turns_of_a_round() -> None:
    deck = [["block", "feint", "duck"], ["block", "feint", "duck"]]
    fight = bout(1, 2, 3, phase="mobilise", hand=[["swing"] * 2, ["swing"] * 2], deck=deck)
    fight.play("red", "red", "red", "discard swing", "enough", "swing")
    assert fight.t.round == 2  # the hand could not be filled: only the end of the round clears the ring
    assert fight.ring(0) == {}
    fight = bout(1, 2, 3, phase="mobilise", hand=[["swing", "coach", "throw", "cutman", "scorn"]] * 2)
    fight.play("red", "red", "red", "discard swing", "enough")
    fight.asks("Mobilise", 1).play("enough", "discard swing", "enough")
    assert fight.ring(0) == {"red": [1, 2, 3]}
    fight.asks("Mobilise", 0)


def test_r14_r15_r18_example_t1_three_red_then_one_from_the_ring_and_two_from_the_reserve() -> None:
    hand = [["swing", "coach", "throw", "cutman", "scorn"]] * 2
    fight = bout(3, 3, 5, phase="mobilise", hand=hand)
    fight.play("red", "red", "red", "discard coach")
    fight.asks("Mobilise", 1).play("enough", "discard coach")
    fight.rolls(2, 6, 4).play("red", "red-5", "yellow")
    assert fight.ring(0) == {"red": [2, 3, 3, 6], "yellow": [4]}
    fight.asks("PerformTechnique", 0)


def test_dice_go_by_short_names_too() -> None:
    fight = bout(1, 2, 3, phase="mobilise", ring=[{"red": [3, 3]}, {}], hand=[["swing"], []])
    fight.play("r3", "y", "w")
    assert fight.ring(0) == {"red": [1, 3], "yellow": [2], "white": [3]}


def test_picks_go_in_one_order_and_the_reason_says_so() -> None:
    fight = bout(phase="mobilise", ring=[{"red": [3]}, {}], hand=[["swing"], []])
    fight.play("yellow")
    assert "order" in fight.why("red-3")
    assert "(§R14)" in fight.why("red-3")
    assert "no such die" in fight.why("white-4")
