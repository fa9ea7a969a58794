"""The deck of Achilles, card by card. Feint, Skirmish and Wily Fighting are tried in other decks, too."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "achilles m15, patroclus m02, medusa m09, harpy-1 m31"
PATROCLUS_AT = "patroclus m15, achilles m02, medusa m09, harpy-1 m31"
ALONE_AT = "achilles m15, medusa m09, harpy-1 m31"


def achilles(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Achilles is to move; Medusa stands beside him."""
    return duel("achilles", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str, at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "achilles", at, hand=hand, other=other, **more)


def test_fighters() -> None:
    assert fighters("achilles") == lines("""
        1 achilles hero 18 melee
        1 patroclus sidekick 6 melee
        move 2, defeated, value, after-combat
    """)


def test_deck() -> None:
    assert table("achilles") == lines("""
        3 brothers-in-arms     attack    4 2 any
        2 battle-frenzy        attack    3 2 patroclus
        2 the-day-of-your-doom attack    3 2 patroclus
        3 test-for-weakness    attack    1 3 any
        3 skirmish             versatile 4 1 any
        2 wily-fighting        versatile 3 1 any
        2 blessed-by-hermes    versatile 3 1 any
        3 feint                versatile 2 1 any
        2 battle-hardened      versatile 2 2 any
        3 achilles-heel        defence   4 2 achilles
        3 under-achilles-helm  defence   2 4 achilles
        2 spear-throw          scheme    - 1 achilles
    """)


# Brothers in Arms


def test_brothers_in_arms_gain_an_action_while_patroclus_stands() -> None:
    d = achilles("brothers-in-arms").attack("achilles medusa", "brothers-in-arms")
    assert d.told("actions-gained") == [{"event": "actions-gained", "seat": 0, "count": 1, "left": 2}]
    d.settled(0, 2)
    assert d.table.taken == 1


def test_brothers_in_arms_without_patroclus_gain_nothing() -> None:
    d = achilles("brothers-in-arms", at=ALONE_AT, other="feint regroup").attack("achilles medusa", "brothers-in-arms")
    assert d.told("actions-gained") == []
    d.settled()


def test_brothers_in_arms_under_feint_gain_nothing() -> None:
    d = achilles("brothers-in-arms", "feint").attack("achilles medusa", "brothers-in-arms", "feint")
    d.settled()


# Battle Frenzy


@pytest.mark.parametrize(("defence", "left"), [("", 16 - 3 - 2), ("hiss-and-slither", 16 - 2)])
def test_battle_frenzy_hurts_both_won_or_lost(defence: str, left: int) -> None:
    d = achilles("battle-frenzy", defence, at=PATROCLUS_AT).attack("patroclus medusa", "battle-frenzy", defence)
    assert (d.health("medusa"), d.health("patroclus"), d.health("achilles")) == (left, 4, 18)
    d.settled()


def test_battle_frenzy_may_fell_patroclus_and_cost_two_cards() -> None:
    """R183 At once, by chance."""
    d = achilles("battle-frenzy feint skirmish achilles-heel", at=PATROCLUS_AT, health="patroclus 2")
    d.attack("patroclus medusa", "battle-frenzy")
    assert (d.space("patroclus"), len(d.hand(0)), len(d.pile(0))) == (None, 1, 3)
    d.settled()


# The Day of Your Doom


def test_the_day_of_your_doom_may_cost_patroclus_two_for_a_five() -> None:
    d = achilles("the-day-of-your-doom", at=PATROCLUS_AT).attack("patroclus medusa", "the-day-of-your-doom")
    d.asks("MayDo", 0, "yes no").play("yes")
    assert (d.values(), d.health("patroclus")) == ((5, 0, 5, "attacker"), 4)
    d.settled()


def test_the_day_of_your_doom_may_spare_him() -> None:
    d = achilles("the-day-of-your-doom", at=PATROCLUS_AT).attack("patroclus medusa", "the-day-of-your-doom").play("no")
    assert (d.values(), d.health("patroclus")) == ((3, 0, 3, "attacker"), 6)
    d.settled()


