"""Chapter «Ход игры»: rounds, the secret choice, the reveal and the order of play."""

from __future__ import annotations

import pytest
from demons_fight import MOVES, at


def test_r19_r27_three_turns_make_a_round_and_the_series_are_cleared() -> None:
    fight = at(hands=[["dodge", "dodge", "dodge", "guard"], ["dodge", "dodge", "dodge", "guard"]])
    for turn in (1, 2, 3):
        assert (fight.now("round"), fight.now("turn")) == (1, turn)
        assert len(fight.zone("series-0")) == turn - 1
        fight.choose("dodge", "dodge").say("into-shadow", "into-shadow")
    assert (fight.now("round"), fight.now("turn")) == (2, 1)
    assert fight.zone("series-0") == fight.zone("series-1") == []
    assert fight.zone("discard") == ["dodge"] * 6


def test_r20_cards_are_laid_in_secret_and_together() -> None:
    fight = at(seats=3, hands=[MOVES, MOVES, MOVES])
    assert fight.asked == "ChooseMove 0 1 2"
    fight.match.play("combo", 1)
    assert fight.asked == "ChooseMove 0 2"
    assert fight.zone("laid-1") == []  # sealed, not even moved
    assert fight.match.view(1)["sealed"] == "combo"
    assert fight.match.view(0)["sealed"] is None
    fight.sound()
    fight.match.play("dodge", 2)
    fight.match.play("guard", 0)
    assert fight.seen(0, "laid-1") == [None]
    assert fight.seen(1, "laid-1") == ["combo"]
    assert fight.zone("series-0") == ["guard"]  # the first player has revealed
    assert fight.asked == "ChooseAction 0"


def test_r20_only_cards_of_the_hand() -> None:
    fight = at(hands=[["guard", "combo", "combo"], ["dodge"]])
    assert fight.legal(0) == ["guard", "combo"]
    assert "(§R20)" in fight.why("dodge", 0)


def test_a7_nobody_may_pass() -> None:
    fight = at()
    assert fight.legal(0) == ["dodge"]
    assert "(§A7)" in fight.why("pass", 0)


def test_r21_lower_number_is_out_when_it_is_revealed() -> None:
    """2, 5, then 4."""
    fight = at(series=[["guard", "combo"], []], hands=[["grab"], ["dodge", "dodge"]], turn=3, first=1)
    fight.choose("grab", "dodge")
    assert fight.fighting == [0, 1]  # not before it is revealed
    fight.say("into-shadow")
    assert fight.wins == [0, 1]
    assert fight.events("demon-left") == [{"seat": 0, "why": "number"}]


def test_r21_equal_number_is_fine() -> None:
    """2, 5, 5."""
    fight = at(series=[["guard", "combo"], []], hands=[["combo"], ["dodge", "dodge"]], turn=3)
    fight.choose("combo", "dodge")
    assert fight.asked == "ChooseAction 0"
    assert fight.zone("series-0") == ["guard", "combo", "combo"]


@pytest.mark.parametrize("left", range(7))
@pytest.mark.parametrize("card", range(7))
def test_r21_every_pair_of_numbers(left: int, card: int) -> None:
    fight = at(series=[[MOVES[left]], []], hands=[[MOVES[card]], ["dodge", "dodge"]], turn=2)
    fight.choose(MOVES[card], "dodge")
    assert (fight.now("fight") == 1) == (card >= left)


def test_r21_only_the_left_neighbour_counts_and_only_of_this_round() -> None:
    fight = at(series=[["guard", "dodge"], []], hands=[["dodge"], ["dodge", "dodge"]], turn=3)
    fight.choose("dodge", "dodge")
    assert fight.asked == "ChooseAction 0"
    fight = at(turn=3, hands=[["onslaught", "dodge"], ["dodge", "dodge"]])
    fight.choose("onslaught", "dodge").say("whirl", "into-shadow")
    fight.choose("dodge", "dodge")
    assert fight.now("round") == 2
    assert fight.asked == "ChooseAction 0"


def test_r22_a_card_that_does_not_fit_may_be_laid() -> None:
    fight = at(series=[["onslaught"], []], hands=[["dodge", "onslaught"], ["dodge"]], turn=2)
    assert fight.legal(0) == ["dodge", "onslaught"]


