"""Chapter «Пояснения к эффектам карт»: what every action does, to whom, and to whom not."""

from __future__ import annotations

from collections import Counter

import pytest
from demons_fight import MOVES, at


def test_r49_r62_into_the_shadow_draws_three() -> None:
    fight = at(laid=["dodge", "guard"], deck=["combo", "grab", "sweep", "guard"], hands=[["dodge"], ["dodge"]])
    fight.say("into-shadow")
    assert fight.hand(0) == ["dodge", "sweep", "grab", "combo"]
    assert fight.hand(1) == ["dodge"]
    assert fight.zone("deck")[-1] == "guard"


def test_r49_r64_feint_draws_two() -> None:
    fight = at(laid=["combo", "guard"], deck=["combo", "grab", "sweep"])
    fight.say("feint")
    assert fight.hand(0) == ["dodge", "grab", "combo"]


def test_r49_an_empty_deck_is_made_of_the_shuffled_discard() -> None:
    fight = at(laid=["dodge", "guard"], deck=["combo"], rest="discard")
    discard = Counter(fight.zone("discard"))
    fight.luck().say("into-shadow")
    assert len(fight.hand(0)) == 4
    assert fight.zone("discard") == []
    assert Counter(fight.zone("deck")) + Counter(fight.hand(0)) == discard + Counter(["combo", "dodge"])
    assert fight.events("deck-shuffled") == [{"count": sum(discard.values())}]


def test_a8_deck_and_discard_empty_draw_what_exists() -> None:
    everything = [card for card in MOVES for _ in range(7)]
    for card in ("dodge", "guard", "combo"):
        everything.remove(card)
    fight = at(laid=["dodge", "guard"], hands=[everything, []], deck=["combo"])
    assert len(fight.zone("deck")) == 1
    fight.say("into-shadow")
    assert len(fight.hand(0)) == len(everything) + 1
    assert fight.zone("deck") == []


def test_r51_r58_r60_a16_terror_takes_a_random_card_of_every_opponent() -> None:
    hands = [["dodge"], ["guard", "combo", "grab"], []]
    fight = at(seats=3, laid=["onslaught", "sweep", "sweep"], hands=hands)
    fight.chance(1).say("terror")  # one pick: of seat 1
    assert fight.hand(0) == ["dodge"]
    assert fight.hand(1) == ["guard", "grab"]
    assert fight.fighting == [0, 1, 2]
    assert fight.zone("discard") == ["combo"]


def test_r51_random_means_any_card() -> None:
    gone = set()
    for seed in range(40):
        fight = at(laid=["onslaught", "guard"], hands=[["dodge"], ["guard", "combo", "grab"]])
        fight.luck(seed).say("terror")
        gone.add(fight.zone("discard")[0])
    assert gone == {"guard", "combo", "grab"}


def test_r52_r59_whirl_hurts_all_opponents() -> None:
    fight = at(seats=4, first=1, laid=["guard", "onslaught", "guard", ""], out=[3])
    fight.say("whirl")
    assert fight.energy == [2, 3, 2, 0]


def test_r53_r61_respite_gives_one() -> None:
    fight = at(laid=["guard", "guard"], energy=[4, 3])
    fight.say("respite")
    assert fight.energy == [5, 3]


def test_r6_r53_a15_energy_never_rises_above_six_and_respite_may_be_chosen() -> None:
    fight = at(laid=["guard", "guard"], energy=[6, 3])
    assert fight.legal() == ["respite", "stance"]
    fight.say("respite")
    assert fight.energy == [6, 3]


def test_r54_initiative_takes_the_card_and_hurts_the_former_first_player() -> None:
    fight = at(seats=3, laid=["guard", "sweep", "guard"])
    fight.say("stance", "initiative")
    assert fight.now("first") == 1
    assert fight.energy == [2, 3, 3]  # a stance does not help
    assert fight.asked == "ChooseAction 2"


def test_r54_first_player_himself_takes_the_damage_and_keeps_the_card() -> None:
    fight = at(laid=["sweep", "guard"])
    fight.say("initiative")
    assert fight.now("first") == 0
    assert fight.energy == [2, 3]
    assert fight.asked == "ChooseAction 1"


def test_r54_first_player_out_nobody_is_hurt() -> None:
    fight = at(seats=3, out=[0], laid=["", "sweep", "guard"])
    fight.say("initiative")
    assert fight.now("first") == 1
    assert fight.energy == [0, 3, 3]


def test_r54_card_before_damage_even_if_that_ends_the_fight() -> None:
    fight = at(laid=["guard", "sweep"], energy=[1, 3])
    fight.say("stance", "initiative")
    assert fight.wins == [0, 1]
    assert fight.now("first") == 1


def test_r55_the_order_changes_at_once() -> None:
    """First is 0. 1 takes the initiative: 2 is next, 0 has acted, and the next turn begins with 1."""
    fight = at(seats=3, laid=["guard", "sweep", "guard"], hands=[["combo"]] * 3)
    fight.say("respite", "initiative")
    assert fight.asked == "ChooseAction 2"
    fight.say("respite").choose("combo", "combo", "combo")
    assert fight.asked == "ChooseAction 1"


