"""What may be chosen from a hand."""

from __future__ import annotations

from ristal.engine.notation import Answer
from ristal.games.unmatched.arena import Fighter
from ristal.games.unmatched.hero import ATTACK, DEFENCE, Card
from ristal.games.unmatched.state import Unmatched


def held(t: Unmatched, seat: int) -> list[Card]:
    """Each different card of a hand once, in the order of the deck."""
    numbers = t.hand[seat].items[:]
    numbers.sort()
    cards: list[Card] = []
    last = -1
    for number in numbers:
        if number != last:
            cards.append(t.arena.cards[number])
            last = number
    return cards


def hand_answers(t: Unmatched, seat: int) -> list[Answer]:
    """The cards of a hand."""
    return [card.answer for card in held(t, seat)]


def is_missing(t: Unmatched, seat: int, text: str) -> bool:
    """Whether a word names a card of a seat's deck that is not in its hand."""
    return any(card.id == text and card.number not in t.hand[seat].items for card in t.arena.heroes[seat].cards)


def attack_cards(t: Unmatched, fighter: Fighter) -> list[Answer]:
    """§R93 §R96 The cards with which a fighter may attack."""
    usable = t.usable(fighter, ATTACK)
    return [card.answer for card in held(t, fighter.seat) if usable >> card.number & 1]


def has_attack_card(t: Unmatched, fighter: Fighter) -> bool:
    """§R86 Whether there is any such card."""
    usable = t.usable(fighter, ATTACK)
    return any(usable >> number & 1 for number in t.hand[fighter.seat].items)


def defence_cards(t: Unmatched, fighter: Fighter) -> list[Answer]:
    """§R94 §R96 The cards with which a fighter may defend."""
    usable = t.usable(fighter, DEFENCE)
    return [card.answer for card in held(t, fighter.seat) if usable >> card.number & 1]
