"""Chapter «Действие: атака», step 3, and «Победа в бою»: windows, values, combat damage, who has won."""

from __future__ import annotations

from typing import Any

import pytest

from duel import Duel, duel

AT = "king-arthur m15, merlin m02, medusa m09, harpy-1 m31"


def arthur(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Arthur is to move; Medusa stands beside him."""
    return duel("king-arthur", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    return duel("medusa", "king-arthur", at, hand=hand, other=other, **more)


def order(d: Duel) -> list[str]:
    """What the last answer made happen, by name."""
    events: list[Any] = d.match.moves[-1].events
    return [event["data"]["event"] for event in events]


# The windows


def test_r99_r102_immediately_during_damage_after_discard() -> None:
    """Feint cancels first, then nothing is left for the windows of the cancelled card."""
    d = arthur("the-aid-of-morgana", "dash", deck="regroup skirmish")
    d.play("attack", "king-arthur medusa", "the-aid-of-morgana", "dash")
    assert order(d) == ["card-laid", "cards-revealed", "damage-taken", "combat-decided", "effect-begun"]
    d.asks("MoveFighter", 1)  # after: the defender first, while the cards still lie there
    assert (d.pile(0), d.pile(1)) == ([], [])
    d.play("m09")
    ended = ["combat-cards-discarded", "combat-ended"]
    assert order(d) == ["fighter-moved", "effect-begun", "card-drawn", "card-drawn", *ended]
    assert (d.pile(0), d.pile(1)) == (["the-aid-of-morgana"], ["dash"])
    d.settled()


def test_r102_r103_an_immediate_effect_comes_before_those_of_the_combat() -> None:
    """The attacker's Feint cancels a Shift that would have resolved before it if both were of one timing."""
    at = "king-arthur m15, merlin m02, alice m09, jabberwock m31"
    d = duel("king-arthur", "alice", at, hand="feint", other="momentous-shift", began="alice m08")
    d.attack("king-arthur alice", "feint", "momentous-shift")
    ended = ["combat-cards-discarded", "combat-ended"]
    assert order(d)[2:] == ["effect-begun", "effects-cancelled", "combat-decided", *ended]
    assert d.values() == (2, 3, 0, "defender")
    d.settled()


def test_r102_r104_an_effect_during_the_combat_comes_before_the_damage() -> None:
    d = medusa("second-shot gaze-of-stone", health="king-arthur 18")
    d.attack("medusa king-arthur", "second-shot").asks("BoostAttack", 0)
    assert d.health("king-arthur") == 18
    assert d.told("combat-decided") == []
    d.play("gaze-of-stone")
    assert d.health("king-arthur") == 11
    d.settled()


def test_r102_r108_an_effect_after_the_combat_comes_after_the_damage() -> None:
    d = medusa("dash").attack("medusa king-arthur", "dash").asks("MoveFighter", 0)
    assert d.health("king-arthur") == 15
    d.play("m09").settled()


def test_r100_of_effects_at_once_the_defenders_come_first() -> None:
    """The Hounds of the defender run before the Strike of the attacker, who is asked second."""
    d = arthur("swift-strike", "the-hounds-of-mighty-zeus", at="king-arthur m15, merlin m02, medusa m31, harpy-1 m09")
    d.attack("king-arthur harpy-1", "swift-strike", "the-hounds-of-mighty-zeus")
    assert d.values() == (3, 4, 0, "defender")
    d.asks("MoveFighter", 1).play("m17")
    d.asks("MoveFighter", 0).play("m09")  # the space that was left
    d.settled()


def test_r101_a39_effects_of_one_block_happen_from_top_to_bottom() -> None:
    """First Alice moves, then she changes: asked where to go, she is as she was."""
    at = "alice m15, jabberwock m02, medusa m09"
    d = duel("alice", "medusa", at, hand="the-other-side-of-the-mushroom", size="small")
    d.attack("alice medusa", "the-other-side-of-the-mushroom").asks("MoveFighter", 0)
    assert d.size(0) == "small"
    d.play("m15")
    assert d.size(0) == "big"
    d.settled()


def test_r109_played_cards_go_to_the_piles_of_their_owners() -> None:
    d = arthur("skirmish excalibur", "hiss-and-slither snipe")
    d.attack("king-arthur medusa", "skirmish", "hiss-and-slither", boost="excalibur")
    assert d.values() == (7, 4, 3, "attacker")
    d.play("king-arthur", "m15")
    assert (d.pile(0), d.pile(1)) == (["excalibur", "skirmish"], ["hiss-and-slither"])
    assert (d.hand(0), d.hand(1)) == ([], ["snipe"])
    d.settled()


def test_r109_while_effects_resolve_the_cards_are_in_no_pile() -> None:
    d = arthur("skirmish", "").attack("king-arthur medusa", "skirmish").asks("MoveEither", 0)
    assert (d.hand(0), d.pile(0)) == ([], [])
    d.play("medusa", "m09")
    assert d.pile(0) == ["skirmish"]
    d.settled()


# Values and combat damage


@pytest.mark.parametrize(
    ("attack", "defence", "damage", "winner"),
    [
        ("excalibur", "", 6, "attacker"),
        ("excalibur", "snipe", 3, "attacker"),
        ("regroup", "", 1, "attacker"),
        ("momentous-shift", "snipe", 0, "defender"),  # three against three
        ("regroup", "hiss-and-slither", 0, "defender"),  # one against four
    ],
)
def test_r105_r106_r127_r128_r129_damage_is_attack_less_defence_and_decides(
    attack: str, defence: str, damage: int, winner: str
) -> None:
    d = arthur(attack, defence).attack("king-arthur medusa", attack, defence)
    assert d.values()[2:] == (damage, winner)
    assert d.health("medusa") == 16 - damage
    assert d.health("king-arthur") == 18  # a weaker attack never hurts the attacker
    d.settled()


def test_r105_combat_damage_hits_the_defending_fighter_alone() -> None:
    d = medusa("snipe", at="king-arthur m15, merlin m10, medusa m18, harpy-1 m31").attack("medusa merlin", "snipe")
    assert (d.health("merlin"), d.health("king-arthur"), d.health("medusa"), d.health("harpy-1")) == (4, 18, 16, 1)
    d.settled()


def test_r107_r130_health_stops_at_zero_and_damage_counts_in_full() -> None:
    """Six against a Harpy of one: six combat damage, health nought."""
    d = arthur("excalibur", at="king-arthur m15, merlin m02, medusa m31, harpy-1 m09")
    d.attack("king-arthur harpy-1", "excalibur")
    assert d.values() == (6, 0, 6, "attacker")
    assert d.health("harpy-1") == 0
    assert d.told("damage-taken") == [{"event": "damage-taken", "fighter": "harpy-1", "amount": 6, "health": 0}]
    d.settled()


def test_r106_r128_no_damage_at_equal_values_means_the_defender_won() -> None:
    """T50 Skirmish against Skirmish: only the defender's acts."""
    at = "king-arthur m15, merlin m02, alice m09, jabberwock m31"
    d = duel("king-arthur", "alice", at, hand="skirmish", other="skirmish", size="big")
    d.attack("king-arthur alice", "skirmish", "skirmish")
    assert d.values() == (4, 4, 0, "defender")
    d.asks("MoveEither", 1, "king-arthur alice").play("king-arthur", "m15")
    d.settled()


def test_r127_r129_the_attackers_skirmish_acts_and_the_defenders_does_not() -> None:
    """T50 The other way round, by Arthur's committed card."""
    at = "king-arthur m15, merlin m02, alice m09, jabberwock m31"
    d = duel("king-arthur", "alice", at, hand="skirmish feint", other="skirmish", size="big")
    d.attack("king-arthur alice", "skirmish", "skirmish", boost="feint")
    assert d.values() == (5, 4, 1, "attacker")
    d.asks("MoveEither", 0, "king-arthur alice").play("alice", "m09")
    d.settled()


def test_r127_r128_damage_by_effects_does_not_win() -> None:
    """Voyage to the Apes: two against three, then two by its effect; the defender has won, so his Leap acts."""
    at = "sinbad m15, porter m02, king-arthur m09, merlin m31"
    d = duel("sinbad", "king-arthur", at, hand="voyage-apes", other="skirmish")
    d.attack("sinbad king-arthur", "voyage-apes", "skirmish")
    assert d.values() == (2, 4, 0, "defender")
    d.asks("MoveEither", 1).play("sinbad", "m15")
    assert d.health("king-arthur") == 16
    d.settled()


def test_r129_who_has_won_stays_fixed_whatever_follows() -> None:
    """The Grail restores all that was lost before the Gaze looks at who won: the attacker has."""
    d = medusa("gaze-of-stone", "the-holy-grail", health="king-arthur 5")
    d.attack("medusa king-arthur", "gaze-of-stone", "the-holy-grail")
    assert d.health("king-arthur") == 0
    d.won_by(0)


def test_a10_a_set_value_is_the_base_and_additions_stay() -> None:
    """T40 Five and two for big Alice; order does not matter, her two were there first."""
    at = "alice m15, jabberwock m02, medusa m09"
    d = duel("alice", "medusa", at, hand="momentous-shift", other="regroup", size="big", began="alice m04")
    d.attack("alice medusa", "momentous-shift", "regroup")
    assert d.values() == (7, 1, 6, "attacker")
    assert d.told("value-changed")[-1]["value"] == 7
    d.settled()


def test_a10_the_committed_boost_stays_on_a_set_value() -> None:
    d = arthur("momentous-shift excalibur", began="king-arthur m04")
    d.attack("king-arthur medusa", "momentous-shift", boost="excalibur")
    assert d.values() == (8, 0, 8, "attacker")
    d.settled()


# Cancelling


def test_r122_r123_a_cancelled_card_keeps_value_and_type_and_is_discarded() -> None:
    d = arthur("the-aid-of-morgana", "feint").attack("king-arthur medusa", "the-aid-of-morgana", "feint")
    assert d.values() == (4, 2, 2, "attacker")
    assert (d.hand(0), d.pile(0)) == ([], ["the-aid-of-morgana"])
    d.settled()


def test_r122_a_cancel_ends_with_its_combat() -> None:
    """The same card in the next attack does all that it says."""
    d = arthur("the-aid-of-morgana regroup", "feint", deck="skirmish excalibur swift-strike")
    d.attack("king-arthur medusa", "regroup", "feint")
    assert d.hand(0) == ["the-aid-of-morgana"]
    d.attack("king-arthur medusa", "the-aid-of-morgana")
    assert d.hand(0) == ["excalibur", "skirmish"]
    d.asks("UseAtTurnStart", 1)


def test_a8_of_two_feints_only_the_defenders_resolves() -> None:
    """The attacker's is cancelled before it acts, and Arthur's boost on it is lost."""
    d = arthur("feint excalibur", "feint").attack("king-arthur medusa", "feint", "feint", boost="excalibur")
    assert d.values() == (2, 2, 0, "defender")
    assert [told["seat"] for told in d.told("effects-cancelled")] == [0]
    assert d.pile(0) == ["excalibur", "feint"]
    d.settled()


def test_r125_hero_abilities_are_not_cancelled() -> None:
    """T32 Alice's size counts under Feint, in attack and in defence."""
    at = "alice m15, jabberwock m02, medusa m09"
    big = duel("alice", "medusa", at, hand="manxome-foe", other="feint", size="big")
    assert big.attack("alice medusa", "manxome-foe", "feint").values() == (5, 2, 3, "attacker")
    small = duel("medusa", "alice", at, hand="feint", other="looking-glass", size="small")
    assert small.attack("medusa alice", "feint", "looking-glass").values() == (2, 3, 0, "defender")
    small.settled()


# Combatants


def test_r113_effects_mean_the_fighters_of_this_combat() -> None:
    """Voyage to the Apes hurts the Harpy that was attacked, or nobody; the Dash moves who defended."""
    at = "sinbad m15, porter m02, medusa m14, harpy-1 m09"
    d = duel("sinbad", "medusa", at, hand="voyage-apes", other="dash")
    d.attack("sinbad harpy-1", "voyage-apes", "dash")
    assert d.values() == (2, 3, 0, "defender")
    d.asks("MoveFighter", 1).play("m08")
    assert (d.space("harpy-1"), d.health("medusa")) == (None, 16)  # the Apes came after the Dash
    d.settled()


def test_r111_r112_cards_of_the_fallen_still_act_without_their_place() -> None:
    """Arthur falls to the Gaze; his Regroup drew already, his Intervention could not have moved him."""
    d = medusa("gaze-of-stone", "regroup", health="king-arthur 1")
    d.attack("medusa king-arthur", "gaze-of-stone", "regroup")
    assert d.space("king-arthur") is None
    assert len(d.hand(1)) == 1
    d.won_by(0)


def test_r111_the_attackers_card_acts_when_the_attacker_falls() -> None:
    """T68 Exhausted by his own Aid of Morgana, Arthur falls, and Alice before him: his turn decides."""
    at = "king-arthur m15, merlin m02, alice m09, jabberwock m31"
    d = duel("king-arthur", "alice", at, hand="the-aid-of-morgana", health="king-arthur 4, alice 3", empty_decks=True)
    d.attack("king-arthur alice", "the-aid-of-morgana")
    assert (d.space("alice"), d.space("king-arthur"), d.health("merlin")) == (None, None, 3)
    d.won_by(0, "both-defeated")


def test_r112_r120_a_bite_needs_somebody_beside_the_biter() -> None:
    """A Jabberwock that the defender has led away from everybody bites nobody."""
    at = "sinbad m15, porter m10, alice m31, jabberwock m09"
    d = duel("alice", "sinbad", at, hand="jaws-that-bite", other="leap-away", size="small")
    d.attack("jabberwock sinbad", "jaws-that-bite", "leap-away")
    assert d.values() == (4, 4, 0, "defender")
    d.asks("MoveEither", 1).play("jabberwock", "m22")  # the defender moves it away first
    assert (d.health("sinbad"), d.health("alice")) == (15, 13)  # nobody is beside it any more
    d.settled()


def test_a19_a_fallen_combatant_cannot_be_picked() -> None:
    d = arthur("skirmish", at="king-arthur m15, merlin m02, medusa m31, harpy-1 m09")
    d.attack("king-arthur harpy-1", "skirmish").asks("MoveFighter", 0).play("m15")
    d.settled()


def test_a19_both_may_be_picked_while_both_stand() -> None:
    arthur("skirmish").attack("king-arthur medusa", "skirmish").asks("MoveEither", 0, "king-arthur medusa")


# Scenarios of the rulebook


def test_r100_r114_the_example_of_the_rulebook() -> None:
    """T2 Jaws against Skirmish, four each; the Skirmish moves the Jabberwock beside Alice, who must be bitten."""
    at = "king-arthur m15, merlin m04, alice m29, jabberwock m14"
    d = duel("alice", "king-arthur", at, hand="jaws-that-bite", other="skirmish feint", deck="eat-me")
    d.play("manoeuvre", "pass", "jabberwock", "m09", "m29")
    d.attack("jabberwock king-arthur", "jaws-that-bite", "skirmish")
    assert d.values() == (4, 4, 0, "defender")
    d.asks("MoveEither", 1, "jabberwock king-arthur")
    d.play("jabberwock", "m22")
    assert (d.health("alice"), d.health("king-arthur")) == (11, 18)
    assert (d.pile(0), d.pile(1)) == (["jaws-that-bite"], ["skirmish"])
    d.asks("TakeAction", 1)
