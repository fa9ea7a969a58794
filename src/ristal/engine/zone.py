"""Zones: where cards, dice and tokens lie, and who may know what lies there.

`may_know` is the one answer to «may this seat know this?»; views, logs, re-deals and observations all follow from it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance

SPECTATOR: Final = 15  # a spectator is a seat of its own
NOBODY: Final = 0
EVERYONE: Final = 0xFFFF


def only(*seats: int) -> int:
    """The mask of those who see: these seats and nobody else."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


@mypyc_attr(acyclic=True)
class Zone:
    """An ordered pile of items (numbers that the game gives meaning to), the last one on top.

    `sees` is the mask of the seats that see every item; how many there are is open to all. `pool` tells which hidden
    items could be exchanged for one another: those of one deck. `shown` adds, item by item, seats that have seen it;
    `mixed` is the mask of seats that have lost track of where: something left face down for another mixed zone.
    """

    __slots__ = ("items", "mixed", "pool", "sees", "shown")

    def __init__(self, sees: int, pool: int, items: list[int]) -> None:
        self.sees = sees
        self.pool = pool
        self.items = items
        self.shown: list[int] | None = None
        self.mixed = NOBODY

    def copy(self) -> Zone:
        twin = Zone(self.sees, self.pool, self.items[:])
        twin.mixed = self.mixed
        if self.shown is not None:
            twin.shown = self.shown[:]
        return twin

    def add(self, item: int, shown: int = NOBODY) -> None:
        """Put an item on top; `shown` is the mask of the seats that saw it come here."""
        if self.shown is not None or shown:
            self._marks().append(shown)
        self.items.append(item)

    def draw(self) -> int:
        """Take the top item."""
        if self.shown is not None:
            self.shown.pop()
        return self.items.pop()

    def remove(self, item: int) -> int:
        """Take one item of this kind; says who had seen it. The copies are alike, so nobody who knew of some of them
        can be sure of as many afterwards: of each seat's knowledge one copy goes."""
        place = -1
        for i in range(len(self.items)):
            if self.items[i] == item and (place < 0 or (self.shown is not None and self.shown[i] > self.shown[place])):
                place = i
        if place < 0:
            raise ValueError(f"no item {item} in the zone")
        del self.items[place]
        if self.shown is None:
            return NOBODY
        seen = self.shown.pop(place)
        unsure = ~seen
        for i in range(len(self.items)):
            if self.items[i] == item:
                forgotten = self.shown[i] & unsure
                self.shown[i] &= ~forgotten
                unsure &= ~forgotten
                seen |= forgotten
        return seen

    def hide(self, item: int, into: Zone) -> None:
        """Lay an item of this kind face down into another zone: it is open that one left, but not which."""
        into.add(item, self.remove(item))
        lost = ~into.sees & EVERYONE
        if self.shown is not None:
            self.mixed |= lost
            into.mixed |= lost

    def clear_up(self) -> None:
        """What had left this zone face down is open now, so what is still here is known again as it was."""
        self.mixed = NOBODY

    def show(self, place: int, seats: int) -> None:
        """These seats have now seen the item at this place."""
        self._marks()[place] |= seats

    def exchange(self, place: int, other: Zone, other_place: int) -> None:
        """Two items change places, with what is known of them."""
        self.items[place], other.items[other_place] = other.items[other_place], self.items[place]
        if self.shown is not None or other.shown is not None:
            mine, theirs = self._marks()[place], other._marks()[other_place]
            self.show_only(place, theirs)
            other.show_only(other_place, mine)

    def show_only(self, place: int, seats: int) -> None:
        """Of the item at this place these seats know, and no others."""
        self._marks()[place] = seats

    def shuffle(self, chance: Chance) -> None:
        """Nobody knows any more what lies where."""
        chance.shuffle(self.items)
        self.shown = None
        self.mixed = NOBODY

    def _marks(self) -> list[int]:
        if self.shown is None:
            self.shown = [NOBODY] * len(self.items)
        return self.shown

    def __len__(self) -> int:
        return len(self.items)


def may_know(seat: int, zone: Zone, place: int) -> bool:
    """May this seat know which item lies at this place of the zone?"""
    mask = zone.sees
    if zone.shown is not None:
        mask |= zone.shown[place] & ~zone.mixed
    return (mask >> seat) & 1 == 1


def has_seen(seat: int, zone: Zone, place: int) -> bool:
    """Has this seat seen the item, wherever it may lie by now among the zones that are mixed for it?"""
    return zone.shown is not None and (zone.shown[place] >> seat) & 1 == 1


def redeal_zones(zones: list[Zone], seat: int, chance: Chance) -> None:
    """Deal all that this seat may not know anew: within each pool, over the same places."""
    pools: list[int] = []
    for zone in zones:
        if not (zone.sees >> seat) & 1 and zone.pool not in pools:
            pools.append(zone.pool)
    for pool in pools:
        hidden = [zone for zone in zones if zone.pool == pool and not (zone.sees >> seat) & 1]
        _deal_unseen(hidden, seat, chance)
        _deal_mixed([zone for zone in hidden if (zone.mixed >> seat) & 1], chance)


def _deal_unseen(zones: list[Zone], seat: int, chance: Chance) -> None:
    """Items that the seat has never seen change places with one another."""
    unseen: list[int] = []
    for zone in zones:
        if zone.shown is None:
            unseen += zone.items
        else:
            unseen += [item for place, item in enumerate(zone.items) if not has_seen(seat, zone, place)]
    chance.shuffle(unseen)
    for zone in zones:
        if zone.shown is None:
            count = len(zone.items)
            zone.items = unseen[:count]
            del unseen[:count]
        else:
            for place in range(len(zone.items)):
                if not has_seen(seat, zone, place):
                    zone.items[place] = unseen.pop()


def _deal_mixed(zones: list[Zone], chance: Chance) -> None:
    """Items whose place the seat has lost track of change places with whatever else lies in those zones."""
    items: list[int] = []
    marks: list[int] = []
    for zone in zones:
        items += zone.items
        marks += zone.shown if zone.shown is not None else [NOBODY] * len(zone.items)
    order = list(range(len(items)))
    chance.shuffle(order)
    for zone in zones:
        for place in range(len(zone.items)):
            chosen = order.pop()
            zone.items[place] = items[chosen]
            zone.show_only(place, marks[chosen])
