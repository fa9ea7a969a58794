"""The deck of King Arthur, card by card. Feint, Regroup, Momentous Shift and Skirmish: test_unmatched_shared.py;
schemes: test_unmatched_king_arthur_schemes.py."""

from __future__ import annotations

import pytest
from arthur_and_medusa import arthur, medusa
from decks import fighters, lines, table

from duel import duel


def test_fighters() -> None:
    assert fighters("king-arthur") == lines("""
        1 king-arthur hero 18 melee
        1 merlin sidekick 7 ranged
        move 2, attack-declared
    """)


def test_deck() -> None:
    assert table("king-arthur") == lines("""
        3 skirmish             versatile 4 1 any
        3 noble-sacrifice      attack    2 3 king-arthur
        1 excalibur            attack    6 3 king-arthur
        1 the-aid-of-morgana   attack    4 2 king-arthur
        2 divine-intervention  versatile 3 2 king-arthur
        1 the-holy-grail       defence   1 2 king-arthur
        1 the-lady-of-the-lake scheme    - 2 king-arthur
        1 prophecy             scheme    - 2 merlin
        2 bewilderment         defence   0 2 merlin
        1 aid-the-chosen-one   attack    4 2 merlin
        1 restless-spirits     scheme    - 2 merlin
        2 command-the-storms   scheme    - 2 merlin
        2 swift-strike         attack    3 2 any
        3 momentous-shift      versatile 3 1 any
        3 feint                versatile 2 1 any
        3 regroup              versatile 1 1 any
    """)


WHOLE_HAND = (
    "skirmish noble-sacrifice excalibur the-aid-of-morgana divine-intervention the-holy-grail the-lady-of-the-lake "
    "prophecy bewilderment aid-the-chosen-one restless-spirits command-the-storms swift-strike momentous-shift feint "
    "regroup"
)


def test_what_arthur_and_merlin_attack_with() -> None:
    d = arthur(WHOLE_HAND, at="king-arthur m15, merlin m10, medusa m09").play("attack")
    d.asks("DeclareAttack", 0)
    assert d.offers() == ["king-arthur medusa", "merlin medusa"]
    d.play("king-arthur medusa")
    d.asks(
        "PlayAttack",
        0,
        "skirmish noble-sacrifice excalibur the-aid-of-morgana divine-intervention swift-strike momentous-shift feint "
        "regroup",
    )
    d.match.undo()
    d.play("merlin medusa")
    d.asks("PlayAttack", 0, "skirmish aid-the-chosen-one swift-strike momentous-shift feint regroup")


def test_what_arthur_and_merlin_defend_with() -> None:
    d = medusa("snipe", WHOLE_HAND, at="king-arthur m15, merlin m10, medusa m09").play("attack")
    d.play("medusa king-arthur", "snipe")
    d.asks("PlayDefence", 1, "pass skirmish divine-intervention the-holy-grail momentous-shift feint regroup")
    d.match.undo()
    d.match.undo()
    d.play("medusa merlin", "snipe")
    d.asks("PlayDefence", 1, "pass skirmish bewilderment momentous-shift feint regroup")


def test_schemes_and_who_performs_them() -> None:
    arthur(WHOLE_HAND).play("scheme").asks(
        "ChooseScheme", 0, "the-lady-of-the-lake prophecy restless-spirits command-the-storms"
    )
    without_merlin = arthur(WHOLE_HAND, at="king-arthur m15, medusa m09")
    without_merlin.play("scheme").asks("ChooseScheme", 0, "the-lady-of-the-lake")


# Noble Sacrifice


def test_noble_sacrifice_is_boosted_from_hand_after_the_reveal() -> None:
    d = arthur("noble-sacrifice excalibur feint", "regroup").play("attack", "king-arthur medusa", "noble-sacrifice")
    d.play("pass", "regroup")
    d.asks("BoostAttack", 0, "pass excalibur feint")  # both cards are open by now
    assert (d.seen(1, "attack"), d.seen(1, "defence")) == (["noble-sacrifice"], ["regroup"])
    d.play("excalibur")
    assert d.values() == (5, 1, 4, "attacker")
    assert d.hand(0) == ["feint"]
    assert d.pile(0) == ["excalibur", "noble-sacrifice"]
    d.settled()


