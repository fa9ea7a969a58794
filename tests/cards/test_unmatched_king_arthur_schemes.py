"""The schemes of King Arthur and Merlin, card by card."""

from __future__ import annotations

import pytest
from arthur_and_medusa import arthur

from duel import duel

# The Lady of the Lake


def test_the_lady_of_the_lake_takes_excalibur_from_the_pile_and_leaves_the_deck() -> None:
    """T56"""
    d = arthur("the-lady-of-the-lake", discard="feint excalibur", deck="regroup skirmish")
    before = d.deck(0)
    d.scheme("the-lady-of-the-lake")
    assert d.hand(0) == ["excalibur"]
    assert d.deck(0) == before
    assert d.told("deck-shuffled") == []
    assert d.pile(0) == ["feint", "the-lady-of-the-lake"]
    d.settled()


def test_the_lady_of_the_lake_searches_the_deck_and_shuffles_it() -> None:
    d = arthur("the-lady-of-the-lake", deck="regroup skirmish excalibur")
    before = d.deck(0)
    before.remove("excalibur")
    d.scheme("the-lady-of-the-lake")
    assert d.hand(0) == ["excalibur"]
    assert d.deck(0) != before
    assert sorted(d.deck(0)) == sorted(before)
    assert len(d.told("deck-shuffled")) == 1
    d.settled()


def test_the_lady_of_the_lake_finds_nothing_when_excalibur_is_in_hand() -> None:
    d = arthur("the-lady-of-the-lake excalibur feint", deck="regroup")
    d.scheme("the-lady-of-the-lake")
    assert d.hand(0) == ["excalibur", "feint"]
    assert d.told("card-taken") == []
    assert len(d.told("deck-shuffled")) == 1  # it was searched
    d.settled()


def test_the_lady_of_the_lake_always_shuffles_by_option() -> None:
    d = arthur("the-lady-of-the-lake", discard="excalibur", lady="always").scheme("the-lady-of-the-lake")
    assert d.hand(0) == ["excalibur"]
    assert len(d.told("deck-shuffled")) == 1
    d.settled()


# Prophecy


def test_prophecy_takes_two_of_four_and_orders_the_others() -> None:
    d = arthur("prophecy", deck="regroup excalibur feint skirmish bewilderment")
    d.scheme("prophecy").asks("Foresee", 0, "skirmish excalibur feint regroup").play("feint")
    d.asks("Foresee", 0, "skirmish excalibur regroup").play("skirmish")
    d.asks("PutBack", 0, "excalibur regroup").play("excalibur")  # undermost
    assert d.hand(0) == ["feint", "skirmish"]
    assert d.deck(0, 3) == ["regroup", "excalibur", "bewilderment"]
    assert d.pile(0) == ["prophecy"]
    d.settled()


def test_prophecy_may_keep_the_order() -> None:
    d = arthur("prophecy", deck="regroup excalibur feint skirmish bewilderment")
    d.scheme("prophecy", "feint", "skirmish", "regroup")
    assert d.deck(0, 3) == ["excalibur", "regroup", "bewilderment"]
    d.settled()


def test_prophecy_tells_copies_apart_from_what_lies_deeper() -> None:
    """Two alike among the four and one below: the lower one stays where it is."""
    d = arthur("prophecy", deck="feint regroup feint skirmish feint")
    d.scheme("prophecy").asks("Foresee", 0, "skirmish feint regroup").play("feint")
    d.asks("Foresee", 0, "skirmish feint regroup").play("feint")
    d.asks("PutBack", 0, "skirmish regroup").play("skirmish")
    assert d.hand(0) == ["feint", "feint"]
    assert d.deck(0, 3) == ["regroup", "skirmish", "feint"]
    d.settled()


@pytest.mark.parametrize(
    ("deck", "answers", "hand", "left"),
    [
        ("feint regroup skirmish", ["regroup", "skirmish"], ["regroup", "skirmish"], ["feint"]),
        ("feint regroup", ["feint", "regroup"], ["feint", "regroup"], []),
        ("feint", ["feint"], ["feint"], []),
        ("", [], [], []),
    ],
)
def test_prophecy_with_a_short_deck_hurts_nobody(
    deck: str, answers: list[str], hand: list[str], left: list[str]
) -> None:
    d = arthur("prophecy", deck=deck, empty_decks=True).scheme("prophecy", *answers)
    assert (d.hand(0), d.deck(0)) == (hand, left)
    assert (d.health("king-arthur"), d.health("merlin")) == (18, 7)
    d.settled()


