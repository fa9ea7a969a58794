"""Zones: where cards, dice and tokens lie, and who may know what lies there.

`may_know` is the one answer to «may this seat know this?»; views, logs, re-deals and observations all follow from it.
"""

from __future__ import annotations

from typing import Final

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


class Zone:
    """An ordered pile of items (numbers that the game gives meaning to), the last one on top.

    `sees` is the mask of the seats that see every item; how many there are is open to all. `pool` tells which hidden
    items could be exchanged for one another: those of one deck. `shown` adds, item by item, seats that have seen it.
    """

    __slots__ = ("items", "pool", "sees", "shown")

    def __init__(self, sees: int, pool: int, items: list[int]) -> None:
        self.sees = sees
        self.pool = pool
        self.items = items
        self.shown: list[int] | None = None

    def copy(self) -> Zone:
        twin = Zone(self.sees, self.pool, self.items[:])
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

    def remove(self, item: int) -> None:
        """Take one item of this kind: an unseen copy rather than a seen one, for the copies are alike."""
        place = -1
        for i in range(len(self.items)):
            if self.items[i] == item and (place < 0 or (self.shown is not None and self.shown[i] < self.shown[place])):
                place = i
        if place < 0:
            raise ValueError(f"no item {item} in the zone")
        del self.items[place]
        if self.shown is not None:
            del self.shown[place]

    def show(self, place: int, seats: int) -> None:
        """These seats have now seen the item at this place."""
        self._marks()[place] |= seats

    def shuffle(self, chance: Chance) -> None:
        """Nobody knows any more what lies where."""
        chance.shuffle(self.items)
        self.shown = None

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
        mask |= zone.shown[place]
    return (mask >> seat) & 1 == 1


def redeal_zones(zones: list[Zone], seat: int, chance: Chance) -> None:
    """Deal all that this seat may not know anew: within each pool, over the same places."""
    pools: list[int] = []
    for zone in zones:
        if not (zone.sees >> seat) & 1 and zone.pool not in pools:
            pools.append(zone.pool)
    for pool in pools:
        unknown: list[int] = []
        for zone in zones:
            if zone.pool == pool and not (zone.sees >> seat) & 1:
                if zone.shown is None:
                    unknown += zone.items
                else:
                    unknown += [item for place, item in enumerate(zone.items) if not may_know(seat, zone, place)]
        chance.shuffle(unknown)
        for zone in zones:
            if zone.pool == pool and not (zone.sees >> seat) & 1:
                if zone.shown is None:
                    count = len(zone.items)
                    zone.items = unknown[:count]
                    del unknown[:count]
                else:
                    for place in range(len(zone.items)):
                        if not may_know(seat, zone, place):
                            zone.items[place] = unknown.pop()
