"""The deck of the Genie, card by card."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "genie m15, medusa m09, harpy-1 m31"


def genie(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """The Genie is to move; Medusa stands beside him."""
    return duel("genie", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str, at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "genie", at, hand=hand, other=other, **more)


def test_fighters() -> None:
    assert fighters("genie") == lines("""
        1 genie hero 16 ranged
        move 3, turn-start
    """)


def test_deck() -> None:
    assert table("genie") == lines("""
        3 careful-what-you-wish-for   attack    4 2 genie
        2 your-wish-is-my-command     attack    3 1 genie
        2 imprisoned-wrath            attack    3 1 genie
        2 i-am-freed                  attack    3 2 genie
        3 wishing-for-more-wishes     versatile 3 2 genie
        2 ive-made-sultans-out-of-less versatile 2 1 genie
        3 i-grant-you-death           versatile 2 1 genie
        3 feint                       versatile 2 1 genie
        2 this-is-no-parlor-trick     versatile 1 2 genie
        2 prisoners-torment           defence   1 2 genie
        3 back-in-the-lamp            defence   0 1 genie
        3 three-wishes                scheme    - 3 genie
    """)


@pytest.mark.parametrize(("defence", "left"), [("", 12), ("hiss-and-slither", 15)])
def test_careful_what_you_wish_for_hurts_where_it_failed(defence: str, left: int) -> None:
    d = genie("careful-what-you-wish-for", defence).attack("genie medusa", "careful-what-you-wish-for", defence)
    assert d.health("medusa") == left
    d.settled()


def test_careful_what_you_wish_for_needs_somebody_adjacent() -> None:
    d = genie("careful-what-you-wish-for", "hiss-and-slither", at="genie m15, medusa m19, harpy-1 m31")
    d.attack("genie medusa", "careful-what-you-wish-for", "hiss-and-slither")
    assert d.health("medusa") == 16
    d.settled()


def test_your_wish_is_my_command_pays_two_cards_for_an_action() -> None:
    d = genie("your-wish-is-my-command feint feint", deck="").attack("genie medusa", "your-wish-is-my-command")
    d.asks("MayDo", 0, "yes no").play("yes", "feint", "feint")
    assert (d.hand(0), len(d.told("actions-gained"))) == ([], 1)
    d.settled(0, 2)


def test_your_wish_is_my_command_needs_a_win_and_two_cards() -> None:
    lost = genie("your-wish-is-my-command feint feint", "hiss-and-slither")
    lost.attack("genie medusa", "your-wish-is-my-command", "hiss-and-slither").play("feint").settled()
    poor = genie("your-wish-is-my-command feint").attack("genie medusa", "your-wish-is-my-command")
    poor.settled()
    kept = genie("your-wish-is-my-command feint feint").attack("genie medusa", "your-wish-is-my-command").play("no")
    kept.settled()


def test_imprisoned_wrath_pays_two_cards_for_two_damage() -> None:
    d = genie("imprisoned-wrath feint feint", "hiss-and-slither")
    d.attack("genie medusa", "imprisoned-wrath", "pass").play("yes", "feint", "feint")
    assert (d.health("medusa"), d.hand(0)) == (16 - 3 - 2, [])
    d.settled()
    kept = genie("imprisoned-wrath feint feint").attack("genie medusa", "imprisoned-wrath").play("no")
    assert kept.health("medusa") == 13


def test_i_am_freed_places_him_and_burns_all_beside_him() -> None:
    d = genie("i-am-freed", at="genie m15, medusa m09, harpy-1 m30").attack("genie medusa", "i-am-freed").play("m22")
    assert (d.space("genie"), d.space("harpy-1"), d.health("medusa"), d.health("genie")) == ("m22", None, 13, 16)
    d.settled()


def test_wishing_for_more_wishes_draws_for_both() -> None:
    d = genie("wishing-for-more-wishes", deck="feint feint feint", other_deck="snipe")
    d.attack("genie medusa", "wishing-for-more-wishes")
    assert (d.hand(0), d.hand(1)) == (["feint", "feint", "feint"], ["snipe"])
    d.settled()


def test_ive_made_sultans_out_of_less_chooses_a_card_to_lose() -> None:
    d = genie("ive-made-sultans-out-of-less", "gaze-of-stone snipe")
    d.attack("genie medusa", "ive-made-sultans-out-of-less").asks("PickFromHand", 0, "gaze-of-stone snipe")
    d.play("gaze-of-stone")
    assert d.pile(1) == ["gaze-of-stone"]
    d.settled()


def test_i_grant_you_death_may_deal_one() -> None:
    d = genie("i-grant-you-death").attack("genie medusa", "i-grant-you-death").play("yes")
    assert d.health("medusa") == 16 - 2 - 1
    d.settled()
    kept = genie("i-grant-you-death").attack("genie medusa", "i-grant-you-death").play("no")
    assert kept.health("medusa") == 14


def test_this_is_no_parlor_trick_makes_the_boost_the_value() -> None:
    d = medusa("snipe", "this-is-no-parlor-trick").attack("medusa genie", "snipe", "this-is-no-parlor-trick")
    assert d.values() == (1, 1, 0, "defender")
    d.settled()
    attack = genie("this-is-no-parlor-trick", "hiss-and-slither")
    attack.attack("genie medusa", "this-is-no-parlor-trick", "hiss-and-slither")
    assert attack.values()[:2] == (1, 3)
    bare = genie("this-is-no-parlor-trick").attack("genie medusa", "this-is-no-parlor-trick")
    assert bare.values() == (1, 0, 1, "attacker")


def test_prisoners_torment_draws_for_the_combat_damage() -> None:
    d = medusa("snipe", "prisoners-torment", other_deck="feint feint feint")
    d.attack("medusa genie", "snipe", "prisoners-torment")
    assert (d.health("genie"), d.hand(1)) == (14, ["feint", "feint"])
    d.settled()


def test_back_in_the_lamp_heals_before_the_blow() -> None:
    d = medusa("snipe", "back-in-the-lamp", health="genie 2").attack("medusa genie", "snipe", "back-in-the-lamp")
    assert d.health("genie") == 2 + 4 - 3
    d.settled()


# Three Wishes


def wish(what: str, hand: str = "three-wishes", other: str = "", **more: Any) -> Duel:
    return genie(hand, other, **more).scheme("three-wishes").asks("ChooseScript", 0, "draw power ruin").play(what)


def test_three_wishes_draw_five() -> None:
    d = wish("draw", deck="feint feint feint back-in-the-lamp back-in-the-lamp")
    assert len(d.hand(0)) == 5
    d.settled(0, 2)


def test_three_wishes_ruin_two_cards() -> None:
    d = wish("ruin", other="snipe feint regroup").play("snipe", "feint")
    assert d.hand(1) == ["regroup"]
    d.settled(0, 2)


def test_three_wishes_power_makes_every_attack_a_four() -> None:
    d = wish("power", "three-wishes i-grant-you-death feint")
    d.attack("genie medusa", "i-grant-you-death").play("no")
    assert d.values() == (4, 0, 4, "attacker")
    d.attack("genie medusa", "feint")
    assert d.values() == (4, 0, 4, "attacker")
    d.asks("UseAtTurnStart", 1)


def test_three_wishes_power_is_changed_by_nothing() -> None:
    d = duel(
        "genie",
        "genie",
        "genie-1 m15, genie-2 m09",
        hand="three-wishes i-grant-you-death",
        other="this-is-no-parlor-trick",
        twice="yes",
    )
    d.scheme("three-wishes", "power").attack("genie-1 genie-2", "i-grant-you-death", "this-is-no-parlor-trick")
    assert d.told("combat-decided")[-1]["attack"] == 4


def test_three_wishes_power_is_over_with_the_turn() -> None:
    d = wish("power", actions=1)
    view: Any = d.match.view(1)
    assert view["locked"] == 4
    d.play("manoeuvre", "pass", "m15")
    after: Any = d.match.view(1)
    assert (after["active"], after["locked"]) == (1, None)


def test_feint() -> None:
    d = genie("feint", "snipe").attack("genie medusa", "feint", "snipe")
    assert (d.values(), d.hand(1)) == ((2, 3, 0, "defender"), [])
    d.settled()
