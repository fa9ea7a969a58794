"""The deck of Yennenga, card by card, and how her Archers take damage for her."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "yennenga m15, archer-1 m14, archer-2 m02, medusa m09, harpy-1 m31"


def yennenga(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Yennenga is to move; Medusa stands beside her."""
    return duel("yennenga", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "yennenga", at, hand=hand, other=other, **more)


def test_fighters() -> None:
    assert fighters("yennenga") == lines("""
        1 yennenga hero 15 ranged
        2 archer sidekick 2 ranged
        move 2, damage-would
    """)


def test_deck() -> None:
    assert table("yennenga") == lines("""
        3 rain-of-arrows     attack    3 3 yennenga
        3 surprise-volley    attack    3 3 any
        2 shield-formation   defence   3 3 yennenga
        2 master-of-the-hunt scheme    - 3 yennenga
        2 one-with-the-land  scheme    - 2 yennenga
        3 stallion-charge    versatile 3 3 yennenga
        3 jaws-of-the-beast  versatile 3 3 yennenga
        3 point-blank        versatile 2 2 yennenga
        3 momentous-shift    versatile 3 2 any
        2 divide-and-conquer versatile 2 1 archer
        2 pin-the-prey       versatile 1 2 archer
        2 skirmish           versatile 4 2 any
    """)


# Damage that Archers take


def test_an_archer_in_her_zone_takes_as_much_as_it_can() -> None:
    d = medusa("snipe").attack("medusa yennenga", "snipe")
    d.asks("ShareDamage", 1, "done archer-1").play("archer-1").asks("ShareDamage", 1, "done archer-1").play("archer-1")
    assert (d.health("yennenga"), d.health("archer-1"), d.space("archer-1")) == (14, 0, None)
    assert d.values() == (3, 0, 3, "attacker")
    d.settled()


def test_she_may_take_it_all_herself() -> None:
    d = medusa("snipe").attack("medusa yennenga", "snipe").play("done")
    assert (d.health("yennenga"), d.health("archer-1")) == (12, 2)
    d.settled()


def test_damage_is_shared_out_among_several() -> None:
    d = medusa("snipe", at="yennenga m15, archer-1 m14, archer-2 m10, medusa m09").attack("medusa yennenga", "snipe")
    d.play("archer-2", "archer-1", "archer-2")
    assert [d.health(name) for name in ("yennenga", "archer-1", "archer-2")] == [15, 1, 0]
    d.settled()


def test_an_archer_elsewhere_takes_nothing() -> None:
    at = "yennenga m15, archer-2 m02, medusa m09"
    d = medusa("snipe", at=at).attack("medusa yennenga", "snipe")
    assert d.health("yennenga") == 12
    d.settled()


def test_nobody_takes_damage_for_an_archer() -> None:
    d = medusa("snipe", at="yennenga m15, archer-1 m14, archer-2 m10, medusa m09").attack("medusa archer-1", "snipe")
    assert (d.health("archer-1"), d.health("archer-2"), d.health("yennenga")) == (0, 2, 15)
    d.settled()


def test_the_gaze_is_shared_out_too() -> None:
    d = duel("medusa", "yennenga", AT, phase="turn-start").play("yennenga").asks("ShareDamage", 1).play("archer-1")
    assert (d.health("yennenga"), d.health("archer-1")) == (15, 1)
    d.settled(0, 2)


def test_an_archer_saves_the_last_health() -> None:
    d = medusa("snipe", health="yennenga 2").attack("medusa yennenga", "snipe").play("archer-1", "archer-1")
    assert d.health("yennenga") == 1
    d.settled()


def test_the_attacker_has_won_though_an_archer_took_it_all() -> None:
    """A81: the gaze of stone deals its 8 after a combat that was won."""
    d = medusa("gaze-of-stone").attack("medusa yennenga", "gaze-of-stone").play("archer-1", "archer-1")
    assert (d.health("yennenga"), d.health("archer-1"), d.values()) == (7, 0, (2, 0, 2, "attacker"))
    d.settled()


