"""Chapter «Развёртывание войск»: secret plans, one roll of all, and who begins."""

from __future__ import annotations

import pytest
from ninedice_table import Play, at

from ristal.engine.errors import IllegalAnswer

OWN = (
    "red-destroyer", "red-stormer", "red-ballistic", "red-nullifier", "red-barrier", "red-energizer",
    "red-systemist", "red-fortress", "red-regenerator",
)  # fmt: skip
ENEMY = tuple(die.replace("red", "blue") for die in OWN)


def deployment(own: tuple[str, ...] = OWN, enemy: tuple[str, ...] = ENEMY, *rolls: int, **page: object) -> Play:
    return at({"set": ", ".join(own)}, {"set": ", ".join(enemy)}, *rolls, phase="deployment", **page)  # type: ignore[arg-type]


def decide(play: Play, *fielded: str) -> Play:
    """Both sides answer for all their dice: those that are named go on the field."""
    for _ in range(9):
        for seat in (0, 1):
            field = play.offers(seat)[0].split()[0]
            play.play(f"{field} {'field' if field in fielded else 'reserve'}", seat=seat)
    return play


def test_r20_a4_everybody_decides_on_each_of_his_dice() -> None:
    play = deployment()
    for number in range(8):
        play.asks("DeployDie", 0, f"{OWN[number]} field", f"{OWN[number]} reserve")
        play.asks("DeployDie", 1, f"{ENEMY[number]} field", f"{ENEMY[number]} reserve")
        play.play(f"{OWN[number]} field", seat=0)
        play.play(f"{ENEMY[number]} reserve", seat=1)
    play.asks("DeployDie", 0, "red-regenerator field", "red-regenerator reserve")
    play.asks("DeployDie", 1, "blue-regenerator field")  # no Life die yet


def test_r20_r21_the_chosen_dice_are_rolled_into_the_zones_of_their_kinds_and_the_rest_is_reserve() -> None:
    play = deployment(OWN, ENEMY, 4, 5, 6, 3, 2)
    decide(play, "red-stormer", "red-barrier", "red-fortress", "blue-ballistic", "blue-systemist")
    assert play.zone("attack", 0) == [{"die": "red-stormer", "value": 4}]
    assert play.zone("defence", 0) == [{"die": "red-barrier", "value": 5}]
    assert play.zone("life", 0) == [{"die": "red-fortress", "value": 6}]
    assert play.zone("attack", 1) == [{"die": "blue-ballistic", "value": 3}]
    assert play.zone("life", 1) == [{"die": "blue-systemist", "value": 2}]
    assert play.zone("reserve", 0) == [die for die in OWN if die not in ("red-stormer", "red-barrier", "red-fortress")]
    assert len(play.zone("reserve", 1)) == 7
    play.settled()


def test_a4_no_attack_and_no_defence_is_legal_but_life_there_must_be() -> None:
    play = deployment(OWN, ENEMY, 4, 5, 1)  # two dice and a toss
    with pytest.raises(IllegalAnswer):
        decide(play, "red-regenerator")
    assert "(§A4)" in play.match.why("blue-regenerator reserve", 1)
    play.play("blue-regenerator field", seat=1)
    assert play.zone("life", 0) == [{"die": "red-regenerator", "value": 4}]
    assert play.zone("attack", 0) == play.zone("defence", 1) == []


def test_a4_the_only_life_die_of_a_set_goes_on_the_field() -> None:
    own = (*OWN[:6], "green-destroyer", "green-stormer", "red-fortress")
    play = deployment(own)
    for _ in range(8):
        answers = play.offers(0)
        assert len(answers) == 2
        play.play(answers[1], seat=0)
        play.play(play.offers(1)[0], seat=1)
    play.asks("DeployDie", 0, "red-fortress field")


def test_a4_the_rule_of_life_is_no_reason_before_the_last_die() -> None:
    """A die of the other is no answer, but not because Life were lacking."""
    assert "(§A4)" not in deployment().match.why("blue-destroyer reserve", 0)


def test_a4_plans_are_secret_until_both_are_made() -> None:
    play = deployment()
    play.play("red-destroyer field", seat=0)
    play.play("blue-destroyer reserve", seat=1)
    mine, theirs, watching = play.match.view(0), play.match.view(1), play.match.view(None)
    assert mine["zones"] == {"plan-0": ["field"], "plan-1": [None]}
    assert theirs["zones"] == {"plan-0": [None], "plan-1": ["reserve"]}
    assert watching["zones"] == {"plan-0": [None], "plan-1": [None]}
    told = [[event["deployed"] for event in play.match.events(viewer)] for viewer in (0, 1, None)]
    assert told == [[True, None], [None, False], [None, None]]


def test_a4_nobody_can_tell_how_many_the_other_deploys() -> None:
    """Whatever seat 0 decides, seat 1 sees the same bytes all the way."""
    seen = []
    for word in (0, 1):
        play = deployment()
        views = []
        for _ in range(8):
            play.play(play.offers(0)[word], seat=0)
            play.play(play.offers(1)[0], seat=1)
            views.append((play.match.view(1), play.match.view(None), play.match.events(1)))
        seen.append(views)
    assert seen[0] == seen[1]


def test_r23_all_dice_rolled_means_battle_at_once() -> None:
    play = deployment(OWN, ENEMY, *[3] * 18)
    decide(play, *OWN, *ENEMY)
    assert play.told("reserve-attack-began") == []
    assert play.told("battle-fought")[0]["attack"] == [9, 9]


