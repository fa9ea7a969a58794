"""Chapter «Применение эффектов»: operations on hands, decks and discard piles."""

from __future__ import annotations

from typing import ClassVar

from ristal.engine.effect import Effect, Frame, MayDo, Operation, bind
from ristal.engine.zone import EVERYONE, only
from ristal.games.unmatched.bindings import bind_card, card_bound
from ristal.games.unmatched.choices import DiscardAtWill, DiscardOwn, OpponentDiscards, PickFromHand, PickOpponent
from ristal.games.unmatched.combat_effects import opponent
from ristal.games.unmatched.conditions import slot_of
from ristal.games.unmatched.damage import discard_card, draw_cards
from ristal.games.unmatched.events import HandShown, TopCardsSeen
from ristal.games.unmatched.foresight import Foresee, fetch
from ristal.games.unmatched.keeping import ChooseDraw
from ristal.games.unmatched.piles import ChooseCard, ChooseShown, take_openly
from ristal.games.unmatched.set_events import CardMoved, CardRevealed
from ristal.games.unmatched.state import Unmatched

RANDOM = "random"


def players(t: Unmatched, frame: Frame, effect: Effect) -> list[int]:
    """Whom an effect is about: its own player where nothing is said; the opponent is asked for first, if need be."""
    said = effect.arguments.get("player", "own")
    if said == "own":
        return [frame.seat]
    if said == "each":
        return [seat for seat in range(t.seats) if not t.out_at[seat]]
    other = opponent(t, frame)
    if other < 0:
        t.then(PickOpponent(frame.seat))
        return []
    return [other]