# Restless Spirits


def test_restless_spirits_offers_merlins_zones_then_neighbours() -> None:
    d = arthur("restless-spirits", at="king-arthur m15, merlin m21, medusa m09")
    d.scheme("restless-spirits").asks("ChooseSpace", 0, "m07 m13 m20 m21").play("m21")  # his own space will do
    d.asks("ChooseSpace", 0, "m20 m25").play("m25")  # of whatever zone
    assert d.health("medusa") == 16
    assert d.hand(0) == []
    d.settled()


def test_restless_spirits_hurts_each_opposing_fighter_on_both_spaces() -> None:
    d = arthur("restless-spirits", at="king-arthur m15, merlin m10, medusa m17, harpy-1 m09, harpy-2 m14", deck="feint")
    d.scheme("restless-spirits", "m17", "m09")
    assert d.health("medusa") == 14
    assert d.space("harpy-1") is None
    assert d.space("harpy-2") == "m14"
    assert d.hand(0) == ["feint"]  # one fell
    d.settled()


def test_restless_spirits_draws_once_however_many_fall() -> None:
    at = "king-arthur m15, merlin m10, medusa m31, harpy-1 m09, harpy-2 m14"
    d = arthur("restless-spirits", at=at, deck="feint regroup").scheme("restless-spirits", "m09", "m14")
    assert (d.space("harpy-1"), d.space("harpy-2")) == (None, None)
    assert d.hand(0) == ["feint"]
    d.settled()


def test_restless_spirits_draws_nothing_if_nobody_falls() -> None:
    d = arthur("restless-spirits", at="king-arthur m15, merlin m10, medusa m09", deck="feint")
    d.scheme("restless-spirits", "m09", "m08")
    assert d.health("medusa") == 14
    assert d.hand(0) == []
    d.settled()


def test_restless_spirits_spares_ones_own() -> None:
    d = arthur("restless-spirits", at="king-arthur m15, merlin m10, medusa m09").scheme(
        "restless-spirits", "m15", "m10"
    )
    assert (d.health("king-arthur"), d.health("merlin"), d.health("medusa")) == (18, 7, 16)
    d.settled()


def test_restless_spirits_that_fell_the_hero_win_after_the_draw() -> None:
    d = arthur("restless-spirits", at="king-arthur m15, merlin m10, medusa m09", health="medusa 2", deck="feint")
    d.scheme("restless-spirits", "m09", "m08")
    assert d.hand(0) == ["feint"]
    d.won_by(0)


# Command the Storms


STORM = "king-arthur m15, merlin m08, alice m09, jabberwock m14"


def test_command_the_storms_moves_every_fighter_once_in_any_order() -> None:
    """T58 Alice passes the Jabberwock, but not Merlin or Arthur."""
    d = duel("king-arthur", "alice", STORM, hand="command-the-storms").scheme("command-the-storms")
    d.asks("MoveGroup", 0, "done king-arthur merlin alice jabberwock").play("alice")
    d.asks("MoveFighter", 0, "m09 m17 m18 m22 m29 m30").play("m22")
    d.asks("MoveGroup", 0, "done king-arthur merlin jabberwock").play("merlin")
    d.asks("MoveFighter", 0, "m01 m02 m04 m07 m08 m09 m10 m13 m17 m20").play("m17")
    d.asks("MoveGroup", 0, "done king-arthur jabberwock").play("jabberwock")
    d.asks("MoveFighter", 0, "m01 m07 m08 m09 m13 m14").play("m14")
    d.asks("MoveFighter", 0, "m02 m03 m04 m05 m06 m07 m08 m09 m10 m11 m12 m15 m16 m18 m19").play("m09")
    assert [d.space(name) for name in ("king-arthur", "merlin", "alice", "jabberwock")] == ["m09", "m17", "m22", "m14"]
    d.settled()


def test_command_the_storms_may_move_only_some() -> None:
    d = duel("king-arthur", "alice", STORM, hand="command-the-storms")
    d.scheme("command-the-storms", "jabberwock", "m17", "done")
    assert [d.space(name) for name in ("king-arthur", "merlin", "alice", "jabberwock")] == ["m15", "m08", "m09", "m17"]
    d.settled()


def test_command_the_storms_passes_over_the_defeated() -> None:
    d = duel("king-arthur", "alice", "king-arthur m15, merlin m08, alice m09", hand="command-the-storms")
    d.scheme("command-the-storms").asks("MoveGroup", 0, "done king-arthur merlin alice").play("done")
    d.settled()
