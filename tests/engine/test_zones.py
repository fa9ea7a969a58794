"""Zones: who may know what lies where, also after something has left face down."""

from __future__ import annotations

from collections import Counter

from ristal.engine.chance import FastChance
from ristal.engine.redeal import redeal_zones
from ristal.engine.zone import EVERYONE, NOBODY, SPECTATOR, Zone, knows_of, may_know, only

FEINT, STRIKE, GUARD, LUNGE = range(4)
LOOKER = 1


def known(zone: Zone, seat: int) -> list[int | None]:
    return [item if may_know(seat, zone, place) else None for place, item in enumerate(zone.items)]


def known_of(*zones: Zone, seat: int = LOOKER) -> list[int]:
    """What a seat knows to lie in these zones without knowing where."""
    return sorted(zone.items[place] for zone in zones for place in range(len(zone)) if knows_of(seat, zone, place))


def deals(*zones: Zone, seat: int = LOOKER, count: int = 500) -> list[list[list[int]]]:
    """What could lie in these zones, as far as a seat knows."""
    made = []
    for seed in range(count):
        twins = [zone.copy() for zone in zones]
        redeal_zones(twins, seat, FastChance(seed))
        assert [known(twin, seat) for twin in twins] == [known(zone, seat) for zone in zones]
        assert known_of(*twins, seat=seat) == known_of(*zones, seat=seat)
        made.append([twin.items for twin in twins])
    return made


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
    assert known_of(hand, slot) == [FEINT, STRIKE, GUARD]
    assert known_of(hand, slot, seat=0) == []
    hand.add(LUNGE)
    laid: Counter[int] = Counter()
    for in_hand, in_slot, _ in deals(hand, slot, Zone(NOBODY, 0, [LUNGE, LUNGE, LUNGE])):
        assert sorted([*in_hand, *in_slot]) == [FEINT, STRIKE, GUARD, LUNGE]
        laid[in_slot[0]] += 1
    assert laid[LUNGE] == 0  # it came to the hand after that
    assert min(laid[card] for card in (FEINT, STRIKE, GUARD)) > 120


def test_an_unseen_card_may_be_the_one_that_was_laid() -> None:
    """Whichever of the four is laid, the looker is told the same and re-deals alike."""
    found = []
    for card in (FEINT, STRIKE, GUARD, LUNGE):
        hand, slot = hand_that_was_looked_at(FEINT, STRIKE, GUARD), Zone(only(0), 0, [])
        hand.add(LUNGE)
        deck = Zone(NOBODY, 0, [LUNGE, GUARD])
        hand.hide(card, slot)
        made = deals(deck, hand, slot)
        laid = Counter(in_slot[0] for _, _, in_slot in made)
        assert min(laid[kind] for kind in (FEINT, STRIKE, GUARD, LUNGE)) > 60
        found.append((known_of(hand, slot), made))
    assert all(other == found[0] for other in found)


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


def test_a_redeal_does_not_depend_on_how_the_cards_really_lie() -> None:
    made = []
    for cards in ([FEINT, STRIKE, GUARD, LUNGE], [LUNGE, GUARD, STRIKE, FEINT]):
        hand = hand_that_was_looked_at(GUARD)
        hand.add(cards[0])
        made.append(deals(hand, Zone(NOBODY, 0, cards[1:]), count=50))
    assert made[0] == made[1]


def test_a_kind_that_is_known_to_be_absent_stays_absent() -> None:
    hand = Zone(only(0), 0, [FEINT, STRIKE])
    hand.rule_out(GUARD, only(LOOKER))
    hand.add(GUARD)  # came later
    deck = Zone(NOBODY, 0, [GUARD, GUARD, LUNGE, LUNGE])
    thirds = Counter(hand_cards[2] for hand_cards, _ in deals(hand, deck))
    assert all(GUARD not in hand_cards[:2] for hand_cards, _ in deals(hand, deck))
    assert thirds[GUARD] > 200  # three of the four places where one may lie
    assert any(GUARD in hand_cards[:2] for hand_cards, _ in deals(hand, deck, seat=2))


def test_a_deck_searched_in_vain_tells_where_the_card_is() -> None:
    hand, deck = Zone(only(0), 0, [FEINT, STRIKE]), Zone(NOBODY, 0, [GUARD] * 20)
    deck.rule_out(FEINT, EVERYONE)
    places = Counter(hand_cards.index(FEINT) for hand_cards, _ in deals(hand, deck))
    assert min(places[0], places[1]) > 200
    deck.shuffle(FastChance(1))
    deck.deal(hand)
    assert all(FEINT in hand_cards[:2] for hand_cards, _ in deals(hand, deck))


def test_what_is_absent_travels_with_the_cards() -> None:
    """None of three is a Lunge; one of them is laid, another comes: only the new one may be a Lunge."""
    hand, slot, deck = Zone(only(0), 0, [FEINT, STRIKE, GUARD]), Zone(only(0), 0, []), Zone(NOBODY, 0, [LUNGE] * 4)
    hand.rule_out(LUNGE, EVERYONE)
    hand.hide(STRIKE, slot)
    deck.deal(hand)
    for in_hand, in_slot, _ in deals(hand, slot, deck):
        assert (in_slot + in_hand[:2]).count(LUNGE) == 0
    slot.open_up([hand])
    hand.clear_up()
    assert all(in_hand[:2].count(LUNGE) == 0 for in_hand, _, _ in deals(hand, slot, deck))


