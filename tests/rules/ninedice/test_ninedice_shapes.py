"""The duel table: what each of the nine shapes does when it is thrown."""

from __future__ import annotations

import pytest
from ninedice_table import Play, at, the_game


def duel(die: str, target: str, *rolls: int, own: str = "", enemy: str = "", prison: str = "") -> Play:
    """Seat 0 throws a die at a target; the rolls are given. The other has a die that keeps the duels going."""
    play = at(
        {"field": f"white-regenerator 6, {own}", "reserve": die},
        {"field": f"black-regenerator 6, {enemy}", "prison": prison, "reserve": "violet-destroyer"},
        *rolls,
    )
    play.play(die)
    if play.match.pending[0].name == "ChooseTarget":
        play.play(target)
    return play


# R40 Разрушитель


def test_r40_a_destroyer_that_rolls_more_sends_the_target_to_the_abyss() -> None:
    play = duel("yellow-destroyer", "blue-barrier", 5, enemy="blue-barrier 4")
    assert play.lies("blue-barrier") == "abyss"
    assert play.finish().lies("yellow-destroyer") == "prison"
    play.settled()


@pytest.mark.parametrize("roll", [2, 4])
def test_r40_a13_a8_a_destroyer_that_does_not_goes_to_the_abyss_itself(roll: int) -> None:
    play = duel("yellow-destroyer", "blue-barrier", roll, enemy="blue-barrier 4")
    assert play.lies("yellow-destroyer") == "abyss"
    assert play.shows("blue-barrier") == 4
    play.settled()


def test_r11_r40_a8_the_red_destroyer_wins_at_equal_values() -> None:
    play = duel("red-destroyer", "green-barrier", 4, enemy="green-barrier 4")
    assert play.lies("green-barrier") == "abyss"
    assert play.finish().lies("red-destroyer") == "prison"


def test_r40_a_destroyer_may_go_for_any_die_on_the_field() -> None:
    play = at(
        {"field": "red-stormer 2, red-barrier 2, red-fortress 2", "reserve": "yellow-destroyer, blue-stormer"},
        {"field": "green-stormer 2, green-barrier 2, green-fortress 2", "reserve": "black-barrier"},
    )
    play.play("yellow-destroyer")
    play.asks(
        "ChooseTarget",
        0,
        "red-stormer",
        "red-barrier",
        "red-fortress",
        "green-stormer",
        "green-barrier",
        "green-fortress",
    )


# R41 Штурмовик


@pytest.mark.parametrize(
    ("roll", "target", "shown", "word", "left"),
    [
        (6, "blue-ballistic", 3, "add", 6),  # 9 is capped
        (4, "blue-ballistic", 1, "add", 5),
        (6, "blue-ballistic", 5, "subtract", 0),
        (4, "blue-ballistic", 3, "subtract", 0),  # below nothing
        (2, "blue-ballistic", 5, "add", 6),  # lost: 1
        (2, "blue-ballistic", 5, "subtract", 4),
        (3, "blue-ballistic", 3, "subtract", 2),  # a tie is lost
        (1, "blue-ballistic", 1, "subtract", 0),
    ],
)
@pytest.mark.parametrize("side", ["own", "enemy"])
def test_r41_a24_a9_a_stormer_adds_or_subtracts(
    side: str, roll: int, target: str, shown: int, word: str, left: int
) -> None:
    """Won: its own value; lost: one. The thrower is free to add or to subtract, on dice of both sides."""
    play = duel("yellow-stormer", target, roll, **{side: f"{target} {shown}"})
    if play.match.pending[0].name == "ChooseBonusTarget":
        play.play("pass")
    play.asks("ChooseScript", 0, "add", "subtract")
    play.play(word)
    if left:
        assert play.shows(target) == left
    else:
        assert play.lies(target) == "abyss"
    assert play.finish().lies("yellow-stormer") == "prison"
    play.settled()


def test_r41_a24_a_stormer_goes_for_attack_dice_of_both_sides_only() -> None:
    play = at(
        {"field": "red-stormer 2, red-barrier 2, red-fortress 2", "reserve": "yellow-stormer"},
        {"field": "green-destroyer 2, green-barrier 2, green-fortress 2"},
    )
    play.play("yellow-stormer")
    play.asks("ChooseTarget", 0, "red-stormer", "green-destroyer")


def test_r11_r41_the_orange_stormer_wins_at_equal_values() -> None:
    play = duel("orange-stormer", "blue-ballistic", 3, enemy="blue-ballistic 3")
    play.play("subtract")
    assert play.lies("blue-ballistic") == "abyss"


# R42 Баллистик


@pytest.mark.parametrize(("roll", "shown", "left"), [(6, 5, 3), (6, 2, 0), (3, 5, 4), (5, 5, 4), (2, 2, 1)])
def test_r42_a9_a_ballistic_takes_two_or_one(roll: int, shown: int, left: int) -> None:
    play = duel("red-ballistic", "green-fortress", roll, enemy=f"green-fortress {shown}")
    if left:
        assert play.shows("green-fortress") == left
    else:
        assert play.lies("green-fortress") == "abyss"
    play.settled()


