"""The deck of Medusa, card by card. Feint and Regroup: test_unmatched_shared.py."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "medusa m15, harpy-1 m02, harpy-2 m01, king-arthur m09, merlin m31"
HARPY_AT = "harpy-1 m15, harpy-2 m02, medusa m28, king-arthur m09, merlin m31"


def medusa(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Medusa is to move; Arthur stands beside her."""
    return duel("medusa", "king-arthur", at, hand=hand, other=other, **more)


def arthur(hand: str, other: str, at: str = AT, **more: Any) -> Duel:
    """Arthur is to move."""
    return duel("king-arthur", "medusa", at, hand=hand, other=other, **more)


def test_fighters() -> None:
    assert fighters("medusa") == lines("""
        1 medusa hero 16 ranged
        3 harpy sidekick 1 melee
        move 3, turn-start
    """)


def test_deck() -> None:
    assert table("medusa") == lines("""
        3 gaze-of-stone             attack    2 4 medusa
        2 a-momentary-glance        scheme    - 4 medusa
        3 hiss-and-slither          defence   4 3 medusa
        2 the-hounds-of-mighty-zeus versatile 4 3 harpy
        3 clutching-claws           versatile 3 2 harpy
        2 winged-frenzy             scheme    - 2 any
        3 second-shot               attack    3 3 medusa
        3 dash                      versatile 3 1 any
        3 snipe                     versatile 3 1 any
        3 feint                     versatile 2 2 any
        3 regroup                   versatile 1 2 any
    """)


WHOLE_HAND = (
    "gaze-of-stone a-momentary-glance hiss-and-slither the-hounds-of-mighty-zeus clutching-claws winged-frenzy "
    "second-shot dash snipe feint regroup"
)


def test_what_medusa_and_a_harpy_attack_with() -> None:
    d = medusa(WHOLE_HAND, at="medusa m15, harpy-1 m14, king-arthur m09").play("attack", "medusa king-arthur")
    d.asks("PlayAttack", 0, "gaze-of-stone second-shot dash snipe feint regroup")
    d.match.undo()
    d.play("harpy-1 king-arthur")
    d.asks("PlayAttack", 0, "the-hounds-of-mighty-zeus clutching-claws dash snipe feint regroup")


def test_what_medusa_and_a_harpy_defend_with() -> None:
    at = "medusa m15, harpy-1 m14, king-arthur m09"
    d = arthur("swift-strike", WHOLE_HAND, at=at).play("attack", "king-arthur medusa", "swift-strike")
    d.asks("PlayDefence", 1, "pass hiss-and-slither dash snipe feint regroup")
    d.match.undo()
    d.match.undo()
    d.play("king-arthur harpy-1", "swift-strike")
    d.asks("PlayDefence", 1, "pass the-hounds-of-mighty-zeus clutching-claws dash snipe feint regroup")


def test_schemes_and_who_performs_them() -> None:
    d = medusa(WHOLE_HAND).play("scheme").asks("ChooseScheme", 0, "a-momentary-glance winged-frenzy")
    d.play("winged-frenzy").asks("NamePerformer", 0, "medusa harpy-1 harpy-2")


# Gaze of Stone


def test_gaze_of_stone_won_deals_eight_more() -> None:
    d = medusa("gaze-of-stone", "regroup").attack("medusa king-arthur", "gaze-of-stone", "regroup")
    assert d.values() == (2, 1, 1, "attacker")
    assert d.health("king-arthur") == 18 - 1 - 8
    assert len(d.hand(1)) == 1  # T37 the Regroup drew one, and before it
    assert d.health("merlin") == 7
    d.settled()


def test_gaze_of_stone_lost_deals_nothing() -> None:
    d = medusa("gaze-of-stone", "swift-strike divine-intervention")
    d.attack("medusa king-arthur", "gaze-of-stone", "divine-intervention").play("m09")
    assert d.values() == (2, 3, 0, "defender")
    assert d.health("king-arthur") == 18
    d.settled()