@pytest.mark.parametrize("card", MOVES)
def test_r23_one_of_two_actions(card: str) -> None:
    fight = at(laid=[card, "dodge"])
    assert fight.asked == "ChooseAction 0"
    assert (
        fight.legal()
        == {
            "dodge": ["into-shadow", "vantage"],
            "guard": ["respite", "stance"],
            "sweep": ["initiative", "stun"],
            "grab": ["pressure-point", "snare"],
            "combo": ["feint", "hail"],
            "onslaught": ["whirl", "terror"],
            "shadow-strike": ["crush", "dispel"],
        }[card]
    )


def test_r23_r24_first_player_first_then_clockwise() -> None:
    fight = at(seats=4, first=2, laid=["guard"] * 4)
    order = []
    for _ in range(4):
        order.append(fight.asked)
        fight.say("respite")
    assert order == [f"ChooseAction {seat}" for seat in (2, 3, 0, 1)]
    assert fight.asked == "ChooseMove 0 1 2 3"


def test_r24_who_is_out_is_passed_over() -> None:
    fight = at(seats=4, first=1, out=[2], laid=["guard", "guard", "", "guard"])
    order = []
    for _ in range(3):
        order.append(fight.asked)
        fight.say("respite")
    assert order == [f"ChooseAction {seat}" for seat in (1, 3, 0)]
    assert fight.asked == "ChooseMove 0 1 3"


def test_r25_a_fight_ends_in_the_middle_of_a_turn() -> None:
    fight = at(seats=3, laid=["onslaught", "combo", "guard"], energy=[3, 1, 1])
    fight.say("whirl")
    assert fight.wins == [1, 0, 0]
    assert fight.told()[-1] != "move-revealed"
    assert [event["seat"] for event in fight.events("move-revealed")] == [0]


def test_r25_what_is_left_of_an_action_does_not_happen() -> None:
    """«Сокрушение» ends the fight: no trap is set."""
    fight = at(laid=["shadow-strike", "combo"], energy=[3, 1])
    fight.say("crush")
    assert fight.wins == [1, 0]
    assert fight.events("trap-set") == []


def test_r26_first_player_card_stays_over_rounds_and_fights() -> None:
    fight = at(seats=3, first=1, laid=["guard", "onslaught", "guard"], energy=[1, 3, 1], turn=3)
    fight.say("whirl")
    assert fight.now("fight") == 2
    assert fight.now("first") == 1
    fight = at(first=1, laid=["guard", "guard"], turn=3)
    fight.say("respite", "respite")
    assert (fight.now("round"), fight.now("first")) == (2, 1)


def test_r26_not_even_the_winner_takes_it() -> None:
    fight = at(first=1, laid=["onslaught", "guard"], energy=[3, 1])
    fight.say("respite", "terror")
    fight = at(first=1, laid=["shadow-strike", "guard"], energy=[3, 1])
    fight.say("stance", "crush")
    assert fight.wins == [1, 0]
    assert fight.now("first") == 1


def test_r27a_r42_unrevealed_cards_go_to_the_discard_without_effect() -> None:
    fight = at(
        seats=3, laid=["onslaught", "dodge", "grab"], energy=[3, 1, 1], series=[["guard"], ["guard"], []], turn=2
    )
    fight.say("whirl")
    assert fight.wins == [1, 0, 0]
    assert sorted(fight.zone("unrevealed")) == ["dodge", "grab"]
    assert fight.events("knockout-laid") == []
    assert fight.zone("series-0") == []


def test_r27a_r39_hands_stay_after_a_fight() -> None:
    hands = [["grab"] * 5, ["guard"] * 5]
    fight = at(laid=["onslaught", "combo"], energy=[3, 1], hands=hands, deck=["combo", "sweep"])
    fight.say("whirl")
    assert fight.asked == "DraftCard 1"
    assert fight.hand(0) == ["grab"] * 5
    assert fight.hand(1) == ["guard"] * 5


