"""Every demon: when its ability works, when not, and for whom."""

from __future__ import annotations

from typing import Any

import pytest
from demons_fight import Fight, at, begun

OTHERS = ["scholar", "acrobat", "shadow-healer"]  # demons that stay out of the way


def duel(demon: str, **document: Any) -> Fight:
    """The demon at seat 0 against the Scholar."""
    return at(demons=[demon, "scholar"], **document)


# Active abilities


@pytest.mark.parametrize("demon", ["hermit", "spider", "warlord"])
def test_r5_a14_an_active_ability_comes_before_or_after_the_action_once_a_fight(demon: str) -> None:
    fight = duel(demon, laid=["guard", "guard"], hands=[["sweep"], ["combo", "dodge"]])
    assert fight.legal() == ["respite", "stance", "ability"]
    fight.say("respite")
    assert fight.asked == "UseAbility 0"
    assert fight.legal() == ["ability", "pass"]
    fight.say("ability")
    assert fight.now("spent") == [True, False]
    while fight.asked not in ("ChooseAction 1", "ChooseMove 0 1"):
        fight.say(fight.legal()[0])
    assert fight.asked == "ChooseAction 1"  # the other demon, who has no active ability
    assert fight.legal() == ["respite", "stance"]


def test_r5_spent_means_spent_until_the_next_fight() -> None:
    fight = duel("hermit", laid=["guard", "guard"], spent=[0])
    assert fight.legal() == ["respite", "stance"]
    assert "(§R5)" in fight.why("ability")
    fight.say("respite")
    assert fight.asked == "ChooseAction 1"


def test_a14_used_before_the_action_it_is_gone_after_it() -> None:
    fight = duel("hermit", laid=["guard", "guard"])
    fight.say("ability", "combo")
    assert fight.now("knockouts") == ["combo"]
    assert fight.asked == "ChooseAction 0"
    assert fight.legal() == ["respite", "stance"]
    fight.say("respite")
    assert fight.asked == "ChooseAction 1"


def test_a14_an_ability_need_not_be_used() -> None:
    fight = duel("hermit", laid=["guard", "guard"])
    fight.say("respite", "pass")
    assert fight.now("spent") == [False, False]
    assert fight.asked == "ChooseAction 1"


@pytest.mark.parametrize(
    "more",
    [
        {"knockouts": ["guard"]},
        {"traps": ["guard"], "energy": [1, 3, 3]},
        {"series": [["combo"], [], []]},
    ],
)
def test_a2_a14_a_demon_that_fell_at_a_check_has_no_ability(more: dict[str, Any]) -> None:
    fight = at(seats=3, demons=["hermit", "scholar", "acrobat"], laid=["guard", "onslaught", "guard"], **more)
    assert fight.fighting == [1, 2]
    assert fight.asked == "ChooseAction 1"


def test_r5_passive_demons_have_nothing_to_use() -> None:
    fight = at(demons=["giant", "scholar"], laid=["guard", "guard"])
    assert fight.legal() == ["respite", "stance"]
    assert "(§R5)" in fight.why("ability")


def test_a14_panther_does_both_actions_in_any_order() -> None:
    fight = duel("panther", laid=["onslaught", "guard"], hands=[["dodge"], ["combo"]])
    assert fight.legal() == ["whirl", "terror"]  # the ability is offered after the first
    assert "(§A14)" in fight.why("ability")
    fight.say("terror", "ability")
    assert fight.energy == [3, 2]
    assert fight.hand(1) == []
    assert fight.asked == "ChooseAction 1"
    fight = duel("panther", laid=["combo", "guard"], deck=["grab", "grab"])
    fight.say("hail", "ability")
    assert fight.energy == [3, 2]
    assert fight.hand(0) == ["dodge", "grab", "grab"]


def test_a14_panther_may_leave_it_at_one() -> None:
    fight = duel("panther", laid=["onslaught", "guard"])
    fight.say("terror", "pass")
    assert fight.energy == [3, 3]
    assert fight.now("spent") == [False, False]


