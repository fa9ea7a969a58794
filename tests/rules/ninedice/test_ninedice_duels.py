"""Chapter «Атака резервов»: who starts, who answers, and what becomes of the dice."""

from __future__ import annotations

import pytest
from ninedice_table import Side, at

from ristal.engine.chance import FastChance
from ristal.engine.errors import IllegalAnswer

OWN: Side = {"field": "red-stormer 4, red-nullifier 4, red-systemist 4", "reserve": "green-ballistic, blue-ballistic"}
ENEMY: Side = {
    "field": "yellow-stormer 4, yellow-nullifier 4, yellow-systemist 4",
    "reserve": "orange-ballistic, violet-ballistic",
}
ON_FIELD = ("red-stormer", "red-nullifier", "red-systemist", "yellow-stormer", "yellow-nullifier", "yellow-systemist")


def test_r25_r26_a_die_of_the_reserve_or_a_pass() -> None:
    play = at(OWN, ENEMY, 5)
    play.asks("StartDuel", 0, "green-ballistic", "blue-ballistic", "pass")
    play.play("green-ballistic")
    play.asks("ChooseTarget", 0, *ON_FIELD)  # own and enemy
    play.play("yellow-stormer")
    assert play.lies("green-ballistic") == "duel"
    assert play.shows("green-ballistic") == 5
    assert play.shows("yellow-stormer") == 2
    play.settled()


def test_r26_the_target_is_chosen_before_the_roll() -> None:
    play = at(OWN, ENEMY)
    play.play("green-ballistic")
    assert play.lies("green-ballistic") == "reserve"
    assert play.table.value == [4 if place == 1 else 0 for place in play.table.place]


def test_r27_the_other_may_answer_with_one_die_or_not() -> None:
    play = at(OWN, ENEMY, 5)
    play.play("green-ballistic", "yellow-stormer")
    play.asks("AnswerDuel", 1, "orange-ballistic", "violet-ballistic", "pass")
    play.play("pass")
    play.asks("SecondDie", 0, "blue-ballistic", "stop")


def test_r28_a10_an_answer_goes_for_the_die_in_the_duel_or_for_its_target() -> None:
    play = at(OWN, ENEMY, 5, 6)
    play.play("green-ballistic", "yellow-stormer", "orange-ballistic")
    play.asks("ChooseAnswerTarget", 1, "green-ballistic", "yellow-stormer")
    play.play("green-ballistic")
    assert play.shows("green-ballistic") == 3  # 6 > 5: less two
    assert play.shows("yellow-stormer") == 2  # what has happened stays
    play.settled()


def test_r28_a10_an_answer_may_repair_the_target() -> None:
    enemy = {**ENEMY, "reserve": "orange-energizer"}
    play = at(OWN, enemy, 5, 6)
    play.play("green-ballistic", "yellow-stormer", "orange-energizer", "yellow-stormer")
    assert play.shows("yellow-stormer") == 5  # 4 - 2 + 3


def test_r28_a_target_that_fell_cannot_be_answered_for() -> None:
    own = {**OWN, "reserve": "green-destroyer, blue-ballistic"}
    play = at(own, ENEMY, 5, 2)
    play.play("green-destroyer", "yellow-stormer", "orange-ballistic")
    assert play.lies("yellow-stormer") == "abyss"
    assert play.shows("green-destroyer") == 4  # the only target was taken without asking: 5 - 1
    play.settled()


def test_r29_a27_a_second_die_may_have_a_new_target_and_is_answered_again() -> None:
    play = at(OWN, ENEMY, 5, 3, 6, 2)
    play.play("green-ballistic", "yellow-stormer", "orange-ballistic", "green-ballistic")
    play.asks("SecondDie", 0, "blue-ballistic", "stop")
    play.play("blue-ballistic")
    play.asks("ChooseTarget", 0, *ON_FIELD)  # not the answer in the Duel zone
    play.play("yellow-nullifier")
    play.asks("AnswerDuel", 1, "violet-ballistic", "pass")
    play.play("violet-ballistic")
    play.asks("ChooseAnswerTarget", 1, "green-ballistic", "blue-ballistic", "yellow-stormer", "yellow-nullifier")
    play.play("yellow-stormer")
    play.settled()