def test_a1_the_lost_icon_may_be_energy() -> None:
    fight = at(laid=["guard", "sweep"], initiative="energy")
    fight.say("stance", "initiative")
    assert fight.energy == [4, 3]
    assert fight.now("first") == 1
    fight = at(laid=["sweep", "guard"], initiative="energy")
    fight.say("initiative")
    assert fight.energy == [4, 3]


def test_r56_stun_with_the_named_card_in_hand() -> None:
    fight = at(laid=["sweep", "guard"], hands=[["dodge"], ["combo", "dodge", "combo"]])
    fight.say("stun")
    assert fight.legal() == MOVES
    fight.say("combo")
    assert fight.hand(1) == ["dodge"]
    assert fight.zone("discard") == ["combo", "combo"]
    assert fight.events("hand-shown") == []
    assert fight.seen(0, "hand-1") == [None]


def test_r56_stun_without_it_shows_the_hand_to_all() -> None:
    fight = at(seats=3, laid=["sweep", "guard", "guard"], hands=[["dodge"], ["combo", "dodge"], ["grab"]])
    fight.say("stun", "seat-1", "grab")
    assert fight.hand(1) == ["dodge", "combo"]
    for viewer in (0, 2, None):
        assert fight.seen(viewer, "hand-1") == ["dodge", "combo"]
    assert fight.seen(1, "hand-2") == [None]  # nobody else's


def test_r56_an_empty_hand_shows_nothing() -> None:
    fight = at(laid=["sweep", "guard"], hands=[["dodge"], []])
    fight.say("stun", "combo")
    assert fight.fighting == [0, 1]


def test_a17_a_card_face_down_is_not_in_hand() -> None:
    fight = at(laid=["sweep", "combo"], hands=[["dodge"], ["dodge"]])
    fight.say("stun", "combo")
    assert fight.zone("series-1") == ["combo"]
    assert fight.events("hand-shown")[0]["cards"] == ["dodge"]


def test_r57_stance_holds_hail_whirl_terror_and_knockouts() -> None:
    for card, answers in (("combo", ["hail"]), ("onslaught", ["whirl"]), ("onslaught", ["terror"])):
        fight = at(laid=[card, "guard"], stance=[1], hands=[["dodge"], ["dodge"]])
        fight.say(*answers)
        assert fight.energy == [3, 3]
        assert fight.hand(1) == ["dodge"]
    fight = at(laid=["guard", "combo"], series=[[], ["guard"]], stance=[1], knockouts=["combo"], turn=2)
    fight.say("respite")
    assert fight.fighting == [0, 1]
    assert fight.now("knockout_stack") == 7
    assert fight.asked == "ChooseAction 1"


def test_r57_who_stands_guarded_may_be_chosen() -> None:
    fight = at(seats=3, laid=["combo", "guard", "guard"], stance=[1])
    fight.say("hail")
    assert fight.legal() == ["seat-1", "seat-2"]
    fight.say("seat-1")
    assert fight.energy == [3, 3, 3]


def test_r57_a5_a_stance_is_taken_and_lasts_till_the_series_is_cleared() -> None:
    hands = [["combo", "combo", "combo", "combo"], ["guard", "sweep", "dodge"]]
    fight = at(first=1, hands=hands)
    fight.choose("combo", "guard").say("stance", "hail")
    assert fight.energy == [3, 3]
    fight.choose("combo", "sweep").say("stun", "grab", "hail")
    assert fight.energy == [3, 3]
    fight = at(first=1, turn=3, hands=[["combo", "combo", "combo"], ["guard", "dodge"]])
    fight.choose("combo", "guard").say("stance", "hail")
    assert fight.energy == [3, 3]
    fight.choose("combo", "dodge").say("into-shadow", "hail")  # a new round
    assert fight.energy == [3, 2]


def test_a5_an_attack_earlier_in_the_turn_still_hits() -> None:
    fight = at(laid=["onslaught", "guard"])
    fight.say("whirl", "stance")
    assert fight.energy == [3, 2]
    assert fight.now("stance") == [False, True]


def test_r57_only_the_guarded_one_is_spared() -> None:
    fight = at(seats=3, laid=["onslaught", "guard", "guard"], stance=[1])
    fight.say("whirl")
    assert fight.energy == [3, 3, 2]


@pytest.mark.parametrize(
    ("card", "answers", "energy", "hand"),
    [
        ("shadow-strike", ["crush", "dodge"], 2, 1),
        ("dodge", ["vantage", "combo"], 3, 0),
        ("sweep", ["stun", "combo"], 3, 0),
    ],
)
def test_a4_a_stance_does_not_stop_other_cards(card: str, answers: list[str], energy: int, hand: int) -> None:
    fight = at(laid=[card, "guard"], stance=[1], hands=[["dodge"], ["combo"]])
    fight.say(*answers)
    assert fight.energy[1] == energy
    assert len(fight.hand(1)) == hand


def test_a4_a_stance_does_not_stop_traps() -> None:
    fight = at(laid=["guard", "guard"], stance=[0], traps=["guard"])
    assert fight.energy == [2, 3]