def test_gaze_of_stone_under_feint_deals_nothing() -> None:
    d = medusa("gaze-of-stone", "feint").attack("medusa king-arthur", "gaze-of-stone", "feint")
    assert d.health("king-arthur") == 18
    d.settled()


def test_gaze_of_stone_at_one_already_fallen_finds_no_target() -> None:
    """T38"""
    d = medusa("gaze-of-stone", at="medusa m15, king-arthur m31, merlin m09", health="merlin 2")
    d.attack("medusa merlin", "gaze-of-stone")
    assert (d.space("merlin"), d.health("king-arthur")) == (None, 18)
    assert len(d.told("damage-taken")) == 1
    d.settled()


# A Momentary Glance


def test_a_momentary_glance_hits_any_fighter_in_medusas_zones() -> None:
    d = medusa("a-momentary-glance", at="medusa m15, harpy-1 m12, harpy-2 m01, king-arthur m25, merlin m02")
    d.scheme("a-momentary-glance").asks("DamageOne", 0, "medusa harpy-1 king-arthur").play("king-arthur")
    assert d.health("king-arthur") == 16
    d.settled()


def test_a_momentary_glance_may_hit_ones_own() -> None:
    d = medusa("a-momentary-glance").scheme("a-momentary-glance").play("medusa")
    assert (d.health("medusa"), d.health("king-arthur")) == (14, 18)
    d.settled()


def test_a_momentary_glance_alone_must_hit_medusa() -> None:
    """T52"""
    d = medusa("a-momentary-glance", at="medusa m15, harpy-1 m02, king-arthur m31, merlin m30")
    d.scheme("a-momentary-glance")
    assert d.health("medusa") == 14
    d.settled()


def test_a_momentary_glance_by_option_looks_at_opponents_only() -> None:
    d = medusa("a-momentary-glance", glance="opposing").scheme("a-momentary-glance")
    assert (d.health("king-arthur"), d.health("medusa")) == (16, 16)
    d.settled()
    alone = medusa("a-momentary-glance", at="medusa m15, harpy-1 m09, king-arthur m31", glance="opposing")
    alone.scheme("a-momentary-glance")
    assert (alone.health("medusa"), alone.health("harpy-1")) == (16, 1)
    alone.settled()


# Hiss and Slither


@pytest.mark.parametrize(("attack", "winner"), [("skirmish", "defender"), ("excalibur", "attacker")])
def test_hiss_and_slither_makes_the_attacker_discard_by_his_choice(attack: str, winner: str) -> None:
    d = arthur(f"{attack} feint regroup", "hiss-and-slither snipe")
    d.attack("king-arthur medusa", attack, "hiss-and-slither")
    assert d.values()[3] == winner
    d.asks("DiscardOwn", 0, "feint regroup").play("regroup")
    assert (d.hand(0), d.pile(0)) == (["feint"], sorted([attack, "regroup"]))
    assert (d.hand(1), d.pile(1)) == (["snipe"], ["hiss-and-slither"])
    d.settled()


def test_hiss_and_slither_against_an_empty_hand_does_nothing() -> None:
    d = arthur("excalibur", "hiss-and-slither").attack("king-arthur medusa", "excalibur", "hiss-and-slither")
    assert d.pile(0) == ["excalibur"]
    d.settled()


def test_hiss_and_slither_does_not_reach_a_card_drawn_later() -> None:
    """The defender's effect comes first: the card that the attacker draws after it is safe."""
    d = arthur("the-aid-of-morgana", "hiss-and-slither", deck="feint regroup")
    d.attack("king-arthur medusa", "the-aid-of-morgana", "hiss-and-slither")
    assert d.hand(0) == ["feint", "regroup"]
    d.settled()


def test_hiss_and_slither_under_feint_makes_nobody_discard() -> None:
    d = arthur("feint regroup", "hiss-and-slither").attack("king-arthur medusa", "feint", "hiss-and-slither")
    assert d.hand(0) == ["regroup"]
    d.settled()


