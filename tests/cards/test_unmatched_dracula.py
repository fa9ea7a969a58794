"""The deck of Dracula, card by card."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "dracula m15, sister-1 m14, medusa m09, harpy-1 m31"


def dracula(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Dracula is to move; Medusa stands beside him."""
    return duel("dracula", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str, at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "dracula", at, hand=hand, other=other, **more)


def test_fighters() -> None:
    assert fighters("dracula") == lines("""
        1 dracula hero 13 melee
        3 sister sidekick 1 melee
        move 2, turn-start
    """)


def test_deck() -> None:
    assert table("dracula") == lines("""
        2 ambush               attack    2 3 any
        2 feeding-frenzy       attack    2 3 dracula
        2 beastform            attack    6 4 dracula
        3 thirst-for-sustenance attack   3 3 sister
        3 feint                versatile 2 2 any
        3 dash                 versatile 3 1 any
        2 exploit              versatile 4 1 any
        2 do-my-bidding        defence   3 3 dracula
        2 look-into-my-eyes    defence   1 2 dracula
        2 mistform             scheme    - 2 dracula
        2 prey-upon            scheme    - 4 dracula
        2 baptism-of-blood     scheme    - 2 dracula
        3 ravening-seduction   scheme    - 2 sister
    """)


# Attack cards


def test_ambush_adds_the_boost_of_what_is_lost() -> None:
    d = dracula("ambush", "gaze-of-stone").attack("dracula medusa", "ambush")
    assert (d.values()[0], d.pile(1), d.hand(1)) == (6, ["gaze-of-stone"], [])
    d.settled()


def test_ambush_at_an_empty_hand_adds_nothing() -> None:
    d = dracula("ambush").attack("dracula medusa", "ambush")
    assert d.values()[0] == 2
    d.settled()


@pytest.mark.parametrize(("sisters", "value"), [("", 2), (", sister-1 m14", 3), (", sister-1 m14, sister-2 m10", 4)])
def test_feeding_frenzy_counts_sisters_in_the_zone(sisters: str, value: int) -> None:
    d = dracula("feeding-frenzy", at=f"dracula m15, sister-3 m31, medusa m09{sisters}")
    d.attack("dracula medusa", "feeding-frenzy")
    assert d.values()[0] == value
    d.settled()


@pytest.mark.parametrize(("fed", "value"), [(["pass"], 6), (["dash", "pass"], 7), (["dash", "feint"], 8)])
def test_beastform_is_fed_with_cards(fed: list[str], value: int) -> None:
    d = dracula("beastform dash feint").attack("dracula medusa", "beastform").asks("DiscardAtWill", 0)
    d.play(*fed)
    assert d.values()[0] == value
    d.settled()


def test_thirst_for_sustenance_brings_dracula_near() -> None:
    d = dracula("thirst-for-sustenance", at="dracula m02, sister-1 m14, medusa m09")
    d.attack("sister-1 medusa", "thirst-for-sustenance").asks("PlaceFighter", 0, "m08 m15 m17").play("m15")
    assert d.space("dracula") == "m15"
    d.settled()


def test_thirst_for_sustenance_that_lost_brings_nobody() -> None:
    d = dracula("thirst-for-sustenance", "hiss-and-slither", at="dracula m02, sister-1 m14, medusa m09")
    d.attack("sister-1 medusa", "thirst-for-sustenance", "hiss-and-slither")
    assert d.space("dracula") == "m02"


def test_thirst_for_sustenance_finds_nobody_who_fell() -> None:
    d = dracula("thirst-for-sustenance", at="dracula m02, sister-1 m14, harpy-1 m08, medusa m31")
    d.attack("sister-1 harpy-1", "thirst-for-sustenance")
    assert d.space("dracula") == "m02"
    d.settled()


# Versatile cards


def test_feint() -> None:
    d = dracula("feint", "snipe", other_deck="dash").attack("dracula medusa", "feint", "snipe")
    assert d.hand(1) == []
    d.settled()


def test_dash() -> None:
    d = dracula("dash").attack("dracula medusa", "dash").asks("MoveFighter", 0).play("m05")
    assert d.space("dracula") == "m05"
    d.settled()


def test_exploit() -> None:
    d = dracula("exploit", deck="mistform").attack("dracula medusa", "exploit")
    assert d.hand(0) == ["mistform"]
    d.settled()


# Defence