def test_a14_panther_loses_the_second_action_when_the_first_ends_the_fight() -> None:
    fight = duel("panther", laid=["onslaught", "guard"], energy=[3, 1], hands=[["dodge"], ["combo"] * 5],
                 deck=["combo", "guard"])  # fmt: skip
    fight.say("whirl")
    assert fight.wins == [1, 0]
    assert fight.hand(1).count("combo") == 5  # «Устрашение» has not been


def test_a14_panther_loses_it_when_the_first_puts_her_out() -> None:
    fight = at(seats=3, demons=["panther", "scholar", "acrobat"], laid=["sweep", "guard", "guard"], energy=[1, 3, 3])
    fight.say("initiative")
    assert fight.fighting == [1, 2]
    assert fight.asked == "ChooseAction 1"


def test_a27_hermit_pays_and_lays_a_knockout() -> None:
    fight = duel("hermit", laid=["guard", "combo"])
    fight.say("ability")
    assert fight.energy == [2, 3]
    fight.say("combo", "respite")
    assert fight.wins == [1, 0]


def test_a27_hermit_who_pays_his_last_energy_is_out_and_lays_nothing() -> None:
    demons = ["hermit", "scholar", "devourer"]
    fight = at(seats=3, demons=demons, laid=["guard", "combo", "combo"], energy=[1, 3, 3])
    fight.say("ability")
    assert fight.fighting == [1, 2]
    assert fight.now("knockouts") == []
    assert fight.asked == "ChooseAction 1"


def test_a26_slasher_makes_the_one_he_damaged_discard_two() -> None:
    fight = duel("slasher", laid=["onslaught", "guard"], hands=[["dodge"], ["combo", "grab", "sweep"]])
    assert fight.legal() == ["whirl", "terror"]
    fight.say("whirl")
    assert fight.asked == "UseAbility 0"
    fight.say("ability")
    assert len(fight.hand(1)) == 1
    assert fight.asked == "ChooseAction 1"


def test_slasher_needs_damage() -> None:
    fight = duel("slasher", laid=["onslaught", "guard"], hands=[["dodge"], ["combo", "grab", "sweep"]])
    fight.say("terror")
    assert fight.asked == "ChooseAction 1"
    fight = duel("slasher", laid=["combo", "guard"], stance=[1])
    fight.say("hail")
    assert fight.asked == "ChooseAction 1"  # the stance has held


def test_a26_slasher_with_two_opponents_damaged() -> None:
    demons = ["slasher", "scholar", "acrobat"]
    fight = at(seats=3, demons=demons, laid=["onslaught", "guard", "guard"])
    fight.say("whirl")
    assert fight.asked == "ChooseAction 1"  # two are still in the fight
    fight = at(seats=3, demons=demons, laid=["onslaught", "guard", "guard"], energy=[3, 1, 3],
               hands=[["dodge"], ["dodge"], ["dodge", "grab", "grab"]])  # fmt: skip
    fight.say("whirl")
    assert fight.asked == "UseAbility 0"  # one is
    fight.say("ability")
    assert [len(fight.hand(seat)) for seat in range(3)] == [1, 1, 1]


def test_a26_slasher_counts_the_initiative_but_not_his_own_damage() -> None:
    demons = ["scholar", "slasher"]
    fight = at(demons=demons, laid=["guard", "sweep"], hands=[["dodge"], ["dodge"]])
    fight.say("respite", "initiative")
    assert fight.asked == "UseAbility 1"
    fight = duel("slasher", laid=["sweep", "guard"])
    fight.say("initiative")
    assert fight.energy == [2, 3]
    assert fight.asked == "ChooseAction 1"


