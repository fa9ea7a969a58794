"""The deck of Bigfoot, card by card. Feint, Regroup, Skirmish and Momentous Shift: test_unmatched_shared.py."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "bigfoot m15, jackalope m02, medusa m09, harpy-1 m31"


def bigfoot(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Bigfoot is to move; Medusa stands beside him."""
    return duel("bigfoot", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str, at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "bigfoot", at, hand=hand, other=other, **more)


def test_fighters() -> None:
    assert fighters("bigfoot") == lines("""
        1 bigfoot hero 16 melee
        1 jackalope sidekick 6 melee
        move 3, turn-end
    """)


def test_deck() -> None:
    assert table("bigfoot") == lines("""
        3 larger-than-life          attack    6 3 bigfoot
        3 savagery                  attack    4 3 bigfoot
        2 crash-through-the-trees   scheme    - 3 bigfoot
        3 jackalope-horns           scheme    - 2 jackalope
        3 hoax                      versatile 4 2 any
        2 disengage                 attack    4 2 any
        2 its-just-your-imagination defence   3 3 any
        3 feint                     versatile 2 2 any
        3 regroup                   versatile 1 2 any
        3 skirmish                  versatile 4 1 any
        3 momentous-shift           versatile 3 1 any
    """)


def test_larger_than_life_is_a_plain_six() -> None:
    d = bigfoot("larger-than-life", "feint").attack("bigfoot medusa", "larger-than-life", "feint")
    assert d.values() == (6, 2, 4, "attacker")
    d.settled()


# Savagery


def test_savagery_won_hurts_everybody_beside_bigfoot() -> None:
    """Friend and foe."""
    at = "bigfoot m15, jackalope m04, medusa m09, harpy-1 m10, harpy-2 m19"
    d = bigfoot("savagery", at=at).attack("bigfoot medusa", "savagery")
    assert (d.health("medusa"), d.health("jackalope"), d.health("bigfoot")) == (16 - 4 - 1, 5, 16)
    assert (d.space("harpy-1"), d.space("harpy-2")) == (None, "m19")
    d.settled()


def test_savagery_lost_hurts_nobody() -> None:
    at = "bigfoot m15, jackalope m04, medusa m09"
    d = bigfoot("savagery feint", "hiss-and-slither", at=at).attack("bigfoot medusa", "savagery", "hiss-and-slither")
    d.play("feint")
    assert (d.values()[3], d.health("medusa"), d.health("jackalope")) == ("defender", 16, 6)
    d.settled()


def test_savagery_under_feint_hurts_nobody_more() -> None:
    d = bigfoot("savagery", "feint").attack("bigfoot medusa", "savagery", "feint")
    assert d.health("medusa") == 14
    d.settled()


# Crash Through the Trees


def test_crash_through_the_trees_leads_through_opposing_fighters() -> None:
    at = "bigfoot m13, jackalope m02, medusa m07, harpy-1 m20"
    d = bigfoot("crash-through-the-trees", at=at).scheme("crash-through-the-trees").asks("MoveFighter", 0)
    assert {"m01", "m13", "m27", "m09"} <= set(d.offers())
    assert not {"m07", "m20", "m02"} & set(d.offers())
    d.play("m09")
    assert (d.space("bigfoot"), d.space("jackalope")) == ("m09", "m02")
    d.settled()


# Jackalope Horns


def test_jackalope_horns_moves_the_jackalope_and_strikes_beside_it() -> None:
    at = "bigfoot m05, jackalope m02, medusa m09, harpy-1 m31"
    d = bigfoot("jackalope-horns", at=at).scheme("jackalope-horns").asks("MoveFighter", 0).play("m15")
    assert d.health("medusa") == 14  # nobody else is there to choose
    d.settled()


def test_jackalope_horns_may_have_to_strike_bigfoot() -> None:
    at = "bigfoot m04, jackalope m02, medusa m09, harpy-1 m31"
    d = bigfoot("jackalope-horns", at=at).scheme("jackalope-horns", "m15")
    d.asks("DamageOne", 0, "bigfoot medusa").play("bigfoot")
    assert (d.health("bigfoot"), d.health("medusa")) == (14, 16)
    d.settled()


def test_jackalope_horns_with_nobody_beside_it_strikes_nobody() -> None:
    d = bigfoot("jackalope-horns", at="bigfoot m25, jackalope m02, medusa m09").scheme("jackalope-horns", "m02")
    assert (d.health("medusa"), d.health("bigfoot")) == (16, 16)
    d.settled()


# Hoax


def test_hoax_moves_its_fighter_through_anybody() -> None:
    at = "bigfoot m13, jackalope m02, medusa m07, harpy-1 m20"
    d = bigfoot("hoax", "hiss-and-slither", at=at).attack("bigfoot medusa", "hoax", "hiss-and-slither")
    d.asks("MoveFighter", 0)
    assert {"m09", "m28"} <= set(d.offers())
    d.play("m09")
    assert d.space("bigfoot") == "m09"
    d.settled()


def test_hoax_in_defence_moves_the_defender() -> None:
    d = medusa("snipe", "hoax", at="jackalope m15, bigfoot m02, medusa m09").attack("medusa jackalope", "snipe", "hoax")
    d.asks("MoveFighter", 1).play("m17")
    assert d.space("jackalope") == "m17"
    d.settled()


def test_hoax_of_the_fallen_moves_nobody() -> None:
    at = "jackalope m15, bigfoot m02, medusa m09"
    d = medusa("second-shot gaze-of-stone", "hoax", at=at, health="jackalope 1")
    d.attack("medusa jackalope", "second-shot", "hoax").play("gaze-of-stone")
    assert d.space("jackalope") is None
    d.settled()


# Disengage


def test_disengage_places_its_fighter_in_a_zone_of_its_own() -> None:
    d = bigfoot("disengage", at="jackalope m13, bigfoot m02, medusa m07, harpy-1 m31")
    d.attack("jackalope medusa", "disengage").asks("PlaceFighter", 0, "m01 m08 m20 m21").play("m21")
    assert d.space("jackalope") == "m21"
    d.settled()


def test_disengage_under_feint_places_nobody() -> None:
    d = bigfoot("disengage", "feint").attack("bigfoot medusa", "disengage", "feint")
    assert d.space("bigfoot") == "m15"
    d.settled()


# It's Just Your Imagination


@pytest.mark.parametrize(("card", "drawn"), [("snipe", 0), ("regroup", 0)])
def test_its_just_your_imagination_cancels_the_attack(card: str, drawn: int) -> None:
    d = medusa(card, "its-just-your-imagination").attack("medusa bigfoot", card, "its-just-your-imagination")
    assert (d.values()[1], d.values()[3], len(d.hand(0))) == (3, "defender", drawn)
    d.settled()


def test_its_just_your_imagination_comes_before_a_feint() -> None:
    """§R100 The defender's block comes first: the attacker's Feint has no say any more."""
    d = medusa("feint", "its-just-your-imagination").attack("medusa bigfoot", "feint", "its-just-your-imagination")
    assert [told["card"] for told in d.told("effects-cancelled")] == ["feint"]
    d.settled()