def test_r63_a20_vantage_takes_a_card_of_choice() -> None:
    fight = at(seats=3, laid=["dodge", "guard", "guard"], hands=[["dodge"], ["combo", "grab", "grab"], ["dodge"]])
    fight.say("vantage")
    assert fight.legal() == ["seat-1", "seat-2"]
    fight.say("seat-1")
    assert fight.asked == "TakeCard 0"
    assert fight.legal() == ["grab", "combo"]
    assert fight.seen(0, "hand-1") == ["grab", "grab", "combo"]
    assert fight.seen(2, "hand-1") == [None, None, None]
    assert fight.match.legal(2) == []
    assert "(§R63)" in fight.why("dodge")
    fight.say("grab")
    assert fight.hand(0) == ["dodge", "grab"]
    assert fight.hand(1) == ["grab", "combo"]


def test_r58_vantage_on_an_empty_hand() -> None:
    fight = at(seats=3, laid=["dodge", "guard", "guard"], hands=[["dodge"], [], ["dodge"]])
    fight.say("vantage")
    assert "seat-1" in fight.legal()
    fight.say("seat-1")
    assert fight.asked == "ChooseAction 1"
    assert fight.hand(0) == ["dodge"]


@pytest.mark.parametrize(
    ("series", "damage"), [([], 1), (["combo"], 2), (["combo", "combo"], 3), (["guard", "combo"], 2)]
)
def test_r65_hail_counts_the_combos_of_the_own_series(series: list[str], damage: int) -> None:
    """Катя with one Комбо lying plays another: two damage; the third in a row: three."""
    fight = at(laid=["combo", "guard"], series=[series, []], turn=len(series) + 1, energy=[3, 6])
    fight.say("hail")
    assert fight.energy == [3, 6 - damage]


def test_r65_combos_of_the_opponent_do_not_count() -> None:
    fight = at(laid=["combo", "onslaught"], series=[["dodge"], ["combo"]], turn=2, energy=[3, 6])
    fight.say("hail")
    assert fight.energy == [3, 5]


def test_r65_one_opponent_only() -> None:
    fight = at(seats=3, laid=["combo", "guard", "guard"])
    fight.say("hail", "seat-2")
    assert fight.energy == [3, 3, 2]


def test_snare_sets_a_trap_and_draws_one() -> None:
    fight = at(laid=["grab", "guard"], deck=["combo"])
    fight.say("snare", "combo")
    assert fight.now("traps") == ["combo"]
    assert fight.hand(0) == ["dodge", "combo"]


def test_crush_hurts_one_and_sets_a_trap() -> None:
    fight = at(seats=3, laid=["shadow-strike", "guard", "guard"])
    fight.say("crush", "seat-2", "combo")
    assert fight.energy == [3, 3, 2]
    assert fight.now("traps") == ["combo"]


def test_r39_an_opponent_goes_by_his_demon_or_by_his_seat() -> None:
    fight = at(seats=3, laid=["combo", "guard", "guard"], demons=["giant", "scholar", "acrobat"])
    fight.say("hail")
    assert fight.legal() == ["scholar", "acrobat"]
    fight.say("seat-2")
    assert fight.energy == [3, 3, 2]


def test_r49_a24_face_down_cards_of_the_discard_are_shuffled_in_with_the_others() -> None:
    fight = at(seats=3, laid=["onslaught", "combo", "combo"], energy=[3, 1, 3], hands=[["dodge"]] * 3, deck=["grab"],
               rest="discard")  # fmt: skip
    fight.luck().say("whirl")
    assert fight.zone("unrevealed") == ["combo"]
    fight.say("feint")
    assert fight.zone("unrevealed") == fight.zone("discard") == []
    everything = Counter(fight.zone("deck") + fight.zone("series-0") + fight.zone("series-2"))
    for seat in range(3):
        everything.update(fight.hand(seat))
    assert everything == dict.fromkeys(MOVES, 7)
    fight.sound()


def test_a1_energy_for_nobody_when_the_first_player_is_out() -> None:
    fight = at(seats=3, out=[0], laid=["", "sweep", "guard"], initiative="energy")
    fight.say("initiative")
    assert fight.now("first") == 1
    assert fight.energy == [0, 3, 3]


def test_r57_a_stance_holds_one_knockout_after_another() -> None:
    hands = [["dodge", "dodge"], ["combo"]]
    fight = at(first=1, series=[[], ["guard"]], stance=[1], laid=["dodge", "grab"], turn=2, knockouts=["grab", "combo"],
               hands=hands)  # fmt: skip
    fight.say("snare", "onslaught", "into-shadow").choose("dodge", "combo")
    assert fight.fighting == [0, 1]
    assert fight.now("knockouts") == []
    assert fight.asked == "ChooseAction 1"


def test_a5_no_stance_is_left_in_the_next_fight() -> None:
    fight = at(laid=["onslaught", "guard"], stance=[0], energy=[3, 1])
    fight.say("whirl")
    assert fight.now("fight") == 2
    assert fight.now("stance") == [False, False]