# Attack cards


def test_rain_of_arrows_strikes_again() -> None:
    d = yennenga("rain-of-arrows", "snipe dash").attack("yennenga medusa", "rain-of-arrows", "snipe")
    d.asks("PlayDefence", 1).play("pass")
    assert (d.values(), d.health("medusa")) == ((3, 0, 3, "attacker"), 13)
    d.settled()


def test_surprise_volley_brings_an_archer_back_into_the_combat() -> None:
    d = yennenga("surprise-volley", "snipe", at="yennenga m15, archer-2 m02, medusa m09")
    d.attack("yennenga medusa", "surprise-volley", "snipe").asks("MayDo", 0).play("yes", "m08")
    assert (d.space("archer-1"), d.health("archer-1")) == ("m08", 2)
    assert [event["fighter"] for event in d.told("fighter-replaced")] == ["archer-1"]
    d.settled()


def test_surprise_volley_declined_gives_an_action() -> None:
    d = yennenga("surprise-volley", at="yennenga m15, archer-2 m02, medusa m09")
    d.attack("yennenga medusa", "surprise-volley").play("no")
    assert d.space("archer-1") is None
    d.settled(0, 2)


def test_surprise_volley_with_both_archers_there_asks_nobody() -> None:
    d = yennenga("surprise-volley").attack("yennenga medusa", "surprise-volley")
    d.settled(0, 2)


def test_surprise_volley_under_feint_does_neither() -> None:
    d = yennenga("surprise-volley", "feint", at="yennenga m15, archer-2 m02, medusa m09")
    d.attack("yennenga medusa", "surprise-volley", "feint")
    d.settled()


# Defence


@pytest.mark.parametrize("gives", [True, False])
def test_shield_formation_brings_an_archer_unless_a_card_is_given(gives: bool) -> None:
    d = medusa("snipe dash", "shield-formation", at="yennenga m15, archer-2 m02, medusa m09")
    d.attack("medusa yennenga", "snipe", "shield-formation").asks("MayDo", 0)
    if gives:
        d.play("yes", "dash")
        assert (d.pile(0), d.space("archer-1")) == (["dash", "snipe"], None)
    else:
        d.play("no").asks("PlaceFighter", 1).play("m10")
        assert (d.pile(0), d.space("archer-1")) == (["snipe"], "m10")
    d.settled()


def test_shield_formation_at_an_empty_hand_brings_an_archer() -> None:
    d = medusa("snipe", "shield-formation", at="yennenga m15, archer-2 m02, medusa m09")
    d.attack("medusa yennenga", "snipe", "shield-formation").asks("PlaceFighter", 1).play("m10")
    d.settled()


# Schemes


def test_master_of_the_hunt() -> None:
    yennenga("master-of-the-hunt").scheme("master-of-the-hunt").settled(0, 3)


def test_one_with_the_land() -> None:
    d = yennenga("one-with-the-land", deck="skirmish", health="yennenga 10, archer-1 1").scheme("one-with-the-land")
    d.play("yennenga", "m04", "archer-1", "m08", "m01")
    assert [d.space(name) for name in ("yennenga", "archer-1", "archer-2")] == ["m04", "m08", "m01"]
    assert [d.health(name) for name in ("yennenga", "archer-1", "archer-2")] == [11, 2, 2]
    assert d.hand(0) == ["skirmish"]
    d.settled()


# Versatile cards


def test_stallion_charge_hits_whom_she_rides_through() -> None:
    d = yennenga("stallion-charge", at="yennenga m15, medusa m09, harpy-1 m14, harpy-2 m31")
    d.attack("yennenga medusa", "stallion-charge").play("m17")
    d.asks("ChoosePassed", 0, "done medusa harpy-1").play("harpy-1")
    assert (d.health("harpy-1"), d.health("medusa"), d.space("yennenga")) == (0, 12, "m17")
    (moved,) = d.told("fighter-moved")
    assert moved["way"] == ["m15", "m09", "m14", "m17"]
    d.settled()