def test_hiss_and_slither_of_a_fallen_medusa_still_makes_discard() -> None:
    d = arthur("excalibur feint", "hiss-and-slither", health="medusa 1")
    d.attack("king-arthur medusa", "excalibur", "hiss-and-slither").asks("DiscardOwn", 0, "feint").play("feint")
    d.won_by(0)


# The Hounds of Mighty Zeus


def test_the_hounds_of_mighty_zeus_move_each_harpy() -> None:
    d = medusa("the-hounds-of-mighty-zeus", at=HARPY_AT).attack("harpy-1 king-arthur", "the-hounds-of-mighty-zeus")
    assert d.values() == (4, 0, 4, "attacker")
    d.asks("MoveGroup", 0, "done harpy-1 harpy-2").play("harpy-1")
    d.asks("MoveFighter", 0, "m03 m04 m05 m06 m10 m11 m12 m15 m16 m18 m19 m22").play("m18")
    d.asks("MoveFighter", 0, "m01 m02 m03 m04 m05 m07 m08 m13 m15").play("m15")
    assert (d.space("harpy-1"), d.space("harpy-2"), d.space("medusa")) == ("m18", "m15", "m28")
    d.settled()


def test_the_hounds_of_mighty_zeus_of_a_fallen_harpy_move_the_others() -> None:
    """T49"""
    d = arthur("excalibur", "the-hounds-of-mighty-zeus", at=HARPY_AT)
    d.attack("king-arthur harpy-1", "excalibur", "the-hounds-of-mighty-zeus")
    assert d.values() == (6, 4, 2, "attacker")
    assert d.space("harpy-1") is None
    d.asks("MoveFighter", 1, "m01 m02 m03 m04 m05 m07 m08 m13 m15").play("m15")  # where the fallen one stood
    d.settled()


def test_the_hounds_of_mighty_zeus_of_the_last_harpy_that_fell_move_nobody() -> None:
    d = arthur("excalibur", "the-hounds-of-mighty-zeus", at="harpy-1 m15, medusa m28, king-arthur m09, merlin m31")
    d.attack("king-arthur harpy-1", "excalibur", "the-hounds-of-mighty-zeus")
    assert d.space("medusa") == "m28"
    d.settled()


def test_the_hounds_of_mighty_zeus_under_feint_do_not_run() -> None:
    d = medusa("the-hounds-of-mighty-zeus", "feint", at=HARPY_AT)
    d.attack("harpy-1 king-arthur", "the-hounds-of-mighty-zeus", "feint")
    assert d.values() == (4, 2, 2, "attacker")
    d.settled()


# Clutching Claws


def test_clutching_claws_in_attack_make_the_defender_discard() -> None:
    d = medusa("clutching-claws snipe", "regroup feint excalibur", at=HARPY_AT, other_deck="skirmish")
    d.attack("harpy-1 king-arthur", "clutching-claws", "regroup")
    assert d.values() == (3, 1, 2, "attacker")
    d.asks("DiscardOwn", 1, "skirmish excalibur feint").play("skirmish")  # the card just drawn will do
    assert (d.hand(1), d.hand(0)) == (["excalibur", "feint"], ["snipe"])
    d.settled()


def test_clutching_claws_in_defence_make_the_attacker_discard_even_from_the_dead() -> None:
    d = arthur("excalibur feint regroup", "clutching-claws", at=HARPY_AT)
    d.attack("king-arthur harpy-1", "excalibur", "clutching-claws")
    assert d.space("harpy-1") is None
    d.asks("DiscardOwn", 0, "feint regroup").play("feint")
    d.settled()


def test_clutching_claws_against_an_empty_hand_do_nothing() -> None:
    d = medusa("clutching-claws", at=HARPY_AT).attack("harpy-1 king-arthur", "clutching-claws")
    assert d.pile(1) == []
    d.settled()


