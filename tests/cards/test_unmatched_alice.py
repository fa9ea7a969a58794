"""The deck of Alice, card by card. Feint, Regroup, Momentous Shift and Skirmish: test_unmatched_shared.py."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "alice m15, jabberwock m02, medusa m09, harpy-1 m31"
JABBERWOCK_AT = "alice m02, jabberwock m15, medusa m09, harpy-1 m31"


def alice(hand: str, other: str = "", at: str = AT, size: str = "small", **more: Any) -> Duel:
    """Alice is to move, and small, so that she adds nothing to an attack; Medusa stands beside her."""
    return duel("alice", "medusa", at, hand=hand, other=other, size=size, **more)


def medusa(hand: str, other: str, at: str = AT, size: str = "big", **more: Any) -> Duel:
    """Medusa is to move; Alice is big, so that she adds nothing to a defence."""
    return duel("medusa", "alice", at, hand=hand, other=other, size=size, **more)


def test_fighters() -> None:
    assert fighters("alice") == lines("""
        1 alice hero 13 melee
        1 jabberwock sidekick 8 melee
        move 2, value, value
    """)


def test_deck() -> None:
    assert table("alice") == lines("""
        2 looking-glass                  defence   2 4 alice
        1 snicker-snack                  attack    3 4 alice
        1 o-frabjous-day                 attack    4 4 alice
        1 the-other-side-of-the-mushroom attack    3 4 alice
        2 eat-me                         scheme    - 3 alice
        3 im-late                        versatile 2 3 alice
        2 drink-me                       scheme    - 2 alice
        2 jaws-that-bite                 attack    4 2 jabberwock
        2 claws-that-catch               attack    3 2 jabberwock
        2 momentous-shift                versatile 3 1 any
        2 skirmish                       versatile 4 1 any
        2 mad-as-a-hatter                versatile 3 1 alice
        2 manxome-foe                    versatile 3 2 any
        3 feint                          versatile 2 2 any
        3 regroup                        versatile 1 2 any
    """)


WHOLE_HAND = (
    "looking-glass snicker-snack o-frabjous-day the-other-side-of-the-mushroom eat-me im-late drink-me jaws-that-bite "
    "claws-that-catch momentous-shift skirmish mad-as-a-hatter manxome-foe feint regroup"
)


def test_what_alice_and_the_jabberwock_attack_with() -> None:
    d = alice(WHOLE_HAND, at="alice m15, jabberwock m14, medusa m09").play("attack", "alice medusa")
    d.asks(
        "PlayAttack",
        0,
        "snicker-snack o-frabjous-day the-other-side-of-the-mushroom im-late momentous-shift skirmish mad-as-a-hatter "
        "manxome-foe feint regroup",
    )
    d.match.undo()
    d.play("jabberwock medusa")
    d.asks("PlayAttack", 0, "jaws-that-bite claws-that-catch momentous-shift skirmish manxome-foe feint regroup")


def test_what_alice_and_the_jabberwock_defend_with() -> None:
    d = medusa("snipe", WHOLE_HAND, at="alice m15, jabberwock m14, medusa m09").play("attack", "medusa alice", "snipe")
    d.asks(
        "PlayDefence",
        1,
        "pass looking-glass im-late momentous-shift skirmish mad-as-a-hatter manxome-foe feint regroup",
    )
    d.match.undo()
    d.match.undo()
    d.play("medusa jabberwock", "snipe")
    d.asks("PlayDefence", 1, "pass momentous-shift skirmish manxome-foe feint regroup")


def test_schemes_are_alices_own() -> None:
    d = alice(WHOLE_HAND).play("scheme")
    d.asks("ChooseScheme", 0, "eat-me drink-me")


# Looking Glass


def looking_glass(**more: Any) -> Duel:
    """Medusa's three against two: Alice loses one."""
    d = medusa("dash", "looking-glass", other_deck="feint regroup skirmish", **more)
    d.attack("medusa alice", "dash", "looking-glass")
    return d