def test_noble_sacrifice_may_do_without() -> None:
    d = arthur("noble-sacrifice excalibur").attack("king-arthur medusa", "noble-sacrifice").play("pass")
    assert d.values() == (2, 0, 2, "attacker")
    assert d.hand(0) == ["excalibur"]
    d.settled()


def test_noble_sacrifice_with_an_empty_hand_asks_nothing() -> None:
    d = arthur("noble-sacrifice").attack("king-arthur medusa", "noble-sacrifice")
    assert d.values() == (2, 0, 2, "attacker")
    d.settled()


def test_noble_sacrifice_stacks_with_the_committed_card() -> None:
    """T25 Two and three and two against four."""
    d = duel(
        "king-arthur",
        "alice",
        "king-arthur m15, merlin m02, alice m09, jabberwock m31",
        hand="noble-sacrifice excalibur the-aid-of-morgana",
        other="skirmish",
    )
    d.attack("king-arthur alice", "noble-sacrifice", "skirmish", boost="excalibur").play("the-aid-of-morgana")
    assert d.values() == (7, 4, 3, "attacker")
    assert d.hand(0) == []
    assert d.pile(0) == ["excalibur", "noble-sacrifice", "the-aid-of-morgana"]
    d.settled()  # the lost Skirmish moves nobody


def test_noble_sacrifice_under_feint_asks_for_no_boost() -> None:
    """T26 The committed card is lost, the one for the boost stays in hand."""
    d = arthur("noble-sacrifice excalibur the-aid-of-morgana", "feint")
    d.attack("king-arthur medusa", "noble-sacrifice", "feint", boost="excalibur")
    assert d.values() == (2, 2, 0, "defender")
    assert d.hand(0) == ["the-aid-of-morgana"]
    assert d.pile(0) == ["excalibur", "noble-sacrifice"]
    d.settled()


# Excalibur


def test_excalibur_is_six_and_nothing_more() -> None:
    d = arthur("excalibur", "dash")
    d.attack("king-arthur medusa", "excalibur", "dash").play("m09")
    assert d.values() == (6, 3, 3, "attacker")
    assert d.health("medusa") == 13
    d.settled()


# The Aid of Morgana


@pytest.mark.parametrize(("defence", "winner"), [("", "attacker"), ("hiss-and-slither", "defender")])
def test_the_aid_of_morgana_draws_two_won_or_lost(defence: str, winner: str) -> None:
    d = arthur("the-aid-of-morgana", defence, deck="feint regroup skirmish")
    d.attack("king-arthur medusa", "the-aid-of-morgana", defence)
    assert d.values()[3] == winner
    if defence:  # Hiss and Slither came first and found an empty hand
        assert d.pile(0) == ["the-aid-of-morgana"]
    assert d.hand(0) == ["feint", "regroup"]
    assert d.hand(1) == []
    d.settled()


def test_the_aid_of_morgana_under_feint_draws_nothing() -> None:
    d = arthur("the-aid-of-morgana", "feint").attack("king-arthur medusa", "the-aid-of-morgana", "feint")
    assert d.values() == (4, 2, 2, "attacker")
    assert d.hand(0) == []
    d.settled()


# Divine Intervention


def test_divine_intervention_in_attack_moves_arthur_up_to_five() -> None:
    d = arthur("divine-intervention", at="king-arthur m02, merlin m03, medusa m01, harpy-1 m31")
    d.attack("king-arthur medusa", "divine-intervention")
    assert d.values() == (3, 0, 3, "attacker")
    d.asks("MoveFighter", 0, "m02 m04 m05 m06 m08 m09 m10 m11 m12 m14 m15 m17 m18 m19").play("m08")
    assert d.space("king-arthur") == "m08"
    assert d.space("merlin") == "m03"
    d.settled()


def test_divine_intervention_in_defence_moves_arthur_even_if_lost() -> None:
    d = medusa("snipe", "divine-intervention", at="king-arthur m28, merlin m02, medusa m27, harpy-1 m30")
    d.attack("medusa king-arthur", "snipe", "divine-intervention")
    assert d.values() == (3, 3, 0, "defender")
    d.asks("MoveFighter", 1, "m08 m09 m10 m11 m14 m15 m16 m17 m18 m19 m22 m28 m29").play("m28")
    assert d.space("king-arthur") == "m28"
    d.settled()