def test_clutching_claws_under_feint_make_nobody_discard() -> None:
    d = medusa("clutching-claws", "feint excalibur", at=HARPY_AT)
    d.attack("harpy-1 king-arthur", "clutching-claws", "feint")
    assert d.hand(1) == ["excalibur"]
    d.settled()


# Winged Frenzy


def test_winged_frenzy_moves_each_own_fighter_through_anybody() -> None:
    """T14 With the others still in their places."""
    at = "medusa m09, harpy-1 m17, harpy-2 m27, harpy-3 m28, king-arthur m15, merlin m08"
    d = medusa("winged-frenzy", at=at).scheme("winged-frenzy", "medusa")
    d.asks("MoveGroup", 0, "done medusa harpy-1 harpy-2 harpy-3").play("medusa")
    d.asks("MoveFighter", 0, "m01 m03 m04 m05 m07 m09 m10 m11 m13 m14 m18 m19 m22 m29 m30").play("m04")
    d.asks("MoveGroup", 0, "done harpy-1 harpy-2 harpy-3").play("harpy-1")
    d.asks("MoveFighter", 0, "m07 m09 m10 m14 m17 m18 m19 m22 m29 m30 m31").play("m09").play("done")
    assert (d.space("medusa"), d.space("harpy-1"), d.space("harpy-2")) == ("m04", "m09", "m27")
    d.settled()  # no Harpy was down, so none returns


def test_winged_frenzy_returns_a_harpy_to_a_zone_of_medusas_new_space() -> None:
    """T53 Sarpedon, no room around s14; from s16 a Harpy must return to a free yellow space."""
    at = "medusa s14, harpy-1 s06, harpy-2 s07, king-arthur s22, merlin s25"
    d = medusa("winged-frenzy", at=at, board="sarpedon").scheme("winged-frenzy", "medusa")
    d.play("medusa", "s16", "done")
    d.asks("PlaceFighter", 0, "s05 s12 s13 s21 s24").play("s21")
    assert (d.space("harpy-3"), d.health("harpy-3")) == ("s21", 1)
    d.settled()


def test_winged_frenzy_returns_nobody_where_there_is_no_room() -> None:
    at = "medusa s14, harpy-1 s06, harpy-2 s07, king-arthur s22, merlin s25"
    d = medusa("winged-frenzy", at=at, board="sarpedon").scheme("winged-frenzy", "medusa", "done")
    assert (d.space("harpy-3"), d.health("harpy-3"), d.pile(0)) == (None, 0, ["winged-frenzy"])
    d.settled()


def test_winged_frenzy_returns_only_one_harpy() -> None:
    d = medusa("winged-frenzy", at="medusa m28, king-arthur m09, merlin m31").scheme("winged-frenzy")
    d.asks("MoveFighter", 0).play("m28")  # Medusa is the only one left to perform and to move
    d.asks("PlaceFighter", 0, "m25 m26 m27 m29 m30").play("m29")
    assert [d.space(f"harpy-{number}") for number in (1, 2, 3)] == ["m29", None, None]
    d.settled()


def test_winged_frenzy_the_harpy_that_returned_may_act_next() -> None:
    """A24 Not by the same card, but in the next action."""
    d = medusa("winged-frenzy clutching-claws", at="medusa m15, harpy-1 m02, harpy-2 m01, king-arthur m09, merlin m31")
    d.scheme("winged-frenzy", "harpy-1", "done", "m14")
    d.attack("harpy-3 king-arthur", "clutching-claws")
    assert d.health("king-arthur") == 15
    d.asks("TakeAction", 1)


# Second Shot


def test_second_shot_may_be_boosted_from_hand() -> None:
    d = medusa("second-shot gaze-of-stone snipe", "regroup").attack("medusa king-arthur", "second-shot", "regroup")
    d.asks("BoostAttack", 0, "pass gaze-of-stone snipe").play("gaze-of-stone")
    assert d.values() == (7, 1, 6, "attacker")
    assert (d.hand(0), d.pile(0)) == (["snipe"], ["gaze-of-stone", "second-shot"])
    d.settled()


