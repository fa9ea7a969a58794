"""Re-deals: what a seat may not know is dealt anew, so that the table is one that it could be sitting at.

Nothing here depends on how the hidden items really lie: the same chance makes the same deal of all tables that the seat
cannot tell apart.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.zone import ANYTHING, UNMARKED, Mark, Zone

TRIES: Final = 20  # deals before a wrong one is mended
MENDINGS: Final = 50


def redeal_zones(zones: list[Zone], seat: int, chance: Chance) -> None:
    """Deal all that this seat may not know anew: within each pool, over the same places."""
    bit = 1 << seat
    pools: list[int] = []
    for zone in zones:
        if not zone.sees & bit and zone.pool not in pools:
            pools.append(zone.pool)
    for pool in pools:
        hidden = [zone for zone in zones if zone.pool == pool and not zone.sees & bit]
        if _is_free(hidden, bit):
            _deal_freely(hidden, bit, chance)
        else:
            _Dealer(hidden, bit).deal(chance)


def _is_free(zones: list[Zone], bit: int) -> bool:
    """Whether any unseen item of these zones may lie at any place that the seat does not know and that it fits."""
    for zone in zones:
        if zone.marks is not None:
            for mark in zone.marks:
                if mark.mixed & bit or mark.barred:
                    return False
    return True


def _deal_freely(zones: list[Zone], bit: int, chance: Chance) -> None:
    unseen: list[int] = []
    for zone in zones:
        if zone.marks is None:
            unseen += zone.items
        else:
            for place in range(len(zone.items)):
                if not zone.marks[place].shown & bit:
                    unseen.append(zone.items[place])
    unseen.sort()
    chance.shuffle(unseen)
    for zone in zones:
        if zone.fits != ANYTHING:
            _deal_fitting(zone, bit, unseen)
    for zone in zones:
        if zone.fits != ANYTHING:
            continue
        if zone.marks is None:
            count = len(zone.items)
            zone.items = unseen[:count]
            del unseen[:count]
        else:
            for place in range(len(zone.items)):
                if not zone.marks[place].shown & bit:
                    zone.items[place] = unseen.pop()


def _deal_fitting(zone: Zone, bit: int, unseen: list[int]) -> None:
    """The unseen items come in an order of chance, so the last that fits is any of those that do."""
    for place in range(len(zone.items)):
        if zone.marks is None or not zone.marks[place].shown & bit:
            at = len(unseen) - 1
            while at > 0 and not zone.fits >> unseen[at] & 1:
                at -= 1
            zone.items[place] = unseen.pop(at)


@mypyc_attr(acyclic=True)
class _Card:
    """An item on its way: what it is and what is known of it."""

    __slots__ = ("barred", "item", "mark")

    def __init__(self, item: int, mark: Mark, barred: int) -> None:
        self.item = item
        self.mark = mark
        self.barred = barred  # the mask of the kinds that the seat knows it not to be

    def may_be(self, item: int) -> bool:
        return not self.barred >> item & 1


def _order(card: _Card) -> tuple[int, int, list[tuple[int, int]]]:
    return (card.item, card.mark.shown & card.mark.mixed, sorted(card.mark.barred.items()))


class _Spots:
    """Places, and the cards that may lie at any of them."""

    def __init__(self) -> None:
        self.zones: list[Zone] = []
        self.places: list[int] = []
        self.cards: list[_Card] = []

    def add(self, zone: Zone, place: int, card: _Card) -> None:
        self.zones.append(zone)
        self.places.append(place)
        self.cards.append(card)

    def fits(self, spot: int, card: _Card) -> bool:
        return self.zones[spot].fits >> card.item & 1 == 1

    def are_right(self) -> bool:
        return all(self.fits(spot, self.cards[spot]) for spot in range(len(self.cards)))

    def put_down(self) -> None:
        for spot, card in enumerate(self.cards):
            zone, place = self.zones[spot], self.places[spot]
            zone.items[place] = card.item
            if zone.marks is not None:
                zone.marks[place] = _settled(card.mark, zone.marks[place])


class _Dealer:
    """Deals where not every item may lie at every place: right deals are equally likely, as long as they are found by
    dealing again."""

    def __init__(self, zones: list[Zone], bit: int) -> None:
        self.fixed = _Spots()  # unseen items at places of their own
        self.groups: dict[int, _Spots] = {}  # mixed items, seen or not
        self.unseen: list[int] = []
        for zone in zones:
            for place, item in enumerate(zone.items):
                mark = UNMARKED if zone.marks is None else zone.marks[place]
                if not mark.shown & bit:
                    self.unseen.append(item)
                    item = -1
                card = _Card(item, mark, _barred_for(mark, bit))
                if mark.mixed & bit:
                    self.groups.setdefault(zone.group, _Spots()).add(zone, place, card)
                elif item < 0:
                    self.fixed.add(zone, place, card)
        self.unseen.sort()
        self.blank: list[_Card] = []  # what the unseen items are dealt to
        for group in self.groups.values():
            group.cards.sort(key=_order)
            self.blank += [card for card in group.cards if card.item < 0]
        self.blank += self.fixed.cards

    def deal(self, chance: Chance) -> None:
        for _ in range(TRIES):
            chance.shuffle(self.unseen)
            for at, card in enumerate(self.blank):
                card.item = self.unseen[at]
            for group in self.groups.values():
                _shuffle_cards(group.cards, chance)
            if self._is_right():
                break
        else:
            self._mend(chance)
        self.fixed.put_down()
        for group in self.groups.values():
            group.put_down()

    def _is_right(self) -> bool:
        for card in self.blank:
            if card.barred and not card.may_be(card.item):
                return False
        for group in self.groups.values():
            if not group.are_right():
                return False
        return self.fixed.are_right()

    def _mend(self, chance: Chance) -> None:
        """Exchange what is wrong for something right, wherever that lies."""
        for _ in range(MENDINGS):
            for spots in [*self.groups.values(), self.fixed]:
                for spot in range(len(spots.cards)):
                    if not spots.fits(spot, spots.cards[spot]) and spots is not self.fixed:
                        self._mend_spot(spots, spot, chance)
                    elif not spots.fits(spot, spots.cards[spot]):
                        self._mend_card(spots.cards[spot], spots.zones[spot].fits, chance)
            for card in self.blank:
                if not card.may_be(card.item):
                    self._mend_card(card, ANYTHING, chance)
            if self._is_right():
                return

    def _mend_spot(self, spots: _Spots, spot: int, chance: Chance) -> None:
        """Let another card of the group lie here, one that fits if there is any, else one that may become such."""
        others = [at for at in range(len(spots.cards)) if spots.fits(spot, spots.cards[at])]
        if not others:
            others = [at for at in range(len(spots.cards)) if spots.cards[at] in self.blank]
        if others:
            at = others[chance.draw(len(others))]
            spots.cards[spot], spots.cards[at] = spots.cards[at], spots.cards[spot]
            if not spots.fits(spot, spots.cards[spot]):
                self._mend_card(spots.cards[spot], spots.zones[spot].fits, chance)

    def _mend_card(self, card: _Card, fits: int, chance: Chance) -> None:
        """Let an unseen card be what another is, if each may be what it becomes."""
        others = [
            other
            for other in self.blank
            if other is not card and fits >> other.item & 1 and card.may_be(other.item) and other.may_be(card.item)
        ]
        if others:
            other = others[chance.draw(len(others))]
            card.item, other.item = other.item, card.item


def _settled(mark: Mark, place: Mark) -> Mark:
    """What is known of an item that has come to lie at a place: who has lost track knows of the item, the others of
    what lies at the place."""
    if mark is place:
        return place
    return Mark((mark.shown & place.mixed) | (place.shown & ~place.mixed), place.mixed, mark.barred)


def _barred_for(mark: Mark, bit: int) -> int:
    mask = 0
    for kind, seats in mark.barred.items():
        if seats & bit:
            mask |= 1 << kind
    return mask


def _shuffle_cards(cards: list[_Card], chance: Chance) -> None:
    order = list(range(len(cards)))
    chance.shuffle(order)
    mixed = [cards[at] for at in order]
    for at, card in enumerate(mixed):
        cards[at] = card
