"""Chapter «Цвет»: when a bonus comes, to whom it may go, and what it does."""

from __future__ import annotations

import pytest
from ninedice_table import Play, at

from ristal.engine.chance import FastChance

ENEMY_ALL = "black-regenerator 6, orange-destroyer 3, orange-nullifier 3, violet-destroyer 3"


def rolled(die: str, own: str, enemy: str = "black-regenerator 6", roll: int = 1, **page: object) -> Play:
    """Seat 0 rerolls a Life die of its own: the plainest roll there is; both then have a die left for duels."""
    return at(
        {"field": f"{die} 4, {own}", "reserve": "white-nullifier"},
        {"field": enemy, "reserve": "black-nullifier"},
        roll,
        phase="reroll", began=0, **page,
    ).play(die, seat=0)  # type: ignore[arg-type]  # fmt: skip


def test_r9_a_one_brings_the_bonus() -> None:
    play = rolled("green-systemist", "green-regenerator 2")
    play.asks("ChooseBonusTarget", 0, "green-regenerator", "pass")


@pytest.mark.parametrize("roll", [2, 3, 6])
def test_r9_other_values_do_not(roll: int) -> None:
    play = rolled("green-systemist", "green-regenerator 2", roll=roll)
    assert play.told("bonus-used") == []
    assert play.match.pending[0].name != "ChooseBonusTarget"


@pytest.mark.parametrize(("roll", "comes"), [(1, True), (2, True), (3, False)])
def test_r10_marked_dice_have_it_on_a_two_as_well(roll: int, comes: bool) -> None:
    play = rolled("green-fortress", "green-regenerator 2", roll=roll)
    assert (play.match.pending[0].name == "ChooseBonusTarget") == comes


def test_r9_the_owner_may_let_it_be() -> None:
    play = rolled("green-systemist", "green-regenerator 2")
    play.play("pass")
    assert play.shows("green-regenerator") == 2
    assert play.match.pending[0].name == "StartDuel"


def test_r6_allied_full_neutral_reduced_enemy_not_at_all() -> None:
    """Red: orange and violet are allies, green is neutral, yellow and blue are enemies; its own colour is an ally."""
    field = "orange-stormer 2, green-stormer 2, blue-stormer 2, yellow-stormer 2, red-stormer 2, black-stormer 2"
    play = rolled("red-systemist", f"{field}, white-fortress 6")
    play.asks("ChooseBonusTarget", 0, "orange-stormer", "green-stormer", "red-stormer", "black-stormer", "pass")
    assert "(§R6)" in play.match.why("blue-stormer")
    play.play("orange-stormer")
    assert play.shows("orange-stormer") == 4
    assert play.told("bonus-used")[0]["full"] is True


@pytest.mark.parametrize(
    ("target", "left"), [("orange-stormer", 4), ("red-stormer", 4), ("violet-stormer", 4), ("green-stormer", 3),
                         ("white-stormer", 3), ("black-stormer", 3)],
)  # fmt: skip
def test_r6_r8_red_strengthens_own_attack(target: str, left: int) -> None:
    play = rolled("red-systemist", f"{target} 2, white-fortress 6")
    play.play(target)
    assert play.shows(target) == left


@pytest.mark.parametrize(
    ("die", "target", "left"),
    [
        ("green-systemist", "yellow-regenerator", 4),
        ("green-systemist", "red-regenerator", 3),
        ("blue-systemist", "green-barrier", 4),
        ("blue-systemist", "orange-barrier", 3),
        ("violet-systemist", "blue-stormer", 4),
        ("violet-systemist", "yellow-barrier", 3),
        ("white-systemist", "white-stormer", 4),
        ("white-systemist", "red-barrier", 3),
    ],
)
def test_r9_the_bonus_of_each_colour_in_full_and_reduced(die: str, target: str, left: int) -> None:
    play = rolled(die, f"{target} 2, black-fortress 6")
    play.play(target)
    assert play.shows(target) == left


@pytest.mark.parametrize(
    ("die", "others"),
    [
        ("red-systemist", "red-barrier 2, red-regenerator 2"),
        ("green-systemist", "green-stormer 2, green-barrier 2, orange-fortress 2"),
        ("blue-systemist", "blue-stormer 2, blue-regenerator 2"),
    ],
)
def test_r9_red_green_and_blue_serve_one_kind_each(die: str, others: str) -> None:
    """No die of the kind on the own side: the bonus is lost, whatever the enemy has."""
    play = rolled(die, others, enemy=ENEMY_ALL)
    assert play.shows(die) == 1
    assert play.match.pending[0].name == "StartDuel"


