"""An empty deck: what cannot be drawn hurts; what is only looked at or discarded does not."""

from __future__ import annotations

from typing import Any

import pytest

from duel import Duel, duel

AT = "king-arthur m15, merlin m02, alice m09, jabberwock m31"


def arthur(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Both decks are empty but for what is given."""
    return duel("king-arthur", "alice", at, hand=hand, other=other, empty_decks=True, **more)


def own(d: Duel) -> tuple[int, int]:
    return d.health("king-arthur"), d.health("merlin")


def test_r141_a_manoeuvre_with_an_empty_deck_costs_two_each_and_goes_on() -> None:
    """T65"""
    d = arthur("feint").play("manoeuvre")
    assert own(d) == (16, 5)
    assert (d.health("alice"), d.health("jabberwock")) == (13, 8)
    d.asks("BoostMove", 0, "pass feint").play("pass").asks("MoveGroup", 0).play("done")
    d.settled()


def test_r141_the_pile_is_never_shuffled_back() -> None:
    d = arthur("feint")
    pile = d.pile(0)
    d.play("manoeuvre", "pass", "done")
    assert (d.pile(0), d.deck(0), d.hand(0)) == (pile, [], ["feint"])
    d.settled()


@pytest.mark.parametrize(("deck", "lost", "drawn"), [("feint regroup", 0, 2), ("feint", 2, 1), ("", 4, 0)])
def test_r142_what_is_there_is_drawn_and_each_missing_card_costs_two(deck: str, lost: int, drawn: int) -> None:
    d = arthur("the-aid-of-morgana", deck=deck).attack("king-arthur alice", "the-aid-of-morgana")
    assert len(d.hand(0)) == drawn
    assert own(d) == (18 - lost, 7 - lost)
    d.settled()


def test_r142_one_after_another_so_that_the_fallen_are_not_hurt_again() -> None:
    d = arthur("the-aid-of-morgana", health="merlin 1").attack("king-arthur alice", "the-aid-of-morgana")
    assert own(d) == (14, 0)
    assert [told["amount"] for told in d.told("damage-taken") if told["fighter"] == "merlin"] == [2]
    d.settled()


def test_r143_looking_and_discarding_is_not_drawing() -> None:
    """Prophecy and Manxome Foe with an empty deck hurt nobody."""
    d = arthur("prophecy").scheme("prophecy")
    assert own(d) == (18, 7)
    d.settled()
    foe = duel("alice", "king-arthur", AT, hand="manxome-foe", size="small", empty_decks=True)
    foe.attack("alice king-arthur", "manxome-foe")
    assert (foe.values(), foe.health("alice"), foe.health("jabberwock")) == ((3, 0, 3, "attacker"), 13, 8)
    foe.settled()


def test_a2_by_option_an_empty_deck_hurts_nobody() -> None:
    d = arthur("the-aid-of-morgana", exhaustion="none").attack("king-arthur alice", "the-aid-of-morgana")
    assert own(d) == (18, 7)
    d.settled()


def test_a3_exhaustion_may_fell_ones_own_hero_and_the_check_comes_with_the_end_of_the_action() -> None:
    """T67"""
    d = arthur("feint", health="king-arthur 2").play("manoeuvre")
    assert d.space("king-arthur") is None
    d.asks("BoostMove", 0).play("pass")  # the action is not over
    d.asks("MoveFighter", 0).play("m02").won_by(1)


def test_a3_exhaustion_is_no_combat_damage() -> None:
    """Regroup of a defender who won stays won, though its draw hurt him."""
    at = "king-arthur m15, merlin m02, alice m09, jabberwock m31"
    d = duel("alice", "king-arthur", at, hand="regroup", other="regroup", size="small", empty_decks=True)
    d.attack("alice king-arthur", "regroup", "regroup")
    assert d.values() == (1, 1, 0, "defender")
    assert own(d) == (14, 3)  # two cards for the winner
    assert (d.health("alice"), d.health("jabberwock")) == (11, 6)  # one for the other
    d.settled()


def idle_turns(s: Duel, count: int) -> None:
    """Turns in which everybody stays where he is; he is given no card and takes no damage."""
    for _ in range(count):
        turns = s.table.turns[:]
        while not s.match.over and s.table.turns == turns:
            s.play("manoeuvre")
            while s.question in ("BoostMove", "MoveGroup"):
                s.play("pass" if s.question == "BoostMove" else "done")


def test_a42_without_exhaustion_ten_still_turns_each_are_a_draw() -> None:
    d = arthur("feint", "feint", exhaustion="none")
    idle_turns(d, 1)  # the turn of the position, which began before anything was counted
    idle_turns(d, 19)
    assert not d.match.over
    idle_turns(d, 1)
    assert d.match.result is not None
    assert (d.match.result.ranking, d.match.result.how) == (((0, 1),), "still")


def test_a42_a_wound_begins_the_count_anew() -> None:
    d = arthur("excalibur", exhaustion="none")
    idle_turns(d, 20)
    assert d.match.view(None)["still"] == 20
    d.attack("king-arthur alice", "excalibur")
    idle_turns(d, 1)
    assert d.match.view(None)["still"] == 1


def test_a42_a_card_begins_the_count_anew() -> None:
    d = arthur("feint", deck="feint skirmish skirmish", exhaustion="none")
    idle_turns(d, 2)
    assert d.match.view(None)["still"] == 2
    d.play("manoeuvre")
    assert d.match.view(None)["still"] == 0


def test_a42_with_exhaustion_nothing_is_counted() -> None:
    d = arthur("feint", "feint")
    idle_turns(d, 1)
    assert d.match.view(None)["still"] == 0