def test_a11_hornet_draws_and_acts_first_then_the_usual_order() -> None:
    demons = ["scholar", "acrobat", "hornet"]
    fight = at(seats=3, demons=demons, hands=[["guard", "grab"], ["guard", "grab"], ["guard"]], deck=["combo"] * 2)
    fight.choose("guard", "guard", "guard")
    assert fight.asked == "UseAbilityEarly 2"
    assert fight.legal() == ["ability", "pass"]
    assert fight.zone("series-0") == []  # before the first reveal
    fight.say("ability")
    assert fight.hand(2) == ["combo", "combo"]
    assert fight.now("first") == 0  # the card does not move
    order = []
    for _ in range(3):
        order.append(fight.asked)
        fight.say("respite")
    assert order == [f"ChooseAction {seat}" for seat in (2, 0, 1)]
    assert fight.energy == [4, 4, 4]


def test_a11_r55_hornet_who_takes_the_initiative_changes_the_order() -> None:
    demons = ["scholar", "hornet", "acrobat"]
    fight = at(seats=3, demons=demons, hands=[["guard", "grab"], ["sweep"], ["guard", "grab"]])
    fight.choose("guard", "sweep", "guard").say("ability", "initiative")
    assert fight.now("first") == 1
    order = []
    for _ in range(2):
        order.append(fight.asked)
        fight.say("respite")
    assert order == ["ChooseAction 2", "ChooseAction 0"]


def test_hornet_may_wait_and_once_used_is_not_asked() -> None:
    fight = duel("hornet", hands=[["guard", "sweep", "grab"], ["guard", "sweep", "grab"]])
    fight.choose("guard", "guard").say("pass", "respite", "respite")
    fight.choose("sweep", "sweep")
    assert fight.asked == "UseAbilityEarly 0"
    fight.say("ability", "stun", "dodge", "stun", "dodge")
    fight.choose("grab", "grab")
    assert fight.asked == "ChooseAction 0"
    assert "(§R5)" in fight.why("ability")


def test_spider_takes_a_random_card() -> None:
    fight = duel("spider", laid=["guard", "sweep"], hands=[["dodge"], ["combo", "grab"]])
    fight.chance(1).say("ability")  # the only opponent is not asked for
    assert fight.hand(0) == ["dodge", "grab"]
    assert fight.hand(1) == ["combo"]
    assert fight.asked == "ChooseAction 0"


def test_spider_on_an_empty_hand() -> None:
    fight = duel("spider", laid=["guard", "guard"], hands=[["dodge"], []])
    fight.say("ability")
    assert fight.hand(0) == ["dodge"]
    assert fight.now("spent") == [True, False]


def test_spider_chooses_among_several() -> None:
    fight = at(seats=3, demons=["spider", "scholar", "acrobat"], laid=["guard", "guard", "guard"])
    fight.say("ability")
    assert fight.legal() == ["scholar", "acrobat"]


def test_warlord_sets_up_to_two_traps() -> None:
    fight = duel("warlord", laid=["guard", "dodge"], traps=["combo"])
    fight.say("ability")
    assert fight.legal() == ["dodge", "guard", "sweep", "grab", "onslaught", "shadow-strike", "enough"]
    assert "(§R33)" in fight.why("combo")
    fight.say("dodge")
    assert fight.legal() == ["guard", "sweep", "grab", "onslaught", "shadow-strike", "enough"]
    fight.say("enough")
    assert fight.now("traps") == ["dodge", "combo"]
    fight = duel("warlord", laid=["guard", "dodge"])
    fight.say("ability", "dodge", "grab")
    assert fight.now("traps") == ["dodge", "grab"]
    assert fight.asked == "ChooseAction 0"


# Passive abilities


def test_stone_guard_minds_no_traps_and_sets_one_when_a_fight_begins() -> None:
    fight = duel("stone-guard", laid=["guard", "guard"], traps=["guard"])
    assert fight.energy == [3, 3]
    fight.say("respite")
    assert fight.energy == [4, 2]  # others do mind
    fight = duel("stone-guard", phase="start")
    assert fight.asked == "SetTrap 0"
    fight.say("combo")
    assert fight.now("traps") == ["combo"]
    assert fight.now("spent") == [False, False]  # passive: nothing is used up


