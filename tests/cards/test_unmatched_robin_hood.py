"""The deck of Robin Hood, card by card. After every attack of his, R181 lets the attacker go two spaces further."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "robin-hood m15, outlaw-1 m02, medusa m09, harpy-1 m31"
OUTLAW_AT = "outlaw-1 m15, robin-hood m02, medusa m09, harpy-1 m31"


def robin(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Robin Hood is to move; Medusa stands beside him."""
    return duel("robin-hood", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str, at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "robin-hood", at, hand=hand, other=other, **more)


def test_fighters() -> None:
    assert fighters("robin-hood") == lines("""
        1 robin-hood hero 13 ranged
        4 outlaw sidekick 1 melee
        move 2, after-attack
    """)


def test_deck() -> None:
    assert table("robin-hood") == lines("""
        3 a-hunters-eye         attack    5 4 robin-hood
        3 steal-from-the-rich   scheme    - 3 robin-hood
        2 disarming-shot        attack    4 3 robin-hood
        2 piercing-shot         attack    2 3 robin-hood
        4 highway-robbery       attack    2 2 outlaw
        2 defenders-of-sherwood defence   3 2 any
        3 feint                 versatile 2 2 any
        3 regroup               versatile 1 2 any
        3 wily-fighting         versatile 3 1 any
        3 snark                 versatile 3 1 any
        2 ambush                attack    2 3 any
    """)


def test_a_hunters_eye_is_a_plain_five() -> None:
    d = robin("a-hunters-eye", "regroup").attack("robin-hood medusa", "a-hunters-eye", "regroup")
    assert d.values() == (5, 1, 4, "attacker")
    d.play("m15").settled()


# Steal from the Rich


def test_steal_from_the_rich_draws_and_the_opponent_gives_a_card() -> None:
    d = robin("steal-from-the-rich", "feint regroup", deck="snark ambush").scheme("steal-from-the-rich")
    assert d.hand(0) == ["snark"]  # the first card is there before the opponent decides
    d.asks("MayDo", 1, "yes no").play("yes")
    d.asks("DiscardOwn", 1, "feint regroup").play("regroup")
    assert (d.hand(0), d.hand(1), d.pile(1)) == (["snark"], ["feint"], ["regroup"])
    d.settled()


def test_steal_from_the_rich_draws_two_if_the_opponent_keeps_the_hand() -> None:
    d = robin("steal-from-the-rich", "feint regroup", deck="snark ambush feint").scheme("steal-from-the-rich", "no")
    assert (d.hand(0), d.hand(1)) == (["ambush", "snark"], ["feint", "regroup"])
    d.settled()


def test_steal_from_the_rich_draws_two_from_who_has_nothing() -> None:
    d = robin("steal-from-the-rich", deck="snark ambush feint").scheme("steal-from-the-rich")
    assert d.hand(0) == ["ambush", "snark"]
    d.settled()


def test_steal_from_the_rich_is_for_robin_alone() -> None:
    d = robin("steal-from-the-rich", at="outlaw-1 m02, robin-hood m15, medusa m09").play(
        "scheme", "steal-from-the-rich"
    )
    assert d.told("scheme-played")[0]["fighter"] == "robin-hood"


# Disarming Shot


@pytest.mark.parametrize(("defence", "cards"), [("", 4), ("regroup", 3), ("hiss-and-slither", 0)])
def test_disarming_shot_draws_a_card_for_each_damage(defence: str, cards: int) -> None:
    d = robin("disarming-shot", defence, deck="snark snark snark ambush ambush")
    d.attack("robin-hood medusa", "disarming-shot", defence)
    assert len(d.hand(0)) == cards
    d.play("m15").settled()


def test_disarming_shot_counts_damage_beyond_the_last_health() -> None:
    """§R130 The whole amount counts."""
    d = robin("disarming-shot", at="robin-hood m15, medusa m31, harpy-1 m09", deck="snark snark snark ambush")
    d.attack("robin-hood harpy-1", "disarming-shot")
    assert (d.space("harpy-1"), len(d.hand(0))) == (None, 4)
    d.play("m15").settled()


def test_disarming_shot_under_feint_draws_nothing() -> None:
    d = robin("disarming-shot", "feint").attack("robin-hood medusa", "disarming-shot", "feint")
    assert (d.values(), d.hand(0)) == ((4, 2, 2, "attacker"), [])
    d.play("m15").settled()


# Piercing Shot


@pytest.mark.parametrize("defence", ["", "hiss-and-slither"])
def test_piercing_shot_draws_two_won_or_lost(defence: str) -> None:
    d = robin("piercing-shot", defence, deck="snark ambush feint").attack("robin-hood medusa", "piercing-shot", defence)
    assert d.hand(0) == ["ambush", "snark"]
    d.play("m15").settled()


# Highway Robbery


def test_highway_robbery_cancels_and_ignores_the_defence() -> None:
    d = robin("highway-robbery", "hiss-and-slither", at=OUTLAW_AT)
    d.attack("outlaw-1 medusa", "highway-robbery", "hiss-and-slither")
    assert d.values() == (2, 0, 2, "attacker")
    assert [told["card"] for told in d.told("effects-cancelled")] == ["hiss-and-slither"]
    d.play("m15").settled()


def test_highway_robbery_without_a_defence_is_a_plain_two() -> None:
    d = robin("highway-robbery", at=OUTLAW_AT).attack("outlaw-1 medusa", "highway-robbery")
    assert d.values() == (2, 0, 2, "attacker")
    d.play("m15").settled()


def test_highway_robbery_meets_a_feint_first() -> None:
    """§R100 The defender's effect comes first."""
    d = robin("highway-robbery", "feint", at=OUTLAW_AT).attack("outlaw-1 medusa", "highway-robbery", "feint")
    assert d.values() == (2, 2, 0, "defender")
    d.play("m15").settled()


