"""Zones: who may know what lies where, also after something has left face down."""

from __future__ import annotations

from collections import Counter

from ristal.engine.chance import FastChance
from ristal.engine.zone import EVERYONE, NOBODY, SPECTATOR, Zone, may_know, only, redeal_zones

FEINT, STRIKE, GUARD, LUNGE = range(4)
LOOKER = 1


def known(zone: Zone, seat: int) -> list[int | None]:
    return [item if may_know(seat, zone, place) else None for place, item in enumerate(zone.items)]


def hand_that_was_looked_at(*items: int) -> Zone:
    hand = Zone(only(0), 0, list(items))
    for place in range(len(items)):
        hand.show(place, only(LOOKER))
    return hand


def test_a_zone_is_seen_by_those_it_names() -> None:
    hand = Zone(only(0), 0, [FEINT, STRIKE])
    assert known(hand, 0) == [FEINT, STRIKE]
    assert known(hand, 1) == known(hand, SPECTATOR) == [None, None]
    assert known(Zone(EVERYONE, 0, [FEINT]), SPECTATOR) == [FEINT]
    assert known(Zone(NOBODY, 0, [FEINT]), 0) == [None]


def test_what_was_shown_is_known_to_the_looker_alone() -> None:
    hand = hand_that_was_looked_at(FEINT, STRIKE)
    hand.add(GUARD)
    assert known(hand, LOOKER) == [FEINT, STRIKE, None]
    assert known(hand, 2) == [None, None, None]


def test_a_shuffle_wipes_what_was_known() -> None:
    hand = hand_that_was_looked_at(FEINT, STRIKE)
    hand.shuffle(FastChance(1))
    assert known(hand, LOOKER) == [None, None]


def test_a_card_laid_face_down_cannot_be_told_by_what_is_left() -> None:
    """The looker saw three cards; one lies face down now: he must not learn which by looking at the other two."""
    hand = hand_that_was_looked_at(FEINT, STRIKE, GUARD)
    slot = Zone(only(0), 0, [])
    hand.hide(STRIKE, slot)
    assert known(hand, LOOKER) == [None, None]
    assert known(slot, LOOKER) == [None]
    assert known(slot, 0) == [STRIKE]
    hand.add(LUNGE)
    deck = Zone(NOBODY, 0, [LUNGE, LUNGE, LUNGE])
    laid: Counter[int] = Counter()
    for seed in range(400):
        zones = [hand.copy(), slot.copy(), deck.copy()]
        redeal_zones(zones, LOOKER, FastChance(seed))
        assert sorted([*zones[0].items, *zones[1].items]) == [FEINT, STRIKE, GUARD, LUNGE]
        laid[zones[1].items[0]] += 1
    assert min(laid[card] for card in (FEINT, STRIKE, GUARD, LUNGE)) > 60


def test_when_the_laid_card_is_opened_the_rest_is_known_again() -> None:
    hand = hand_that_was_looked_at(FEINT, STRIKE, GUARD)
    slot = Zone(only(0), 0, [])
    hand.hide(STRIKE, slot)
    hand.add(LUNGE)
    slot.sees = EVERYONE
    hand.clear_up()
    assert known(hand, LOOKER) == [FEINT, GUARD, None]


def test_of_two_copies_the_known_one_counts_as_gone() -> None:
    """He knew of one Feint; another came unseen; one Feint is discarded: he cannot be sure that one is left."""
    hand = hand_that_was_looked_at(FEINT)
    hand.add(FEINT)
    hand.remove(FEINT)
    assert hand.items == [FEINT]
    assert known(hand, LOOKER) == [None]


def test_each_seat_loses_one_copy_of_what_it_knew() -> None:
    hand = Zone(only(0), 0, [FEINT, FEINT])
    hand.show(0, only(1))
    hand.show(1, only(2))
    hand.remove(FEINT)
    assert known(hand, 1) == known(hand, 2) == [None]
    hand = Zone(only(0), 0, [FEINT, FEINT])
    hand.show(0, only(1))
    hand.show(1, only(1))
    hand.remove(FEINT)
    assert known(hand, 1) == [FEINT]


def test_a_redeal_keeps_what_a_seat_knows_and_deals_the_rest() -> None:
    hand = hand_that_was_looked_at(FEINT)
    hand.add(STRIKE)
    deck = Zone(NOBODY, 0, [GUARD, LUNGE])
    other = Zone(NOBODY, 1, [FEINT, FEINT])
    seconds = set()
    for seed in range(60):
        zones = [hand.copy(), deck.copy(), other.copy()]
        redeal_zones(zones, LOOKER, FastChance(seed))
        assert zones[0].items[0] == FEINT
        assert sorted(zones[0].items + zones[1].items) == [FEINT, STRIKE, GUARD, LUNGE]
        assert zones[2].items == [FEINT, FEINT]  # another deck is never mixed in
        seconds.add(zones[0].items[1])
    assert seconds == {STRIKE, GUARD, LUNGE}


def test_a_copy_has_lost_track_of_the_same() -> None:
    hand = Zone(only(0), 0, [FEINT])
    slot = Zone(only(0), 0, [])
    hand.show(0, only(LOOKER))
    hand.add(STRIKE)
    hand.hide(STRIKE, slot)
    assert slot.copy().mixed == slot.mixed != NOBODY
