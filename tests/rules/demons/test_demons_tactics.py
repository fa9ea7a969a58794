"""Chapter «Особые правила»: Knockout cards and traps."""

from __future__ import annotations

import pytest
from demons_fight import MOVES, at


def test_r29_r66_a_knockout_goes_on_any_tactic_without_one() -> None:
    fight = at(laid=["grab", "guard"], knockouts=["dodge", "combo"], traps=["sweep"])
    fight.say("pressure-point")
    assert fight.asked == "LayKnockout 0"
    assert fight.legal() == ["guard", "sweep", "grab", "onslaught", "shadow-strike"]
    assert "(§R29)" in fight.why("combo")
    fight.say("sweep")  # a trap may be covered
    assert fight.now("knockouts") == ["dodge", "sweep", "combo"]
    assert fight.now("knockout_stack") == 4
    assert fight.now("traps") == ["sweep"]


def test_r29_a9_with_no_free_tactic_the_action_may_be_chosen_and_does_nothing() -> None:
    """The Hermit fills the last free tactic, then chooses «Болевая точка» all the same."""
    others = [move for move in MOVES if move != "grab"]
    fight = at(laid=["guard", "grab"], first=1, knockouts=others, demons=["giant", "hermit"])
    fight.say("ability", "grab")
    assert fight.now("knockout_stack") == 0
    assert fight.legal() == ["pressure-point", "snare"]
    fight.say("pressure-point")  # nothing more is asked: «Оборона» of seat 0 meets its Knockout card
    assert len(fight.events("knockout-laid")) == 1
    assert fight.wins == [0, 1]


def test_a9_setting_a_trap_where_all_are_set() -> None:
    fight = at(laid=["grab", "guard"], traps=MOVES, hands=[["dodge"], ["dodge"]], deck=["combo"])
    fight.say("snare")
    assert fight.now("traps") == MOVES
    assert fight.hand(0) == ["dodge", "combo"]  # the rest of the action happens


def test_r30_revealing_a_move_under_a_knockout() -> None:
    fight = at(
        seats=3, laid=["combo", "guard", "guard"], knockouts=["combo", "guard"], series=[["dodge"], [], []], turn=2
    )
    assert fight.wins == [0, 0, 1]


def test_r30_only_the_first_is_hit_and_the_knockout_returns() -> None:
    fight = at(seats=3, laid=["combo", "combo", "guard"], knockouts=["combo"])
    assert fight.fighting == [1, 2]
    assert fight.now("knockout_stack") == 7
    assert fight.asked == "ChooseAction 1"
    assert fight.zone("discard") == ["combo"]


def test_r30_other_tactics_do_not_matter() -> None:
    fight = at(laid=["combo", "guard"], knockouts=["dodge", "sweep"])
    assert fight.asked == "ChooseAction 0"
    assert fight.now("knockouts") == ["dodge", "sweep"]


def test_r31_r33_removing_knockouts_and_traps_in_any_mix() -> None:
    fight = at(laid=["shadow-strike", "guard"], knockouts=["dodge"], traps=["dodge", "combo"], energy=[2, 3])
    fight.say("dispel")
    assert fight.asked == "ClearTactics 0"
    assert fight.legal() == ["knockout dodge", "trap dodge", "trap combo", "enough"]
    fight.say("knockout dodge")
    assert fight.now("knockout_stack") == 7
    assert fight.legal() == ["trap dodge", "trap combo", "enough"]
    fight.say("trap combo")
    assert fight.now("traps") == ["dodge"]
    assert fight.energy == [3, 3]
    assert fight.asked == "ChooseAction 1"  # two at the most


def test_r31_up_to_two_may_be_none() -> None:
    fight = at(laid=["shadow-strike", "guard"], knockouts=["dodge"], energy=[2, 3])
    fight.say("dispel", "enough")
    assert fight.now("knockouts") == ["dodge"]
    assert fight.energy == [3, 3]


def test_a9_nothing_to_remove() -> None:
    fight = at(laid=["shadow-strike", "guard"], energy=[2, 3])
    fight.say("dispel")
    assert fight.energy == [3, 3]
    assert fight.asked == "ChooseAction 1"


