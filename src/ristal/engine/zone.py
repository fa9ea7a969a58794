"""Zones: where cards, dice and tokens lie, and who may know what lies there.

`may_know` is the one answer to «may this seat know this?»; views, logs, re-deals and observations all follow from it.
What is known must never be more than what a careful player at the table could tell; where it would take a page to write
down, it is less.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance

SPECTATOR: Final = 15  # a spectator is a seat of its own
NO_SEAT: Final = -1  # whoever sees everything
NOBODY: Final = 0
EVERYONE: Final = 0xFFFF
ANYTHING: Final = -1


def only(*seats: int) -> int:
    """The mask of those who see: these seats and nobody else."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


@mypyc_attr(acyclic=True)
class Mark:
    """What is known of one item; never changed, so that copies of a zone may share it.

    `shown` is the mask of the seats that have seen it, `mixed` of those that cannot tell at which of the mixed places
    of its group it lies. `barred` holds kinds that it is not, each with the mask of the seats that know so.
    """

    __slots__ = ("barred", "mixed", "shown")

    def __init__(self, shown: int, mixed: int, barred: dict[int, int]) -> None:
        self.shown = shown
        self.mixed = mixed
        self.barred = barred

    def is_plain(self) -> bool:
        """Whether nobody knows anything."""
        return self.shown == NOBODY and self.mixed == NOBODY and not self.barred

    def is_barred(self, item: int) -> int:
        """The seats that know that it is not of this kind."""
        return self.barred.get(item, NOBODY)

    def forgotten(self, seats: int, other: Mark) -> Mark:
        """These seats know as much less as if it might be the other item."""
        return Mark(self.shown & ~seats, self.mixed, levelled(self.barred, seats, other.barred))


def levelled(barred: dict[int, int], seats: int, other: dict[int, int]) -> dict[int, int]:
    """What is barred, where these seats are sure only of what holds for another item too."""
    kept: dict[int, int] = {}
    for kind, knowing in barred.items():
        left = knowing & (~seats | other.get(kind, NOBODY))
        if left:
            kept[kind] = left
    return kept


UNMARKED: Final = Mark(NOBODY, NOBODY, {})