def test_of_cards_that_differ_nobody_knows_which_has_left() -> None:
    """The first is no Lunge, of the second nothing is known; a Strike is discarded: it may have been the first."""
    left = []
    for cards in ([STRIKE, GUARD], [GUARD, STRIKE]):
        hand = Zone(only(0), 0, cards[:1])
        hand.rule_out(LUNGE, EVERYONE)
        hand.add(cards[1])
        hand.remove(STRIKE)
        left.append(deals(hand, Zone(NOBODY, 0, [LUNGE, FEINT])))
    assert left[0] == left[1]
    assert any(in_hand == [LUNGE] for in_hand, _ in left[0])


def test_all_but_one_of_a_hand_that_was_seen_are_there_after_one_went_under_the_deck() -> None:
    found = []
    for card in (FEINT, STRIKE, GUARD):
        hand, deck = hand_that_was_looked_at(FEINT, STRIKE, GUARD), Zone(NOBODY, 0, [LUNGE] * 5)
        hand.hide(card, deck, 0)
        deck.deal(hand)
        assert known(deck, 0)[0] == card
        assert known_of(hand, deck) == [FEINT, STRIKE, GUARD]
        made = deals(hand, deck)
        assert all(sorted([*in_hand, in_deck[0]]) == [FEINT, STRIKE, GUARD, LUNGE] for in_hand, in_deck in made)
        assert {in_deck[0] for _, in_deck in made} == {FEINT, STRIKE, GUARD}
        found.append(made)
    assert found[0] == found[1] == found[2]


def test_a_card_played_from_the_hand_may_be_the_known_one_that_seemed_to_lie_elsewhere() -> None:
    """A Strike went under the deck and another came: when one is played, the looker is sure of none."""
    found = []
    for card, drawn in ((STRIKE, STRIKE), (FEINT, GUARD)):
        hand, deck = hand_that_was_looked_at(FEINT, STRIKE), Zone(NOBODY, 0, [LUNGE, drawn])
        hand.hide(card, deck, 0)
        deck.deal(hand)
        hand.remove(STRIKE, [deck])
        assert known_of(hand, deck) == [FEINT]
        found.append(known(hand, LOOKER) + known(deck, LOOKER))
    assert found[0] == found[1]


def test_of_a_card_in_hand_and_one_that_may_lie_elsewhere_the_sure_one_is_played() -> None:
    hand, slot = hand_that_was_looked_at(FEINT, STRIKE), Zone(only(0), 0, [])
    hand.hide(FEINT, slot)
    hand.add(STRIKE, only(LOOKER))
    hand.remove(STRIKE, [slot])
    assert known(hand, LOOKER) == [None]  # the other Strike may lie face down
    assert known_of(hand, slot) == [FEINT, STRIKE]


def test_who_sees_the_hand_again_knows_what_was_laid() -> None:
    hand, slot = hand_that_was_looked_at(FEINT, STRIKE), Zone(only(0), 0, [])
    hand.hide(FEINT, slot)
    hand.show_all(only(LOOKER), [slot])
    assert (known(hand, LOOKER), known(slot, LOOKER)) == ([STRIKE], [FEINT])


def test_who_sees_another_copy_in_the_hand_does_not_know_what_was_laid() -> None:
    hand, slot = hand_that_was_looked_at(FEINT, STRIKE), Zone(only(0), 0, [])
    hand.hide(FEINT, slot)
    hand.add(FEINT)
    hand.show_all(only(LOOKER), [slot])
    assert (known(hand, LOOKER), known(slot, LOOKER)) == ([STRIKE, FEINT], [None])


def test_where_nobody_can_follow_a_card_of_each_kind_one_less_is_sure() -> None:
    for card, left in ((FEINT, [FEINT, STRIKE]), (STRIKE, [FEINT, FEINT])):
        hand, slot = hand_that_was_looked_at(FEINT, FEINT, STRIKE), Zone(only(0), 0, [])
        hand.hide(card, slot)
        slot.lose(card, [hand], EVERYONE & ~only(0))
        hand.clear_up()
        assert sorted(hand.items) == left
        assert sorted(map(str, known(hand, LOOKER))) == [str(FEINT), "None"]


def test_a_zone_takes_only_what_fits() -> None:
    """Of the hand a Guard and a Feint were seen, neither of which may be laid here: so it is the third card."""
    hand, slot = hand_that_was_looked_at(FEINT, GUARD), Zone(only(0), 0, [])
    hand.add(STRIKE)
    slot.fits = 1 << STRIKE | 1 << LUNGE
    hand.hide(STRIKE, slot)
    deck = Zone(NOBODY, 0, [FEINT] * 20 + [LUNGE])
    made = deals(hand, slot, deck)
    assert all(sorted(in_hand) == [FEINT, GUARD] for in_hand, _, _ in made)
    laid = Counter(in_slot[0] for _, in_slot, _ in made)
    assert min(laid[STRIKE], laid[LUNGE]) > 200


def test_a_copy_has_lost_track_of_the_same() -> None:
    hand, slot = hand_that_was_looked_at(FEINT), Zone(only(0), 0, [])
    hand.add(STRIKE)
    hand.hide(STRIKE, slot)
    assert known_of(hand.copy(), slot.copy()) == known_of(hand, slot) == [FEINT]
