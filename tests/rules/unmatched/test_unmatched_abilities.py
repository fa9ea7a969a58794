"""Hero abilities: Arthur's committed card, Alice's size, Medusa's gaze, Sinbad's voyages."""

from __future__ import annotations

from typing import Any

import pytest

import ristal
from duel import Duel, duel

AT = "king-arthur m15, merlin m02, medusa m09, harpy-1 m31"
ALICE_AT = "alice m15, jabberwock m02, medusa m09, harpy-1 m31"


def arthur(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    return duel("king-arthur", "medusa", at, hand=hand, other=other, **more)


def alice(hand: str, other: str = "", at: str = ALICE_AT, **more: Any) -> Duel:
    return duel("alice", "medusa", at, hand=hand, other=other, **more)


# King Arthur


def test_r173_a6_arthur_may_commit_a_card_for_its_boost() -> None:
    """Any card will do, also one he could never play; the defender chooses afterwards."""
    d = arthur("swift-strike bewilderment prophecy feint", "snipe", discard="").play("attack", "king-arthur medusa")
    d.play("swift-strike").asks("CommitBoost", 0, "pass prophecy bewilderment feint").play("bewilderment")
    d.asks("PlayDefence", 1, "pass snipe").play("snipe")
    assert d.values() == (3 + 2, 3, 2, "attacker")
    d.play("m15")
    assert d.pile(0) == ["bewilderment", "swift-strike"]
    d.settled()


def test_r173_a_card_that_is_not_held_cannot_be_committed() -> None:
    d = arthur("swift-strike feint").play("attack", "king-arthur medusa", "swift-strike")
    for card in ("excalibur", "swift-strike"):
        assert d.match.why(card).endswith("(§R173)")
    assert d.match.why("dash").endswith(": пас; Уловка. (§R173)")


def test_r173_nothing_else_of_the_committed_card_applies() -> None:
    """A committed Feint cancels nothing, a committed Aid of Morgana draws nothing."""
    d = arthur("regroup feint", "snipe", deck="skirmish skirmish").attack(
        "king-arthur medusa", "regroup", "snipe", boost="feint"
    )
    assert (d.values(), d.told("effects-cancelled")) == ((2, 3, 0, "defender"), [])
    assert (d.hand(0), len(d.hand(1))) == (["skirmish"], 1)
    d.settled()


def test_r173_arthur_may_do_without() -> None:
    d = arthur("swift-strike feint").play("attack", "king-arthur medusa", "swift-strike", "pass").play("m15")
    assert (d.values(), d.hand(0)) == ((3, 0, 3, "attacker"), ["feint"])
    d.settled()


def test_r173_with_no_card_left_nothing_is_asked() -> None:
    d = arthur("excalibur", "snipe").play("attack", "king-arthur medusa", "excalibur")
    d.asks("PlayDefence", 1)


def test_r173_merlin_commits_nothing() -> None:
    """T23"""
    d = arthur("skirmish excalibur", "snipe", at="king-arthur m02, merlin m15, medusa m09")
    d.play("attack", "merlin medusa").asks("PlayAttack", 0, "skirmish").play("skirmish")
    d.asks("PlayDefence", 1)


def test_r173_arthur_commits_nothing_in_defence() -> None:
    d = duel("medusa", "king-arthur", AT, hand="snipe", other="skirmish excalibur")
    d.attack("medusa king-arthur", "snipe", "skirmish")
    assert d.values() == (3, 4, 0, "defender")
    d.asks("MoveEither", 1)


def test_r173_nobody_else_commits() -> None:
    d = alice("snicker-snack regroup", "snipe").play("attack", "alice medusa", "snicker-snack")
    d.asks("PlayDefence", 1)


def test_r173_a6_a_cancelled_attack_card_loses_the_boost() -> None:
    d = arthur("swift-strike excalibur", "feint").attack(
        "king-arthur medusa", "swift-strike", "feint", boost="excalibur"
    )
    assert d.values() == (3, 2, 1, "attacker")
    assert d.pile(0) == ["excalibur", "swift-strike"]  # opened and discarded all the same
    assert d.told("cards-revealed")[0]["boost"] == "excalibur"
    d.settled()


@pytest.mark.parametrize(("option", "value"), [("boost-lost", 6), ("boost-stays", 9)])
def test_a7_feint_on_a_boosted_excalibur(option: str, value: int) -> None:
    """Excalibur has no effects to cancel."""
    d = arthur("excalibur noble-sacrifice", "feint", feint=option)
    d.attack("king-arthur medusa", "excalibur", "feint", boost="noble-sacrifice")
    assert d.values() == (value, 2, value - 2, "attacker")
    d.settled()


@pytest.mark.parametrize("option", ["boost-lost", "boost-stays"])
def test_a7_feint_on_a_boosted_card_with_effects_always_voids_it(option: str) -> None:
    d = arthur("the-aid-of-morgana excalibur", "feint", feint=option)
    d.attack("king-arthur medusa", "the-aid-of-morgana", "feint", boost="excalibur")
    assert d.values() == (4, 2, 2, "attacker")
    d.settled()


def test_a8_feint_against_a_boosted_feint() -> None:
    d = arthur("feint excalibur", "feint").attack("king-arthur medusa", "feint", "feint", boost="excalibur")
    assert d.values() == (2, 2, 0, "defender")
    d.settled()


def test_a9_noble_sacrifice_is_boosted_after_the_reveal_beside_the_committed_card() -> None:
    """T25"""
    at = "king-arthur m15, merlin m02, alice m09, jabberwock m31"
    hand = "noble-sacrifice excalibur the-aid-of-morgana"
    d = duel("king-arthur", "alice", at, hand=hand, other="skirmish", size="big")
    d.attack("king-arthur alice", "noble-sacrifice", "skirmish", boost="excalibur")
    d.asks("BoostAttack", 0, "pass the-aid-of-morgana").play("the-aid-of-morgana")
    assert d.values() == (7, 4, 3, "attacker")
    assert d.hand(0) == []
    d.settled()


def test_a9_the_boost_is_in_the_pile_before_the_damage() -> None:
    d = duel("medusa", "king-arthur", AT, hand="second-shot gaze-of-stone", other="skirmish", seed=0)
    d.attack("medusa king-arthur", "second-shot", "skirmish").play("gaze-of-stone")
    moved: list[Any] = d.match.moves[-1].events
    assert [event["data"]["event"] for event in moved][:3] == ["card-discarded", "value-changed", "damage-taken"]
    assert d.values() == (7, 4, 3, "attacker")
    d.settled()


# Alice


@pytest.mark.parametrize(("size", "value"), [("big", 5), ("small", 3)])
def test_r174_a20_big_alice_adds_two_to_her_attacks(size: str, value: int) -> None:
    d = alice("snicker-snack", size=size).attack("alice medusa", "snicker-snack")
    assert d.values() == (value, 0, value, "attacker")
    d.settled()


@pytest.mark.parametrize(("size", "value"), [("big", 2), ("small", 3)])
def test_r174_a20_small_alice_adds_one_to_her_defences(size: str, value: int) -> None:
    """T41 Any card that she plays, one for all fighters as well."""
    d = duel("medusa", "alice", ALICE_AT, hand="dash", other="feint", size=size).attack("medusa alice", "dash", "feint")
    assert d.values()[:2] == (3, value)
    d.settled()


@pytest.mark.parametrize("size", ["big", "small"])
def test_r174_nothing_without_a_card(size: str) -> None:
    """T41"""
    at = "alice m15, jabberwock m02, king-arthur m09"
    d = duel("king-arthur", "alice", at, hand="skirmish", size=size).attack("king-arthur alice", "skirmish")
    assert d.values() == (4, 0, 4, "attacker")
    d.play("alice", "m15").settled()


@pytest.mark.parametrize("size", ["big", "small"])
def test_r174_nothing_for_the_jabberwock(size: str) -> None:
    """T3"""
    at = "alice m02, jabberwock m15, medusa m09"
    attack = alice("manxome-foe", at=at, size=size, empty_decks=True).attack("jabberwock medusa", "manxome-foe")
    assert attack.values() == (3, 0, 3, "attacker")
    defence = duel("medusa", "alice", at, hand="snipe", other="feint", size=size)
    assert defence.attack("medusa jabberwock", "snipe", "feint").values() == (3, 2, 1, "attacker")


def test_a20_a_change_of_size_never_changes_the_running_combat() -> None:
    d = alice("o-frabjous-day", "hiss-and-slither", size="small")
    d.attack("alice medusa", "o-frabjous-day", "hiss-and-slither")
    assert (d.values(), d.size(0)) == ((4, 4, 0, "defender"), "big")
    d.settled()


def test_a20_the_size_changes_even_if_alice_stays() -> None:
    """T59"""
    d = alice("eat-me", size="big").scheme("eat-me", "m15")
    assert d.size(0) == "small"
    d.settled()


# Medusa


def turn_of_medusa(at: str, **more: Any) -> Duel:
    return duel("medusa", "king-arthur", at, phase="turn-start", **more)


def test_r175_medusa_may_hurt_one_opposing_fighter_in_a_zone_of_hers() -> None:
    """Before her first action, and it costs none."""
    d = turn_of_medusa("medusa m22, harpy-1 m18, king-arthur m25, merlin m29")
    d.asks("UseAtTurnStart", 0, "pass king-arthur merlin").play("merlin")
    assert (d.health("merlin"), d.health("king-arthur"), d.health("harpy-1")) == (6, 18, 1)
    d.settled(0, 2)


def test_r175_medusa_may_let_it_be() -> None:
    d = turn_of_medusa("medusa m22, harpy-1 m18, king-arthur m25, merlin m29").play("pass")
    assert (d.health("merlin"), d.health("king-arthur")) == (7, 18)
    d.settled(0, 2)


def test_r175_nobody_in_her_zones_means_nothing_to_ask() -> None:
    """A Harpy's zone is not hers."""
    d = turn_of_medusa("medusa m22, harpy-1 m13, king-arthur m20, merlin m27")
    d.settled(0, 2)


def test_r175_only_in_her_own_turn() -> None:
    d = duel("king-arthur", "medusa", "medusa m22, king-arthur m25, merlin m29", phase="turn-start")
    d.settled(0, 2)


def test_r175_the_gaze_may_win_before_any_action() -> None:
    """T55"""
    at = "medusa m22, harpy-1 m18, alice m25, jabberwock m29"
    d = duel("medusa", "alice", at, phase="turn-start", health="alice 1").play("alice")
    d.won_by(0)


# Sinbad


SINBAD_AT = "sinbad m15, porter m02, medusa m09, harpy-1 m31"


def test_r176_sinbad_may_add_a_step_for_each_voyage_in_his_pile() -> None:
    d = duel("sinbad", "medusa", "sinbad m02, porter m27, medusa m09", discard="voyage-home voyage-apes feint")
    d.play("manoeuvre", "pass").asks("AddToMove", 0, "yes no").play("yes")
    d.play("sinbad").asks("MoveFighter", 0, "m01 m02 m03 m04 m05 m06 m07 m08 m10 m13 m14 m15 m20").play("m02")
    d.asks("MoveFighter", 0, "m01 m07 m08 m13 m17 m18 m20 m21 m22 m25 m26 m27 m28 m29 m30 m31").play(
        "m27"
    )  # the Porter too
    d.settled()


def test_r176_sinbad_may_do_without() -> None:
    d = duel("sinbad", "medusa", "sinbad m02, porter m27, medusa m09", discard="voyage-home voyage-apes")
    d.play("manoeuvre", "pass", "no", "sinbad").asks("MoveFighter", 0, "m01 m02 m03 m04 m07")


def test_r176_without_voyages_nothing_is_asked() -> None:
    d = duel("sinbad", "medusa", SINBAD_AT, discard="feint exploit", other_discard="dash").play("manoeuvre", "pass")
    d.asks("MoveGroup", 0)


def test_r176_a26_a_voyage_discarded_for_its_boost_counts_at_once() -> None:
    """T62 Two, nought for the boost, and four voyages: six steps."""
    at = "sinbad m13, porter m27, medusa m31"
    piles = "voyage-home voyage-apes voyage-whale"
    d = duel("sinbad", "medusa", at, hand="voyage-snakes", discard=piles, deck="feint")
    d.play("manoeuvre", "voyage-snakes", "yes", "sinbad")
    d.asks(
        "MoveFighter",
        0,
        "m01 m02 m03 m04 m05 m07 m08 m09 m10 m11 m13 m14 m15 m17 m18 m19 m20 m21 m22 m23 m24 m25 m26 m28 m29 m30",
    )


def test_r176_voyages_do_not_lengthen_moves_by_cards() -> None:
    """T62"""
    d = duel("sinbad", "medusa", "sinbad m02, porter m27, medusa m01", hand="toil-and-danger", discard="voyage-home")
    d.attack("sinbad medusa", "toil-and-danger").asks("MoveFighter", 0, "m02 m03 m04 m05 m15")


# A defeated hero, as team play knows it


def team(to_move: int, spaces: str, hands: list[list[str]], **more: Any) -> Duel:
    lines = [
        'board = "marmoreal"',
        'mode = "teams"',
        'heroes = ["medusa", "king-arthur", "sinbad", "alice"]',
        f"to_move = {to_move}",
        "spaces = { " + ", ".join(f'{p.split()[0]} = "{p.split()[1]}"' for p in spaces.split(", ")) + " }",
        f"hands = {hands}",
        "decks = [[], [], [], []]",
        "discards = [[], [], ['voyage-home'], []]",
        'sizes = ["none", "none", "none", "big"]',
        *(f'{name} = "{value}"' for name, value in more.items()),
    ]
    return Duel(ristal.position("unmatched", "\n".join(lines)))


STANDING = "king-arthur m25, merlin m29, sinbad m01, porter m02, alice m12, jabberwock m11"


def test_r177_a_fallen_medusa_gazes_no_more() -> None:
    d = team(0, f"harpy-1 m22, {STANDING}", [[], [], [], []], phase="turn-start")
    d.asks("TakeAction", 0)
    up = team(0, f"medusa m22, {STANDING}", [[], [], [], []], phase="turn-start")
    up.asks("UseAtTurnStart", 0, "pass king-arthur merlin alice jabberwock")


def test_r177_a_fallen_arthur_neither_attacks_nor_commits() -> None:
    at = "medusa m22, harpy-1 m28, merlin m29, sinbad m01, porter m02, alice m12, jabberwock m11"
    d = team(1, at, [[], ["excalibur", "skirmish", "feint"], [], []]).play("attack")
    assert set(d.offers()) == {"merlin medusa", "merlin harpy-1"}
    d.play("merlin medusa").asks("PlayAttack", 1, "skirmish feint").play("skirmish")
    d.asks("MoveEither", 1)  # no boost was asked for, and Medusa's hand is empty


def test_r177_a_fallen_alice_lends_her_size_to_nobody() -> None:
    at = "medusa m22, harpy-1 m28, king-arthur m25, merlin m29, sinbad m12, porter m02, jabberwock m11"
    d = team(3, at, [[], [], [], ["claws-that-catch"]]).attack("jabberwock sinbad", "claws-that-catch")
    assert d.values() == (5, 0, 5, "attacker")


def test_r177_a_fallen_sinbad_adds_no_steps() -> None:
    at = "medusa m22, harpy-1 m28, king-arthur m25, merlin m29, porter m02, alice m12, jabberwock m11"
    d = team(2, at, [[], [], ["feint"], []]).play("manoeuvre", "pass")
    d.asks("MoveFighter", 2, "m01 m02 m03 m04 m07")