def test_r31_reasons() -> None:
    fight = at(laid=["shadow-strike", "guard"], knockouts=["dodge"], traps=["combo"])
    fight.say("dispel")
    assert "(§R31)" in fight.why("knockout combo")
    assert "(§R33)" in fight.why("trap dodge")


def test_r32_knockouts_left_go_back_when_the_fight_ends() -> None:
    fight = at(laid=["onslaught", "guard"], energy=[3, 1], knockouts=["dodge", "grab"], wins=[2, 0])
    fight.say("whirl")
    assert fight.asked == "over"  # no next fight that could have cleaned up
    assert fight.now("knockout_stack") == 7


def test_r33_setting_a_trap() -> None:
    fight = at(laid=["grab", "guard"], traps=["dodge", "combo"], knockouts=["sweep"])
    fight.say("snare")
    assert fight.asked == "SetTrap 0"
    assert fight.legal() == ["guard", "sweep", "grab", "onslaught", "shadow-strike"]
    assert "(§R33)" in fight.why("combo")
    fight.say("grab")
    assert fight.now("traps") == ["dodge", "grab", "combo"]


def test_r33a_a_tactic_under_a_knockout_is_turned_both_ways() -> None:
    fight = at(laid=["grab", "shadow-strike"], knockouts=["sweep"])
    fight.say("snare", "sweep")
    assert fight.now("traps") == ["sweep"]
    assert fight.now("knockouts") == ["sweep"]
    fight.say("dispel", "trap sweep", "enough")
    assert fight.now("traps") == []
    assert fight.now("knockouts") == ["sweep"]


def test_r34_trap_hurts_before_the_action_and_stays() -> None:
    fight = at(laid=["guard", "guard"], traps=["guard"])
    assert fight.energy == [2, 3]
    fight.say("respite")
    assert fight.energy == [3, 2]
    assert fight.now("traps") == ["guard"]


def test_r34_even_an_action_that_removes_traps_comes_too_late() -> None:
    fight = at(laid=["shadow-strike", "guard"], traps=["shadow-strike"])
    assert fight.energy == [2, 3]
    fight.say("dispel", "trap shadow-strike")
    assert fight.energy == [3, 3]


def test_r34_own_traps_hurt_too_and_others_do_not() -> None:
    fight = at(laid=["grab", "guard"], hands=[["grab", "guard"], ["guard"]])
    fight.say("snare", "guard")
    assert fight.energy == [3, 2]
    fight.say("respite").choose("grab", "guard")
    assert fight.energy == [3, 3]  # «Захват» is no trap


def test_r35_dying_by_a_trap_no_action() -> None:
    """One energy, the trap under «Удар тени»: «Рассеивание» is not even asked."""
    fight = at(seats=3, laid=["shadow-strike", "guard", "guard"], traps=["shadow-strike"], energy=[1, 3, 3])
    assert fight.fighting == [1, 2]
    assert fight.asked == "ChooseAction 1"
    assert fight.zone("discard") == ["shadow-strike"]


def test_r36_traps_last_over_rounds() -> None:
    fight = at(laid=["sweep", "sweep"], traps=["guard"], turn=3, hands=[["dodge"], ["dodge"]])
    fight.say("initiative", "stun", "combo")
    assert fight.now("round") == 2
    assert fight.now("traps") == ["guard"]


@pytest.mark.parametrize("stance", [[], [0]])
def test_a3_knockout_upon_a_trap(stance: list[int]) -> None:
    fight = at(seats=3, laid=["guard"] * 3, knockouts=["guard"], traps=["guard"], stance=stance)
    assert fight.now("knockout_stack") == 7
    if stance:
        assert fight.fighting == [0, 1, 2]
        assert fight.energy == [2, 3, 3]  # returned, then the trap
        assert fight.asked == "ChooseAction 0"
    else:
        assert fight.fighting == [1, 2]
        assert fight.energy == [3, 2, 3]  # out by the Knockout alone; seat 1 meets the trap
