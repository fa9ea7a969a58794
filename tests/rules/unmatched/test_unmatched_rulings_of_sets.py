"""Rulings that the cards of further sets need."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duel import duel
from toy_heroes import card, fighter, hero, toy

ACHILLES_AT = "achilles m15, patroclus m02, medusa m09, harpy-1 m31"
MARY_AT = "bloody-mary m15, medusa m09, harpy-1 m31"
WUKONG_AT = "sun-wukong m15, medusa m09, harpy-1 m31"


def test_a60_a_gained_action_has_to_be_used() -> None:
    d = duel("bloody-mary", "medusa", MARY_AT, hand="closer-than-she-appears", deck="evade evade evade", actions=1)
    d.scheme("closer-than-she-appears", "m15").settled(0, 1)
    d.asks("TakeAction", 0)
    assert "pass" not in d.offers()
    assert d.table.taken == 2


def test_a60_nobody_gains_an_action_in_the_turn_of_another() -> None:
    """The heel of Achilles gives one to the attacker; attacked by himself, it is his own turn that counts."""
    d = duel("medusa", "achilles", ACHILLES_AT, hand="snipe", other="achilles-heel")
    d.attack("medusa achilles", "snipe", "achilles-heel")
    assert d.told("actions-gained") == []


def test_a61_a_bonus_attack_is_a_part_of_the_attack() -> None:
    d = duel("achilles", "medusa", ACHILLES_AT, hand="test-for-weakness").attack("achilles medusa", "test-for-weakness")
    assert [event["action"] for event in d.told("action-taken")] == ["attack"]
    assert (len(d.told("attack-declared")), len(d.told("combat-ended"))) == (1, 1)
    d.settled()


def test_a61_there_is_none_after_a_fall() -> None:
    d = duel("achilles", "medusa", ACHILLES_AT, hand="test-for-weakness", health="medusa 1")
    d.attack("achilles medusa", "test-for-weakness").won_by(0)
    assert len(d.told("combat-decided")) == 1


def test_a62_who_takes_the_place_takes_the_blow() -> None:
    d = duel("medusa", "achilles", ACHILLES_AT, hand="gaze-of-stone", other="under-achilles-helm", health="patroclus 1")
    d.attack("medusa achilles", "gaze-of-stone", "under-achilles-helm").play("yes")
    assert (d.health("achilles"), d.space("achilles"), d.health("patroclus")) == (18, "m02", 1)
    d.settled()


def test_a63_a_chosen_card_is_shown_to_all() -> None:
    d = duel("bloody-mary", "medusa", MARY_AT, hand="stolen-memories", other="gaze-of-stone feint")
    d.scheme("stolen-memories").play("gaze-of-stone", "no")
    assert d.seen(None, "hand-1") == ["gaze-of-stone", None]
    assert d.seen(0, "hand-1") == ["gaze-of-stone", "feint"]


def test_a64_a_played_card_cannot_take_itself() -> None:
    d = duel("achilles", "medusa", ACHILLES_AT, hand="battle-hardened", discard="skirmish feint")
    d.attack("achilles medusa", "battle-hardened").asks("ChooseCard", 0, "skirmish feint")


def test_a65_a_blow_given_back_is_won_by_the_defender() -> None:
    d = duel("medusa", "sun-wukong", WUKONG_AT, hand="second-shot gaze-of-stone", other="golden-chain-mail")
    d.attack("medusa sun-wukong", "second-shot", "golden-chain-mail").play("gaze-of-stone")
    assert (d.values()[3], d.health("medusa")) == ("defender", 13)


def test_a66_what_falls_in_the_middle_of_a_combat_changes_a_value(tmp_path: Path) -> None:
    mad = card("mad", "attack", value=1, during='{ op = "damage", count = 9, who = "imp" }')
    ability = '[[ability]]\nmoment = "always"\nmodify = "value"\ncard = "attack"\nuser = "smith"\nby = 3\n'
    ability += 'when = { not = { standing = "imp" } }\n'
    smith = hero("smith", mad, fighters=(fighter("smith", "hero"), fighter("imp")), ability=ability)
    game = toy(tmp_path, {"smith": smith, "witch": hero("witch")})
    d = duel("smith", "witch", "smith r1, imp r6, witch r2", hand="mad", game=game, board="ring")
    d.attack("smith witch", "mad")
    assert d.values() == (4, 0, 4, "attacker")


def test_a67_achilles_alone_draws_when_the_cards_have_had_their_say() -> None:
    at = "achilles m15, medusa m09, harpy-1 m31"
    d = duel("achilles", "medusa", at, hand="skirmish", deck="feint").attack("achilles medusa", "skirmish")
    d.asks("MoveEither", 0)
    assert d.hand(0) == []
    d.play("medusa", "m09")
    assert d.hand(0) == ["feint"]
    d.settled()


def test_a67_a_bonus_attack_is_another_combat() -> None:
    at = "achilles m15, medusa m09, harpy-1 m31"
    d = duel("achilles", "medusa", at, hand="test-for-weakness", deck="feint skirmish spear-throw")
    d.attack("achilles medusa", "test-for-weakness")
    assert d.hand(0) == ["feint", "skirmish"]
    d.settled()


@pytest.mark.parametrize(("began", "value"), [("m04", 3), ("m02", 6)])
def test_a68_one_common_zone_is_enough(began: str, value: int) -> None:
    d = duel("bloody-mary", "medusa", MARY_AT, hand="jump-scare", began=f"bloody-mary {began}")
    assert d.attack("bloody-mary medusa", "jump-scare").values()[0] == value


def test_a69_no_card_has_no_boost() -> None:
    d = duel("bloody-mary", "medusa", MARY_AT, hand="out-of-the-mirror").attack(
        "bloody-mary medusa", "out-of-the-mirror"
    )
    assert d.values()[0] == 1


def test_a70_with_no_free_space_nobody_is_summoned() -> None:
    """m02 has two neighbours, and both are taken."""
    at = "sun-wukong m02, clone-1 m01, medusa m03, harpy-1 m31"
    d = duel("sun-wukong", "medusa", at, phase="turn-start").asks("UseAtTurnStart", 0, "yes no").play("yes")
    assert (d.health("sun-wukong"), d.space("clone-2")) == (16, None)
    d.settled(0, 2)


def test_a71_nothing_cancels_what_cannot_be_cancelled() -> None:
    d = duel("sun-wukong", "medusa", WUKONG_AT, hand="ox-form", other="feint gaze-of-stone")
    d.attack("sun-wukong medusa", "ox-form", "feint").asks("BoostAttack", 1)


def test_a72_a_locked_value_stays_whatever_comes() -> None:
    at = "genie m15, alice m09, jabberwock m31"
    d = duel("genie", "alice", at, hand="three-wishes this-is-no-parlor-trick", other="feint", size="big")
    d.scheme("three-wishes", "power").attack("genie alice", "this-is-no-parlor-trick", "feint")
    assert d.told("combat-decided")[-1]["attack"] == 4
    view: Any = d.match.view(None)
    assert view["locked"] == 4
