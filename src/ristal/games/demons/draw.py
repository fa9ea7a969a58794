"""Chapter «Пояснения к эффектам карт»: cards drawn, discarded and handed out."""

from __future__ import annotations

from ristal.games.demons.card_events import (
    CardGiven,
    CardsDiscarded,
    CardsDrawn,
    CardsLaidOut,
    DeckShuffled,
    HandFoundEmpty,
    NoCardsLeft,
)
from ristal.games.demons.knowledge import come_openly, draw_openly, draw_unseen, leave_openly, leave_pile, make_deck
from ristal.games.demons.state import Demons


def has_card(t: Demons) -> bool:
    """§R49 Whether there is a card to draw: an empty deck is made anew of the discard, unless (§A8) that is empty."""
    if t.deck.items:
        return True
    make_deck(t)
    if not t.deck.items:
        return False
    t.deck.shuffle(t.chance)
    if t.events is not None:
        t.tell(DeckShuffled(len(t.deck)))
    return True


def draw_cards(t: Demons, seat: int, count: int) -> None:
    """§R49 §A8 So many cards from the deck to the hand, or what there is. §R28 A hand has no limit."""
    while count > 0 and has_card(t):
        drawn = [draw_unseen(t, seat) for _ in range(min(count, len(t.deck)))]
        count -= len(drawn)
        if t.events is not None:
            t.tell(CardsDrawn(seat, len(drawn), [t.cards.moves[card].id for card in drawn]))
    if t.events is not None and count > 0:
        t.tell(NoCardsLeft(seat))


def lay_out(t: Demons, count: int) -> None:
    """§R17 So many cards from the deck face up on the table, or what there is."""
    while count > 0 and has_card(t):
        opened = [draw_openly(t) for _ in range(min(count, len(t.deck)))]
        for card in opened:
            t.draft.add(card)
        count -= len(opened)
        if t.events is not None:
            t.tell(CardsLaidOut([t.cards.moves[card].id for card in opened]))


def discard_by_chance(t: Demons, seat: int, count: int) -> None:
    """§R51 §A16 Random cards of the hand; with fewer, all of them. §R38 Nobody leaves the fight by that."""
    if not t.hand[seat].items:
        find_empty(t, seat)
        return
    gone: list[int] = []
    for _ in range(min(count, len(t.hand[seat]))):
        gone.append(leave_openly(t, seat, t.hand[seat].items[t.chance.pick(len(t.hand[seat]))]))
    throw(t, seat, gone, True)


def throw(t: Demons, seat: int, cards: list[int], by_chance: bool) -> None:
    """§A24 Cards that have left a hand lie in the common discard, open to all."""
    t.discard.items += cards
    if t.events is not None and cards:
        t.tell(CardsDiscarded(seat, [t.cards.moves[card].id for card in cards], by_chance))


def find_empty(t: Demons, seat: int) -> None:
    """§R58 An empty hand gives nothing."""
    if t.events is not None:
        t.tell(HandFoundEmpty(seat))


def hand_out(t: Demons, card: int) -> None:
    """§R50 Everybody gets one such card, searched for in deck and discard; where there are too few, those nearest on
    the right of the first player get theirs. Then the deck is shuffled."""
    for seat in t.counter_clockwise():
        for pile in (t.deck, t.discard, t.unrevealed):
            if card in pile.items:
                leave_pile(t, pile, card)
                come_openly(t, seat, card)
                if t.events is not None:
                    t.tell(CardGiven(seat, t.cards.moves[card].id))
                break
    t.deck.shuffle(t.chance)