def test_divine_intervention_of_a_fallen_arthur_moves_nobody() -> None:
    d = medusa("second-shot gaze-of-stone", "divine-intervention", health="king-arthur 2")
    d.attack("medusa king-arthur", "second-shot", "divine-intervention").play("gaze-of-stone")
    assert d.values() == (7, 3, 4, "attacker")
    d.won_by(0)


def test_divine_intervention_under_feint_does_not_move() -> None:
    d = arthur("divine-intervention", "feint").attack("king-arthur medusa", "divine-intervention", "feint")
    assert d.values() == (3, 2, 1, "attacker")
    d.settled()


# The Holy Grail


@pytest.mark.parametrize(("before", "after"), [(7, 5), (6, 8), (5, 8), (3, 8)])
def test_the_holy_grail_lifts_to_eight_from_four_or_less(before: int, after: int) -> None:
    """Three against one: two damage first."""
    d = medusa("snipe", "the-holy-grail", health=f"king-arthur {before}")
    d.attack("medusa king-arthur", "snipe", "the-holy-grail")
    assert d.values() == (3, 1, 2, "attacker")
    assert d.health("king-arthur") == after
    assert d.health("merlin") == 7
    d.settled()


def test_the_holy_grail_does_not_raise_the_fallen() -> None:
    d = medusa("snipe", "the-holy-grail", health="king-arthur 2")
    d.attack("medusa king-arthur", "snipe", "the-holy-grail")
    assert d.health("king-arthur") == 0
    d.won_by(0)


def test_the_holy_grail_under_feint_heals_nothing() -> None:
    d = medusa("feint", "the-holy-grail", health="king-arthur 3")
    d.attack("medusa king-arthur", "feint", "the-holy-grail")
    assert d.health("king-arthur") == 2
    d.settled()


def test_the_holy_grail_comes_before_the_gaze_of_stone() -> None:
    """T35 Five less one is four, the defender's Grail makes it eight, the Gaze takes eight."""
    d = medusa("gaze-of-stone", "the-holy-grail", health="king-arthur 5")
    d.attack("medusa king-arthur", "gaze-of-stone", "the-holy-grail")
    taken = [(told["event"], told["health"]) for told in d.told("damage-taken") + d.told("health-recovered")]
    assert taken == [("damage-taken", 4), ("damage-taken", 0), ("health-recovered", 8)]
    d.won_by(0)


# Bewilderment


def test_bewilderment_prevents_the_damage_and_wins() -> None:
    d = medusa("gaze-of-stone", "bewilderment", at="king-arthur m15, merlin m10, medusa m18, harpy-1 m31")
    d.attack("medusa merlin", "gaze-of-stone", "bewilderment")
    assert d.values() == (2, 0, 0, "defender")  # so the Gaze has not won
    assert d.health("merlin") == 7
    d.asks("MayDo", 1, "yes no").play("yes")
    d.asks(
        "PlaceFighter",
        1,
        "m01 m02 m03 m04 m05 m06 m07 m08 m09 m11 m12 m13 m14 m16 m17 m19 m20 m21 m22 m23 m24 m25 m26 m27 m28 m29 m30",
    ).play("m27")
    assert d.space("merlin") == "m27"
    d.settled()


def test_bewilderment_may_leave_merlin_where_he_is() -> None:
    d = medusa("snipe", "bewilderment", at="king-arthur m15, merlin m10, medusa m18")
    d.attack("medusa merlin", "snipe", "bewilderment").play("no")
    assert (d.space("merlin"), d.health("merlin")) == ("m10", 7)
    d.settled()


def test_bewilderment_protects_nobody_else() -> None:
    """The Jabberwock stands beside both."""
    at = "king-arthur m11, merlin m10, alice m31, jabberwock m19"
    d = duel("alice", "king-arthur", at, hand="jaws-that-bite", other="bewilderment")
    d.attack("jabberwock merlin", "jaws-that-bite", "bewilderment").play("no")
    d.asks("DamageOne", 0, "king-arthur merlin").play("king-arthur")
    assert (d.health("merlin"), d.health("king-arthur")) == (7, 16)
    d.match.undo()
    d.play("merlin")  # legal, and prevented
    assert (d.health("merlin"), d.health("king-arthur")) == (7, 18)
    assert d.told("damage-prevented") == [{"event": "damage-prevented", "fighter": "merlin"}] * 2
    d.settled()


