"""Facts: what is known by counting, when cards come and go unseen."""

from __future__ import annotations

from ristal.engine.chance import FastChance
from ristal.engine.facts import Close, Counting, Fact, Lack, Look, Trace, read_fact
from ristal.engine.zone import EVERYONE, NOBODY, Zone, only

FEINT, STRIKE, GUARD, LUNGE = range(4)
HAND, SLOT, DECK, OTHER = 1, 2, 4, 8
LOOKER = only(1)


def told(*traces: Trace) -> set[tuple[int, tuple[tuple[int, int], ...], int]]:
    """Piles, cards and the least number of each fact."""
    facts: list[Fact] = []
    for trace in traces:
        facts = trace.changes(facts)
    return {
        (fact.piles, tuple(sorted((kind, cap) for kind, cap in fact.caps.items() if cap)), fact.least) for fact in facts
    }


def look(*cards: int) -> Look:
    return Look(HAND, list(cards), LOOKER)


def laid(card: int, left: int) -> Trace:
    return Trace(HAND, SLOT, card, only(0), left, 0, only(0))


def drawn(held: int) -> Trace:
    return Trace(DECK, HAND, LUNGE, only(0), 9, held, only(0))


THREE = ((FEINT, 1), (STRIKE, 1), (GUARD, 1))


def test_what_leaves_face_down_is_still_among_those_that_were_seen() -> None:
    assert told(look(FEINT, STRIKE, GUARD), laid(STRIKE, 2)) == {(HAND | SLOT, THREE, 3)}


def test_what_is_drawn_later_cannot_be_what_was_laid_before() -> None:
    assert told(look(FEINT, STRIKE, GUARD), laid(STRIKE, 2), drawn(2)) == {(HAND | SLOT, THREE, 3), (SLOT, THREE, 1)}


def test_what_is_told_does_not_depend_on_the_card_that_was_laid() -> None:
    assert told(look(FEINT, STRIKE), laid(STRIKE, 1), drawn(1)) == told(look(FEINT, STRIKE), laid(FEINT, 1), drawn(1))


def test_an_opened_card_is_counted_off() -> None:
    opened = Trace(SLOT, 0, STRIKE, EVERYONE, 0, 0, EVERYONE)
    assert told(look(FEINT, STRIKE, GUARD), laid(STRIKE, 2), opened) == {(HAND, ((FEINT, 1), (GUARD, 1)), 2)}


def test_all_but_one_are_still_there_when_one_has_gone_to_another_hand() -> None:
    taken = Trace(HAND, OTHER, STRIKE, only(0, 2), 2, 5, only(2))
    assert told(look(FEINT, STRIKE, GUARD), taken) >= {(HAND, THREE, 2), (HAND | OTHER, THREE, 3)}


def test_what_is_known_of_both_hands_is_known_of_them_together() -> None:
    taken = Trace(HAND, OTHER, STRIKE, only(0, 2), 1, 1, only(2))
    facts = told(look(FEINT, STRIKE), Look(OTHER, [STRIKE], LOOKER), taken)
    assert (HAND | OTHER, ((FEINT, 1), (STRIKE, 2)), 3) in facts


def test_a_hand_that_lacks_a_card_has_at_most_what_was_drawn_since() -> None:
    facts: list[Fact] = []
    for trace in (Lack(HAND, 0, GUARD, LOOKER, 3, 0, NOBODY), drawn(3)):
        facts = trace.changes(facts)
    assert [fact.counted([GUARD, GUARD, FEINT, FEINT]) >= fact.least for fact in facts] == [False]
    assert [fact.counted([GUARD, FEINT, FEINT, FEINT]) >= fact.least for fact in facts] == [True]


def test_places_close_up_above_one_that_was_taken_out() -> None:
    facts = Close(SLOT).changes([Fact(LOOKER, DECK | HAND, {FEINT: 1}, 0, 1)])
    assert [fact.piles for fact in facts] == [SLOT | HAND]


def test_a_fact_is_read_as_it_was_written() -> None:
    fact = Fact(LOOKER, HAND | SLOT, {FEINT: 1, GUARD: 2}, 0, 2)
    assert read_fact(fact.write()).write() == fact.write()


def test_a_deal_is_mended_until_the_facts_hold() -> None:
    facts: list[Fact] = []
    for trace in (look(FEINT, STRIKE, GUARD), laid(STRIKE, 2), drawn(2)):
        facts = trace.changes(facts)
    for seed in range(50):
        hand, slot, deck = Zone(only(0), 0, [LUNGE] * 3), Zone(only(0), 0, [LUNGE]), Zone(0, 0, [FEINT, STRIKE, GUARD])
        counting = Counting(facts, 1)
        for pile, zone in ((HAND, hand), (SLOT, slot), (DECK, deck)):
            counting.add(pile, zone, False)
        assert counting.mend(FastChance(seed))
        assert sorted(hand.items + slot.items) == [FEINT, STRIKE, GUARD, LUNGE]
        assert slot.items != [LUNGE]