def test_giant_starts_with_one_more_in_every_fight() -> None:
    fight = at(demons=["giant", "scholar"], phase="start")
    assert fight.energy == [4, 3]
    fight = begun(seed=3, demons=["giant", "hermit"])
    while fight.now("fight") < 2 or fight.now("round") < 1:
        seat = fight.table.first_asked()
        fight.match.play(fight.legal(seat)[0], seat)
    assert fight.energy == [4, 3]


def test_scholar_keeps_draws_and_is_dealt_one_more() -> None:
    assert len(begun(seed=3, demons=["scholar", "hermit"]).hand(0)) == 8
    fight = at(demons=["scholar", "hermit"], phase="prepare", hands=[["dodge"] * 7, ["guard"] * 7],
               deck=["combo", "sweep", "grab"] * 2)  # fmt: skip
    assert fight.asked == "TrimHand 0"
    fight.say("dodge")
    assert len(fight.hand(0)) == 6
    fight.say("guard", "guard")
    assert len(fight.hand(1)) == 5
    fight = at(demons=["scholar", "hermit"], phase="prepare", hands=[["dodge"] * 2, ["guard"] * 2],
               deck=["combo", "sweep", "grab"] * 6)  # fmt: skip
    assert [len(fight.hand(seat)) for seat in (0, 1)] == [6, 5]


def test_shadow_healer_gets_three_from_respite_and_from_nothing_else() -> None:
    fight = duel("shadow-healer", laid=["guard", "guard"])
    fight.say("respite", "respite")
    assert fight.energy == [6, 4]
    fight = duel("shadow-healer", laid=["shadow-strike", "guard"])
    fight.say("dispel")
    assert fight.energy == [4, 3]
    fight = duel("shadow-healer", laid=["guard", "guard"], energy=[5, 3])
    fight.say("respite")
    assert fight.energy == [6, 3]


def test_r5_a26_devourer_draws_whenever_his_action_does_damage() -> None:
    """A passive ability is always on: in every turn of the round; but one action is one card, however many it hurts."""
    hands = [["onslaught", "onslaught", "onslaught", "onslaught"], ["dodge", "guard", "sweep", "grab"]]
    fight = duel("devourer", hands=hands, energy=[3, 6])
    fight.choose("onslaught", "dodge").say("whirl")
    assert len(fight.hand(0)) == 4
    fight.say("into-shadow").choose("onslaught", "guard").say("whirl")
    assert len(fight.hand(0)) == 4
    fight = at(seats=3, demons=["devourer", "scholar", "giant"], laid=["onslaught", "guard", "guard"])
    before = len(fight.hand(0))
    fight.say("whirl")
    assert len(fight.hand(0)) == before + 1


def test_devourer_needs_damage_to_an_opponent() -> None:
    fight = duel("devourer", laid=["sweep", "guard"])
    fight.say("initiative")  # only he himself is hurt
    assert len(fight.hand(0)) == 1
    fight = duel("devourer", laid=["onslaught", "guard"], stance=[1])
    fight.say("whirl")
    assert len(fight.hand(0)) == 1
    fight = duel("devourer", laid=["combo", "guard"])
    fight.say("hail")
    assert len(fight.hand(0)) == 2


def test_a26_devourer_draws_at_once_and_not_when_the_fight_is_over() -> None:
    fight = duel("devourer", laid=["shadow-strike", "guard"], deck=["combo"])
    fight.say("crush")
    assert fight.hand(0) == ["dodge", "combo"]  # before the trap is set
    assert fight.asked == "SetTrap 0"
    fight = duel("devourer", laid=["onslaught", "guard"], energy=[3, 1], hands=[["dodge"] * 5, ["guard"] * 5],
                 deck=["combo", "grab"])  # fmt: skip
    fight.say("whirl")
    assert fight.hand(0) == ["dodge"] * 5


def test_r5_acrobat_misses_by_one_and_pays_for_it_each_time() -> None:
    """A passive ability is always on: twice in a round, for an energy each."""
    fight = duel("acrobat", series=[["combo"], []], laid=["grab", "guard"], turn=2, hands=[["sweep"], ["dodge"] * 2])
    assert fight.asked == "ChooseAction 0"
    assert fight.energy == [2, 3]
    fight.say("snare", "combo", "respite")
    fight.choose("sweep", "dodge")
    assert fight.asked == "ChooseAction 0"
    assert fight.energy == [1, 4]