def test_bewilderment_under_feint_prevents_and_places_nothing() -> None:
    """T31"""
    d = medusa("feint", "bewilderment", at="king-arthur m15, merlin m10, medusa m18")
    d.attack("medusa merlin", "feint", "bewilderment")
    assert d.values() == (2, 0, 2, "attacker")
    assert (d.health("merlin"), d.space("merlin")) == (5, "m10")
    d.settled()


@pytest.mark.parametrize(("option", "health"), [("whole-combat", 7), ("combat-damage", 5)])
def test_bewilderment_against_damage_by_effects(option: str, health: int) -> None:
    """T34 Voyage to the Apes deals two after the combat."""
    at = "king-arthur m02, merlin m10, sinbad m15, porter m31"
    d = duel("sinbad", "king-arthur", at, hand="voyage-apes", other="bewilderment", bewilderment=option)
    d.attack("sinbad merlin", "voyage-apes", "bewilderment").play("no")
    assert d.values() == (2, 0, 0, "defender")
    assert d.health("merlin") == health
    d.settled()


def test_bewilderment_is_over_with_its_combat() -> None:
    d = medusa("snipe snipe", "bewilderment", at="king-arthur m15, merlin m10, medusa m18", other_deck="feint")
    d.attack("medusa merlin", "snipe", "bewilderment").play("no")
    d.attack("medusa merlin", "snipe")
    assert d.health("merlin") == 4
    d.settled(1, 2)


# Aid the Chosen One


def test_aid_the_chosen_one_draws_two_if_won() -> None:
    d = arthur("aid-the-chosen-one", "regroup", at="king-arthur m28, merlin m14, medusa m10", deck="feint skirmish")
    d.attack("merlin medusa", "aid-the-chosen-one", "regroup")
    assert d.values() == (4, 1, 3, "attacker")
    assert d.hand(0) == ["feint", "skirmish"]
    d.settled()


def test_aid_the_chosen_one_draws_nothing_if_lost() -> None:
    d = arthur("aid-the-chosen-one", "hiss-and-slither", at="king-arthur m28, merlin m14, medusa m10")
    d.attack("merlin medusa", "aid-the-chosen-one", "hiss-and-slither")
    assert d.values() == (4, 4, 0, "defender")
    assert d.hand(0) == []
    d.settled()


def test_aid_the_chosen_one_under_feint_draws_nothing() -> None:
    d = arthur("aid-the-chosen-one", "feint", at="king-arthur m28, merlin m14, medusa m10")
    d.attack("merlin medusa", "aid-the-chosen-one", "feint")
    assert d.values() == (4, 2, 2, "attacker")
    assert d.hand(0) == []
    d.settled()


# Swift Strike


def test_swift_strike_moves_the_fighter_that_attacked() -> None:
    """T49 Merlin, not Arthur, and whoever won."""
    at = "king-arthur m28, merlin m02, medusa m05, harpy-1 m31"
    d = arthur("swift-strike", "dash", at=at).attack("merlin medusa", "swift-strike", "dash").play("m05")
    assert d.values() == (3, 3, 0, "defender")
    d.asks("MoveFighter", 0, "m01 m02 m03 m04 m07 m08 m09 m10 m13 m14 m15 m20").play("m09")
    assert (d.space("merlin"), d.space("king-arthur")) == ("m09", "m28")
    d.settled()


def test_swift_strike_by_arthur_may_stay() -> None:
    d = arthur("swift-strike").attack("king-arthur medusa", "swift-strike")
    assert d.values() == (3, 0, 3, "attacker")
    d.asks("MoveFighter", 0, "m01 m03 m04 m05 m06 m10 m11 m12 m15 m16 m17 m18 m19 m22 m24 m29 m30").play("m15")
    d.settled()


def test_swift_strike_under_feint_does_not_move() -> None:
    d = arthur("swift-strike", "feint").attack("king-arthur medusa", "swift-strike", "feint")
    assert d.values() == (3, 2, 1, "attacker")
    d.settled()