def test_r29_without_a_second_die_there_is_no_second_answer() -> None:
    play = at(OWN, ENEMY, 5)
    play.play("green-ballistic", "yellow-stormer", "pass", "stop")
    play.asks("StartDuel", 1, "orange-ballistic", "violet-ballistic", "pass")


def test_r25_two_dice_at_the_most() -> None:
    own = {**OWN, "reserve": "green-ballistic, blue-ballistic, white-ballistic"}
    play = at(own, ENEMY, 5, 5)
    play.play("green-ballistic", "yellow-stormer", "pass", "blue-ballistic", "yellow-stormer", "pass")
    assert play.match.pending[0].seat == 1
    assert play.match.pending[0].name == "StartDuel"


def test_r30_a17_all_that_took_part_go_to_the_prisons_of_their_owners() -> None:
    play = at(
        {**OWN, "reserve": "green-ballistic, blue-ballistic, white-nullifier"},
        {**ENEMY, "reserve": "orange-ballistic, violet-ballistic, black-nullifier"},
        5, 3, 6, 2,
    )  # fmt: skip
    play.play("green-ballistic", "yellow-stormer", "orange-ballistic", "yellow-stormer")
    play.play("blue-ballistic", "yellow-nullifier", "violet-ballistic", "yellow-nullifier")
    assert play.zone("prison", 0) == ["green-ballistic", "blue-ballistic"]
    assert play.zone("prison", 1) == ["orange-ballistic", "violet-ballistic"]
    assert play.shows("yellow-nullifier") == 1  # the targets stay: 4 - 2 - 1
    assert play.zone("duel", 0) == play.zone("duel", 1) == []
    play.asks("StartDuel", 1, "black-nullifier", "pass")  # §R31
    play.settled()


def test_r31_the_start_passes_to_the_other() -> None:
    play = at(OWN, ENEMY, 5)
    play.play("green-ballistic", "yellow-stormer").finish()
    assert play.match.pending[0].seat == 1


def test_r32_r33_a16_two_passes_in_a_row_end_the_duels() -> None:
    play = at(OWN, ENEMY)
    play.play("pass")
    play.asks("StartDuel", 1, "orange-ballistic", "violet-ballistic", "pass")
    play.play("pass")
    assert play.told("battle-fought")
    assert play.table.battle == 1


def test_r32_a16_a_pass_after_a_duel_is_a_first_one_again() -> None:
    play = at(OWN, ENEMY, 5)
    play.play("pass", "orange-ballistic", "red-stormer").finish()
    play.play("pass")
    assert play.match.pending[0].seat == 1
    assert play.table.battle == 0


def test_a16_he_who_passed_may_still_answer_and_start_later() -> None:
    play = at(OWN, ENEMY, 5, 5)
    play.play("pass", "orange-ballistic", "red-stormer")
    play.asks("AnswerDuel", 0, "green-ballistic", "blue-ballistic", "pass")
    play.play("green-ballistic", "orange-ballistic", "stop")
    play.asks("StartDuel", 0, "blue-ballistic", "pass")


def test_a16_not_answering_and_no_second_die_are_no_passes() -> None:
    """Seat 1 leaves the answer, seat 0 the second die; then it takes two passes to end."""
    play = at(OWN, ENEMY, 5)
    play.play("green-ballistic", "yellow-stormer", "pass", "stop")
    play.play("pass")
    assert play.match.pending[0].name == "StartDuel"
    assert play.match.pending[0].seat == 0
    assert play.table.battle == 0


def test_r32_duels_end_when_both_reserves_are_empty() -> None:
    play = at({**OWN, "reserve": "green-ballistic"}, {**ENEMY, "reserve": "orange-ballistic"}, 5, 3)
    play.play("green-ballistic", "yellow-stormer", "orange-ballistic", "yellow-stormer")
    assert play.table.battle == 1


def test_a16_an_empty_reserve_passes_by_itself_and_the_other_may_go_on() -> None:
    play = at({**OWN, "reserve": "green-ballistic, blue-ballistic"}, {**ENEMY, "reserve": ""}, 5)
    play.play("green-ballistic", "yellow-stormer", "stop")
    play.asks("StartDuel", 0, "blue-ballistic", "pass")
    assert play.told("start-passed") == [{"event": "start-passed", "seat": 1, "forced": True}]
    play.play("pass")
    assert play.table.battle == 1  # two passes in a row, one of them forced


