"""The deck of Sun Wukong, card by card."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "sun-wukong m15, clone-1 m02, medusa m09, harpy-1 m31"


def wukong(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Sun Wukong is to move; Medusa stands beside him."""
    return duel("sun-wukong", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str, at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "sun-wukong", at, hand=hand, other=other, **more)


def test_fighters() -> None:
    assert fighters("sun-wukong") == lines("""
        1 sun-wukong hero 17 melee
        3 clone sidekick 1 melee
        move 2, turn-start
    """)


def test_deck() -> None:
    assert table("sun-wukong") == lines("""
        3 infinite-strikes            attack    2 2 any
        3 ruyi-jingo-bang             attack    0 3 any
        3 taunting-laughter           attack    3 2 any
        2 ox-form                     attack    7 2 any
        3 seventy-two-transformations versatile 2 2 any
        4 sly-monkey                  versatile 2 3 any
        3 wily-fighting               versatile 3 1 any
        2 bewilderment                defence   0 2 any
        2 golden-chain-mail           defence   4 2 any
        2 tortoise-form               defence   5 2 any
        2 fiery-eyes-that-see         scheme    - 1 any
        1 phoenix-form                scheme    - 1 any
    """)


# Infinite Strikes


@pytest.mark.parametrize(
    ("clones", "value"), [("", 2), (", clone-1 m14", 3), (", clone-1 m14, clone-2 m08, clone-3 m10", 4)]
)
def test_infinite_strikes_count_the_others_beside_the_opponent(clones: str, value: int) -> None:
    d = wukong("infinite-strikes", at=f"sun-wukong m15, medusa m09, harpy-1 m31{clones}")
    d.attack("sun-wukong medusa", "infinite-strikes")
    assert d.values()[0] == value
    d.settled(0, 2)  # an action was gained


def test_infinite_strikes_under_feint() -> None:
    d = wukong("infinite-strikes", "feint", at="sun-wukong m15, clone-1 m14, medusa m09")
    d.attack("sun-wukong medusa", "infinite-strikes", "feint")
    assert d.values()[0] == 2
    d.settled()


# Ruyi Jingo Bang


def test_ruyi_jingo_bang_strikes_again_whoever_defended() -> None:
    d = wukong("ruyi-jingo-bang", "snipe dash", empty_decks=False).attack(
        "sun-wukong medusa", "ruyi-jingo-bang", "dash"
    )
    d.play("m09").asks("PlayDefence", 1).play("pass")
    assert d.values() == (4, 0, 4, "attacker")
    d.settled()


def test_ruyi_jingo_bang_does_not_strike_again_who_did_not() -> None:
    d = wukong("ruyi-jingo-bang", "snipe").attack("sun-wukong medusa", "ruyi-jingo-bang", "pass")
    assert (d.values(), len(d.told("combat-decided"))) == ((0, 0, 0, "defender"), 1)
    d.settled()


# Taunting Laughter


def test_taunting_laughter_ignores_the_defence_unless_a_card_is_given() -> None:
    d = wukong("taunting-laughter", "regroup snipe").attack("sun-wukong medusa", "taunting-laughter", "regroup")
    d.asks("MayDo", 1).play("no")
    assert d.values() == (3, 0, 3, "attacker")
    given = wukong("taunting-laughter", "regroup snipe").attack("sun-wukong medusa", "taunting-laughter", "regroup")
    given.play("yes", "snipe")
    assert (given.values(), given.pile(1)) == ((3, 1, 2, "attacker"), ["regroup", "snipe"])
    given.settled()


def test_taunting_laughter_at_an_empty_hand_ignores() -> None:
    d = wukong("taunting-laughter", "hiss-and-slither").attack(
        "sun-wukong medusa", "taunting-laughter", "hiss-and-slither"
    )
    assert d.values() == (3, 0, 3, "attacker")
    d.settled()


# Forms


def test_ox_form_cannot_be_cancelled_and_lets_the_defender_boost() -> None:
    d = wukong("ox-form", "feint gaze-of-stone").attack("sun-wukong medusa", "ox-form", "feint")
    d.asks("BoostAttack", 1, "pass gaze-of-stone").play("gaze-of-stone")
    assert (d.values(), d.told("effects-cancelled")) == ((7, 6, 1, "attacker"), [])
    d.settled()


def test_ox_form_against_no_card_asks_nobody() -> None:
    d = wukong("ox-form", "feint").attack("sun-wukong medusa", "ox-form", "pass")
    assert d.values() == (7, 0, 7, "attacker")
    d.settled()


def test_tortoise_form_lets_the_attacker_boost() -> None:
    d = medusa("snipe gaze-of-stone", "tortoise-form").attack("medusa sun-wukong", "snipe", "tortoise-form")
    d.asks("BoostAttack", 0, "pass gaze-of-stone").play("gaze-of-stone")
    assert d.values() == (7, 5, 2, "attacker")
    d.settled()
    kept = medusa("snipe gaze-of-stone", "tortoise-form").attack("medusa sun-wukong", "snipe", "tortoise-form")
    assert kept.play("pass").values() == (3, 5, 0, "defender")


def test_phoenix_form_heals_by_the_clones() -> None:
    at = "sun-wukong m15, clone-1 m02, clone-3 m03, medusa m09"
    d = wukong("phoenix-form", at=at, health="sun-wukong 5").scheme("phoenix-form", "sun-wukong")
    assert d.health("sun-wukong") == 7
    d.settled()