# Defenders of Sherwood


def test_defenders_of_sherwood_draws_and_brings_an_outlaw_back() -> None:
    d = medusa("snipe", "defenders-of-sherwood", other_deck="snark").attack(
        "medusa robin-hood", "snipe", "defenders-of-sherwood"
    )
    assert d.hand(1) == ["snark"]
    d.asks("PlaceFighter", 1)
    assert "m31" not in d.offers()  # no zone of m15
    d.play("m10")
    assert (d.space("outlaw-2"), d.health("outlaw-2")) == ("m10", 1)
    assert d.space("outlaw-3") is None
    d.settled()


def test_defenders_of_sherwood_with_all_outlaws_standing_only_draws() -> None:
    at = "robin-hood m15, outlaw-1 m02, outlaw-2 m03, outlaw-3 m05, outlaw-4 m06, medusa m09, harpy-1 m31"
    d = medusa("snipe", "defenders-of-sherwood", at=at, other_deck="snark")
    d.attack("medusa robin-hood", "snipe", "defenders-of-sherwood")
    assert d.hand(1) == ["snark"]
    d.settled()


def test_defenders_of_sherwood_saves_the_outlaw_that_has_just_fallen() -> None:
    d = medusa("snipe second-shot", "defenders-of-sherwood", at="outlaw-1 m15, robin-hood m04, medusa m09, harpy-1 m31")
    d.attack("medusa outlaw-1", "second-shot", "defenders-of-sherwood").play("snipe")
    assert d.values() == (4, 3, 1, "attacker")
    d.asks("PlaceFighter", 1).play("m15")
    assert d.space("outlaw-1") == "m15"
    d.settled()


# Wily Fighting


@pytest.mark.parametrize("defence", ["", "hiss-and-slither"])
def test_wily_fighting_hurts_each_opposing_fighter_beside_the_own(defence: str) -> None:
    at = "robin-hood m15, outlaw-1 m04, medusa m09, harpy-1 m10, harpy-2 m19"
    d = robin("wily-fighting snark", defence, at=at).attack("robin-hood medusa", "wily-fighting", defence)
    if defence:
        d.play("snark")
    assert d.health("medusa") == 16 - (1 if defence else 4)
    assert (d.space("harpy-1"), d.space("harpy-2"), d.health("outlaw-1")) == (None, "m19", 1)
    d.play("m15").settled()


def test_wily_fighting_goes_by_the_fighter_of_the_card() -> None:
    """Also in defence, and not by Robin Hood where an Outlaw fights."""
    d = medusa("snipe", "wily-fighting", at="outlaw-1 m15, robin-hood m30, medusa m09, harpy-1 m31, harpy-2 m10")
    d.attack("medusa outlaw-1", "snipe", "wily-fighting")
    assert (d.health("medusa"), d.space("harpy-1"), d.space("harpy-2")) == (15, "m31", None)
    d.settled()


def test_wily_fighting_of_the_fallen_hurts_nobody() -> None:
    d = medusa("second-shot snipe", "wily-fighting", at="outlaw-1 m15, robin-hood m30, medusa m09, harpy-1 m31")
    d.attack("medusa outlaw-1", "second-shot", "wily-fighting").play("snipe")
    assert (d.space("outlaw-1"), d.health("medusa")) == (None, 16)
    d.settled()


# Snark


def test_snark_draws_beside_the_opposing_fighter() -> None:
    d = robin("snark", deck="feint").attack("robin-hood medusa", "snark")
    assert d.hand(0) == ["feint"]
    d.play("m15").settled()


def test_snark_from_afar_draws_nothing() -> None:
    d = robin("snark", at="robin-hood m15, outlaw-1 m02, medusa m19, harpy-1 m31").attack("robin-hood medusa", "snark")
    assert d.hand(0) == []
    d.play("m15").settled()


def test_snark_against_the_fallen_draws_nothing() -> None:
    d = robin("snark", at="robin-hood m15, harpy-1 m09, medusa m31").attack("robin-hood harpy-1", "snark")
    assert (d.space("harpy-1"), d.hand(0)) == (None, [])
    d.play("m15").settled()


# Ambush


def test_ambush_adds_the_boost_of_the_card_that_is_lost() -> None:
    d = robin("ambush", "gaze-of-stone").attack("robin-hood medusa", "ambush")
    assert d.values() == (2 + 4, 0, 6, "attacker")
    assert d.pile(1) == ["gaze-of-stone"]
    d.play("m15").settled()


def test_ambush_against_an_empty_hand_is_a_plain_two() -> None:
    d = robin("ambush").attack("robin-hood medusa", "ambush")
    assert d.values() == (2, 0, 2, "attacker")
    d.play("m15").settled()


def test_ambush_under_feint_is_a_plain_two() -> None:
    d = robin("ambush", "feint gaze-of-stone").attack("robin-hood medusa", "ambush", "feint")
    assert (d.values(), d.hand(1)) == ((2, 2, 0, "defender"), ["gaze-of-stone"])
    d.play("m15").settled()


# Feint and Regroup, as in every deck


def test_feint_and_regroup() -> None:
    d = robin("regroup", "snipe", deck="snark ambush").attack("robin-hood medusa", "regroup", "snipe")
    assert d.hand(0) == ["snark"]  # lost: one
    d.play("m15").settled()
    won = robin("regroup", deck="snark ambush feint").attack("robin-hood medusa", "regroup")
    assert won.hand(0) == ["ambush", "snark"]
    feint = robin("feint", "snipe").attack("robin-hood medusa", "feint", "snipe")
    assert (feint.values(), feint.hand(1)) == ((2, 3, 0, "defender"), [])