def test_a16_a_die_without_a_target_cannot_be_committed() -> None:
    play = at(
        {"field": "red-systemist 4", "reserve": "green-fortress, blue-barrier, green-ballistic"},
        {"field": "yellow-systemist 4", "reserve": "orange-ballistic"},
    )
    play.asks("StartDuel", 0, "green-ballistic", "pass")
    with pytest.raises(IllegalAnswer):
        play.play("green-fortress")


def test_a16_no_usable_die_is_an_automatic_pass() -> None:
    play = at(
        {"field": "red-systemist 4", "reserve": "green-fortress"},
        {"field": "yellow-systemist 4", "reserve": "orange-ballistic"},
    )
    play.asks("StartDuel", 1, "orange-ballistic", "pass")


def test_a11_a_fortress_answers_an_attack_die_in_the_duel_zone() -> None:
    """No enemy Attack die on the field: not for a start, but for an answer to a Destroyer."""
    play = at(
        {"field": "red-systemist 4", "reserve": "green-destroyer"},
        {"field": "yellow-systemist 3", "reserve": "orange-fortress, blue-systemist"},
        6, 5,
    )  # fmt: skip
    play.play("green-destroyer", "yellow-systemist")
    play.asks("AnswerDuel", 1, "orange-fortress", "pass")  # no enemy Defence die for the Systemist
    play.play("orange-fortress")
    assert play.lies("green-destroyer") != "field"
    assert play.told("dice-compared")[1]["target"] == "green-destroyer"
    assert play.told("dice-compared")[1]["won"] is True
    play.settled()


def test_a11_an_answer_fits_the_target_line_of_its_die() -> None:
    """A Stormer answers only where one of the two is an Attack die, a Barrier where one is a Defence die."""
    play = at(
        {**OWN, "reserve": "green-nullifier"},
        {**ENEMY, "reserve": "orange-stormer, orange-barrier, orange-systemist, orange-fortress, orange-energizer"},
        3,
    )
    play.play("green-nullifier", "yellow-stormer")
    play.asks("AnswerDuel", 1, "orange-stormer", "orange-barrier", "orange-systemist", "orange-energizer", "pass")
    play.play("orange-energizer")
    play.asks("ChooseAnswerTarget", 1, "green-nullifier", "yellow-stormer")


def test_a11_own_dice_are_no_enemies_of_an_answer() -> None:
    """The starter aimed at a Defence die of the answerer: his Systemist cannot go for it."""
    play = at({**OWN, "reserve": "green-ballistic"}, {**ENEMY, "reserve": "orange-systemist, orange-barrier"}, 3)
    play.play("green-ballistic", "yellow-nullifier")
    play.asks("AnswerDuel", 1, "orange-barrier", "pass")


def test_a11_a_regenerator_answers_only_with_a_prisoner_of_this_attack() -> None:
    play = at(
        {**OWN, "reserve": "green-nullifier, blue-ballistic", "prison": "white-stormer"},
        {**ENEMY, "reserve": "orange-regenerator", "prison": "black-stormer"},
        5, 2,
    )  # fmt: skip
    play.play("green-nullifier", "yellow-stormer")
    assert play.lies("yellow-stormer") == "prison"
    play.asks("AnswerDuel", 1, "orange-regenerator", "pass")
    play.play("orange-regenerator")  # the only prisoner it may free is taken without asking
    assert play.shows("yellow-stormer") == 2
    assert (play.lies("black-stormer"), play.lies("white-stormer")) == ("prison", "prison")
    play.settled()


def test_a11_a_regenerator_does_not_answer_when_nobody_was_imprisoned() -> None:
    play = at(
        {**OWN, "reserve": "green-ballistic, blue-ballistic"},
        {**ENEMY, "reserve": "orange-regenerator, orange-ballistic", "prison": "black-stormer"},
        5,
    )
    play.play("green-ballistic", "yellow-stormer")
    play.asks("AnswerDuel", 1, "orange-ballistic", "pass")


def test_a12_what_lies_in_the_duel_zone_is_no_target_of_a_starter() -> None:
    play = at(OWN, ENEMY, 5, 3)
    play.play("green-ballistic", "yellow-stormer", "orange-ballistic", "green-ballistic", "blue-ballistic")
    assert (play.lies("green-ballistic"), play.lies("orange-ballistic")) == ("duel", "duel")
    play.asks("ChooseTarget", 0, *ON_FIELD)