def test_r9_violet_raises_to_four_or_three_if_lower() -> None:
    play = rolled("violet-systemist", "blue-stormer 5, black-fortress 6")
    play.play("blue-stormer")
    assert play.shows("blue-stormer") == 5


def test_r9_yellow_gives_two_allied_dice_one_each() -> None:
    play = rolled("yellow-systemist", "orange-stormer 2, green-barrier 3, yellow-fortress 6, violet-stormer 2")
    play.asks("ChooseBonusTarget", 0, "orange-stormer", "green-barrier", "yellow-fortress", "violet-stormer", "pass")
    play.play("orange-stormer")
    play.asks("ChooseBonusTarget", 0, "green-barrier", "yellow-fortress")
    play.play("green-barrier")
    assert [play.shows(die) for die in ("orange-stormer", "green-barrier", "yellow-fortress")] == [3, 4, 6]
    assert play.match.pending[0].name == "StartDuel"


def test_r9_the_second_die_of_yellow_is_another_allied_one() -> None:
    play = rolled("yellow-systemist", "orange-stormer 2, green-barrier 3, yellow-fortress 6, violet-stormer 2")
    play.play("orange-stormer")
    for language in ("ru", "en"):
        reasons = {play.match.why(die, language=language) for die in ("orange-stormer", "violet-stormer")}
        assert len(reasons) == 2
        assert all("(§R9)" in reason for reason in reasons)


def test_r9_yellow_with_one_allied_die_gives_that_one_one() -> None:
    play = rolled("yellow-systemist", "orange-stormer 2, violet-stormer 2, white-fortress 6")
    play.play("orange-stormer")
    assert (play.shows("orange-stormer"), play.shows("violet-stormer")) == (3, 2)
    assert play.match.pending[0].name == "StartDuel"


def test_r9_yellow_gives_one_neutral_die_one() -> None:
    play = rolled("yellow-systemist", "orange-stormer 2, violet-stormer 2, green-fortress 3")
    play.play("violet-stormer")
    assert [play.shows(die) for die in ("orange-stormer", "violet-stormer", "green-fortress")] == [2, 3, 3]
    assert play.match.pending[0].name == "StartDuel"


@pytest.mark.parametrize(
    ("target", "again", "left"),
    [("red-stormer", 5, 5), ("red-stormer", 2, 4), ("blue-stormer", 5, 5), ("blue-stormer", 2, 2)],
)
def test_r9_orange_rerolls_and_keeps_the_better_or_the_new(target: str, again: int, left: int) -> None:
    play = rolled("orange-systemist", f"{target} 4, white-fortress 6")
    play.rolls(again)
    play.play(target)
    assert play.shows(target) == left
    play.settled()


@pytest.mark.parametrize("target", ["red-stormer", "blue-stormer"])
def test_r9_a_reroll_of_orange_that_shows_the_same_is_told(target: str) -> None:
    play = rolled("orange-systemist", f"{target} 4, white-fortress 6")
    play.rolls(4).play(target)
    assert play.told("reroll-kept") == [{"event": "reroll-kept", "seat": 0, "die": target, "rolled": 4, "value": 4}]
    assert play.shows(target) == 4


def test_a5_a_die_changed_by_a_bonus_brings_no_bonus_itself() -> None:
    """Orange rerolls a blue die, which shows 1 now: no bonus of blue follows."""
    play = rolled("orange-systemist", "blue-stormer 4, blue-barrier 2, white-fortress 6")
    play.rolls(1).play("blue-stormer")
    assert play.shows("blue-stormer") == 1
    assert play.match.pending[0].name == "StartDuel"


@pytest.mark.parametrize(
    ("target", "shown", "left"),
    [
        ("black-stormer", 5, 3),
        ("black-stormer", 2, 1),
        ("black-stormer", 1, 1),
        ("red-barrier", 5, 4),
        ("red-barrier", 1, 1),
    ],
)
def test_r8_r9_a9_black_weakens_an_enemy_die_but_never_below_one(target: str, shown: int, left: int) -> None:
    play = rolled("black-fortress", "white-fortress 6", enemy=f"{target} {shown}, white-regenerator 3", roll=1)
    play.asks("ChooseBonusTarget", 0, target, "pass")
    play.play(target)
    assert play.shows(target) == left


def test_r8_white_cannot_touch_black_nor_black_white() -> None:
    play = rolled("white-systemist", "black-fortress 5, black-stormer 2", enemy="black-regenerator 6")
    assert play.match.pending[0].name == "StartDuel"
    play = rolled("black-fortress", "white-fortress 5", enemy="white-regenerator 6, white-stormer 2")
    assert play.match.pending[0].name == "StartDuel"


