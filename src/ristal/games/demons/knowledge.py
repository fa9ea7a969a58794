"""Who has seen which cards of a hand (§A23): how cards leave a hand, and who can follow them.

A card that was laid face down could be any of those that were in the hand; the engine remembers that others know of
these without knowing which one it is, until the card is opened or gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ristal.engine.zone import EVERYONE, SPECTATOR, may_know, only

if TYPE_CHECKING:
    from ristal.games.demons.state import Demons


def lay_face_down(t: Demons, seat: int, card: int) -> None:
    """§R20 A card leaves the hand unseen by the others."""
    t.hand[seat].hide(card, t.laid[seat])


def open_laid(t: Demons, seat: int) -> int:
    """The face-down card of a seat, now open to all and out of its zone."""
    card = t.laid[seat].items[0]
    t.laid[seat].remove(card, [t.hand[seat]])
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
    t.unrevealed.add(card, knowing)
    _forget_places(t, seat)


def _forget_places(t: Demons, seat: int) -> None:
    """Nothing lies face down any more, so what is known of the seat's cards is known of its hand."""
    t.hand[seat].clear_up()
    t.laid[seat].marks = None


def leave_openly(t: Demons, seat: int, card: int) -> int:
    """A card of the hand becomes open to all and leaves it."""
    t.hand[seat].remove(card, [t.laid[seat]])
    return card


def leave_to(t: Demons, seat: int, card: int, taker: int) -> None:
    """A card passes from hand to hand: the two know it, for the others it could be any."""
    t.hand[seat].lose(card, [t.laid[seat]], EVERYONE & ~only(seat, taker))
    t.hand[taker].add(card, only(seat))


def show_hand(t: Demons, owner: int, viewers: list[int]) -> None:
    """These seats see the hand; who knew of a card that is not there now knows what lies face down."""
    t.hand[owner].show_all(only(*viewers), [t.laid[owner]])


def everybody_else(t: Demons, owner: int) -> list[int]:
    """§R56 The other players, and whoever looks on."""
    return [*(seat for seat in range(t.seats) if seat != owner), SPECTATOR]