def test_a12_an_answer_does_not_go_for_other_dice_on_the_field() -> None:
    play = at(OWN, ENEMY, 5)
    play.play("green-ballistic", "yellow-stormer", "orange-ballistic")
    with pytest.raises(IllegalAnswer):
        play.play("red-stormer")
    assert "(§R28)" in play.match.why("red-stormer")


def test_a13_a_destroyer_that_loses_does_not_go_to_the_prison() -> None:
    play = at({**OWN, "reserve": "green-destroyer"}, ENEMY, 3)
    play.play("green-destroyer", "yellow-stormer").finish()
    assert play.zone("prison", 0) == []
    assert play.lies("green-destroyer") == "abyss"


def test_a13_a_duel_die_that_is_imprisoned_is_there_at_once() -> None:
    play = at(OWN, {**ENEMY, "reserve": "orange-nullifier, violet-ballistic"}, 3, 5)
    play.play("green-ballistic", "yellow-stormer", "orange-nullifier", "green-ballistic")
    assert play.lies("green-ballistic") == "prison"
    assert play.zone("prison", 0) == ["green-ballistic"]
    play.asks("SecondDie", 0, "blue-ballistic", "stop")
    play.settled()


def test_a14_a_prisoner_returns_to_the_hand_after_the_battle_and_duels_from_there() -> None:
    play = at(
        {**OWN, "field": "red-systemist 6", "reserve": "green-nullifier"},
        {**ENEMY, "field": "yellow-systemist 6, yellow-stormer 1", "reserve": ""},
        5,
    )
    play.play("green-nullifier", "yellow-stormer")
    assert play.table.battle == 1
    assert play.zone("reserve", 1) == ["yellow-stormer"]
    assert play.zone("attack", 1) == []


def test_a10_against_a_die_in_the_duel_only_abyss_or_prison_matters() -> None:
    """It may be answered with any effect; what it shows changes nothing of what it did."""
    play = at(OWN, {**ENEMY, "reserve": "orange-energizer"}, 3, 6)
    play.play("green-ballistic", "yellow-stormer", "orange-energizer", "green-ballistic")
    assert play.shows("green-ballistic") == 6
    assert play.shows("yellow-stormer") == 3


def test_a10_a27_a_second_answer_meets_what_the_first_has_left_of_a_duel_die() -> None:
    """The green Ballistic rolled 5 and was brought down to 3: now a 4 beats it."""
    play = at(OWN, {**ENEMY, "reserve": "orange-ballistic, violet-nullifier"}, 5, 6, 5, 4)
    play.play("green-ballistic", "yellow-stormer", "orange-ballistic", "green-ballistic")
    play.play("blue-ballistic", "yellow-stormer", "violet-nullifier", "green-ballistic")
    assert play.told("dice-compared")[-1]["against"] == 3
    assert play.told("die-imprisoned") == [{"event": "die-imprisoned", "seat": 0, "die": "green-ballistic"}]
    play.settled()


def test_r48_a13_a15_a17_a_duel_die_that_was_imprisoned_may_be_brought_back_and_stays() -> None:
    """It lies on the field when the attack ends, not in the Duel zone any more."""
    play = at(
        {**OWN, "reserve": "green-ballistic, blue-regenerator, white-nullifier"},
        {**ENEMY, "reserve": "orange-nullifier, black-nullifier"},
        3, 5, 4,
    )  # fmt: skip
    play.play("green-ballistic", "yellow-stormer", "orange-nullifier", "green-ballistic", "blue-regenerator")
    assert play.zone("attack", 0)[-1] == {"die": "green-ballistic", "value": 4}
    play.finish()
    assert play.shows("green-ballistic") == 4
    assert play.zone("prison", 0) == ["blue-regenerator"]
    play.settled()


def test_r28_r48_what_a_regenerator_brought_back_is_the_target_of_the_answer() -> None:
    play = at(
        {**OWN, "reserve": "green-regenerator", "prison": "red-ballistic"},
        {**ENEMY, "reserve": "orange-destroyer, black-nullifier"},
        3, 5,
    )  # fmt: skip
    play.play("green-regenerator", "orange-destroyer")
    play.asks("ChooseAnswerTarget", 1, "green-regenerator", "red-ballistic")
    play.play("red-ballistic")
    assert play.lies("red-ballistic") == "abyss"
    play.settled()