@mypyc_attr(acyclic=True)
class Zone:
    """An ordered pile of items (numbers that the game gives meaning to), the last one on top.

    `sees` is the mask of the seats that see every item; how many there are is open to all. `pool` tells which hidden
    items could be exchanged for one another: those of one deck. `group` tells between which zones items may pass face
    down; it is the pool where nothing else is said. `fits` is the mask of the kinds that may lie here. `marks` tells
    what is known item by item; it is None as long as nothing is.
    """

    __slots__ = ("fits", "group", "items", "marks", "pool", "sees")

    def __init__(self, sees: int, pool: int, items: list[int], group: int = -1) -> None:
        self.sees = sees
        self.pool = pool
        self.items = items
        self.group = pool if group < 0 else group
        self.fits = ANYTHING
        self.marks: list[Mark] | None = None

    def copy(self) -> Zone:
        twin = Zone(self.sees, self.pool, self.items[:], self.group)
        twin.fits = self.fits
        if self.marks is not None:
            twin.marks = self.marks[:]
        return twin

    # Items come and go

    def add(self, item: int, shown: int = NOBODY) -> None:
        """Put an item on top; `shown` is the mask of the seats that saw it come here."""
        if shown or self.marks is not None:
            self._insert(len(self.items), item, Mark(shown, NOBODY, {}))
        else:
            self.items.append(item)

    def draw(self) -> int:
        """Take the top item."""
        if self.marks is not None:
            self.marks.pop()
        return self.items.pop()

    def move(self, place: int, into: Zone, at: int = -1) -> int:
        """Everybody sees that the item at this place goes to another, on top or where `at` says; what is known of it
        goes with it."""
        mark = UNMARKED if self.marks is None else self.marks.pop(place)
        item = self.items.pop(place)
        into._insert(len(into.items) if at < 0 else at, item, mark)
        return item

    def deal(self, into: Zone) -> int:
        """The top item goes to another zone."""
        if self.marks is None and into.marks is None:
            item = self.items.pop()
            into.items.append(item)
            return item
        return self.move(len(self.items) - 1, into)

    def remove(self, item: int, kin: list[Zone] | None = None) -> None:
        """Take one item of this kind for all to see. Copies are alike, so nobody who knew of some of them can be sure
        of as many afterwards: of each seat's knowledge one copy goes, here or face down in `kin`."""
        others = kin if kin is not None else []
        if self.marks is None and not any_marked(others):
            self.items.remove(item)
            return
        taken = self._take(item)
        unsure = EVERYONE & ~taken.shown
        for zone in others:
            if zone.marks is not None:
                unsure = zone._forget(item, unsure, taken)
        level_bars(self, others, EVERYONE, item, taken)

    def hide(self, item: int, into: Zone, at: int = -1) -> None:
        """An item of this kind goes face down into another zone, on top or where `at` says: it is open that one left,
        but not which."""
        if self.marks is None and into.marks is None and at < 0 and not self.sees & ~into.sees:
            self.items.remove(item)
            into.items.append(item)
            return
        taken = self._take(item)
        lost = EVERYONE & ~(self.sees | into.sees)
        mixed = taken.mixed
        marks = self.marks
        if marks is not None and any_tells([taken, *marks], lost):
            mixed |= lost
            for place, mark in enumerate(marks):
                marks[place] = Mark(mark.shown, mark.mixed | lost, mark.barred)
        shown = taken.shown | (self.sees & ~into.sees)
        into._insert(len(into.items) if at < 0 else at, item, Mark(shown, mixed, taken.barred))

    def lose(self, item: int, kin: list[Zone], seats: int) -> None:
        """Take an item of this kind for all but these seats to see: of every kind they are sure of one less."""
        taken = self._take(item)
        others = EVERYONE & ~(seats | taken.shown)
        for zone in kin:
            others = zone._forget(item, others, taken)
        level_bars(self, kin, EVERYONE & ~seats, item, taken)
        kinds = set(self.items)
        for zone in kin:
            kinds.update(zone.items)
        for kind in kinds:
            unsure = seats & ~taken.shown if kind == item else seats
            unsure = self._forget(kind, unsure, taken, True)
            for zone in [self, *kin]:
                unsure = zone._forget(kind, unsure, taken)
        level_bars(self, kin, seats, ANYTHING, taken)

    def gather(self, piles: list[Zone]) -> None:
        """All that lies in these piles comes here, to be shuffled: nobody can follow it."""
        for pile in piles:
            self.items += pile.items
            pile.items = []
            pile.marks = None
        self.marks = None

    def shuffle(self, chance: Chance) -> None:
        """Nobody knows any more what lies where, but only what is true of all that lies here."""
        chance.shuffle(self.items)
        if self.marks is not None:
            barred = self.marks[0].barred if self.marks else {}
            for mark in self.marks:
                barred = levelled(barred, EVERYONE, mark.barred)
            self.marks = [Mark(NOBODY, NOBODY, barred)] * len(self.items) if barred else None

    def straighten(self, seat: int) -> None:
        """Bring what has no places into one order, which tells a seat no more than it knows already."""
        if self.marks is None:
            self.items.sort()
            return
        marks = [
            Mark(mark.shown & ~self.sees, mark.mixed, mark.barred) if mark.shown & self.sees else mark
            for mark in self.marks
        ]  # who sees all of it anyway knows no more of what they were shown
        order = sorted([(_known_item(seat, self, at), _mark_key(marks[at]), at) for at in range(len(marks))])
        self.items = [self.items[at] for _, _, at in order]
        self.marks = [marks[at] for _, _, at in order]

    # Items become known

    def show(self, place: int, seats: int) -> None:
        """These seats have now seen the item at this place."""
        mark = self._marks()[place]
        self._marks()[place] = Mark(mark.shown | seats, mark.mixed & ~seats, mark.barred)

    def show_all(self, seats: int, kin: list[Zone]) -> None:
        """These seats see all that lies here. Who knew of an item that is not here knows what lies face down in `kin`,
        if it is a single one."""
        level_bars(self, kin, seats, ANYTHING, None)
        places = 0
        for zone in kin:
            for mark in zone.marks if zone.marks is not None else []:
                places += 1 if mark.mixed & seats else 0
        for place in range(len(self.items)):
            fresh = seats & ~self._marks()[place].shown
            for zone in kin:
                fresh = zone._forget(self.items[place], fresh, UNMARKED)
            self.show(place, seats)
        if places == 1:
            for zone in kin:
                zone.clear_up(seats)

    def rule_out(self, item: int, seats: int) -> None:
        """These seats know now that nothing that lies here is of this kind."""
        marks = self._marks()
        for place, mark in enumerate(marks):
            marks[place] = Mark(mark.shown, mark.mixed, {**mark.barred, item: mark.is_barred(item) | seats})

    def open_up(self, kin: list[Zone]) -> None:
        """What lies here face down is open to all from now on; `kin` is where it might have lain instead."""
        opened = self.items[:]
        for item in opened:
            self.remove(item, kin)
        self.sees = EVERYONE
        self.items = opened
        self.marks = None

    def clear_up(self, seats: int = EVERYONE) -> None:
        """What had left this zone face down is open now, so what is still here is known again as it was."""
        if self.marks is not None:
            self.marks = [Mark(mark.shown, mark.mixed & ~seats, mark.barred) for mark in self.marks]

    # Marks

    def _marks(self) -> list[Mark]:
        if self.marks is None:
            self.marks = [UNMARKED] * len(self.items)
        return self.marks

    def _insert(self, place: int, item: int, mark: Mark) -> None:
        if self.marks is not None or not mark.is_plain():
            self._marks().insert(place, mark)
        self.items.insert(place, item)

    def _take(self, item: int) -> Mark:
        """Take the copy that most know of; it stands for the one that each seat knew of."""
        marks = self.marks
        if marks is None:
            self.items.remove(item)
            return UNMARKED
        first = self.items.index(item)
        best = first
        for i in range(first, len(self.items)):
            if self.items[i] == item and marks[i].shown > marks[best].shown:
                best = i
        taken = marks[best]
        marks[best] = marks[first]
        del self.items[first]
        del marks[first]
        shown = taken.shown
        vague = taken.shown & taken.mixed
        for i in range(len(self.items)):
            if self.items[i] == item:
                mark = marks[i]
                certain = mark.shown & ~mark.mixed & vague  # the copy that is surely here is the one that has gone
                vague &= ~certain
                lost = mark.shown & ~shown
                shown |= lost
                if lost or certain:
                    marks[i] = Mark(mark.shown & ~lost, mark.mixed | certain, levelled(mark.barred, lost, taken.barred))
        return Mark(shown, taken.mixed, taken.barred)

    def _forget(self, item: int, seats: int, taken: Mark, surely_here: bool = False) -> int:
        """Of such items that may lie here (or surely do) these seats know one less each; says which knew of none."""
        if self.marks is not None and seats:
            for place in range(len(self.items)):
                mark = self.marks[place]
                lost = mark.shown & seats & (~mark.mixed if surely_here else mark.mixed)
                if lost and self.items[place] == item:
                    self.marks[place] = mark.forgotten(lost, taken)
                    seats &= ~lost
        return seats

    def __len__(self) -> int:
        return len(self.items)


