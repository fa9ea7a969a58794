"""What may be chosen from a hand."""

from __future__ import annotations

from ristal.engine.notation import Answer
from ristal.games.unmatched.arena import Fighter
from ristal.games.unmatched.state import Unmatched


def hand_answers(t: Unmatched, seat: int) -> list[Answer]:
    """Each different card of a hand once, in the order of the deck."""
    answers: list[Answer] = []
    for number in sorted(set(t.hand[seat].items)):
        answers.append(t.card(number).answer)
    return answers


def is_missing(t: Unmatched, seat: int, text: str) -> bool:
    """Whether a word names a card of a seat's deck that is not in its hand."""
    return any(card.id == text and card.number not in t.hand[seat].items for card in t.arena.heroes[seat].cards)


def attack_cards(t: Unmatched, fighter: Fighter) -> list[Answer]:
    """§R93 §R96 The cards with which a fighter may attack."""
    answers: list[Answer] = []
    for number in sorted(set(t.hand[fighter.seat].items)):
        card = t.card(number)
        if card.can_attack and t.arena.may_use(card, fighter):
            answers.append(card.answer)
    return answers


def defence_cards(t: Unmatched, fighter: Fighter) -> list[Answer]:
    """§R94 §R96 The cards with which a fighter may defend."""
    answers: list[Answer] = []
    for number in sorted(set(t.hand[fighter.seat].items)):
        card = t.card(number)
        if card.can_defend and t.arena.may_use(card, fighter):
            answers.append(card.answer)
    return answers