def test_a11_a27_a_regenerator_may_answer_the_second_die_with_a_prisoner_of_the_first() -> None:
    play = at(
        {**OWN, "reserve": "green-nullifier, blue-ballistic"},
        {**ENEMY, "reserve": "orange-regenerator"},
        5, 5, 6,
    )  # fmt: skip
    play.play("green-nullifier", "yellow-stormer", "pass", "blue-ballistic", "yellow-nullifier")
    play.asks("AnswerDuel", 1, "orange-regenerator", "pass")
    play.play("orange-regenerator")
    assert play.shows("yellow-stormer") == 6
    play.settled()


def test_r41_a24_of_a_stormer_that_answers_the_answerer_decides() -> None:
    play = at(OWN, {**ENEMY, "reserve": "orange-stormer, black-nullifier"}, 5, 4)
    play.play("green-ballistic", "yellow-stormer", "orange-stormer", "yellow-stormer")  # 4 - 2, and 4 > 2
    play.asks("ChooseScript", 1, "add", "subtract")
    play.play("add")
    assert play.shows("yellow-stormer") == 6
    play.settled()


def test_a9_a_duel_die_reduced_to_nothing_goes_to_the_abyss() -> None:
    play = at(OWN, ENEMY, 2, 5)
    play.play("green-ballistic", "yellow-stormer", "orange-ballistic", "green-ballistic")
    assert play.lies("green-ballistic") == "abyss"
    play.finish()
    assert "green-ballistic" not in play.zone("prison", 0)


def test_a27_an_answer_to_the_second_die_may_go_for_the_first_target() -> None:
    play = at(OWN, ENEMY, 5, 6, 3)
    play.play("green-ballistic", "red-stormer", "pass", "blue-ballistic", "yellow-nullifier", "orange-ballistic")
    play.asks("ChooseAnswerTarget", 1, "green-ballistic", "blue-ballistic", "red-stormer", "yellow-nullifier")
    play.play("red-stormer")
    assert play.lies("red-stormer") == "abyss"  # 4 - 2 - 2


def test_a27_targets_of_an_earlier_attack_are_no_targets_of_an_answer() -> None:
    """Seat 0 aimed at the yellow Stormer; in the next attack, of seat 1, only the new target counts."""
    play = at(OWN, ENEMY, 5, 5)
    play.play("green-ballistic", "yellow-stormer").finish()
    play.play("orange-ballistic", "red-nullifier", "blue-ballistic")
    play.asks("ChooseAnswerTarget", 0, "orange-ballistic", "red-nullifier")


def test_a11_prisoners_of_an_earlier_attack_are_not_freed_by_an_answer() -> None:
    play = at(
        {**OWN, "reserve": "green-nullifier, blue-ballistic, blue-regenerator"},
        {**ENEMY, "reserve": "orange-ballistic, orange-regenerator"},
        5, 5,
    )  # fmt: skip
    play.play("green-nullifier", "yellow-stormer").finish()
    play.play("orange-ballistic", "red-nullifier")
    play.asks("AnswerDuel", 0, "blue-ballistic", "pass")


def test_r21_a19_reserve_dice_never_enter_the_zones_by_themselves() -> None:
    play = at(OWN, ENEMY, 5)
    before = play.zone("attack", 0)
    play.play("green-ballistic", "yellow-stormer").finish()
    assert play.zone("attack", 0) == before


# What a search takes for likely: no rule, but bad guesses make bad bots


@pytest.mark.parametrize(
    ("die", "own"), [("green-destroyer", False), ("green-energizer", True), ("green-stormer", False)]
)
def test_a_guess_helps_the_own_side_and_harms_the_other(die: str, own: bool) -> None:
    play = at({**OWN, "reserve": die}, ENEMY)
    play.play(die)
    question, legal = play.table.question, play.table.legal(0)
    for seed in range(20):
        guessed = question.guess(play.table, 0, legal, FastChance(seed))
        assert guessed in legal
        assert guessed.text.startswith("red-") == own


def test_a_guess_takes_what_there_is() -> None:
    """No own Attack die is on the field: the target is an enemy one, whatever the die does."""
    play = at({"field": "red-systemist 4, red-barrier 3", "reserve": "green-nullifier"}, {"field": "red-fortress 4"})
    play.play("green-nullifier")
    guessed = play.table.question.guess(play.table, 0, play.table.legal(0), FastChance(1))
    assert guessed.text == "red-fortress"
