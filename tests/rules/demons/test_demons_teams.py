"""Chapter «Командная игра»: seats 0 and 2 against 1 and 3."""

from __future__ import annotations

from typing import Any

import pytest
from demons_fight import Fight, at, begun

from ristal.engine.result import Result


def teams(**document: Any) -> Fight:
    return at(seats=4, teams="yes", **document)


def test_r46_partners_sit_opposite_and_lots_deal_the_marks() -> None:
    marks = {tuple(begun(seed, seats=4, teams="yes").now("teams")) for seed in range(20)}
    assert marks == {("x", "o", "x", "o"), ("o", "x", "o", "x")}
    assert begun(seats=4).now("teams") is None


def test_r47_a19_a_fight_ends_when_one_team_is_left() -> None:
    fight = teams(laid=["onslaught", "guard", "guard", "guard"], energy=[3, 1, 3, 3])
    fight.say("whirl")
    assert fight.fighting == [0, 2, 3]  # both teams are there
    fight = teams(laid=["onslaught", "guard", "guard", "guard"], energy=[3, 1, 1, 1])
    fight.say("whirl")
    assert fight.wins == [1, 0, 1, 0]  # with two demons left
    assert fight.now("fight") == 2


def test_r42_a19_mates_need_not_reveal() -> None:
    fight = teams(laid=["onslaught", "guard", "dodge", "guard"], series=[[], [], ["combo"], []], energy=[3, 1, 3, 1])
    fight.say("whirl")
    assert fight.wins == [1, 0, 1, 0]


def test_r47_one_count_a_team_and_the_third_win_ends_the_game() -> None:
    fight = teams(laid=["guard", "onslaught", "guard", "guard"], energy=[1, 3, 1, 3], wins=[2, 2, 2, 2], first=1)
    fight.say("whirl")
    assert fight.wins == [2, 3, 2, 3]
    result = fight.match.result
    assert result == Result(((1, 3), (0, 2)), "third-win")
    assert result is not None
    assert result.winners == (1, 3)
    assert result.reward(1) == result.reward(3) > result.reward(0) == result.reward(2)


@pytest.mark.parametrize("first", range(4))
def test_r47_a19_both_teams_at_once_the_first_players_team(first: int) -> None:
    fight = teams(hands=[[], [], [], []], wins=[2, 2, 2, 2], first=first)
    assert fight.wins == [3, 3, 3, 3]
    ours, theirs = (first % 2, first % 2 + 2), (1 - first % 2, 3 - first % 2)
    assert fight.match.result == Result((ours, theirs), "first-of-tied")


def test_r41_a19_both_score_when_all_leave_together() -> None:
    fight = teams(hands=[[], [], [], []])
    assert fight.wins == [1, 1, 1, 1]


def test_r41_a19_one_team_without_cards_loses() -> None:
    fight = teams(hands=[[], ["dodge"], [], []])
    assert fight.wins == [0, 1, 0, 1]


def test_r48_all_opponents_spares_the_mate() -> None:
    fight = teams(laid=["onslaught", "guard", "guard", "guard"])
    fight.say("whirl")
    assert fight.energy == [3, 2, 3, 2]
    fight = teams(laid=["onslaught", "guard", "guard", "guard"], hands=[["dodge"], ["dodge"], ["dodge"], ["dodge"]])
    fight.say("terror")
    assert [len(fight.hand(seat)) for seat in range(4)] == [1, 0, 1, 0]


def test_r48_a_mate_is_no_opponent_to_choose() -> None:
    fight = teams(laid=["combo", "guard", "guard", "guard"])
    fight.say("hail")
    assert fight.legal() == ["seat-1", "seat-3"]
    assert "(§R48)" in fight.why("seat-2")
    assert "(§R48)" in fight.why("seat-0")


def test_a19_initiative_hurts_a_partner_who_is_first_player() -> None:
    fight = teams(first=2, laid=["sweep", "guard", "guard", "guard"])
    fight.say("respite", "respite")  # 2, then 3
    fight.say("initiative")
    assert fight.energy == [3, 3, 3, 4]
    assert fight.now("first") == 0


def test_a19_traps_and_knockouts_hit_partners() -> None:
    fight = teams(laid=["grab", "guard", "combo", "guard"])
    fight.say("pressure-point", "combo", "respite")
    assert fight.fighting == [0, 1, 3]
    fight = teams(laid=["grab", "guard", "combo", "guard"])
    fight.say("snare", "combo", "respite")
    assert fight.energy == [3, 4, 2, 3]


def test_a19_hands_are_not_shown_to_partners() -> None:
    fight = teams(hands=[["dodge"], ["guard"], ["combo"], ["grab"]])
    assert fight.seen(0, "hand-2") == [None]
    assert fight.seen(2, "hand-2") == ["combo"]


def test_r45_r47_a_deciding_fight_of_teams_is_one_of_all_four() -> None:
    fight = teams(hands=[[], [], [], []], wins=[2, 2, 2, 2], ties="deciding-fight")
    assert fight.fighting == [0, 1, 2, 3]


def test_r41_a19_both_teams_leave_together_though_one_was_a_demon_short() -> None:
    fight = teams(hands=[[], ["dodge"], [], []], out=[1])
    assert fight.wins == [1, 1, 1, 1]