def test_a2_r30_an_acrobat_who_cannot_pay_is_out_and_takes_the_knockout_along() -> None:
    fight = at(seats=3, demons=["acrobat", "scholar", "giant"], series=[["combo"], [], []], turn=2, energy=[1, 3, 3],
               laid=["grab", "guard", "guard"], knockouts=["grab", "combo"])  # fmt: skip
    assert fight.fighting == [1, 2]
    assert fight.now("why_out") == ["energy", None, None]
    assert fight.now("knockouts") == ["combo"]
    assert fight.asked == "ChooseAction 1"


def test_acrobat_by_two_is_out() -> None:
    fight = duel("acrobat", series=[["combo"], []], laid=["sweep", "guard"], turn=2)
    assert fight.wins == [0, 1]


def test_acrobat_then_meets_knockouts_and_traps_as_anybody() -> None:
    fight = duel("acrobat", series=[["combo"], []], laid=["grab", "guard"], turn=2, traps=["grab"])
    assert fight.energy == [1, 3]  # one for the number, one for the trap
    fight = duel("acrobat", series=[["combo"], []], laid=["grab", "guard"], turn=2, knockouts=["grab"])
    assert fight.wins == [0, 1]


@pytest.mark.parametrize(
    ("battlefield", "left", "card", "stays"),
    [
        ("narrow-bridge", "grab", "grab", True),
        ("narrow-bridge", "grab", "sweep", False),
        ("mirror", "grab", "combo", True),
        ("mirror", "grab", "onslaught", False),
        ("spring", "grab", "sweep", True),
    ],
)
def test_acrobat_and_the_limit_in_force(battlefield: str, left: str, card: str, stays: bool) -> None:
    fight = at(seats=3, demons=["acrobat", "scholar", "giant"], battlefield=battlefield, turn=2,
               series=[[left], [], []], laid=[card, "guard", "guard"])  # fmt: skip
    assert (0 in fight.fighting) == stays


def test_others_are_not_acrobats() -> None:
    fight = duel("giant", series=[["combo"], []], laid=["grab", "guard"], turn=2)
    assert fight.wins == [0, 1]


def test_a14_r55_panther_takes_the_initiative_with_either_action() -> None:
    demons = ["scholar", "panther", "acrobat"]
    for first, second in (("stun", "initiative"), ("initiative", "stun")):
        fight = at(seats=3, demons=demons, laid=["guard", "sweep", "guard"], hands=[["dodge"]] * 3)
        fight.say("respite")
        for action in (first, second):
            fight.say(action if action == first else "ability")
            if action == "stun":
                fight.say("acrobat", "combo")
        assert fight.now("first") == 1
        assert fight.energy == [3, 3, 3]
        assert fight.asked == "ChooseAction 2"


def test_stone_guard_walks_over_spikes() -> None:
    fight = at(seats=3, demons=["stone-guard", "scholar", "hermit"], battlefield="spikes", traps=["guard"],
               laid=["guard", "guard", "combo"])  # fmt: skip
    assert fight.energy == [3, 3, 3]
    fight.say("respite")
    assert fight.energy == [4, 1, 3]


def test_stone_guard_does_not_stand_above_knockouts() -> None:
    fight = duel("stone-guard", laid=["guard", "guard"], knockouts=["guard"])
    assert fight.wins == [0, 1]


def test_a19_a26_slasher_does_not_count_a_partner() -> None:
    demons = ["slasher", "scholar", "acrobat", "giant"]
    hands = [["dodge"], ["dodge", "grab", "grab"], ["dodge"], ["dodge"]]
    fight = at(seats=4, teams="yes", first=2, demons=demons, laid=["sweep", "combo", "combo", "combo"], hands=hands)
    fight.say("feint", "feint", "initiative")
    assert fight.energy == [3, 3, 2, 3]
    assert fight.asked == "ChooseAction 1"  # a partner is no opponent