def test_do_my_bidding_picks_another_attack() -> None:
    d = medusa("gaze-of-stone regroup a-momentary-glance", "do-my-bidding")
    d.attack("medusa dracula", "gaze-of-stone", "do-my-bidding").asks("PickAttack", 1, "gaze-of-stone regroup")
    assert d.seen(1, "hand-0") == ["gaze-of-stone", "a-momentary-glance", "regroup"]
    d.play("regroup")
    assert d.values() == (1, 3, 0, "defender")
    assert d.pile(0) == ["regroup"]
    assert "gaze-of-stone" in d.hand(0)
    d.settled()


def test_do_my_bidding_may_pick_the_same() -> None:
    d = medusa("gaze-of-stone", "do-my-bidding").attack("medusa dracula", "gaze-of-stone", "do-my-bidding")
    d.play("gaze-of-stone")
    assert (d.values(), d.hand(0), d.pile(0)) == ((2, 3, 0, "defender"), [], ["gaze-of-stone"])
    d.settled()


def test_do_my_bidding_picks_among_what_the_attacker_may_use() -> None:
    d = medusa("clutching-claws gaze-of-stone", "do-my-bidding", at="dracula m15, medusa m31, harpy-1 m10")
    d.attack("harpy-1 dracula", "clutching-claws", "do-my-bidding").asks("PickAttack", 1, "clutching-claws")


def test_do_my_bidding_sends_a_feint_back_before_it_acts() -> None:
    d = medusa("feint snipe", "do-my-bidding").attack("medusa dracula", "feint", "do-my-bidding").play("snipe")
    assert (d.told("effects-cancelled"), d.values()) == ([], (3, 3, 0, "defender"))


@pytest.mark.parametrize(("card", "value"), [("snipe", 2), ("gaze-of-stone", 5)])
def test_look_into_my_eyes_adds_the_boost_of_the_attack(card: str, value: int) -> None:
    d = medusa(card, "look-into-my-eyes").attack("medusa dracula", card, "look-into-my-eyes")
    assert d.values()[1] == value


# Schemes


def test_mistform() -> None:
    d = dracula("mistform").scheme("mistform").play("m27")
    assert d.space("dracula") == "m27"
    d.settled(0, 2)


def test_prey_upon_heals_what_was_dealt() -> None:
    at = "dracula m15, sister-1 m14, medusa m09, harpy-1 m10, harpy-2 m31"
    d = dracula("prey-upon", at=at, health="dracula 5").scheme("prey-upon")
    assert (d.health("dracula"), d.health("medusa"), d.health("harpy-1"), d.health("harpy-2")) == (7, 15, 0, 1)
    d.settled()


def test_prey_upon_nobody_heals_nothing() -> None:
    d = dracula("prey-upon", at="dracula m02, medusa m09", health="dracula 5").scheme("prey-upon")
    assert d.health("dracula") == 5
    d.settled()


def test_baptism_of_blood() -> None:
    d = dracula("baptism-of-blood", health="dracula 5").scheme("baptism-of-blood").asks("PlaceFighter", 0).play("m10")
    assert (d.health("dracula"), d.space("sister-2"), d.health("sister-2")) == (7, "m10", 1)
    d.settled()


def test_baptism_of_blood_with_all_sisters_there() -> None:
    at = "dracula m15, sister-1 m14, sister-2 m01, sister-3 m02, medusa m09"
    d = dracula("baptism-of-blood", at=at, health="dracula 5").scheme("baptism-of-blood")
    assert d.health("dracula") == 7
    d.settled()


def test_ravening_seduction_leads_somebody_to_the_sisters() -> None:
    at = "dracula m02, sister-1 m14, sister-2 m22, medusa m09, harpy-1 m31"
    d = dracula("ravening-seduction", at=at).scheme("ravening-seduction", "sister-1")
    d.asks("MoveOne", 0).play("medusa").asks("MoveFighter", 0).play("m17")
    assert (d.space("medusa"), d.health("medusa")) == ("m17", 14)
    d.settled()


def test_ravening_seduction_far_from_the_sisters_harms_nobody() -> None:
    d = dracula("ravening-seduction").scheme("ravening-seduction").play("harpy-1", "m31")
    assert d.health("harpy-1") == 1
    d.settled()


def test_ravening_seduction_moves_an_own_fighter_too() -> None:
    d = dracula("ravening-seduction", at="dracula m15, sister-1 m14, medusa m31").scheme("ravening-seduction")
    d.play("dracula", "m09")
    assert (d.space("dracula"), d.health("dracula")) == ("m09", 12)
    d.settled()
