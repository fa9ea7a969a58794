"""Chapter «Думай, что делать дальше»: hands, decks and discard piles."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Shown
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Reason, Step
from ristal.engine.zone import EVERYONE, Zone, only
from ristal.games.boets.ability import is_moment
from ristal.games.boets.events import CardDiscarded, CardExchanged, CardsDrawn
from ristal.games.boets.fighters import HAND_REFRESHED
from ristal.games.boets.hurry import guess_exchange
from ristal.games.boets.state import HAND, Boets


@mypyc_attr(acyclic=True)
class Refresh(Step):
    """§R58 §R59 At the end of the own turn the hand comes to five. §R60 §A15 A card that is not there ends the round.

    §A13 With five cards or more nothing has to be drawn, and the round goes on.
    """

    CLAUSE: ClassVar[str] = "R58"

    def does(self, t: Boets) -> None:
        missing = HAND - len(t.hand[self.seat])
        if missing > 0:
            drawn = draw_cards(t, self.seat, missing)
            if drawn < missing:
                t.unwind()  # the end of the round waits below the turn
        elif missing < 0:
            t.then(DiscardDown(self.seat))


@mypyc_attr(acyclic=True)
class DiscardDown(Question):
    """§R58 §A14 Cards over five go, as their player likes; they give no roll."""

    CLAUSE: ClassVar[str] = "R58"

    def asks(self, t: Boets) -> list[Answer]:
        return hand_answers(t, self.seat)

    def shows(self, t: Boets, seat: int) -> Shown:
        return {"left": len(t.hand[self.seat]) - HAND}

    def takes(self, t: Boets, answer: Answer) -> None:
        discard_openly(t, self.seat, answer.value)
        if len(t.hand[self.seat]) > HAND:
            t.then(DiscardDown(self.seat))

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "R58", technique=text) if text in t.content.by_id else None


@mypyc_attr(acyclic=True)
class ExchangeCard(Question):
    """§R80 Once a turn, after refreshing, a card of the hand may go under the deck for the top card of it.

    §A15 Not when the deck is empty.
    """

    CLAUSE: ClassVar[str] = "R80"

    def asks(self, t: Boets) -> list[Answer]:
        if not is_moment(t, HAND_REFRESHED, self.seat) or not t.deck[self.seat].items:
            return []
        return [PASS, *hand_answers(t, self.seat)]

    def shows(self, t: Boets, seat: int) -> Shown:
        return {"ability": "exchange-card"}

    def shown_to(self, t: Boets, seat: int, answer: Answer) -> int:
        """§A27 What goes under the deck, its player alone knows."""
        return EVERYONE if answer is PASS else only(seat)

    def takes(self, t: Boets, answer: Answer) -> None:
        if answer is PASS:
            return
        hand, deck = t.hand[self.seat], t.deck[self.seat]
        hand.hide(answer.value, deck, 0)
        drawn = deck.deal(hand)
        if t.events is not None:
            t.tell(CardExchanged(self.seat, answer.text, t.content.techniques[drawn].id))

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return guess_exchange(t, self.seat, answers, chance)

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "R80", technique=text) if text in t.content.by_id else None


def kinds_of(pile: Zone) -> int:
    """Which cards a pile holds, as a mask: copies are alike."""
    held = 0
    for card in pile.items:
        held |= 1 << card
    return held


def card_answers(t: Boets, pile: Zone) -> list[Answer]:
    """Every card of a pile once."""
    held = kinds_of(pile)
    return [technique.card for technique in t.content.techniques if held >> technique.number & 1]


def hand_answers(t: Boets, seat: int) -> list[Answer]:
    """Every card of a hand once."""
    return card_answers(t, t.hand[seat])


def discard_card(t: Boets, seat: int, card: int) -> None:
    """§R31 A card leaves the hand for its owner's discard pile."""
    t.hand[seat].remove(card, [t.deck[seat]])
    t.discard[seat].add(card)


def discard_openly(t: Boets, seat: int, card: int) -> None:
    """A card is discarded for everybody to see, without being played."""
    discard_card(t, seat, card)
    if t.events is not None:
        t.tell(CardDiscarded(seat, t.content.techniques[card].id, "hand"))


def draw_cards(t: Boets, seat: int, count: int) -> int:
    """Draw so many cards, or all there are; says how many."""
    drawn = min(count, len(t.deck[seat]))
    cards = [t.deck[seat].deal(t.hand[seat]) for _ in range(drawn)]
    if drawn and t.events is not None:
        t.tell(CardsDrawn(seat, drawn, [t.content.techniques[card].id for card in cards]))
    return drawn
