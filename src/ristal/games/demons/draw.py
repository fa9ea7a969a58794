"""Chapter «Пояснения к эффектам карт»: cards drawn, discarded and handed out."""

from __future__ import annotations

from ristal.engine.zone import EVERYONE
from ristal.games.demons.events import CardGiven, CardsDiscarded, CardsDrawn, DeckShuffled
from ristal.games.demons.knowledge import leave_openly
from ristal.games.demons.state import NONE, Demons


def top_card(t: Demons) -> int:
    """§R49 The top card of the deck; an empty deck is made anew of the discard. §A8 NONE when there is no card."""
    if not t.deck.items:
        t.deck.items = t.discard.items + t.unrevealed.items
        t.discard.items = []
        t.unrevealed.items = []
        t.unrevealed.shown = None
        if not t.deck.items:
            return NONE
        t.deck.shuffle(t.chance)
        if t.events is not None:
            t.tell(DeckShuffled(len(t.deck)))
    return t.deck.draw()


def draw_cards(t: Demons, seat: int, count: int) -> None:
    """§R49 §A8 So many cards from the deck to the hand, or what there is; §R28 a hand has no limit."""
    drawn: list[int] = []
    for _ in range(count):
        card = top_card(t)
        if card == NONE:
            break
        t.hand[seat].add(card)
        drawn.append(card)
    if t.events is not None and drawn:
        t.tell(CardsDrawn(seat, len(drawn), [t.cards.moves[card].id for card in drawn]))


def discard_by_chance(t: Demons, seat: int, count: int) -> None:
    """§R51 §A16 Random cards of the hand; with fewer, all of them, and §R38 nobody leaves the fight by that."""
    gone: list[int] = []
    for _ in range(min(count, len(t.hand[seat]))):
        gone.append(leave_openly(t, seat, t.chance.pick(len(t.hand[seat]))))
    throw(t, seat, gone, True)


def throw(t: Demons, seat: int, cards: list[int], by_chance: bool) -> None:
    """§A24 Cards that have left a hand lie in the common discard, open to all."""
    t.discard.items += cards
    if t.events is not None and cards:
        t.tell(CardsDiscarded(seat, [t.cards.moves[card].id for card in cards], by_chance))


def hand_out(t: Demons, card: int) -> None:
    """§R50 Everybody gets one such card, searched for in deck and discard; where there are too few, those nearest on
    the right of the first player get theirs. Then the deck is shuffled."""
    for seat in t.counter_clockwise():
        for pile in (t.deck, t.discard, t.unrevealed):
            if card in pile.items:
                pile.remove(card)
                t.hand[seat].add(card, EVERYONE)
                if t.events is not None:
                    t.tell(CardGiven(seat, t.cards.moves[card].id))
                break
    t.deck.shuffle(t.chance)
