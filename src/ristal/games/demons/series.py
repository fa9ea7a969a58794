"""Chapter «Ход игры»: what number may follow in a series, and how a series is cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ristal.games.demons.card_events import CardPutAway, SeriesCleared
from ristal.games.demons.cards import FALLING, STRICT
from ristal.games.demons.knowledge import hide_laid

if TYPE_CHECKING:
    from ristal.games.demons.state import Demons

LOWEST: Final = 0
HIGHEST: Final = 99


def limits_after(t: Demons, before: int) -> tuple[int, int]:
    """§R21 The lowest and the highest number that may follow a card on this battlefield."""
    number = t.cards.moves[before].number
    field = t.field()
    if field is not None and field.series == FALLING:
        return LOWEST, number
    if field is not None and field.series == STRICT:
        return number + 1, HIGHEST
    return number, HIGHEST


def missed_by(t: Demons, before: int, card: int) -> int:
    """§R21 By how much a number misses the limits that its left neighbour and the battlefield set; 0 or less: not."""
    least, most = limits_after(t, before)
    number = t.cards.moves[card].number
    return max(least - number, number - most)


def clear_series(t: Demons, seat: int) -> None:
    """§R27 §R39 §R57 The series goes to the common discard and ends the stance. §A24 The card that may still lie face
    down goes there as it lies."""
    series = t.series[seat]
    cards = series.items
    was_guarded = t.stance >> seat & 1
    t.discard.items += cards
    series.items = []
    t.stance &= ~(1 << seat)
    if t.events is not None and (cards or was_guarded):
        t.tell(SeriesCleared(seat, len(cards), [t.cards.moves[card].id for card in cards]))
    if t.laid[seat].items:
        card = t.laid[seat].items[0]
        hide_laid(t, seat)
        if t.events is not None:
            t.tell(CardPutAway(seat, t.cards.moves[card].id))
