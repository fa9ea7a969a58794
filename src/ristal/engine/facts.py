"""Facts: what counting says of hidden cards, where marks on single cards say too little.

A fact says that of certain cards at least so many lie in certain piles taken together: «all but one of those that I saw
are still there», «nothing here is a Guard, but for the two drawn since». What happens to the cards changes the facts so
that no more is ever claimed than a careful player could tell.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.zone import NOBODY, SPECTATOR, Zone

ANY_NUMBER: Final = 1000
MOST_FACTS: Final = 60  # more than a careful player would count; the rest is forgotten
SWAPS: Final = 200


@mypyc_attr(acyclic=True)
class Fact:
    """These seats know: in these piles (a mask) lie at least `least` cards, each kind counted up to its cap; kinds that
    `caps` does not name count up to `rest`. Never changed."""

    __slots__ = ("caps", "least", "piles", "rest", "seats")

    def __init__(self, seats: int, piles: int, caps: dict[int, int], rest: int, least: int) -> None:
        self.seats = seats
        self.piles = piles
        self.caps = caps
        self.rest = rest
        self.least = least

    def cap(self, kind: int) -> int:
        return self.caps.get(kind, self.rest)

    def counted(self, items: list[int]) -> int:
        """How many of these items count."""
        counts: dict[int, int] = {}
        for item in items:
            counts[item] = counts.get(item, 0) + 1
        total = 0
        for kind, count in counts.items():
            total += min(count, self.cap(kind))
        return total

    def for_seats(self, seats: int) -> Fact:
        return Fact(seats, self.piles, self.caps, self.rest, self.least)

    def wider(self, piles: int) -> Fact:
        """As much lies in more piles."""
        return Fact(self.seats, self.piles | piles, self.caps, self.rest, self.least)

    def narrower(self, piles: int, less: int) -> Fact:
        """Without these piles so many less are sure."""
        return Fact(self.seats, self.piles & ~piles, self.caps, self.rest, self.least - less)

    def is_full(self) -> bool:
        """Whether all the cards that it names are there."""
        return self.rest == 0 and sum(self.caps.values()) == self.least

    def with_kind(self, kind: int, change: int) -> Fact:
        """One more or less of a kind is known to be in the piles."""
        cap = self.cap(kind)
        if cap >= ANY_NUMBER:
            return Fact(self.seats, self.piles, self.caps, self.rest, self.least + change)
        if cap + change < 0:
            return self
        return Fact(self.seats, self.piles, {**self.caps, kind: cap + change}, self.rest, self.least + change)

    def write(self) -> list[object]:
        return [self.seats, self.piles, sorted(self.caps.items()), self.rest, self.least]

    def follows_from(self, other: Fact) -> bool:
        """Whether the other fact, of some of these piles, says as much, whatever the cards are that only it counts."""
        if self.seats & ~other.seats or other.piles & ~self.piles or other.rest > self.rest:
            return False
        left = other.least - self.least
        if left < 0:
            return False
        for kind, cap in other.caps.items():
            if cap > self.cap(kind):
                left -= cap - self.cap(kind)
        if other.rest:
            for kind, cap in self.caps.items():
                if kind not in other.caps:
                    left -= ANY_NUMBER - cap
        return left >= 0

    def may_break(self, heaps: list[Heap], totals: dict[int, int]) -> bool:
        """Whether some deal of all that is hidden would break it."""
        spare = 0
        for kind, total in totals.items():
            spare += max(0, total - self.cap(kind))
        room = 0
        for heap in heaps:
            room += heap.room(self.piles)
        return room - spare < self.least

    def together(self, other: Fact, seats: int) -> Fact:
        """What both say of their piles, which are others for each, taken together."""
        caps = dict(self.caps)
        for kind, cap in other.caps.items():
            caps[kind] = caps.get(kind, 0) + cap
        return Fact(seats, self.piles | other.piles, caps, 0, self.least + other.least)


def read_fact(data: Any) -> Fact:
    """The fact that `Fact.write` gave."""
    seats, piles, caps, rest, least = data
    return Fact(seats, piles, {int(kind): int(cap) for kind, cap in caps}, rest, least)


@mypyc_attr(acyclic=True)
class Trace:
    """What happened to a pile: a card of this kind went from `source` to `target` (0: one that lies open), where `seen`
    saw which, `left` lie now where it came from, `held` lay before where it went; `owners` see what lies there."""

    __slots__ = ("held", "kind", "left", "owners", "seen", "source", "target")

    def __init__(self, source: int, target: int, kind: int, seen: int, left: int, held: int, owners: int) -> None:
        self.source = source
        self.target = target
        self.kind = kind
        self.seen = seen
        self.left = left
        self.held = held
        self.owners = owners

    def changes(self, facts: list[Fact]) -> list[Fact]:
        return moved(facts, self)


@mypyc_attr(acyclic=True)
class Look(Trace):
    """`seen` have seen all that lies in the pile."""

    __slots__ = ("items",)

    def __init__(self, pile: int, items: list[int], seen: int) -> None:
        super().__init__(pile, 0, 0, seen, len(items), 0, 0)
        self.items = items

    def changes(self, facts: list[Fact]) -> list[Fact]:
        return shown(facts, self.source, self.items, self.seen)


@mypyc_attr(acyclic=True)
class Lack(Trace):
    """`seen` know that nothing in the pile is of this kind."""

    def changes(self, facts: list[Fact]) -> list[Fact]:
        return tidy([*facts, Fact(self.seen, self.source, {self.kind: 0}, ANY_NUMBER, self.left)], 0)


@mypyc_attr(acyclic=True)
class Close(Trace):
    """The places above an empty one close up."""

    def __init__(self, place: int) -> None:
        super().__init__(place, 0, 0, NOBODY, 0, 0, NOBODY)

    def changes(self, facts: list[Fact]) -> list[Fact]:
        below = self.source - 1
        return [
            Fact(fact.seats, (fact.piles & below) | (fact.piles >> 1 & ~below), fact.caps, fact.rest, fact.least)
            for fact in facts
        ]


@mypyc_attr(acyclic=True)
class Heap:
    """What lies in a pile; `apart` where each place has a bit of its own."""

    __slots__ = ("apart", "items", "pile", "sees")

    def __init__(self, pile: int, apart: bool, sees: int, items: list[int]) -> None:
        self.pile = pile
        self.apart = apart
        self.sees = sees
        self.items = items

    def room(self, piles: int) -> int:
        """How many of its places are in these piles."""
        if not self.apart:
            return len(self.items) if self.pile & piles else 0
        return sum(1 for place in range(len(self.items)) if self.pile << place & piles)


@mypyc_attr(acyclic=True)
class Pause(Trace):
    """An answer has been done: what nobody could deal otherwise any more is forgotten."""

    __slots__ = ("heaps", "seats")

    def __init__(self, seats: int, heaps: list[Heap]) -> None:
        super().__init__(0, 0, 0, NOBODY, 0, 0, NOBODY)
        self.seats = seats
        self.heaps = heaps

    def changes(self, facts: list[Fact]) -> list[Fact]:
        knowers = [NOBODY] * len(facts)
        for seat in [*range(self.seats), SPECTATOR]:
            hidden = [heap for heap in self.heaps if not heap.sees >> seat & 1]
            totals: dict[int, int] = {}
            for heap in hidden:
                for item in heap.items:
                    totals[item] = totals.get(item, 0) + 1
            for at, fact in enumerate(facts):
                if fact.seats >> seat & 1 and fact.may_break(hidden, totals):
                    knowers[at] |= 1 << seat
        return [fact.for_seats(knowers[at]) for at, fact in enumerate(facts) if knowers[at]]


def moved(facts: list[Fact], trace: Trace) -> list[Fact]:
    """What is known after a card has gone from one pile to another."""
    after = joined(facts, trace) if trace.held and trace.source else []
    for fact in facts:
        leaves, enters = fact.piles & trace.source != 0, fact.piles & trace.target != 0
        if leaves == enters:
            after.append(fact)
            continue
        if fact.seats & trace.seen:
            after.append(fact.for_seats(fact.seats & trace.seen).with_kind(trace.kind, -1 if leaves else 1))
        blind = fact.for_seats(fact.seats & ~trace.seen)
        if leaves:
            after.append(blind.wider(trace.target))
            if trace.held:
                after.append(blind.narrower(0, 1))
        else:
            after.append(blind)
            after.append(blind.narrower(trace.target, trace.held))
    new = trace.seen & ~trace.owners
    if trace.target and new:
        for fact in after:
            if fact.piles == trace.target and fact.is_full():
                new &= ~fact.seats
        after.append(Fact(new, trace.target, {trace.kind: 1}, 0, 1))
    return tidy(after, 0 if trace.left else trace.source)


def joined(facts: list[Fact], trace: Trace) -> list[Fact]:
    """What those who do not see which card goes know of both piles together: it stays true."""
    found: list[Fact] = []
    for fact in facts:
        if fact.rest == 0 and fact.piles & trace.source and not fact.piles & trace.target:
            for other in facts:
                seats = fact.seats & other.seats & ~trace.seen
                if seats and other.rest == 0 and other.piles & trace.target and not other.piles & fact.piles:
                    found.append(fact.together(other, seats))
    return found


def shown(facts: list[Fact], pile: int, items: list[int], seats: int) -> list[Fact]:
    """These seats see all that lies in a pile."""
    caps: dict[int, int] = {}
    for item in items:
        caps[item] = caps.get(item, 0) + 1
    after = [Fact(seats, pile, caps, 0, len(items))]
    for fact in facts:
        if not (fact.piles & pile and fact.seats & seats):
            after.append(fact)
            continue
        if fact.seats & ~seats:
            after.append(fact.for_seats(fact.seats & ~seats))
        left: dict[int, int] = {kind: max(0, cap - caps.get(kind, 0)) for kind, cap in fact.caps.items()}
        least = fact.least - fact.counted(items)
        after.append(Fact(fact.seats & seats, fact.piles & ~pile, left, fact.rest, least))
    return tidy(after, 0)


def tidy(facts: list[Fact], emptied: int) -> list[Fact]:
    """The facts that say something, without those that follow from others; `emptied` piles hold nothing any more."""
    kept: list[Fact] = []
    for fact in facts:
        if fact.piles & emptied:
            fact = fact.narrower(emptied, 0)
        if fact.least <= 0 or not fact.piles or fact.seats == NOBODY:
            continue
        if any(fact.follows_from(other) for other in kept):
            continue
        kept = [other for other in kept if not other.follows_from(fact)]
        kept.append(fact)
    return kept if len(kept) <= MOST_FACTS else sorted(kept, key=_width)[:MOST_FACTS]


def _width(fact: Fact) -> int:
    return bin(fact.piles).count("1")


class Counting:
    """The places that a seat may not know, pile by pile, to be dealt so that the facts hold."""

    def __init__(self, facts: list[Fact], seat: int) -> None:
        self.facts = facts
        self.seat = seat
        self.whole: list[Zone] = []
        self.whole_piles: list[int] = []
        self.apart: list[Zone] = []
        self.apart_piles: list[int] = []
        self.piles: list[int] = []  # of each place, once something has to be mended
        self.zones: list[Zone] = []
        self.places: list[int] = []

    def add(self, pile: int, zone: Zone, apart: bool) -> None:
        if apart:
            self.apart.append(zone)
            self.apart_piles.append(pile)
        else:
            self.whole.append(zone)
            self.whole_piles.append(pile)

    def _find_places(self) -> None:
        for at, zone in enumerate([*self.whole, *self.apart]):
            is_whole = at < len(self.whole)
            pile = self.whole_piles[at] if is_whole else self.apart_piles[at - len(self.whole)]
            for place in range(len(zone.items)):
                self.piles.append(pile if is_whole else pile << place)
                self.zones.append(zone)
                self.places.append(place)

    def mend(self, chance: Chance) -> bool:
        """Exchange cards that the seat does not know until all facts hold; whether they do."""
        for _ in range(SWAPS):
            wrong: list[Fact] = []
            for fact in self.facts:
                if self._lacks(fact):
                    wrong.append(fact)
            if not wrong:
                return True
            if not self.zones:
                self._find_places()
            if not self._exchange(wrong[chance.draw(len(wrong))], chance):
                return False
        return False

    def _lacks(self, fact: Fact) -> bool:
        items: list[int] = []
        for at in range(len(self.whole)):
            if self.whole_piles[at] & fact.piles:
                items += self.whole[at].items
        for at in range(len(self.apart)):
            zone, pile = self.apart[at], self.apart_piles[at]
            for place in range(len(zone.items)):
                if pile << place & fact.piles:
                    items.append(zone.items[place])
        return fact.counted(items) < fact.least

    def _exchange(self, fact: Fact, chance: Chance) -> bool:
        """Something that does not count goes for something that does; whether there is such."""
        counts: dict[int, int] = {}
        for at in range(len(self.piles)):
            if self.piles[at] & fact.piles:
                counts[self._item(at)] = counts.get(self._item(at), 0) + 1
        useless: list[int] = []
        wanted: list[int] = []
        for at in range(len(self.piles)):
            item = self._item(at)
            if self._is_free(at):
                if self.piles[at] & fact.piles:
                    if counts[item] > fact.cap(item):
                        useless.append(at)
                elif counts.get(item, 0) < fact.cap(item):
                    wanted.append(at)
        if not useless or not wanted:
            return False
        one, other = useless[chance.draw(len(useless))], wanted[chance.draw(len(wanted))]
        first, second = self._item(one), self._item(other)
        self.zones[one].items[self.places[one]] = second
        self.zones[other].items[self.places[other]] = first
        return True

    def _item(self, at: int) -> int:
        return self.zones[at].items[self.places[at]]

    def _is_free(self, at: int) -> bool:
        marks = self.zones[at].marks
        return marks is None or not marks[self.places[at]].shown >> self.seat & 1