def test_looking_glass_draws_and_recovers() -> None:
    d = looking_glass(health="alice 8")
    assert d.values() == (3, 2, 1, "attacker")
    d.asks("ChooseScript", 1, "draw recover place").play("draw")
    assert d.hand(1) == ["feint", "regroup"]
    d.asks("ChooseScript", 1, "recover place").play("recover")  # a different one
    assert d.health("alice") == 10
    d.asks("MoveFighter", 0).play("m09")  # the attacker's Dash comes after it
    assert (d.space("alice"), d.pile(1)) == ("m15", ["looking-glass"])
    d.settled()


def test_looking_glass_in_the_other_order_places_anywhere_else() -> None:
    d = looking_glass(health="alice 8").play("place")
    d.asks(
        "PlaceFighter",
        1,
        "m01 m03 m04 m05 m06 m07 m08 m10 m11 m12 m13 m14 m16 m17 m18 m19 m20 m21 m22 m23 m24 m25 m26 m27 m28 m29 m30",
    ).play("m27")
    d.asks("ChooseScript", 1, "draw recover").play("draw").asks("MoveFighter", 0).play("m09")
    assert (d.space("alice"), d.health("alice"), d.hand(1)) == ("m27", 7, ["feint", "regroup"])
    d.settled()


@pytest.mark.parametrize(("before", "after"), [(14 - 1, 13), (11, 13), (10, 12)])
def test_looking_glass_recovers_no_more_than_the_dial_holds(before: int, after: int) -> None:
    d = looking_glass(health=f"alice {before}").play("recover", "draw", "m09")
    assert d.health("alice") == after
    d.settled()


def test_looking_glass_of_a_fallen_alice_still_draws() -> None:
    """T46 The impossible options may be chosen, and do nothing."""
    d = looking_glass(health="alice 1")
    assert d.space("alice") is None
    d.asks("ChooseScript", 1, "draw recover place").play("recover")
    d.asks("ChooseScript", 1, "draw place").play("draw")
    assert d.hand(1) == ["feint", "regroup"]
    assert d.health("alice") == 0
    d.play("m09").won_by(0)


def test_looking_glass_of_a_fallen_alice_places_nobody() -> None:
    d = looking_glass(health="alice 1").play("place", "recover")
    assert (d.space("alice"), d.hand(1)) == (None, [])
    d.play("m09").won_by(0)


def test_looking_glass_under_feint_offers_nothing_but_size_counts() -> None:
    """T32 Two against two and one."""
    d = medusa("feint", "looking-glass", size="small").attack("medusa alice", "feint", "looking-glass")
    assert d.values() == (2, 3, 0, "defender")
    d.settled()


# Snicker-Snack


def test_snicker_snack_won_shows_the_hand_and_discards_a_card_of_choice() -> None:
    """T47"""
    d = alice("snicker-snack", "regroup gaze-of-stone snipe dash", other_deck="second-shot")
    d.attack("alice medusa", "snicker-snack", "regroup")
    assert d.values() == (3, 1, 2, "attacker")
    assert sorted(str(card) for card in d.seen(0, "hand-1")) == ["dash", "gaze-of-stone", "second-shot", "snipe"]
    d.asks("PickFromHand", 0, "gaze-of-stone second-shot dash snipe").play("gaze-of-stone")
    assert d.hand(1) == ["dash", "second-shot", "snipe"]
    assert d.pile(1) == ["gaze-of-stone", "regroup"]
    assert d.pile(0) == ["snicker-snack"]
    d.settled()


def test_snicker_snack_won_against_an_empty_hand_does_nothing() -> None:
    d = alice("snicker-snack", "").attack("alice medusa", "snicker-snack")
    assert d.values() == (3, 0, 3, "attacker")
    d.settled()


def test_snicker_snack_lost_shows_nothing() -> None:
    d = alice("snicker-snack", "dash snipe").attack("alice medusa", "snicker-snack", "dash").play("m09")
    assert d.values() == (3, 3, 0, "defender")
    assert d.told("hand-shown") == []
    assert d.seen(0, "hand-1") == [None]
    d.settled()