def any_tells(marks: list[Mark], seats: int) -> bool:
    """Whether any of these marks is worth following for one of these seats."""
    return any(mark.shown & seats or mark.barred for mark in marks)


def any_marked(zones: list[Zone]) -> bool:
    """Whether anything is known of what lies in any of these zones."""
    return any(zone.marks is not None for zone in zones)


def level_bars(zone: Zone, kin: list[Zone], seats: int, item: int, gone: Mark | None) -> None:
    """An item of this kind has left the zone, or what is mixed in it and its kin is sorted out; these seats do not know
    which of the items that they have not seen it was, so they are sure only of what holds for each of these."""
    unseen: list[Mark] = [] if gone is None else [gone]
    unseen += _vague(zone, gone is not None)
    for other in kin:
        unseen += _vague(other, False)
    if any_tells(unseen, NOBODY):
        _level(zone, gone is not None, unseen, seats, item)
        for other in kin:
            _level(other, False, unseen, seats, item)


def _vague(zone: Zone, whole: bool) -> list[Mark]:
    if zone.marks is None:
        return [UNMARKED] * len(zone.items) if whole else []
    return [mark for mark in zone.marks if whole or mark.mixed]


def _level(zone: Zone, whole: bool, unseen: list[Mark], seats: int, item: int) -> None:
    if zone.marks is not None:
        for place, mark in enumerate(zone.marks):
            if mark.barred and (whole or mark.mixed):
                barred = mark.barred
                unsure = seats & ~(mark.shown | mark.is_barred(item))
                for other in unseen:
                    barred = levelled(barred, unsure & ~(other.shown | other.is_barred(item)), other.barred)
                zone.marks[place] = Mark(mark.shown, mark.mixed, barred)


def _known_item(seat: int, zone: Zone, place: int) -> int:
    return zone.items[place] if seat == NO_SEAT or may_know(seat, zone, place) else ANYTHING


def _mark_key(mark: Mark) -> tuple[int, int, list[tuple[int, int]]]:
    return mark.shown, mark.mixed, sorted(mark.barred.items())


def may_know(seat: int, zone: Zone, place: int) -> bool:
    """May this seat know which item lies at this place of the zone?"""
    mask = zone.sees
    if zone.marks is not None:
        mark = zone.marks[place]
        mask |= mark.shown & ~mark.mixed
    return (mask >> seat) & 1 == 1


def knows_of(seat: int, zone: Zone, place: int) -> bool:
    """Does this seat know of the item without knowing where in its group it lies?"""
    if zone.marks is None or (zone.sees >> seat) & 1:
        return False
    mark = zone.marks[place]
    return ((mark.shown & mark.mixed) >> seat) & 1 == 1