def test_phoenix_form_alone_heals_nothing() -> None:
    d = wukong("phoenix-form", at="sun-wukong m15, medusa m09", health="sun-wukong 5").scheme("phoenix-form")
    assert d.health("sun-wukong") == 5
    d.settled()


# 72 Transformations


def test_seventy_two_transformations_take_a_form_back() -> None:
    d = wukong("seventy-two-transformations", discard="ox-form phoenix-form sly-monkey")
    d.attack("sun-wukong medusa", "seventy-two-transformations").asks("ChooseCard", 0, "ox-form phoenix-form")
    d.play("phoenix-form")
    assert d.hand(0) == ["phoenix-form"]
    d.settled()


def test_seventy_two_transformations_take_nothing_else() -> None:
    d = wukong("seventy-two-transformations", discard="sly-monkey")
    d.attack("sun-wukong medusa", "seventy-two-transformations")
    assert d.hand(0) == []
    d.settled()


# Sly Monkey


def test_sly_monkey_leaves_a_clone_behind() -> None:
    d = wukong("sly-monkey", at="sun-wukong m15, medusa m09, harpy-1 m31").attack("sun-wukong medusa", "sly-monkey")
    d.asks("PlaceFighter", 0).play("m22").asks("PlaceFighter", 0, "m15").play("m15")
    assert (d.space("sun-wukong"), d.space("clone-1"), d.health("clone-1")) == ("m22", "m15", 1)
    d.settled()


def test_sly_monkey_with_all_clones_there_only_places_him() -> None:
    at = "sun-wukong m15, clone-1 m01, clone-2 m02, clone-3 m03, medusa m09"
    d = wukong("sly-monkey", at=at).attack("sun-wukong medusa", "sly-monkey").play("m22")
    assert (d.space("sun-wukong"), d.table.fighter_on(d.table.arena.board.number["m15"])) == ("m22", -1)
    d.settled()


def test_sly_monkey_of_a_clone_does_nothing() -> None:
    d = wukong("sly-monkey", at="clone-1 m15, sun-wukong m02, medusa m09").attack("clone-1 medusa", "sly-monkey")
    assert (d.space("sun-wukong"), d.space("clone-2")) == ("m02", None)
    d.settled()


# Defence


def test_bewilderment_saves_its_fighter_and_may_place_it() -> None:
    d = medusa("gaze-of-stone", "bewilderment").attack("medusa sun-wukong", "gaze-of-stone", "bewilderment")
    assert d.health("sun-wukong") == 17
    d.asks("MayDo", 1).play("yes", "m27")
    assert d.space("sun-wukong") == "m27"
    d.settled()


def test_bewilderment_may_leave_it_there() -> None:
    d = medusa("snipe", "bewilderment", at="clone-1 m15, sun-wukong m02, medusa m09")
    d.attack("medusa clone-1", "snipe", "bewilderment").play("no")
    assert (d.space("clone-1"), d.health("clone-1")) == ("m15", 1)
    d.settled()


def test_golden_chain_mail_gives_the_blow_back() -> None:
    d = medusa("second-shot gaze-of-stone", "golden-chain-mail")
    d.attack("medusa sun-wukong", "second-shot", "golden-chain-mail").play("gaze-of-stone")
    assert d.values() == (7, 4, 0, "defender")
    assert (d.health("sun-wukong"), d.health("medusa")) == (17, 16 - 3)
    d.settled()


def test_golden_chain_mail_that_holds_gives_nothing_back() -> None:
    d = medusa("snipe", "golden-chain-mail").attack("medusa sun-wukong", "snipe", "golden-chain-mail")
    assert (d.values(), d.health("medusa")) == ((3, 4, 0, "defender"), 16)
    d.settled()


def test_golden_chain_mail_under_feint_is_a_four() -> None:
    d = medusa("feint", "golden-chain-mail").attack("medusa sun-wukong", "feint", "golden-chain-mail")
    assert d.values() == (2, 4, 0, "defender")
    d.settled()


# Schemes, and what other decks have


def test_fiery_eyes_that_see_put_a_card_below_the_deck() -> None:
    d = wukong("fiery-eyes-that-see", "gaze-of-stone feint", deck="ox-form", other_deck="snipe")
    d.scheme("fiery-eyes-that-see", "sun-wukong").asks("ChooseShown", 0, "gaze-of-stone feint").play("gaze-of-stone")
    assert (d.hand(0), d.hand(1)) == (["ox-form"], ["feint", "snipe"])
    assert d.deck(1)[-1] == "gaze-of-stone"
    assert d.seen(0, "deck-1")[0] == "gaze-of-stone"
    d.settled()


def test_fiery_eyes_that_see_an_empty_hand() -> None:
    d = wukong("fiery-eyes-that-see", deck="ox-form", other_deck="snipe").scheme("fiery-eyes-that-see", "clone-1")
    assert (d.hand(0), d.hand(1)) == (["ox-form"], ["snipe"])
    d.settled()


def test_wily_fighting() -> None:
    d = wukong("wily-fighting").attack("sun-wukong medusa", "wily-fighting")
    assert d.health("medusa") == 16 - 3 - 1
    d.settled()