def test_snicker_snack_under_feint_shows_nothing() -> None:
    d = alice("snicker-snack", "feint snipe").attack("alice medusa", "snicker-snack", "feint")
    assert d.values() == (3, 2, 1, "attacker")
    assert d.told("hand-shown") == []
    d.settled()


# O Frabjous Day!


@pytest.mark.parametrize(("size", "value", "then"), [("big", 6, "small"), ("small", 4, "big")])
def test_o_frabjous_day_changes_the_size_after_the_damage(size: str, value: int, then: str) -> None:
    d = alice("o-frabjous-day", size=size).attack("alice medusa", "o-frabjous-day")
    assert d.values() == (value, 0, value, "attacker")
    assert d.size(0) == then
    d.settled()


def test_o_frabjous_day_changes_the_size_even_if_lost() -> None:
    d = alice("o-frabjous-day", "hiss-and-slither").attack("alice medusa", "o-frabjous-day", "hiss-and-slither")
    assert d.values() == (4, 4, 0, "defender")
    assert d.size(0) == "big"
    d.settled()


def test_o_frabjous_day_under_feint_keeps_the_size_and_its_bonus() -> None:
    d = alice("o-frabjous-day", "feint", size="big").attack("alice medusa", "o-frabjous-day", "feint")
    assert d.values() == (6, 2, 4, "attacker")
    assert d.size(0) == "big"
    d.settled()


# The Other Side of the Mushroom


def test_the_other_side_of_the_mushroom_moves_alice_and_changes_her() -> None:
    d = alice("the-other-side-of-the-mushroom").attack("alice medusa", "the-other-side-of-the-mushroom")
    assert d.values() == (3, 0, 3, "attacker")
    d.asks("MoveFighter", 0, "m03 m04 m05 m06 m10 m11 m12 m15 m16 m18 m19 m22").play("m05")
    assert (d.space("alice"), d.space("jabberwock"), d.size(0)) == ("m05", "m02", "big")
    d.settled()


def test_the_other_side_of_the_mushroom_changes_her_even_if_she_stays() -> None:
    d = alice("the-other-side-of-the-mushroom", "hiss-and-slither")
    d.attack("alice medusa", "the-other-side-of-the-mushroom", "hiss-and-slither").play("m15")
    assert (d.space("alice"), d.size(0)) == ("m15", "big")
    d.settled()


def test_the_other_side_of_the_mushroom_under_feint_does_neither() -> None:
    d = alice("the-other-side-of-the-mushroom", "feint")
    d.attack("alice medusa", "the-other-side-of-the-mushroom", "feint")
    assert d.size(0) == "small"
    d.settled()


# Eat Me


@pytest.mark.parametrize("to", ["m15", "m05"])
def test_eat_me_moves_up_to_three_and_changes_the_size(to: str) -> None:
    """T59 Even if she stays."""
    d = alice("eat-me").scheme("eat-me")
    d.asks("MoveFighter", 0, "m03 m04 m05 m06 m10 m11 m12 m15 m16 m18 m19 m22").play(to)
    assert (d.space("alice"), d.size(0), d.pile(0)) == (to, "big", ["eat-me"])
    d.settled()


# I'm Late, I'm Late


def test_im_late_in_attack_moves_alice_up_to_five() -> None:
    d = alice("im-late", at="alice m02, jabberwock m03, medusa m01, harpy-1 m31").attack("alice medusa", "im-late")
    assert d.values() == (2, 0, 2, "attacker")
    d.asks("MoveFighter", 0, "m02 m04 m05 m06 m08 m09 m10 m11 m12 m14 m15 m17 m18 m19").play("m17")
    assert (d.space("alice"), d.size(0)) == ("m17", "big")
    d.settled()


def test_im_late_in_defence_moves_alice_and_changes_her() -> None:
    d = medusa("snipe", "im-late", size="small").attack("medusa alice", "snipe", "im-late")
    assert d.values() == (3, 3, 0, "defender")
    d.asks("MoveFighter", 1).play("m15")
    assert d.size(1) == "big"
    d.settled()


