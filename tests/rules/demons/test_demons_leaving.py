"""Chapters «Выход из боя», «Выход из боя первого игрока», «Одновременный выход из боя»."""

from __future__ import annotations

from demons_fight import at


def test_r37_the_four_ways_out() -> None:
    energy = at(seats=3, laid=["onslaught", "dodge", "dodge"], energy=[3, 1, 3])
    energy.say("whirl")
    assert energy.events("demon-left") == [{"seat": 1, "why": "energy"}]
    knockout = at(seats=3, laid=["grab", "dodge", "dodge"])
    knockout.say("pressure-point", "dodge")
    assert knockout.events("demon-left") == [{"seat": 1, "why": "knockout"}]
    number = at(seats=3, laid=["grab", "dodge", "guard"], series=[[], ["guard"], []])
    number.say("snare", "combo")
    assert number.events("demon-left") == [{"seat": 1, "why": "number"}]
    no_card = at(seats=3, laid=["guard", "guard", "guard"], hands=[["dodge"], [], ["dodge"]])
    no_card.say("respite", "respite", "respite")
    assert no_card.events("demon-left") == [{"seat": 1, "why": "no-card"}]


def test_r38_the_last_card_played_is_no_way_out() -> None:
    fight = at(laid=["guard", "guard"], hands=[[], ["dodge"]])
    fight.say("respite")
    assert fight.fighting == [0, 1]
    assert fight.asked == "ChooseAction 1"


def test_r38_r51_r58_nothing_to_discard_is_no_way_out() -> None:
    fight = at(seats=3, laid=["onslaught", "guard", "guard"], hands=[["dodge"], [], ["dodge"]])
    fight.say("terror")
    assert fight.fighting == [0, 1, 2]
    assert fight.hand(2) == []


def test_r39_series_and_card_of_the_turn_are_discarded_at_once_the_hand_is_kept() -> None:
    fight = at(
        seats=3,
        laid=["onslaught", "combo", "guard"],
        series=[["dodge"], ["dodge", "guard"], []],
        turn=3,
        energy=[3, 1, 3],
        hands=[["dodge"], ["grab", "sweep"], ["dodge"]],
    )
    fight.say("whirl")
    assert fight.zone("discard") == ["dodge", "guard"]
    assert fight.zone("unrevealed") == ["combo"]
    assert fight.zone("series-1") == fight.zone("laid-1") == []
    assert fight.hand(1) == ["sweep", "grab"]


def test_r39_who_is_out_lays_nothing_does_nothing_and_is_no_target() -> None:
    fight = at(seats=3, laid=["onslaught", "combo", "combo"], energy=[3, 1, 3])
    fight.say("whirl")
    assert fight.asked == "ChooseAction 2"  # seat 1 does not act
    fight.say("hail")  # the only opponent left is not asked for
    assert fight.energy == [2, 0, 2]
    assert fight.asked == "ChooseMove 0 2"
    fight = at(seats=4, out=[2], laid=["combo", "guard", "", "guard"])
    fight.say("hail")
    assert fight.legal() == ["seat-1", "seat-3"]
    assert "(§R39)" in fight.why("seat-2")


def test_r40_nearest_on_the_left_of_a_first_player_who_is_out_begins() -> None:
    fight = at(seats=4, first=1, out=[1, 2], laid=["guard", "", "", "guard"], hands=[["combo"]] * 4)
    assert fight.asked == "ChooseAction 3"
    assert fight.now("first") == 1
    fight.say("respite", "respite")
    fight.choose("combo", "combo")
    assert fight.asked == "ChooseAction 3"


def test_r41_a6_those_without_a_card_leave_together_and_the_fight_goes_on() -> None:
    fight = at(seats=4, hands=[["dodge"], [], ["guard"], []])
    assert fight.fighting == [0, 2]
    assert fight.asked == "ChooseMove 0 2"


def test_r41_a6_or_it_ends() -> None:
    fight = at(seats=3, hands=[[], [], ["guard"]])
    assert fight.wins == [0, 0, 1]


def test_r41_all_without_a_card_all_win() -> None:
    fight = at(seats=3, hands=[[], [], []])
    assert fight.wins == [1, 1, 1]
    assert fight.now("fight") == 2


def test_r41_only_those_still_in_win_together() -> None:
    fight = at(seats=3, hands=[[], [], ["dodge"]], out=[2])
    assert fight.wins == [1, 1, 0]


def test_a6_the_check_waits_for_the_choice() -> None:
    """A hand may be empty while others act; it counts when a card has to be laid."""
    fight = at(laid=["guard", "dodge"], hands=[[], ["grab"]], deck=["combo"] * 3)
    fight.say("respite", "into-shadow")
    assert fight.wins == [0, 1]
    assert fight.hand(1)[:1] == ["grab"]


def test_r42_a_demon_not_reached_wins_with_a_bad_card() -> None:
    fight = at(laid=["combo", "dodge"], series=[["grab"], ["combo"]], turn=2, knockouts=["combo"])
    assert fight.wins == [0, 1]
    assert fight.zone("unrevealed") == ["dodge"]


def test_a10_damage_to_several_is_done_at_once() -> None:
    """Both fall together: no fight between the two of them, the actor wins."""
    fight = at(seats=3, laid=["onslaught", "guard", "guard"], energy=[1, 1, 1])
    fight.say("whirl")
    assert fight.wins == [1, 0, 0]
    assert fight.told()[:5] == ["action-chosen", "damage-taken", "damage-taken", "demon-left", "demon-left"]


def test_r25_r37_an_actor_may_put_himself_out() -> None:
    fight = at(laid=["sweep", "guard"], energy=[1, 3])
    fight.say("initiative")
    assert fight.wins == [0, 1]