def test_r22_r23_bonuses_come_before_the_battle_that_follows_at_once() -> None:
    play = deployment(OWN, ENEMY, 3, 1, *[3] * 16, first=0)
    decide(play, *OWN, *ENEMY)
    play.asks("ChooseBonusTarget", 0, "red-destroyer", "red-ballistic", "pass")
    play.play("red-ballistic")
    assert play.told("battle-fought")[0]["attack"] == [9, 9]  # 3 + 1 + 5


def test_r24_he_with_more_in_reserve_begins() -> None:
    for more in (0, 1):
        fewer = (OWN, ENEMY)[1 - more]
        play = deployment(OWN, ENEMY, 3, 3, 3)
        decide(play, "red-fortress", "blue-fortress", fewer[0])
        assert play.match.pending[0].name == "StartDuel"
        assert play.match.pending[0].seat == more
        assert play.told("reserve-attack-began")[0]["why"] == "more-dice"


def test_r24_reserve_of_one_side_alone_is_enough() -> None:
    play = deployment(OWN, ENEMY, *[3] * 17)
    decide(play, *OWN, *ENEMY[1:])
    assert play.match.pending[0].seat == 1


@pytest.mark.parametrize("toss", [0, 1])
def test_a6_equal_reserves_are_settled_by_a_toss(toss: int) -> None:
    play = deployment(OWN, ENEMY, 3, 3, toss + 1)
    decide(play, "red-fortress", "blue-fortress")
    assert play.match.pending[0].seat == toss
    assert play.told("reserve-attack-began")[0]["why"] == "toss"
    play.settled()


@pytest.mark.parametrize("began", [0, 1])
def test_a6_a22_later_equal_reserves_take_turns(began: int) -> None:
    play = at(
        {"field": "red-fortress 6", "reserve": "red-destroyer"},
        {"field": "blue-fortress 6", "reserve": "blue-destroyer"},
        phase="battle",
        began=began,
    )
    assert play.match.pending[0].seat == 1 - began
    (attack,) = play.told("reserve-attack-began")
    assert (attack["seat"], attack["why"]) == (1 - began, "in-turn")
    play.settled()


def test_a22_more_dice_begin_in_later_rounds_too() -> None:
    play = at(
        {"field": "red-fortress 6", "reserve": "red-destroyer", "prison": "red-stormer"},
        {"field": "blue-fortress 6", "reserve": "blue-destroyer"},
        phase="battle",
        began=0,
    )
    assert play.match.pending[0].seat == 0


def test_r22_a5_bonuses_come_at_once_the_second_of_the_draft_first() -> None:
    """Seat 0 drafted first, so seat 1 uses his bonus first; then seat 0, in the order he likes."""
    play = deployment(OWN, ENEMY, 1, 1, 5, 6, 1, 6, first=0)
    decide(play, "red-stormer", "red-ballistic", "red-destroyer", "red-fortress", "blue-barrier", "blue-fortress")
    # red: Destroyer 1, Stormer 1, Ballistic 5, Fortress 6; blue: Barrier 1, Fortress 6
    assert play.told("bonus-used") == []
    play.asks("ChooseBonus", 0, "red-destroyer", "red-stormer")  # blue has no other Defence die: lost
    play.play("red-stormer")
    play.asks("ChooseBonusTarget", 0, "red-destroyer", "red-ballistic", "pass")
    play.play("red-destroyer")
    assert play.shows("red-destroyer") == 3
    play.asks("ChooseBonusTarget", 0, "red-stormer", "red-ballistic", "pass")  # the Destroyer's own stays due
    play.play("red-ballistic")
    assert play.shows("red-ballistic") == 6
    assert play.match.pending[0].name == "StartDuel"


def test_a5_a_die_that_a_bonus_rerolls_keeps_the_bonus_that_is_due_to_it() -> None:
    """Orange and red show 1; orange rerolls the red Stormer, whose own bonus follows all the same, and only once."""
    own = ("orange-destroyer", *OWN[1:])
    play = deployment(own, ENEMY, 1, 1, 4, 6, 6, 1)
    decide(play, "orange-destroyer", "red-stormer", "red-ballistic", "red-fortress", "blue-fortress")
    play.asks("ChooseBonus", 0, "orange-destroyer", "red-stormer")
    play.play("orange-destroyer", "red-stormer")
    assert play.shows("red-stormer") == 1  # rerolled: a 1 again, which is no new bonus
    play.asks("ChooseBonusTarget", 0, "orange-destroyer", "red-ballistic", "pass")
    play.play("red-ballistic")
    assert play.shows("red-ballistic") == 6
    assert play.match.pending[0].name == "StartDuel"
    play.settled()


@pytest.mark.parametrize("first", [0, 1])
def test_a5_who_is_second_in_the_draft_decides_the_order_of_bonuses(first: int) -> None:
    play = deployment(OWN, ENEMY, *([1, 5, 5] * 2), first=first)
    decide(play, "red-stormer", "red-ballistic", "red-fortress", "blue-nullifier", "blue-barrier", "blue-fortress")
    assert play.match.pending[0].name == "ChooseBonusTarget"
    assert play.match.pending[0].seat == 1 - first
    play.play("pass")
    assert play.match.pending[0].name == "ChooseBonusTarget"
    assert play.match.pending[0].seat == first


def test_r22_a_two_on_a_special_die_counts_at_deployment() -> None:
    play = deployment(OWN, ENEMY, 2, 5, 5, 5)
    decide(play, "red-destroyer", "red-ballistic", "red-fortress", "blue-fortress")
    play.asks("ChooseBonusTarget", 0, "red-ballistic", "pass")