def test_stallion_charge_may_ride_around() -> None:
    at = "yennenga m15, medusa m09, harpy-2 m31"
    d = yennenga("stallion-charge", at=at).attack("yennenga medusa", "stallion-charge").play("m17")
    d.asks("ChoosePassed", 0, "done medusa").play("done")
    assert (d.space("yennenga"), d.health("medusa")) == ("m17", 13)
    d.settled()


def test_stallion_charge_where_there_is_no_way_around_asks_nobody() -> None:
    at = "yennenga m01, medusa m07, harpy-2 m31"
    d = yennenga("stallion-charge", at=at).attack("yennenga medusa", "stallion-charge").play("m08")
    assert (d.space("yennenga"), d.health("medusa")) == ("m08", 12)
    d.settled()


def test_stallion_charge_through_somebody_and_back_again() -> None:
    d = yennenga("stallion-charge").attack("yennenga medusa", "stallion-charge").play("m04")
    d.asks("ChoosePassed", 0, "done medusa").play("medusa")
    assert (d.space("yennenga"), d.health("medusa")) == ("m04", 12)
    d.settled()


def test_stallion_charge_past_nobody() -> None:
    at = "yennenga m15, medusa m18, harpy-2 m31"
    d = yennenga("stallion-charge", at=at).attack("yennenga medusa", "stallion-charge").play("m05")
    assert (d.space("yennenga"), d.health("medusa")) == ("m05", 13)
    d.settled()


@pytest.mark.parametrize(("where", "value"), [("m09", 5), ("m17", 6), ("m04", 6)])
def test_jaws_of_the_beast_count_zones(where: str, value: int) -> None:
    d = yennenga("jaws-of-the-beast", at=f"yennenga m15, medusa {where}").attack("yennenga medusa", "jaws-of-the-beast")
    assert d.values()[0] == value
    d.settled()


@pytest.mark.parametrize(("where", "left"), [("m09", 16 - 4), ("m08", 16 - 2)])
def test_point_blank(where: str, left: int) -> None:
    d = yennenga("point-blank", at=f"yennenga m15, medusa {where}").attack("yennenga medusa", "point-blank")
    assert d.health("medusa") == left
    d.settled()


@pytest.mark.parametrize(("began", "value"), [("m15", 3), ("m04", 5)])
def test_momentous_shift(began: str, value: int) -> None:
    d = yennenga("momentous-shift", began=f"yennenga {began}").attack("yennenga medusa", "momentous-shift")
    assert d.values()[0] == value
    d.settled()


def test_divide_and_conquer_beside_her() -> None:
    d = yennenga("divide-and-conquer", at="yennenga m15, archer-1 m14, medusa m09")
    d.attack("archer-1 medusa", "divide-and-conquer")
    assert d.values()[0] == 2
    d.settled()


def test_divide_and_conquer_apart_from_her() -> None:
    d = yennenga("divide-and-conquer", at="yennenga m02, archer-1 m14, medusa m09")
    d.attack("archer-1 medusa", "divide-and-conquer")
    assert d.values()[0] == 4
    d.settled()


def test_pin_the_prey() -> None:
    d = yennenga("pin-the-prey", "snipe dash").attack("archer-1 medusa", "pin-the-prey")
    d.asks("MoveFighter", 0).play("m17").asks("DiscardOwn", 1).play("snipe")
    assert (d.space("medusa"), d.hand(1), d.health("medusa")) == ("m17", ["dash"], 15)
    d.settled()


def test_skirmish_moves_when_won() -> None:
    d = yennenga("skirmish").attack("yennenga medusa", "skirmish").play("yennenga", "m10")
    assert d.space("yennenga") == "m10"
    d.settled()
    lost = yennenga("skirmish", "hiss-and-slither").attack("yennenga medusa", "skirmish", "hiss-and-slither")
    assert lost.values() == (4, 4, 0, "defender")
    lost.settled()
