"""The deck of Bloody Mary, card by card."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "bloody-mary m15, medusa m09, harpy-1 m31"


def mary(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Bloody Mary is to move; Medusa stands beside her."""
    return duel("bloody-mary", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str, at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "bloody-mary", at, hand=hand, other=other, **more)


def third(hand: str, other: str = "", at: str = "bloody-mary m04, medusa m09, harpy-1 m31", **more: Any) -> Duel:
    """Mary has come to m15 by two schemes, each of which gained her an action: her third one is next."""
    d = mary(
        f"closer-than-she-appears closer-than-she-appears {hand}",
        other,
        at,
        deck="evade evade jump-scare jump-scare",
        **more,
    )
    d.scheme("closer-than-she-appears", "m15").settled(0, 2)
    d.scheme("closer-than-she-appears", "m15").settled(0, 2)
    return d


def test_fighters() -> None:
    assert fighters("bloody-mary") == lines("""
        1 bloody-mary hero 16 melee
        move 3, turn-start
    """)


def test_deck() -> None:
    assert table("bloody-mary") == lines("""
        3 bloody-requiem          attack    3 4 bloody-mary
        2 speak-three-times       attack    3 2 bloody-mary
        2 ghostly-touch           attack    1 2 bloody-mary
        2 out-of-the-mirror       attack    1 2 bloody-mary
        3 evade                   defence   3 1 bloody-mary
        2 mirror-image            defence   0 2 bloody-mary
        2 closer-than-she-appears scheme    - 2 bloody-mary
        2 stolen-memories         scheme    - 3 bloody-mary
        3 broken-glass            versatile 3 2 bloody-mary
        3 trick-of-the-light      versatile 2 3 bloody-mary
        2 infinity-mirror         versatile 4 2 bloody-mary
        2 jump-scare              versatile 3 2 bloody-mary
        2 feint                   versatile 2 2 bloody-mary
    """)


# Bloody Requiem


@pytest.mark.parametrize(("defence", "printed"), [("hiss-and-slither", 4), ("regroup", 1), ("", 0)])
def test_bloody_requiem_repeats_what_was_printed_on_the_defence(defence: str, printed: int) -> None:
    d = mary("bloody-requiem evade", defence).attack("bloody-mary medusa", "bloody-requiem", defence)
    if defence == "hiss-and-slither":
        d.play("evade")
    if d.question == "PlayDefence":  # the Regroup drew cards
        d.play("pass")
    assert d.values() == (printed, 0, printed, "attacker" if printed else "defender")
    assert len(d.told("combat-decided")) == 2
    d.settled()


def test_bloody_requiem_looks_at_the_print_not_at_the_value() -> None:
    """Small Alice defends with one more than is printed."""
    at = "bloody-mary m15, alice m09"
    d = duel("bloody-mary", "alice", at, hand="bloody-requiem", other="momentous-shift", size="small")
    d.attack("bloody-mary alice", "bloody-requiem", "momentous-shift")
    assert [told["defence"] for told in d.told("combat-decided")] == [4, 0]
    assert d.values() == (3, 0, 3, "attacker")


# Three actions


def test_speak_three_times_is_seven_in_the_third_action() -> None:
    d = third("speak-three-times").attack("bloody-mary medusa", "speak-three-times")
    assert d.values() == (7, 0, 7, "attacker")
    d.settled()


def test_speak_three_times_is_three_in_the_first_and_second() -> None:
    first = mary("speak-three-times").attack("bloody-mary medusa", "speak-three-times")
    assert first.values()[0] == 3
    second = mary("speak-three-times", actions=1).attack("bloody-mary medusa", "speak-three-times")
    assert second.values()[0] == 3


def test_ghostly_touch_may_be_boosted_and_heals_in_the_third_action() -> None:
    d = third("ghostly-touch bloody-requiem", health="bloody-mary 5").attack("bloody-mary medusa", "ghostly-touch")
    d.asks("BoostAttack", 0).play("bloody-requiem")
    assert (d.values(), d.health("bloody-mary")) == ((5, 0, 5, "attacker"), 8)
    d.settled()


def test_ghostly_touch_before_heals_nothing() -> None:
    d = mary("ghostly-touch evade", health="bloody-mary 5").attack("bloody-mary medusa", "ghostly-touch").play("pass")
    assert (d.values(), d.health("bloody-mary")) == ((1, 0, 1, "attacker"), 5)
    d.settled()


def test_out_of_the_mirror_takes_a_boost_and_draws_in_the_third_action() -> None:
    d = third("out-of-the-mirror", "gaze-of-stone").attack("bloody-mary medusa", "out-of-the-mirror")
    assert (d.values(), d.pile(1)) == ((5, 0, 5, "attacker"), ["gaze-of-stone"])
    assert d.hand(0) == ["evade", "evade", "jump-scare"]
    d.settled()


def test_out_of_the_mirror_before_draws_nothing() -> None:
    d = mary("out-of-the-mirror").attack("bloody-mary medusa", "out-of-the-mirror")
    assert (d.values(), d.hand(0)) == ((1, 0, 1, "attacker"), [])
    d.settled()


def test_closer_than_she_appears_steps_draws_and_gains_an_action() -> None:
    d = mary("closer-than-she-appears", deck="evade").scheme("closer-than-she-appears")
    d.asks("MoveFighter", 0, "m04 m10 m15").play("m04")
    assert (d.space("bloody-mary"), d.hand(0)) == ("m04", ["evade"])
    d.settled(0, 2)


