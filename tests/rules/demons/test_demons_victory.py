"""Chapters «Победа в бою» and «Конец игры»."""

from __future__ import annotations

from typing import Any

import pytest
from demons_fight import Fight, at

from ristal.engine.result import Result
from ristal.games.demons.turn import BeginTurn


def play_out(fight: Fight) -> Fight:
    """Answer with the first legal answer until the game is over."""
    while not fight.match.over:
        seat = fight.table.first_asked()
        fight.match.play(fight.legal(seat)[0], seat)
    return fight


def test_r43_the_winner_adds_one() -> None:
    fight = at(seats=3, laid=["onslaught", "guard", "guard"], energy=[3, 1, 1], wins=[1, 2, 0])
    fight.say("whirl")
    assert fight.wins == [2, 2, 0]
    assert fight.asked != "over"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r44_the_third_win_ends_the_game_at_once(seats: int) -> None:
    energy = [3] + [1] * (seats - 1)
    fight = at(seats=seats, laid=["onslaught"] + ["guard"] * (seats - 1), energy=energy, wins=[2] * seats)
    fight.say("whirl")
    assert fight.match.result == Result(((0,), tuple(range(1, seats))), "third-win")
    assert fight.wins == [3] + [2] * (seats - 1)
    assert fight.match.pending == ()


def test_r44_two_wins_are_not_enough() -> None:
    fight = at(laid=["onslaught", "guard"], energy=[3, 1], wins=[1, 2])
    fight.say("whirl")
    assert fight.wins == [2, 2]
    assert not fight.match.over


def tie(first: int, **more: Any) -> Fight:
    """Nobody of the three has a card: all win this fight; seats 0 and 1 for the third time."""
    document: dict[str, Any] = {"seats": 3, "first": first, "wins": [2, 2, 0], "hands": [[], [], []], **more}
    return at(**document)


def test_r41_r45_a18_the_first_player_wins_a_tie() -> None:
    for first in (0, 1):
        fight = tie(first)
        assert fight.match.result == Result(
            ((first,), tuple(seat for seat in range(3) if seat != first)), "first-of-tied"
        )
        assert fight.wins == [3, 3, 1]  # each has a win


def test_r45_else_the_nearest_claimant_clockwise() -> None:
    assert tie(2).match.result == Result(((0,), (1, 2)), "first-of-tied")
    fight = at(seats=4, first=3, wins=[0, 2, 2, 0], hands=[[], [], [], []])
    assert fight.match.result == Result(((1,), (0, 2, 3)), "first-of-tied")
    fight = at(seats=4, first=0, wins=[0, 2, 0, 2], hands=[[], [], [], []])
    assert fight.match.result == Result(((1,), (0, 2, 3)), "first-of-tied")


def test_a18_one_of_several_winners_has_three_and_wins_alone() -> None:
    fight = tie(0, wins=[1, 2, 0])
    assert fight.match.result == Result(((1,), (0, 2)), "third-win")
    assert fight.wins == [2, 3, 1]


def test_r45_a25_four_wins_by_agreement() -> None:
    fight = tie(0, ties="four-wins")
    assert not fight.match.over
    assert fight.now("goal") == 4
    assert fight.wins == [3, 3, 1]
    assert fight.fighting == [0, 1, 2]
    fight = at(laid=["onslaught", "guard"], energy=[3, 1], wins=[3, 3], goal=4, ties="four-wins")
    fight.say("whirl")
    assert fight.match.result == Result(((0,), (1,)), "fourth-win")


def test_r45_a25_a_third_win_is_not_enough_once_four_are_played_for() -> None:
    fight = at(
        seats=3, laid=["onslaught", "guard", "guard"], energy=[3, 1, 1], wins=[2, 3, 3], goal=4, ties="four-wins"
    )
    fight.say("whirl")
    assert fight.wins == [3, 3, 3]
    assert not fight.match.over


def test_a25_four_wins_together_fall_to_the_main_rule() -> None:
    fight = at(first=1, wins=[3, 3], goal=4, ties="four-wins", hands=[[], []])
    assert fight.match.result == Result(((1,), (0,)), "first-of-tied")


def test_r45_four_wins_matter_only_in_a_tie() -> None:
    fight = at(laid=["onslaught", "guard"], energy=[3, 1], wins=[2, 2], ties="four-wins")
    fight.say("whirl")
    assert fight.match.result == Result(((0,), (1,)), "third-win")


def test_r45_a25_a_deciding_fight_between_the_claimants() -> None:
    deck = ["combo", "grab", "guard", "sweep"] * 4
    fight = tie(2, ties="deciding-fight", deck=deck)
    assert fight.fighting == [0, 1]
    assert fight.energy == [3, 3, 0]
    assert [len(fight.hand(seat)) for seat in range(3)] == [5, 5, 0]
    assert len(fight.zone("draft")) == 6  # as for two
    assert fight.asked == "DraftCard 1"  # right of the first player, who does not take part
    for _ in range(4):
        fight.say(fight.legal()[0])
    assert [len(fight.hand(seat)) for seat in range(3)] == [7, 7, 0]
    while not fight.match.over:
        seat = fight.table.first_asked()
        assert seat != 2
        fight.match.play(fight.legal(seat)[0], seat)
    result = fight.match.result
    assert result is not None
    assert result.how == "deciding-fight"
    assert result.winners in ((0,), (1,))
    assert fight.now("fight") == 2  # its winner has won the game


def test_a25_a_deciding_fight_won_together_falls_to_the_main_rule() -> None:
    fight = tie(2, ties="deciding-fight", deck=["combo", "grab", "guard", "sweep"] * 4)
    for _ in range(4):
        fight.say(fight.legal()[0])
    for hand in fight.table.hand:
        fight.table.deck.items += hand.items
        hand.items = []
        hand.marks = None
    fight.table.open = None
    fight.table.then(BeginTurn(0))
    fight.table.settle()
    assert fight.match.result == Result(((0,), (1, 2)), "deciding-fight")


def test_r45_a_deciding_fight_of_all_two_players() -> None:
    fight = at(first=1, wins=[2, 2], hands=[[], []], ties="deciding-fight", deck=["combo", "grab", "guard"] * 6)
    assert fight.fighting == [0, 1]
    play_out(fight)
    assert fight.match.result is not None
    assert fight.match.result.how == "deciding-fight"


@pytest.mark.parametrize(("first", "how"), [(0, "first-of-tied"), (2, "first-of-tied")])
def test_r45_result_ranks_the_winner_before_all_others(first: int, how: str) -> None:
    result = tie(first).match.result
    assert result is not None
    assert result.how == how
    assert [result.reward(seat) for seat in range(3)] == [1.0, 0.25, 0.25]


def test_a22_a25_the_battlefield_of_a_deciding_fight_concerns_the_claimants_alone() -> None:
    fight = tie(2, ties="deciding-fight", battlefield="mirror", deck=["combo", "grab", "guard", "sweep"] * 4)
    assert fight.now("battlefield") not in (None, "mirror")
    fight.table.battlefield = next(field.place for field in fight.table.cards.fields if field.id == "spring")
    for _ in range(4):
        fight.say(fight.legal()[0])
    assert fight.energy == [4, 4, 0]
    assert fight.asked == "ChooseMove 0 1"