def test_r28_no_cards_between_rounds_and_no_limit_in_a_fight() -> None:
    hands = [["guard", "sweep"], ["dodge"] * 7 + ["guard", "guard"]]
    fight = at(laid=["guard", "guard"], turn=3, hands=hands)
    fight.say("respite", "respite")
    assert fight.now("round") == 2
    assert len(fight.hand(0)) == 2
    assert len(fight.hand(1)) == 9
    fight = at(laid=["dodge", "guard"], hands=[["guard"] * 6, ["dodge"]])
    fight.say("into-shadow")
    assert len(fight.hand(0)) == 9


def test_a2_r30_a_failed_number_takes_the_knockout_along_and_leaves_the_trap() -> None:
    """The move was opened: its Knockout card goes back, though its demon leaves for the number and not for it."""
    fight = at(
        seats=3,
        series=[["combo"], [], []],
        laid=["grab", "guard", "guard"],
        turn=2,
        knockouts=["grab", "dodge"],
        traps=["grab"],
    )
    assert fight.fighting == [1, 2]
    assert fight.now("why_out") == ["number", None, None]
    assert fight.now("knockouts") == ["dodge"]
    assert fight.now("traps") == ["grab"]
    assert fight.energy[0] == 3  # no trap damage either
    assert fight.asked == "ChooseAction 1"


def test_a2_number_before_knockout_before_trap_before_action() -> None:
    fight = at(laid=["grab", "guard"], traps=["grab"], knockouts=["combo"])
    assert fight.energy == [2, 3]
    assert fight.asked == "ChooseAction 0"


def test_a11_r55_after_an_interception_the_order_goes_on_from_the_performer() -> None:
    """First is 3; he has acted, then 0 takes the initiative: 1 and 2 follow, 3 is passed over."""
    fight = at(seats=4, first=3, laid=["sweep", "guard", "guard", "guard"])
    fight.say("respite", "initiative")
    assert fight.now("first") == 0
    order = []
    for _ in range(2):
        order.append(fight.asked)
        fight.say("respite")
    assert order == ["ChooseAction 1", "ChooseAction 2"]
    assert fight.asked == "ChooseMove 0 1 2 3"


def test_r40_r54_r55_initiative_from_a_first_player_who_is_out() -> None:
    """First is 1, who is out: 2 begins, 3 takes the card, 0 is next; nobody is hurt, and 3 begins the next turn."""
    fight = at(seats=4, first=1, out=[1], laid=["guard", "", "guard", "sweep"], hands=[["combo"]] * 4)
    assert fight.asked == "ChooseAction 2"
    fight.say("stance", "initiative")
    assert fight.energy == [3, 0, 3, 3]
    assert fight.asked == "ChooseAction 0"
    fight.say("stance").choose("combo", "combo", "combo")
    assert fight.asked == "ChooseAction 3"


def test_r39_r55_a_first_player_put_out_before_his_turn_does_not_act() -> None:
    """The Hornet acts first and takes the initiative; the former first player falls with his card unrevealed."""
    demons = ["scholar", "hornet", "acrobat"]
    fight = at(seats=3, demons=demons, hands=[["guard"], ["sweep", "dodge"], ["guard", "dodge"]], energy=[1, 3, 3])
    fight.choose("guard", "sweep", "guard").say("ability", "initiative")
    assert fight.fighting == [1, 2]
    assert fight.zone("unrevealed") == ["guard"]
    assert fight.asked == "ChooseAction 2"
    fight.say("respite")
    assert fight.asked == "ChooseMove 1 2"


def test_a11_r40_hornet_and_a_first_player_who_is_out() -> None:
    demons = ["scholar", "hornet", "acrobat", "giant"]
    fight = at(seats=4, first=2, out=[2], demons=demons, hands=[["guard", "grab"]] * 4)
    fight.choose("guard", "guard", "guard").say("ability")
    order = []
    for _ in range(3):
        order.append(fight.asked)
        fight.say("respite")
    assert order == ["ChooseAction 1", "ChooseAction 3", "ChooseAction 0"]


def test_r20_who_has_laid_his_card_is_not_asked_again() -> None:
    fight = at(hands=[["guard", "combo"], ["dodge"]])
    fight.match.play("combo", 0)
    assert fight.match.legal(0) == []
    assert fight.asked == "ChooseMove 1"