# Defence


@pytest.mark.parametrize("attack", ["snipe", "feint"])
def test_evade_draws_a_card_unless_it_is_cancelled(attack: str) -> None:
    d = medusa(attack, "evade", other_deck="jump-scare").attack("medusa bloody-mary", attack, "evade")
    assert (d.values()[:2], d.hand(1)) == (
        (3 if attack == "snipe" else 2, 3),
        ["jump-scare"] if attack == "snipe" else [],
    )
    d.settled()


def test_mirror_image_is_as_strong_as_the_print_of_the_attack() -> None:
    d = medusa("snipe", "mirror-image").attack("medusa bloody-mary", "snipe", "mirror-image")
    assert d.values() == (3, 3, 0, "defender")
    d.settled()


def test_mirror_image_shows_no_boost_of_the_attack() -> None:
    d = medusa("second-shot gaze-of-stone", "mirror-image").attack("medusa bloody-mary", "second-shot", "mirror-image")
    d.play("gaze-of-stone")
    assert d.values() == (7, 3, 4, "attacker")
    d.settled()


# Stolen Memories


def stolen(other: str = "gaze-of-stone feint") -> Duel:
    return mary("stolen-memories", other).scheme("stolen-memories")


def test_stolen_memories_the_opponent_may_give_the_card_away() -> None:
    d = stolen().asks("ChooseShown", 0, "gaze-of-stone feint").play("gaze-of-stone")
    d.asks("MayDo", 1, "yes no").play("yes")
    assert (d.pile(1), d.hand(1), d.health("medusa")) == (["gaze-of-stone"], ["feint"], 16)
    d.settled()


def test_stolen_memories_or_the_hero_suffers_its_boost() -> None:
    d = stolen().play("gaze-of-stone", "no")
    assert (d.hand(1), d.health("medusa")) == (["feint", "gaze-of-stone"], 16 - 4)
    d.settled()


def test_stolen_memories_of_an_empty_hand_hurt_nobody() -> None:
    d = stolen("")
    assert d.health("medusa") == 16
    d.settled()


# Broken Glass


def test_broken_glass_may_be_made_to_fit() -> None:
    d = mary("broken-glass", "hiss-and-slither", deck="evade").attack(
        "bloody-mary medusa", "broken-glass", "hiss-and-slither"
    )
    d.asks("MayDo", 0).play("yes").asks("ChooseScript", 0, "more less").play("more")
    assert d.values() == (4, 4, 0, "defender")
    assert (d.health("medusa"), d.hand(0)) == (14, ["evade"])  # the Hiss and Slither came first, to an empty hand
    d.settled()


def test_broken_glass_made_less_fits_a_two() -> None:
    d = medusa("gaze-of-stone", "broken-glass", other_deck="evade")
    d.attack("medusa bloody-mary", "gaze-of-stone", "broken-glass").play("yes", "less")
    assert (d.values(), d.hand(1), d.health("medusa")) == ((2, 2, 0, "defender"), ["evade"], 14)
    d.settled()


def test_broken_glass_that_does_not_fit_does_nothing() -> None:
    d = mary("broken-glass", "regroup").attack("bloody-mary medusa", "broken-glass", "regroup").play("no")
    assert (d.values(), d.hand(0), d.health("medusa")) == ((3, 1, 2, "attacker"), [], 14)
    d.settled()


def test_broken_glass_against_no_card_fits_nothing() -> None:
    """Not even with a value of nought on both sides."""
    d = mary("broken-glass").attack("bloody-mary medusa", "broken-glass").play("no")
    assert d.health("medusa") == 13
    d.settled()


# Tricks


def test_trick_of_the_light_may_place_her_beside_the_opponent() -> None:
    d = mary("trick-of-the-light").attack("bloody-mary medusa", "trick-of-the-light").play("yes")
    d.asks("PlaceFighter", 0, "m08 m14 m17").play("m17")
    assert d.space("bloody-mary") == "m17"
    d.settled()


def test_trick_of_the_light_may_be_left() -> None:
    d = mary("trick-of-the-light").attack("bloody-mary medusa", "trick-of-the-light").play("no")
    assert d.space("bloody-mary") == "m15"
    d.settled()


def test_infinity_mirror_moves_either_won_or_lost() -> None:
    d = mary("infinity-mirror", "hiss-and-slither").attack("bloody-mary medusa", "infinity-mirror", "hiss-and-slither")
    d.asks("MoveEither", 0, "bloody-mary medusa").play("medusa", "m22")
    assert d.space("medusa") == "m22"
    d.settled()


@pytest.mark.parametrize(("began", "value"), [("m15", 3), ("m09", 3), ("m02", 6), ("m04", 3)])
def test_jump_scare_is_six_far_from_every_zone_where_she_began(began: str, value: int) -> None:
    """m04 shares two of its three zones with m15, m02 none."""
    d = mary("jump-scare", at="bloody-mary m15, medusa m10", began=f"bloody-mary {began}")
    d.attack("bloody-mary medusa", "jump-scare")
    assert d.values()[0] == value
    d.settled()


def test_feint() -> None:
    d = mary("feint", "snipe").attack("bloody-mary medusa", "feint", "snipe")
    assert (d.values(), d.hand(1)) == ((2, 3, 0, "defender"), [])
    d.settled()