def test_im_late_of_a_fallen_alice_moves_nobody() -> None:
    d = medusa("snipe", "im-late", health="alice 1").attack("medusa alice", "snipe", "im-late")
    assert d.space("alice") is None
    d.won_by(0)


def test_im_late_under_feint_does_neither() -> None:
    """T29"""
    d = alice("im-late", "feint").attack("alice medusa", "im-late", "feint")
    assert d.size(0) == "small"
    d.settled()


# Drink Me


def test_drink_me_draws_two_and_changes_the_size() -> None:
    d = alice("drink-me", deck="feint regroup skirmish").scheme("drink-me")
    assert (d.hand(0), d.size(0), d.pile(0)) == (["feint", "regroup"], "big", ["drink-me"])
    assert d.space("alice") == "m15"
    d.settled()


# Jaws That Bite


def test_jaws_that_bite_hits_one_of_the_neighbours_be_it_ones_own() -> None:
    d = alice("jaws-that-bite", at="alice m10, jabberwock m15, medusa m09, harpy-1 m04")
    d.attack("jabberwock medusa", "jaws-that-bite")
    assert d.values() == (4, 0, 4, "attacker")
    d.asks("DamageOne", 0, "alice medusa harpy-1").play("harpy-1")
    assert d.space("harpy-1") is None
    assert (d.health("medusa"), d.health("alice")) == (12, 13)
    d.settled()


def test_jaws_that_bite_must_hit_the_only_neighbour() -> None:
    """T4"""
    d = alice("jaws-that-bite", at=JABBERWOCK_AT).attack("jabberwock medusa", "jaws-that-bite")
    assert d.health("medusa") == 16 - 4 - 2
    d.settled()


def test_jaws_that_bite_with_nobody_beside_does_nothing() -> None:
    d = alice("jaws-that-bite", at="alice m02, jabberwock m15, medusa m31, harpy-1 m09")
    d.attack("jabberwock harpy-1", "jaws-that-bite")
    assert d.space("harpy-1") is None
    assert (d.health("medusa"), d.health("alice"), d.health("jabberwock")) == (16, 13, 8)
    d.settled()


def test_jaws_that_bite_gets_no_bonus_from_alices_size() -> None:
    """T3"""
    d = alice("jaws-that-bite", "hiss-and-slither", at=JABBERWOCK_AT, size="big")
    d.attack("jabberwock medusa", "jaws-that-bite", "hiss-and-slither")
    assert d.values() == (4, 4, 0, "defender")
    assert d.health("medusa") == 14  # the bite itself
    d.settled()


def test_jaws_that_bite_under_feint_does_not_bite() -> None:
    """T29"""
    d = alice("jaws-that-bite", "feint", at=JABBERWOCK_AT).attack("jabberwock medusa", "jaws-that-bite", "feint")
    assert d.health("medusa") == 14
    d.settled()


# Claws That Catch


def test_claws_that_catch_is_five_against_a_hero() -> None:
    """T44"""
    d = alice("claws-that-catch", "regroup", at=JABBERWOCK_AT)
    d.attack("jabberwock medusa", "claws-that-catch", "regroup")
    assert d.values() == (5, 1, 4, "attacker")
    d.settled()


def test_claws_that_catch_is_three_against_a_sidekick() -> None:
    at = "alice m02, jabberwock m15, king-arthur m31, merlin m09"
    d = duel("alice", "king-arthur", at, hand="claws-that-catch", size="big")
    d.attack("jabberwock merlin", "claws-that-catch")
    assert d.values() == (3, 0, 3, "attacker")
    d.settled()


def test_claws_that_catch_under_feint_is_three_against_a_hero() -> None:
    """T28"""
    d = alice("claws-that-catch", "feint", at=JABBERWOCK_AT).attack("jabberwock medusa", "claws-that-catch", "feint")
    assert d.values() == (3, 2, 1, "attacker")
    d.settled()


# Mad as a Hatter