def test_r42_a8_a_ballistic_that_ties_at_one_still_kills() -> None:
    play = duel("red-ballistic", "white-fortress", 1, own="white-fortress 1")  # red has no Attack die for its bonus
    assert play.lies("white-fortress") == "abyss"
    play.settled()


def test_r42_a_ballistic_may_go_for_any_die_on_the_field() -> None:
    play = at(
        {"field": "red-stormer 2, red-barrier 2, red-fortress 2", "reserve": "blue-ballistic"},
        {"field": "green-destroyer 2, green-barrier 2, green-fortress 2"},
    )
    play.play("blue-ballistic")
    play.asks(
        "ChooseTarget", 0,
        "red-stormer", "red-barrier", "red-fortress", "green-destroyer", "green-barrier", "green-fortress",
    )  # fmt: skip


# R43 Обнулятор


@pytest.mark.parametrize(("die", "roll"), [("red-nullifier", 4), ("violet-nullifier", 3)])
def test_r43_a14_a_nullifier_that_wins_imprisons(die: str, roll: int) -> None:
    play = duel(die, "green-systemist", roll, enemy="green-systemist 3").finish()
    assert play.zone("prison", 1) == ["green-systemist"]  # its owner's
    assert play.zone("prison", 0) == [die]


@pytest.mark.parametrize("roll", [2, 3])
def test_r43_a8_a_nullifier_that_loses_does_nothing(roll: int) -> None:
    play = duel("red-nullifier", "green-systemist", roll, enemy="green-systemist 3").finish()
    assert play.shows("green-systemist") == 3
    play.settled()


# R44 Барьер


@pytest.mark.parametrize(("roll", "shown", "left"), [(5, 4, 0), (3, 2, 0), (3, 4, 3), (4, 4, 3), (2, 6, 5)])
def test_r44_a9_a_barrier_takes_its_value_or_one(roll: int, shown: int, left: int) -> None:
    """More than the target shows, taken off it, always leaves nothing."""
    play = duel("red-barrier", "green-nullifier", roll, enemy=f"green-nullifier {shown}")
    if left:
        assert play.shows("green-nullifier") == left
    else:
        assert play.lies("green-nullifier") == "abyss"
    play.settled()


def test_r44_a26_a_barrier_goes_for_defence_dice_of_both_sides_only() -> None:
    play = at(
        {"field": "red-stormer 2, red-nullifier 2, red-fortress 2", "reserve": "yellow-barrier"},
        {"field": "green-destroyer 2, green-energizer 2, green-fortress 2"},
    )
    play.play("yellow-barrier")
    play.asks("ChooseTarget", 0, "red-nullifier", "green-energizer")


# R45 Энергетик


@pytest.mark.parametrize(("roll", "shown", "left"), [(5, 2, 5), (2, 4, 5), (4, 4, 5), (6, 5, 6), (2, 6, 6)])
def test_r45_a9_an_energizer_adds_three_or_one(roll: int, shown: int, left: int) -> None:
    play = duel("red-energizer", "green-fortress", roll, own=f"green-fortress {shown}")
    assert play.shows("green-fortress") == left
    play.settled()


def test_r45_an_energizer_may_go_for_an_enemy_die_too() -> None:
    play = duel("red-energizer", "green-fortress", 3, enemy="green-fortress 2")
    assert play.shows("green-fortress") == 5


# R46 Системщик


@pytest.mark.parametrize(("die", "roll", "left"), [
    ("red-systemist", 2, 1), ("red-systemist", 3, 3), ("red-systemist", 4, 3), ("black-systemist", 3, 1),
])  # fmt: skip
def test_r46_a25_a_systemist_wins_with_less(die: str, roll: int, left: int) -> None:
    play = duel(die, "green-barrier", roll, enemy="green-barrier 3")
    if play.match.pending[0].name == "ChooseBonusTarget":
        play.play("pass")
    assert play.shows("green-barrier") == left
    play.settled()


def test_r46_a9_a_systemist_may_kill() -> None:
    play = duel("yellow-systemist", "green-barrier", 1, enemy="green-barrier 2")
    if play.match.pending[0].name == "ChooseBonusTarget":
        play.play("pass")
    assert play.lies("green-barrier") == "abyss"


def test_r46_a_systemist_goes_for_enemy_defence_only() -> None:
    play = at(
        {"field": "red-stormer 2, red-nullifier 2, red-fortress 2", "reserve": "yellow-systemist"},
        {"field": "green-destroyer 2, green-energizer 2, blue-barrier 3, green-fortress 2"},
    )
    play.play("yellow-systemist")
    play.asks("ChooseTarget", 0, "green-energizer", "blue-barrier")


# R47 Крепость


@pytest.mark.parametrize(("die", "roll", "left"), [
    ("red-fortress", 4, 3), ("red-fortress", 5, 5), ("red-fortress", 6, 5), ("green-fortress", 5, 3),
])  # fmt: skip
def test_r47_a25_a_fortress_wins_with_less(die: str, roll: int, left: int) -> None:
    play = duel(die, "blue-stormer", roll, enemy="blue-stormer 5")
    assert play.shows("blue-stormer") == left
    play.settled()