def test_the_day_of_your_doom_strikes_even_as_he_falls() -> None:
    d = achilles("the-day-of-your-doom", at=PATROCLUS_AT, health="patroclus 1")
    d.attack("patroclus medusa", "the-day-of-your-doom").play("yes")
    assert (d.values(), d.space("patroclus")) == ((5, 0, 5, "attacker"), None)
    d.settled()


# Test for Weakness


def test_test_for_weakness_strikes_again_with_three() -> None:
    """A61 The defender lays a new card; the effects of the attack card do not come again; it is one action."""
    d = achilles("test-for-weakness", "snipe regroup", other_deck="dash dash dash")
    d.attack("achilles medusa", "test-for-weakness", "regroup")
    assert d.values() == (1, 1, 0, "defender")
    d.asks("PlayDefence", 1, "pass dash snipe")  # the Regroup drew two of a kind
    view: Any = d.match.view(1)
    assert (view["combat"]["bonus"], view["combat"]["attack"]["value"], view["combat"]["defence"]) == (True, 3, None)
    assert d.pile(1) == ["regroup"]
    d.play("snipe")
    assert d.values() == (3, 3, 0, "defender")
    assert (d.pile(0), d.pile(1)) == (["test-for-weakness"], ["regroup", "snipe"])
    assert len(d.told("combat-ended")) == 1
    d.settled()


def test_test_for_weakness_undefended_twice() -> None:
    d = achilles("test-for-weakness").attack("achilles medusa", "test-for-weakness")
    assert [told["damage"] for told in d.told("combat-decided")] == [1, 3]
    assert d.health("medusa") == 12
    d.settled()


def test_test_for_weakness_under_feint_strikes_once() -> None:
    d = achilles("test-for-weakness", "feint").attack("achilles medusa", "test-for-weakness", "feint")
    assert len(d.told("combat-decided")) == 1
    d.settled()


def test_a_feint_against_the_bonus_attack_finds_nothing_left_to_cancel() -> None:
    d = achilles("test-for-weakness", "feint").attack("achilles medusa", "test-for-weakness", "pass").play("feint")
    assert d.values() == (3, 2, 1, "attacker")
    d.settled()


def test_test_for_weakness_does_not_strike_the_fallen() -> None:
    """A61"""
    d = achilles("test-for-weakness", at="achilles m15, patroclus m02, harpy-1 m09, medusa m31")
    d.attack("achilles harpy-1", "test-for-weakness")
    assert (d.space("harpy-1"), len(d.told("combat-decided"))) == (None, 1)
    d.settled()


def test_test_for_weakness_out_of_reach_strikes_all_the_same() -> None:
    d = achilles("test-for-weakness", "dash").attack("achilles medusa", "test-for-weakness", "dash").play("m22")
    assert (d.space("medusa"), len(d.told("combat-decided"))) == ("m22", 2)
    d.settled()


def test_achilles_alone_is_two_stronger_in_both_parts() -> None:
    d = achilles("test-for-weakness feint", at=ALONE_AT).attack("achilles medusa", "test-for-weakness")
    assert [told["attack"] for told in d.told("combat-decided")] == [3, 5]
    d.settled()


# Cards that other decks have, too


def test_skirmish_and_wily_fighting_and_feint() -> None:
    d = achilles("skirmish").attack("achilles medusa", "skirmish").play("medusa", "m08")
    assert d.space("medusa") == "m08"
    d.settled()
    wily = achilles("wily-fighting").attack("achilles medusa", "wily-fighting")
    assert wily.health("medusa") == 16 - 3 - 1
    feint = achilles("feint", "snipe").attack("achilles medusa", "feint", "snipe")
    assert (feint.values(), feint.hand(1)) == ((2, 3, 0, "defender"), [])


def test_blessed_by_hermes_moves_all_through_anybody() -> None:
    d = achilles("blessed-by-hermes", at="achilles m13, patroclus m02, medusa m07, harpy-1 m20")
    d.attack("achilles medusa", "blessed-by-hermes").asks("MoveGroup", 0, "done achilles patroclus").play("achilles")
    assert "m08" in d.offers()
    d.play("m08", "m02")
    assert (d.space("achilles"), d.space("patroclus")) == ("m08", "m02")
    d.settled()


# Battle Hardened