def test_mad_as_a_hatter_moves_each_own_fighter_and_changes_alice() -> None:
    d = alice("mad-as-a-hatter").attack("alice medusa", "mad-as-a-hatter")
    assert d.values() == (3, 0, 3, "attacker")
    d.asks("MoveGroup", 0, "done alice jabberwock").play("jabberwock")
    d.asks("MoveFighter", 0, "m01 m02 m03 m04 m07").play("m04")
    d.asks("MoveFighter", 0, "m03 m05 m10 m11 m15 m18 m19").play("m03")  # through the Jabberwock
    assert (d.space("alice"), d.space("jabberwock"), d.size(0)) == ("m03", "m04", "big")
    assert d.space("medusa") == "m09"
    d.settled()


def test_mad_as_a_hatter_in_defence_may_move_nobody_but_changes_alice() -> None:
    d = medusa("snipe", "mad-as-a-hatter").attack("medusa alice", "snipe", "mad-as-a-hatter").play("done")
    assert (d.space("alice"), d.space("jabberwock"), d.size(1)) == ("m15", "m02", "small")
    d.settled()


def test_mad_as_a_hatter_of_a_fallen_alice_still_moves_the_jabberwock() -> None:
    d = medusa("second-shot dash", "mad-as-a-hatter", health="alice 1")
    d.attack("medusa alice", "second-shot", "mad-as-a-hatter").play("dash")
    assert d.values() == (4, 3, 1, "attacker")
    d.asks("MoveFighter", 1, "m01 m02 m03 m04 m07").play("m03")
    assert d.space("jabberwock") == "m03"
    d.won_by(0)


def test_mad_as_a_hatter_under_feint_does_neither() -> None:
    d = alice("mad-as-a-hatter", "feint").attack("alice medusa", "mad-as-a-hatter", "feint")
    assert (d.values(), d.size(0)) == ((3, 2, 1, "attacker"), "small")
    d.settled()


# Manxome Foe


def test_manxome_foe_adds_the_boost_of_the_top_card() -> None:
    """T43"""
    d = alice("manxome-foe", at=JABBERWOCK_AT, deck="looking-glass feint")
    d.attack("jabberwock medusa", "manxome-foe")
    assert d.values() == (7, 0, 7, "attacker")
    assert d.pile(0) == ["looking-glass", "manxome-foe"]
    assert d.deck(0, 1) == ["feint"]
    assert [told["card"] for told in d.told("card-discarded")] == ["looking-glass"]
    d.settled()


def test_manxome_foe_with_an_empty_deck_is_three_and_hurts_nobody() -> None:
    d = alice("manxome-foe", at=JABBERWOCK_AT, empty_decks=True).attack("jabberwock medusa", "manxome-foe")
    assert d.values() == (3, 0, 3, "attacker")
    assert (d.health("alice"), d.health("jabberwock")) == (13, 8)
    d.settled()


def test_manxome_foe_in_defence_adds_too() -> None:
    d = medusa("snipe", "manxome-foe", other_deck="momentous-shift").attack("medusa alice", "snipe", "manxome-foe")
    assert d.values() == (3, 4, 0, "defender")
    assert d.pile(1) == ["manxome-foe", "momentous-shift"]
    d.settled()


@pytest.mark.parametrize(("size", "value"), [("big", 5), ("small", 3)])
def test_manxome_foe_under_feint_discards_nothing(size: str, value: int) -> None:
    """T28"""
    d = alice("manxome-foe", "feint", deck="looking-glass", size=size).attack("alice medusa", "manxome-foe", "feint")
    assert d.values() == (value, 2, value - 2, "attacker")
    assert (d.pile(0), d.deck(0, 1)) == (["manxome-foe"], ["looking-glass"])
    d.settled()


# Momentous Shift with Alice's bonus


@pytest.mark.parametrize(("at", "who", "value"), [(AT, "alice", 7), (JABBERWOCK_AT, "jabberwock", 5)])
def test_momentous_shift_of_big_alice_is_five_and_two(at: str, who: str, value: int) -> None:
    """T40"""
    d = alice("momentous-shift", "regroup", at=at, size="big", began=f"{who} m04")
    d.attack(f"{who} medusa", "momentous-shift", "regroup")
    assert d.values() == (value, 1, value - 1, "attacker")
    d.settled()