def test_a9_a_bonus_does_not_raise_above_six() -> None:
    play = rolled("red-systemist", "red-stormer 5, white-fortress 6")
    play.play("red-stormer")
    assert play.shows("red-stormer") == 6


def test_r22_not_to_the_die_that_gives_it() -> None:
    play = rolled("green-systemist", "green-fortress 2")
    assert "green-systemist" not in play.offers()
    assert "(§R22)" in play.match.why("green-systemist")


def test_r22_no_allied_or_neutral_die_no_bonus() -> None:
    play = rolled("green-systemist", "orange-fortress 2, violet-regenerator 3")
    assert play.match.pending[0].name == "StartDuel"


def test_r22_dice_outside_the_field_get_no_bonus() -> None:
    play = at(
        {"field": "green-systemist 4, orange-fortress 2", "reserve": "green-regenerator", "prison": "green-fortress"},
        {"field": "black-regenerator 6", "reserve": "black-destroyer"},
        1,
        phase="reroll",
        began=0,
    )
    play.play("green-systemist", seat=0)
    assert play.told("bonus-used") == []
    assert play.match.pending[0].name == "StartDuel"


def test_a7_in_a_duel_the_bonus_comes_before_the_comparison() -> None:
    """The red Ballistic rolls 1; its bonus strengthens the own die, then the comparison is made."""
    play = at(
        {"field": "orange-stormer 2, white-fortress 6", "reserve": "red-ballistic"},
        {"field": "black-regenerator 6", "reserve": "black-destroyer"},
        1,
    )
    play.play("red-ballistic", "orange-stormer")
    play.asks("ChooseBonusTarget", 0, "orange-stormer", "pass")
    assert play.told("dice-compared") == []
    play.play("orange-stormer")
    assert play.told("dice-compared")[0]["against"] == 4
    assert play.shows("orange-stormer") == 3
    play.settled()


def test_a7_an_answer_has_its_bonus_too() -> None:
    play = at(
        {"field": "orange-stormer 2, white-fortress 6", "reserve": "red-ballistic"},
        {"field": "blue-regenerator 6, blue-barrier 3", "reserve": "blue-destroyer, black-ballistic"},
        3, 1,
    )  # fmt: skip
    play.play("red-ballistic", "blue-barrier", "blue-destroyer", "red-ballistic")
    play.asks("ChooseBonusTarget", 1, "blue-barrier", "pass")


def test_a7_switched_off_only_deployment_brings_bonuses() -> None:
    options: dict[str, object] = {"bonus_rolls": "deployment"}
    play = rolled("green-systemist", "green-regenerator 2", options=options)
    assert play.match.pending[0].name == "StartDuel"
    play = at(
        {"field": "orange-stormer 2, white-fortress 6", "reserve": "red-ballistic"},
        {"field": "black-regenerator 6", "reserve": "black-destroyer"},
        1,
        options=options,
    )
    play.play("red-ballistic", "orange-stormer")
    assert play.match.pending[0].name == "AnswerDuel"


@pytest.mark.parametrize(
    ("die", "target", "left"),
    [
        ("red-systemist", "violet-barrier", 4),
        ("black-fortress", "red-barrier", 3),
        ("black-fortress", "black-stormer", 4),
    ],
)
def test_r9_the_plain_table_serves_every_own_die(die: str, target: str, left: int) -> None:
    play = rolled(die, f"{target} 2, white-fortress 6", options={"bonuses": "plain"})
    assert target in play.offers()
    play.play(target)
    assert play.shows(target) == left


def test_r6_the_plain_table_leaves_enemy_colours_and_enemy_dice_out() -> None:
    play = rolled(
        "red-systemist", "blue-barrier 2, green-fortress 6", enemy="red-regenerator 6", options={"bonuses": "plain"}
    )
    play.asks("ChooseBonusTarget", 0, "green-fortress", "pass")


def test_a_guess_does_not_waste_a_bonus() -> None:
    play = rolled("red-systemist", "orange-stormer 2, green-stormer 2, white-fortress 6")
    guesses = {
        play.table.question.guess(play.table, 0, play.table.legal(0), FastChance(seed)).text for seed in range(30)
    }
    assert guesses == {"orange-stormer", "green-stormer"}


def test_r9_both_dice_of_yellow_can_be_guessed() -> None:
    play = rolled("yellow-systemist", "orange-stormer 2, green-barrier 3, yellow-fortress 6")
    play.play("orange-stormer")
    guesses = {
        play.table.question.guess(play.table, 0, play.table.legal(0), FastChance(seed)).text for seed in range(30)
    }
    assert guesses == {"green-barrier", "yellow-fortress"}