def test_battle_hardened_takes_a_card_back() -> None:
    d = achilles("battle-hardened", discard="skirmish skirmish spear-throw")
    d.attack("achilles medusa", "battle-hardened").asks("ChooseCard", 0, "skirmish spear-throw").play("spear-throw")
    assert (d.hand(0), d.pile(0)) == (["spear-throw"], ["battle-hardened", "skirmish", "skirmish"])
    assert d.seen(1, "hand-0") == ["spear-throw"]  # everybody saw which
    d.settled()


def test_battle_hardened_does_not_take_itself_or_from_nothing() -> None:
    d = achilles("battle-hardened").attack("achilles medusa", "battle-hardened")
    assert (d.hand(0), d.pile(0)) == ([], ["battle-hardened"])
    d.settled()


def test_battle_hardened_says_why_a_card_cannot_be_taken() -> None:
    d = achilles("battle-hardened", discard="skirmish spear-throw").attack("achilles medusa", "battle-hardened")
    assert d.match.why("feint").endswith("(§A64)")


# Achilles' Heel


def test_achilles_heel_gives_the_attacker_an_action_where_it_fails() -> None:
    d = medusa("second-shot gaze-of-stone", "achilles-heel").attack("medusa achilles", "second-shot", "achilles-heel")
    d.play("gaze-of-stone")
    assert d.values() == (7, 4, 3, "attacker")
    d.settled(0, 2)


def test_achilles_heel_that_holds_gives_nothing() -> None:
    d = medusa("snipe", "achilles-heel").attack("medusa achilles", "snipe", "achilles-heel")
    assert d.values() == (3, 4, 0, "defender")
    d.settled()


# Under Achilles' Helm


def test_under_achilles_helm_patroclus_takes_the_place_and_the_blow() -> None:
    d = medusa("snipe", "under-achilles-helm").attack("medusa achilles", "snipe", "under-achilles-helm")
    d.asks("MayDo", 1, "yes no").play("yes")
    assert (d.space("achilles"), d.space("patroclus")) == ("m02", "m15")
    assert (d.health("achilles"), d.health("patroclus")) == (18, 6 - 1)
    assert d.told("fighter-replaced") == [
        {"event": "fighter-replaced", "seat": 1, "fighter": "patroclus", "other": "achilles"}
    ]
    d.settled()


def test_under_achilles_helm_may_be_left() -> None:
    d = medusa("snipe", "under-achilles-helm").attack("medusa achilles", "snipe", "under-achilles-helm").play("no")
    assert (d.space("achilles"), d.health("achilles"), d.health("patroclus")) == ("m15", 17, 6)
    d.settled()


def test_under_achilles_helm_without_patroclus_asks_nothing() -> None:
    d = medusa("snipe", "under-achilles-helm", at=ALONE_AT).attack("medusa achilles", "snipe", "under-achilles-helm")
    assert d.health("achilles") == 17
    d.settled()


def test_under_achilles_helm_the_bonus_attack_meets_patroclus() -> None:
    """A62 Two decks of Achilles: the second blow hits whoever defends now."""
    at = "achilles-1 m15, patroclus-1 m01, achilles-2 m09, patroclus-2 m22"
    d = duel("achilles", "achilles", at, hand="test-for-weakness", other="under-achilles-helm", twice="yes")
    d.attack("achilles-1 achilles-2", "test-for-weakness", "under-achilles-helm").play("yes")
    assert d.health("achilles-2") == 18
    assert d.health("patroclus-2") == 3
    d.settled()


# Spear Throw


def test_spear_throw_hits_an_opposing_fighter_in_a_zone_of_achilles() -> None:
    d = achilles("spear-throw", at="achilles m15, patroclus m02, medusa m19, harpy-1 m10, harpy-2 m31")
    d.scheme("spear-throw").asks("DamageOne", 0, "medusa harpy-1").play("medusa")
    assert d.health("medusa") == 14
    d.settled()


def test_spear_throw_with_nobody_in_his_zones_hits_nobody() -> None:
    d = achilles("spear-throw", at="achilles m02, patroclus m15, medusa m19").scheme("spear-throw")
    assert d.health("medusa") == 16
    d.settled()