class Draw(Operation[Unmatched]):
    """§R141 `draw`: so many cards from one's own deck; `player` may be the opponent, or each player."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "amount", "player?": "player"}

    def can_happen(self, t: Unmatched, frame: Frame, effect: Effect) -> bool:
        """Where exhaustion does not hurt, an empty deck has nothing to give."""
        return t.arena.settings.exhaustion or any(t.deck[seat].items for seat in players(t, frame, effect))

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for seat in players(t, frame, effect):
            draw_cards(t, seat, effect.count("count", t, frame))


class MakeDiscard(Operation[Unmatched]):
    """§R150 §A28 §A29 `opponent-discards`: by their choice, by yours after a look at the hand, or at random. They may
    decide whether, too: `may = "opponent"`."""

    BY_OPPONENT: ClassVar[bool] = True
    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number", "choice": "chooser", "card?": "bound"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        other, choice, count = opponent(t, frame), effect.text("choice"), effect.number("count")
        if other < 0:
            t.then(PickOpponent(frame.seat))
        elif "card" in effect.arguments:
            self.discards(t, other, frame.bound.get(card_bound(effect.text("card")), -1))
        elif choice == "theirs":
            t.then(DiscardOwn(other, count))
        elif choice == "yours":
            show_hand(t, frame.seat, other)
            t.then(PickFromHand(frame.seat, other, count))
        else:
            t.then(OpponentDiscards(other, count))

    def discards(self, t: Unmatched, seat: int, card: int) -> None:
        """§A63 The card that was chosen."""
        if card in t.hand[seat].items:
            discard_card(t, seat, card)
            bind(t, 1)

    def offer(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        """§A33 The opponent is asked, once it is clear who that is, unless that hand is empty."""
        other = opponent(t, frame) if effect.by_opponent else frame.seat
        if other < 0:
            t.then(PickOpponent(frame.seat))
        elif other == frame.seat or t.hand[other].items:
            t.then(MayDo(other))


class DiscardYourOwn(Operation[Unmatched]):
    """§R119 §R121 `discard`: from one's own hand, by choice or at random, so many or as many as one likes; remembers
    whether it was done in full. One may only choose to discard what one has."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "many", "choice?": "hand-choice", "form?": "state-value"}

    def can_happen(self, t: Unmatched, frame: Frame, effect: Effect) -> bool:
        count = effect.arguments["count"]
        return len(t.hand[frame.seat]) >= (count if isinstance(count, int) else 1)

    def offer(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if self.can_happen(t, frame, effect):
            t.then(MayDo(frame.seat))

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if not isinstance(effect.arguments["count"], int):
            t.then(DiscardAtWill(frame.seat))
            return
        count = effect.number("count")
        if effect.arguments.get("choice") == RANDOM:
            t.then(OpponentDiscards(frame.seat, count))
            return
        frame.bound["done"] = 1 if len(t.hand[frame.seat]) >= count else 0
        t.then(DiscardOwn(frame.seat, count))


class LookAtHand(Operation[Unmatched]):
    """§A28 §A63 `look-at-hand`: the opponent's, for the card's player alone; with `pick`, a card of it is chosen
    openly and bound to a name for what follows."""

    PARAMETERS: ClassVar[dict[str, str]] = {"pick?": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        other = opponent(t, frame)
        if other < 0:
            t.then(PickOpponent(frame.seat))
            return
        show_hand(t, frame.seat, other)
        if "pick" in effect.arguments:
            t.then(ChooseShown(frame.seat, other))


def show_hand(t: Unmatched, looker: int, other: int) -> None:
    """A hand is shown to one seat; what it saw, it goes on knowing."""
    hand = t.hand[other]
    hand.show_all(only(looker), t.slots_of(other))
    if t.events is not None:
        t.tell(HandShown(other, [t.card(card).id for card in sorted(hand.items)], only(looker) | hand.sees))


class TakeTagged(Operation[Unmatched]):
    """§A25 `take-tagged`: every card with the tag from one's own discard pile to hand."""

    PARAMETERS: ClassVar[dict[str, str]] = {"tag": "text"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for card in t.discard[frame.seat].items[:]:
            if effect.text("tag") in t.card(card).tags:
                t.discard[frame.seat].remove(card)
                take_openly(t, frame.seat, card)


class LookAhead(Operation[Unmatched]):
    """§A13 `foresee`: look at the top of one's deck, take some, put the others back in an order of choice."""

    PARAMETERS: ClassVar[dict[str, str]] = {"look": "number", "take": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        look = min(effect.number("look"), len(t.deck[frame.seat]))
        take = min(effect.number("take"), look)
        deck = t.deck[frame.seat]
        for place in range(len(deck) - look, len(deck)):
            deck.show(place, only(frame.seat))
        if look and t.events is not None:
            seen = [t.card(card).id for card in deck.items[len(deck) - look :]]
            t.tell(TopCardsSeen(frame.seat, seen, only(frame.seat)))
        if take:
            t.then(Foresee(frame.seat, look, take, 0))


class Fetch(Operation[Unmatched]):
    """§A14 `fetch`: a named card from one's own discard pile or deck to hand."""

    PARAMETERS: ClassVar[dict[str, str]] = {"card": "card"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        fetch(t, frame.seat, effect.text("card"))


class MoveCard(Operation[Unmatched]):
    """§A64 `move-card`: from one's own discard pile, cards of choice to hand, or one of the `cards` that are named, or
    the `top` one; from a hand, the card that an effect was bound by, onto the deck or below it; from play, `this` card
    to hand; from the top of the deck, the card that was revealed there."""

    PARAMETERS: ClassVar[dict[str, str]] = {
        "from": "pile",
        "to": "goal",
        "which?": "which",
        "count?": "number",
        "cards?": "some",
        "card?": "bound",
        "player?": "player",
    }

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if effect.arguments.get("which") is not None:
            take_back(t, frame, effect.text("which"))
            return
        if effect.text("from") == "discard":
            t.then(ChooseCard(frame.seat, int(str(effect.arguments.get("count", 1)))))
            return
        card = frame.bound.get(card_bound(str(effect.arguments.get("card"))), -1)
        deck = t.deck[frame.seat]
        if effect.text("from") == "deck-top":
            if deck.items and deck.items[-1] == card:
                take_openly(t, frame.seat, deck.draw())
            return
        for seat in players(t, frame, effect):
            if card in t.hand[seat].items:
                move_openly(t, seat, card, effect.text("to"))


class Reveal(Operation[Unmatched]):
    """§A91 `reveal`: the top card of one's own deck is shown to all and stays there."""

    PARAMETERS: ClassVar[dict[str, str]] = {"from": "revealed"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        deck = t.deck[frame.seat]
        if deck.items:
            deck.show(len(deck) - 1, EVERYONE)
            bind_card(t, deck.items[-1])
            if t.events is not None:
                t.tell(CardRevealed(frame.seat, t.card(deck.items[-1]).id))


class DrawAndKeep(Operation[Unmatched]):
    """§A92 `draw-and-keep`: as many cards as one says, up to a number, are drawn; so many of them are kept."""

    PARAMETERS: ClassVar[dict[str, str]] = {"most": "number", "keep": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        t.then(ChooseDraw(frame.seat, effect.number("most"), effect.number("keep")))


def take_back(t: Unmatched, frame: Frame, which: str) -> None:
    """§A103 This card leaves the combat for its owner's hand, or the top card of their discard pile does."""
    zone = slot_of(t, frame, "own") if which == "this" else t.discard[frame.seat]
    if zone.items:
        take_openly(t, frame.seat, zone.draw())


def move_openly(t: Unmatched, seat: int, card: int, to: str) -> None:
    """§A63 A card that everybody has seen goes from a hand onto the deck or below it."""
    hand, deck = t.hand[seat], t.deck[seat]
    copies = [place for place, number in enumerate(hand.items) if number == card]
    shown = [place for place in copies if hand.marks is not None and hand.marks[place].shown == EVERYONE]
    hand.move((shown or copies)[0], deck, len(deck) if to == "deck-top" else 0)
    if t.events is not None:
        t.tell(CardMoved(seat, t.card(card).id, to))
