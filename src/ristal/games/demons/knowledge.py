"""Who has seen which cards of a hand (§A23): how cards leave a hand, and who can follow them.

A card that was laid face down could be any of those that were in the hand; the engine remembers that others know of
these without knowing which one it is, until the card is opened or gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ristal.engine.facts import Close, Lack, Look, Trace
from ristal.engine.zone import EVERYONE, NOBODY, SPECTATOR, Zone, may_know, only

if TYPE_CHECKING:
    from ristal.games.demons.state import Demons

HAND_PILE: Final = 1  # bits of the piles in which cards are counted: of the first seat,
LAID_PILE: Final = 1 << 4
DECK_PILE: Final = 1 << 8
AWAY_PILE: Final = 1 << 9  # and of the first card put away face down


def lay_face_down(t: Demons, seat: int, card: int) -> None:
    """§R20 A card leaves the hand unseen by the others."""
    t.hand[seat].hide(card, t.laid[seat])
    if t.trail is not None:
        left = len(t.hand[seat])
        t.trail.append(Trace(HAND_PILE << seat, LAID_PILE << seat, card, only(seat), left, 0, only(seat)))


def open_laid(t: Demons, seat: int) -> int:
    """The face-down card of a seat, now open to all and out of its zone."""
    card = t.laid[seat].items[0]
    t.laid[seat].remove(card, [t.hand[seat]])
    if t.trail is not None:
        t.trail.append(Trace(LAID_PILE << seat, 0, card, EVERYONE, 0, 0, EVERYONE))
    _forget_places(t, seat)
    return card


def hide_laid(t: Demons, seat: int) -> None:
    """§A24 The face-down card goes to the discard as it lies: its owner alone, and who knew it, can tell what it is."""
    laid = t.laid[seat]
    knowing = only(seat)
    for viewer in everybody_else(t, seat):
        if may_know(viewer, laid, 0):
            knowing |= only(viewer)
    card = laid.items[0]
    laid.lose(card, [t.hand[seat]], EVERYONE & ~knowing)
    if t.trail is not None:
        away = AWAY_PILE << len(t.unrevealed)
        t.trail.append(Trace(LAID_PILE << seat, away, card, only(seat), 0, 0, NOBODY))
    t.unrevealed.add(card, knowing)
    _forget_places(t, seat)


def _forget_places(t: Demons, seat: int) -> None:
    """Nothing lies face down any more, so what is known of the seat's cards is known of its hand."""
    t.hand[seat].clear_up()
    t.laid[seat].marks = None


def leave_openly(t: Demons, seat: int, card: int) -> int:
    """A card of the hand becomes open to all and leaves it."""
    t.hand[seat].remove(card, [t.laid[seat]])
    if t.trail is not None:
        t.trail.append(Trace(HAND_PILE << seat, 0, card, EVERYONE, len(t.hand[seat]), 0, EVERYONE))
    return card


def leave_to(t: Demons, seat: int, card: int, taker: int) -> None:
    """A card passes from hand to hand: the two know it, for the others it could be any."""
    t.hand[seat].lose(card, [t.laid[seat]], EVERYONE & ~only(seat, taker))
    if t.trail is not None:
        left, held = len(t.hand[seat]), len(t.hand[taker])
        both = only(seat, taker)
        t.trail.append(Trace(HAND_PILE << seat, HAND_PILE << taker, card, both, left, held, only(taker)))
    t.hand[taker].add(card, only(seat))


def show_hand(t: Demons, owner: int, viewers: list[int]) -> None:
    """These seats see the hand; who knew of a card that is not there now knows what lies face down."""
    t.hand[owner].show_all(only(*viewers), [t.laid[owner]])
    if t.trail is not None:
        t.trail.append(Look(HAND_PILE << owner, t.hand[owner].items[:], only(*viewers)))


def rule_out(t: Demons, owner: int, card: int) -> None:
    """§A17 All know that no such card is in the hand."""
    hand = t.hand[owner]
    hand.rule_out(card, EVERYONE)
    if t.trail is not None:
        others = EVERYONE & ~only(owner)
        t.trail.append(Lack(HAND_PILE << owner, 0, card, others, len(hand), 0, NOBODY))


def draw_unseen(t: Demons, seat: int) -> int:
    """The top card of the deck goes to a hand."""
    card = t.deck.deal(t.hand[seat])
    if t.trail is not None:
        held = len(t.hand[seat]) - 1
        t.trail.append(Trace(DECK_PILE, HAND_PILE << seat, card, only(seat), len(t.deck), held, only(seat)))
    return card


def draw_openly(t: Demons) -> int:
    """The top card of the deck, open to all."""
    card = t.deck.draw()
    if t.trail is not None:
        t.trail.append(Trace(DECK_PILE, 0, card, EVERYONE, len(t.deck), 0, EVERYONE))
    return card


def come_openly(t: Demons, seat: int, card: int) -> None:
    """Everybody sees which card comes to a hand."""
    held = len(t.hand[seat])
    t.hand[seat].add(card, EVERYONE)
    if t.trail is not None:
        t.trail.append(Trace(0, HAND_PILE << seat, card, EVERYONE, 0, held, only(seat)))


def leave_pile(t: Demons, pile: Zone, card: int) -> None:
    """§R50 A card that all see is searched for in deck, discard and what was put away, in this order, and taken out."""
    place = pile.items.index(card)
    pile.remove(card)
    if t.trail is not None:
        if pile is t.deck:
            t.trail.append(Trace(DECK_PILE, 0, card, EVERYONE, len(t.deck), 0, EVERYONE))
            return
        t.trail.append(Lack(DECK_PILE, 0, card, EVERYONE, len(t.deck), 0, NOBODY))
        if pile is t.unrevealed:
            t.trail.append(Trace(AWAY_PILE << place, 0, card, EVERYONE, 0, 0, EVERYONE))
            t.trail.append(Close(AWAY_PILE << place))


def make_deck(t: Demons) -> None:
    """§R49 Discard and what was put away become the deck; nobody can tell where a card lies in it."""
    if t.trail is not None:
        held = 0
        for card in t.discard.items:
            t.trail.append(Trace(0, DECK_PILE, card, EVERYONE, 0, held, NOBODY))
            held += 1
        for place, card in enumerate(t.unrevealed.items):
            seen = NOBODY if t.unrevealed.marks is None else t.unrevealed.marks[place].shown
            t.trail.append(Trace(AWAY_PILE << place, DECK_PILE, card, seen, 0, held, NOBODY))
            held += 1
    t.deck.gather([t.discard, t.unrevealed])


def everybody_else(t: Demons, owner: int) -> list[int]:
    """§R56 The other players, and whoever looks on."""
    return [*(seat for seat in range(t.seats) if seat != owner), SPECTATOR]
