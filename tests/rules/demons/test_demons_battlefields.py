"""Every battlefield: its rule, its time, and the same fight without it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from demons_fight import MOVES, Fight, at

from ristal.games.demons.draw import hand_out


def on(battlefield: str, **document: Any) -> Fight:
    return at(seats=3, battlefield=battlefield, **document)


def starting(battlefield: str, **document: Any) -> Fight:
    return on(battlefield, phase="start", **document)


def test_a22_spring_gives_everybody_one_energy() -> None:
    assert starting("spring").energy == [4, 4, 4]
    assert starting("mirror").energy == [3, 3, 3]
    assert starting("spring", demons=["giant", "scholar", "hermit"]).energy == [5, 4, 4]


def test_minefield_sets_two_random_traps() -> None:
    fight = starting("minefield")
    assert len(fight.now("traps")) == 2
    assert fight.now("knockouts") == []


def test_spikes_set_a_trap_and_traps_do_two() -> None:
    assert len(starting("spikes").now("traps")) == 1
    fight = on("spikes", laid=["guard", "guard", "combo"], traps=["guard"])
    assert fight.energy == [1, 3, 3]
    fight = on("spikes", laid=["guard", "combo", "combo"], traps=["guard"], energy=[2, 3, 3])
    assert fight.fighting == [1, 2]


@pytest.mark.parametrize(("battlefield", "card"), [("arsenal", "combo"), ("castle-yard", "guard")])
def test_r50_everybody_receives_a_card(battlefield: str, card: str) -> None:
    fight = starting(battlefield)
    assert [fight.hand(seat) for seat in range(3)] == [["dodge", card]] * 3
    assert Counter(fight.zone("deck"))[card] == 4
    assert len(fight.zone("deck")) == 43


def test_r50_deck_and_discard_are_searched() -> None:
    hands = [["combo", "combo"], ["combo", "combo"], ["dodge"]]
    fight = starting("arsenal", hands=hands, rest="discard", deck=["combo", "guard"])
    assert [Counter(fight.hand(seat))["combo"] for seat in range(3)] == [3, 3, 1]
    assert fight.zone("deck") == ["guard"]
    assert "combo" not in fight.zone("discard")


@pytest.mark.parametrize(("first", "lucky"), [(0, [2, 1]), (1, [0, 2]), (2, [1, 0])])
def test_r50_too_few_go_counter_clockwise_from_the_right_of_the_first_player(first: int, lucky: list[int]) -> None:
    hands = [["combo", "combo"], ["combo", "combo"], ["combo"]]
    fight = starting("arsenal", first=first, hands=hands)
    had = [2, 2, 1]
    got = [seat for seat in range(3) if Counter(fight.hand(seat))["combo"] > had[seat]]
    assert got == sorted(lucky)


def test_r50_the_deck_is_shuffled_after_the_search() -> None:
    decks = set()
    for seed in range(4):
        fight = starting("spring").luck(seed)
        hand_out(fight.table, MOVES.index("combo"))
        decks.add(tuple(fight.zone("deck")))
    assert len(decks) == 4


@pytest.mark.parametrize("left", range(7))
@pytest.mark.parametrize("card", range(7))
def test_r21_mirror_and_narrow_bridge_for_every_pair(left: int, card: int) -> None:
    more: dict[str, Any] = {
        "turn": 2,
        "series": [[MOVES[left]], [], []],
        "laid": [MOVES[card], "guard", "guard"],
    }
    assert (0 in on("mirror", **more).fighting) == (card <= left)
    assert (0 in on("narrow-bridge", **more).fighting) == (card > left)


def test_a22_library_gives_a_card_from_the_second_round_on() -> None:
    fight = starting("library")
    assert [len(fight.hand(seat)) for seat in range(3)] == [1, 1, 1]
    fight = on("library", laid=["guard", "guard", ""], out=[2], turn=3, deck=["combo", "grab"])
    fight.say("respite", "respite")
    assert fight.now("round") == 2
    assert fight.hand(0) == ["dodge", "combo"]  # the first player first
    assert fight.hand(1) == ["dodge", "grab"]
    assert fight.hand(2) == ["dodge"]  # he is out
    fight = on("library", laid=["guard", "guard", "guard"], turn=2, hands=[["sweep"]] * 3)
    fight.say("respite", "respite", "respite")
    assert [len(fight.hand(seat)) for seat in range(3)] == [1, 1, 1]  # between turns nothing


def test_a4_a22_inferno_burns_those_with_two_or_more_when_a_round_has_ended() -> None:
    fight = on("inferno", laid=["guard", "guard", "guard"], turn=3, energy=[1, 2, 5])
    fight.say("stance", "stance", "stance")
    assert fight.energy == [1, 1, 4]
    assert fight.fighting == [0, 1, 2]
    assert fight.zone("series-0") == []  # after the series have been cleared
    fight = on("inferno", laid=["guard", "guard", "guard"], turn=2, hands=[["sweep"]] * 3)
    fight.say("respite", "respite", "respite")
    assert fight.energy == [4, 4, 4]


def test_ambush_lays_a_knockout_at_the_start_and_in_every_new_round() -> None:
    fight = starting("ambush")
    assert len(fight.now("knockouts")) == 1
    fight = on("ambush", laid=["guard", "guard", "guard"], turn=3, knockouts=["combo"])
    fight.say("respite", "respite", "respite")
    assert len(fight.now("knockouts")) == 2


def test_ambush_with_no_free_tactic() -> None:
    taken = [move for move in MOVES if move != "combo"]
    demons = ["hermit", "scholar", "giant"]
    fight = on("ambush", laid=["guard", "combo", "combo"], turn=3, stance=[0], knockouts=taken, demons=demons)
    assert fight.now("knockout_stack") == 2
    fight.say("ability", "guard", "respite", "feint", "feint")
    assert fight.now("round") == 2
    assert fight.now("knockout_stack") == 0
    fight = on("ambush", laid=["combo", "combo", "combo"], turn=3, knockouts=taken, demons=demons[::-1])
    fight.say("feint", "feint", "feint", "ability", "combo")
    assert fight.now("round") == 2
    assert fight.now("knockout_stack") == 0  # all seven lie there already


def test_r50_a24_face_down_cards_of_the_discard_are_searched_too() -> None:
    hands = [["combo"] * 3, ["combo"] * 3, ["dodge"]]
    fight = on("spring", laid=["onslaught", "guard", "combo"], hands=hands, energy=[3, 3, 1])
    fight.say("whirl")
    assert fight.zone("unrevealed") == ["combo"]
    fight.table.fighting = 0b111
    hand_out(fight.table, MOVES.index("combo"))
    assert fight.hand(2) == ["dodge", "combo"]  # right of the first player: the only copy that could be found
    assert fight.zone("unrevealed") == []
    assert [len(fight.hand(seat)) for seat in range(2)] == [3, 3]


def test_a8_a22_library_with_nothing_to_draw() -> None:
    everything = [card for card in MOVES for _ in range(7)]
    for card in ("guard", "guard"):
        everything.remove(card)
    fight = on("library", laid=["guard", "guard", ""], out=[2], turn=3, hands=[everything[1:], everything[:1], []])
    fight.say("respite", "respite")
    assert fight.now("round") == 2
    assert [len(fight.hand(seat)) for seat in range(3)] == [len(everything), 2, 0]  # the two cards just cleared