def test_r47_a_fortress_goes_for_enemy_attack_only() -> None:
    play = at(
        {"field": "red-stormer 2, red-nullifier 2, red-fortress 2", "reserve": "yellow-fortress"},
        {"field": "green-destroyer 2, green-energizer 2, blue-ballistic 3, green-fortress 2"},
    )
    play.play("yellow-fortress")
    play.asks("ChooseTarget", 0, "green-destroyer", "blue-ballistic")


# R48 Регенератор


def test_r48_a15_a_regenerator_brings_a_prisoner_back_with_its_value() -> None:
    play = at(
        {"field": "red-fortress 3", "reserve": "blue-regenerator", "prison": "red-barrier"},
        {"field": "green-fortress 3", "prison": "green-stormer", "reserve": "violet-destroyer"},
        4,
    )
    play.play("blue-regenerator")
    play.asks("ChooseTarget", 0, "red-barrier", "green-stormer")
    play.play("red-barrier")
    assert play.zone("defence", 0) == [{"die": "red-barrier", "value": 4}]
    assert play.finish().lies("blue-regenerator") == "prison"
    play.settled()


def test_r48_a15_an_enemy_prisoner_comes_back_on_its_owners_side() -> None:
    play = duel("blue-regenerator", "green-stormer", 6, prison="green-stormer")
    assert play.zone("attack", 1) == [{"die": "green-stormer", "value": 6}]
    assert play.zone("attack", 0) == []


def test_r48_a7_what_comes_back_was_not_rolled_and_brings_no_bonus() -> None:
    """The Regenerator's own 1 finds no Defence die for the bonus of blue; the prisoner shows 1 now and brings none."""
    play = at(
        {"field": "green-fortress 3, red-stormer 2", "reserve": "blue-regenerator", "prison": "red-ballistic"},
        {"field": "black-fortress 3", "reserve": "violet-destroyer"},
        1,
    )
    play.play("blue-regenerator")
    assert play.shows("red-ballistic") == 1
    assert play.told("bonus-used") == []
    assert play.match.pending[0].name != "ChooseBonusTarget"
    play.settled()


def test_r48_a15_without_a_prisoner_a_regenerator_cannot_be_used() -> None:
    play = at(
        {"field": "red-fortress 3", "reserve": "blue-regenerator, blue-barrier, blue-destroyer"},
        {"field": "green-fortress 3"},
    )
    play.asks("StartDuel", 0, "blue-destroyer", "pass")  # no Defence die is on the field for the Barrier either
    assert "(§A16)" in play.match.why("blue-regenerator")


# Special dice


def test_r11_eight_special_dice_one_in_each_colour() -> None:
    special = {die.id for die in the_game().box.dice if die.special}
    assert special == {
        "red-destroyer", "orange-stormer", "yellow-ballistic", "violet-nullifier",
        "blue-barrier", "white-energizer", "black-systemist", "green-fortress",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("die", "target", "shown", "left"),
    [
        ("yellow-ballistic", "red-barrier", 4, 2),
        ("blue-barrier", "red-nullifier", 4, 0),
        ("white-energizer", "red-barrier", 3, 6),
    ],
)
def test_r11_a8_each_special_die_wins_at_equal_values(die: str, target: str, shown: int, left: int) -> None:
    play = duel(die, target, shown, enemy=f"{target} {shown}")
    if left:
        assert play.shows(target) == left
    else:
        assert play.lies(target) == "abyss"


def test_r11_a8_special_against_special_is_a_loss() -> None:
    play = duel("red-destroyer", "blue-barrier", 4, enemy="blue-barrier 4")
    assert play.lies("red-destroyer") == "abyss"
    assert play.shows("blue-barrier") == 4


def test_r11_a8_a25_special_against_special_is_a_loss_with_the_lower_roll_too() -> None:
    play = duel("black-systemist", "blue-barrier", 4, enemy="blue-barrier 4")
    assert play.shows("blue-barrier") == 4
    assert play.told("dice-compared")[0]["won"] is False


def test_a8_a_special_target_gains_nothing_else() -> None:
    """A special target is beaten by more like any other; a tie against it is lost like any other."""
    play = duel("yellow-destroyer", "blue-barrier", 5, enemy="blue-barrier 4")
    assert play.lies("blue-barrier") == "abyss"


@pytest.mark.parametrize("roll", [3, 5])
def test_r12_strictly_more_is_needed(roll: int) -> None:
    play = duel("yellow-destroyer", "blue-nullifier", roll, enemy="blue-nullifier 3")
    assert (play.lies("blue-nullifier") == "abyss") == (roll > 3)


def test_r26a_on_the_field_a_die_counts_by_its_value_alone() -> None:
    """A Destroyer on the field that is thrown at does nothing of its own."""
    play = duel("yellow-energizer", "red-destroyer", 2, enemy="red-destroyer 5")
    assert play.shows("red-destroyer") == 6
    assert play.finish().lies("yellow-energizer") == "prison"