def test_second_shot_may_do_without() -> None:
    d = medusa("second-shot snipe").attack("medusa king-arthur", "second-shot").play("pass")
    assert (d.values(), d.hand(0)) == ((3, 0, 3, "attacker"), ["snipe"])
    d.settled()


def test_second_shot_with_an_empty_hand_asks_nothing() -> None:
    d = medusa("second-shot").attack("medusa king-arthur", "second-shot")
    assert d.values() == (3, 0, 3, "attacker")
    d.settled()


def test_second_shot_under_feint_asks_for_no_boost() -> None:
    """T28"""
    d = medusa("second-shot snipe", "feint").attack("medusa king-arthur", "second-shot", "feint")
    assert (d.values(), d.hand(0)) == ((3, 2, 1, "attacker"), ["snipe"])
    d.settled()


# Dash


@pytest.mark.parametrize(("at", "who", "other"), [(AT, "medusa", "harpy-1"), (HARPY_AT, "harpy-1", "medusa")])
def test_dash_moves_the_fighter_that_attacked(at: str, who: str, other: str) -> None:
    d = medusa("dash", at=at)
    before = d.space(other)
    d.attack(f"{who} king-arthur", "dash").asks("MoveFighter", 0)
    assert {"m15", "m16", "m05"} <= set(d.offers())
    d.play("m05")
    assert (d.space(who), d.space(other)) == ("m05", before)
    d.settled()


def test_dash_reaches_three_and_no_further() -> None:
    d = medusa("dash").attack("medusa king-arthur", "dash")
    d.asks("MoveFighter", 0, "m03 m04 m05 m06 m10 m11 m12 m15 m16 m18 m19 m22").play("m15")
    d.settled()


def test_dash_in_defence_moves_the_defender_whoever_won() -> None:
    d = arthur("excalibur", "dash").attack("king-arthur medusa", "excalibur", "dash")
    assert d.values() == (6, 3, 3, "attacker")
    d.asks("MoveFighter", 1).play("m10")
    assert (d.space("medusa"), d.space("king-arthur")) == ("m10", "m09")
    d.settled()


def test_dash_of_a_fallen_fighter_moves_nobody() -> None:
    d = arthur("excalibur", "dash", at=HARPY_AT).attack("king-arthur harpy-1", "excalibur", "dash")
    assert d.space("harpy-1") is None
    d.settled()


def test_dash_under_feint_does_not_move() -> None:
    d = medusa("dash", "feint").attack("medusa king-arthur", "dash", "feint")
    assert d.values() == (3, 2, 1, "attacker")
    d.settled()


# Snipe


@pytest.mark.parametrize(("at", "who"), [(AT, "medusa"), (HARPY_AT, "harpy-1")])
def test_snipe_draws_one_won_or_lost(at: str, who: str) -> None:
    d = medusa("snipe", "skirmish", at=at, deck="dash feint").attack(f"{who} king-arthur", "snipe", "skirmish")
    assert d.values() == (3, 4, 0, "defender")
    d.play("king-arthur", "m09")
    assert d.hand(0) == ["dash"]
    d.settled()


def test_snipe_in_defence_draws_one_even_from_the_dead() -> None:
    d = arthur("excalibur", "snipe", at=HARPY_AT, other_deck="dash feint")
    d.attack("king-arthur harpy-1", "excalibur", "snipe")
    assert (d.space("harpy-1"), d.hand(1), d.hand(0)) == (None, ["dash"], [])
    d.settled()


def test_snipe_under_feint_draws_nothing() -> None:
    d = medusa("snipe", "feint").attack("medusa king-arthur", "snipe", "feint")
    assert d.hand(0) == []
    d.settled()
